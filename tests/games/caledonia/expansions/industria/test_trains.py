"""Trains for three and four: set-up, the Train action, preparation, points (I12, I13, I16)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.tables import begin, run, scores

from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.clans.macdonald import Row
from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains.demands import Demands, ReplaceDemands
from bothy.games.caledonia.expansions.industria.trains.module import TrainsReady
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.expansions.industria.trains.setup import PlaceTrain
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.steps import ChooseClan
from bothy.games.caledonia.turn import EndTurn, Pass, Turn
from bothy.kernel import SamplingDealer


def to_the_trains(seats: int, **options: Any) -> Caledonia:
    """Returns a game set up to the first question about trains."""
    pos, dealer = begin(seats, trains="full", **options), SamplingDealer(1)
    while not any(isinstance(each, PlaceTrain) for each in pos.legal(pos.seats_to_act()[0])):
        seat = pos.seats_to_act()[0]
        pos.play(seat, pos.legal(seat)[0], dealer)
    return pos


# Set-up


@pytest.mark.rule("I12.4", "I12.5", "I12.6", "I12.7", "I12.8", "R-I1")
@pytest.mark.parametrize(("seats", "row"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_board_is_laid_out_before_clans_are_chosen(seats: int, row: int) -> None:
    pos = begin(seats, trains="full")
    assert all(isinstance(each, ChooseClan) for each in pos.legal(pos.seats_to_act()[0]))
    railway, demands, milestones = pos.part(Railway), pos.part(Demands), pos.part(Milestones)
    assert len(set(railway.bonuses)) == 12
    assert min(railway.bonuses) >= 0
    assert (len(set(demands.places)), len(demands.row), len(demands.pile)) == (7, row, 39 - 7 - row)
    assert len(set(milestones.tiles)) == 4
    assert (railway.track, milestones.locked, milestones.markers) == ([5] * seats, [4] * seats, [0] * seats)


@pytest.mark.rule("I12.9")
def test_trains_are_placed_after_the_workers_in_reverse_turn_order() -> None:
    pos = to_the_trains(3)
    assert all(len(player.units) >= 2 for player in pos.players)
    asked = []
    for city in ("perth", "oban", "ayr"):
        seat = pos.seats_to_act()[0]
        asked.append(seat)
        pos.play(seat, PlaceTrain("train", city), SamplingDealer(1))
    assert asked == list(reversed(pos.order))
    assert isinstance(pos.stack[-1], Turn)


@pytest.mark.rule("I12.9")
def test_a_train_starts_in_a_city_where_no_other_is() -> None:
    pos = to_the_trains(4)
    seat = pos.seats_to_act()[0]
    glasgow = pos.why_not(seat, PlaceTrain("train", "glasgow"))
    assert glasgow is not None
    assert glasgow.key == "train-starts-in-city"
    pos.play(seat, PlaceTrain("train", "perth"), SamplingDealer(1))
    taken = pos.why_not(pos.seats_to_act()[0], PlaceTrain("train", "perth"))
    assert taken is not None
    assert taken.key == "train-city-taken"


# The Train action


@pytest.mark.rule("I13.1", "I13.6", "I13.7", "I13.8", "I13.11", "R-I4")
def test_a_delivery_costs_the_demand_and_brings_bonus_and_marker() -> None:
    table = Rails(seats=3).goods(bread=3).place("sheep", "d1").offers("perth", 12)
    table.play(RunTrain(("perth",)))
    assert table.stock("bread") == 1
    assert (table.railway.track[0], table.railway.tilted[0]) == (4, 1)
    assert (table.pos.part(Milestones).markers[0], table.pos.part(Milestones).locked[0]) == (1, 3)
    assert table.pos.part(Demands).places[5] >= 0
    assert table.pos.part(Demands).used[5] == 1
    assert table.pos.stack[-1].name == "returning-unit"


@pytest.mark.rule("I13.1")
def test_a_train_runs_once_a_round() -> None:
    table = Rails(seats=3).goods(bread=9).play(RunTrain(("perth",)), EndTurn()).turn(0)
    assert table.why_not(RunTrain(("inverness",))) == "train-used"
    run(table, TrainsReady()).turn(0)
    assert table.why_not(RunTrain(("inverness",))) == ""


@pytest.mark.rule("I13.2", "R-I3", "R-I33")
def test_a_train_goes_one_or_two_places_and_never_ends_where_it_began() -> None:
    table = Rails(seats=3).goods(bread=2)
    assert table.why_not(RunTrain(("perth", "stirling"))) == ""
    assert table.why_not(RunTrain(("perth", "inverness"))) == "train-back-again"
    assert table.why_not(RunTrain(("perth", "stirling", "oban"))) == "train-one-or-two"
    assert table.why_not(RunTrain(("dumfries",))) == "train-tunnel-locked"
    assert table.why_not(RunTrain(("oban",))) == "train-no-track"
    assert table.why_not(RunTrain(())) == "train-one-or-two"
    ways = {action.path for action in table.legal(RunTrain)}
    assert {("perth",), ("perth", "stirling"), ("kyle-of-lochalsh", "fort-william")} <= ways


@pytest.mark.rule("I13.4", "R-I2")
def test_each_train_met_costs_three_pounds_for_its_owner() -> None:
    table = Rails(seats=4).goods(bread=2).money(6).at("perth", 1).at("stirling", 2)
    table.play(RunTrain(("perth", "stirling")))
    assert [table.player(seat).money for seat in range(4)] == [0, 3, 3, 0]


@pytest.mark.rule("I13.4", "R-I2")
def test_two_trains_at_one_place_cost_twice_and_those_left_behind_nothing() -> None:
    table = Rails(seats=4).goods(bread=2).money(6).at("inverness", 3).at("perth", 1).at("perth", 2)
    table.railway.tilted[1] = 1
    table.play(RunTrain(("perth",)))
    assert [table.player(seat).money for seat in range(4)] == [0, 3, 3, 0]


@pytest.mark.rule("I13.4", "R-I2")
def test_a_way_is_closed_to_a_player_who_cannot_pay_its_fees() -> None:
    table = Rails(seats=3).goods(bread=2).money(2)
    assert table.why_not(RunTrain(("aberdeen",))) == "too-dear"
    assert table.why_not(RunTrain(("perth",))) == ""


@pytest.mark.rule("I13.5", "R-I3")
def test_a_train_stops_only_where_it_can_deliver() -> None:
    table = Rails(seats=3).goods(bread=1)
    assert table.why_not(RunTrain(("perth",))) == "too-few-goods"
    assert table.legal(RunTrain) == []
    table.goods(bread=2).pos.part(Demands).places[5] = -1
    assert table.why_not(RunTrain(("perth",))) == "train-no-demand"
    assert table.why_not(RunTrain(("kyle-of-lochalsh",))) == ""


@pytest.mark.rule("I13.7", "R-I4")
def test_others_may_deliver_for_the_same_demand_in_either_city_of_the_pair() -> None:
    table = Rails(seats=3).goods(bread=2).goods(1, bread=2).play(RunTrain(("perth", "stirling")), EndTurn())
    table.turn(1)
    assert table.why_not(RunTrain(("dundee", "perth")), seat=1) == "too-dear"
    table.money(3, 1).play(RunTrain(("dundee", "perth")), seat=1)
    assert table.stock("bread", 1) == 0


@pytest.mark.rule("I13.3", "I19.6")
def test_a_metropolis_is_closed_until_its_milestone_is_claimed() -> None:
    table = Rails(seats=3).goods(bread=2).at("perth")
    assert table.why_not(RunTrain(("edinburgh",))) == "train-metropolis-locked"
    assert table.why_not(RunTrain(("edinburgh", "dumfries"))) == "train-metropolis-locked"
    table.claimed("edinburgh")
    assert table.why_not(RunTrain(("edinburgh",))) == ""
    assert table.why_not(RunTrain(("edinburgh", "dumfries"))) == ""
    assert table.why_not(RunTrain(("edinburgh", "glasgow"))) == "train-metropolis-locked"


@pytest.mark.rule("I13.10")
def test_a_delivery_to_a_metropolis_brings_two_glory() -> None:
    table = Rails(seats=3).goods(bread=2).at("perth").claimed("edinburgh").play(RunTrain(("edinburgh",)))
    assert table.player().glory == 2
    table = Rails(seats=3).goods(bread=2).at("perth").play(RunTrain(("stirling",)))
    assert table.player().glory == 0


@pytest.mark.rule("I13.3", "I13.9", "R-I5", "R-I35")
def test_a_tunnel_is_one_place_and_earns_a_further_main_action() -> None:
    table = Rails(seats=3).goods(bread=2).money(50).claimed("tunnel-1").play(RunTrain(("dumfries", "stirling")))
    assert table.pos.stack[-1].ask(table.pos, 0).key == "ask-turn-further"
    assert table.why_not(EndTurn()) == ""
    table.play(Buy("wool", 1))
    assert table.why_not(Buy("milk", 1)) == "acted"
    table.play(EndTurn())
    table.turn(0)
    table.pos.turns += 1
    table.play(Buy("milk", 1))
    assert table.why_not(Buy("grain", 1)) == "acted"


@pytest.mark.rule("I13.9", "R-I35")
def test_who_passes_drops_the_further_actions() -> None:
    table = Rails(seats=3).goods(bread=2).claimed("tunnel-1").play(RunTrain(("dumfries",)), Pass())
    assert table.why_not(Buy("wool", 1)) == "acted"
    assert table.pos.legal(0) == [EndTurn()]


@pytest.mark.rule("I13.9", "R-I35")
def test_further_actions_add_up_and_may_claim_but_not_run_the_train_again() -> None:
    table = Rails(seats=3).goods(bread=2).claimed("tunnel-1").offers("dumfries", 3)
    table.milestone("glasgow", "units").money(100)
    for hex_ in ("d1", "d3", "b3", "b4", "d4", "e2", "d2", "g1", "g2", "h1", "h4", "i4", "i5", "i6", "j4"):
        table.place("sheep", hex_)
    table.play(RunTrain(("dumfries",)), Done())
    assert table.why_not(RunTrain(("inverness",))) == "train-used"
    table.play(ClaimMilestone("glasgow", "units"))
    assert table.why_not(Buy("wool", 1)) == ""
    table.play(Buy("wool", 1))
    assert table.why_not(Buy("milk", 1)) == "acted"


@pytest.mark.rule("I13.9", "R-I35")
def test_rowing_stays_before_the_first_main_action() -> None:
    table = Rails("macdonald", "", "").goods(bread=2).claimed("tunnel-1").place("fisherman", "g4")
    assert table.why_not(Row("g4", "g5")) == ""
    table.play(RunTrain(("dumfries",)))
    assert table.why_not(Row("g4", "g5")) == "row-before"


# Preparation


@pytest.mark.rule("I16.1", "I16.2", "I16.3", "I16.4")
def test_used_demands_leave_and_metropolises_are_refilled_first_then_the_lowest_number() -> None:
    table = Rails(seats=3)
    part = table.pos.part(Demands)
    part.places[:] = [0, 1, 2, 3, 4, 5, 6]
    part.row, part.pile = [10, 11, 12], [20, 21, 22, 23]
    part.used[:] = [0, 1, 0, 1, 0, 0, 1]
    table.railway.tilted[:] = [1, 1, 1]
    run(table, ReplaceDemands(), TrainsReady(), deal=(22, 20, 23))
    assert part.places == [0, 10, 2, 11, 4, 5, 12]
    assert (part.row, part.pile, part.used) == ([22, 20, 23], [21], [0] * 7)
    assert table.railway.tilted == [0, 0, 0]


@pytest.mark.rule("I16.2", "I16.3")
def test_the_row_slides_before_it_is_filled_up() -> None:
    table = Rails(seats=4)
    part = table.pos.part(Demands)
    part.row, part.pile = [10, 11, 12, 13], [20, 21]
    part.used[2] = 1
    run(table, ReplaceDemands(), deal=(21,))
    assert (part.places[2], part.row) == (10, [11, 12, 13, 21])
    part.used[3] = part.used[4] = 1
    run(table, ReplaceDemands(), deal=(20,))
    assert (part.places[3], part.places[4], part.row, part.pile) == (11, 12, [13, 21, 20], [])


# Points


@pytest.mark.rule("I16.5")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_deliveries_score_2_5_9_14_20(count: int, vp: int) -> None:
    assert scores(Rails(seats=3).delivered(count))["deliveries"] == vp


@pytest.mark.rule("I13.8", "R-I7")
def test_after_the_fifth_delivery_there_is_nothing_left_to_take() -> None:
    table = Rails(seats=3).goods(bread=2).delivered(5)
    table.railway.stations[0] = 0
    table.play(RunTrain(("perth",)))
    assert (table.railway.track[0], scores(table)["deliveries"]) == (0, 20)
    assert table.pos.part(Milestones).markers[0] == 4


def test_without_the_option_nothing_of_it_is_there() -> None:
    pos = begin(3)
    assert list(pos.parts) == []
    assert "railway" not in CALEDONIA.open({}, 3).view(pos, None)


# Views


def test_the_best_way_to_each_place_is_there_to_be_read() -> None:
    table = Rails(seats=3)
    trips = table.rules.view(table.pos, None)["railway"]["trips"][0]
    assert trips["aberdeen"] == {"path": ["aberdeen"], "fee": 3, "met": [1], "locked": [], "tunnel": False}
    assert trips["dundee"]["path"] == ["perth", "dundee"]
    assert trips["dundee"]["fee"] == 3
    assert trips["edinburgh"]["locked"] == ["edinburgh"]
    assert trips["dumfries"] == {
        "path": ["dumfries"], "fee": 0, "met": [], "locked": ["tunnel-1"], "tunnel": True,
    }  # fmt: skip
    table.claimed("tunnel-1")
    assert not table.rules.view(table.pos, None)["railway"]["trips"][0]["dumfries"]["locked"]


def test_the_view_shows_what_is_missing_for_a_demand_with_its_price() -> None:
    table = Rails(seats=3).goods(bread=1)
    bread = table.pos.price(GOODS.index("bread"))
    missing = table.rules.view(table.pos, None)["demands"]["missing"]
    assert missing[0][0] == {"goods": {"bread": 1}, "price": bread}
    assert missing[1][0] == {"goods": {"bread": 2}, "price": 2 * bread}
    table.goods(bread=2)
    assert table.rules.view(table.pos, None)["demands"]["missing"][0][0] == {"goods": {}, "price": 0}


def test_who_served_a_demand_this_round_is_there_to_be_read_until_trains_stand_up() -> None:
    table = Rails(seats=3).goods(bread=2).goods(1, bread=2).money(3, 1)
    assert table.rules.view(table.pos, None)["railway"]["served"] == [[]] * 7
    table.play(RunTrain(("perth", "stirling")), EndTurn()).turn(1).play(RunTrain(("dundee", "perth")), seat=1)
    served = table.rules.view(table.pos, None)["railway"]["served"]
    assert [seats for seats in served if seats] == [[0, 1]], "Stirling and Perth share one demand"
    run(table, TrainsReady())
    assert table.rules.view(table.pos, None)["railway"]["served"] == [[]] * 7
