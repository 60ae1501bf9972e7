"""Nothing is possible only if no series of sales would let the player take a tile (G8.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.games.glenmore.openings import ahead, refused, sentence
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.market import SELLING, Sell
from bothy.games.glenmore.actions.taking import takeable, takeable_by_sales
from bothy.games.glenmore.answers import Buy
from bothy.games.glenmore.pack.types import RESOURCES, Components, components
from bothy.games.glenmore.pack.types.price import Price
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import COIN, STOP, Discard, Take
from bothy.kernel import SamplingDealer

STUCK = ("clachaig-inn", "drumochter")
"""One needs whisky, the other a tile to cover."""


def poor(*tiles: str) -> Table:
    """Returns these tiles plus two that can't be taken after any sale, one wood, and a coin in its row."""
    return ahead(*STUCK, *tiles, rest="empty").goods("home-village", wood=1).market(wood=1)


@pytest.mark.rule("G8.11", "R-G73")
def test_a_sale_that_would_pay_for_a_tile_forbids_the_discard() -> None:
    table = poor("dulsie-bridge")
    assert refused(table, Discard("drumochter", "coin")) == ("sale-helps", "G8.11")
    words = "You can sell resources to pay for Dulsie Bridge, so you may not just discard a tile. Sell first."
    assert sentence(table, Discard("drumochter", "coin")) == words
    assert table.pos.legal(0) == [Sell("wood", "home-village")]


@pytest.mark.rule("G8.11", "R-G73")
def test_a_player_who_must_sell_first_is_told_so() -> None:
    table = poor("dulsie-bridge")
    asked = table.pos.stack[-1].ask(table.pos, 0)
    assert (asked.key, asked.values) == ("ask-turn-sell", {"tile": "dulsie-bridge"})
    assert table.play(Sell("wood", "home-village")).legal(Take) == [Take("dulsie-bridge")]
    assert table.pos.stack[-1].ask(table.pos, 0).key == "ask-turn"


@pytest.mark.rule("G8.11", "R-G73")
def test_a_sale_that_pays_for_nothing_leaves_the_discard() -> None:
    table = poor("inverness")
    assert table.why_not(Discard("drumochter", COIN)) == ""
    table.play(Sell("wood", "home-village"))
    assert table.why_not(Discard("drumochter", COIN)) == "", "one coin does not pay for wood, stone and a coin"


@pytest.mark.rule("G8.11", "R-G73")
def test_a_sale_may_pay_for_a_purchase_of_another_kind() -> None:
    table = poor("kingussie")
    assert table.why_not(Discard("drumochter", COIN)) == "sale-helps"
    table.play(Sell("wood", "home-village"), Take("kingussie"), Buy("stone"))
    assert table.player().coins == 0


@pytest.mark.rule("G8.11", "R-G73")
def test_a_row_of_several_sales_counts_too() -> None:
    table = poor("kingussie").market(wood=2, stone=2).goods("home-castle", wood=1)
    assert table.why_not(Discard("drumochter", COIN)) == "sale-helps"
    table.play(Sell("wood", "home-castle"))
    assert refused(table, Take("kingussie")) == ("cannot-pay", "G8.1")
    assert table.why_not(Discard("drumochter", COIN)) == "sale-helps"
    assert table.play(Sell("wood", "home-village")).why_not(Take("kingussie")) == ""


@pytest.mark.rule("G8.11", "R-G73")
def test_a_tile_without_a_place_is_not_made_takeable_by_any_sale() -> None:
    table = poor().coins(9).market(wood=3)
    assert [refused(table, Take(tile))[0] for tile in STUCK] == ["cannot-pay", "no-place"]
    assert table.why_not(Discard("drumochter", COIN)) == ""


@pytest.mark.rule("G8.12", "G8.11", "R-G64", "R-G73")
def test_with_the_end_ahead_one_sells_or_stops_there() -> None:
    assert poor("dulsie-bridge", "the-end").pos.legal(0) == [STOP, Sell("wood", "home-village")]


# Every series of sales


def rows_of_sales(pos: GlenMore) -> Iterator[GlenMore]:
    """Yields the position after every series of sales, each set of remaining pieces once."""
    waiting, met = [pos], {tuple(pos.players[0].stock())}
    while waiting:
        here = waiting.pop()
        yield here
        for action in SELLING.options(here, 0):
            after = here.copy()
            after.play(0, action, None)
            if tuple(after.players[0].stock()) not in met:
                met.add(tuple(after.players[0].stock()))
                waiting.append(after)


PRICES = {
    "inshriach": Price(any=2),
    "brora": Price(any=3, coins=1),
    "spittal": Price(different=3),
    "crieff": Price(animals=2),
    "halkirk": Price(resources=(1, 0, 0, 1, 0), any=2),
    "rannoch": Price(resources=(0, 2, 0, 0, 0), animals=2, coins=1),
    "strathspey": Price(resources=(0, 0, 1, 0, 0), different=3),
    "glen-lyon": Price(resources=(2, 2, 0, 0, 0)),
    "ballachulish": Price(resources=(0, 0, 0, 0, 3), coins=2),
    "lochridge": Price(coins=5),
    "black-isle": Price(coins=9),
}
"""Prices of every kind on plain tiles: our own set has few kinds."""
DEAR = (
    *PRICES,
    "kingussie",
    "castle-of-mey",
    "donan-castle",
    "dulsie-bridge",
    "clachaig-inn",
    "loch-ness",
    "oban",
)


def dearer_pack() -> Components:
    pack = components()
    return replace(pack, tiles=tuple([replace(tile, cost=PRICES.get(tile.id, tile.cost)) for tile in pack.tiles]))


def at_random(chance: SamplingDealer, pack: Components) -> Table:
    """Returns a random table: up to four tiles ahead, few coins, some goods, partly filled market rows."""
    table = Table(pack=pack)
    tiles = list(dict.fromkeys([DEAR[chance.below(len(DEAR))] for _ in range(1 + chance.below(4))]))
    table.rondel("gap", "seat-0", "seat-1", "seat-2", *tiles, *["empty"] * (10 - len(tiles))).turn(0)
    table.coins(chance.below(3)).market(**{name: chance.below(4) for name in RESOURCES})
    for home in ("home-village", "home-castle"):
        for _ in range(chance.below(4)):
            table.goods(home, **{RESOURCES[chance.below(len(RESOURCES))]: 1})
    return table


@pytest.mark.rule("G8.11", "R-G73")
def test_over_random_tables_some_row_of_sales_pays_for_just_the_tiles_named() -> None:
    chance, pack = SamplingDealer(73), dearer_pack()
    stuck = helped = deep = 0
    for _ in range(500):
        pos = at_random(chance, pack).pos
        rows = [(sum(row.players[0].stock()), takeable(row, 0)) for row in rows_of_sales(pos)]
        by_hand = {tile for _, tiles in rows for tile in tiles}
        if len(rows) > 1:
            assert set(takeable_by_sales(pos, 0)) == by_hand
        may_discard = any(isinstance(action, Discard) for action in pos.legal(0))
        assert may_discard == (not by_hand)
        pieces, at_once = rows[0]
        stuck += may_discard
        helped += bool(by_hand and not at_once)
        deep += bool(by_hand) and not any(tiles for left, tiles in rows if left >= pieces - 1)
    assert min(stuck, helped, deep) > 10, "the tables are of every sort"
