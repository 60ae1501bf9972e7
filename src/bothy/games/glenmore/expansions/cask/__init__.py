"""Chronicle 3, Ol' Jamey's Single Cask Reserve (X3)."""

from bothy.games.glenmore.expansions.cask.bot import ValuedCask

CASK: ValuedCask = ValuedCask()
MODULES = (CASK,)

__all__ = ["CASK", "MODULES"]
