"""Finished matches: score breakdowns and the course of the match."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.local.match_data import breakdown_data, course_data
from bothy.server.api.matches import MatchId, newest
from bothy.server.asgi.routes import get
from bothy.server.services import Services
from bothy.server.wire import Seq, TextData


class ScoreLineData(TextData, frozen=True):
    """One line of a score breakdown."""

    points: int


class ScoreBreakdown(Struct, frozen=True):
    """Score breakdowns by seat and category. Lines add up to the category's score. Empty if the game has none."""

    seats: list[dict[str, list[ScoreLineData]]]
    verdict: list[TextData] = []
    """Names for the result, where the game has any."""


class Phase(TextData, frozen=True):
    """A phase of the game and its first moment."""

    at: int
    step: Seq
    """The step at which it begins; later turns belong to it."""


class CourseData(Struct, frozen=True):
    """Statistics of a match over time, one moment per finished turn. Messages `chart-<name>` hold the titles."""

    steps: list[Seq]
    """The step of each moment."""
    seats: dict[str, list[list[int]]]
    """By name and seat: one number per moment."""
    table: dict[str, dict[str, list[int | None]]]
    """By kind and item, such as the price of each `good`: one number or null per moment."""
    phases: list[Phase]


@get("/api/matches/{match:str}/breakdown", tags=["matches"], summary="Score breakdown")
async def score_breakdown(match: MatchId, services: Services) -> ScoreBreakdown:
    """Returns every line of the score with its reason, once the match is over."""
    cached = await newest(services, match)
    ending = await services.endings.of(cached)
    return ScoreBreakdown(**breakdown_data(ending.score_breakdown, ending.verdict))


@get("/api/matches/{match:str}/course", tags=["matches"], summary="Match statistics over time")
async def timeline(match: MatchId, services: Services) -> CourseData:
    """Returns points, money, goods and prices over time, for charts, once the match is over."""
    cached = await newest(services, match)
    curves = (await services.endings.of(cached)).curves
    return CourseData(**course_data(curves))


HANDLERS: list[Any] = [score_breakdown, timeline]
