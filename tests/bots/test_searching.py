"""Planner and rollouts: within their budget, the same everywhere, and better than looking one step ahead."""

from __future__ import annotations

import pytest
from tests.bots.test_bots import question
from tests.nightly import at_night

from bothy.bots import find_bot
from bothy.bots.arena import standings, tournament
from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.ideas import ideas
from bothy.bots.planner.planner import plan, planner
from bothy.bots.rollouts import Rollouts, World
from bothy.bots.simple import play_greedy
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Action, InvalidInput, SamplingDealer


def test_a_budget_of_nodes_is_kept_but_for_the_line_being_looked_at() -> None:
    beam = plan(question(CALEDONIA), Budget(nodes=500))
    assert beam is not None
    assert 0 < beam.nodes < 700


def test_a_wider_beam_finds_no_worse_an_end() -> None:
    narrow, wide = [plan(question(CALEDONIA), Budget(nodes=nodes)) for nodes in (600, 4000)]
    assert narrow is not None
    assert wide is not None
    assert narrow.best is not None
    assert wide.best is not None
    assert wide.best.worth >= narrow.best.worth


@pytest.mark.parametrize("game", [CALEDONIA, GLENMORE], ids=["caledonia", "glenmore"])
def test_the_same_question_is_answered_the_same(game: object) -> None:
    asked = question(game)  # type: ignore[arg-type]
    again = question(game)  # type: ignore[arg-type]
    bot = find_bot("planner:300n")
    assert bot(asked) == bot(again)


@at_night
def test_planning_beats_looking_once_at_caledonia() -> None:
    table = standings(list(tournament("caledonia", ["planner:300n", "greedy"], range(6))))
    assert table[0].bot == "planner:300n"


@at_night
def test_planning_beats_thinking_ahead_at_caledonia() -> None:
    table = standings(list(tournament("caledonia", ["planner:1000n", "steady@1:1000n"], range(20))))
    assert table[0].bot == "planner:1000n"


def test_an_older_edition_plays_as_it_did_and_an_unknown_one_is_refused() -> None:
    asked = question(CALEDONIA)
    assert find_bot("greedy@1")(asked) in asked.actions
    with pytest.raises(InvalidInput, match="bot-edition-unknown"):
        find_bot("greedy@99")(asked)
    with pytest.raises(InvalidInput, match="bot-edition-unknown"):
        find_bot("greedy@old")


def test_ideas_begin_differently_and_the_best_comes_first() -> None:
    asked = question(CALEDONIA)
    found = ideas(asked, Budget(nodes=800))
    assert 1 < len(found) <= 3
    assert [idea.worth for idea in found] == sorted([idea.worth for idea in found], reverse=True)
    assert len({idea.actions[0] for idea in found}) == len(found)
    assert all(idea.actions[0] in asked.actions and idea.gain >= 0 for idea in found)


@pytest.mark.parametrize("seed", range(4))
def test_the_first_idea_is_what_the_bot_would_do_when_others_play_in_between(seed: int) -> None:
    found = ideas(question(GLENMORE, seed), Budget(nodes=800))
    assert found[0].actions[0] == planner(Budget(nodes=400))(question(GLENMORE, seed))
    assert [idea.worth for idea in found] == sorted([idea.worth for idea in found], reverse=True)
    assert len({idea.actions[0] for idea in found}) == len(found)


def test_a_budget_of_nodes_is_kept_but_for_the_turns_being_played() -> None:
    rollouts = Rollouts(question(GLENMORE), Budget(nodes=1000))
    rollouts.best()
    assert 500 < rollouts.nodes < 1300


def test_the_same_question_is_answered_the_same_for_the_same_nodes() -> None:
    found = [Rollouts(question(GLENMORE, seed=8), Budget(nodes=600)).best() for _ in range(2)]
    assert found[0] == found[1]


def test_with_next_to_nothing_to_spend_it_still_answers_with_an_action_there_is() -> None:
    asked = question(GLENMORE)
    assert Rollouts(asked, Budget(nodes=1)).best() in asked.actions


def test_in_one_world_the_same_is_drawn_again_and_in_another_something_else() -> None:
    rules, chance = GLENMORE.open({}, 2), SamplingDealer(1)
    pos = rules.start()
    pos.settle(chance)
    asked = Question(GLENMORE, rules, pos, pos.seats_to_act()[0], 0)
    worlds = [World(asked.imagine(), asked.chance) for _ in range(6)]

    def worths(world: World) -> tuple[int, ...]:
        return tuple(Rollouts(asked, Budget(nodes=1000))._played_on(world, action) for action in asked.actions)

    first = [worths(world) for world in worlds]
    assert first == [worths(world) for world in worlds]
    assert len(set(first)) > 1


def test_an_answer_a_seat_already_gave_is_not_searched_for_again() -> None:
    asked = question(GLENMORE)
    rollouts, world = Rollouts(asked, Budget(nodes=1000)), World(asked.imagine(), asked.chance)
    worth = rollouts._played_on(world, asked.actions[0])
    looked = rollouts.nodes
    assert rollouts._played_on(world, asked.actions[0]) == worth
    assert rollouts.nodes - looked < looked // 3


def test_candidates_drop_out_as_the_budget_is_spent() -> None:
    """Two drop out first, then one; the two that are hardest to separate are played out most often."""
    rollouts = Rollouts(question(GLENMORE), Budget(nodes=3000))
    candidates = rollouts._candidates()
    rollouts._candidates = lambda: candidates  # type: ignore[method-assign]
    rollouts.best()
    played = sorted(each.worlds for each in candidates)
    assert len(played) == 5
    assert 0 < played[0] == played[1] < played[2] < played[3] == played[4]


def test_the_action_that_looks_best_at_once_is_not_always_worth_the_most_in_the_end() -> None:
    """Otherwise rollouts would be pointless."""
    rules, chance = GLENMORE.open({}, 2), SamplingDealer(1)
    pos = rules.start()
    pos.settle(chance)
    at_once: list[Action] = []
    played_on: list[Action] = []
    while len(at_once) < 12:
        asked = Question(GLENMORE, rules, pos, pos.seats_to_act()[0], len(at_once))
        action = play_greedy(asked)
        if len(asked.actions) > 2:
            at_once.append(action)
            played_on.append(Rollouts(asked, Budget(nodes=500)).best())
        pos.apply(asked.seat, action, chance)
    assert at_once != played_on


def test_others_are_thought_to_judge_by_the_usual_estimate_and_an_edition_by_its_own() -> None:
    asked = question(GLENMORE)
    assert asked.for_plans().usual() is asked
    older = asked.by_edition(1)
    assert older.for_plans().usual() is older


@at_night
def test_playing_on_beats_looking_once_among_four_at_glen_more() -> None:
    table = standings(
        list(tournament("glenmore", ["planner:1000n", "greedy@1", "greedy@1", "greedy@1"], range(20)))
    )
    assert table[0].bot == "planner:1000n"
