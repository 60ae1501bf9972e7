"""Clan MacFarlane: canals (I21.30 to I21.36)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table, on_top
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import Bonuses, near_hexes
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.markets.selling import SellAtMarket
from bothy.games.caledonia.expansions.industria.markets.stalls import Stalls
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.scoring.scores import links_of
from bothy.games.caledonia.view import view

RIVER = (
    "b3 b4 c4 c5 d4 d5 e5 e6 f5 f6 h3 h4",
    "a4 g6",
    ("a4 > b3/b4 b4/c4 c4/c5 c5/d4 d4/d5 d5/e5 e5/e6 e6/f5 f5/f6 > g6",),
)
"""One long river from loch to loch, and two hexes that aren't along it."""
SPRING = ("b3=gm1^ b4 c4 c5 d4 d5 a5", "e5", ("b3 > b4/c4 c4/c5 c5/d4 d4/d5 > e5",))
"""A river that springs at the waterfall of b3."""


def macfarlane(*figure: object) -> Table:
    """A table of the clan on a sketched map."""
    table = clan_table("macfarlane", "", "").money(60)
    return sketch(table, *figure) if figure else table  # type: ignore[arg-type]


@pytest.mark.rule("I21.30")
def test_macfarlane_begins_with_river_crossing_and_two_more_merchants() -> None:
    table = macfarlane()
    assert (table.player().shipping, table.player().merchants, table.player().to_hire) == (1, 4, 3)


@pytest.mark.rule("I21.31", "I21.33", "R-I51")
@pytest.mark.parametrize("market_first", [True, False])
def test_the_book_s_example_from_cow_a_bakery_b_by_canal_then_dairy_c_and_market_d_in_either_order(
    market_first: bool,
) -> None:
    options: Any = {"farmers-markets": True}
    table = sketch(clan_table("macfarlane", "", "", **options), *RIVER).money(60).goods(bread=2)
    table.place("cow", "b3").place("cheese-dairy", "d5", seat=1).place("sheep", "h3", seat=1)
    assert HEX_OF["f6"] not in table.pos.board.neighbours[HEX_OF["b3"]]
    stalls = table.pos.part(Stalls)
    for facts, value in ((stalls.tiles, 0), (stalls.seats, 1), (stalls.hexes, HEX_OF["c5"]), (stalls.covered, 0)):
        facts.append(value)  # a market for wool and bread
    table.pos.block(HEX_OF["c5"])
    table.play(Expand("bakery", "f6"))
    assert on_top(table).goods == (4,), "the cheese of the dairy, and no wool of the sheep that is elsewhere"
    trades = [SellAtMarket("c5", "bread", 2), Buy("cheese", 2)]
    table.play(*(trades if market_first else reversed(trades)))
    assert (table.stock("cheese"), table.stock("bread")) == (2, 0)


@pytest.mark.rule("I21.31")
def test_the_whole_river_is_in_reach_of_a_unit_along_it() -> None:
    table = macfarlane(*RIVER).place("cow", "c4")
    along = [hex_ for hex_ in RIVER[0].split() if hex_[0] != "h"]
    assert all(reaches(table.pos, 0, HEX_OF[hex_]) for hex_ in along)
    assert sorted({action.hex for action in table.legal(Expand)}) == sorted(set(along) - {"c4"})
    assert table.why_not(Expand("cow", "h3")) != ""


@pytest.mark.rule("I21.31")
def test_a_unit_off_the_river_opens_none_of_it() -> None:
    table = macfarlane(*RIVER).place("cow", "h3")
    assert [action.hex for action in table.legal(Expand) if action.unit == "cow"] == ["h4"]


@pytest.mark.rule("I21.31")
def test_other_clans_have_no_canals() -> None:
    table = sketch(clan_table("campbell", "", ""), *RIVER).place("cow", "b3").money(60).shipping(1)
    assert table.why_not(Expand("bakery", "f6")) in ("out-of-reach", "needs-shipping")


@pytest.mark.rule("I21.32")
def test_settlements_along_one_river_are_linked() -> None:
    table = macfarlane(*RIVER).place("cow", "b3").place("cow", "f6").place("cow", "h3")
    assert links_of(table.pos, 0) == 2
    plain = sketch(clan_table("campbell", "", ""), *RIVER).place("cow", "b3").place("cow", "f6").shipping(1)
    assert links_of(plain.pos, 0) == 1
    shown = view(table.pos, None)["outlook"]["seats"][0]["settlements"]
    assert shown["links"] == [["b3", "f6", 1]]


@pytest.mark.rule("I21.33", "R-I51")
def test_each_good_is_bought_once_however_many_make_it_along_the_river() -> None:
    table = macfarlane(*RIVER).place("cow", "b3").place("sheep", "c5", seat=1).place("sheep", "e6", seat=2)
    table.play(Expand("bakery", "f6"), Buy("wool", 1))
    assert not isinstance(table.pos.stack[-1], Bonuses)


@pytest.mark.rule("I21.33")
def test_a_unit_off_the_river_trades_with_its_neighbours_only() -> None:
    table = macfarlane(*RIVER).place("cow", "b3").place("cow", "h3").place("cheese-dairy", "d5", seat=1)
    table.play(Expand("bakery", "h4"))
    assert not isinstance(table.pos.stack[-1], Bonuses)
    assert list(near_hexes(table.pos, 0, HEX_OF["h4"])) == list(table.pos.board.neighbours[HEX_OF["h4"]])


@pytest.mark.rule("I21.34", "R-I23")
def test_a_waterfall_hex_is_off_its_own_canal() -> None:
    table = macfarlane(*SPRING).place("cow", "d5")
    assert not reaches(table.pos, 0, HEX_OF["b3"])
    assert reaches(table.pos, 0, HEX_OF["b4"])
    table = macfarlane(*SPRING).place("cow", "b3")
    assert not reaches(table.pos, 0, HEX_OF["d5"]), "nor does a unit on it open the river"
    assert reaches(table.pos, 0, HEX_OF["b4"]), "which it neighbours"
    assert HEX_OF["b3"] not in near_hexes(table.pos, 0, HEX_OF["d5"])


@pytest.mark.rule("I21.35")
def test_without_river_crossing_there_are_no_canals() -> None:
    table = macfarlane(*RIVER).place("cow", "b3").place("cow", "f6").shipping(0)
    assert not reaches(table.pos, 0, HEX_OF["d5"])
    assert links_of(table.pos, 0) == 1
    assert HEX_OF["d5"] not in near_hexes(table.pos, 0, HEX_OF["f6"])


@pytest.mark.rule("I21.36", "R-I15", "R-I51")
def test_canals_do_not_go_on_by_ship_and_lead_to_no_port() -> None:
    table = clan_table("macfarlane", "", "", ports=(5,)).money(60)
    sketch(table, "b3 b4 c4 c5 h4", "a4 d5 e5 f4 g5", ("a4 > b3/b4 b4/c4 c4/c5 > d5",), "g5")
    table.place("cow", "b3").shipping(5)
    assert reaches(table.pos, 0, HEX_OF["c5"])
    assert not reaches(table.pos, 0, HEX_OF["h4"]), (
        "over four lochs from c5, which is itself out of reach of ships"
    )
    assert not reaches(table.pos, 0, HEX_OF["g5"])


@pytest.mark.rule("I21.31")
def test_the_actions_listed_are_exactly_those_allowed_on_a_whole_map() -> None:
    table = macfarlane().place("miner", "h3").place("miner", "h6").place("sheep", "i4", seat=1).money(14)
    listed = table.legal(Expand)
    tried = [
        Expand(unit, HEX_NAMES[hex_]) for unit in ("sheep", "miner", "bakery") for hex_ in table.pos.board.land
    ]
    assert all((action in listed) == (table.why_not(action) == "") for action in tried)
    assert Expand("sheep", "j4") in listed, "the far end of the Spey"


def test_long_rivers_are_worth_more() -> None:
    assert estimate(macfarlane(*RIVER).place("cow", "b3").pos, 0) > estimate(
        macfarlane(*RIVER).place("cow", "h3").pos, 0
    )


def test_the_view_shows_the_hexes_that_canals_open_and_none_without_river_crossing() -> None:
    table = macfarlane(*RIVER).place("cow", "b3")
    assert view(table.pos, None)["outlook"]["seats"][0]["canals"] == RIVER[0].split()[:10], "not the two elsewhere"
    assert view(table.shipping(0).pos, None)["outlook"]["seats"][0]["canals"] == []
