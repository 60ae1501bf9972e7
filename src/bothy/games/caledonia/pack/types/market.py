"""The market board: a price track per good, and the price bands of the solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row, Within


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceTrack(Piece):
    """The prices of one good, from the lowest step to the highest."""

    good: int
    start: int
    """The step the marker starts on."""
    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceBand(Piece):
    """Low, medium or high: a range of steps, the same for all goods."""

    first: Annotated[int, Within(most=19)]
    last: Annotated[int, Within(most=19)]


def read_price_track(row: Row) -> PriceTrack:
    """Reads a price track from its row, which is named by its good."""
    if row.id not in GOODS:
        raise row.fault("is no good")
    return PriceTrack(
        id=row.id,
        source=row.source,
        good=GOODS.index(row.id),
        start=row.number("start", most=19),
        prices=row.numbers("prices", least=1),
    )
