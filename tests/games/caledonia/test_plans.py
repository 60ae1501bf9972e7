"""What bots expect: plans weighed as one, and the money of a clan's power."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import UpgradeShipping
from bothy.games.caledonia.bots.appraisal import by_list, list_for
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.bots.plans import plan_key, without_opponents
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.turn import EndTurn, Pass
from bothy.kernel import Action, Plan, SamplingDealer

GOODS_ONLY = next(
    number for number, row in enumerate(components().contracts, 1) if not any(row.meat) and row.goods[0] == 0
)
WITH_MEAT = next(number for number, row in enumerate(components().contracts, 1) if row.meat == (0, 1))


def kinds(plan: Plan) -> list[type[Action]]:
    return [type(action) for action in plan.actions if not isinstance(action, EndTurn)]


def whole(table: Table, number: int) -> list[Plan]:
    """Returns the plans at a table that end with fulfilling this contract."""
    found = CALEDONIA.bots.plans(without_opponents(table.pos, 0) or table.pos, 0)
    return [
        plan for plan in found if isinstance(plan.actions[-1], Fulfil) and plan.actions[-1].contract == number - 1
    ]


def rich(seats: int = 1) -> Table:
    table = Table(seats=seats).place("miner", "c4").money(200).merchants(9)
    table.pos.order = tuple(range(seats))
    return table


def test_goods_missing_for_a_contract_are_bought_before_it_is_fulfilled() -> None:
    plans = whole(rich().contract(GOODS_ONLY), GOODS_ONLY)
    assert plans
    assert kinds(plans[0])[-1] is Fulfil
    assert set(kinds(plans[0])[:-1]) == {Buy}


def test_an_animal_that_is_missing_is_bred_on_the_cheapest_land() -> None:
    plans = whole(rich().contract(WITH_MEAT), WITH_MEAT)
    assert plans
    bred = next(action for action in plans[0].actions if isinstance(action, Expand))
    assert bred.unit == "sheep"


def test_an_open_contract_is_taken_first() -> None:
    table = rich()
    number = next(each for each in table.pos.open if each >= 0)
    plans = [plan for plan in CALEDONIA.bots.plans(table.pos, 0) if plan.actions[0] == Obtain((number,))]
    assert all(isinstance(plan.actions[-1], Fulfil) for plan in plans)


def test_a_contract_that_is_one_step_away_is_no_plan() -> None:
    table = rich().contract(GOODS_ONLY)
    table.player().goods = list(components().contracts[GOODS_ONLY - 1].goods)
    assert not whole(table, GOODS_ONLY)


def test_without_money_nothing_is_planned() -> None:
    assert not whole(rich().money(0).contract(GOODS_ONLY), GOODS_ONLY)


def test_a_ship_is_weighed_with_land_it_leads_to() -> None:
    voyages = [
        plan for plan in CALEDONIA.bots.plans(rich().shipping(1).pos, 0) if kinds(plan)[0] is UpgradeShipping
    ]
    assert voyages
    assert all(kinds(plan) == [UpgradeShipping, Expand] for plan in voyages)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_plan_can_be_played_as_it_stands_and_leads_where_it_says(seats: int) -> None:
    planned = 0
    for number in range(3):
        rules, chance = CALEDONIA.open({}, seats), SamplingDealer(number)
        pos = rules.start()
        pos.settle(chance)
        for _ in range(50 * seats):
            if pos.finished:
                break
            seat = pos.seats_to_act()[0]
            own = without_opponents(pos, seat)
            for plan in CALEDONIA.bots.plans(own, seat) if own is not None else ():
                played = own.copy() if own is not None else pos
                for action in plan.actions:
                    played.play(seat, action, None)
                assert isinstance(plan.after, Caledonia)
                assert rules.write(played) == rules.write(plan.after)
                planned += 1
            legal = [action for action in pos.legal(seat) if not isinstance(action, Pass)] or pos.legal(seat)
            pos.apply(seat, legal[chance.below(len(legal))], chance)
    assert planned > 20


def test_alone_all_others_have_passed_and_nothing_else_has_changed() -> None:
    pos = rich(seats=3).pos
    own = without_opponents(pos, 0)
    assert own is not None
    assert own.passed == (1, 2)
    assert pos.passed == ()
    assert plan_key(own, 0) == plan_key(pos, 0)
    assert without_opponents(pos, 1) is None


def test_the_new_list_looks_at_what_contracts_bring() -> None:
    table = rich(seats=2).contract(GOODS_ONLY)
    appraise = by_list(list_for(2))
    bare = appraise(table.pos, 0)
    table.player().goods = list(components().contracts[GOODS_ONLY - 1].goods)
    assert appraise(table.pos, 0) > bare


def gain(clan: str, unit: str, first: str = "") -> int:
    """Returns how much one more unit raises a position's value for a clan, next to another on request."""
    table = Table(clan, "", "")
    if first:
        table.place(first, "c6")
    before = estimate(table.pos, 0)
    return estimate(table.place(unit, "d6").pos, 0) - before


def test_a_cow_is_worth_more_to_cunningham_who_sells_butter() -> None:
    assert gain("cunningham", "cow") > gain("", "cow")
    assert gain("cunningham", "sheep") == gain("", "sheep")


def test_a_distillery_is_worth_more_to_mackenzie_once_there_is_grain() -> None:
    assert gain("mackenzie", "distillery", "field") > gain("", "distillery", "field")
    assert gain("mackenzie", "distillery") == gain("", "distillery")
