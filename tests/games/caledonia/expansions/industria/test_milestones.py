"""Milestones: the sixteen conditions, claims, points; and the two variants without trains (I19, I20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.tables import Table, begin, run, scores

from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.conditions import is_met, needed, reached
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones, next_vp, rows_of
from bothy.games.caledonia.expansions.industria.milestones.rows import CONDITIONS, SITES
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, ReplaceDemands
from bothy.games.caledonia.expansions.industria.trains.simple import MarkersFreed
from bothy.games.caledonia.turn import EndTurn


def progress(table: Table, name: str, seat: int = 0) -> tuple[int, int]:
    """Returns a seat's count for a milestone, and the count required."""
    row = rows_of(table.pos).milestones[CONDITIONS.index(name)]
    assert is_met(table.pos, seat, row) == (reached(table.pos, seat, row) >= needed(table.pos, row))
    return reached(table.pos, seat, row), needed(table.pos, row)


def units(table: Rails, unit: str, *hexes: str) -> Rails:
    for hex_ in hexes:
        table.place(unit, hex_)
    return table


def fulfilled(table: Rails, *numbers: int) -> Rails:
    """Sets the fulfilled contracts, counted from 1 as in the pack."""
    table.player().fulfilled = tuple(number - 1 for number in numbers)
    return table


# The conditions


@pytest.mark.rule("I19.8")
def test_milestone_1_six_of_one_rare_import() -> None:
    table = Rails(seats=3)
    table.player().imports = [5, 5, 5]
    assert progress(table, "rare-imports") == (5, 6)
    table.player().imports = [0, 6, 0]
    assert progress(table, "rare-imports") == (6, 6)


@pytest.mark.rule("I19.9")
def test_milestone_2_three_ports() -> None:
    table = Rails(seats=3)
    table.player().ports = (0, 3)
    assert progress(table, "ports") == (2, 3)
    table.player().ports = (0, 3, 5)
    assert progress(table, "ports") == (3, 3)


@pytest.mark.rule("I19.10")
def test_milestone_3_five_buildings_of_any_kind() -> None:
    table = units(units(Rails(seats=3), "bakery", "b3", "b4"), "distillery", "d1", "d3")
    units(table, "field", "d4")
    assert progress(table, "buildings") == (4, 5)
    assert progress(units(table, "cheese-dairy", "e2"), "buildings") == (5, 5)


@pytest.mark.rule("I19.11", "R-I26")
def test_milestone_4_seven_basic_goods_in_stock() -> None:
    table = Rails(seats=3).goods(wool=3, grain=2, milk=1, bread=9)
    assert progress(table, "basic-goods") == (6, 7)
    assert progress(table.goods(milk=2), "basic-goods") == (7, 7)


@pytest.mark.rule("I19.12")
@pytest.mark.parametrize("clan", ["", "macdonald"])
def test_milestone_5_all_workers(clan: str) -> None:
    table = units(Rails(clan, "", ""), "miner", "c4", "c5", "f3", "i1")
    units(table, "woodcutter", "a3", "a4", "b6")
    assert progress(table, "all-workers") == (7, 8)
    assert progress(units(table, "woodcutter", "f7"), "all-workers") == (8, 8)


@pytest.mark.rule("I19.13", "R-I28")
def test_milestone_6_seven_upgrades_gifts_of_the_clan_included() -> None:
    table = Rails("stewart", "", "")  # three merchants and a river crossing
    assert progress(table, "upgrades") == (4, 7)
    table.shipping(3).player().technology[0] = 1
    assert progress(table, "upgrades") == (7, 7)


@pytest.mark.rule("I19.14", "R-I28")
def test_milestone_7_a_triangle_in_each_of_two_settlements() -> None:
    table = units(Rails(seats=3), "sheep", "b3", "b4", "c4")
    assert progress(table, "triangles") == (1, 2)
    units(table, "sheep", "a4")  # another triangle, in the same settlement
    assert progress(table, "triangles") == (1, 2)
    units(table, "cow", "g1", "g2", "h1")
    assert progress(table, "triangles") == (2, 2)


@pytest.mark.rule("I19.14", "R-I28")
def test_milestone_7_a_river_may_cross_a_triangle_of_one_settlement() -> None:
    table = units(Rails(seats=3), "sheep", "i3", "i4", "j3")  # rivers between all three
    assert progress(table, "triangles") == (0, 2)
    table = units(Rails(seats=3), "sheep", "i6", "j5", "j6")  # i6 and j5 are neighbours, j6 is across
    assert progress(table, "triangles") == (0, 2)


@pytest.mark.rule("I19.15")
def test_milestone_8_three_each_of_two_kinds() -> None:
    table = units(units(Rails(seats=3), "sheep", "b3", "b4", "d1"), "cow", "d3", "d4")
    units(table, "miner", "c4", "c5", "f3")
    assert progress(table, "threes") == (1, 2)
    assert progress(units(table, "cow", "e2"), "threes") == (2, 2)


@pytest.mark.rule("I19.16")
def test_milestone_9_a_unit_of_every_kind_workers_being_one() -> None:
    table = Rails(seats=3)
    kinds = ("sheep", "cow", "cheese-dairy", "bakery", "field")
    for unit, hex_ in zip(kinds, ("b3", "b4", "d1", "d3", "d4"), strict=True):
        table.place(unit, hex_)
    table.place("miner", "c4").place("woodcutter", "a3")
    assert progress(table, "every-kind") == (6, 7)
    assert progress(table.place("distillery", "e2"), "every-kind") == (7, 7)


@pytest.mark.rule("I19.4", "I19.17")
def test_milestone_10_fifteen_units_and_more_will_do() -> None:
    hexes = ("b3", "b4", "d1", "d3", "d4", "e2", "d2", "g1", "g2", "h1", "h4", "i4", "i5", "i6")
    table = units(Rails(seats=3), "sheep", *hexes)
    assert progress(table, "units") == (14, 15)
    assert progress(units(table, "sheep", "j4", "j5"), "units") == (16, 15)


@pytest.mark.rule("I19.18", "R-I14")
def test_milestone_11_a_settlement_of_six_units_two_on_a_hex_counted() -> None:
    table = units(Rails(seats=3), "sheep", "b3", "b4", "c4", "a4", "a5", "g1", "g2")
    assert progress(table, "settlement") == (5, 6)
    assert progress(units(table, "cow", "b3"), "settlement") == (6, 6)


@pytest.mark.rule("I19.19")
def test_milestone_12_eight_units_along_rivers() -> None:
    table = units(Rails(seats=3), "sheep", "a3", "b2", "b3", "d2", "d3", "e2", "f2", "b4")
    assert progress(table, "along-rivers") == (7, 8)
    assert progress(units(table, "sheep", "h3"), "along-rivers") == (8, 8)


@pytest.mark.rule("I19.20", "R-I28")
def test_milestone_13_five_hexes_in_a_straight_line_over_rivers_and_lochs() -> None:
    table = units(Rails(seats=3), "sheep", "d1", "d2", "d3", "d4")
    assert progress(table, "straight-line") == (4, 5)
    units(table, "sheep", "d4")  # a second one on a hex isn't a fifth hex
    assert progress(table, "straight-line") == (4, 5)
    assert progress(units(table, "sheep", "d8"), "straight-line") == (5, 5)


@pytest.mark.rule("I19.21", "R-I28")
def test_milestone_14_two_contracts_with_three_hops() -> None:
    table = fulfilled(Rails(seats=3), 4, 1, 2)  # 3, 1 and 2 hops
    assert progress(table, "hops") == (1, 2)
    assert progress(fulfilled(table, 4, 23), "hops") == (2, 2)


@pytest.mark.rule("I19.22", "R-I28")
def test_milestone_15_five_kinds_exported() -> None:
    table = fulfilled(Rails(seats=3), 50, 16)  # bread, cheese, whisky, wool, beef
    assert progress(table, "exported-kinds") == (5, 5)
    assert progress(fulfilled(table, 50, 1), "exported-kinds") == (4, 5)


@pytest.mark.rule("I19.23", "R-I28")
def test_milestone_16_two_contracts_without_a_direct_bonus() -> None:
    table = fulfilled(Rails(seats=3), 2, 8, 1, 13)  # none; £5; free land; an upgrade
    assert progress(table, "plain-contracts") == (1, 2)
    assert progress(fulfilled(table, 2, 4), "plain-contracts") == (2, 2)


# Claiming


def ready(seats: int = 3, **options: Any) -> Rails:
    """A table where every seat meets the milestone of Glasgow, three ports, and has a marker if trains run."""
    table = Rails(seats=seats, **options).milestone("glasgow", "ports").milestone("edinburgh", "units")
    for seat in range(seats):
        table.player(seat).ports = (0, 1, 2)
        if options.get("trains", "full") == "full":
            table.markers(1, seat)
    return table


CLAIM = ClaimMilestone("glasgow", "ports")


@pytest.mark.rule("I19.1", "I19.2", "I19.5", "I19.6")
def test_a_claim_is_a_main_action_with_a_free_marker() -> None:
    table = ready().markers(0)
    assert table.why_not(CLAIM) == "no-marker"
    table.markers(2).play(CLAIM)
    assert table.why_not(Buy("wool", 1)) == "acted"
    part = table.pos.part(Milestones)
    assert (part.markers[0], part.claims[0], part.rounds[0]) == (1, [0], [1])
    table.play(EndTurn()).turn(0)
    assert table.why_not(CLAIM) == "milestone-claimed"


@pytest.mark.rule("I19.3", "R-I8")
def test_the_condition_is_tested_at_that_moment_only() -> None:
    table = ready()
    table.player().ports = (0, 1)
    assert table.why_not(CLAIM) == "milestone-not-met"
    table.player().ports = (0, 1, 2)
    table.play(CLAIM)
    table.player().ports = ()
    assert scores(table)["milestones"] == 8


@pytest.mark.rule("I16.6", "I19.7", "R-I8")
def test_the_first_four_score_8_4_2_and_nothing_and_all_open_the_way() -> None:
    table = ready(4)
    for seat in (2, 0, 3, 1):
        table.turn(seat).play(CLAIM, EndTurn(), seat=seat)
    assert [scores(table, seat)["milestones"] for seat in (2, 0, 3, 1)] == [8, 4, 2, 0]
    assert next_vp(table.pos, SITES.index("edinburgh")) == 8
    assert table.pos.part(Milestones).claims[0] == [2, 0, 3, 1]


@pytest.mark.rule("I19.1")
def test_only_the_milestones_in_play_can_be_claimed() -> None:
    table = ready()
    assert table.why_not(ClaimMilestone("glasgow", "units")) == "no-such-milestone"
    assert table.why_not(ClaimMilestone("atlantis", "ports")) == "no-such-milestone"


# Without the full railway


@pytest.mark.rule("I20.1", "I20.2", "R-I47")
@pytest.mark.parametrize(("seats", "vp"), [(2, [6, 2]), (3, [8, 4, 2])])
def test_milestones_for_five_pounds(seats: int, vp: list[int]) -> None:
    table = Table(seats=seats, trains="milestones-for-5")
    part = table.pos.part(Milestones)
    part.tiles[:] = [CONDITIONS.index(name) for name in ("ports", "units", "hops", "threes")]
    assert (part.markers, list(table.pos.parts)) == ([4] * seats, ["milestones"])
    for seat in range(seats):
        table.player(seat).ports = (0, 1, 2)
        table.turn(seat).money(4, seat)
        assert table.why_not(CLAIM, seat=seat) == "too-dear"
        table.money(7, seat).play(CLAIM, EndTurn(), seat=seat)
        assert table.player(seat).money == 2
    assert [scores(table, seat)["milestones"] for seat in range(seats)] == vp
    assert "deliveries" not in scores(table)


@pytest.mark.rule("I20.3", "I20.5", "R-I47")
def test_with_simple_demands_a_claim_costs_the_demand_and_brings_fifteen_pounds() -> None:
    table = ready(2, trains="simple-demands")
    assert table.why_not(CLAIM) == "too-few-goods"
    table.goods(bread=3).goods(1, bread=2).play(CLAIM, EndTurn())
    assert (table.stock("bread"), table.player().money) == (1, 15)
    table.turn(1).play(CLAIM, EndTurn(), seat=1)  # the demand is still there
    assert [scores(table, seat)["milestones"] for seat in range(2)] == [8, 4]  # on either side of the board
    assert "deliveries" not in scores(table)


@pytest.mark.rule("I20.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_simple_demands_four_are_next_to_milestones_and_four_are_to_come(seats: int) -> None:
    part = begin(seats, trains="simple-demands").part(Demands)
    assert (len(part.places), len(part.row), len(part.pile)) == (4, 4, 31)


@pytest.mark.rule("I20.4", "R-I47")
def test_with_simple_demands_a_marker_becomes_free_each_round_and_none_is_lost() -> None:
    table = ready(3, trains="simple-demands").goods(bread=4)
    part = table.pos.part(Milestones)
    assert (part.markers, part.locked) == ([1] * 3, [3] * 3)
    table.play(CLAIM, EndTurn()).turn(0)
    assert table.why_not(ClaimMilestone("edinburgh", "units")) == "no-marker-yet"
    for free in ([1, 2, 2], [2, 3, 3], [3, 4, 4], [3, 4, 4]):
        run(table, MarkersFreed())
        assert part.markers == free


@pytest.mark.rule("I20.6", "R-I47")
def test_with_simple_demands_all_four_are_replaced_after_each_round_in_order() -> None:
    table = ready(3, trains="simple-demands")
    part = table.pos.part(Demands)
    part.places[:] = [0, 1, 2, 3]
    part.row, part.pile = [10, 11, 12, 13], [20, 21, 22, 23, 24]
    run(table, ReplaceDemands(), deal=(24, 20, 21, 22))
    assert (part.places, part.row, part.pile) == ([10, 11, 12, 13], [24, 20, 21, 22], [23])


@pytest.mark.rule("I19.7", "I20.3", "R-I47")
@pytest.mark.parametrize("trains", ["milestones-for-5", "simple-demands"])
def test_alone_claims_score_by_round_and_no_points_are_lost(trains: str) -> None:
    table = Table(seats=1, round=2, trains=trains)
    part = table.pos.part(Milestones)
    part.tiles[:], part.claims[0], part.rounds[0] = [0, 1, 2, 3], [0], [2]
    found = scores(table)
    assert (found["milestones"], "railway" in found) == (8, False)


def test_every_condition_has_its_own_test() -> None:
    tests: dict[str, Callable[..., Any]] = globals()
    numbered = [name for name in tests if name.startswith("test_milestone_")]
    assert {int(name.split("_")[2]) for name in numbered} == set(range(1, len(CONDITIONS) + 1))
