"""The row of future contracts: it is filled from the pile, and all other contracts come from its left (I8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bothy.games.caledonia.actions.contracts import next_of_pile, off_pile, pile_size
from bothy.games.caledonia.own_rows import OwnRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, Outcome, Part, Step, state, value
from bothy.kernel.pack import Row, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class FutureBoard(Piece):
    """The board beside the export board."""

    places: int


def read_board(row: Row) -> FutureBoard:
    """The board out of its row."""
    return FutureBoard(id=row.id, source=row.source, places=row.number("places", most=20))


def read(sheet: Sheet) -> FutureBoard:
    """The data file."""
    return sheet.row("board", read_board)


BOARD: OwnRows[FutureBoard] = OwnRows(Path(__file__).parent / "future-contracts.toml", read)


@state
class FutureRow(Part):
    """The contracts that come next, from left to right."""

    contracts: list[int]

    def copy(self) -> FutureRow:
        return FutureRow(self.contracts[:])


@value
class DrawFuture(Draw[Caledonia]):
    """A contract off the pile, to the right end of the row (I8.1)."""

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return next_of_pile(pos)

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        off_pile(pos, outcome)
        pos.part(FutureRow).contracts.append(outcome)
        pos.say("future-contract", [("pile", -1, "future"), ("future", 1, "future")], contract=outcome)


@value
class FillRow(Step[Caledonia]):
    """The row has slid to the left; its empty places are filled while the pile lasts (I8.4, I8.5)."""

    def run(self, pos: Caledonia) -> None:
        empty = BOARD.of(pos.rules.pack).places - len(pos.part(FutureRow).contracts)
        pos.then(*[DrawFuture() for _ in range(min(empty, pile_size(pos)))])


@value
class TakeFuture(Step[Caledonia]):
    """The leftmost contract goes to a place of the export board, or (place -1) to choose from (I8.2, I8.3)."""

    place: int

    def run(self, pos: Caledonia) -> None:
        contract = pos.part(FutureRow).contracts.pop(0)
        if self.place < 0:
            pos.drawn += (contract,)
            pos.say("drawn", [("future", -1, "draw"), ("drawn", 1, "draw")], contract=contract)
            return
        pos.open[self.place] = contract
        pos.say("opened", [("future", -1, "refill"), ("open", 1, "refill")], contract=contract)
        if not pos.stack or not isinstance(pos.stack[-1], TakeFuture):  # that was the last of a refill
            pos.then(FillRow())
