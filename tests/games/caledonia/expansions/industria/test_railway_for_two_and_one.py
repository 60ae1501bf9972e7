"""The railway for two, with mini-trains, and for one, alone or with seats without a player (I17, I18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.everything import game_with
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.expansions.industria.test_trains import to_the_trains
from tests.games.caledonia.tables import scores

from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.expansions.industria.milestones.claim import ClaimMilestone
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains.demands import row_size
from bothy.games.caledonia.expansions.industria.trains.network import network_of, side_for
from bothy.games.caledonia.expansions.industria.trains.run import RunMiniTrain, RunTrain
from bothy.games.caledonia.expansions.industria.trains.setup import PlaceTrain
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.turn import EndTurn
from bothy.kernel import EventRecorder, Options, SamplingDealer
from bothy.table.steps import foresee


class Absent(Module):
    """Leaves the last seats without a player."""

    def __init__(self, people: int) -> None:
        super().__init__("absent")
        self.number = people

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def modify_people(self, people: tuple[int, ...]) -> tuple[int, ...]:
        return people[: self.number]


def beside_nobody(people: int, seats: int) -> Rails:
    """A table with this many people; the other seats have no player."""
    return Rails(seats=seats, game=game_with(Absent(people)))


# Two


@pytest.mark.rule("I17.1", "I17.2", "I17.3")
def test_two_people_place_a_train_and_a_mini_train_in_turns() -> None:
    pos, asked = to_the_trains(2), list[int]()
    assert network_of(pos).next_to == network_of(Rails(seats=2).pos).next_to
    assert side_for(2) == "small"
    for train, city in (("mini-train", "perth"), ("train", "oban"), ("train", "ayr"), ("mini-train", "dundee")):
        seat = pos.seats_to_act()[0]
        asked.append(seat)
        assert pos.why_not(seat, PlaceTrain(train, city)) is None
        pos.play(seat, PlaceTrain(train, city), SamplingDealer(1))
    first, second = pos.order
    assert asked == [second, first, second, first]


@pytest.mark.rule("I17.3")
def test_no_two_trains_start_in_one_city_and_each_is_placed_once() -> None:
    pos = to_the_trains(2)
    seat = pos.seats_to_act()[0]
    pos.play(seat, PlaceTrain("mini-train", "perth"), SamplingDealer(1))
    for action in (PlaceTrain("train", "perth"), PlaceTrain("mini-train", "perth")):
        reason = pos.why_not(pos.seats_to_act()[0], action)
        assert reason is not None
        assert reason.key == "train-city-taken"
    pos.play(pos.seats_to_act()[0], PlaceTrain("train", "oban"), SamplingDealer(1))
    again = pos.why_not(seat, PlaceTrain("mini-train", "ayr"))
    assert again is not None
    assert again.key == "train-starts-in-city"


@pytest.mark.rule("I17.4", "R-I45")
@pytest.mark.parametrize("mini_first", [True, False])
def test_both_trains_move_in_either_order_before_the_delivery(mini_first: bool) -> None:
    table = Rails(seats=2).goods(bread=2)
    moves = [RunTrain(("kyle-of-lochalsh",)), RunMiniTrain(("stirling",))]
    table.play(moves[mini_first])
    assert (table.stock("bread"), table.railway.tilted[0]) == (2, 0)
    table.play(moves[not mini_first])
    assert (table.stock("bread"), table.railway.tilted[0]) == (0, 1)
    names = network_of(table.pos).names
    assert names[table.railway.trains[0]] == "kyle-of-lochalsh"
    assert names[table.railway.minis[0]] == "stirling"


@pytest.mark.rule("I13.6", "I17.4")
def test_the_preview_of_the_train_tells_the_whole_delivery_though_the_mini_train_is_to_move_first() -> None:
    table = Rails(seats=2, ports=(16, 4, 2, 3), **{"port-tiles": "both"}).place("sheep", "b2").shipping(2)
    table.asks("kyle-of-lochalsh", wool=2, bread=1, cheese=1).goods(wool=2, bread=1)
    pos, train = table.pos.copy(), RunTrain(("kyle-of-lochalsh",))
    trace = pos.trace = EventRecorder()
    assert foresee(pos, 0, [train]) == (False, True)
    told = [line for event in trace.events for line in event.lines]
    # The cheese is left out by port 16, which uses up the port.
    for line in (("wool-0", -2, "delivered"), ("bread-0", -1, "delivered"), ("ports-0", 1, "port")):
        assert line in told
    assert ("track-0", -1, "delivery") in told
    table.play(train, RunMiniTrain(("stirling",)))
    assert [line for event in table.events for line in event.lines] == told


@pytest.mark.rule("I17.4", "R-I45")
def test_neither_train_ends_where_the_other_one_is() -> None:
    table = Rails(seats=2).goods(bread=2)
    table.railway.minis[0] = network_of(table.pos).number["kyle-of-lochalsh"]
    assert table.why_not(RunTrain(("kyle-of-lochalsh",))) == "train-joins-own"
    assert table.why_not(RunMiniTrain(("inverness",))) == "train-joins-own"
    table.play(RunTrain(("kyle-of-lochalsh", "fort-william")))
    assert table.why_not(RunMiniTrain(("fort-william",))) == "train-joins-own"
    assert table.why_not(RunMiniTrain(("inverness",))) == ""  # just left by the train


@pytest.mark.rule("I13.4", "I17.4", "R-I45")
def test_each_rival_train_met_by_either_train_costs_three_pounds() -> None:
    table = Rails(seats=2).goods(bread=2).money(9).at("aberdeen", 1)
    table.play(RunTrain(("perth", "stirling")))  # past the mini-train in Perth
    assert (table.player().money, table.player(1).money) == (6, 3)
    table.railway.minis[1] = network_of(table.pos).number["fort-william"]
    table.play(RunMiniTrain(("fort-william", "kyle-of-lochalsh")))
    assert (table.player().money, table.player(1).money) == (3, 6)


@pytest.mark.rule("I17.4", "I17.5")
def test_both_ways_together_must_be_affordable() -> None:
    table = Rails(seats=2).goods(bread=2).money(3)
    table.railway.minis[0] = network_of(table.pos).number["aberdeen"]
    table.railway.minis[1] = network_of(table.pos).number["inverness"]
    table.at("perth").at("dundee", 1)
    # The mini-train can only leave Aberdeen past a rival, so the train must not pay one as well.
    assert table.why_not(RunTrain(("inverness",))) == "train-could-not-follow"
    assert table.why_not(RunTrain(("stirling",))) == ""
    assert table.why_not(RunMiniTrain(("dundee",))) == ""


@pytest.mark.rule("I13.5", "I17.4", "C16.18")
def test_the_mini_train_leaves_the_money_that_the_delivery_costs() -> None:
    table = Rails(seats=2, ports=(9, 16, 2, 3), **{"port-tiles": "both"}).place("sheep", "b2").shipping(2).money(5)
    table.asks("kyle-of-lochalsh", wool=2, bread=1, cheese=1).goods(wool=2, bread=1).at("stirling", 1)
    train, met, alone = (
        RunTrain(("kyle-of-lochalsh",)),
        RunMiniTrain(("stirling",)),
        RunMiniTrain(("fort-william",)),
    )
    table.play(train)
    assert table.why_not(met) == "train-could-not-deliver"
    table.play(alone)
    assert (table.player().money, table.stock("bread"), table.railway.tilted[0]) == (2, 0, 1)


@pytest.mark.rule("I17.5", "R-I45")
def test_without_a_move_of_the_mini_train_there_is_no_train_action() -> None:
    table = Rails(seats=2).goods(bread=2)
    table.railway.minis[0] = network_of(table.pos).number["aberdeen"]
    table.railway.minis[1] = network_of(table.pos).number["inverness"]
    table.at("perth").at("dundee", 1)
    assert table.legal(RunTrain) == []
    assert table.why_not(RunTrain(("stirling",))) == "train-could-not-follow"


@pytest.mark.rule("I17.5", "R-I5", "R-I45")
def test_a_tunnel_of_the_mini_train_earns_the_further_action_one_in_all() -> None:
    table = Rails(seats=2).goods(bread=2).money(50).claimed("tunnel-1").claimed("tunnel-2").at("oban", 1)
    table.railway.minis[0] = network_of(table.pos).number["kyle-of-lochalsh"]
    table.play(RunMiniTrain(("dundee",)), RunTrain(("ayr",)), Buy("wool", 1))
    assert table.why_not(Buy("milk", 1)) == "acted"


@pytest.mark.rule("I19.7")
def test_with_two_players_milestones_score_six_and_two() -> None:
    table = Rails(seats=2).claimed("glasgow", 1).claimed("glasgow", 0).claimed("edinburgh", 0)
    assert [scores(table, seat)["milestones"] for seat in range(2)] == [8, 6]


# One


@pytest.mark.rule("I18.1", "R-I46", "R-I1")
def test_alone_there_is_no_mini_train_and_the_row_holds_two() -> None:
    pos = to_the_trains(1)
    assert [action.train for action in pos.legal(0) if isinstance(action, PlaceTrain)] == ["train"] * 10
    assert (side_for(1), row_size(pos)) == ("small", 2)


@pytest.mark.rule("I18.3", "R-I46")
def test_alone_each_place_is_served_once() -> None:
    table = Rails(seats=1).goods(bread=4).play(RunTrain(("aberdeen",)), EndTurn()).turn(0)
    table.railway.tilted[0] = 0
    table.at("dundee")
    assert table.why_not(RunTrain(("aberdeen",))) == "train-served"
    assert table.why_not(RunTrain(("aberdeen", "inverness"))) == ""


@pytest.mark.rule("I18.4", "R-I46")
def test_alone_the_station_lapses() -> None:
    table = Rails(seats=1).goods(bread=2).delivered(4).place("sheep", "d1").offers("aberdeen", 13)
    table.play(RunTrain(("aberdeen",)))
    assert (table.railway.stations[0], table.pos.part(Milestones).markers[0]) == (0, 4)
    assert len(table.player().units) == 1


@pytest.mark.rule("I18.5", "I19.7", "R-I46")
@pytest.mark.parametrize(("round_", "vp"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_alone_milestones_score_by_round_and_thirty_points_are_lost(round_: int, vp: int) -> None:
    table = Rails(seats=1, round=round_).markers(1).milestone("glasgow", "ports")
    table.player().ports = (0, 1, 2)
    table.play(ClaimMilestone("glasgow", "ports"))
    assert (scores(table)["milestones"], scores(table)["railway"]) == (vp, -30)


# With seats without a player


@pytest.mark.rule("I18.2", "I18.5", "R-I46")
def test_one_person_with_an_automa_plays_as_if_alone_but_keeps_the_thirty_points() -> None:
    table = beside_nobody(1, 2)
    assert (row_size(table.pos), table.railway.trains[1], table.railway.track[1]) == (2, -1, 0)
    table.claimed("glasgow")
    found = scores(table)
    assert (found["milestones"], "railway" in found) == (10, False)
    assert "milestones" not in scores(table, 1)
    table.goods(bread=2).play(RunTrain(("aberdeen",)))
    assert table.railway.bonuses[network_of(table.pos).number["aberdeen"]] == -1


@pytest.mark.rule("I17.1")
@pytest.mark.parametrize(("people", "side", "minis"), [(2, "small", True), (3, "large", False)])
def test_only_people_count_at_a_table_with_an_automa(people: int, side: str, minis: bool) -> None:
    table = beside_nobody(people, people + 1)
    assert (side_for(len(table.rules.people)), table.railway.minis[0] >= 0) == (side, minis)
    assert table.pos.part(Milestones).locked[-1] == 0


def test_a_seat_that_no_one_answers_for_has_no_train() -> None:
    table: Any = beside_nobody(2, 3).turn(2)
    assert [action for action in table.pos.legal(2) if isinstance(action, RunTrain | RunMiniTrain)] == []
    assert table.why_not(RunTrain(("perth",)), seat=2) == "no-such-train"
