"""Clan MacPherson: animals breed at the end of production (I21.60 to I21.64)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table, keys, run

from bothy.games.caledonia.actions.fulfil import herds
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.expansions.industria.clans.macpherson import BreedCows, BreedSheep
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import COW
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.view import view


def macpherson() -> Table:
    return clan_table("macpherson", "", "")


def bred(*units: tuple[str, str]) -> Table:
    """Runs to the end of production with these units on the map."""
    table = macpherson()
    for unit, hex_ in units:
        table.place(unit, hex_)
    return run(table, Production())


@pytest.mark.rule("I21.60", "I21.61", "I21.63")
def test_two_neighbouring_cows_may_have_a_calf_on_the_hex_of_either() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"))
    assert table.stock("milk") == 2, "the goods are made before"
    assert table.pos.legal(0) == [BreedCows("b4"), BreedCows("b5"), BreedCows("none")]
    table.play(BreedCows("b4"))
    assert [HEX_NAMES[hex_] for hex_ in herds(table.pos, 0)[0]] == ["b4", "b4", "b5"]
    assert table.player().left[COW] == 1
    assert table.player().money == 0, "free of charge"
    assert table.stock("milk") == 2, "a calf gives no milk this round"


@pytest.mark.rule("I21.63")
def test_the_young_animal_produces_in_the_next_round() -> None:
    table = bred(("cow", "b4"), ("cow", "b5")).play(BreedCows("b4"))
    run(table, Production())
    assert table.stock("milk") == 2 + 3


@pytest.mark.rule("I21.60")
def test_breeding_is_a_choice() -> None:
    table = bred(("cow", "b4"), ("cow", "b5")).play(BreedCows("none"))
    assert len(table.player().units) == 2
    assert table.pos.finished


@pytest.mark.rule("I21.61", "R-I55")
def test_each_kind_breeds_once_a_round() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"), ("sheep", "c5"), ("sheep", "c6"))
    table.play(BreedCows("b5"), BreedSheep("c6"))
    assert table.pos.finished
    assert [len(herd) for herd in herds(table.pos, 0)] == [3, 3]


@pytest.mark.rule("I21.61")
@pytest.mark.parametrize(
    "units", [(("cow", "b4"),), (("cow", "b4"), ("sheep", "b5")), (("cow", "b4"), ("cow", "b7"))]
)
def test_one_animal_two_kinds_or_two_apart_do_not_breed(units: tuple[tuple[str, str], ...]) -> None:
    assert bred(*units).pos.finished


@pytest.mark.rule("I21.61", "R-I55")
def test_a_river_keeps_animals_apart() -> None:
    board = macpherson().pos.board
    one, other = next(edge for edge in board.river_edges if all(hex_ in board.land for hex_ in edge))
    assert bred(("cow", HEX_NAMES[one]), ("cow", HEX_NAMES[other])).pos.finished


@pytest.mark.rule("I21.61", "I21.62", "R-I14", "R-I55")
def test_two_on_a_hex_are_parents_but_leave_no_room_there() -> None:
    table = bred(("cow", "b4"), ("cow", "b4"))
    assert table.pos.finished, "nobody else could be a parent"
    table = bred(("cow", "b4"), ("cow", "b4"), ("cow", "b5"))
    assert table.why_not(BreedCows("b4")) == "no-room"
    assert table.why_not(BreedCows("b5")) == ""
    assert table.why_not(BreedCows("c5")) == "no-parents"


@pytest.mark.rule("I21.62")
def test_without_an_animal_on_the_board_nothing_is_born() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5")
    table.player().left[COW] = 0
    assert run(table, Production()).pos.finished


@pytest.mark.rule("I21.64", "R-I19")
def test_a_birth_brings_no_bonus() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5").place("bakery", "c5", seat=1).money(50).merchants(5)
    run(table, Production()).play(BreedCows("b5"))
    assert table.pos.finished


@pytest.mark.rule("I21.60")
def test_breeding_comes_after_processed_goods_are_made() -> None:
    table = bred(("cow", "b4"), ("cow", "b5"), ("cheese-dairy", "c5"))
    assert table.why_not(BreedCows("b4")) != ""
    table.play(Produce(1, 0, 0), BreedCows("b4"))
    assert keys(table).count("deployed") == 1


@pytest.mark.rule("I21.62", "R-I14")
def test_one_of_two_on_a_hex_may_be_slaughtered() -> None:
    table = bred(("sheep", "b4"), ("sheep", "b5")).play(BreedSheep("b4"))
    table.pos.withdraw(0, HEX_OF["b4"], 0, "slaughter", 0)
    assert [HEX_NAMES[hex_] for hex_ in herds(table.pos, 0)[1]] == ["b4", "b5"]


def test_a_pair_of_animals_is_worth_more_than_two_apart() -> None:
    pair = macpherson().place("cow", "b4").place("cow", "b5")
    apart = macpherson().place("cow", "b4").place("cow", "c8")
    plain_pair = clan_table("campbell", "", "").place("cow", "b4").place("cow", "b5")
    plain_apart = clan_table("campbell", "", "").place("cow", "b4").place("cow", "c8")
    gained = estimate(pair.pos, 0) - estimate(apart.pos, 0)
    assert gained > estimate(plain_pair.pos, 0) - estimate(plain_apart.pos, 0)


def test_the_view_shows_where_young_ones_could_be_born() -> None:
    table = macpherson().place("cow", "b4").place("cow", "b5").place("sheep", "d1")
    assert view(table.pos, None)["outlook"]["seats"][0]["births"] == {"cow": ["b4", "b5"], "sheep": []}
