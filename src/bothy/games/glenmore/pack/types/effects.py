"""Effects of tiles, landmarks and clans, as small values that the rules interpret.

A few powers are unique; they are declared by name, with their figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bothy.games.glenmore.pack.types.price import Amounts, Price

ICONS: Final = ("village", "castle", "animal", "cloth", "whisky", "trade", "field", "loch", "inn")
"""The gold type icons; the last three are ours."""
COUNTED: Final = ("villages", "tiles-with-scotsman", "river-tiles", "overlay-tiles", "coins")
"""The things a clan may count."""
POWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "extra-activation": ("tiles",),
    "activate-all": (),
    "castle-scotsmen-count-more": ("times",),
    "coins-count-more": ("vp", "first"),
    "castles-as-scotsmen": (),
    "points-for-whisky": ("vp",),
    "points-for-movement": ("vp",),
    "coins-in-trade": ("resources",),
}
"""All powers, and the figures each needs."""


@dataclass(frozen=True, slots=True)
class Produce:
    """These resources, on the tile with the effect or on any own tiles, as far as there is room."""

    resources: "Amounts"
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class ProduceAny:
    """A number of resources of the player's choice."""

    count: int
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class GainScotsmen:
    """Scotsmen from the supply, on the tile with the effect or on any own tiles."""

    count: int
    anywhere: bool = False


@dataclass(frozen=True, slots=True)
class GainWhisky:
    """Barrels of whisky."""

    count: int


@dataclass(frozen=True, slots=True)
class GainCoins:
    """Coins from the supply."""

    count: int


@dataclass(frozen=True, slots=True)
class Score:
    """Victory points."""

    points: int


@dataclass(frozen=True, slots=True)
class ScoreSteps:
    """Victory points for having enough of something: the best step that is reached."""

    count: str
    steps: "tuple[tuple[int, int], ...]"

    def points(self, amount: int) -> int:
        """Returns the points for an amount; nothing below the first step (R-G2)."""
        return max([points for least, points in self.steps if amount >= least], default=0)


@dataclass(frozen=True, slots=True)
class PlaceMarkers:
    """Clan markers to be placed, roads paid."""

    count: int


@dataclass(frozen=True, slots=True)
class Move:
    """Movement points for this turn."""

    points: int


@dataclass(frozen=True, slots=True)
class TakeCard:
    """The landmark card of this id."""

    card: str


@dataclass(frozen=True, slots=True)
class TakePerson:
    """The person of this id, who brings no clan marker."""

    person: str


@dataclass(frozen=True, slots=True)
class Activate:
    """One own tile with this icon, near or far, not yet used this turn (R-G43)."""

    icon: str


@dataclass(frozen=True, slots=True)
class RemoveTiles:
    """Own tiles out of the game: exactly this many if possible, or up to this many if optional."""

    count: int
    may: bool = False


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Tiles from the discard pile, placed without their cost (R-G49)."""

    count: int


@dataclass(frozen=True, slots=True)
class Power:
    """A unique power that no other effect covers."""

    name: str
    figures: "Mapping[str, int]" = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Trade:
    """Give these, get those; once per activation (G12.6)."""

    pay: Price
    gain: "tuple[Effect, ...]"


class ModuleEffect:
    """Base class of modules' effects; an `EffectKind` defines how each happens."""

    __slots__ = ()


Effect: TypeAlias = (
    ModuleEffect
    | Produce
    | ProduceAny
    | GainScotsmen
    | GainWhisky
    | GainCoins
    | Score
    | ScoreSteps
    | PlaceMarkers
    | Move
    | TakeCard
    | TakePerson
    | Activate
    | RemoveTiles
    | TakeDiscard
    | Power
    | Trade
)
Effects = tuple[Effect, ...]
