"""Effects and prices as rows of symbols, as drawn on tiles, cards and clans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import Glyph
from bothy.games.glenmore.pack.drawings.symbols import asking, glyph, label, numbered, symbol
from bothy.games.glenmore.pack.types import RESOURCES, Price
from bothy.games.glenmore.pack.types import effects as fx
from bothy.games.glenmore.pack.types.price import Amounts

Strip = list[Glyph]

SHAPES: Final = ("any", "round", "diamond", "hexagon", "any")
"""Outlines for different resources."""
COUNTED: Final = {
    "villages": ("type-village",),
    "tiles-with-scotsman": ("tile", "scotsman"),
    "river-tiles": ("river",),
    "overlay-tiles": ("overlay",),
    "coins": ("coin",),
}
"""The things clans count, as stacked symbols."""


def price_signs(price: Price) -> Strip:
    """Returns the symbols of a price."""
    signs = resource_signs(price.resources)
    signs += [asking("any")] * price.any
    signs += [asking(SHAPES[number]) for number in range(price.different)]
    signs += [glyph("paw")] * price.animals
    signs += [numbered("coin", price.coins)] if price.coins else []
    return signs + [glyph("whisky")] * price.whisky + [glyph("scotsman")] * price.scotsmen


def resource_signs(resources: Amounts) -> Strip:
    """Returns one symbol per resource."""
    return [glyph(name) for name, amount in zip(RESOURCES, resources, strict=True) for _ in range(amount)]


def _steps(effect: fx.ScoreSteps) -> Strip:
    signs = [Glyph("".join([symbol(each) for each in COUNTED[effect.count]]))]
    for least, points in effect.steps:
        signs += [label(f"{least}+"), _points(points)]
    return signs


def _trade(effect: fx.Trade) -> Strip:
    gain = [sign for each in effect.gain for sign in effect_signs(each)]
    return [*price_signs(effect.pay), glyph("arrow", 24), *gain]


def _points(points: int) -> Glyph:
    return numbered("thistle", points, "#FFFFFF")


POWER_SIGNS: Final[Mapping[str, Callable[[Mapping[str, int]], Strip]]] = {
    "extra-activation": lambda f: [glyph("activate"), label(f"+{f['tiles']}"), glyph("tile")],
    "activate-all": lambda _: [glyph("activate"), glyph("tiles")],
    "castle-scotsmen-count-more": lambda f: [glyph("type-castle"), glyph("scotsman"), label(f"x{f['times']}")],
    "coins-count-more": lambda f: [
        label(f"{f['first']}x"),
        numbered("coin", 1),
        glyph("arrow", 24),
        _points(f["vp"]),
    ],
    "castles-as-scotsmen": lambda _: [glyph("type-castle"), glyph("instead", 24), glyph("scotsman")],
    "points-for-whisky": lambda f: [glyph("whisky"), glyph("or", 16), _points(f["vp"])],
    "points-for-movement": lambda f: [glyph("boot"), glyph("arrow", 24), _points(f["vp"])],
    "coins-in-trade": lambda f: [
        glyph("type-trade"),
        *[asking("any")] * f["resources"],
        glyph("instead", 24),
        numbered("coin", 1),
    ],
}


def effect_signs(effect: fx.Effect) -> Strip:
    """Returns an effect as a row of symbols."""
    match effect:
        case fx.Produce(resources=resources):
            return resource_signs(resources)
        case fx.ProduceAny(count=count):
            return [asking("any")] * count
        case fx.ScoreSteps():
            return _steps(effect)
        case fx.Trade():
            return _trade(effect)
        case fx.Power(name=name, figures=figures):
            return POWER_SIGNS[name](figures)
        case _:
            return _gain_signs(effect)


def _gain_signs(effect: fx.Effect) -> Strip:
    match effect:
        case fx.GainScotsmen(count=count):
            return [glyph("scotsman")] * count
        case fx.GainWhisky(count=count):
            return [glyph("whisky")] * count
        case fx.GainCoins(count=count):
            return [numbered("coin", count)]
        case fx.Score(points=points):
            return [_points(points)]
        case fx.PlaceMarkers(count=count):
            return [glyph("marker")] * count
        case fx.Move(points=points):
            return [glyph("boot")] * points
        case _:
            return _other_signs(effect)


def _other_signs(effect: fx.Effect) -> Strip:
    match effect:
        case fx.TakeCard():
            return [glyph("card")]
        case fx.TakePerson():
            return [glyph("person")]
        case fx.Activate(icon=icon):
            return [glyph("activate"), glyph(f"type-{icon}")]
        case fx.RemoveTiles(count=count):
            return [glyph("removed")] * count
        case fx.TakeDiscard(count=count):
            return [glyph("discard")] * count
        case _:
            raise AssertionError(effect)


def row_signs(effects: fx.Effects) -> Strip:
    """Returns several effects in one row."""
    return [sign for effect in effects for sign in effect_signs(effect)]
