"""The tiles drawn at set-up: ports, scoring tiles, clans, starting tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import MOST, AmountOf, Row

Figures = Mapping[str, tuple[int, ...]]
"""Numbers of an effect, by name; a single one is a list of one."""

PORT_EFFECTS: Final = (
    "spare-animal",
    "swap-basic-goods",
    "swap-processed-goods",
    "upgrade-and-glory",
    "money",
    "move-price",
    "swap-units",
    "money-and-building-bonus",
    "use-another-port",
)
COUNTED: Final = (
    "basic-goods",
    "processed-goods",
    "production-units",
    "workers",
    "border-units",
    "rare-imports",
    "meat",
    "upgrades",
    "dear-hexes",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Port(Piece):
    """A port bonus tile."""

    effect: str
    kickstarter: bool
    """True if it isn't in every box."""
    figures: Figures

    def figure(self, name: str) -> int:
        """Returns a number of its effect."""
        return self.figures[name][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringTile(Piece):
    """A scoring tile: glory for each `every` of what it counts."""

    counts: str
    kickstarter: bool
    every: int
    glory: int
    glory_for_field: int
    """The glory of a field instead; only production units include fields."""
    land_cost_from: int
    """The minimum land cost of a hex that counts; 0 where the tile doesn't count hexes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clan(Piece):
    """A clan's starting bonuses, and the numbers of its power."""

    kickstarter: bool
    extra_merchants: int
    extra_export_boxes: int
    extra_first_workers: int
    shipping_small: int
    shipping_large: int
    technology: bool
    figures: Figures
    inferred: tuple[str, ...]
    """Figures that no source prints in words."""

    def shipping(self, players: int) -> int:
        """Returns the shipping level it starts with, which may depend on the number of players."""
        return self.shipping_small if players <= 2 else self.shipping_large

    def figure(self, name: str) -> int:
        """Returns a number of its power."""
        return self.figures[name][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingTile(Piece):
    """The money and goods that come with a clan."""

    money: int
    goods: Annotated[tuple[int, ...], AmountOf(GOODS, 20)]


def read_port(row: Row, effects: Sequence[str] = PORT_EFFECTS) -> Port:
    """Reads a port from its row; everything besides its effect is a figure."""
    effect = row.word("effect", effects)
    kickstarter = row.truth("kickstarter")
    figures = {name: (row.number(name),) for name in list(row.left)}
    return Port(id=row.id, source=row.source, effect=effect, kickstarter=kickstarter, figures=figures)


def read_scoring_tile(row: Row, counted: Sequence[str] = COUNTED) -> ScoringTile:
    """Reads a scoring tile from its row."""
    glory = row.number("glory")
    return ScoringTile(
        id=row.id,
        source=row.source,
        counts=row.word("counts", counted),
        kickstarter=row.truth("kickstarter"),
        every=row.number("every", 1, least=1),
        glory=glory,
        glory_for_field=row.number("glory_for_field", glory),
        land_cost_from=row.number("land_cost_from", 0, most=9),
    )


def read_clan(row: Row) -> Clan:
    """Reads a clan from its row."""
    shipping = row.numbers("shipping", (0, 0), most=9)
    if len(shipping) != 2:
        raise row.fault("shipping is a level for 1-2 players and one for 3-4")
    return Clan(
        id=row.id,
        source=row.source,
        kickstarter=row.truth("kickstarter"),
        extra_merchants=row.number("extra_merchants", 0, most=20),
        extra_export_boxes=row.number("extra_export_boxes", 0, most=9),
        extra_first_workers=row.number("extra_first_workers", 0, most=9),
        shipping_small=shipping[0],
        shipping_large=shipping[1],
        technology=row.value("technology", bool, True),
        figures=_read_figures(row),
        inferred=row.texts("inferred"),
    )


def _read_figures(row: Row) -> Figures:
    found: dict[str, Any] = row.value("figures", dict, {})
    figures = {name: tuple(each) if isinstance(each, list) else (each,) for name, each in found.items()}
    for name, numbers in figures.items():
        if not numbers or any(type(number) is not int or not 0 <= number <= MOST for number in numbers):
            raise row.fault(f"figure {name} should hold whole numbers from 0 to {MOST}")
    return figures
