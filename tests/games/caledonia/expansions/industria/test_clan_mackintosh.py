"""Clan Mackintosh: blast furnaces (I21.50 to I21.54)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import watch
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.swap_units import PutInTwo, TakeOffTwo
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.games.caledonia.view import view
from bothy.kernel import EventRecorder


def mackintosh(worker: str = "miner", hex_: str = "c5") -> Table:
    return clan_table("mackintosh", "", "").place(worker, hex_).money(40).money(40, seat=1)


def received(table: Table, seat: int = 0) -> list[int]:
    """Returns the money from the furnaces."""
    money = [event for event in table.events if event.key == "money" and event.values["why"] == "mackintosh"]
    return [event.values["amount"] for event in money if event.values["seat"] == seat]


@pytest.mark.rule("I21.50", "I21.53", "R-I16")
def test_a_building_next_to_its_owners_worker_brings_three_pounds_after_it_is_paid_for() -> None:
    table = mackintosh().money(10).play(Expand("bakery", "b4"))
    assert received(table) == [3]
    money = [event.key for event in table.events if event.key in ("bill", "money")]
    assert money == ["bill", "money"], "the expansion is paid before"


@pytest.mark.rule("I21.50")
def test_a_unit_is_too_dear_even_if_the_three_pounds_would_pay_the_rest() -> None:
    table = mackintosh()
    table.play(Expand("bakery", "b4"))
    cost = next(event.values["amount"] for event in table.events if event.key == "bill")
    assert mackintosh().money(cost - 1).why_not(Expand("bakery", "b4")) == "too-dear"


@pytest.mark.rule("I21.50", "I21.51")
def test_another_player_s_worker_or_building_pays_too() -> None:
    table = mackintosh().place("sheep", "b5", seat=1).turn(1)
    table.play(Expand("bakery", "b4"), seat=1)
    assert received(table) == [3]
    assert received(table, 1) == [], "whoever deploys it gets nothing"


@pytest.mark.rule("I21.51", "R-I53")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_pay_nothing(unit: str) -> None:
    table = mackintosh().play(Expand(unit, "b4"))
    assert received(table) == []


@pytest.mark.rule("I21.52")
def test_only_workers_have_furnaces() -> None:
    table = mackintosh("sheep", "c5").play(Expand("bakery", "b4"))
    assert received(table) == []


@pytest.mark.rule("I21.52", "R-I16")
def test_two_workers_next_to_one_building_pay_once() -> None:
    table = mackintosh().place("miner", "b5").place("woodcutter", "a4").play(Expand("bakery", "b4"))
    assert received(table) == [3]


@pytest.mark.rule("I21.52", "R-I16")
def test_a_worker_across_a_river_is_adjacent() -> None:
    table = mackintosh("woodcutter", "b6").place("sheep", "b4", seat=1).turn(1)
    assert HEX_OF["b5"] not in table.pos.board.neighbours[HEX_OF["b6"]], "a river runs between them"
    assert received(table.play(Expand("bakery", "b5"), seat=1)) == [3]


@pytest.mark.rule("I21.52", "R-I53")
def test_a_worker_on_the_same_hex_is_adjacent() -> None:
    table = mackintosh()
    table.place("bakery", "c5")
    table.pos.trace = EventRecorder()
    watch(table.pos, 0, ((UNITS.index("bakery"), HEX_OF["c5"]),))
    assert table.player().money == 40 + 3


@pytest.mark.rule("I21.51")
def test_moving_units_pay_nothing() -> None:
    table = mackintosh().place("bakery", "b2")
    table.pos.move(0, HEX_OF["b2"], HEX_OF["b4"])
    assert table.player().money == 40


@pytest.mark.rule("I21.54", "R-I16")
def test_first_workers_count_already() -> None:
    table = clan_table("mackintosh", "", "").money(40).money(40, seat=1)
    table.pos.stack.clear()
    table.pos.push(FirstWorker(0, 1), FirstWorker(1, 1), FirstWorker(0, 0))
    table.play(Expand("miner", "c5"))
    assert received(table) == [], "not beside itself"
    worker = next(
        action
        for action in table.legal(Expand, seat=1)
        if action.hex in [HEX_NAMES[hex_] for hex_ in table.pos.board.adjacent[table.pos.players[0].units[0]]]
    )
    table.play(worker, seat=1)
    assert received(table) == [3]


@pytest.mark.rule("I21.54", "R-I53")
def test_units_put_in_by_port_7_pay_each_for_itself() -> None:
    table = clan_table("mackintosh", "", "", ports=(5, 7, 4, 6)).place("miner", "c5")
    table.place("sheep", "b4").place("sheep", "b5").place("sheep", "m2")
    table.play(TakeOffTwo(7, "b4", "b5"), PutInTwo("bakery", "bakery"))
    assert received(table) == [3, 3]


def test_room_next_to_its_workers_is_worth_something() -> None:
    table, other = mackintosh(), clan_table("campbell", "", "").place("miner", "c5").money(40).money(40, seat=1)
    assert estimate(table.pos, 0) - estimate(mackintosh("sheep").pos, 0) > 0
    assert estimate(table.pos, 0) > estimate(other.pos, 0)


def test_the_view_shows_the_empty_land_next_to_its_workers() -> None:
    table = mackintosh("miner", "c5")
    heated = view(table.pos, None)["outlook"]["seats"][0]["furnaces"]
    assert "b4" in heated
    assert "c5" not in heated
    table.place("sheep", "b4", seat=1)
    assert "b4" not in view(table.pos, None)["outlook"]["seats"][0]["furnaces"], "somebody has taken it"
