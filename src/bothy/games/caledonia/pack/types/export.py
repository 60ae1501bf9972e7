"""The export board: open contract boxes, the cost of a contract, the pass bonus, the tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Within


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenBoxes(Piece):
    """The number of boxes with an open contract."""

    players: Annotated[int, Within(1, 9)]
    open: Annotated[int, Within(most=12)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Round(Piece):
    """The cost of obtaining a contract in a round; a negative cost is paid out."""

    contract_cost: Annotated[int, Within(-99)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBonus(Piece):
    """The money for passing, by the place in the order of passing."""

    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportTrack(Piece):
    """The start of the import markers, and the money of the marked steps."""

    start: int
    marked_every: Annotated[int, Within(1)]
    money: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GloryTrack(Piece):
    """The start of the glory markers."""

    start: int
