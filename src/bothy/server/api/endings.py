"""A finished match: why everybody has their score, and how it went."""

from __future__ import annotations

from typing import Any

from litestar import get
from msgspec import Struct

from bothy.kernel import Reckoned
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Asking, Here
from bothy.server.wire import Seq
from bothy.server.words import catalogue
from bothy.words import Catalogue


class Sentence(Struct, frozen=True):
    """A message of the game."""

    key: str
    values: dict[str, Any]
    text: str
    """The same in the caller's language."""


class ReckonedLine(Struct, frozen=True):
    """One line of the reason for a score."""

    key: str
    values: dict[str, Any]
    points: int
    text: str
    """The message in the caller's language."""


class ReckoningData(Struct, frozen=True):
    """For each seat, by category of its score: the lines that add up to it. Empty if the game does not say."""

    seats: list[dict[str, list[ReckonedLine]]]
    verdict: list[Sentence] = []
    """What the result is called, where the game has a name for it."""


class Phase(Struct, frozen=True):
    """A part of the game, and the moment it begins with."""

    at: int
    step: Seq
    """The step it begins with: turns after that belong to it."""
    key: str
    values: dict[str, Any]
    text: str


class CourseData(Struct, frozen=True):
    """Figures of a match over time: one moment at the end of each turn. What they are called is `chart-<name>`."""

    steps: list[Seq]
    """The step of each moment."""
    seats: dict[str, list[list[int]]]
    """By name and seat: a number for each moment."""
    table: dict[str, dict[str, list[int | None]]]
    """By kind of word and word, as for every `good` its price: a number, or null, for each moment."""
    phases: list[Phase]


@get("/api/matches/{match:str}/reckoning", tags=["matches"], summary="Why this score?")
async def score_breakdown(match: MatchId, visitor: Asking, services: Here) -> ReckoningData:
    """Every number of the score sheet with its reason. Only once the match is over."""
    cached = await newest(services, match)
    ending = await services.endings.of(cached)
    words = catalogue(visitor.language, cached.match.game.name)
    return ReckoningData(
        [
            {name: [_line(words, line) for line in lines] for name, lines in seat.items()}
            for seat in ending.score_breakdown
        ],
        [Sentence(text.key, dict(text.values), words.text(text)) for text in ending.verdict],
    )


def _line(words: Catalogue, line: Reckoned) -> ReckonedLine:
    key, values, points = line.data()
    return ReckonedLine(key, values, points, words.text(line.text))


@get("/api/matches/{match:str}/course", tags=["matches"], summary="How did it go?")
async def timeline(match: MatchId, visitor: Asking, services: Here) -> CourseData:
    """Points, money, goods and prices over time, for charts. Only once the match is over."""
    cached = await newest(services, match)
    curves = (await services.endings.of(cached)).curves
    words = catalogue(visitor.language, cached.match.game.name)
    phases = [
        Phase(at, step, text.key, dict(text.values), words.text(text))
        for (at, text), step in zip(curves.phases, curves.begins, strict=True)
    ]
    return CourseData(
        list(curves.steps),
        dict(curves.seats),
        {kind: dict(lines) for kind, lines in curves.table.items()},
        phases,
    )


HANDLERS: list[Any] = [score_breakdown, timeline]
