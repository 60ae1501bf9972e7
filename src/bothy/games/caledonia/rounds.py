"""The order of play: a round, a turn and its main actions, each as a list that the game runs by (C5, C6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.contracts import OBTAINING, contract_to, left_to_draw
from bothy.games.caledonia.actions.expand import EXPANDING
from bothy.games.caledonia.actions.fulfil import FULFILLING
from bothy.games.caledonia.actions.trade import TRADING
from bothy.games.caledonia.actions.upgrades import UPGRADING
from bothy.games.caledonia.position import Caledonia, TurnFacts
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.scores import RoundScoring
from bothy.games.caledonia.turn import PASS, PASSING, Turn
from bothy.kernel import Frame, Step, value


@value
class Round(Step[Caledonia]):
    """A round: preparation, except in the first, action, production, scoring (C5.1)."""

    number: int

    def run(self, pos: Caledonia) -> None:
        pos.round = self.number
        if self.number > 1:
            pos.order = pos.passed  # C15.3
        pos.passed = ()
        pos.emit("round", round=self.number)
        last = self.number == pos.rules.pack.setup.rounds
        after: Frame[Caledonia] = Finish() if last else Round(self.number + 1)  # C5.7
        preparation, *phases = ROUND.values()
        pos.push(*[step for phase in phases for step in phase], after)
        if self.number > 1:
            steps = preparation
            for hook in pos.rules.hooks.modify_preparation:
                steps = hook(pos, steps)
            pos.push(*steps)


@value
class Refill(Step[Caledonia]):
    """Fills empty places of the export board in reading order, while the pile lasts (C5.2, C5.3)."""

    def run(self, pos: Caledonia) -> None:
        empty = [place for place, contract in enumerate(pos.open) if contract < 0]
        pos.push(*[contract_to(pos, place) for place in empty[: left_to_draw(pos)]])


@value
class MerchantsReturn(Step[Caledonia]):
    """Returns all merchants from the market to their players (C5.2)."""

    def run(self, pos: Caledonia) -> None:
        for seat, player in enumerate(pos.players):
            back = sum([abs(count) for count in player.market])
            if back:
                player.merchants += back
                player.market = [0] * len(player.market)
                lines = [(f"market-{seat}", -back, "return"), (f"merchants-{seat}", back, "return")]
                pos.emit("merchants-return", lines, seat=seat, count=back)


# Turns


@value
class NextTurn(Step[Caledonia]):
    """Starts the turn of the next player who hasn't passed; if all have, the action phase is over (C5.4)."""

    after: int

    def run(self, pos: Caledonia) -> None:
        order, rules = pos.order, pos.rules
        start = order.index(self.after) + 1 if self.after >= 0 else 0
        seats = order[start:] + order[:start]
        for seat in seats:
            if seat not in pos.passed:  # C6.5
                pos.begin_turn(TurnFacts(seat, [0] * 6))
                pos.stack += TURNS[seat]
                if rules.other_turns:
                    _other_turn(pos, seat)
                return


def _other_turn(pos: Caledonia, seat: int) -> None:
    """Pushes a module's turn in place of the usual one. Without either, a seat without a person passes."""
    frames = [frame for hook in pos.rules.hooks.turn_frames for frame in hook(pos, seat)]
    if frames or seat not in pos.rules.people:
        pos.stack.pop()
        pos.push(*frames, EndOfTurn(passes=not frames))


@value
class EndOfTurn(Step[Caledonia]):
    """The end of a turn that has no player to end it."""

    passes: bool

    def run(self, pos: Caledonia) -> None:
        if self.passes:
            PASSING.take(pos, pos.now.seat, PASS)
        pos.end_turn()


# The end


@value
class Finish(Step[Caledonia]):
    """The end: final effects of clans and modules before the final scoring (C19.1)."""

    def run(self, pos: Caledonia) -> None:
        frames: list[Frame[Any]] = []
        for seat in range(len(pos.players)):
            for hook in pos.hooks_of(seat).on_game_end:
                frames += hook(pos, seat)
        pos.push(*frames)


# The order of play, each entry with its paragraph of the rules


ROUND: Final[dict[str, Sequence[Frame[Any]]]] = {
    "C5.2": (Refill(), MerchantsReturn()),  # preparation, which modules may change; the first round has none
    "C5.4": (NextTurn(-1),),  # action: turns, until all have passed
    "C5.5": (Production(),),
    "C5.6": (RoundScoring(),),
}
"""The phases of a round."""

TURN: Final[dict[str, Callable[[int], Frame[Any]]]] = {
    "C6.1": Turn,  # one of `MAIN_ACTIONS`, free actions around it, and the end of the turn
    "C6.5": NextTurn,  # of the next player who hasn't passed
}
"""The steps of a seat's turn."""

MAIN_ACTIONS: Final[dict[str, ActionRule]] = {
    "C7.1": TRADING,
    "C8.1": OBTAINING,
    "C9.1": EXPANDING,
    "C13.1": UPGRADING,
    "C14.1": FULFILLING,
    "C15.1": PASSING,
}
"""The main actions of the base game, in the order of its questions; modules add theirs (C6.1)."""

TURNS: tuple[tuple[Frame[Any], ...], ...] = tuple(
    [tuple([step(seat) for step in reversed(TURN.values())]) for seat in range(4)]
)
"""Each seat's turn as it lies on the stack, built once."""

FRAMES: Sequence[type[Frame[Caledonia]]] = (Round, Refill, MerchantsReturn, NextTurn, EndOfTurn, Finish)
EVENTS: tuple[str, ...] = ("round", "merchants-return")
