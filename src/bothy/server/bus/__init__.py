"""Announcements between processes: one interface, NATS to host, in-process for a laptop."""

from bothy.server.bus.interface import Bus, Subscription

__all__ = ["Bus", "Subscription"]
