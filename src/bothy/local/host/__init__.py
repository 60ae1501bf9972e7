"""A host for one person: all tables of a page, over a store, a thinker and lines that are given."""

from bothy.local.host.host import Host

__all__ = ["Host"]
