"""Shipping and reach, with the figures of the rulebook as sketches (C10)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import S1, S2, at_port, refused, sentence, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DRAW
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import UpgradeTechnology
from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.turn import PASS, Turn

NAMED = {"0.a": "e4", "0.b": "d5", "R.a": "f4", "R.b": "f5", "1.a": "e7", "X1": "g5", "X2": "g6"}
"""The hexes of the shipping figure."""
ROW = "a5 b4 c5 d4 e5 f4 g5 h4"
"""A row of hexes, each adjacent only to the next."""


def shipping_figure(level: int) -> Table:
    table = sketch(Table().money(50), *S1).shipping(level)
    return table.place("sheep", "e5").place("cheese-dairy", "f3", seat=1)


def port_figure(seat_on: str, level: int) -> Table:
    return sketch(Table(ports=(5,)), *S2).place("sheep", seat_on).shipping(level)


def reached(table: Table) -> list[str]:
    hexes = {action.hex for action in table.legal(Expand)}
    return [name for name, hex_ in NAMED.items() if hex_ in hexes]


@pytest.mark.rule("C10.1", "C10.2")
def test_reach_without_shipping() -> None:
    assert reached(shipping_figure(0)) == ["0.a", "0.b"]


@pytest.mark.rule("C10.1", "C10.2")
def test_reach_with_river_crossing() -> None:
    assert reached(shipping_figure(1)) == ["0.a", "0.b", "R.a", "R.b"]


@pytest.mark.rule("C10.1", "C10.3")
def test_reach_with_one_loch() -> None:
    assert reached(shipping_figure(2)) == ["0.a", "0.b", "R.a", "R.b", "1.a"]


@pytest.mark.rule("C10.2", "C10.4")
def test_no_level_hops_over_land() -> None:
    table = shipping_figure(5)
    assert reached(table) == ["0.a", "0.b", "R.a", "R.b", "1.a"]
    assert refused(table, Expand("sheep", NAMED["X1"])) == ("out-of-reach", "C10.2")
    assert refused(table, Expand("sheep", NAMED["X2"])) == ("out-of-reach", "C10.2")
    assert sentence(table, Expand("cow", "g5")) == "No shipping level brings you to g5. Expand closer to it first."


@pytest.mark.rule("C2.4", "C11.1")
def test_river_parts_neighbours() -> None:
    star = shipping_figure(1).play(Expand("sheep", NAMED["0.a"]))
    assert star.legal(Buy) == [Buy("cheese", 1), Buy("cheese", 2)]
    across = shipping_figure(1).play(Expand("sheep", NAMED["R.a"]))
    assert isinstance(across.pos.stack[-1], Turn)


@pytest.mark.rule("C10.1")
@pytest.mark.parametrize(
    ("name", "level", "cost"), [("R.a", "river crossing", "£4"), ("1.a", "1-loch shipping", "£8")]
)
def test_a_hex_out_of_reach_names_the_level_that_would_do_and_its_price(name: str, level: str, cost: str) -> None:
    table = shipping_figure(0)
    assert refused(table, Expand("sheep", NAMED[name])) == ("needs-shipping", "C10.1")
    assert sentence(table, Expand("sheep", NAMED[name])) == (
        f"Too far: needs {level}, you have no shipping. Upgrade your shipping first, for {cost}."
    )


@pytest.mark.rule("C10.1", "C10.3")
@pytest.mark.parametrize("lochs", [1, 2, 3, 4])
def test_crossing_this_many_lochs_takes_this_shipping_level(lochs: int) -> None:
    names = ROW.split()
    table = sketch(
        Table().money(50), land=f"{names[0]} {names[lochs + 1]}", lochs=" ".join(names[1 : lochs + 1])
    ).place("sheep", names[0])
    far = Expand("cow", names[lochs + 1])
    assert refused(table.shipping(lochs), far) == ("needs-shipping", "C10.1")
    assert f"{lochs}-loch" in sentence(table, far)
    assert table.shipping(lochs + 1).why_not(far) == ""


@pytest.mark.rule("C10.1", "C10.3")
def test_five_lochs_are_too_many_at_every_level() -> None:
    names = ROW.split()
    table = sketch(Table().money(50), land=f"{names[0]} {names[6]}", lochs=" ".join(names[1:6]))
    table.place("sheep", names[0]).shipping(5)
    assert refused(table, Expand("cow", names[6])) == ("out-of-reach", "C10.2")


@pytest.mark.rule("C10.2", "R-C13")
def test_a_river_and_a_loch_are_never_chained() -> None:
    # a5 and b4 with a river between, then loch c5, then land d4.
    table = sketch(Table().money(50), land="a5 b4 d4", lochs="c5", rivers=("c5 > a5/b4 > c5",))
    table.place("sheep", "a5").shipping(5)
    assert [action.hex for action in table.legal(Expand) if action.unit == "cow"] == ["b4"]


@pytest.mark.rule("C10.2", "R-C13")
def test_two_rivers_are_never_crossed_in_one_expansion() -> None:
    rivers = ("c5 > a5/b4 > c5", "c5 > b4/c5 > c5")
    table = sketch(Table().money(50), land="a5 b4 c5", rivers=rivers).place("sheep", "a5").shipping(5)
    assert [action.hex for action in table.legal(Expand) if action.unit == "cow"] == ["b4"]


@pytest.mark.rule("C10.2", "R-C13")
def test_two_lochs_with_land_between_are_no_path() -> None:
    table = sketch(Table().money(50), land="a5 c5 e5", lochs="b4 d4").place("sheep", "a5").shipping(5)
    assert [action.hex for action in table.legal(Expand) if action.unit == "cow"] == ["c5"]


@pytest.mark.rule("C10.4")
def test_a_river_is_not_followed() -> None:
    # The river passes between e5 and f4, f5; crossing it doesn't lead down it to g5.
    assert "X1" not in reached(shipping_figure(5))


@pytest.mark.rule("C10.5", "R-C75")
def test_a_port_hex_is_crossed_and_counted_like_any_loch() -> None:
    table = sketch(Table(ports=(5,)).money(50), land="a5 d4", lochs="b4 c5", ports="b4").place("sheep", "a5")
    assert table.shipping(2).why_not(Expand("cow", "d4")) == "needs-shipping"
    assert table.shipping(3).why_not(Expand("cow", "d4")) == ""


@pytest.mark.rule("C10.5", "R-C78")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_loch_with_a_fisherman_is_crossed_like_any_loch(owner: int) -> None:
    clans = ("macdonald", "") if owner == 0 else ("", "macdonald")
    table = sketch(Table(*clans, "").money(50), land="a5 e5", lochs="b4 c5 d4")
    table.place("sheep", "a5").place("fisherman", "c5", seat=owner).shipping(4)
    assert table.why_not(Expand("cow", "e5")) == ""
    if owner:
        assert table.shipping(3).why_not(Expand("cow", "e5")) == "needs-shipping"


@pytest.mark.rule("C10.6", "C16.1", "R-C14", "R-C76")
@pytest.mark.parametrize("level", range(6))
def test_port_neighbouring_at_any_level(level: int) -> None:
    assert port_figure("c4", level).why_not(PortMoney(5)) == ""


@pytest.mark.rule("C10.6", "C16.1", "R-C14", "R-C76")
@pytest.mark.parametrize(
    ("level", "usable"), [(0, False), (1, False), (2, False), (3, True), (4, True), (5, True)]
)
def test_port_over_two_lochs(level: int, usable: bool) -> None:
    table = port_figure("f1", level)
    assert table.legal(PortMoney) == ([PortMoney(5)] if usable else [])
    if not usable:
        assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C10.6", "R-C76")
def test_a_unit_on_the_port_hex_reaches_it() -> None:
    table = sketch(Table("macdonald", "", "", ports=(5,)), *S2).place("fisherman", "c3")
    assert table.play(PortMoney(5)).player().money == 10


@pytest.mark.rule("C10.7", "C14.6", "R-C59")
def test_reach_is_measured_from_the_units_on_the_map_now() -> None:
    table = Table().money(50).goods(wool=1).place("miner", "i1").place("sheep", "c4").contract(14)
    assert table.why_not(Expand("cow", "d4")) == ""
    table.play(Fulfil(13, ("c4",), (), ()))  # one mutton; it brings free land
    assert table.why_not(Expand("cow", "d4")) == "out-of-reach"
    assert table.why_not(Expand("cow", "h1")) == ""


@pytest.mark.rule("C10.7", "C9.6", "R-C59")
def test_a_player_who_slaughters_their_last_unit_cannot_expand() -> None:
    table = Table().money(50).goods(wool=1).place("sheep", "d3").contract(14).play(Fulfil(13, ("d3",), (), ()))
    assert isinstance(table.pos.stack[-1], Turn), "the free land finds no use"
    table.turn(0)
    assert refused(table, Expand("sheep", "d3")) == ("no-units", "C9.6")


MAIN = " Selling goods or passing brings in money."


def beside_a_cow(clan: str = "") -> Table:
    """A table where red has just expanded next to a cow, and milk is £3."""
    table = Table(clan, "", "").merchants(5).place("miner", "c5").place("cow", "b5", seat=1)
    return table.money(10 + 3).play(Expand("sheep", "b4"))


@pytest.mark.rule("C9.2")
def test_with_the_main_action_to_come_selling_and_passing_are_named() -> None:
    table = Table().money(3).place("miner", "c5")
    assert refused(table, Expand("sheep", "b4")) == ("too-dear", "C9.2")
    assert sentence(table, Expand("sheep", "b4")) == "It costs £10, and you have £3." + MAIN


@pytest.mark.rule("C11.3")
def test_inside_a_neighbourhood_bonus_nothing_is_named_that_cannot_be_done() -> None:
    table = beside_a_cow()
    assert refused(table, Buy("milk", 2)) == ("too-dear", "C7.2")
    assert sentence(table, Buy("milk", 2)) == "It costs £6, and you have £3."


@pytest.mark.rule("C11.3", "C20.28", "R-C103")
def test_inside_a_bonus_a_barrel_is_named_if_it_pays_enough() -> None:
    table = beside_a_cow("mackenzie")
    table.pos.part(Cellar).spots = [0, 1]
    assert (
        sentence(table, Buy("milk", 3)) == "It costs £9, and you have £3. Take a barrel out of the cellar first."
    )
    assert sentence(table, Buy("milk", 4)) != "", "more than the bonus allows"
    table.pos.part(Cellar).spots = [1, 0]
    assert sentence(table, Buy("milk", 3)) == "It costs £9, and you have £3."


@pytest.mark.rule("C12.3")
def test_a_drawn_contract_that_is_too_dear_suggests_no_sale() -> None:
    table = Table(round=5).place("bakery", "b3").place("bakery", "b4").place("bakery", "c5").money(9 + 14)
    table.play(Expand("bakery", "c6")).play(DRAW, deal=(20, 21, 22))
    assert sentence(table, Keep((20,))) == "It costs £15, and you have £14."


@pytest.mark.rule("C14.12", "R-C54")
@pytest.mark.parametrize(("money", "advice"), [(8, " Take the contract’s money first."), (3, "")])
def test_free_land_names_the_money_of_the_contract_if_that_is_enough(money: int, advice: str) -> None:
    table = Table().place("miner", "c5")
    table.pos.push(Rewards(0, money, 1, 1))
    assert sentence(table, Expand("sheep", "b4")) == "It costs £8, and you have £0." + advice
    assert sentence(table, UpgradeTechnology("miner")) == (
        "It costs £5, and you have £0." + (" Take the contract’s money first." if money > 4 else "")
    )


@pytest.mark.rule("C16.18")
def test_after_the_main_action_a_port_that_is_too_dear_suggests_no_sale() -> None:
    table = at_port(9, 5).money(2)
    assert sentence(table, PortMoney(9)) == "It costs £3, and you have £2." + MAIN
    assert sentence(table.play(PASS).money(2), PortMoney(9)) == "It costs £3, and you have £2."
