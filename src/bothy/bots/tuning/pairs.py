"""Comparison of two price lists on the same deal, by points."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bothy.bots.bot import Estimate, Question
from bothy.bots.budget import Budget
from bothy.bots.planner.plan_cache import PlanCache
from bothy.bots.simple import play_greedy
from bothy.kernel import Game, Position, Ruleset
from bothy.kernel.prices import PriceList
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find

copyreg.pickle(
    PriceList, lambda prices: (PriceList, (dict(prices.rows),))
)  # the compiled class can't be pickled by its slots


@dataclass(frozen=True, slots=True)
class PairRunner:
    """The settings for comparing lists: the game, the seats, and the players' nodes (0 looks one step ahead)."""

    game: str
    seats: int
    nodes: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def margin(self, pair: Pair) -> float:
        """Returns the first list's lead over the second, in points.

        With one seat, each plays the deal once. With several, both lists sit at one table in alternate seats, and
        swap seats for a second game.
        """
        first, second = [_game(self.game).bots.priced(prices) for prices in (pair.first, pair.second)]
        if self.seats == 1:
            return float(self._points(pair.deal, [first])[0] - self._points(pair.deal, [second])[0])
        lists = [(first, second)[seat % 2] for seat in range(self.seats)]
        there = self._points(pair.deal, lists)
        back = self._points(pair.deal, [second if each is first else first for each in lists])
        halves = [
            (sum(points[0::2]) / len(points[0::2]), sum(points[1::2]) / len(points[1::2]))
            for points in (there, back)
        ]
        return (halves[0][0] - halves[0][1] + halves[1][1] - halves[1][0]) / 2

    def _points(self, deal: int, estimates: Sequence[Estimate]) -> list[int]:
        """Plays one game and returns the points by seat."""
        game, rules = _table(self.game, self.seats, tuple(sorted(self.options.items())))
        plans = PlanCache(Budget(nodes=self.nodes))
        dealer = Shuffle.numbered(deal).dealer()
        pos: Position = rules.start()
        pos.settle(dealer)
        move = 0
        while not pos.finished:
            seat = pos.seats_to_act()[0]
            question = Question(game, rules, pos, seat, deal * 1_000_003 + move, estimates[seat])
            action, draws = plans.play(question) if self.nodes else play_greedy(question), pos.draws
            pos.apply(seat, action, dealer)
            if pos.draws != draws or len(question.actions) > 1:
                plans.broken(by=seat if pos.draws == draws else None)
            move += 1
        return [sum(score.values()) for score in rules.result(pos).scores]


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal and the two lists that play it."""

    deal: int
    first: PriceList
    second: PriceList


@cache
def _game(name: str) -> Game[Any]:
    return find(name)


@cache
def _table(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> tuple[Game[Any], Ruleset[Any]]:
    game = _game(name)
    return game, game.open(dict(options), seats)
