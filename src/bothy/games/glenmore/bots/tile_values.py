"""Expected values of tiles, cards and clans, computed once from the pack; the estimate looks them up by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bothy.games.glenmore.bots.worths import Worths
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import SHEEP, Price
from bothy.games.glenmore.tally import (
    CARDS,
    CHOICE,
    COINS,
    KINDS,
    MARKERS,
    OTHER,
    PERSONS,
    POINTS,
    SCOTSMEN,
    TURNLY,
    WHISKY,
    WOOD,
    Gift,
)
from bothy.games.glenmore.territory.shape import Places
from bothy.kernel.prices import PriceList

if TYPE_CHECKING:
    from bothy.games.glenmore.ruleset import GlenMoreRules

RULESETS: Final = 64
"""Number of rulesets whose prospects are cached; a bot worker keeps as many."""
Place = tuple[int, int, int]
"""Values a tile would activate on the best and the second-best free place, and the best place."""
Ground = tuple[Places, Place, Place, int]
"""A territory's free places, the best of them without and with the river, and what all tiles would activate."""
Territory = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[object, ...]]
"""Everything free places depend on: places, tiles, places with Scotsmen, and hooks that count others as such."""


class Deal:
    """A trade as the estimate sees it."""

    __slots__ = ("animals", "any", "different", "gain", "named", "pooled", "scotsmen", "whisky")

    def __init__(self, pay: Price, gain: int) -> None:
        self.gain: int = gain
        self.named: tuple[tuple[int, int], ...] = _named(pay)
        self.any: int = pay.any
        self.different: int = pay.different
        self.animals: int = pay.animals
        self.whisky: int = pay.whisky
        self.scotsmen: int = pay.scotsmen
        self.pooled: bool = bool(pay.any or pay.different or pay.animals)
        """True if it leaves the kind of some goods open."""


def _named(pay: Price) -> tuple[tuple[int, int], ...]:
    return tuple([(kind, count) for kind, count in enumerate(pay.resources) if count])


class Prospects:
    """By effect, tile or clan number: expected values under one column of a price list."""

    def __init__(self, rules: GlenMoreRules, worths: Worths) -> None:
        pack, tiles = rules.pack, rules.pack.tiles
        self.worths: Worths = worths
        self.rules: GlenMoreRules = rules
        self.effect: tuple[Gift, ...] = tuple([gift(rules, worths, effect) for effect in rules.effects])
        self.at_once: tuple[Gift, ...] = tuple([_all(rules, worths, tile.immediate) for tile in tiles])
        """By tile: its immediate effects, including its card's."""
        self.persons: tuple[int, ...] = tuple([tile.persons for tile in tiles])
        self.wake: tuple[int, ...] = tuple(
            [max([wake(rules, worths, effect) for effect in tile.activation], default=0) for tile in tiles]
        )
        """By tile: the value of an activation in a later turn."""
        self.makes: tuple[Gift, ...] = tuple(
            [_all(rules, worths, [e for e in tile.activation if isinstance(e, MADE)]) for tile in tiles]
        )
        """By tile: goods or points of its activation."""
        self.moves: tuple[int, ...] = tuple(
            [sum([e.points for e in tile.activation if isinstance(e, fx.Move)]) for tile in tiles]
        )
        trades = [[effect for effect in tile.activation if isinstance(effect, fx.Trade)] for tile in tiles]
        self.deals: tuple[tuple[Deal, ...], ...] = tuple(
            [tuple([Deal(trade.pay, gain(rules, worths, trade)) for trade in reversed(each)]) for each in trades]
        )
        """By tile: its trades, the largest first."""
        self.asks: tuple[Gift, ...] = tuple([asked(each[-1].pay) if each else () for each in trades])
        """By tile: the goods its largest trade requires."""
        places = pack.clan_board.places
        self.clans: tuple[int, ...] = tuple([clan(rules, worths, place.bonus) for place in places])
        """By clan: its bonus's value, excluding steps and lasting powers."""
        self.lasting: tuple[int, ...] = tuple(
            [
                sum([count for line, count in _all(rules, worths, place.bonus) if line == TURNLY])
                for place in places
            ]
        )
        """By clan: its value per turn."""
        steps = [[each for each in place.bonus if isinstance(each, fx.ScoreSteps)] for place in places]
        self.steps: tuple[fx.ScoreSteps | None, ...] = tuple([each[0] if each else None for each in steps])
        """By clan: the steps it pays by."""
        self.beyond_end: int = len(rules.stacks[-1]) - sum(rules.end_depths) // 2
        """Expected number of tiles under The End, itself included."""
        self.grounds: dict[Territory, Ground] = {}
        """Cached grounds by territory."""


class ProspectsByRules(dict["GlenMoreRules", tuple[Prospects, ...]]):
    """The prospects under a price list for each ruleset, which holds nothing of bots, and stack of tiles."""

    def __init__(self, list_for: Callable[[int], PriceList]) -> None:
        """Takes the price list by number of seats."""
        super().__init__()
        self.list_for: Callable[[int], PriceList] = list_for

    def __missing__(self, rules: GlenMoreRules) -> tuple[Prospects, ...]:
        """Computes a ruleset's prospects. A price list's columns are by scorings left."""
        if len(self) >= RULESETS:
            self.clear()
        prices = self.list_for(rules.seats)
        worths = [Worths(dict(zip(prices.rows, column, strict=True))) for column in prices.columns()]
        columns = [Prospects(rules, each) for each in worths]
        self[rules] = tuple([columns[sum(rules.scoring_after[stage:])] for stage in range(len(rules.stacks))])
        return self[rules]


MADE: Final = (fx.Produce, fx.ProduceAny, fx.Score)


def _all(rules: GlenMoreRules, worths: Worths, effects: Sequence[fx.Effect]) -> Gift:
    return tuple([line for effect in effects for line in gift(rules, worths, effect)])


def gift(rules: GlenMoreRules, worths: Worths, effect: fx.Effect) -> Gift:
    """Returns what an effect adds to a tally."""
    kind = rules.kinds.get(type(effect))
    if kind is not None:
        return kind.gift
    if isinstance(effect, fx.Produce):
        return tuple([(WOOD + kind, count) for kind, count in enumerate(effect.resources) if count])
    if isinstance(effect, fx.TakeCard):
        return ((CARDS, 1), *_all(rules, worths, rules.pack.landmark(effect.card).effects))
    if isinstance(effect, fx.Trade):
        return _all(rules, worths, effect.gain)
    if isinstance(effect, fx.Power):
        power = rules.powers[effect.name]
        return ((TURNLY, power.each_turn),) if power.each_turn else ((OTHER, power.once),)
    return (_line(rules.pack, worths, effect),)


def _line(pack: Components, worths: Worths, effect: fx.Effect) -> tuple[int, int]:
    """Returns the one line that a simple effect adds to."""
    if isinstance(effect, fx.TakePerson):
        return PERSONS, pack.tile(effect.person).persons
    if isinstance(effect, fx.Score):
        return POINTS, effect.points
    if isinstance(effect, fx.Move):
        return OTHER, worths.movement * effect.points
    if isinstance(effect, fx.RemoveTiles):
        return OTHER, worths.removal * effect.count
    if isinstance(effect, fx.TakeDiscard):
        return OTHER, worths.retrieval
    for kind, line in COUNTED:
        if isinstance(effect, kind):
            count: int = getattr(effect, "count", 1)
            return line, count
    return OTHER, worths.steps if isinstance(effect, fx.ScoreSteps) else worths.favour


COUNTED: Final[tuple[tuple[type, int], ...]] = (
    (fx.ProduceAny, CHOICE),
    (fx.GainScotsmen, SCOTSMEN),
    (fx.GainWhisky, WHISKY),
    (fx.GainCoins, COINS),
    (fx.PlaceMarkers, MARKERS),
)
"""Effects that are an amount of something, and its line."""


def gain(rules: GlenMoreRules, worths: Worths, trade: fx.Trade) -> int:
    """Returns the value of a trade's gain, without the goods it produces."""
    each = {POINTS: 100, COINS: worths.coin, WHISKY: worths.barrel, MARKERS: worths.marker, OTHER: 1}
    return sum([each.get(line, worths.of_choice) * count for line, count in _all(rules, worths, trade.gain)])


def wake(rules: GlenMoreRules, worths: Worths, effect: fx.Effect) -> int:
    """Returns the value of an activation in a later turn."""
    kind = rules.kinds.get(type(effect))
    if kind is not None:
        return kind.wake
    if isinstance(effect, fx.Produce):
        return sum([each * count for each, count in zip(worths.wake_good, effect.resources, strict=True)])
    if isinstance(effect, fx.ProduceAny):
        return worths.wake_choice * effect.count
    if isinstance(effect, fx.Move):
        return worths.wake_move * effect.points
    if isinstance(effect, fx.Score):
        return worths.wake_point * effect.points
    if isinstance(effect, fx.Trade):
        return sum([_trade_wakes(rules, worths, each, effect.pay.pieces) for each in effect.gain])
    return 0


def _trade_wakes(rules: GlenMoreRules, worths: Worths, gained: fx.Effect, pieces: int) -> int:
    kind = rules.kinds.get(type(gained))
    if kind is not None:
        return kind.wake
    if isinstance(gained, fx.GainWhisky):
        return worths.wake_barrel * gained.count
    worth = 100 * gained.points if isinstance(gained, fx.Score) else worths.marker
    return max(0, worth - worths.piece * pieces) * worths.wake_trade // 100


def asked(pay: Price) -> Gift:
    """Returns the goods a trade requires, as lines of a tally."""
    lines = [(WOOD + kind, count) for kind, count in _named(pay)]
    if pay.animals:
        lines += [(WOOD + kind, (pay.animals + 1) // 2) for kind in range(SHEEP, KINDS)]
    if pay.different or pay.any:
        lines += [(WOOD + kind, 1) for kind in range(KINDS)]
    return tuple(lines)


def clan(rules: GlenMoreRules, worths: Worths, bonus: Sequence[fx.Effect]) -> int:
    """Returns the value of a clan's bonus before it is chosen."""
    each = {
        POINTS: 100,
        COINS: worths.coin,
        PERSONS: worths.clan_person,
        SCOTSMEN: worths.clan_scotsman,
        TURNLY: 0,
        OTHER: 1,
    }
    lines = _all(rules, worths, [effect for effect in bonus if not isinstance(effect, fx.ScoreSteps)])
    return sum([each.get(line, worths.of_choice) * count for line, count in lines])
