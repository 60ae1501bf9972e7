"""The Dubious Tome of Scottish History (chronicle 6)."""

from bothy.games.glenmore.chronicles.tome.module import DubiousTome

TOME: DubiousTome = DubiousTome()

__all__ = ["TOME"]
