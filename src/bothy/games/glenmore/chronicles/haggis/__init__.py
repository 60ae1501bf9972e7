"""Address to a Haggis (chronicle 5)."""

from bothy.games.glenmore.chronicles.haggis.module import AddressToAHaggis

HAGGIS: AddressToAHaggis = AddressToAHaggis()

__all__ = ["HAGGIS"]
