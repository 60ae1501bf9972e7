"""Counting: for every thing of a game how often somebody had it, and how those who had it fared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from bothy.bots.arena import Outcome
from bothy.bots.figures import Share, victory
from bothy.kernel import Json

CachedMatch = tuple[Outcome, Sequence[int]]
"""A game that a thing came to, and the seats that had it."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A clan, a tile, a place in the order of play: what became of it over many games."""

    kind: str
    name: str
    within: str
    """The map, say, that these games were played on; nothing if on any."""
    taken: Share
    """Of the games it came to, those in which somebody had it."""
    won: Share
    """Of the seats that had it, the victories."""
    points: float
    """What those seats reached in the mean."""

    def data(self) -> Json:
        """The wire form."""
        return {
            "kind": self.kind,
            "name": self.name,
            "within": self.within,
            "taken": self.taken.data(),
            "won": self.won.data(),
            "points": round(self.points, 2),
        }


def kinds(outcomes: Sequence[Outcome]) -> list[str]:
    """The kinds of things these games tell of, as the game lists them."""
    return list(dict.fromkeys(kind for outcome in outcomes for kind in outcome.facts))


def things(outcomes: Sequence[Outcome], kind: str, within: str = "") -> list[Thing]:
    """Everything of a kind by name; for each thing of another kind apart, if so asked."""
    held: dict[tuple[str, str], list[CachedMatch]] = {}
    for outcome in outcomes:
        for place in outcome.facts.get(within, {}) if within else ("",):
            for name, seats in outcome.facts.get(kind, {}).items():
                held.setdefault((place, name), []).append((outcome, seats))
    return [_thing(kind, name, place, held[place, name]) for place, name in sorted(held)]


def _thing(kind: str, name: str, within: str, held: Sequence[CachedMatch]) -> Thing:
    had = [(outcome, seat) for outcome, seats in held for seat in seats]
    return Thing(
        kind=kind,
        name=name,
        within=within,
        taken=Share(sum([bool(seats) for _, seats in held]), len(held)),
        won=Share(sum([victory(outcome.ranks, seat) for outcome, seat in had]), len(had)),
        points=fmean([outcome.points[seat] for outcome, seat in had]) if had else 0.0,
    )


def winners_points(outcomes: Sequence[Outcome]) -> list[int]:
    """What the winner of every game reached."""
    return [outcome.points[outcome.ranks.index(1)] for outcome in outcomes]
