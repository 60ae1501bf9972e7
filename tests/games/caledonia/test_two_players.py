"""Starting tiles and first workers of a real opening, and differences with two players (C21)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, begin, run

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.scoring.scores import ranked
from bothy.games.caledonia.setup.first_workers import FirstWorkers
from bothy.games.caledonia.setup.steps import ChooseClan, Choosing


@pytest.mark.rule("C21.1")
def test_land_in_mist_is_out_of_play() -> None:
    table = Table(seats=2).money(60).place("sheep", "b4")
    assert table.why_not(Expand("woodcutter", "a4")) == "in-the-mist"
    assert table.why_not(Expand("sheep", "b3")) == ""
    assert "a4" not in [action.hex for action in table.legal(Expand)]
    assert Table(seats=3).money(60).place("sheep", "b4").why_not(Expand("woodcutter", "a4")) == ""


@pytest.mark.rule("C21.1")
def test_all_lochs_belong_to_the_active_map() -> None:
    board = Table(seats=2).pos.board
    assert [HEX_NAMES[hex_] for hex_ in board.lochs if not board.active[hex_]] == []
    assert board.active[HEX_OF["a1"]]


@pytest.mark.rule("C21.2", "R-C77")
def test_ports_stand_on_the_places_for_one_or_two_players() -> None:
    small, large = Table(seats=2, ports=(5, 6, 7, 8)), Table(seats=3, ports=(5, 6, 7, 8))
    for table in (small, large):
        table.place("sheep", "c2")
    assert small.why_not(PortMoney(5)) == "", "c2 neighbours b1"
    assert large.why_not(PortMoney(5)) == "port-out-of-reach", "the port stands on a1"


@pytest.mark.rule("C21.3", "R-C73")
@pytest.mark.parametrize(
    ("hex_", "border"), [("b4", True), ("a2", True), ("a4", False), ("c4", False), ("c3", False)]
)
def test_border_hexes_lie_next_to_mist_or_are_lochs_on_the_edge(hex_: str, border: bool) -> None:
    assert Table(seats=2).pos.board.border[HEX_OF[hex_]] == border


@pytest.mark.rule("C21.4", "C3.4", "R-C15")
@pytest.mark.parametrize(("seats", "open_"), [(2, 6), (3, 7), (4, 8)])
def test_the_number_of_open_contracts_depends_on_the_number_of_players(seats: int, open_: int) -> None:
    assert len([contract for contract in begin(seats).open if contract >= 0]) == open_


@pytest.mark.rule("C21.4", "C11.6", "R-C12")
@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 3), (4, 3)])
def test_the_neighbourhood_bonus_allows_four_units_of_a_good(seats: int, most: int) -> None:
    table = Table(seats=seats).money(60).merchants(7).place("miner", "c5").place("sheep", "b5", seat=1)
    table.play(Expand("sheep", "b4"))
    assert [action.count for action in table.legal(Buy)] == list(range(1, most + 1))
    assert table.why_not(Buy("wool", most + 1)) == "neighbourhood-limit"


@pytest.mark.rule("C21.4", "C19.9", "C19.15", "R-C96")
def test_exports_pay_eight_and_settlements_twelve_to_the_first_only() -> None:
    pos = Table(seats=2).pos
    assert ranked(pos, "exports", [3, 2]) == [8, 0]
    assert ranked(pos, "exports", [2, 2]) == [4, 4]
    assert ranked(pos, "settlements", [1, 4]) == [0, 12]
    assert ranked(pos, "settlements", [4, 4]) == [6, 6]


@pytest.mark.rule("C21.5", "C20.10", "C20.15", "C20.29")
def test_three_clans_have_values_of_their_own() -> None:
    assert [Table(clan, "").player().shipping for clan in ("fergusson", "macdonald")] == [2, 1]
    table = Table("robertson", "").money(60).place("miner", "c4").play(Expand("sheep", "d3"))
    assert table.player().money == 60 - (8 + 1 - 2)


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
