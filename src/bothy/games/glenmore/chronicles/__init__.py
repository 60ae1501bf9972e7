"""The eight chronicles, each a folder and a switch of its own, and what belongs to two of them."""

from pathlib import Path

from bothy.games.glenmore.chronicles.haggis import HAGGIS
from bothy.games.glenmore.chronicles.tome import TOME
from bothy.games.glenmore.module import Module

GENERAL: Module = Module("chronicles", reference=Path(__file__).parent / "rules")
"""What holds for all of them: the first chapter of their rules. It is at no table."""
MODULES: tuple[Module, ...] = (GENERAL, HAGGIS, TOME)
"""In the order of the book, then what belongs to two."""

__all__ = ["MODULES"]
