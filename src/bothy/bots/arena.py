"""Bots against bots: seats rotated, set-ups dealt alike to all, and what came of it with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from bothy.bots.bot import ask
from bothy.bots.roster import find_bot
from bothy.kernel import Game, Json
from bothy.table.fairness import Shuffle
from bothy.table.shelf import find

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of an arena: who sat where, and how it ended, by seat."""

    number: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]

    def data(self) -> Json:
        """The wire form."""
        return {"game": self.number, "bots": self.bots, "ranks": self.ranks, "points": self.points}


def seating(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in a game: each set-up is played once with every rotation of the seats."""
    turn = number % len(bots)
    return (*bots[turn:], *bots[:turn])


def play(game: Game[Any], options: Mapping[str, Any], bots: Sequence[str], number: int) -> Outcome:
    """One game. Its chance follows from its number, the same for all rotations of the seats."""
    seats = seating(bots, number)
    rules = game.open(options, len(seats))
    dealer = Shuffle.numbered(number // len(bots)).dealer()
    players = [find_bot(name) for name in seats]
    pos = rules.start()
    pos.settle(dealer)
    step = 0
    while not pos.finished:
        seat = pos.owes()[0]
        step += 1
        pos.apply(seat, ask(players[seat], game, rules, pos, seat, number * 1_000_003 + step), dealer)
    result = rules.result(pos)
    return Outcome(number, seats, result.ranks, tuple(sum(score.values()) for score in result.scores))


def _play_named(name: str, options: Mapping[str, Any], bots: Sequence[str], number: int) -> Outcome:
    return play(find(name), options, bots, number)


def tournament(
    name: str, bots: Sequence[str], numbers: Sequence[int], jobs: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[Outcome]:
    """Many games, in order of their numbers, on one process or several."""
    one = partial(_play_named, name, options or {}, tuple(bots))
    if jobs == 1:
        yield from map(one, numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, numbers, chunksize=1)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did: games and seats played, its share of victories with a 95 % interval, its mean points."""

    bot: str
    seats: int
    wins: float
    low: float
    high: float
    points: float


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot's share, best first. A shared victory counts for each winner its part."""
    found = []
    for bot in dict.fromkeys(name for outcome in outcomes for name in outcome.bots):
        shares, points = [], []
        for outcome in outcomes:
            winners = outcome.ranks.count(1)
            for seat, name in enumerate(outcome.bots):
                if name == bot:
                    shares.append(1 / winners if outcome.ranks[seat] == 1 else 0.0)
                    points.append(outcome.points[seat])
        low, high = wilson(sum(shares), len(shares))
        mean = sum(shares) / len(shares)
        found.append(Standing(bot, len(shares), mean, low, high, sum(points) / len(points)))
    return sorted(found, key=lambda standing: -standing.wins)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score, which holds near 0 and 1 too."""
    share, square = wins / games, NORMAL_95**2
    middle = share + square / (2 * games)
    spread = NORMAL_95 * ((share * (1 - share) + square / (4 * games)) / games) ** 0.5
    scale = 1 + square / games
    return (middle - spread) / scale, (middle + spread) / scale
