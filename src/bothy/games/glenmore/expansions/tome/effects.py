"""Effects specific to events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bothy.games.glenmore.pack.types.declared import (
    VERBS,
    Table,
    Verbs,
    count_of,
    list_of,
    points_of,
    table_of,
    word_of,
)
from bothy.games.glenmore.pack.types.effects import ICONS, ModuleEffect
from bothy.games.glenmore.pack.types.price import RESOURCES, Price, read_price
from bothy.games.glenmore.pack.types.tables import CATEGORIES


@dataclass(frozen=True, slots=True)
class TriggerEvent(ModuleEffect):
    """The icon of a gathering: turn this many cards, one after another."""

    count: int


@dataclass(frozen=True, slots=True)
class LeaveCastle(ModuleEffect):
    """Any number of Scotsmen from the home castle, each to any own tile."""

    count: int


@dataclass(frozen=True, slots=True)
class EventPoints(ModuleEffect):
    """Victory points."""

    points: int


@dataclass(frozen=True, slots=True)
class PersonPoints(ModuleEffect):
    """Victory points for the owner of this person."""

    person: str
    points: int


@dataclass(frozen=True, slots=True)
class ScoreTable(ModuleEffect):
    """A scoring table for one player, until the game ends."""

    category: str
    vp: "tuple[int, ...]"


@dataclass(frozen=True, slots=True)
class TurnCards(ModuleEffect):
    """Turn this many other cards, without their events."""

    count: int


@dataclass(frozen=True, slots=True)
class ActivateEach(ModuleEffect):
    """All own tiles with this icon."""

    icon: str


@dataclass(frozen=True, slots=True)
class ActivateAbroad(ModuleEffect):
    """A number of other players' tiles."""

    count: int


@dataclass(frozen=True, slots=True)
class ScotsmenOn(ModuleEffect):
    """Scotsmen from the supply on a tile of this id."""

    tile: str
    count: int


@dataclass(frozen=True, slots=True)
class ClanTrade(ModuleEffect):
    """A trade, once, for a player with a marker on this clan territory."""

    clan: str
    pay: Price
    points: int


@dataclass(frozen=True, slots=True)
class PointsEach(ModuleEffect):
    """Victory points for each of any number of these resources."""

    resource: int
    points: int


@dataclass(frozen=True, slots=True)
class CoinsPerEvent(ModuleEffect):
    """Coins for each of one's cards that shows its event."""

    coins: int


@dataclass(frozen=True, slots=True)
class CallHome(ModuleEffect):
    """A number of Scotsmen from anywhere to the home castle."""

    count: int


def _vp(table: Table) -> tuple[int, ...]:
    return list_of(table["vp"], "vp")


def _table(table: Table) -> ModuleEffect:
    return ScoreTable(word_of(table, "score_table", CATEGORIES), _vp(table))


def _trade(table: Table) -> ModuleEffect:
    return ClanTrade(word_of(table, "clan_trade"), read_price(table_of(table, "pay")), points_of(table, "vp"))


def _each(table: Table) -> ModuleEffect:
    return PointsEach(RESOURCES.index(word_of(table, "vp_each", RESOURCES)), points_of(table, "vp"))


TOME_VERBS: Final[Verbs] = {
    **VERBS,
    "event": (lambda t: TriggerEvent(count_of(t, "event")), ()),
    "leave_castle": (lambda t: LeaveCastle(count_of(t, "leave_castle")), ()),
    "event_vp": (lambda t: EventPoints(points_of(t, "event_vp")), ()),
    "person_vp": (lambda t: PersonPoints(word_of(t, "person_vp"), points_of(t, "vp")), ("vp",)),
    "score_table": (_table, ("vp",)),
    "turn_cards": (lambda t: TurnCards(count_of(t, "turn_cards")), ()),
    "activate_each": (lambda t: ActivateEach(word_of(t, "activate_each", ICONS)), ()),
    "activate_abroad": (lambda t: ActivateAbroad(count_of(t, "activate_abroad")), ()),
    "scotsmen_on": (lambda t: ScotsmenOn(word_of(t, "scotsmen_on"), count_of(t, "count")), ("count",)),
    "clan_trade": (_trade, ("pay", "vp")),
    "vp_each": (_each, ("vp",)),
    "coins_per_event": (lambda t: CoinsPerEvent(count_of(t, "coins_per_event")), ()),
    "call_home": (lambda t: CallHome(count_of(t, "call_home")), ()),
}
