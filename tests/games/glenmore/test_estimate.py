"""The estimate's preferences, as statements a player would agree with."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest
from tests.games.glenmore.openings import ahead, opened, whole_game
from tests.games.glenmore.tables import Table
from tests.nightly import at_night

from bothy.bots import ask, find_bot
from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.placing import Place, Placing
from bothy.games.glenmore.answers import BUY, Give
from bothy.games.glenmore.bonuses.gains import Stationing
from bothy.games.glenmore.bots.estimate import FIRST, estimate, turns_left
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types.price import WOOD
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import END_TURN, STOP, Take
from bothy.kernel import SamplingDealer

NEARLY = 120
"""Allowed error of a promise, in hundredths of a VP."""


def worth(table: Table, seat: int = 0) -> int:
    return estimate(table.pos, seat)


def turns(pos: GlenMore) -> list[int]:
    return turns_left(pos, FIRST[pos.rules][pos.stage])


def middle(seats: int = 3) -> Table:
    """Returns a game in stack C, with a few tiles per player."""
    table = Table(seats).stack("C", left=10)
    for seat in range(seats):
        table.tile("spittal", 0, 1, seat).tile("rothiemurchus", -1, 0, seat).coins(4, seat)
    return table


def test_estimating_leaves_nothing_in_the_rules_that_matches_share() -> None:
    table = middle()
    before = dict(vars(table.pos.rules))
    assert (worth(table), GLENMORE.bots.planned(table.pos, 0)) != (0, 0)
    assert vars(table.pos.rules) == before


def last_turn(table: Table) -> Table:
    """Returns a table with seat 0's pawn beyond The End, so that it stops after this turn."""
    table.player().done = True
    return table.activating()


# The end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_result(seats: int) -> None:
    pos, _ = whole_game(seats, seed=seats)
    scores = pos.rules.result(pos).scores
    assert [estimate(pos, seat) for seat in range(seats)] == [100 * sum(score.values()) for score in scores]


def test_when_all_have_reached_the_end_the_estimate_is_near_the_result() -> None:
    off = []
    for seed in range(12):
        pos, chance = opened(3, seed), SamplingDealer(seed)
        near: list[int] = []
        while pos.stack:
            seat = pos.seats_to_act()[0]
            if all(player.done for player in pos.players):
                near = [estimate(pos, each) for each in range(3)]
            legal = pos.legal(seat)
            pos.apply(seat, legal[chance.below(len(legal))], chance)
        if near:
            off += [abs(each - 100 * player.total()) for each, player in zip(near, pos.players, strict=True)]
    assert len(off) >= 15
    assert sum(off) / len(off) < 500


# Preferences


def test_a_landmark_card_is_better_than_none() -> None:
    assert worth(middle().card("castle-stalker")) > worth(middle())


def test_a_barrel_and_a_person_are_better_than_none() -> None:
    assert worth(middle().whisky(1)) > worth(middle())
    assert worth(middle().person("robert-burns")) > worth(middle())


def test_the_fifth_barrel_counts_more_than_the_second() -> None:
    barrels = [worth(middle().whisky(count)) for count in range(6)]
    assert barrels[5] - barrels[4] > barrels[2] - barrels[1] > 0


def test_a_lead_counts_less_when_the_others_have_as_much() -> None:
    alone, alike = middle().whisky(3), middle().whisky(3).whisky(3, seat=1).whisky(3, seat=2)
    assert worth(alone) > worth(alike)


def test_a_lead_is_worth_more_with_more_scorings_to_come() -> None:
    early, late = Table().stack("A"), Table().stack("D")
    with_early, with_late = Table().stack("A").whisky(4), Table().stack("D").whisky(4)
    assert worth(with_early) - worth(early) > worth(with_late) - worth(late) > 0


def test_a_scotsman_counts_more_on_the_home_castle_than_far_from_any_use() -> None:
    at_home = middle().scotsmen(home_village=1, home_castle=1)
    away = middle().scotsmen(home_village=2)
    assert worth(at_home) > worth(away)


def test_a_coin_is_worth_more_early_than_late_and_a_point_when_one_is_done() -> None:
    def coin(table: Table, another: Table) -> int:
        return worth(another.coins(5)) - worth(table.coins(4))

    early = coin(Table().stack("A"), Table().stack("A"))
    late = coin(Table().stack("D"), Table().stack("D"))
    done = coin(last_turn(middle()), last_turn(middle()))
    assert early > late > done == 100


def test_with_armadale_castle_the_first_coins_count_double() -> None:
    plain, armadale = last_turn(middle().coins(8)), last_turn(middle().coins(8).power("coins-count-more"))
    assert worth(armadale) - worth(plain) == 800


def test_the_first_good_of_a_kind_is_worth_more_than_the_third() -> None:
    none, one = middle(), middle().goods("spittal", stone=1)
    two, three = middle().goods("spittal", stone=2), middle().goods("spittal", stone=3)
    assert worth(one) - worth(none) > worth(three) - worth(two) > 0


def test_a_good_that_an_own_trade_asks_for_is_worth_more() -> None:
    def sheep(table: Table) -> int:
        before = worth(table)
        return worth(table.goods("spittal", sheep=1)) - before

    assert sheep(middle().tile("crieff", 1, 1)) > sheep(middle().tile("millburn", 1, 1))


def test_goods_are_worth_nothing_to_a_player_who_is_done() -> None:
    def idle(table: Table) -> Table:
        table.player().done = True
        return table.turn(1)

    assert worth(idle(middle().goods("spittal", stone=3))) == worth(idle(middle()))


def test_loch_ness_is_worth_more_the_more_turns_are_left() -> None:
    def power(letter: str) -> int:
        return worth(Table().stack(letter).power("extra-activation")) - worth(Table().stack(letter))

    assert power("A") > power("D") > 0


def test_a_scotsman_near_many_producers_is_better_than_one_at_the_far_end() -> None:
    def land() -> Table:
        found = Table().tile("inshriach", 0, 1).tile("spittal", 1, 1).tile("black-isle", 0, 2)
        return found.tile("lochridge", 0, 3).tile("strathnairn", 0, 4)

    assert worth(land().scotsmen(inshriach=1)) > worth(land().scotsmen(strathnairn=1))


# Size and time


def test_a_territory_larger_than_the_others_is_fined() -> None:
    def strips(own: int) -> int:
        table = last_turn(Table(2).tiles(5, seat=1).tiles(own))
        table.player(1).done = True
        return worth(table.turn(1))

    assert strips(5) - strips(6) > 200
    assert strips(6) - strips(7) > 200
    assert strips(4) - strips(5) <= 50


def test_a_pawn_far_ahead_has_fewer_turns_and_looks_worse() -> None:
    def standing(space: int) -> Table:
        table = Table(3)
        table.pos.rondel[table.player().space] = -1
        table.player().space = space
        return table.turn(1)

    left = [turns(standing(space).pos)[0] for space in (4, 8, 12)]
    assert left == sorted(left, reverse=True)
    worths = [worth(standing(space)) for space in (4, 8, 12)]
    assert worths == sorted(worths, reverse=True)


def test_a_player_who_has_reached_the_end_has_no_turn_left() -> None:
    table = ahead("brora", "the-end", "glen-orchy")
    table.stack("D", left=5)
    assert min(turns(table.pos)) > 0
    table.play(STOP)
    assert turns(table.pos)[0] == 0


# In the middle of a turn


def test_a_cost_still_owed_counts_as_paid() -> None:
    table = ahead("kingussie").coins(3)
    table.tile("spittal", 0, 1).goods("spittal", stone=1).play(Take("kingussie"))
    owed = worth(table)
    assert abs(worth(table.play(Give("stone", "spittal"))) - owed) <= NEARLY


def test_a_purchase_that_is_owed_counts_as_paid() -> None:
    table = ahead("edradour").coins(3).play(Take("edradour"))
    owed = worth(table)
    assert abs(worth(table.play(BUY[WOOD])) - owed) <= NEARLY


def test_a_tile_in_hand_counts_about_as_much_as_when_it_is_placed() -> None:
    table = middle().activating().asked(Placing(0, middle().number("crieff")))
    in_hand = worth(table)
    placed = max(worth(_after(table, action)) for action in table.legal(Place))
    assert abs(placed - in_hand) < 400


def test_an_open_activation_counts_and_is_lost_with_the_turn() -> None:
    table = middle().activating("spittal")
    open_ = worth(table)
    assert abs(worth(_after(table, Activate("spittal", 1))) - open_) <= NEARLY
    assert worth(_after(table, END_TURN)) < open_ - NEARLY


def test_a_trade_that_can_be_paid_is_liked_before_and_after() -> None:
    table = middle().tile("crieff", 1, 1).goods("spittal", sheep=2).activating("crieff")
    useless = middle().tile("crieff", 1, 1).goods("spittal", sheep=2).activating()
    assert worth(table) > worth(useless) + 100
    traded = _after(table, Activate("crieff", 2))
    assert abs(worth(traded) - worth(table)) <= 2 * NEARLY


def test_a_full_tile_promises_nothing() -> None:
    full = middle().goods("spittal", wood=3).activating("spittal")
    idle = middle().goods("spittal", wood=3).activating()
    room = middle().goods("spittal", wood=2).activating("spittal")
    assert worth(room) > worth(middle().goods("spittal", wood=2).activating())
    stone_made = worth(full) - worth(idle)
    assert stone_made < worth(room) - worth(middle().goods("spittal", wood=2).activating())


def test_a_marker_in_hand_is_worth_the_best_clan_it_can_reach() -> None:
    table = middle().activating().asked(ChoosingClan(0))
    promised = worth(table)
    assert promised > worth(middle().activating())
    best = max(worth(_after(table, action)) for action in table.legal(PlaceMarker))
    assert abs(best - promised) < 400


def test_scotsmen_that_are_not_in_the_supply_promise_nothing() -> None:
    def promised(count: int, on_castle: int) -> int:
        table = middle().scotsmen(home_village=1, home_castle=on_castle).activating()
        return worth(table.asked(Stationing(0, count, "ross")))

    assert promised(0, on_castle=8) == promised(1, on_castle=8) == promised(2, on_castle=8), "all nine are out"
    assert promised(0, on_castle=7) < promised(1, on_castle=7) == promised(2, on_castle=7), "one is left"


def test_more_scotsmen_than_a_table_of_worths_goes_to_count_as_its_last() -> None:
    table = middle()
    table.player().supply += 3
    eleven = worth(table.scotsmen(home_village=1, home_castle=10))
    assert worth(table.scotsmen(home_village=2, home_castle=10)) - eleven < NEARLY


def test_movement_is_a_point_each_with_maclachlan() -> None:
    with_power = middle().power("points-for-movement")
    assert worth(with_power.activating(movement=2)) - worth(with_power.activating(movement=0)) == 200


def test_goods_are_sold_in_the_last_turn() -> None:
    table = last_turn(middle().market(stone=3).goods("spittal", stone=2))
    assert worth(_after(table, Sell("stone", "spittal"))) > worth(_after(table, END_TURN))


def test_a_walk_to_the_castle_is_liked() -> None:
    table = middle().scotsmen(home_village=2).activating(movement=1)
    assert worth(_after(table, Walk("home-village", "east"))) > worth(_after(table, END_TURN))


def test_the_nearer_of_two_like_tiles_is_taken() -> None:
    table = ahead("spittal", "brora", "strathnairn", "brora", "lochridge")
    assert worth(_after(table, Take("spittal"))) > worth(_after(table, Take("lochridge")))


def _after(table: Table, action: Any) -> Table:
    """Returns the table after an action, without changing the table itself."""
    other = Table(len(table.pos.players))
    other.pos = table.pos.copy()
    return other.play(action)


# The estimate depends only on visible facts, and is fast


def test_looking_changes_nothing_and_says_the_same_in_another_process() -> None:
    pos, chance = opened(4, 3), SamplingDealer(3)
    other = GLENMORE.open({}, 4)
    steps = 0
    while pos.stack:
        steps += 1
        seat = pos.seats_to_act()[0]
        if steps % 5 == 0:
            written = pos.rules.write(pos)
            first = estimate(pos, seat)
            assert pos.rules.write(pos) == written
            again = other.read(written)
            assert isinstance(again, GlenMore)
            assert estimate(pos.copy(), seat) == first == estimate(again, seat)
        legal = pos.legal(seat)
        pos.apply(seat, legal[chance.below(len(legal))], chance)
    assert steps > 150


def test_an_estimate_costs_less_than_a_thousand_additions() -> None:
    positions = _some_positions()
    assert len(positions) > 500
    ratios = []
    for _ in range(5):
        began = perf_counter()
        for pos, seat in positions:
            estimate(pos, seat)
        each = (perf_counter() - began) / len(positions)
        began = perf_counter()
        for _ in range(50):
            _a_thousand_additions()
        ratios.append(each / ((perf_counter() - began) / 50))
    assert min(ratios) < 0.8, ratios


def _a_thousand_additions() -> int:
    table = {number: number for number in range(64)}
    total = 0
    for number in range(1000):
        total += table[number & 63] * 3
    return total


def _some_positions() -> list[tuple[GlenMore, int]]:
    """Returns positions as search meets them: the results of each action of a game, all different."""
    pos, chance = opened(4, 5), SamplingDealer(5)
    found: list[tuple[GlenMore, int]] = []
    while pos.stack:
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        for action in legal[:6]:
            other = pos.copy()
            other.apply(seat, action, chance)
            found.append((other, seat))
        pos.apply(seat, legal[chance.below(len(legal))], chance)
    return found


# Play


@pytest.mark.parametrize("seats", [2, *[pytest.param(seats, marks=at_night) for seats in (3, 4)]])
def test_greedy_beats_random_players(seats: int) -> None:
    won = 0
    for number in range(8):
        rules, chance = GLENMORE.open({}, seats), SamplingDealer(number)
        pos = rules.start()
        pos.settle(chance)
        bots = [find_bot("greedy" if seat == number % seats else "random") for seat in range(seats)]
        step = 0
        while pos.stack:
            seat = pos.seats_to_act()[0]
            step += 1
            pos.apply(seat, ask(bots[seat], GLENMORE, rules, pos, seat, step), chance)
        won += rules.result(pos).ranks[number % seats] == 1
    assert won >= 7
