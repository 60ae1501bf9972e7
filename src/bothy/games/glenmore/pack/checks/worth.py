"""A rough measure of what tiles cost and yield, to check that both grow from stack to stack.

It counts in halves of a victory point, to stay in whole numbers. It ranks stacks, not single tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.pack.types import STACKS, Components, Price, Tile
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.tiles import TERRITORY

RESOURCE: Final = 3
COIN: Final = 2
WHISKY: Final = 6
SCOTSMAN: Final = 6
MARKER: Final = 6
CARD: Final = 6
POINT: Final = 2
MOVEMENT: Final = 2


def cost_worth(price: Price) -> int:
    """Returns the value of a price."""
    return price.pieces * RESOURCE + price.coins * COIN + price.whisky * WHISKY + price.scotsmen * SCOTSMAN


def effect_worth(effect: fx.Effect) -> int:
    """Returns the value of a tile's effect; for a trade, its gain less its price."""
    match effect:
        case fx.Produce(resources=resources):
            return sum(resources) * RESOURCE
        case fx.ProduceAny(count=count):
            return count * RESOURCE
        case fx.Trade(pay=pay, gain=gain):
            return sum([effect_worth(each) for each in gain]) - cost_worth(pay)
        case _:
            return _gain_worth(effect)


def _gain_worth(effect: fx.Effect) -> int:
    match effect:
        case fx.GainScotsmen(count=count):
            return count * SCOTSMAN
        case fx.GainWhisky(count=count):
            return count * WHISKY
        case fx.GainCoins(count=count):
            return count * COIN
        case fx.PlaceMarkers(count=count):
            return count * MARKER
        case fx.Score(points=points):
            return points * POINT
        case fx.Move(points=points):
            return points * MOVEMENT
        case fx.TakeCard():
            return CARD
        case _:
            return 0


def tile_yield(tile: Tile) -> int:
    """Returns a tile's yield in the turn it is placed: its immediate effects and one activation."""
    once = sum([effect_worth(effect) for effect in tile.immediate])
    return once + max([effect_worth(effect) for effect in tile.activation], default=0)


def growth_faults(pack: Components) -> list[str]:
    """Finds stacks whose territory tiles cost or yield no more, on average, than the previous stack's."""
    faults: list[str] = []
    before = STACKS[0]
    for letter in STACKS[1:]:
        ours, theirs = _territory(pack, letter), _territory(pack, before)
        if not ours or not theirs:
            return faults
        if not _more([cost_worth(t.cost) for t in ours], [cost_worth(t.cost) for t in theirs]):
            faults.append(f"stack {letter}: costs no more than stack {before} on average")
        if not _more([tile_yield(t) for t in ours], [tile_yield(t) for t in theirs]):
            faults.append(f"stack {letter}: brings no more than stack {before} on average")
        before = letter
    return faults


def _territory(pack: Components, letter: str) -> list[Tile]:
    return [tile for tile in pack.stack(letter) if tile.kind == TERRITORY]


def _more(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Returns whether the mean of one list is above that of the other, without fractions."""
    return sum(ours) * len(theirs) > sum(theirs) * len(ours)
