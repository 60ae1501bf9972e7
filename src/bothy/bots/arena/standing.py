"""Standings of bots: shares of victory, overall and by seat, and the distribution of their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bothy.bots.arena.contest import Outcome
from bothy.bots.stats import Share, Spread, victory
from bothy.kernel import Json


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's results over all its seats."""

    bot: str
    won: Share
    points: Spread
    by_seat: tuple[Share, ...]
    all_points: tuple[int, ...]
    seconds: float
    """Average duration of this bot's games, all seats together."""

    def data(self) -> Json:
        """Returns the wire form."""
        return {
            "bot": self.bot,
            "won": self.won.data(),
            "points": self.points.data(),
            "by_seat": [share.data() for share in self.by_seat],
            "seconds": round(self.seconds, 3),
        }


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Returns every bot's standing, the best first."""
    bots = dict.fromkeys(bot for outcome in outcomes for bot in outcome.bots)
    return sorted([_standing(bot, outcomes) for bot in bots], key=lambda standing: -standing.won.value)


def _standing(bot: str, outcomes: Sequence[Outcome]) -> Standing:
    seats = range(len(outcomes[0].bots))
    held = [(outcome, seat) for outcome in outcomes for seat in seats if outcome.bots[seat] == bot]
    points = tuple([outcome.points[seat] for outcome, seat in held])
    by_seat = tuple([_share([each for each in held if each[1] == seat]) for seat in seats])
    games = [outcome.seconds for outcome in outcomes if bot in outcome.bots]
    return Standing(bot, _share(held), Spread.over(points), by_seat, points, sum(games) / len(games))


def _share(held: Sequence[tuple[Outcome, int]]) -> Share:
    return Share(sum([victory(outcome.ranks, seat) for outcome, seat in held]), len(held))
