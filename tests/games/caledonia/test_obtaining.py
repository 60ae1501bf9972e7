"""Export contracts on their way into the box: obtaining and the building bonus (C8, C12)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import all_pass, refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DrawContracts
from bothy.games.caledonia.actions.contracts import Keep, Obtain, pile_size
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.turn import EndTurn, Turn

COSTS = [(1, -5), (2, 0), (3, 5), (4, 10), (5, 15)]


def three_of(unit: str, round_: int = 3) -> Table:
    """A table with three buildings of a kind; a fourth may be deployed on b4 for its own price and £2."""
    table = Table(round=round_).money(60).place("miner", "c4")
    for hex_ in ("b3", "d3", "d4"):
        table.place(unit, hex_)
    return table


# C8 Obtain


@pytest.mark.rule("C8.1")
def test_first_round_contract_pays_five() -> None:
    table = Table(round=1).play(Obtain((3,)))
    assert (table.player().money, table.player().box) == (5, (3,))


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize(("round_", "cost"), COSTS)
def test_contract_costs_by_round(round_: int, cost: int) -> None:
    assert Table(round=round_).money(20).play(Obtain((0,))).player().money == 20 - cost


@pytest.mark.rule("C8.1")
def test_any_open_contract_may_be_obtained() -> None:
    table = Table()
    assert table.legal(Obtain) == [Obtain((contract,)) for contract in range(7)]


@pytest.mark.rule("C8.1")
def test_a_contract_one_cannot_pay_is_refused() -> None:
    table = Table(round=4).money(9)
    assert refused(table, Obtain((0,))) == ("too-dear", "C8.1")
    assert sentence(table, Obtain((0,))) == (
        "It costs £10, and you have £9. Selling goods or passing brings in money."
    )


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("contract", [49, 7, 50, -1])
def test_a_contract_that_is_not_open_is_refused(contract: int) -> None:
    assert refused(Table(), Obtain((contract,))) == ("contract-not-open", "C8.1")


@pytest.mark.rule("C8.1")
def test_one_contract_is_obtained_at_a_time() -> None:
    assert refused(Table(), Obtain((0, 1))) == ("too-many-contracts", "C8.1")
    assert refused(Table(), Obtain(())) == ("too-many-contracts", "C8.1")


@pytest.mark.rule("C8.2")
def test_while_the_box_is_full_no_contract_is_obtained() -> None:
    table = Table().contract(20)
    assert refused(table, Obtain((0,))) == ("box-full", "C8.2")
    assert table.legal(Obtain) == []


@pytest.mark.rule("C8.2", "C20.1")
def test_buchanan_has_two_boxes() -> None:
    table = Table("buchanan", "", "").contract(20)
    assert table.why_not(Obtain((0,))) == ""
    assert refused(table, Obtain((0, 1))) == ("box-full", "C8.2")


@pytest.mark.rule("C8.3")
def test_a_contract_stays_in_the_box_until_it_is_fulfilled() -> None:
    table = all_pass(Table().contract(48))
    assert table.player().box == (47,)
    table.goods(wool=1, bread=1, cheese=1).turn(0).play(Fulfil(47, (), (), ()))
    assert table.player().box == ()


@pytest.mark.rule("C8.3")
def test_no_action_gives_a_contract_back() -> None:
    table = Table().money(99).goods(wool=9).merchants(7).place("miner", "c4").contract(48)
    for action in table.pos.legal(0):
        after = table.pos.copy()
        after.play(0, action, None)
        assert after.players[0].box == (47,), action


@pytest.mark.rule("C8.4")
def test_the_place_of_a_contract_stays_empty() -> None:
    table = Table().play(Obtain((4,)), EndTurn())
    assert table.pos.open == [0, 1, 2, 3, -1, 5, 6]
    assert refused(table, Obtain((4,)), seat=1) == ("contract-not-open", "C8.1")


# C12 Building bonus


@pytest.mark.rule("C12.1", "C12.3", "C12.4", "R-C63")
@pytest.mark.parametrize(("kept", "cost"), [((), 0), ((30,), 5)])
def test_fourth_building_draws_three_contracts(kept: tuple[int, ...], cost: int) -> None:
    table = three_of("bakery").play(Expand("bakery", "b4"))
    money, pile = table.player().money, pile_size(table.pos)
    table.play(DrawContracts(), deal=(20, 30, 40))
    assert table.pos.drawn == (20, 30, 40)
    assert table.legal(Keep) == [Keep(()), Keep((20,)), Keep((30,)), Keep((40,))]
    table.play(Keep(kept))
    assert (table.player().money, table.player().box) == (money - cost, kept)
    assert table.pos.under == tuple([each for each in (20, 30, 40) if each not in kept])
    assert pile_size(table.pos) == pile - len(kept)


@pytest.mark.rule("C12.1")
@pytest.mark.parametrize("unit", ["cheese-dairy", "bakery", "distillery"])
def test_the_fourth_of_each_kind_of_building_brings_the_bonus(unit: str) -> None:
    assert three_of(unit).play(Expand(unit, "b4")).legal(DrawContracts) == [DrawContracts()]


@pytest.mark.rule("C12.1", "C2.9")
@pytest.mark.parametrize("unit", ["sheep", "cow", "field"])
def test_animals_and_fields_bring_no_building_bonus(unit: str) -> None:
    assert isinstance(three_of(unit).play(Expand(unit, "b4")).pos.stack[-1], Turn)


@pytest.mark.rule("C12.1")
def test_a_third_of_a_kind_brings_nothing() -> None:
    table = Table().money(60).place("miner", "c4").place("bakery", "b3").place("bakery", "d3")
    table.place("distillery", "d4").play(Expand("bakery", "b4"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C12.1")
def test_without_an_empty_box_there_is_no_building_bonus() -> None:
    table = three_of("bakery").contract(48).play(Expand("bakery", "b4"))
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C12.1")
def test_a_full_box_is_the_reason_why_no_contract_is_drawn() -> None:
    table = three_of("bakery").contract(48).place("distillery", "c5", seat=1).play(Expand("bakery", "b4"))
    assert refused(table, DrawContracts()) == ("box-full", "C12.1")
    assert table.legal(Buy) == [Buy("whisky", 1), Buy("whisky", 2)]


@pytest.mark.rule("C12.1")
def test_without_a_fourth_building_nothing_is_drawn() -> None:
    table = Table().money(60).place("miner", "c4").place("distillery", "c5", seat=1).play(Expand("bakery", "b4"))
    assert refused(table, DrawContracts()) == ("no-building-bonus", "C12.1")


@pytest.mark.rule("C12.1")
def test_the_building_bonus_may_be_left() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4"), Done())
    assert isinstance(table.pos.stack[-1], Turn)
    assert (table.pos.drawn, table.player().box) == ((), ())


@pytest.mark.rule("C12.1")
def test_a_contract_that_was_not_drawn_cannot_be_kept() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4")).play(DrawContracts(), deal=(20, 30, 40))
    assert refused(table, Keep((0,))) == ("contract-not-drawn", "C12.1")


@pytest.mark.rule("C12.1", "C8.2")
def test_two_contracts_do_not_fit_one_box() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4")).play(DrawContracts(), deal=(20, 30, 40))
    assert refused(table, Keep((20, 30))) == ("box-full", "C8.2")


@pytest.mark.rule("C12.2", "R-C31")
def test_a_fourth_building_on_free_land_brings_the_bonus_too() -> None:
    table = three_of("bakery").goods(wool=4).contract(1).play(Fulfil(0, (), (), ()), Expand("bakery", "b4"))
    assert table.legal(DrawContracts) == [DrawContracts()]


@pytest.mark.rule("C12.2", "R-C31")
def test_a_fourth_deployed_again_brings_the_bonus_again() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4"), DrawContracts(), Keep(()), EndTurn()).turn(0)
    table.pos.withdraw(0, table.player().units[1], 3, "swap")
    table.play(Expand("bakery", "b3"))
    assert table.legal(DrawContracts) == [DrawContracts()]


@pytest.mark.rule("C12.3", "R-C63")
@pytest.mark.parametrize(("round_", "cost"), COSTS)
def test_keeping_a_contract_costs_the_same_as_obtaining_one(round_: int, cost: int) -> None:
    table = three_of("distillery", round_).play(Expand("distillery", "b4"), DrawContracts()).money(20)
    assert table.play(Keep(table.pos.drawn[:1])).player().money == 20 - cost


@pytest.mark.rule("C12.3", "R-C63")
def test_a_contract_one_cannot_pay_cannot_be_kept() -> None:
    table = three_of("bakery", 5).play(Expand("bakery", "b4"), DrawContracts()).money(14)
    assert refused(table, Keep(table.pos.drawn[:1])) == ("too-dear", "C8.1")
    assert table.legal(Keep) == [Keep(())]


@pytest.mark.rule("C12.4", "R-C63")
def test_drawn_contracts_are_shown_to_everyone() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4")).play(DrawContracts(), deal=(20, 30, 40))
    assert all(table.rules.view(table.pos, seat)["drawn"] == [20, 30, 40] for seat in (0, 1, 2, None))


@pytest.mark.rule("C12.4", "C5.2", "R-C63")
def test_contracts_put_under_the_pile_come_last_and_in_order() -> None:
    table = three_of("bakery").play(Expand("bakery", "b4")).play(DrawContracts(), deal=(40, 20, 30))
    table.play(Keep((20,)), EndTurn()).turn(0)
    table.pos.unseen, table.pos.open = (33,), [0, -1, -1, -1, 4, 5, 6]
    all_pass(table)
    assert table.pos.open == [0, 33, 40, 30, 4, 5, 6]


@pytest.mark.rule("C12.5", "R-C19")
@pytest.mark.parametrize("left", [(33,), (33, 34)])
def test_a_short_pile_is_drawn_to_its_end(left: tuple[int, ...]) -> None:
    table = three_of("bakery").play(Expand("bakery", "b4"))
    table.pos.unseen = left
    assert sorted(table.play(DrawContracts()).pos.drawn) == list(left)


@pytest.mark.rule("C12.5", "R-C19")
def test_an_empty_pile_brings_nothing() -> None:
    table = three_of("bakery")
    table.pos.unseen = ()
    assert isinstance(table.play(Expand("bakery", "b4")).pos.stack[-1], Turn)


@pytest.mark.rule("C12.4", "R-C63")
def test_contracts_left_by_two_building_bonuses_go_under_the_pile_in_the_order_of_drawing() -> None:
    table = three_of("bakery").place("distillery", "c6").place("distillery", "d3").place("distillery", "d4")
    table.play(Expand("bakery", "b4")).play(DrawContracts(), deal=(40, 20, 30)).play(Keep((20,)), EndTurn())
    table.player().box = ()
    table.turn(0).play(Expand("distillery", "c5")).play(DrawContracts(), deal=(45, 25, 35)).play(Keep(()))
    table.turn(0)
    assert table.pos.under == (40, 30, 45, 25, 35)
    table.pos.unseen, table.pos.open = (33,), [-1, -1, -1, -1, -1, -1, 6]
    all_pass(table)
    assert table.pos.open == [33, 40, 30, 45, 25, 35, 6]
