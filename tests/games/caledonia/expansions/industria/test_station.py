"""The printed railway, and the station: its hex, and what it counts as (I12, I15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.expansions.industria.test_railway_for_two_and_one import beside_nobody

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.moving import MoveUnit, Moving
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.expansions.industria.milestones.conditions import reached
from bothy.games.caledonia.expansions.industria.milestones.part import rows_of
from bothy.games.caledonia.expansions.industria.milestones.rows import ROWS, milestone_faults
from bothy.games.caledonia.expansions.industria.trains.bonus.parts import TakePart
from bothy.games.caledonia.expansions.industria.trains.bonus.units import ReturnUnit
from bothy.games.caledonia.expansions.industria.trains.checks import railway_faults
from bothy.games.caledonia.expansions.industria.trains.network import build_network
from bothy.games.caledonia.expansions.industria.trains.rows import LARGE, RAILWAY, SIDES, SMALL, Railway
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.expansions.industria.trains.station import BonusFirst, PlaceStation
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.pack.types.units import SHEEP
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.games.caledonia.turn import Turn


def fifth(bonus: int = 12) -> Rails:
    """A table where red has four deliveries and a sheep on b4; blue a cow on b3 and a sheep on g1."""
    table = Rails(seats=3).money(50).goods(bread=2).delivered(4).place("sheep", "b4")
    return table.place("cow", "b3", 1).place("sheep", "g1", 1).offers("perth", bonus)


@pytest.mark.rule("I15.1", "R-I9", "R-I34")
def test_the_station_is_placed_before_or_after_the_bonus() -> None:
    table = fifth().play(RunTrain(("perth",)))
    assert table.legal(PlaceStation) == [PlaceStation("b3")]
    table.play(PlaceStation("b3"))
    assert table.pos.stack[-1].name == "returning-unit"
    table.play(Done())
    assert isinstance(table.pos.stack[-1], Turn)
    table = fifth().play(RunTrain(("perth",)), BonusFirst(), Done())
    assert table.pos.legal(0) == [PlaceStation("b3")]


@pytest.mark.rule("I15.4", "R-I9")
def test_it_cannot_be_kept_back_but_lapses_where_there_is_no_place() -> None:
    table = fifth().play(RunTrain(("perth",)), BonusFirst(), ReturnUnit("sheep", "b4"))
    assert (isinstance(table.pos.stack[-1], Turn), table.railway.stations[0]) == (True, 0)
    assert table.player().units == []


@pytest.mark.rule("I15.2", "R-I44")
def test_where_a_station_may_stand() -> None:
    table = fifth().place("cow", "d2", 1).place("sheep", "d4", 2).place("sheep", "d3", 0)
    table.play(RunTrain(("perth",)))
    assert table.why_not(PlaceStation("d2")) == "station-out-of-reach"  # across a river
    assert table.why_not(PlaceStation("g1")) == "station-out-of-reach"
    assert table.why_not(PlaceStation("b4")) == "station-by-rival"
    assert table.why_not(PlaceStation("d4")) == ""
    table.player().shipping = 1
    assert table.why_not(PlaceStation("d2")) == ""
    table.place("cow", "e2", 1).place("station", "e2", 2)
    assert table.why_not(PlaceStation("e2")) == "station-beside-station"
    assert table.why_not(PlaceStation("d2")) == "station-beside-station"  # adjacent to e2, rivers regardless


@pytest.mark.rule("I15.2", "R-I44")
def test_a_loch_with_a_fisherman_serves_and_closed_hexes_do_not() -> None:
    table = Rails("", "macdonald", "").goods(bread=2).delivered(4).place("sheep", "b3")
    table.place("fisherman", "c3", 1).pos.block(HEX_OF["b4"])
    table.play(RunTrain(("perth",)))
    assert table.why_not(PlaceStation("c3")) == ""
    assert table.why_not(PlaceStation("b4")) == "station-by-rival"


@pytest.mark.rule("I15.2", "R-I44")
def test_an_automas_units_are_another_players() -> None:
    table = beside_nobody(1, 2).goods(bread=2).delivered(4).place("sheep", "b4").place("cow", "b3", 1)
    table.offers("aberdeen", 12).play(RunTrain(("aberdeen",)))
    assert table.legal(PlaceStation) == [PlaceStation("b3")]


@pytest.mark.rule("I15.3", "R-I19")
def test_it_costs_nothing_and_brings_no_bonus() -> None:
    table = fifth(13).play(RunTrain(("perth",)))
    money = table.player().money
    table.play(PlaceStation("b3"))
    assert (table.player().money, isinstance(table.pos.stack[-1], Turn)) == (money, True)


@pytest.mark.rule("I15.5", "R-I9", "R-I25")
def test_it_is_a_unit_without_a_kind() -> None:
    table = fifth(13).play(RunTrain(("perth",)), PlaceStation("b3"))
    pos, player = table.pos, table.player()
    assert sorted(player.units) == sorted([HEX_OF["b4"], HEX_OF["b3"]])
    assert len(settlements(pos.board, player.units)) == 1
    tiles = {tile.counts: tile for tile in pos.rules.pack.scoring_tiles}
    assert glory_for(pos, 0, tiles["production-units"]) == tiles["production-units"].glory  # only the sheep
    assert glory_for(pos, 0, tiles["workers"]) == 0
    rows = {row.id: row for row in rows_of(pos).milestones}
    assert (reached(pos, 0, rows["units"]), reached(pos, 0, rows["settlement"])) == (2, 2)
    assert (reached(pos, 0, rows["every-kind"]), reached(pos, 0, rows["along-rivers"])) == (1, 1)


@pytest.mark.rule("I15.5", "R-I9")
def test_it_opens_land_and_stays_when_the_other_unit_leaves() -> None:
    table = fifth(13).play(RunTrain(("perth",)), PlaceStation("b3"))
    table.pos.withdraw(1, HEX_OF["b3"], 1, "slaughter", 1)
    assert HEX_OF["b3"] in table.player().units
    table.turn(1).money(50, 1)
    table.place("miner", "c2", 1)
    assert table.why_not(Expand("sheep", "b3"), seat=1) == "occupied"


@pytest.mark.rule("I15.1", "I15.5", "R-I22")
def test_a_station_cannot_be_used_to_expand_or_be_moved() -> None:
    table = fifth(13)
    assert table.why_not(Expand("station", "b3")) == "station-by-delivery"
    table.play(RunTrain(("perth",)), PlaceStation("b3"))
    table.pos.push(Moving(0, 1))
    assert table.why_not(MoveUnit("station", "b3", "b2")) == "never-moves"


@pytest.mark.rule("R-I34")
def test_the_station_comes_before_the_bonus_or_after_all_of_it() -> None:
    table = fifth(4).play(RunTrain(("perth",)), BonusFirst(), TakePart("jump"))
    assert table.why_not(PlaceStation("b3")) == "not-an-answer"
    table.play(Done(), Done())
    assert table.pos.legal(0) == [PlaceStation("b3")]
    assert SHEEP in table.pos.kinds_of(0)


BUILT_IN: Railway = RAILWAY.of(components())
MILESTONES = ROWS.of(components())


def changed(rows: Sequence[Any], at: int, **values: Any) -> tuple[Any, ...]:
    return tuple([replace(row, **values) if number == at else row for number, row in enumerate(rows)])


@pytest.mark.rule("I12.1", "I12.2", "I12.3", "I12.4", "I12.5", "I12.6")
def test_the_built_in_railway_is_sound() -> None:
    assert railway_faults(BUILT_IN) == []
    assert milestone_faults(MILESTONES) == []
    counted = {name: len(rows) for name, rows in (*BUILT_IN.sets(), *MILESTONES.sets())}
    assert counted == {
        "railway": 5,
        "railway places": 12,
        "railway tracks": 21,
        "tunnels": 2,
        "demand places": 7,
        "demand tiles": 39,
        "delivery bonus tiles": 24,
        "milestones": 16,
        "milestone prizes": 4,
    }


@pytest.mark.parametrize("side", SIDES)
def test_metropolises_are_the_first_demand_places(side: str) -> None:
    net = build_network(BUILT_IN, side)
    assert [net.demand_of[net.number[name]] for name in ("glasgow", "edinburgh")] == [0, 1]
    assert [net.metropolis[net.number[name]] for name in ("glasgow", "edinburgh", "oban")] == [0, 1, -1]


def test_the_sides_differ_in_tracks_and_tunnels() -> None:
    large, small = build_network(BUILT_IN, LARGE), build_network(BUILT_IN, SMALL)
    inverness = large.number["inverness"]
    assert (large.number["dumfries"], 0) in large.next_to[inverness]
    assert (small.number["ayr"], 0) in small.next_to[inverness]
    assert large.next_to != small.next_to


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"demands": BUILT_IN.demands[1:]}, "demand tiles: there should be 39, not 38"),
    ({"demands": changed(BUILT_IN.demands, 0, id="demand-02")}, "demand-02 is there 2 times"),
    ({"demands": changed(BUILT_IN.demands, 0, goods=(1, 1, 0, 0, 0, 0))}, "demand-01: goods worth £9"),
    ({"demands": changed(BUILT_IN.demands, 0, goods=BUILT_IN.demands[1].goods)}, "the same goods as demand-01"),
    ({"demands": changed(BUILT_IN.demands, 5, goods=(0, 0, 0, 2, 0, 0))}, "by [15, 15, 15, 16, 14, 15] tiles"),
    ({"tracks": changed(BUILT_IN.tracks, 0, ends=("inverness", "atlantis"))}, "there is no place atlantis"),
    ({"tracks": changed(BUILT_IN.tracks, 0, ends=("oban", "oban"))}, "joins two places"),
    ({"tracks": BUILT_IN.tracks[1:]}, "kyle-of-lochalsh: 1 tracks"),
    ({"places": changed(BUILT_IN.places, 0, metropolis=True)}, "3 metropolises"),
    (
        {"demand_places": changed(BUILT_IN.demand_places, 2, places=("oban", "oban"))},
        "fort-william: 0 demand places",
    ),
    ({"demand_places": BUILT_IN.demand_places[::-1]}, "the metropolises come first"),
    ({"tunnels": changed(BUILT_IN.tunnels, 0, large=("inverness", "perth"))}, "its ends are 1 moves apart"),
    ({"tunnels": BUILT_IN.tunnels[:1]}, "tunnels: there should be 2, not 1"),
]


@pytest.mark.parametrize(("values", "fault"), FAULTS)
def test_a_slip_in_a_row_is_found(values: dict[str, Any], fault: str) -> None:
    assert any(fault in each for each in railway_faults(replace(BUILT_IN, **values))), railway_faults(
        replace(BUILT_IN, **values)
    )


def test_a_slip_in_the_milestones_is_found() -> None:
    other = replace(MILESTONES, milestones=MILESTONES.milestones[::-1])
    assert len(milestone_faults(other)) == 2
    rising = replace(MILESTONES, prizes=changed(MILESTONES.prizes, 0, vp=(2, 4, 8)))
    few = replace(MILESTONES, claiming=replace(MILESTONES.claiming, markers=3))
    assert milestone_faults(rising) == ["large: VP should fall"]
    assert milestone_faults(few) == ["claiming: a marker for each milestone in play"]
