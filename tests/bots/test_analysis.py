"""Game analysis: it finds a blunder, uses only what the seat could know, and always gives the same result."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.bots.test_bots import unlike

from bothy.bots import ask, find_bot
from bothy.bots.analysis import GameReview, analyse, look
from bothy.bots.analysis.turns import turns
from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.beam import End
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.upgrades import HIRE, SHIPPING
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.turn import END_TURN, PASS
from bothy.kernel import Action, InvalidInput
from bothy.table import Match, Record, Shuffle
from bothy.table.branching import branched
from bothy.table.game_registry import find
from bothy.table.log import BRANCHED
from bothy.table.record import complete
from bothy.table.timeline import timeline

GAMES = Path(__file__).parent.parent / "games"


def recorded(name: str) -> Match:
    return Record.read((GAMES / f"{name}.bothy").read_text(encoding="utf-8")).match(find)


@pytest.fixture(scope="module")
def blundered() -> tuple[Match, int]:
    """Plays a solo game reasonably well, except for the third round, which it passes at once."""
    match, greedy = Match.open(CALEDONIA, {}, 1, Shuffle.numbered(5)), find_bot("greedy")
    blunder = 0
    while not match.finished:
        pos = match.position
        passes = not blunder and getattr(pos, "round", 0) == 3 and PASS in pos.legal(0)
        blunder = match.seq + 1 if passes else blunder
        match.play(0, PASS if passes else ask(greedy, CALEDONIA, match.rules, pos, 0, match.seq))
    return match, blunder


def test_a_blunder_is_the_turn_where_most_was_left(blundered: tuple[Match, int]) -> None:
    match, blunder = blundered
    found = analyse(match, "planner:120n")
    worst = found.missed[0][0]
    assert worst.step == blunder
    assert worst.lost >= 10
    assert worst.played[0]["do"] == ["pass"]
    better = match.rules.registry.read_action(worst.better["steps"][0]["do"])
    assert better != PASS
    assert better in match.at(blunder - 1).legal(0)
    assert [each.lost for each in found.missed[0]] == sorted([each.lost for each in found.missed[0]], reverse=True)
    assert found.course[-1].expected == (sum(match.result.scores[0].values()),)


def test_a_game_has_one_analysis() -> None:
    match = recorded("glenmore/golden/two-players-with-die")
    found = analyse(match)
    assert found.data() == analyse(match).data()
    assert len(found.missed) == 2
    assert found.remarks


FULFILLED = Fulfil(41, (), (), ())


@pytest.mark.parametrize(
    ("better", "told"),
    [((FULFILLED,), None), ((FULFILLED, SHIPPING), [SHIPPING]), ((SHIPPING, END_TURN), [SHIPPING, END_TURN])],
)
def test_no_player_is_advised_to_do_what_they_already_did(
    monkeypatch: pytest.MonkeyPatch, better: tuple[Action, ...], told: list[Action] | None
) -> None:
    match = recorded("caledonia/golden/tighter-map")
    turn = next(turn for turn in turns(match, timeline(match)) if FULFILLED in turn.actions)
    assert turn.actions == [FULFILLED, HIRE, END_TURN]

    def planned(question: Question, budget: Budget, actions: Sequence[Action] = ()) -> Any:
        end = End(turn.before, better, 500 if actions else 1000)
        return SimpleNamespace(best=end, ends={better[0]: end})

    monkeypatch.setattr(import_module("bothy.bots.analysis.turn_review"), "plan", planned)
    seen = look(match.game, match.rules, turn.before, turn.seat, turn.actions, Budget(nodes=1), 1)
    assert seen is not None
    found = None if seen.better is None else [step["do"] for step in seen.better["steps"]]
    assert found == (None if told is None else [match.rules.registry.write(action) for action in told])


def test_a_turn_is_judged_by_what_its_seat_could_know() -> None:
    match = recorded("glenmore/golden/two-players-with-die")
    review = GameReview(match)
    for number, turn in enumerate(review.turns):
        asked = turn.seat, turn.actions, Budget(nodes=review.quick), number
        other = unlike(match.rules, turn.before, turn.seat, number)
        assert look(match.game, match.rules, turn.before, *asked) == look(match.game, match.rules, other, *asked)


def test_turns_hold_only_actions_that_were_not_undone_and_begin_where_they_say() -> None:
    match = recorded("caledonia/golden/solo")
    found = [*turns(match, timeline(match))]
    for turn in found:
        assert match.rules.digest(match.at(turn.step - 1)) == match.rules.digest(turn.before)
        assert match.log[turn.step].by == turn.seat
        assert turn.actions[0] in turn.before.legal(turn.seat)
    assert [turn.step for turn in found] == sorted([turn.step for turn in found])


def test_contracts_left_in_the_box_and_idle_money_are_remarked(blundered: tuple[Match, int]) -> None:
    match, _ = blundered
    remarks = match.game.bots.remarks(timeline(match))
    idle = [remark.values for remark in remarks if remark.key == "money-idle"]
    assert any(values["round"] == 3 and values["money"] >= 30 for values in idle)
    box = match.position.players[0].box  # type: ignore[attr-defined]
    assert [remark.values["contract"] for remark in remarks if remark.key.startswith("contract-")] == list(box)


def test_a_branch_starts_where_the_game_was_and_its_record_is_true() -> None:
    match = recorded("caledonia/golden/four-players")
    step = [*turns(match, timeline(match))][20].step
    branch = branched(match, step, 1)
    assert branch.rules.digest(branch.position) == match.rules.digest(match.at(step - 1))
    assert (branch.log[-1].seating, branch.log[-1].by) == (BRANCHED, 1)
    assert branch.away == {}
    assert Record.read(complete(branch)).verify(find).seq == branch.seq


def test_only_a_planner_reviews_games_and_only_finished_ones() -> None:
    match = recorded("glenmore/golden/two-players-with-die")
    for bot in ("greedy", "planner", "planner:0.2s"):
        with pytest.raises(InvalidInput, match="analyst-unknown"):
            analyse(match, bot)
    with pytest.raises(InvalidInput, match="match-not-over"):
        analyse(Match.open(CALEDONIA, {}, 1, Shuffle.numbered(4)))
