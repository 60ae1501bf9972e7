"""The player board: units, technology, shipping, merchants."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from bothy.games.caledonia.pack.types.goods import GOODS, MEATS
from bothy.games.caledonia.pack.types.land import LAND_TYPES, land_type
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Named, OneOf, Row, Within

UnitName: TypeAlias = Literal[
    "sheep", "cow", "cheese-dairy", "bakery", "field", "distillery", "woodcutter", "miner"
]
UNITS: Final[tuple[UnitName, ...]] = (
    "sheep",
    "cow",
    "cheese-dairy",
    "bakery",
    "field",
    "distillery",
    "woodcutter",
    "miner",
)
"""In the order of the columns; a unit type is its index in this list."""

SHEEP: Final = 0
COW: Final = 1
CHEESE_DAIRY: Final = 2
BAKERY: Final = 3
FIELD: Final = 4
DISTILLERY: Final = 5
WOODCUTTER: Final = 6
MINER: Final = 7

WORKERS: Final = (WOODCUTTER, MINER)

ANIMAL: Final = "animal"
BUILDING: Final = "building"
"""Cheese dairy, bakery and distillery, which count for the building bonus. A field doesn't."""
WORKER: Final = "worker"
KINDS: Final = (ANIMAL, BUILDING, "field", WORKER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit(Piece):
    """One column of the player board: all its slots cost the same."""

    id: Annotated[str, Named(UNITS, "is no unit")]
    index: int
    kind: Annotated[str, OneOf(KINDS)]
    cost: int
    pieces: int
    land: int
    """The land type it stands on, as a bit."""
    makes: int | None
    """The good it makes; workers make none."""
    makes_amount: int
    uses: int | None
    """The good it uses for that, one per unit."""
    income: int
    """The money a worker earns in a production phase, without technology."""
    meat: int | None
    """The meat it gives when slaughtered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Technology(Piece):
    """The tile below a worker column."""

    unit: Annotated[int, OneOf(UNITS)]
    cost: int
    bonus_cost: int
    """The cost as a bonus upgrade."""
    income: int
    """Extra income of each worker of the column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShippingLevel(Piece):
    """One spot of the shipping track."""

    cost: int
    """The cost of the step to this spot."""
    rivers: bool
    lochs: Annotated[int, Within(most=9)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchants(Piece):
    """Merchants in stock at the start, those to hire, and the cost of hiring one."""

    stock: Annotated[int, Within(most=20)]
    track: Annotated[int, Within(most=20)]
    cost: int


def read_unit(row: Row) -> Unit:
    """Reads a unit type from its row."""
    if row.id not in UNITS:
        raise row.fault("is no unit")
    makes = row.amounts("makes", GOODS, most=9)
    uses = row.amounts("uses", GOODS, most=1)
    if len([amount for amount in makes if amount]) > 1 or sum(uses) > 1:
        raise row.fault("makes one good at most, and uses at most one unit of another")
    meat = row.word("meat", ("", *MEATS), "")
    return Unit(
        id=row.id,
        source=row.source,
        index=UNITS.index(row.id),
        kind=row.word("kind", KINDS),
        cost=row.number("cost"),
        pieces=row.number("pieces", most=20),
        land=land_type(row.word("land", [name for name, _, _ in LAND_TYPES])),
        makes=_only(makes),
        makes_amount=sum(makes),
        uses=_only(uses),
        income=row.number("income", 0),
        meat=MEATS.index(meat) if meat else None,
    )


def _only(amounts: tuple[int, ...]) -> int | None:
    """Returns the only good with an amount, or None."""
    for good, amount in enumerate(amounts):
        if amount:
            return good
    return None
