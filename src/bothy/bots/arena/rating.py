"""Ratings by the Plackett-Luce model, as the library openskill computes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean

from bothy.bots.arena.contest import Outcome

NEEDED = "openskill"


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot seems, and how unsure that is: one standard deviation."""

    strength: float
    doubt: float


def can_rate() -> bool:
    """Whether the library is there: it comes with `bothy-games[research]`."""
    return find_spec(NEEDED) is not None


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Every bot's rating after these games, in their order.

    A bot that holds several seats of a game is rated once for each, by what it was before, and keeps the mean:
    else a bot would be better for having sat down twice.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: Rating(model.mu, model.sigma) for outcome in outcomes for bot in outcome.bots}
    for outcome in outcomes:
        # Fresh objects for every seat: the library changes one that sits twice twice.
        teams = [[model.rating(mu=found[bot].strength, sigma=found[bot].doubt)] for bot in outcome.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for bot in dict.fromkeys(outcome.bots):
            own = [team[0] for team, name in zip(rated, outcome.bots, strict=True) if name == bot]
            found[bot] = Rating(fmean([each.mu for each in own]), fmean([each.sigma for each in own]))
    return found
