"""Two price lists on the same deal: which one makes more points?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bothy.bots.bot import Bot, Estimate, Question
from bothy.bots.roster import find_bot
from bothy.kernel import Game, Position, Ruleset
from bothy.kernel.prices import PriceList
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find


@dataclass(frozen=True, slots=True)
class Bench:
    """Where lists are tried: the game, how many seats, and the bot that goes by them."""

    game: str
    seats: int
    bot: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def margin(self, pair: Pair) -> float:
        """How many points more the first list made than the second.

        Alone each plays the deal once. In company both sit at one table, every other seat, and change seats for a
        second game.
        """
        first, second = [_game(self.game).priced(prices) for prices in (pair.first, pair.second)]
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
        """One game, by seat."""
        game, rules, bot = _table(self.game, self.seats, tuple(sorted(self.options.items())), self.bot)
        dealer = Shuffle.numbered(deal).dealer()
        pos: Position = rules.start()
        pos.settle(dealer)
        move = 0
        while not pos.finished:
            seat = pos.owes()[0]
            question = Question(game, rules, pos, seat, deal * 1_000_003 + move, estimates[seat])
            action = question.actions[0] if len(question.actions) == 1 else bot(question)
            pos.apply(seat, action, dealer)
            move += 1
        return [sum(score.values()) for score in rules.result(pos).scores]


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal, and the two lists that play it."""

    deal: int
    first: PriceList
    second: PriceList


@cache
def _game(name: str) -> Game[Any]:
    return find(name)


@cache
def _table(
    name: str, seats: int, options: tuple[tuple[str, Any], ...], bot: str
) -> tuple[Game[Any], Ruleset[Any], Bot]:
    game = _game(name)
    return game, game.open(dict(options), seats), find_bot(bot)
