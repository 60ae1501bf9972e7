"""The planner: the same plan everywhere, within its budget, and better than looking one step ahead."""

from __future__ import annotations

import pytest
from tests.bots.test_bots import question
from tests.nightly import at_night

from bothy.bots import find_bot
from bothy.bots.arena import standings, tournament
from bothy.bots.budget import Budget
from bothy.bots.planner.ideas import ideas
from bothy.bots.planner.planner import plan, planner
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import InvalidInput


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
