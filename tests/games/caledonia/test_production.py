"""The production phase (C17)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table, keys, run

from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.clans.cunningham import Churn
from bothy.games.caledonia.clans.mackenzie import Cellar, StoreBarrel
from bothy.games.caledonia.production import Produce, Production
from bothy.games.caledonia.rounds import NextTurn
from bothy.games.caledonia.turn import END_TURN, PASS
from bothy.kernel import Action


def produce(table: Table) -> Table:
    return run(table, Production())


@pytest.mark.rule("C17.3", "R-C43")
def test_worker_income_with_and_without_technology() -> None:
    table = Table(seats=3).place("woodcutter", "a3").place("miner", "c4")
    produce(table)
    assert table.player().money == 4 + 6
    table.money(0).player().technology = [1, 1]
    produce(table)
    assert table.player().money == 6 + 8


@pytest.mark.rule("C17.3")
@pytest.mark.parametrize(("technology", "income"), [([1, 0], 2 * 6 + 6), ([0, 1], 2 * 4 + 8)])
def test_a_technology_helps_the_workers_of_its_column_only(technology: list[int], income: int) -> None:
    table = Table(seats=3).place("woodcutter", "a3").place("woodcutter", "b6").place("miner", "c4")
    table.player().technology = technology
    produce(table)
    assert table.player().money == income


@pytest.mark.rule("C17.5", "C17.6", "R-C91")
def test_bought_or_fresh_grain_feeds_the_bakery() -> None:
    fresh = Table(seats=3).place("field", "b4").place("bakery", "c6")
    produce(fresh).play(Produce(0, 1, 0))
    assert (fresh.stock("bread"), fresh.stock("grain")) == (1, 1)
    bought = Table(seats=3).place("bakery", "c6").money(5).play(Buy("grain", 1))
    produce(bought).play(Produce(0, 1, 0))
    assert (bought.stock("bread"), bought.stock("grain")) == (1, 0)


@pytest.mark.rule("C17.1")
def test_units_on_the_board_yield_nothing() -> None:
    table = produce(Table(seats=3))
    assert table.player().money == 0
    assert table.player().goods == [0] * 6
    assert table.pos.finished, "and nobody is asked anything"


@pytest.mark.rule("C17.1", "R-C33")
def test_no_player_takes_income_before_all_have_passed() -> None:
    table = Table(seats=2).place("miner", "c4").place("miner", "e6", seat=1)
    run(table, NextTurn(-1), Production())
    table.play(PASS, END_TURN)
    assert table.player(0).money == 16
    table.play(PASS, END_TURN, seat=1)
    assert [table.player(seat).money for seat in range(2)] == [16 + 6, 14 + 6]


@pytest.mark.rule("C17.1")
def test_all_players_process_at_the_same_time_and_answer_in_any_order() -> None:
    table = Table(seats=3).place("bakery", "c6").place("bakery", "d4", seat=2)
    table.goods(grain=1).goods(2, grain=1)
    produce(table)
    assert list(table.pos.seats_to_act()) == [0, 2]
    table.play(Produce(0, 1, 0), seat=2)
    assert list(table.pos.seats_to_act()) == [0]
    assert (table.stock("bread", 0), table.stock("bread", 2)) == (0, 1)


@pytest.mark.rule("C17.2", "R-C1")
def test_the_order_is_cellar_income_basic_goods_processed_goods_new_barrel() -> None:
    table = Table("mackenzie", "", "").place("woodcutter", "a3").place("sheep", "b4")
    table.place("distillery", "c6").goods(grain=1)
    table.pos.part(Cellar).spots = [0, 1]
    produce(table)
    said = [(event.key, event.values.get("why")) for event in table.events]
    assert said == [
        ("barrel-out", None),
        ("goods", "cellar"),
        ("money", "cellar"),
        ("money", "woodcutter"),
        ("goods", "production"),
    ]
    table.play(Produce(0, 0, 1))
    assert table.legal(StoreBarrel), "the new barrel comes last"
    table.play(StoreBarrel(True))
    assert table.pos.part(Cellar).spots == [1, 0]


@pytest.mark.rule("C17.2", "R-C1")
def test_butter_comes_after_cheese() -> None:
    table = Table("cunningham", "", "").place("cheese-dairy", "b4").goods(milk=1)
    produce(table)
    assert table.why_not(Churn(1)) == "not-an-answer"
    table.play(Produce(0, 0, 0))
    assert table.why_not(Churn(1)) == ""


@pytest.mark.rule("C17.4")
def test_sheep_give_wool_cows_milk_and_fields_two_grain() -> None:
    table = Table(seats=3).place("sheep", "b3").place("sheep", "b4").place("cow", "c6")
    table.place("field", "d3").place("field", "d4")
    produce(table)
    assert [table.stock(good) for good in ("wool", "milk", "grain")] == [2, 1, 4]


@pytest.mark.rule("C17.5")
def test_each_building_turns_one_good_into_one() -> None:
    table = Table(seats=3).place("cheese-dairy", "b3").place("bakery", "b4").place("distillery", "c6")
    produce(table.goods(milk=3, grain=3)).play(Produce(1, 1, 1))
    assert table.player().goods == [0, 1, 2, 1, 1, 1]


@pytest.mark.rule("C17.6", "R-C91")
def test_you_choose_any_number_up_to_buildings_and_goods() -> None:
    table = Table(seats=3).place("bakery", "b3").place("bakery", "b4").place("distillery", "c6")
    produce(table.goods(grain=2))
    made = [(action.cheese, action.bread, action.whisky) for action in table.legal(Produce)]
    assert sorted(made) == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 2, 0)]
    assert table.why_not(Produce(0, 2, 1)) == "too-few-goods"
    assert table.why_not(Produce(0, 0, 2)) == "too-few-buildings"
    assert table.why_not(Produce(0, -1, 0)) == "too-few-buildings"


@pytest.mark.rule("C17.6")
def test_no_more_cheese_than_milk() -> None:
    table = Table(seats=3).place("cheese-dairy", "b3").place("cheese-dairy", "b4").goods(milk=1)
    produce(table)
    assert table.why_not(Produce(2, 0, 0)) == "too-few-goods"
    assert table.why_not(Produce(1, 0, 0)) == ""


@pytest.mark.rule("C17.6", "R-C91")
def test_goods_just_made_are_not_processed_any_further() -> None:
    table = Table(seats=3).place("bakery", "b4").place("distillery", "c6").goods(grain=1)
    produce(table).play(Produce(0, 1, 0))
    assert (table.stock("bread"), table.stock("whisky")) == (1, 0)
    assert table.pos.finished, "processing is asked once"


@pytest.mark.rule("C17.6")
def test_fresh_milk_is_used_in_the_same_production() -> None:
    table = Table(seats=3).place("cow", "b3").place("cheese-dairy", "b4")
    produce(table).play(Produce(1, 0, 0))
    assert (table.stock("milk"), table.stock("cheese")) == (0, 1)


@pytest.mark.rule("C17.6")
def test_a_player_who_can_make_nothing_is_not_asked() -> None:
    table = Table(seats=3).place("bakery", "b4").place("woodcutter", "a3")
    produce(table)
    assert keys(table) == ["money"]
    assert table.pos.finished


@pytest.mark.rule("C17.1", "R-C33")
@pytest.mark.parametrize(
    ("clan", "building", "made", "end"),
    [
        ("cunningham", "cheese-dairy", Produce(1, 0, 0), Churn(1)),
        ("mackenzie", "distillery", Produce(0, 0, 1), StoreBarrel(True)),
    ],
)
def test_while_a_clan_ends_its_production_the_others_can_answer_theirs(
    clan: str, building: str, made: Produce, end: Action
) -> None:
    for first in ("others", "clan"):
        table = (
            Table(clan, "", "").place(building, "b4").place("bakery", "c6", seat=1).place("bakery", "d4", seat=2)
        )
        table.goods(milk=2, grain=1).goods(1, grain=1).goods(2, grain=1)
        produce(table).play(made)
        assert list(table.pos.seats_to_act()) == [0, 1, 2]
        kinds = [{type(action) for action in table.pos.legal(seat)} for seat in range(3)]
        assert kinds == [{type(end)}, {Produce}, {Produce}]
        if first == "clan":
            table.play(end)
            assert list(table.pos.seats_to_act()) == [1, 2]
        table.play(Produce(0, 1, 0), seat=2).play(Produce(0, 1, 0), seat=1)
        if first == "others":
            assert list(table.pos.seats_to_act()) == [0]
            table.play(end)
        assert table.pos.finished
        assert [table.stock("bread", seat) for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("C17.1", "C20.9", "R-C33")
def test_two_clans_end_their_production_at_the_same_time() -> None:
    table = Table("cunningham", "mackenzie", "").goods(milk=2).goods(1, grain=1).place("distillery", "b4", seat=1)
    produce(table)
    assert [table.pos.stack[-1].ask(table.pos, seat).key for seat in range(2)] == ["ask-butter", "ask-processing"]
    table.play(Produce(0, 0, 1), seat=1)
    assert [table.pos.stack[-1].ask(table.pos, seat).key for seat in range(2)] == ["ask-butter", "ask-storing"]
    table.play(StoreBarrel(True), seat=1).play(Churn(2))
    assert table.pos.finished
    assert (table.player(0).money, table.player(1).money) == (2 * 8, 3)


@pytest.mark.rule("C17.2", "R-C1")
def test_butter_waits_for_ones_own_cheese_and_nothing_is_made_twice() -> None:
    table = Table("cunningham", "", "").place("cheese-dairy", "b4").goods(milk=2)
    assert produce(table).why_not(Churn(1)) == "not-an-answer"
    assert table.play(Produce(1, 0, 0)).why_not(Produce(1, 0, 0)) == "not-an-answer"
