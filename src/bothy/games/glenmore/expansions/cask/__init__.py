"""Chronicle 3, Ol' Jamey's Single Cask Reserve (X3)."""

from bothy.games.glenmore.expansions.cask.module import SingleCask

CASK: SingleCask = SingleCask()
MODULES = (CASK,)

__all__ = ["CASK", "MODULES"]
