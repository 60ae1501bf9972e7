"""Analyses of finished matches: the questions they're made of, and what players are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bothy.bots.analysis import GameReview, TurnReview
from bothy.bots.analysis.turns import Turn
from bothy.kernel import Json
from bothy.local.match_data import suggested_data, suggestion_data
from bothy.local.questions import IdeaStep, Looked, Question, question_of, read_idea


def review_question(review: GameReview, turn: Turn, nodes: int, seconds: float) -> Question:
    """Returns the question for a planner's review of a turn."""
    match = review.match
    return question_of(
        match.game.name,
        match.header,
        match.rules.write(turn.before),
        turn.seat,
        f"planner:{nodes}n",
        review.seed(turn, nodes),
        seconds,
        played=[match.rules.registry.write(action) for action in turn.actions],
    )


def reviewed(looked: Looked) -> TurnReview | None:
    """Returns a review as the analysis needs it; None if the turn couldn't be planned."""
    return None if looked.expected is None else TurnReview(looked.expected, looked.after, looked.better)


def analysis_data(found: Mapping[str, Any]) -> dict[str, Json]:
    """Returns a kept analysis as players see it."""
    missed = [[_missed(each) for each in seat] for seat in found["missed"]]
    remarks = [
        {"key": f"remark-{each['key']}", "values": each["args"], "seat": each["seat"]} for each in found["remarks"]
    ]
    return {"bot": found["bot"], "course": found["course"], "missed": missed, "remarks": remarks}


def _missed(missed: Mapping[str, Any]) -> dict[str, Json]:
    played = [suggested_data(IdeaStep(**step)) for step in missed["played"]]
    better = suggestion_data(read_idea(missed["better"]))
    return {"step": missed["step"], "lost": missed["lost"], "played": played, "better": better}
