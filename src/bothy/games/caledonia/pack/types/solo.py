"""The solo game: dice, ladders instead of rankings, and names of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import RANKED
from bothy.kernel.pack import OneOf, Row, Within


@dataclass(frozen=True, slots=True, kw_only=True)
class Solo(Piece):
    """The figures of the solo game."""

    prices_moved: Annotated[int, Within(most=9)]
    pass_bonus: int
    blocked_land_cost: Annotated[int, Within(most=9)]
    """Neutral workers stand on all active land of this cost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsDie(Piece):
    """The goods on the faces of the goods die."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceFace(Piece):
    """A face of the price die, and the contract box it points to."""

    steps: Annotated[int, Within(-19, 19)]
    box: Annotated[int, Within(most=11)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung(Piece):
    """Victory points for at least this many contracts or settlements."""

    of: Annotated[str, OneOf(RANKED)]
    at_least: int
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultBand(Piece):
    """The name of a result with at least this many points."""

    from_vp: int


def read_goods_die(row: Row) -> GoodsDie:
    """Reads the goods die from its row."""
    faces = row.texts("faces")
    if any(face not in GOODS for face in faces):
        raise row.fault("every face shows a good")
    return GoodsDie(id=row.id, source=row.source, faces=tuple([GOODS.index(face) for face in faces]))


def read_result_band(row: Row) -> ResultBand:
    """Reads a result band from its row."""
    return ResultBand(id=row.id, source=row.source, from_vp=row.number("from", most=999))
