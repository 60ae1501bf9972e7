"""Chronicle 3, Ol' Jamey's Single Cask Reserve (X3)."""

from bothy.games.glenmore.chronicles.cask.module import SingleCask

CASK: SingleCask = SingleCask()

__all__ = ["CASK"]
