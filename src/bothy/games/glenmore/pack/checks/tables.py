"""Market, setup and scoring: sums that must agree, and orders the rules rely on."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.pack.types import CATEGORIES, RESOURCES, STACKS, Components


def table_faults(pack: Components) -> list[str]:
    """Returns every fault of the tables other than tiles."""
    return [*order_faults(pack), *market_faults(pack), *setup_faults(pack), *scoring_faults(pack)]


def order_faults(pack: Components) -> list[str]:
    """Checks the order of tables that are looked up by number."""
    orders: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("market rows", [row.id for row in pack.market], RESOURCES),
        ("stacks", [stack.id for stack in pack.stacks], STACKS),
        ("scoring", [category.id for category in pack.categories], CATEGORIES),
    )
    return [
        f"{name}: should stand in the order {', '.join(wanted)}"
        for name, found, wanted in orders
        if list(found) != list(wanted)
    ]


def market_faults(pack: Components) -> list[str]:
    """Finds rows whose prices don't rise from space to space."""
    return [
        f"market row {row.id}: prices should rise from left to right"
        for row in pack.market
        if not row.prices or list(row.prices) != sorted(set(row.prices)) or row.prices[0] < 1
    ]


def setup_faults(pack: Components) -> list[str]:
    """Finds rondels that aren't full except for one gap, stacks that miscount, and coins that don't rise."""
    faults = []
    tiles = {stack.id: stack.tiles for stack in pack.stacks}
    for table in pack.tables:
        laid = table.players + int(table.die) + tiles.get("S", 0) + table.a_tiles + 1
        if laid != pack.rondel.spaces:
            faults.append(f"{table.id}: {laid} spaces filled, gap included, the rondel has {pack.rondel.spaces}")
        if table.players == 2 and not table.die:
            faults.append(f"{table.id}: two players always play with the die")
        first = [row.prices[0] for row in pack.market if row.prices]
        if any(table.market_coins not in (0, price) for price in first):
            faults.append(f"{table.id}: {table.market_coins} coins do not fit the first space of the market")
    for letter, count in tiles.items():
        found = len(pack.stack(letter))
        if found != count:
            faults.append(f"stack {letter}: {found} tiles, the set-up speaks of {count}")
    coins = [seat.coins for seat in pack.seats]
    if coins != sorted(set(coins)):
        faults.append("starting coins: who acts later should have more")
    return faults


def scoring_faults(pack: Components) -> list[str]:
    """Finds point tables that fall, or that don't start at zero."""
    vp = list(pack.differences.vp)
    faults = []
    if not vp or vp[0] != 0 or vp != sorted(vp):
        faults.append("scoring: points begin at 0 and never fall with the difference")
    if sorted([each.id for each in pack.end_worths]) != ["coin", "extra-tile"]:
        faults.append("final scoring: should say what a coin and an extra tile are worth")
    return faults
