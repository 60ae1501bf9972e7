"""Ratings of people, by the Plackett-Luce model as the library openskill computes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from bothy.server.results.rows import Rate, Rating, unrated

FIRST = Rating(25.0, 25.0 / 3.0)
"""What everybody begins with."""
BOT_SIGMA = 1.0
"""How sure we are of a bot: it does not learn, and the arena has seen it often."""
FULL_GAMES = 3
"""Rated games of the same people within `LATELY` that count in full; the next counts half, then each a quarter."""
LATELY = 7 * 24 * 3600 * 1000
START = 1500
POINTS_A_MU = 48
"""Four of openskill's points, by which three of four games of two are won, are 192 shown: as wide as in chess."""


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(START + POINTS_A_MU * (mu - FIRST.mu))


def doubt(sigma: float) -> int:
    """How unsure it is, on the same scale."""
    return round(POINTS_A_MU * sigma)


def of_bot(points: int) -> Rating:
    """The rating of a bot, which no game changes."""
    return Rating(FIRST.mu + (points - START) / POINTS_A_MU, BOT_SIGMA)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def can_rate() -> bool:
    """Whether the library is there: it comes with what hosts install."""
    return find_spec("openskill") is not None


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended so."""
    model = _model()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in ratings]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def weight_of(before: int) -> float:
    """How much a rated game counts of people who have had so many with each other lately: who always meets the
    same few proves little by it, and could make it up."""
    return 1.0 if before < FULL_GAMES else 0.5 if before == FULL_GAMES else 0.25


def rating_game(
    people: Sequence[str | None], bots: Sequence[Rating | None], places: Sequence[int], weight: float = 1.0
) -> Rate:
    """How a game of these seats changes ratings: a person or a rated bot at each, or it is not rated at all."""
    seated = [who for who in people if who is not None]
    known = all(
        who is not None or bot is not None for who, bot in zip(people, bots, strict=True)
    )  # nobody's seats, and bots the arena has not measured, are worth nothing to compare with
    if len(people) < 2 or not seated or len(set(seated)) < len(seated) or not known or not can_rate():
        return unrated

    def rated(ratings: Mapping[str, Rating]) -> Mapping[str, Rating]:
        if any(who not in ratings for who in seated):
            return {}  # a guest is among them
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
    """A part of the way from one rating to another."""
    return Rating(
        before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma)
    )
