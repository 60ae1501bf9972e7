"""Ratings by the Plackett-Luce model, computed with the library openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean

from bothy.bots.arena.contest import Outcome

NEEDED = "openskill"


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's estimated strength, and its standard deviation."""

    strength: float
    doubt: float


def can_rate() -> bool:
    """Returns True if the library is installed. It comes with `bothy-games[research]`."""
    return find_spec(NEEDED) is not None


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Returns every bot's rating after these games, in their order.

    A bot with several seats in a game is rated once for each, from its previous rating, and gets the mean:
    otherwise playing two seats would improve its rating.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: Rating(model.mu, model.sigma) for outcome in outcomes for bot in outcome.bots}
    for outcome in outcomes:
        # New objects for every seat: the library would update a shared one twice.
        teams = [[model.rating(mu=found[bot].strength, sigma=found[bot].doubt)] for bot in outcome.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for bot in dict.fromkeys(outcome.bots):
            own = [team[0] for team, name in zip(rated, outcome.bots, strict=True) if name == bot]
            found[bot] = Rating(fmean([each.mu for each in own]), fmean([each.sigma for each in own]))
    return found
