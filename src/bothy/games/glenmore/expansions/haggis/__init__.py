"""Address to a Haggis (chronicle 5)."""

from bothy.games.glenmore.expansions.haggis.module import AddressToAHaggis

HAGGIS: AddressToAHaggis = AddressToAHaggis()
MODULES = (HAGGIS,)

__all__ = ["HAGGIS", "MODULES"]
