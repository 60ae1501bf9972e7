"""The rows of the railway's data file: places, tracks, tunnels, demand places, demands, delivery bonuses (I12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import AmountOf, DataFile, OneOf, Row, Within

Side: TypeAlias = Literal["large", "small"]
LARGE: Final = "large"
SMALL: Final = "small"
SIDES: Final = (LARGE, SMALL)
"""The sides for three or four people, and for one or two."""
PARTS: Final = (
    "free-land", "free-field", "city", "jump", "upgrades", "undo-upgrades", "prices", "return-distillery",
    "exchange-contract", "goods", "return-building", "process", "return-animal", "give-whisky", "moves",
    "contract-on-top", "building-bonus", "reserve", "sell-dear", "send-merchants", "fetch-and-fulfil",
    "fulfil-rare", "fulfil-by-field",
)  # fmt: skip
"""The parts of a delivery bonus that its owner decides on, besides its immediate effects."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RailwayFigures(Piece):
    """The numbers of the railway."""

    fee: int
    metropolis_glory: int
    most_places: Annotated[int, Within(most=9)]
    deliveries: tuple[int, ...]
    """VP by number of deliveries, starting at one."""
    solo: Annotated[int, Within(-99)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Piece):
    """A city or a metropolis, and its position on the board, in per cent."""

    metropolis: bool
    x: int
    y: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Track(Piece):
    """A track between two places, on one side of the board or on both."""

    ends: tuple[str, ...]
    sides: Annotated[tuple[str, ...], OneOf(SIDES)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tunnel(Piece):
    """The two cities a tunnel joins, by side of the board."""

    large: tuple[str, ...]
    small: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DemandPlace(Piece):
    """The place of a demand, and the places it serves: a metropolis, or a pair of cities."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Future(Piece):
    """The number of open future demands, for a number of people."""

    demands: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand(Piece):
    """Goods to be delivered, by kind."""

    goods: Annotated[tuple[int, ...], AmountOf(GOODS, 20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery(Piece):
    """A delivery bonus: immediate money, further actions and port uses, parts to choose from, numbers."""

    parts: tuple[str, ...]
    figures: Mapping[str, int]

    def figure(self, name: str) -> int:
        """Returns a number of the bonus, 0 if it has none of that name."""
        return self.figures.get(name, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Railway:
    """All rows of one railway."""

    figures: RailwayFigures
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    tunnels: tuple[Tunnel, ...]
    demand_places: tuple[DemandPlace, ...]
    futures: tuple[Future, ...]
    demands: tuple[Demand, ...]
    deliveries: tuple[Delivery, ...]

    def sets(self) -> tuple[tuple[str, tuple[Piece, ...]], ...]:
        """Returns all rows, set by set."""
        return (
            ("railway", (self.figures, *self.futures)),
            ("railway places", self.places),
            ("railway tracks", self.tracks),
            ("tunnels", self.tunnels),
            ("demand places", self.demand_places),
            ("demand tiles", self.demands),
            ("delivery bonus tiles", self.deliveries),
        )


DATA: Final = Path(__file__).parent / "railway.toml"


def railway_in(pack: Components) -> Railway:
    """Returns the railway of a pack, which may replace the built-in rows."""
    return RAILWAY.of(pack)


def read_railway(sheet: DataFile) -> Railway:
    """Reads a railway from the tables of its file."""
    return Railway(
        figures=sheet.row("railway", RailwayFigures),
        places=sheet.rows("place", Place),
        tracks=sheet.rows("track", Track, any_number=True),
        tunnels=sheet.rows("tunnel", Tunnel),
        demand_places=sheet.rows("demand_place", DemandPlace),
        futures=sheet.rows("future", Future),
        demands=sheet.rows("demand", Demand, any_number=True),
        deliveries=sheet.rows("delivery", _delivery),
    )


def _delivery(row: Row) -> Delivery:
    parts = row.words("parts", PARTS)
    figures = {name: row.number(name, most=40) for name in list(row.left)}
    return Delivery(id=row.id, source=row.source, parts=parts, figures=figures)


RAILWAY: ModuleRows[Railway] = ModuleRows(DATA, read_railway)
