"""The round and its phases, and the end of the game (C5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.actions.contracts import contract_to, left_to_draw
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.scores import RoundScoring
from bothy.games.caledonia.turn import NextTurn
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
        pos.push(NextTurn(-1), Production(), RoundScoring(), after)  # C5.5, C5.6
        if self.number > 1:
            steps: Sequence[Frame[Any]] = (Refill(), MerchantsReturn())
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


@value
class Finish(Step[Caledonia]):
    """The end: final effects of clans and modules before the final scoring (C19.1)."""

    def run(self, pos: Caledonia) -> None:
        frames: list[Frame[Any]] = []
        for seat in range(len(pos.players)):
            for hook in pos.hooks_of(seat).on_game_end:
                frames += hook(pos, seat)
        pos.push(*frames)


FRAMES: Sequence[type[Frame[Caledonia]]] = (Round, Refill, MerchantsReturn, Finish)
EVENTS: tuple[str, ...] = ("round", "merchants-return")
