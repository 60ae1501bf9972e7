"""Counts how often seats had each thing of a game, and how those seats did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from bothy.bots.arena import Outcome
from bothy.bots.stats import Share, victory
from bothy.kernel import Json

CachedMatch = tuple[Outcome, Sequence[int]]
"""A game in which a thing was in play, and the seats that had it."""


@dataclass(frozen=True, slots=True)
class Factor:
    """A clan, a tile or a place in turn order, with its results over many games."""

    kind: str
    name: str
    within: str
    """Common setting of these games, such as the map; empty for all games."""
    taken: Share
    """The share of its games in which a seat had it."""
    won: Share
    """The share of victories among the seats that had it."""
    points: float
    """The mean points of those seats."""

    def data(self) -> Json:
        """Returns the wire form."""
        return {
            "kind": self.kind,
            "name": self.name,
            "within": self.within,
            "taken": self.taken.data(),
            "won": self.won.data(),
            "points": round(self.points, 2),
        }


def kinds(outcomes: Sequence[Outcome]) -> list[str]:
    """Returns the kinds of things in these games, in the game's order."""
    return list(dict.fromkeys(kind for outcome in outcomes for kind in outcome.facts))


def factors(outcomes: Sequence[Outcome], kind: str, within: str = "") -> list[Factor]:
    """Returns everything of a kind by name, optionally split by the things of another kind."""
    held: dict[tuple[str, str], list[CachedMatch]] = {}
    for outcome in outcomes:
        for place in outcome.facts.get(within, {}) if within else ("",):
            for name, seats in outcome.facts.get(kind, {}).items():
                held.setdefault((place, name), []).append((outcome, seats))
    return [_factor(kind, name, place, held[place, name]) for place, name in sorted(held)]


def _factor(kind: str, name: str, within: str, held: Sequence[CachedMatch]) -> Factor:
    had = [(outcome, seat) for outcome, seats in held for seat in seats]
    return Factor(
        kind=kind,
        name=name,
        within=within,
        taken=Share(sum([bool(seats) for _, seats in held]), len(held)),
        won=Share(sum([victory(outcome.ranks, seat) for outcome, seat in had]), len(had)),
        points=fmean([outcome.points[seat] for outcome, seat in had]) if had else 0.0,
    )


def winners_points(outcomes: Sequence[Outcome]) -> list[int]:
    """Returns the winner's points of every game."""
    return [outcome.points[outcome.ranks.index(1)] for outcome in outcomes]
