"""Clan MacDonald's fishermen at tables of Industria: rowing with trains, stations and moves (C20.19, I5.2)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.moving import MoveUnit
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.clans.macdonald import Row
from bothy.games.caledonia.expansions.industria.ports.moves import PortMoves
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import TakeGoods
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.turn import EndTurn

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
