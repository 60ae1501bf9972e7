"""What tiles, cards and clans promise, read once from the pack: the estimate only looks it up by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bothy.games.glenmore.bots import worths
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import SHEEP, Price
from bothy.games.glenmore.player import Places

if TYPE_CHECKING:
    from bothy.games.glenmore.ruleset import GlenMoreRules

# The lines of a tally: what a seat has, or will have once its turn is over.
POINTS: Final = 0
COINS: Final = 1
WHISKY: Final = 2
CARDS: Final = 3
PERSONS: Final = 4
SCOTSMEN: Final = 5
MARKERS: Final = 6
CHOICE: Final = 7
"""Goods of a kind still to be chosen."""
TURNLY: Final = 8
"""What every turn to come brings besides, in hundredths."""
OTHER: Final = 9
"""Anything else, in hundredths."""
WOOD: Final = 10
"""The goods: wood and the other four in their order."""
LINES: Final = 15
KINDS: Final = 5

Gift = tuple[tuple[int, int], ...]
"""Lines of a tally, and how much each grows."""
Place = tuple[int, int, int]
"""What a tile on the best free place would wake, what on the second best, and where the best is."""
Ground = tuple[Places, Place, Place, int]
"""The free places of a territory, the best of them without and with the river, and what all tiles would wake."""
Territory = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], bool]
"""All that free places depend on: places, their tiles, those with Scotsmen, and whether castles count as such."""


class Deal:
    """A trade as the estimate sees it."""

    __slots__ = ("animals", "any", "different", "gain", "named", "pooled")

    def __init__(self, pay: Price, gain: int) -> None:
        self.gain: int = gain
        self.named: tuple[tuple[int, int], ...] = _named(pay)
        self.any: int = pay.any
        self.different: int = pay.different
        self.animals: int = pay.animals
        self.pooled: bool = bool(pay.any or pay.different or pay.animals)
        """Whether it leaves the kind of some goods open."""


def _named(pay: Price) -> tuple[tuple[int, int], ...]:
    return tuple([(kind, count) for kind, count in enumerate(pay.resources) if count])


class Prospects:
    """By number of effect, tile or clan: what it promises."""

    def __init__(self, rules: GlenMoreRules) -> None:
        pack, tiles = rules.pack, rules.pack.tiles
        self.effect: tuple[Gift, ...] = tuple([gift(pack, effect) for effect in rules.effects])
        self.at_once: tuple[Gift, ...] = tuple([_all(pack, tile.immediate) for tile in tiles])
        """By tile: its immediate effects, those of its card with them."""
        self.persons: tuple[int, ...] = tuple([tile.persons for tile in tiles])
        self.wake: tuple[int, ...] = tuple(
            [max([wake(effect) for effect in tile.activation], default=0) for tile in tiles]
        )
        """By tile: what an activation is worth in a turn to come."""
        self.makes: tuple[Gift, ...] = tuple(
            [_all(pack, [e for e in tile.activation if isinstance(e, MADE)]) for tile in tiles]
        )
        """By tile: goods or points of its activation."""
        self.moves: tuple[int, ...] = tuple(
            [sum([e.points for e in tile.activation if isinstance(e, fx.Move)]) for tile in tiles]
        )
        trades = [[effect for effect in tile.activation if isinstance(effect, fx.Trade)] for tile in tiles]
        self.deals: tuple[tuple[Deal, ...], ...] = tuple(
            [tuple([Deal(trade.pay, gain(pack, trade)) for trade in reversed(each)]) for each in trades]
        )
        """By tile: its trades, the largest first."""
        self.asks: tuple[Gift, ...] = tuple([asked(each[-1].pay) if each else () for each in trades])
        """By tile: the goods its largest trade asks for."""
        places = pack.clan_board.places
        self.clans: tuple[int, ...] = tuple([clan(pack, place.bonus) for place in places])
        """By clan: what its bonus is worth, steps and lasting powers not counted."""
        self.lasting: tuple[int, ...] = tuple(
            [sum([count for line, count in _all(pack, place.bonus) if line == TURNLY]) for place in places]
        )
        """By clan: what it brings each turn."""
        steps = [[each for each in place.bonus if isinstance(each, fx.ScoreSteps)] for place in places]
        self.steps: tuple[fx.ScoreSteps | None, ...] = tuple([each[0] if each else None for each in steps])
        """By clan: the steps it pays by."""
        self.beyond_end: int = len(rules.stacks[-1]) - sum(rules.end_depths) // 2
        """How many tiles are expected to lie under The End, itself included."""
        self.grounds: dict[Territory, Ground] = {}
        """Grounds by territory, as the estimate meets them."""
        last = len(rules.stacks)
        self.weights: tuple[int, ...] = tuple(
            [worths.SCORINGS[1 + sum(rules.scoring_after[stage:])] for stage in range(last)]
        )
        """By stack: how much the scorings to come count, in percent."""


MADE: Final = (fx.Produce, fx.ProduceAny, fx.Score)


def _all(pack: Components, effects: Sequence[fx.Effect]) -> Gift:
    return tuple([line for effect in effects for line in gift(pack, effect)])


def gift(pack: Components, effect: fx.Effect) -> Gift:
    """What an effect adds to a tally."""
    if isinstance(effect, fx.Produce):
        return tuple([(WOOD + kind, count) for kind, count in enumerate(effect.resources) if count])
    if isinstance(effect, fx.TakeCard):
        return ((CARDS, 1), *_all(pack, pack.landmark(effect.card).effects))
    if isinstance(effect, fx.Trade):
        return _all(pack, effect.gain)
    if isinstance(effect, fx.Power):
        each_turn = worths.EACH_TURN.get(effect.name, 0)
        return ((TURNLY, each_turn),) if each_turn else ((OTHER, worths.ONCE.get(effect.name, 0)),)
    return (_line(pack, effect),)


def _line(pack: Components, effect: fx.Effect) -> tuple[int, int]:
    """The one line that a simple effect adds to."""
    if isinstance(effect, fx.TakePerson):
        return PERSONS, pack.tile(effect.person).persons
    if isinstance(effect, fx.Score):
        return POINTS, effect.points
    if isinstance(effect, fx.Move):
        return OTHER, worths.MOVEMENT * effect.points
    for kind, line, each in COUNTED:
        if isinstance(effect, kind):
            count: int = getattr(effect, "count", 1)
            return line, each * count
    return OTHER, worths.STEPS if isinstance(effect, fx.ScoreSteps) else worths.FAVOUR


COUNTED: Final[tuple[tuple[type, int, int], ...]] = (
    (fx.ProduceAny, CHOICE, 1),
    (fx.GainScotsmen, SCOTSMEN, 1),
    (fx.GainWhisky, WHISKY, 1),
    (fx.GainCoins, COINS, 1),
    (fx.PlaceMarkers, MARKERS, 1),
    (fx.RemoveTiles, OTHER, worths.REMOVAL),
    (fx.TakeDiscard, OTHER, worths.RETRIEVAL),
)
"""Effects that are a number of something: the line it is, and what each adds."""


def gain(pack: Components, trade: fx.Trade) -> int:
    """What a trade brings, its goods not counted."""
    each = {POINTS: 100, COINS: worths.COIN, WHISKY: worths.BARREL, MARKERS: worths.MARKER, OTHER: 1}
    return sum([each.get(line, worths.OF_CHOICE) * count for line, count in _all(pack, trade.gain)])


def wake(effect: fx.Effect) -> int:
    """What an activation is worth in a turn to come."""
    if isinstance(effect, fx.Produce):
        return worths.WAKE_GOOD * sum(effect.resources)
    if isinstance(effect, fx.ProduceAny):
        return worths.WAKE_CHOICE * effect.count
    if isinstance(effect, fx.Move):
        return worths.WAKE_MOVE * effect.points
    if isinstance(effect, fx.Score):
        return worths.WAKE_POINT * effect.points
    if isinstance(effect, fx.Trade):
        return sum([_trade_wakes(each, effect.pay.pieces) for each in effect.gain])
    return 0


def _trade_wakes(gained: fx.Effect, pieces: int) -> int:
    if isinstance(gained, fx.GainWhisky):
        return worths.WAKE_BARREL * gained.count
    worth = 100 * gained.points if isinstance(gained, fx.Score) else worths.MARKER
    return max(0, worth - worths.PIECE * pieces) * worths.WAKE_TRADE // 100


def asked(pay: Price) -> Gift:
    """The goods that a trade asks for, as lines of a tally."""
    lines = [(WOOD + kind, count) for kind, count in _named(pay)]
    if pay.animals:
        lines += [(WOOD + kind, (pay.animals + 1) // 2) for kind in range(SHEEP, KINDS)]
    if pay.different or pay.any:
        lines += [(WOOD + kind, 1) for kind in range(KINDS)]
    return tuple(lines)


def clan(pack: Components, bonus: Sequence[fx.Effect]) -> int:
    """What a clan's bonus is worth before it is chosen."""
    each = {
        POINTS: 100,
        COINS: worths.COIN,
        PERSONS: worths.CLAN_PERSON,
        SCOTSMEN: worths.CLAN_SCOTSMAN,
        TURNLY: 0,
        OTHER: 1,
    }
    lines = _all(pack, [effect for effect in bonus if not isinstance(effect, fx.ScoreSteps)])
    return sum([each.get(line, worths.OF_CHOICE) * count for line, count in lines])
