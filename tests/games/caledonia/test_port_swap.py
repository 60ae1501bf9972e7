"""Port 7, swap two units (C16.13 to C16.16)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import all_pass, asked, at_port, lines, refused, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DrawContracts
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.swap_units import PutInTwo, ReturnWorker, TakeOffTwo
from bothy.games.caledonia.position import unit_of
from bothy.games.caledonia.turn import Turn


def swapping(first: str, second: str, clan: str = "", land: str = "gmf6") -> Table:
    """A table with red's units on c4 and d4, next to port 7 on c3; c5 is one hex further, d5 beyond it."""
    table = sketch(Table(clan, "", "", ports=(7,)), f"c4={land} d4={land} c5=gmf1 d5=gmf1 d3=gmf1", "c3", (), "c3")
    return table.place(first, "c4").place(second, "d4")


OFF = TakeOffTwo(7, "c4", "d4")


def standing(table: Table) -> list[str]:
    return [UNITS[unit_of(table.pos.hexes[HEX_OF[name]])] for name in ("c4", "d4")]


@pytest.mark.rule("C16.13", "R-C3", "R-C84")
def test_port_7_swaps_two_units_for_two_others_free_of_charge() -> None:
    table = swapping("sheep", "cow").play(OFF, PutInTwo("bakery", "miner"))
    assert standing(table) == ["bakery", "miner"]
    assert (table.player().money, table.player().ports) == (0, (6,))
    assert table.player().left == [4, 4, 4, 3, 4, 4, 4, 3]


@pytest.mark.rule("C16.13", "R-C3", "R-C84")
def test_no_field_leaves_or_enters() -> None:
    assert refused(swapping("field", "cow"), OFF) == ("no-fields", "C16.13")
    assert refused(swapping("sheep", "cow").play(OFF), PutInTwo("field", "bakery")) == ("does-not-fit", "C16.14")


@pytest.mark.rule("C16.13", "R-C84")
def test_exactly_two_units_of_your_own_are_swapped() -> None:
    table = swapping("sheep", "cow").place("cow", "d5", seat=1)
    assert refused(table, TakeOffTwo(7, "c4", "d5")) == ("not-yours", "C16.13")
    assert refused(table, TakeOffTwo(7, "c4", "c5")) == ("not-yours", "C16.13")
    assert table.why_not(TakeOffTwo(7, "c4", "c4")) != ""
    assert table.legal(TakeOffTwo) == [OFF]


@pytest.mark.rule("C16.14", "R-C3")
@pytest.mark.parametrize("pair", [("sheep", "bakery"), ("bakery", "cow"), ("cow", "sheep"), ("cow", "cow")])
def test_no_new_unit_is_of_a_kind_that_left(pair: tuple[str, str]) -> None:
    assert refused(swapping("sheep", "cow").play(OFF), PutInTwo(*pair)) == ("does-not-fit", "C16.14")


@pytest.mark.rule("C16.14", "R-C3")
def test_two_new_units_may_be_alike() -> None:
    assert standing(swapping("sheep", "cow").play(OFF, PutInTwo("bakery", "bakery"))) == ["bakery", "bakery"]


@pytest.mark.rule("C16.14", "R-C3")
def test_deployed_workers_are_one_kind() -> None:
    table = swapping("woodcutter", "sheep").play(OFF)
    assert refused(table, PutInTwo("miner", "cow")) == ("does-not-fit", "C16.14")
    assert table.why_not(PutInTwo("bakery", "cow")) == ""


@pytest.mark.rule("C16.14")
def test_the_land_must_suit_the_new_units() -> None:
    table = swapping("sheep", "cow", land="g1").play(OFF)
    assert refused(table, PutInTwo("miner", "bakery")) == ("does-not-fit", "C16.14")
    assert {action.first for action in table.legal(PutInTwo)} == {"cheese-dairy", "bakery", "distillery"}


@pytest.mark.rule("C16.14")
def test_workers_on_pure_mountain_have_no_successors() -> None:
    assert refused(swapping("miner", "miner", land="m1"), OFF) == ("nothing-fits", "C16.14")


@pytest.mark.rule("C16.14")
def test_units_that_ran_out_cannot_enter() -> None:
    table = swapping("sheep", "cow")
    table.player().left[UNITS.index("bakery")] = 1
    table.play(OFF)
    assert refused(table, PutInTwo("bakery", "bakery")) == ("does-not-fit", "C16.14")
    assert table.why_not(PutInTwo("bakery", "miner")) == ""


@pytest.mark.rule("C16.14", "R-C84")
def test_reach_is_not_required_of_the_new_units() -> None:
    table = Table(ports=(1, 2, 3, 7)).place("miner", "a8").place("sheep", "h4").place("cow", "l4")
    table.play(TakeOffTwo(7, "h4", "l4"), PutInTwo("bakery", "bakery"))
    assert sorted(table.player().units) == sorted([HEX_OF[name] for name in ("a8", "h4", "l4")])


@pytest.mark.rule("C16.14", "R-C84")
def test_a_fisherman_is_never_swapped() -> None:
    table = sketch(Table("macdonald", "", "", ports=(7,)), "c4 d4", "c3 e3", (), "c3")
    table.place("sheep", "c4").place("sheep", "d4").place("fisherman", "c3")
    assert table.legal(TakeOffTwo) == [OFF]
    assert refused(table, TakeOffTwo(7, "c3", "d4")) == ("nothing-fits", "C16.14")


@pytest.mark.rule("C16.15", "C11.1", "R-C3", "R-C84")
def test_each_new_unit_brings_its_neighbourhood_bonus() -> None:
    table = swapping("sheep", "cow").money(50).place("sheep", "d3", seat=1).place("distillery", "d5", seat=1)
    table.play(OFF, PutInTwo("bakery", "miner"))  # d3 neighbours both, d5 only d4
    assert {action.good for action in table.legal(Buy)} == {"wool", "whisky"}
    table.play(Buy("whisky", 1), Buy("wool", 1))
    assert (table.stock("whisky"), table.stock("wool"), table.player().money) == (1, 1, 50 - 8 - 2)


@pytest.mark.rule("C16.15", "C11.6", "R-C50")
def test_port_7_and_an_expansion_share_the_limit_of_the_turn() -> None:
    table = swapping("sheep", "cow").money(99).merchants(7).place("distillery", "d5", seat=1)
    table.play(OFF, PutInTwo("bakery", "miner"), Buy("whisky", 2), Expand("sheep", "c5"))
    assert table.legal(Buy) == [Buy("whisky", 1)]
    assert refused(table, Buy("whisky", 2)) == ("neighbourhood-limit", "C11.6")


@pytest.mark.rule("C16.15", "C12.1", "R-C3", "R-C25")
def test_two_fourth_buildings_bring_the_building_bonus_once() -> None:
    table = swapping("sheep", "cow")
    for unit in ("bakery", "distillery"):
        table.player().left[UNITS.index(unit)] = 1
    table.play(OFF, PutInTwo("bakery", "distillery"), DrawContracts())
    assert len(table.pos.drawn) == 3
    assert isinstance(table.play(Keep(())).pos.stack[-1], Turn)


@pytest.mark.rule("C16.16", "R-C83")
@pytest.mark.parametrize(("column", "income"), [("woodcutter", 6), ("miner", 4)])
def test_a_worker_goes_back_to_either_column_and_income_follows_the_board(column: str, income: int) -> None:
    table = swapping("woodcutter", "sheep").place("miner", "c5")  # the miner stays on the map
    table.play(OFF)
    assert table.legal(ReturnWorker) == [ReturnWorker("woodcutter"), ReturnWorker("miner")]
    assert refused(table, ReturnWorker("sheep")) == ("no-such-column", "C16.16")
    table.play(ReturnWorker(column), PutInTwo("cow", "cow"))
    assert table.player().left[UNITS.index(column)] == 4
    assert all_pass(table).player().money == 16 + income


@pytest.mark.rule("C16.16", "R-C83")
def test_a_column_without_room_takes_no_worker_back() -> None:
    table = swapping("woodcutter", "woodcutter").place("miner", "c5").play(OFF, ReturnWorker("miner"))
    assert table.legal(ReturnWorker) == [], "the miners are complete: the other goes to the woodcutters by itself"
    assert table.player().left[6:] == [3, 4]
    assert table.legal(PutInTwo) != []


@pytest.mark.rule("C16.15", "C11.5", "P-C4")
def test_a_good_next_to_both_new_units_is_bought_once() -> None:
    table = swapping("sheep", "cow").money(50).merchants(7).place("sheep", "d3", seat=1)  # d3 neighbours both
    table.play(OFF, PutInTwo("bakery", "miner"), Buy("wool", 1))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.15", "C12.1", "R-C3", "R-C25")
@pytest.mark.parametrize("pair", [("bakery", "distillery"), ("distillery", "bakery")])
def test_a_fourth_building_brings_the_bonus_whichever_of_the_two_it_is(pair: tuple[str, str]) -> None:
    table = swapping("sheep", "cow")
    table.player().left[UNITS.index("bakery")] = 1
    table.play(OFF, PutInTwo(*pair))
    assert table.legal(DrawContracts) == [DrawContracts()]


@pytest.mark.rule("C16.15", "C11.1", "R-C3", "R-C84")
def test_a_good_next_to_only_the_first_new_unit_is_offered() -> None:
    table = sketch(Table(ports=(7,)), "b4 c4=gmf6 d4=gmf6", "c3", (), "c3").money(50)
    table.place("sheep", "c4").place("cow", "d4").place("distillery", "b4", seat=1)  # b4 neighbours c4, not d4
    table.play(OFF, PutInTwo("bakery", "miner"))
    assert {action.good for action in table.legal(Buy)} == {"whisky"}


# Candidates, options, and the account


@pytest.mark.rule("C16.13", "C16.18")
def test_a_player_may_ask_about_every_two_units_by_port_7_or_port_9() -> None:
    table = at_port(7, 9).place("cow", "b4").place("sheep", "b3")
    pairs = [("a8", "b3"), ("a8", "b4"), ("b3", "b4")]
    assert asked(table, TakeOffTwo) == [TakeOffTwo(port, *pair) for port in (7, 9) for pair in pairs]


@pytest.mark.rule("C16.13")
@pytest.mark.parametrize("pair", [("z9", "d4"), ("c4", "z9"), ("a1", "z9"), ("d4", "c4"), ("c4", "c4")])
def test_two_units_are_named_by_two_hexes_in_the_order_of_the_map(pair: tuple[str, str]) -> None:
    table = swapping("sheep", "cow").place("sheep", "a1")
    assert table.why_not(TakeOffTwo(7, *pair)) == "no-such-hex"


@pytest.mark.rule("C16.13")
def test_the_first_hex_of_the_map_is_a_hex_like_others() -> None:
    table = sketch(Table(ports=(7,)), "a1=gmf1 c4=gmf1", "c3", (), "c3").place("sheep", "a1").place("cow", "c4")
    assert table.legal(TakeOffTwo) == [TakeOffTwo(7, "a1", "c4")]
    assert table.why_not(TakeOffTwo(7, "a1", "c4")) == ""


@pytest.mark.rule("C16.1", "C16.2", "C16.13")
def test_port_7_must_be_in_reach_and_unused() -> None:
    far = Table(ports=(1, 2, 7, 5)).place("miner", "a8").place("sheep", "b7")
    assert refused(far, TakeOffTwo(7, "a8", "b7")) == ("port-out-of-reach", "C16.1")
    used = swapping("sheep", "cow")
    used.player().ports = (6,)
    assert refused(used, OFF) == ("port-used", "C16.2")


@pytest.mark.rule("C16.14")
def test_the_second_unit_must_suit_its_own_land() -> None:
    table = sketch(Table(ports=(7,)), "c4=gmf1 d4=g1", "c3", (), "c3").place("sheep", "c4").place("cow", "d4")
    buildings = ("cheese-dairy", "bakery", "distillery")
    assert table.play(OFF).legal(PutInTwo) == [
        PutInTwo(first, second) for first in (*buildings, "woodcutter", "miner") for second in buildings
    ]


@pytest.mark.rule("C16.14")
@pytest.mark.parametrize("pair", [("bakery", "miner"), ("miner", "bakery")])
def test_a_kind_of_which_none_is_left_enters_in_neither_place(pair: tuple[str, str]) -> None:
    table = swapping("sheep", "cow")
    table.player().left[UNITS.index("bakery")] = 0
    assert refused(table.play(OFF), PutInTwo(*pair)) == ("does-not-fit", "C16.14")


@pytest.mark.rule("C16.14")
def test_a_player_may_ask_about_any_two_units_to_put_in() -> None:
    table = swapping("sheep", "cow").play(OFF)
    assert list(table.pos.stack[-1].candidates(table.pos, 0)) == [
        PutInTwo(first, second) for first in UNITS for second in UNITS
    ]


@pytest.mark.rule("C16.16", "R-C83")
def test_a_miner_goes_back_to_either_column_too() -> None:
    table = swapping("miner", "sheep").place("woodcutter", "c5").play(OFF)
    assert table.legal(ReturnWorker) == [ReturnWorker("woodcutter"), ReturnWorker("miner")]


@pytest.mark.rule("C16.13", "C16.15", "C16.16")
def test_the_account_of_port_7_names_every_unit_that_leaves_and_enters() -> None:
    table = swapping("woodcutter", "sheep").place("miner", "c5")
    table.play(OFF, ReturnWorker("miner"), PutInTwo("cow", "bakery"))
    assert lines(table) == [
        ("ports-0", 1, "port"),
        ("miner-left-0", 1, "swap"),
        ("map-0", -1, "swap"),
        ("sheep-left-0", 1, "swap"),
        ("map-0", -1, "swap"),
        ("cow-left-0", -1, "deploy"),
        ("map-0", 1, "deploy"),
        ("bakery-left-0", -1, "deploy"),
        ("map-0", 1, "deploy"),
    ]
    told = [
        (event.key, event.values["unit"], event.values["hex"]) for event in table.events if "hex" in event.values
    ]
    assert told == [
        ("withdrawn", "woodcutter", "c4"),
        ("withdrawn", "sheep", "d4"),
        ("deployed", "cow", "c4"),
        ("deployed", "bakery", "d4"),
    ]


@pytest.mark.rule("C16.13", "C16.14")
def test_two_are_on_offer_only_where_both_hexes_can_be_filled_again() -> None:
    table = sketch(Table(ports=(7,)), "e5 e4=m1 e3", "d5", (), "d5")
    table.place("sheep", "e5").place("miner", "e4").place("cow", "e3")
    assert refused(table, TakeOffTwo(7, "e4", "e5")) == ("nothing-fits", "C16.14")
    assert table.legal(TakeOffTwo) == [TakeOffTwo(7, "e3", "e5")], "no other unit stands on a mountain"
