"""The rest of a price, and the fewest coins that pay it: own resources first, then the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.hook_types import PriceLine
from bothy.games.glenmore.pack.types.price import ANIMALS, RESOURCES, Price

NEVER: Final = 1_000_000
"""More coins than exist: a price that can't be paid."""
KINDS: Final = range(len(RESOURCES))
POOL: Final = "any"
"""A resource of any kind, which Sinclair's coin may replace."""

Prices = Sequence[Sequence[int]]
Due = tuple[tuple[int, ...], int, int, int, tuple[int, ...]]
"""Named resources by kind; any; different; animals; and the kinds already given toward `different`."""


class Bill:
    """A price in a form that is fast to check: named resources as a short list, the rest separately."""

    __slots__ = ("coins", "due", "free", "lines", "named", "pooled", "price", "scotsmen", "whisky")

    def __init__(self, price: Price, lines: tuple[PriceLine, ...] = ()) -> None:
        self.price: Price = price
        self.lines: tuple[PriceLine, ...] = lines
        """Additional price lines, each with its payee."""
        self.due: Due = (price.resources, price.any, price.different, price.animals, ())
        self.named: tuple[tuple[int, int], ...] = tuple(
            [(resource, count) for resource, count in enumerate(price.resources) if count]
        )
        self.pooled: bool = bool(price.any or price.different or price.animals)
        """True if it leaves the kind of some resources open."""
        self.coins: int = price.coins + sum([line.coins for line in lines])
        """All coins, including those of the lines."""
        self.whisky: int = price.whisky
        self.scotsmen: int = price.scotsmen
        self.free: bool = price.free and not self.coins

    def coins_for(self, own: Sequence[int], filled: Sequence[int], prices: Prices) -> int:
        """Returns the fewest coins that pay its resources, NEVER or more if impossible."""
        if self.pooled:
            return coins_for(self.due, own, filled, prices)
        coins = 0
        for resource, count in self.named:
            short = count - own[resource]
            if short > 0:
                row, at = prices[resource], filled[resource]
                if at + short > len(row):
                    return NEVER
                coins += row[at] if short == 1 else sum(row[at : at + short])
        return coins


def count_due(due: Due) -> int:
    """Returns how many resources are still due."""
    return sum(due[0]) + due[1] + due[2] + due[3]


def asks_for(due: Due, resource: int) -> bool:
    """Returns whether a resource of this kind would help to pay."""
    named, any_, different, animals, given = due
    return bool(
        named[resource] or any_ or (animals and resource in ANIMALS) or (different and resource not in given)
    )


def less(due: Due, resource: int) -> Due:
    """Returns what is due after paying this resource: named kinds first, then the narrowest category."""
    named, any_, different, animals, given = due
    if named[resource]:
        fewer = tuple([count - (kind == resource) for kind, count in enumerate(named)])
        return fewer, any_, different, animals, given
    if animals and resource in ANIMALS:
        return named, any_, different, animals - 1, given
    if different and resource not in given:
        return named, any_, different - 1, animals, (*given, resource)
    return named, any_ - 1, different, animals, given


def substituted(due: Due, resource: int) -> Due | None:
    """Returns what is due after a coin replaces one resource: of this kind, or of any kind for -1 (G15.22)."""
    named, any_, different, animals, given = due
    if resource >= 0:
        if not named[resource]:
            return None
        fewer = tuple([count - (kind == resource) for kind, count in enumerate(named)])
        return fewer, any_, different, animals, given
    if animals:
        return named, any_, different, animals - 1, given
    if different:
        return named, any_, different - 1, animals, given
    return (named, any_ - 1, different, animals, given) if any_ else None


def coins_for(due: Due, own: Sequence[int], filled: Sequence[int], prices: Prices) -> int:
    """Returns the fewest coins that pay what is due, NEVER or more if impossible.

    Exact as long as a price has only one of `any`, `different` and `animals` in addition to what it names.
    """
    named, any_, different, animals, given = due
    coins = 0
    for resource, count in enumerate(named):
        short = count - own[resource]
        if short > 0:
            row, at = prices[resource], filled[resource]
            if at + short > len(row):
                return NEVER
            coins += sum(row[at : at + short])
    if not (any_ or different or animals):
        return coins
    spent = list(named)
    for _ in range(animals):
        coins += _take_cheapest(ANIMALS, spent, own, filled, prices)
    if different:
        each = sorted([_next(kind, spent, own, filled, prices) for kind in KINDS if kind not in given])
        coins += sum(each[:different]) if len(each) >= different else NEVER
    for _ in range(any_):
        coins += _take_cheapest(KINDS, spent, own, filled, prices)
    return coins


def _next(resource: int, spent: Sequence[int], own: Sequence[int], filled: Sequence[int], prices: Prices) -> int:
    """Returns the price of one more of a kind."""
    bought = spent[resource] - own[resource]
    if bought < 0:
        return 0
    at = filled[resource] + bought
    row = prices[resource]
    return row[at] if at < len(row) else NEVER


def _take_cheapest(
    kinds: Sequence[int], spent: list[int], own: Sequence[int], filled: Sequence[int], prices: Prices
) -> int:
    costs = [_next(kind, spent, own, filled, prices) for kind in kinds]
    least = min(costs)
    spent[kinds[costs.index(least)]] += 1
    return least


def coins_with_swap(due: Due, own: Sequence[int], filled: Sequence[int], prices: Prices) -> int:
    """Returns the fewest coins if one coin may replace one of the resources."""
    found = coins_for(due, own, filled, prices)
    for resource in (-1, *KINDS):
        fewer = substituted(due, resource)
        if fewer is not None:
            found = min(found, 1 + coins_for(fewer, own, filled, prices))
    return found
