"""The row of future contracts: filled from the pile, its left end supplies all other contracts (I8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from bothy.games.caledonia.actions.contracts import next_in_pile, next_of_pile, off_pile, pile_size
from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, ModuleState, Outcome, Step, state, value
from bothy.kernel.pack import DataFile, Within


@dataclass(frozen=True, slots=True, kw_only=True)
class FutureBoard(Piece):
    """The board next to the export board."""

    places: Annotated[int, Within(most=20)]


def read(sheet: DataFile) -> FutureBoard:
    """Reads the data file."""
    return sheet.row("board", FutureBoard)


BOARD: ModuleRows[FutureBoard] = ModuleRows(Path(__file__).parent / "future-contracts.toml", read)


@state
class FutureRow(ModuleState):
    """The contracts that come next, from left to right."""

    contracts: list[int]

    def copy(self) -> FutureRow:
        return FutureRow(self.contracts[:])


@value
class DrawFuture(Draw[Caledonia]):
    """A contract from the pile, to the right end of the row (I8.1)."""

    def place(self, pos: Caledonia) -> str:
        return next_in_pile(pos)

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return next_of_pile(pos)

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        off_pile(pos, outcome)
        pos.part(FutureRow).contracts.append(outcome)
        pos.emit("future-contract", [("pile", -1, "future"), ("future", 1, "future")], contract=outcome)


@value
class FillRow(Step[Caledonia]):
    """Fills the empty places of the row, which has slid to the left, while the pile lasts (I8.4, I8.5)."""

    def run(self, pos: Caledonia) -> None:
        empty = BOARD.of(pos.rules.pack).places - len(pos.part(FutureRow).contracts)
        pos.push(*[DrawFuture() for _ in range(min(empty, pile_size(pos)))])


@value
class TakeFuture(Step[Caledonia]):
    """Moves the leftmost contract to a place on the export board, or (place -1) to choose from (I8.2, I8.3)."""

    place: int

    def run(self, pos: Caledonia) -> None:
        contract = pos.part(FutureRow).contracts.pop(0)
        if self.place < 0:
            pos.drawn += (contract,)
            pos.emit("drawn", [("future", -1, "draw"), ("drawn", 1, "draw")], contract=contract)
            return
        pos.open[self.place] = contract
        pos.emit("opened", [("future", -1, "refill"), ("open", 1, "refill")], contract=contract)
        if not pos.stack or not isinstance(pos.stack[-1], TakeFuture):  # the last of a refill
            pos.push(FillRow())
