"""The Dubious Tome of Scottish History (chronicle 6)."""

from bothy.games.glenmore.expansions.tome.module import DubiousTome

TOME: DubiousTome = DubiousTome()
MODULES = (TOME,)

__all__ = ["MODULES", "TOME"]
