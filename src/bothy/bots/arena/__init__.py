"""Bots against bots: rotated seats, equal set-ups for all, and results with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bothy.bots.arena.contest import Contest, Outcome
from bothy.bots.arena.entrants import entrants
from bothy.bots.arena.rating import Rating, can_rate, ratings
from bothy.bots.arena.results import Results
from bothy.bots.arena.standing import Standing, standings
from bothy.bots.arena.workers import GameFailed, WorkerDied, games

__all__ = [
    "Contest",
    "GameFailed",
    "Outcome",
    "Rating",
    "Results",
    "Standing",
    "WorkerDied",
    "can_rate",
    "entrants",
    "games",
    "ratings",
    "standings",
    "tournament",
]


def tournament(
    name: str, bots: Sequence[str], numbers: Sequence[int], jobs: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[Outcome]:
    """Plays games of one contest on one or more processes. Yields them as they finish."""
    return games(Contest(name, tuple(bots), (options or {},)), numbers, jobs)
