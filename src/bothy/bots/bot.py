"""What a bot is: somebody who is shown a question and answers it, knowing only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from bothy.kernel import Action, Game, Malformed, Position, Reason, Ruleset, SamplingDealer

Estimate = Callable[[Any, int], int]
"""How good a position looks for a seat."""


class Question:
    """A question as a bot receives it: never the real position, only ones its seat cannot tell from it."""

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
        self._estimate: Estimate = estimate or game.estimator(rules)
        self._given = estimate is not None
        self._usual: Question | None = None
        self._real = pos
        self.actions = self.imagine().legal(seat)

    def by_edition(self, edition: int) -> Question:
        """The same question, judged by an older edition of the game's estimate."""
        estimate = self.game.editions.get(edition)
        if estimate is None:
            raise Malformed(Reason("bot-edition-unknown", edition=str(edition)))
        return self._by(estimate)

    def for_plans(self) -> Question:
        """The same question, judged as a game judges ends of plans; by what was given, if anything was."""
        if self._given or type(self.game).planned is Game.planned:
            return self
        planned = self._by(self.game.planned)
        planned._usual = self
        return planned

    def usual(self) -> Question:
        """The same question, judged as it was before plans were thought of: as others are thought to judge."""
        return self._usual or self

    def _by(self, estimate: Estimate) -> Question:
        other = copy(self)
        other._estimate = estimate
        other._given = True
        return other

    def imagine(self) -> Position:
        """A position this seat cannot tell from the real one, to play on as one likes."""
        imagined: Position = self.rules.imagine(self._real, self.seat, self.chance)
        return imagined

    def hides(self) -> bool:
        """Whether there is more than one position this seat could be in: two imagined ones are compared."""
        write = self.rules.write
        return bool(write(self.imagine()) != write(self.imagine()))

    def worth(self, pos: Position, seat: int) -> int:
        """How good a position looks for a seat: by its result at the end, else by what the game makes of it."""
        if pos.finished:
            return 100 * sum(self.rules.result(pos).scores[seat].values())
        return self._estimate(pos, seat)


Bot = Callable[[Question], Action]
"""A bot is a function from a question to one of its actions."""


def ask(bot: Bot, game: Game[Any], rules: Ruleset[Any], pos: Position, seat: int, seed: int) -> Action:
    """Let a bot answer for a seat. A single legal action needs no thought."""
    question = Question(game, rules, pos, seat, seed)
    if len(question.actions) == 1:
        return question.actions[0]
    return bot(question)
