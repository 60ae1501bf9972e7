"""Future contracts: all players see the contracts that come next (I8; booklet 5.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.actions.contracts import drawn_by_bonus
from bothy.games.caledonia.expansions.industria.future.row import (
    BOARD,
    DrawFuture,
    FillRow,
    FutureBoard,
    FutureRow,
    TakeFuture,
)
from bothy.games.caledonia.module import ROUNDS
from bothy.games.caledonia.own_rows import WithRows
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, ModuleState, Option, Registry, Text


def sets(board: FutureBoard) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("future contracts board", [board])]


class FutureFacts(TypedDict):
    """The module's part of the view: the row, and how many of it a building bonus would draw, by seat."""

    future: list[int]
    future_drawn: list[int]


class FutureContracts(WithRows):
    """A row of contracts between the pile and everything that takes from it."""

    def __init__(self) -> None:
        super().__init__(
            "future-contracts",
            options=(Option("future-contracts", (False, True), False, group="industria"),),
            rows=BOARD,
            sets=sets,
            registry=Registry(
                frames=[DrawFuture, FillRow, TakeFuture], parts=[FutureRow], events=["future-contract"]
            ),
        )

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (FutureRow([]),)

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return (FillRow(),) if place == ROUNDS else ()

    def contract_frames(self, pos: Caledonia, place: int) -> Sequence[Frame[Any]]:
        """Returns the row, except for the first open contracts, which come from the pile (I8.1)."""
        return (TakeFuture(place),) if pos.round else ()

    def modify_contracts_left(self, pos: Caledonia, count: int) -> int:
        return len(pos.part(FutureRow).contracts)

    def keeps_rejected(self, pos: Caledonia, seat: int, contracts: tuple[int, ...]) -> bool:
        """Fills the row only after rejected contracts have gone under the pile as usual (I8.4, R-I11)."""
        pos.push(FillRow())
        return False

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        """Counts the contracts in the row, none of which may be elsewhere as well."""
        if seat >= 0:
            return {}
        box = [contract for player in pos.players for contract in (*player.box, *player.fulfilled)]
        elsewhere = (*pos.unseen, *pos.under, *pos.drawn, *pos.open, *box)
        return {"future": len({*pos.part(FutureRow).contracts}.difference(elsewhere))}

    def view_facts(self, pos: Caledonia, viewer: int | None) -> FutureFacts:
        by_bonus = [drawn_by_bonus(pos, seat) for seat in range(len(pos.players))]
        return {"future": list(pos.part(FutureRow).contracts), "future_drawn": by_bonus}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        return (Text("note-future-contracts", contracts=tuple(pos.part(FutureRow).contracts)),)
