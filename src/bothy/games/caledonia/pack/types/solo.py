"""The solo game: dice, ladders instead of rankings, and names of results."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.scoring import RANKED
from bothy.kernel.pack import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Solo(Piece):
    """The figures of the solo game."""

    prices_moved: int
    pass_bonus: int
    blocked_land_cost: int
    """Neutral workers stand on all active land of this cost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsDie(Piece):
    """The goods on the faces of the goods die."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceFace(Piece):
    """A face of the price die, and the contract box it points to."""

    steps: int
    box: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung(Piece):
    """Victory points for at least this many contracts or settlements."""

    of: str
    at_least: int
    vp: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultBand(Piece):
    """The name of a result with at least this many points."""

    from_vp: int


def read_solo(row: Row) -> Solo:
    """Reads the solo figures from their row."""
    return Solo(
        id=row.id,
        source=row.source,
        prices_moved=row.number("prices_moved", most=9),
        pass_bonus=row.number("pass_bonus"),
        blocked_land_cost=row.number("blocked_land_cost", most=9),
    )


def read_goods_die(row: Row) -> GoodsDie:
    """Reads the goods die from its row."""
    faces = row.texts("faces")
    if any(face not in GOODS for face in faces):
        raise row.fault("every face shows a good")
    return GoodsDie(id=row.id, source=row.source, faces=tuple([GOODS.index(face) for face in faces]))


def read_price_face(row: Row) -> PriceFace:
    """Reads a face of the price die from its row."""
    return PriceFace(
        id=row.id, source=row.source, steps=row.number("steps", least=-19, most=19), box=row.number("box", most=11)
    )


def read_rung(row: Row) -> Rung:
    """Reads a rung of a ladder from its row."""
    of, at_least, vp = row.word("of", RANKED), row.number("at_least"), row.number("vp")
    return Rung(id=row.id, source=row.source, of=of, at_least=at_least, vp=vp)


def read_result_band(row: Row) -> ResultBand:
    """Reads a result band from its row."""
    return ResultBand(id=row.id, source=row.source, from_vp=row.number("from", most=999))
