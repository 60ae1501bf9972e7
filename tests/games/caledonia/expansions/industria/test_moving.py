"""Moving units on the map, and Clan MacDonald's fishermen rowing (I5, R-I22, C20.19)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.expansions.industria.sharing import shared_table
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.moving import MoveUnit, Moving, moves
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import DONE
from bothy.games.caledonia.clans.macdonald import Row
from bothy.games.caledonia.expansions.industria.ports.moves import PortMoves
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import TakeGoods
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.turn import EndTurn, Turn
from bothy.kernel import ScriptedDealer


def moving(table: Table, times: int = 1, seat: int = 0) -> Table:
    """Grants this many moves."""
    table.pos.push(Moving(seat, times))
    return table


def meadow(unit: str = "sheep", clan: str = "", level: int = 0) -> Table:
    """A unit on e5: forest d4, mountain e4 and grassland f4 next to it, d5 across a river, lochs e6 and f5."""
    table = shared_table(clan).money(0).shipping(level)
    sketch(table, "e5=gmf4 e4=m1 d5=g1 d4=f1 f4=g1", "f5 e6", ("e6 > d5/e5 > d4",))
    return table.place(unit, "e5")


def ends(table: Table) -> list[str]:
    return [action.end for action in moves(table.pos, 0)]


@pytest.mark.rule("I5.1", "I5.2", "R-I22")
def test_a_unit_moves_to_adjacent_land_that_suits_it() -> None:
    table = moving(meadow())
    assert table.legal(MoveUnit) == [MoveUnit("sheep", "e5", "f4")]
    assert table.why_not(MoveUnit("sheep", "e5", "e4")) == "wrong-land"
    assert table.why_not(MoveUnit("sheep", "e5", "f5")) == "loch"
    assert table.why_not(MoveUnit("sheep", "f4", "e5")) == "no-such-unit-there"
    assert table.why_not(MoveUnit("cow", "e5", "f4")) == "no-such-unit-there"
    table.play(MoveUnit("sheep", "e5", "f4"))
    assert table.player().units == [HEX_OF["f4"]]
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("I5.3", "R-I22")
def test_across_a_river_a_unit_moves_only_with_river_crossing() -> None:
    assert moving(meadow()).why_not(MoveUnit("sheep", "e5", "d5")) == "river-between"
    assert moving(meadow(level=1)).why_not(MoveUnit("sheep", "e5", "d5")) == ""


@pytest.mark.rule("I5.1")
def test_no_unit_moves_further_than_the_next_hex() -> None:
    table = moving(meadow(level=5))
    assert table.why_not(MoveUnit("sheep", "e5", "e7")) == "not-adjacent"


@pytest.mark.rule("I5.2", "I6.1", "R-I22")
@pytest.mark.parametrize("worker", ["miner", "woodcutter"])
def test_any_worker_moves_to_forest_or_mountain(worker: str) -> None:
    assert ends(meadow(worker)) == ["d4", "e4"]


@pytest.mark.rule("I5.2", "R-I22")
def test_macdonalds_workers_move_to_and_from_lochs() -> None:
    table = moving(meadow("miner", "macdonald"), 2)
    assert ends(table) == ["d4", "e4", "e6", "f5"]
    table.play(MoveUnit("miner", "e5", "f5"))
    assert table.pos.kinds_of(0) == [table.pos.rules.unit_numbers["fisherman"]]
    table.play(MoveUnit("fisherman", "f5", "e5"))
    assert [table.pos.rules.unit_names[kind] for kind in table.pos.kinds_of(0)] == ["woodcutter"]


@pytest.mark.rule("I5.2", "R-I22", "R-C80")
def test_no_worker_moves_to_a_loch_next_to_another_fisherman() -> None:
    table = moving(meadow("miner", "macdonald").place("fisherman", "f5"))
    assert table.why_not(MoveUnit("miner", "e5", "e6")) == "beside-fisherman"
    assert table.why_not(MoveUnit("fisherman", "f5", "e6")) == "", "it isn't in its own way"


@pytest.mark.rule("I5.4", "R-I22")
def test_no_unit_moves_onto_another_not_even_its_owners() -> None:
    table = moving(meadow(level=1).place("cow", "f4"))
    assert table.why_not(MoveUnit("sheep", "e5", "f4")) == "occupied"
    table.pos.withdraw(0, HEX_OF["f4"], 1, "swap")
    table.pos.block(HEX_OF["f4"])
    assert table.why_not(MoveUnit("sheep", "e5", "f4")) == "occupied"


@pytest.mark.rule("I5.5", "R-I22")
def test_a_station_never_moves() -> None:
    table = meadow(level=1).place("cow", "f4", seat=1).place("station", "f4")
    assert moving(table).why_not(MoveUnit("station", "f4", "e4")) == "never-moves"


@pytest.mark.rule("I5.6", "R-I19", "R-I22")
def test_a_move_costs_nothing_and_brings_no_bonus() -> None:
    table = sketch(Table(), "e5 e4=gmf6 e3").place("sheep", "e5").place("bakery", "e3", seat=1).money(0)
    moving(table).play(MoveUnit("sheep", "e5", "e4"))
    assert [event.key for event in table.events] == ["moved"]
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("I5.1")
def test_several_moves_are_made_one_after_the_other_or_left() -> None:
    table = moving(meadow(), 2)
    table.play(MoveUnit("sheep", "e5", "f4"))
    assert table.pos.stack[-1:] == [Moving(0, 1)]
    table.play(DONE)
    assert isinstance(table.pos.stack[-1], Turn)


def test_a_player_who_cannot_move_is_not_asked() -> None:
    table = moving(meadow("field"), 0)
    table.pos.settle(ScriptedDealer(()))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("I3.6", "I5.1")
def test_either_of_two_units_on_a_hex_may_move() -> None:
    table = moving(meadow().place("miner", "e5"))
    assert [(each.unit, each.end) for each in table.legal(MoveUnit)] == [
        ("sheep", "f4"),
        ("miner", "d4"),
        ("miner", "e4"),
    ]
    table.play(MoveUnit("miner", "e5", "e4"))
    assert table.pos.kinds_of(0) == [7, 0]
    assert table.pos.shared == ()


OPTIONS: dict[str, Any] = {"port-tiles": "both"}


def fishing(*ports: int, trains: bool = True) -> Table:
    """A table of MacDonald (red), with a fisherman on g4 in the middle of the map."""
    if trains:
        return Rails("macdonald", "", "", ports=ports, **OPTIONS).money(50).place("fisherman", "g4")
    return Table("macdonald", "", "", ports=ports, **OPTIONS).money(50).place("fisherman", "g4")


def fishermen(table: Table) -> list[str]:
    return [HEX_NAMES[hex_] for hex_ in table.player().units]


@pytest.mark.rule("C20.19", "I13.9", "R-I35")
def test_who_rows_first_may_still_run_the_train_and_rows_once_a_turn() -> None:
    table = fishing().goods(bread=2).play(Row("g4", "g5"))
    assert table.why_not(Row("g5", "g6")) == "row-before"
    table.play(table.legal(RunTrain)[0])
    assert fishermen(table) == ["g5"]
    assert table.why_not(Row("g5", "g6")) == "row-before"


@pytest.mark.rule("C20.19", "I14.14", "R-I35")
def test_a_further_main_action_brings_no_second_rowing() -> None:
    table = fishing()
    assert isinstance(table, Rails)
    table.bonus(11).play(TakeGoods(("bread",)))
    assert table.why_not(Buy("wool", 1)) == "", "the further action is open"
    assert table.legal(Row) == []
    assert table.why_not(Row("g4", "g5")) == "row-before"


@pytest.mark.rule("C20.19", "I15.5", "R-I44")
def test_a_fisherman_rows_away_from_a_rivals_station_and_not_back() -> None:
    table = fishing()
    table.pos.deploy(1, table.pos.rules.unit_numbers["station"], HEX_OF["g4"])
    table.play(Row("g4", "g5"))
    assert (fishermen(table), [HEX_NAMES[hex_] for hex_ in table.player(1).units]) == (["g5"], ["g4"])
    table.play(Buy("wool", 1), EndTurn()).turn(0)
    assert table.why_not(Row("g5", "g4")) == "occupied", "the hex is the station's alone"


@pytest.mark.rule("C20.18", "C20.19")
def test_a_fisherman_next_to_a_shared_loch_keeps_his_distance() -> None:
    table = fishing().place("fisherman", "g6")
    table.pos.deploy(1, table.pos.rules.unit_numbers["station"], HEX_OF["g6"])
    assert table.why_not(Row("g4", "g5")) == "beside-fisherman", "the station beside him changes nothing"


@pytest.mark.rule("I5.2", "I22.8", "C20.19", "R-I22")
def test_port_16_moves_a_fisherman_in_addition_to_rowing_and_brings_a_worker_to_the_water() -> None:
    table = fishing(16, 4, 2, 3, trains=False).place("fisherman", "e4").place("woodcutter", "b2").shipping(2)
    table.play(Row("e4", "e3"), PortMoves(16), MoveUnit("fisherman", "e3", "f3"))
    assert sorted(kinds(table)) == ["fisherman", "miner", "woodcutter"], "a miner on the mountain of f3"
    table.play(MoveUnit("woodcutter", "b2", "c3"))
    assert sorted(kinds(table)) == ["fisherman", "fisherman", "miner"]
    assert table.legal(Row) == [], "one of them has rowed this turn"


def kinds(table: Table) -> list[str]:
    return [table.pos.rules.unit_names[kind] for kind in table.pos.kinds_of(0)]
