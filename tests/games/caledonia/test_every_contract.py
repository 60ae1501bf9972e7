"""Each of the fifty contracts, fulfilled with exactly its demand."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import TAKE_MONEY, TakeMoney
from bothy.games.caledonia.actions.upgrades import SHIPPING, UpgradeShipping
from bothy.games.caledonia.pack.types import Contract, components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.turn import END_TURN

CONTRACTS = components().contracts
NUMBERS = range(1, len(CONTRACTS) + 1)
COWS, FLOCK = ("b3", "c5", "d5"), ("c6", "d3", "d4")
PURSE = 30


def holder(number: int) -> tuple[Table, Contract, Fulfil]:
    """Returns a player with a miner, exactly a contract's demand, and £30; the contract; and its payment."""
    row = CONTRACTS[number - 1]
    table = Table(seats=3).place("miner", "c4").money(PURSE).contract(number)
    cows, sheep = COWS[: row.meat[0]], FLOCK[: row.meat[1]]
    for hex_ in cows:
        table.place("cow", hex_)
    for hex_ in sheep:
        table.place("sheep", hex_)
    table.player().goods = list(row.goods)
    return table, row, Fulfil(number - 1, (*cows, *sheep), (), ())


def test_there_are_fifty() -> None:
    assert len(CONTRACTS) == 50


@pytest.mark.rule("C14.1", "C14.3", "C14.4", "C14.5")
@pytest.mark.parametrize("number", NUMBERS)
def test_goods_and_animals_are_paid_in_full(number: int) -> None:
    table, _, fulfil = holder(number)
    table.play(fulfil)
    player = table.player()
    assert player.goods == [0] * len(GOODS)
    assert len(player.units) == 1, "the miner stays"
    assert player.left == [4, 4, 4, 4, 4, 4, 4, 3]


@pytest.mark.rule("C2.15", "C14.2", "C14.7")
@pytest.mark.parametrize("number", NUMBERS)
def test_hops_and_imports_are_counted(number: int) -> None:
    table, row, fulfil = holder(number)
    table.pos.imports = [0, 0, 0]
    table.play(fulfil)
    player = table.player()
    assert (player.box, player.fulfilled) == ((), (number - 1,))
    assert player.hops == row.hops
    assert player.imports == table.pos.imports == list(row.imports)
    assert len([count for count in row.imports if count]) == (0 if number == 23 else 1)


@pytest.mark.rule("C14.9", "C14.10", "C13.4")
@pytest.mark.parametrize("number", NUMBERS)
def test_money_free_land_and_upgrades_come_as_printed_and_no_more(number: int) -> None:
    table, row, fulfil = holder(number)
    table.play(fulfil)
    if row.free_hexes or row.upgrades:
        assert bool(table.legal(TakeMoney)) == bool(row.money)
        if row.money:
            table.play(TAKE_MONEY)
        assert bool(table.legal(Expand)) == bool(row.free_hexes)
        assert bool(table.legal(UpgradeShipping)) == bool(row.upgrades)
    for _ in range(row.upgrades):
        table.play(SHIPPING)
    for hex_ in ("b4", "b5")[: row.free_hexes]:
        table.play(Expand("bakery", hex_))
    assert table.pos.legal(0) == [END_TURN], "nothing is left to take"
    assert table.player().shipping == row.upgrades
    assert table.player().money == PURSE + row.money - 8 * row.free_hexes


@pytest.mark.rule("C14.1")
@pytest.mark.parametrize("number", NUMBERS)
def test_one_good_less_is_not_enough(number: int) -> None:
    table, row, fulfil = holder(number)
    for good, count in enumerate(row.goods):
        if count:
            table.player().goods[good] -= 1
            assert table.why_not(fulfil) == "too-few-goods"
            table.player().goods[good] += 1
    assert table.why_not(fulfil) == ""


@pytest.mark.rule("C14.4")
@pytest.mark.parametrize("number", [number for number in NUMBERS if sum(CONTRACTS[number - 1].meat)])
def test_one_animal_less_is_not_enough(number: int) -> None:
    table, _, fulfil = holder(number)
    animals = fulfil.animals
    assert table.why_not(Fulfil(number - 1, animals[:-1], (), ())) == "wrong-animals"
    lost = table.player().units[-1]
    table.pos.withdraw(0, lost, table.pos.hexes[lost] & 15, "test")
    assert table.why_not(Fulfil(number - 1, animals[:-1], (), ())) == "too-few-animals"


@pytest.mark.rule("C14.8", "R-C9")
@pytest.mark.parametrize("number", NUMBERS)
def test_an_import_marker_pays_a_pound_on_the_fifth_step(number: int) -> None:
    table, row, fulfil = holder(number)
    table.pos.imports = [4, 4, 4]
    table.play(fulfil)
    direct = 0 if row.free_hexes or row.upgrades else row.money
    assert table.player().money - PURSE - direct == len([count for count in row.imports if count])
