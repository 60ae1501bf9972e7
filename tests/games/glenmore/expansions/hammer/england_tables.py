"""Tables at which it's the Englishman's turn."""

from __future__ import annotations

from typing import Any

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.hammer.england import england
from bothy.games.glenmore.expansions.hammer.errand import his_code
from bothy.games.glenmore.rounds import Advance
from bothy.kernel import EventRecorder, SamplingDealer


def put(table: Table, *spaces: str) -> Table:
    """Sets a rondel starting at the gap, with "englishman" for his space."""
    at = spaces.index("englishman")
    table.rondel(*["empty" if space == "englishman" else space for space in spaces])
    table.pos.rondel[at] = his_code(table.pos)
    return table


def errand(*ahead: str, seats: int = 3, holder: int = 0, filled: int = 1, **options: Any) -> Table:
    """Returns a table where the Englishman is rearmost, behind pawns and these tiles, and his holder is to act."""
    table = Table(seats, hammer=True, **options)
    pawns = [f"seat-{seat}" for seat in range(seats)]
    rest = 14 - 2 - seats - len(ahead)
    put(table, "gap", "englishman", *pawns, *ahead, *["empty"] * rest)
    part = england(table.pos)
    part.holder, part.filled = holder, filled
    return begin(table)


def begin(table: Table) -> Table:
    """Lets the rearmost piece act."""
    pos = table.pos
    pos.stack.clear()
    pos.turn = None
    pos.trace = EventRecorder()
    pos.push(Advance())
    pos.settle(SamplingDealer(1))
    return table
