"""The eight chronicles, each with its own folder and option, and rules shared by two of them."""

from pathlib import Path

from bothy.games.glenmore.chronicles.boats import BOATS
from bothy.games.glenmore.chronicles.cask import CASK
from bothy.games.glenmore.chronicles.chronicle import GROUP
from bothy.games.glenmore.chronicles.combinations import COMBINATIONS
from bothy.games.glenmore.chronicles.council import COUNCIL
from bothy.games.glenmore.chronicles.haggis import HAGGIS
from bothy.games.glenmore.chronicles.hammer import HAMMER
from bothy.games.glenmore.chronicles.highlander import HIGHLANDER, ON_ITS_SIDE
from bothy.games.glenmore.chronicles.mobs import MOBS
from bothy.games.glenmore.chronicles.tome import TOME
from bothy.games.glenmore.module import Module

GENERAL: Module = Module("chronicles", reference=Path(__file__).parent / "rules")
"""The first chapter of the chronicles' rules, which applies to all of them. It is never at a table."""
MODULES: tuple[Module, ...] = (
    GENERAL,
    BOATS,
    HIGHLANDER,
    ON_ITS_SIDE,
    CASK,
    HAMMER,
    HAGGIS,
    TOME,
    COUNCIL,
    *MOBS,
    *COMBINATIONS,
)
"""In the order of the book, then those for pairs of chronicles."""

__all__ = ["GROUP", "MODULES"]
