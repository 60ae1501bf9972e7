"""Announcements between processes: one interface, with NATS for hosts and an in-process bus for a laptop."""

from bothy.server.bus.interface import Bus, Subscription

__all__ = ["Bus", "Subscription"]
