"""Starting conditions: every starting tile, and the first workers of a real opening."""

from __future__ import annotations

import pytest
from tests.games.caledonia.phases import run
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.setup.steps import ChooseClan, Choosing

TILES = {
    "start-1": {"milk": 1, "bread": 1},
    "start-2": {"wool": 1, "bread": 1},
    "start-3": {"grain": 1, "cheese": 1},
    "start-4": {"wool": 1, "cheese": 1},
    "start-5": {"grain": 1, "whisky": 1},
    "start-6": {"milk": 1, "whisky": 1},
    "start-7": {"wool": 1, "whisky": 1},
    "start-8": {"grain": 1, "bread": 1},
    "start-9": {"milk": 1, "cheese": 1},
}


def test_every_tile_is_among_these() -> None:
    assert [row.id for row in components().starting_tiles] == list(TILES)


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize("tile", TILES)
def test_a_starting_tile_gives_fifty_five_pounds_and_its_goods_at_once(tile: str) -> None:
    table = Table(seats=3)
    table.pos.offers = ((0, list(TILES).index(tile)),)
    run(table, Choosing(1)).play(ChooseClan("buchanan", tile), seat=1)
    player = table.player(1)
    assert player.money == 55
    assert {good: count for good, count in zip(GOODS, player.goods, strict=True) if count} == TILES[tile]
    assert player.boxes == 2, "and what the clan starts with"


@pytest.mark.rule("C4.3", "C2.17")
@pytest.mark.parametrize("tile", TILES)
def test_a_starting_tile_is_worth_fourteen_to_sixteen_at_the_start(tile: str) -> None:
    pos = Table(seats=3).pos
    worth = sum([count * pos.price(GOODS.index(good)) for good, count in TILES[tile].items()])
    assert 14 <= worth <= 16


@pytest.mark.rule("C4.2")
def test_only_a_pair_on_offer_may_be_taken() -> None:
    table = Table(seats=3)
    table.pos.offers = ((0, 0), (1, 1))
    run(table, Choosing(2))
    assert table.why_not(ChooseClan("buchanan", "start-2"), seat=2) == "not-offered"
    assert table.why_not(ChooseClan("campbell", "start-2"), seat=2) == ""


@pytest.mark.rule("C4.5")
def test_two_miners_leave_twenty_nine() -> None:
    table = Table(seats=1).money(55)
    run(table, FirstWorkers()).play(Expand("miner", "b5"))
    assert table.player().money == 55 - 12
    table.play(Expand("miner", "c7"))
    assert table.player().money == 29
