"""Ratings of people by the Plackett-Luce model, computed with openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from bothy.server.results.rows import Rate, Rating, unrated

FIRST = Rating(25.0, 25.0 / 3.0)
"""Initial rating."""
BOT_SIGMA = 1.0
"""Standard deviation of bot ratings: bots don't learn, and the arena has measured them often."""
FULL_GAMES = 3
"""Rated games of the same people within `LATELY` that count in full; the next counts half, others a quarter."""
LATELY = 7 * 24 * 3600 * 1000
START = 1500
POINTS_PER_MU = 48
"""Display points per unit of mu. A lead of 4 wins three of four two-player games and shows as 192, as in chess."""


def shown(mu: float) -> int:
    """Convert a rating to display points."""
    return round(START + POINTS_PER_MU * (mu - FIRST.mu))


def doubt(sigma: float) -> int:
    """Convert a standard deviation to display points."""
    return round(POINTS_PER_MU * sigma)


def of_bot(points: int) -> Rating:
    """Return a bot's rating, which no game changes."""
    return Rating(FIRST.mu + (points - START) / POINTS_PER_MU, BOT_SIGMA)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def can_rate() -> bool:
    """Return whether openskill is installed, as it is with the host extra."""
    return find_spec("openskill") is not None


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a match with these places."""
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def weight_of(before: int) -> float:
    """Return the weight of a rated game between people who recently had `before` others.

    Meeting the same few again proves little, and could be arranged.
    """
    return 1.0 if before < FULL_GAMES else 0.5 if before == FULL_GAMES else 0.25


def rating_game(
    people: Sequence[str | None], bots: Sequence[Rating | None], places: Sequence[int], weight: float = 1.0
) -> Rate:
    """Return the rating function of a match. It's unrated unless each seat has a person or a rated bot."""
    seated = [who for who in people if who is not None]
    known = all(
        who is not None or bot is not None for who, bot in zip(people, bots, strict=True)
    )  # game-played seats and unmeasured bots give no comparison
    if len(people) < 2 or not seated or len(set(seated)) < len(seated) or not known or not can_rate():
        return unrated

    def rated(ratings: Mapping[str, Rating]) -> Mapping[str, Rating]:
        if any(who not in ratings for who in seated):
            return {}  # one of them is a guest
        before = [
            ratings[who] if who is not None else bot
            for who, bot in zip(people, bots, strict=True)
            if who is not None or bot is not None
        ]
        after = rate([each for each in before if each is not None], places)
        return {
            who: _part_of(ratings[who], each, weight)
            for who, each in zip(people, after, strict=True)
            if who is not None
        }

    return rated


def _part_of(before: Rating, after: Rating, weight: float) -> Rating:
    """Move part of the way from one rating to another."""
    return Rating(
        before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma)
    )
