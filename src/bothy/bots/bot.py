"""Bots: functions that answer a question, knowing only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from bothy.kernel import Action, Bots, Game, InvalidInput, Position, Reason, Ruleset, SamplingDealer

Estimate = Callable[[Any, int], int]
"""A position's estimated value for a seat."""


class Question:
    """A question as a bot receives it: never the real position, only ones its seat can't distinguish from it."""

    def __init__(
        self,
        game: Game[Any],
        rules: Ruleset[Any],
        pos: Position,
        seat: int,
        seed: int,
        estimate: Estimate | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.chance = SamplingDealer(seed)
        self._estimate: Estimate = estimate or game.bots.estimator(rules)
        self._given = estimate is not None
        self._usual: Question | None = None
        self._real = pos
        self.actions = self.imagine().legal(seat)

    def by_edition(self, edition: int) -> Question:
        """Returns the same question with an older edition of the game's estimate."""
        estimate = self.game.bots.editions.get(edition)
        if estimate is None:
            raise InvalidInput(Reason("bot-edition-unknown", edition=str(edition)))
        return self._by(estimate)

    def for_plans(self) -> Question:
        """Returns the same question with the game's estimate for ends of plans, unless one was given."""
        if self._given or type(self.game.bots).planned is Bots.planned:
            return self
        planned = self._by(self.game.bots.planned)
        planned._usual = self
        return planned

    def usual(self) -> Question:
        """Returns the same question with the estimate it had before `for_plans`, used for the other seats."""
        return self._usual or self

    def _by(self, estimate: Estimate) -> Question:
        other = copy(self)
        other._estimate = estimate
        other._given = True
        return other

    def imagine(self) -> Position:
        """Returns a new position this seat can't distinguish from the real one. The caller may change it."""
        imagined: Position = self.rules.imagine(self._real, self.seat, self.chance)
        return imagined

    def hides(self) -> bool:
        """Returns True if something is hidden from this seat: if two imagined positions differ."""
        write = self.rules.write
        return bool(write(self.imagine()) != write(self.imagine()))

    def worth(self, pos: Position, seat: int) -> int:
        """Evaluates a position for a seat: by the result if it's finished, otherwise by the estimate."""
        if pos.finished:
            return 100 * sum(self.rules.result(pos).scores[seat].values())
        return self._estimate(pos, seat)


Bot = Callable[[Question], Action]
"""A bot is a function from a question to one of its actions."""


def ask(bot: Bot, game: Game[Any], rules: Ruleset[Any], pos: Position, seat: int, seed: int) -> Action:
    """Returns a bot's answer for a seat. A single legal action is played without asking the bot."""
    question = Question(game, rules, pos, seat, seed)
    if len(question.actions) == 1:
        return question.actions[0]
    return bot(question)
