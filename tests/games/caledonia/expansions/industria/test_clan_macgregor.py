"""Clan MacGregor: grazing flocks and sheep for sale (I21.40 to I21.47)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table, on_top
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.macgregor import Grazing, LeadSheep, SellSheep
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.units import SHEEP, UNITS
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.games.caledonia.turn import EndTurn
from bothy.games.caledonia.view import view

MEADOW = ("e5=gm3 e4 d5 d4 f4 e3=m1 d3", "", ())
"""Grassland around e5 and e4, a mountain on e3."""
BANKS = ("e5 e4 e3 d4 f3", "d5 f4", ("d5 > e4/e5 > f4",))
"""A river between e4 and e5."""


def macgregor(*figure: object, money: int = 60) -> Table:
    table = clan_table("macgregor", "", "").money(money)
    return sketch(table, *figure) if figure else table  # type: ignore[arg-type]


def flock_of_two() -> Table:
    return macgregor(*MEADOW).place("sheep", "e5").place("sheep", "e4")


def standing(table: Table, seat: int = 0) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for hex_, kind in zip(table.player(seat).units, table.pos.kinds_of(seat), strict=True):
        found.setdefault(HEX_NAMES[hex_], []).append(UNITS[kind])
    return found


@pytest.mark.rule("I21.40")
def test_macgregor_begins_with_river_crossing() -> None:
    assert macgregor().player().shipping == 1


@pytest.mark.rule("I21.42", "I21.43", "R-I52")
def test_a_unit_takes_a_sheep_s_hex_without_land_cost_and_the_sheep_moves_on() -> None:
    table = flock_of_two().play(Expand("miner", "e5"))
    assert table.player().money == 60 - 10, "no land cost, though the land costs £3"
    assert on_top(table) == Grazing(0, table.player().units[0])
    assert table.pos.legal(0) == [LeadSheep("d3"), LeadSheep("d4"), LeadSheep("f4")]
    table.play(LeadSheep("d4"))
    assert standing(table) == {"e5": ["miner"], "e4": ["sheep"], "d4": ["sheep"]}
    assert table.player().money == 60 - 10, "the move is free"
    assert table.pos.shared == ()


@pytest.mark.rule("I21.43")
def test_the_new_place_is_empty_grassland_next_to_another_sheep_of_the_flock() -> None:
    table = flock_of_two().place("cow", "d4", seat=1).play(Expand("miner", "e5"))
    assert table.why_not(LeadSheep("d4")) == "occupied"
    assert table.why_not(LeadSheep("e3")) == "wrong-land"
    assert table.why_not(LeadSheep("d5")) == "not-beside-flock"
    assert table.why_not(LeadSheep("e5")) == "occupied"
    assert table.why_not(LeadSheep("a1")) == "in-the-mist"
    assert table.why_not(LeadSheep("f4")) == ""


@pytest.mark.rule("I21.41")
def test_a_sheep_alone_or_with_one_on_its_own_hex_is_no_flock() -> None:
    table = macgregor(*MEADOW).place("sheep", "e5")
    assert table.why_not(Expand("miner", "e5")) == "occupied"
    table.place("sheep", "e5")
    assert table.why_not(Expand("miner", "e5")) == "occupied"


@pytest.mark.rule("I21.41", "R-I52")
def test_a_flock_spreads_across_a_river_only_with_river_crossing() -> None:
    table = macgregor(*BANKS).place("sheep", "e5").place("sheep", "e4")
    assert table.why_not(Expand("bakery", "e5")) == ""
    assert table.shipping(0).why_not(Expand("bakery", "e5")) == "occupied"


@pytest.mark.rule("I21.41", "R-I52")
def test_the_new_place_may_be_across_a_river_only_with_river_crossing() -> None:
    figure = ("e5 e4 f3", "d3 d4 f4", ("d3 > e3/e4 e4/f3 > f4",))
    table = macgregor(*figure).place("sheep", "e5").place("sheep", "e4")
    assert table.why_not(Expand("bakery", "e5")) == ""
    assert table.shipping(0).why_not(Expand("bakery", "e5")) == "occupied", "f3 is the one place to go"
    table.shipping(1).play(Expand("bakery", "e5"))
    assert table.pos.legal(0) == [LeadSheep("f3")]


@pytest.mark.rule("I21.42")
@pytest.mark.parametrize(("unit", "why"), [("cow", "occupied"), ("sheep", "occupied"), ("woodcutter", "occupied")])
def test_animals_and_units_that_do_not_suit_the_land_do_not_graze(unit: str, why: str) -> None:
    assert flock_of_two().why_not(Expand(unit, "e5")) == why


@pytest.mark.rule("I21.42")
@pytest.mark.parametrize("unit", ["miner", "field", "bakery", "cheese-dairy", "distillery"])
def test_every_other_unit_does(unit: str) -> None:
    table = flock_of_two()
    assert table.why_not(Expand(unit, "e5")) == ""
    assert Expand(unit, "e5") in table.legal(Expand)


@pytest.mark.rule("I21.42", "I21.43")
def test_a_sheep_that_joins_the_flock_stays_where_it_was_deployed() -> None:
    table = flock_of_two().play(Expand("sheep", "d4"))
    assert table.pos.legal(0) == [EndTurn()]
    assert standing(table) == {"e5": ["sheep"], "e4": ["sheep"], "d4": ["sheep"]}


@pytest.mark.rule("I21.44", "R-I52")
def test_without_a_place_for_the_sheep_there_is_no_grazing() -> None:
    table = macgregor("e5 e4").place("sheep", "e5").place("sheep", "e4")
    assert table.why_not(Expand("bakery", "e5")) == "occupied"
    assert Expand("bakery", "e5") not in table.legal(Expand)


@pytest.mark.rule("I21.44", "R-I14")
def test_a_hex_with_two_units_takes_no_third() -> None:
    table = flock_of_two().place("cow", "e5")
    assert table.why_not(Expand("miner", "e5")) == "occupied"


@pytest.mark.rule("I21.42")
def test_another_player_s_sheep_makes_no_room() -> None:
    table = macgregor(*MEADOW).place("sheep", "e4").place("sheep", "d4").place("sheep", "e5", seat=1)
    assert table.why_not(Expand("miner", "e5")) == "occupied"


@pytest.mark.rule("I21.45", "R-I19", "R-I20")
def test_the_deployed_unit_brings_its_bonuses_after_the_sheep_has_moved() -> None:
    table = flock_of_two().place("cow", "d5", seat=1).merchants(3).play(Expand("miner", "e5"))
    assert isinstance(on_top(table), Grazing)
    table.play(LeadSheep("f4"))
    assert isinstance(on_top(table), Bonuses)
    assert on_top(table).goods == (2,), "milk"


@pytest.mark.rule("I21.45")
def test_the_moved_sheep_brings_none() -> None:
    table = flock_of_two().place("cow", "d3", seat=1).merchants(3).play(Expand("miner", "e5"), LeadSheep("d4"))
    assert not isinstance(on_top(table), Bonuses)


@pytest.mark.rule("I21.46", "R-I52")
def test_free_land_may_be_used_for_grazing() -> None:
    table = flock_of_two()
    table.pos.push(Rewards(0, 0, 1, 0))
    table.play(Expand("miner", "e5"), LeadSheep("f4"))
    assert standing(table) == {"e5": ["miner"], "e4": ["sheep"], "f4": ["sheep"]}


@pytest.mark.rule("I21.46")
def test_first_workers_do_not_graze() -> None:
    table = flock_of_two()
    table.pos.end_turn()
    table.pos.stack.clear()
    table.pos.push(FirstWorker(0, 0))
    assert table.why_not(Expand("miner", "e5")) == "occupied"


@pytest.mark.rule("I21.47")
def test_a_sheep_may_be_sold_after_its_wool_is_made() -> None:
    table = run(flock_of_two().money(0), Production())
    assert table.stock("wool") == 2
    assert table.pos.legal(0) == [SellSheep("e4"), SellSheep("e5"), SellSheep("none")]
    assert table.why_not(SellSheep("d4")) == "no-sheep-there"
    table.play(SellSheep("e5"))
    assert (table.player().money, table.player().left[SHEEP]) == (15, 3)
    assert table.pos.finished, "one a production"


@pytest.mark.rule("I21.47")
def test_selling_is_optional_and_a_player_without_sheep_is_not_asked() -> None:
    table = run(flock_of_two().money(0), Production()).play(SellSheep("none"))
    assert (table.player().money, len(table.player().units)) == (0, 2)
    assert run(macgregor(), Production()).pos.finished


def test_a_sheep_is_worth_more_to_macgregor() -> None:
    gained = [
        estimate(clan_table(clan, "", "").place("sheep", "b4").pos, 0) - estimate(clan_table(clan, "", "").pos, 0)
        for clan in ("macgregor", "campbell")
    ]
    assert gained[0] > gained[1]


def test_the_view_shows_the_flocks_and_leaves_out_a_sheep_alone() -> None:
    table = flock_of_two().place("sheep", "d3")
    assert view(table.pos, None)["outlook"]["seats"][0]["flocks"] == [["d3", "e4", "e5"]]
    apart = macgregor(*BANKS).place("sheep", "e5").place("sheep", "e4").shipping(0)
    assert view(apart.pos, None)["outlook"]["seats"][0]["flocks"] == [], "the river lies between"
