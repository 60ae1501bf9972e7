"""Clan MacKenzie: money for whisky, and a cellar in which it ages (C20.25 to C20.28)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.actions.bonuses import DRAW, Bonuses
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import DONE, UpgradeTechnology
from bothy.games.caledonia.clans.mackenzie import Cellar, StoreBarrel, TakeBarrel
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortUpgrade
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.scoring.scores import RoundScoring
from bothy.games.caledonia.turn import PASS, Turn
from bothy.games.caledonia.view import view

LEFT, RIGHT = 0, 1


def mackenzie(*spots: int, round: int = 1, ports: tuple[int, ...] = ()) -> Table:  # noqa: A002 - the book's word
    """A table of the clan with barrels on these spots, if any."""
    table = Table("mackenzie", "", "", round=round, ports=ports)
    if spots:
        table.pos.part(Cellar).spots = list(spots)
    return table


def cellar(table: Table) -> list[int]:
    return table.pos.part(Cellar).spots


def stored_in_round_two() -> Table:
    """A table where one whisky was made and stored in round 2; the £3 for making it are spent."""
    table = mackenzie(round=2).place("distillery", "b4").goods(grain=1)
    run(table, Production()).play(Produce(0, 0, 1), StoreBarrel(True))
    return table.money(0)


@pytest.mark.rule("C20.26", "C20.27", "C20.28", "R-C1", "R-C7", "R-C41")
def test_mackenzie_cellar_seven_and_fifteen() -> None:
    early = stored_in_round_two().turn(0).play(TakeBarrel(LEFT))
    assert (early.player().money, early.stock("whisky")) == (0, 1)

    later = run(stored_in_round_two(), Production()).turn(0).play(TakeBarrel(RIGHT))
    assert (later.player().money, later.stock("whisky")) == (7, 1)

    last = run(stored_in_round_two(), Production())
    run(last, Production())
    assert (last.player().money, last.stock("whisky")) == (15, 1)
    assert cellar(last) == [0, 0]


@pytest.mark.rule("C20.25")
def test_each_whisky_made_pays_three_and_is_kept() -> None:
    table = mackenzie().place("distillery", "b3").place("distillery", "b4").goods(grain=2)
    run(table, Production()).play(Produce(0, 0, 2))
    assert (table.player().money, table.stock("whisky")) == (6, 2)


@pytest.mark.rule("C20.25")
def test_bread_and_cheese_pay_nothing_and_other_clans_get_nothing() -> None:
    table = mackenzie().place("bakery", "b3").goods(grain=1)
    run(table, Production()).play(Produce(0, 1, 0))
    other = Table("campbell", "", "").place("distillery", "b3").goods(grain=1)
    run(other, Production()).play(Produce(0, 0, 1))
    assert (table.player().money, other.player().money) == (0, 0)


@pytest.mark.rule("C20.26", "R-C1", "R-C41")
def test_one_barrel_a_production_goes_to_the_left_spot() -> None:
    table = mackenzie().place("distillery", "b3").place("distillery", "b4").goods(grain=2)
    run(table, Production()).play(Produce(0, 0, 2), StoreBarrel(True))
    assert (cellar(table), table.stock("whisky")) == ([1, 0], 1)
    assert table.pos.finished, "the other is not asked about"


@pytest.mark.rule("C20.26")
def test_storing_is_a_choice() -> None:
    table = mackenzie().place("distillery", "b3").goods(grain=1)
    run(table, Production()).play(Produce(0, 0, 1), StoreBarrel(False))
    assert (cellar(table), table.stock("whisky")) == ([0, 0], 1)


@pytest.mark.rule("C20.26", "R-C1")
def test_only_whisky_of_this_production_may_be_stored() -> None:
    table = mackenzie().place("distillery", "b3").goods(whisky=3)
    run(table, Production())
    assert table.pos.finished
    table.goods(grain=1)
    run(table, Production()).play(Produce(0, 0, 0))
    assert table.pos.finished


@pytest.mark.rule("C20.26", "C20.27")
def test_the_cellar_has_two_spots_and_takes_a_barrel_every_round() -> None:
    table = mackenzie().place("distillery", "b3").goods(grain=3)
    seen = []
    for _ in range(3):
        run(table, Production()).play(Produce(0, 0, 1), StoreBarrel(True))
        seen.append((cellar(table)[:], table.stock("whisky")))
    assert seen == [([1, 0], 0), ([1, 1], 0), ([1, 1], 1)]
    assert table.player().money == 3 * 3 + 15


@pytest.mark.rule("C20.27", "R-C1", "R-C41")
def test_every_barrel_ages_at_the_start_of_production() -> None:
    table = run(mackenzie(1, 1), Production())
    assert cellar(table) == [0, 1]
    assert (table.player().money, table.stock("whisky")) == (15, 1)


@pytest.mark.rule("C20.27")
def test_a_barrel_that_left_automatically_scores_as_whisky_in_stock() -> None:
    table = mackenzie(0, 1).goods(bread=1)
    table.pos.tiles = (1,)
    run(table, Production(), RoundScoring())
    assert (table.stock("whisky"), table.player().glory) == (1, 3)


@pytest.mark.rule("C20.28", "C6.3", "R-C103")
def test_barrels_leave_before_and_after_the_main_action() -> None:
    table = mackenzie(1, 1).play(TakeBarrel(RIGHT), PASS, TakeBarrel(LEFT))
    assert (table.player().money, table.stock("whisky")) == (7 + 16, 2)


@pytest.mark.rule("C20.28", "R-C103")
def test_barrels_leave_while_a_bonus_is_open() -> None:
    table = mackenzie(0, 1).money(10 + 3).merchants(3).place("miner", "c5").place("cow", "b5", seat=1)
    table.play(Expand("sheep", "b4"))
    assert table.why_not(Buy("milk", 3)) == "too-dear"
    table.play(TakeBarrel(RIGHT), Buy("milk", 3))
    assert table.player().money == 3 + 7 - 3 * 3


@pytest.mark.rule("C6.3", "C20.28", "R-C103")
def test_barrels_leave_while_contracts_are_chosen() -> None:
    table = mackenzie(0, 1, round=3).money(9).place("bakery", "b3").place("bakery", "b4").place("bakery", "c5")
    table.play(Expand("bakery", "c6")).play(DRAW, deal=(20, 21, 22))
    assert table.why_not(Keep((20,))) == "too-dear"
    table.play(TakeBarrel(RIGHT), Keep((20,)))
    assert table.player().money == 7 - 5


@pytest.mark.rule("C6.3", "C20.28", "R-C103")
def test_barrels_leave_while_a_bonus_upgrade_is_open() -> None:
    table = mackenzie(0, 1, ports=(5, 4, 6, 7)).place("sheep", "m2").play(PortUpgrade(4))
    table.play(TakeBarrel(RIGHT))
    assert table.player().money == 7


@pytest.mark.rule("C6.3", "C20.28", "R-C103")
def test_barrels_leave_between_a_moved_price_and_its_trade() -> None:
    table = mackenzie(0, 1, ports=(5, 6, 4, 7)).place("sheep", "m2").goods(wool=1)
    table.play(MovePrice(6, "wool", 3), TakeBarrel(RIGHT), Sell("wool", 1))
    assert table.player().money == 7 + 6


@pytest.mark.rule("C6.3", "C20.28", "R-C103")
def test_barrels_leave_while_production_asks_their_owner() -> None:
    table = mackenzie(1, 0).place("distillery", "b3").goods(grain=1)
    run(table, Production()).play(TakeBarrel(RIGHT))
    assert (table.player().money, table.stock("whisky")) == (7, 1)


@pytest.mark.rule("C20.28")
def test_an_empty_spot_gives_no_barrel() -> None:
    table = mackenzie(1, 0)
    assert table.why_not(TakeBarrel(RIGHT)) == "no-barrel"
    assert table.why_not(TakeBarrel(2)) == "no-barrel"
    assert table.why_not(TakeBarrel(LEFT)) == ""


@pytest.mark.rule("C20.28")
def test_a_barrel_taken_out_is_ordinary_whisky() -> None:
    table = mackenzie(1, 0).price("whisky", 3).play(TakeBarrel(LEFT), Sell("whisky", 1))
    assert (table.stock("whisky"), table.player().money) == (0, 11)


@pytest.mark.rule("C14.12", "C20.28", "R-C103")
def test_the_player_is_asked_about_free_land_that_only_a_barrel_could_pay_for() -> None:
    table = mackenzie(0, 1).contract(1).goods(wool=4).place("miner", "c5").money(1)  # free land; a sheep costs £8
    table.play(Fulfil(0, (), (), ()))
    assert isinstance(table.pos.stack[-1], Rewards)
    assert table.pos.legal(0) == [DONE, TakeBarrel(RIGHT)]
    table.play(TakeBarrel(RIGHT), Expand("sheep", "b4"))
    assert table.player().money == 1 + 7 - 8


@pytest.mark.rule("C14.12", "R-C54", "R-C103")
@pytest.mark.parametrize(("spots", "money"), [((0, 1), 0), ((1, 0), 5), ((0, 0), 5)])
def test_free_land_that_no_barrel_could_pay_either_lapses(spots: tuple[int, int], money: int) -> None:
    table = mackenzie(*spots).contract(1).goods(wool=4).place("sheep", "c5").money(money)
    for unit in ("woodcutter", "miner"):
        table.player().left[UNITS.index(unit)] = 0
    table.play(Fulfil(0, (), (), ()))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C11.7", "C20.28", "R-C103")
def test_the_player_is_asked_about_a_neighbourhood_bonus_that_only_a_barrel_could_pay_for() -> None:
    table = mackenzie(0, 1).money(10).place("miner", "c5").place("cow", "b5", seat=1)
    table.play(Expand("sheep", "b4"))  # £0 are left; milk costs £3
    assert isinstance(table.pos.stack[-1], Bonuses)
    assert table.pos.legal(0) == [DONE, TakeBarrel(RIGHT)]
    table.play(TakeBarrel(RIGHT), Buy("milk", 2))
    assert table.player().money == 7 - 2 * 3


@pytest.mark.rule("C11.7", "R-C103")
@pytest.mark.parametrize("spots", [(0, 0), (1, 0)])
def test_a_neighbourhood_bonus_that_no_barrel_could_pay_either_lapses(spots: tuple[int, int]) -> None:
    table = mackenzie(*spots).money(10).place("miner", "c5").place("cow", "b5", seat=1)
    table.play(Expand("sheep", "b4"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C13.5", "C20.28", "R-C103", "P-C11")
def test_the_player_is_asked_about_an_upgrade_among_the_bonuses_that_only_a_barrel_could_pay_for() -> None:
    table = mackenzie(0, 1)
    player = table.player()
    player.shipping, player.to_hire = 5, 0
    player.technology = [1, 0]
    table.pos.push(Rewards(0, 0, 0, 1))
    assert list(table.pos.seats_to_act()) == [0]
    table.play(TakeBarrel(RIGHT), UpgradeTechnology("miner"))
    assert player.money == 7 - 5


@pytest.mark.rule("C16.12", "C20.28", "R-C103")
def test_a_barrel_counts_for_a_purchase_that_port_6_would_make_payable() -> None:
    table = mackenzie(0, 1, ports=(1, 2, 3, 6)).place("miner", "a8").place("distillery", "b6", seat=1)
    table.money(8 + 5).play(Expand("sheep", "b7"))  # £0 are left; whisky costs £11 - £3, or £8 - £3
    assert table.pos.legal(0) == [DONE, TakeBarrel(RIGHT)]
    table.play(TakeBarrel(RIGHT), MovePrice(6, "whisky", -3), Buy("whisky", 1))
    assert table.player().money == 7 - 5


def test_the_cellar_is_shown_with_its_owner() -> None:
    seats = view(mackenzie(0, 1).pos, None)["outlook"]["seats"]
    assert seats[0]["cellar"] == [0, 1]
    assert "cellar" not in seats[1]
