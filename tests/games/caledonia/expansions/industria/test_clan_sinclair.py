"""Clan Sinclair: railways over land and lochs (I21.80 to I21.87)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table, on_top
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.reach import reaches, tolls
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import (
    DONE,
    BonusUpgrade,
    HireMerchant,
    TakeMerchantBack,
    UpgradeShipping,
    UpgradeTechnology,
)
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.ports.upgrades import PortTechnology
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.ports.swap_units import PutInTwo, TakeOffTwo
from bothy.games.caledonia.position import NEUTRAL
from bothy.games.caledonia.scoring.scores import links_of
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.games.caledonia.view import view

BOOK = ("e5 e4 e3=gm1 e2 f4=g2 g5=g1 c7 b7", "d5 c6 f6", ("d5 > e4/e5 > f6",))
"""The book's figure: red on e5, A1 on e3, A2 on g5 behind another player's unit, A3 on c7 over two lochs."""


def sinclair(*units: str, ports: tuple[int, ...] = ()) -> Table:
    table = clan_table("sinclair", "", "", ports=ports)
    for hex_ in units:
        table.place("sheep", hex_)
    return table.money(50)


def figure() -> Table:
    table = clan_table("sinclair", "", "")
    return sketch(table, *BOOK).place("sheep", "e5").place("sheep", "f4", seat=1).money(50)


def paid(table: Table) -> dict[str, int]:
    return {HEX_NAMES[hex_]: cost for hex_, cost in tolls(table.pos, 0).items()}


@pytest.mark.rule("I21.81", "I21.82", "I21.83", "R-I56")
def test_the_book_s_example_a1_or_a2_for_two_pounds_with_an_upgrade_a3_for_four_over_two_lochs() -> None:
    assert paid(figure()) == {"e3": 2, "g5": 2, "c7": 4}
    for hex_, land in (("e3", 1), ("g5", 1)):
        table = figure().play(Expand("cow", hex_))
        assert table.player().money == 50 - 9 - land - 2
        assert on_top(table) == BonusUpgrade(0)
    table = figure().play(Expand("cow", "c7"))
    assert table.player().money == 50 - 9 - 1 - 4
    assert on_top(table) != BonusUpgrade(0), "a jump over lochs brings no upgrade"


@pytest.mark.rule("I21.80")
def test_sinclair_begins_with_river_crossing_and_never_upgrades_it() -> None:
    table = sinclair("e5")
    assert table.player().shipping == 1
    assert table.why_not(UpgradeShipping()) == "rails-not-ships"
    assert UpgradeShipping() not in table.pos.legal(0)
    table.pos.push(BonusUpgrade(0))
    assert table.why_not(UpgradeShipping()) == "rails-not-ships"
    assert table.why_not(HireMerchant()) == ""


@pytest.mark.rule("I21.81")
def test_exactly_one_land_hex_is_jumped() -> None:
    table = figure()
    assert "e2" not in paid(table), "two hexes lie between"
    assert table.why_not(Expand("cow", "e2")) in ("out-of-reach", "needs-shipping")


@pytest.mark.rule("I21.81")
def test_a_jump_may_cross_a_river() -> None:
    table = figure()
    assert HEX_OF["e4"] in table.pos.board.across_river[HEX_OF["e5"]]
    assert paid(table)["e3"] == 2


@pytest.mark.rule("I21.81", "R-I56")
def test_no_own_unit_is_jumped_and_no_jump_goes_where_reach_serves() -> None:
    table = sketch(clan_table("sinclair", "", ""), *BOOK).place("sheep", "e5").place("sheep", "e4").money(50)
    assert "e3" not in paid(table), "it neighbours the sheep on e4"
    table.play(Expand("cow", "e3"))
    assert table.player().money == 50 - 9 - 1
    assert on_top(table) != BonusUpgrade(0)
    assert "f4" not in paid(table), "neighbouring"


@pytest.mark.rule("I21.81", "R-I21")
def test_a_closed_hex_may_be_jumped() -> None:
    table = sketch(clan_table("sinclair", "", ""), *BOOK).place("sheep", "e5").money(50)
    table.pos.hexes[HEX_OF["e4"]] = NEUTRAL
    assert paid(table)["e3"] == 2


@pytest.mark.rule("I21.81", "R-I56")
def test_the_mist_is_never_jumped() -> None:
    table = sketch(clan_table("sinclair", "", ""), "e5 e3").place("sheep", "e5").money(50)
    assert paid(table) == {}, "e4 is not part of the map"


@pytest.mark.rule("I21.81")
def test_the_toll_must_be_affordable_and_is_a_line_of_the_bill() -> None:
    table = figure().money(11)
    assert table.why_not(Expand("cow", "e3")) == "too-dear"
    assert Expand("cow", "e3") not in table.legal(Expand)
    table.money(12).play(Expand("cow", "e3"))
    lines = next(event.lines for event in table.events if event.key == "bill")
    assert ("money-0", -2, "sinclair") in lines


@pytest.mark.rule("I21.81", "I21.83")
def test_the_actions_listed_are_exactly_those_allowed() -> None:
    for money in (8, 10, 12, 13, 14, 50):
        table = figure().money(money)
        listed = table.legal(Expand)
        tried = [Expand(unit, hex_) for unit in ("cow", "sheep", "miner") for hex_ in BOOK[0].split()]
        tried = [Expand(action.unit, action.hex[:2]) for action in tried]
        assert all((action in listed) == (table.why_not(action) == "") for action in tried)


@pytest.mark.rule("I21.82", "R-I20")
def test_the_upgrade_comes_before_the_bonuses_of_the_deployment() -> None:
    table = figure().place("cow", "e2", seat=1).merchants(2)
    table.play(Expand("sheep", "e3"))
    assert on_top(table) == BonusUpgrade(0)
    assert table.why_not(Buy("milk", 1)) != ""
    table.play(HireMerchant())
    assert isinstance(on_top(table), Bonuses)
    table.play(Buy("milk", 3))


@pytest.mark.rule("I21.82")
def test_the_upgrade_may_be_a_merchant_back_or_left() -> None:
    table = figure()
    table.player().market[0] = 1
    table.play(Expand("sheep", "e3"))
    assert table.why_not(TakeMerchantBack("wool")) == ""
    assert table.why_not(UpgradeTechnology("miner")) == ""
    table.play(DONE)
    assert table.why_not(Expand("sheep", "e4")) == "acted"


@pytest.mark.rule("I21.82", "R-I59")
def test_the_player_is_not_asked_about_an_upgrade_with_nothing_to_choose() -> None:
    def jump(money: int) -> Table:
        table = figure().merchants(7).money(11 + money)
        table.player().to_hire = 0
        table.play(Expand("sheep", "e3"))
        assert table.player().money == money
        return table

    assert not isinstance(on_top(jump(0)), BonusUpgrade), "no merchant, no money for a technology, no ships"
    assert on_top(jump(5)) == BonusUpgrade(0), "a technology costs £5"


@pytest.mark.rule("I21.83")
def test_any_number_of_lochs_may_be_jumped() -> None:
    table = sketch(clan_table("sinclair", "", ""), "a1 g1", "b1 c1 d1 e1 f1").place("sheep", "a1").money(50)
    assert paid(table) == {"g1": 10}


@pytest.mark.rule("I21.84", "R-I56")
def test_a_port_over_lochs_costs_two_pounds_a_loch() -> None:
    table = clan_table("sinclair", "", "", ports=(5,))
    sketch(table, "c4 f1", "c3 d2 e2", (), "c3").place("sheep", "f1").money(4)
    assert table.why_not(PortMoney(5)) == ""
    table.play(PortMoney(5))
    assert table.player().money == 4 - 4 + table.pos.rules.pack.ports[4].figure("money")
    assert next(event.lines for event in table.events if event.key == "money") == (("money-0", -4, "sinclair"),)
    poor = clan_table("sinclair", "", "", ports=(5,))
    sketch(poor, "c4 f1", "c3 d2 e2", (), "c3").place("sheep", "f1").money(3)
    assert poor.why_not(PortMoney(5)) == "too-dear"
    assert not poor.legal(PortMoney)
    near = clan_table("sinclair", "", "", ports=(5,))
    sketch(near, "c4 f1", "c3 d2 e2", (), "c3").place("sheep", "c4").play(PortMoney(5))
    assert near.player().money == near.pos.rules.pack.ports[4].figure("money"), "in reach it costs nothing"


@pytest.mark.rule("I21.87", "C19.12")
def test_the_same_hexes_on_another_map_are_linked_by_that_map() -> None:
    land, lochs = "e5 e4", "d5 f6"
    table = sketch(clan_table("sinclair", "", ""), land, lochs, ("d5 > e4/e5 > f6",))
    table.place("sheep", "e4").place("sheep", "e5")
    assert links_of(table.pos, 0) == 2, "a river parts them"
    assert links_of(sketch(table, land, lochs).pos, 0) == 1, "they are one settlement"


@pytest.mark.rule("I21.84", "C16.18")
def test_the_way_to_port_9_is_paid_on_top_of_borrowing() -> None:
    table = clan_table("sinclair", "", "", ports=(9, 5))
    sketch(table, "c4 f1", "c3 d2 e2 h9", (), "c3 h9").place("sheep", "f1").money(4 + 2)
    assert table.legal(PortMoney) == []
    assert table.money(4 + 3).legal(PortMoney) == [PortMoney(9)]


@pytest.mark.rule("I21.84", "I22.5")
def test_the_way_to_a_port_is_paid_before_the_purchase_at_the_port() -> None:
    table = clan_table("sinclair", "", "", ports=(13,), **{"port-tiles": "both"})
    sketch(table, "c4 f1", "c3 d2 e2", (), "c3").place("sheep", "f1").money(4 + 9)
    reason = table.pos.why_not(0, PortTechnology(13, True))
    assert reason is not None
    assert (reason.key, reason.rule, reason.values["cost"], reason.values["have"]) == ("too-dear", "I22.5", 10, 9)
    assert table.money(4 + 10).play(PortTechnology(13, True)).player().money == 0


@pytest.mark.rule("I21.84")
def test_no_land_jump_leads_to_a_port() -> None:
    table = clan_table("sinclair", "", "", ports=(5,))
    sketch(table, "c5 c4", "c3", (), "c3").place("sheep", "c5").money(9)
    assert table.why_not(PortMoney(5)) == "port-out-of-reach"


@pytest.mark.rule("I21.85", "R-I15")
def test_land_and_lochs_are_never_jumped_together() -> None:
    table = sketch(clan_table("sinclair", "", ""), "e5 e4 e2", "e3").place("sheep", "e5").money(50)
    assert paid(table) == {}
    table = sketch(clan_table("sinclair", "", ""), "e5 e3 e2", "e4").place("sheep", "e5").money(50)
    assert paid(table) == {"e3": 2}


@pytest.mark.rule("I21.86", "R-I44")
def test_a_jump_serves_expansions_and_ports_only() -> None:
    table = figure()
    assert not any(reaches(table.pos, 0, HEX_OF[hex_]) for hex_ in ("e3", "g5", "c7"))


@pytest.mark.rule("I21.86")
def test_first_workers_and_swapped_units_are_no_jumps() -> None:
    table = clan_table("sinclair", "", "").money(50)
    table.pos.stack.clear()
    table.pos.push(FirstWorker(0, 1), FirstWorker(0, 0))
    table.play(Expand("miner", "c4"), Expand("miner", "c2"))
    assert table.player().money == 50 - 2 * 10 - 1 - 1
    assert table.pos.finished
    table = clan_table("sinclair", "", "", ports=(5, 7, 4, 6)).place("sheep", "b4").place("sheep", "b2")
    table.place("sheep", "m2").play(TakeOffTwo(7, "b2", "b4"), PutInTwo("bakery", "bakery"))
    assert on_top(table) != BonusUpgrade(0)


@pytest.mark.rule("I21.87", "R-I15")
def test_settlements_two_steps_apart_are_linked() -> None:
    table = figure().place("sheep", "e3").place("sheep", "c7")
    assert links_of(table.pos, 0) == 2, "c7 is three steps away"
    plain = sketch(clan_table("campbell", "", ""), *BOOK).place("sheep", "e5").place("sheep", "e3").shipping(1)
    assert links_of(plain.pos, 0) == 1


@pytest.mark.rule("I21.87")
def test_the_view_shows_what_rails_reach_and_link() -> None:
    table = figure().place("sheep", "e3")
    shown = view(table.pos, None)["outlook"]["seats"][0]
    assert shown["settlements"]["levels"] == [0, 1]
    assert shown["settlements"]["links"] == [["e3", "e5", 1]]
    assert shown["reach"][HEX_OF["c7"]] == "1"
    shown = view(figure().pos, None)["outlook"]["seats"][0]
    assert shown["jumps"] == {"c7": 4, "e3": 2, "g5": 2}
    assert shown["jumps_over_land"] == ["e3", "g5"], "which bring an upgrade"


def test_rails_make_settlements_worth_more() -> None:
    def gained(clan: str) -> int:
        """Returns how much more a sheep two steps away is worth than one that nothing links, late in the game."""
        both = []
        for hex_ in ("e3", "b7"):
            table = sketch(clan_table(clan, "", "", round=4), *BOOK).shipping(1).place("sheep", "e5")
            both.append(estimate(table.place("sheep", hex_).pos, 0))
        return both[0] - both[1]

    assert gained("sinclair") > gained("campbell")
