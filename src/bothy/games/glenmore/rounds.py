"""The order of play: turns, as lists that the game runs by, and the refill between them (G4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bothy.games.glenmore.actions.rondel import rearmost, space_behind, tiles_to_come
from bothy.games.glenmore.pack.types import STACKS
from bothy.games.glenmore.position import GlenMore, TurnFacts
from bothy.games.glenmore.rondel.ring import EMPTY, PAWN
from bothy.games.glenmore.scoring.scores import Finish, Scoring
from bothy.games.glenmore.turn import Turn
from bothy.kernel import Draw, Frame, Outcome, Step, value


@value
class Advance(Step[GlenMore]):
    """Step to the next turn: the rearmost piece acts, or once all have reached The End, the end begins (G4.1)."""

    def run(self, pos: GlenMore) -> None:
        space = rearmost(pos)
        if space < 0:
            pos.push(Scoring(len(pos.rules.stacks) - 1), Finish())  # G19.6
            return
        code = pos.rondel[space]
        piece = pos.rules.piece_at.get(code)
        if piece is not None:
            pos.push(*piece.turn(pos), *AFTER_A_TURN.values())  # again if it is still last (G5.6)
            return
        seat = PAWN - code if code < EMPTY else _resting(pos, space)
        pos.begin_turn(TurnFacts(seat))
        pos.stack += TURNS[seat]
        for hook in pos.rules.hooks.on_turn_begin:
            pos.push(*hook(pos, seat))


def _resting(pos: GlenMore, space: int) -> int:
    """Returns the seat whose pawn stands on a tile that stays."""
    return next(iter([at for at, player in enumerate(pos.players) if player.space == space and not player.done]))


# Refill


@value
class Refill(Step[GlenMore]):
    """Refill from the old gap to the new one at the end of a turn, unless all are done (G4.7, G19.5)."""

    def run(self, pos: GlenMore) -> None:
        last, start, spaces = rearmost(pos), pos.gap, len(pos.rondel)
        if last < 0:
            return
        if not pos.rules.stays:
            pos.gap = (last - 1) % spaces
            count = min((pos.gap - start) % spaces, tiles_to_come(pos))
            pos.push(*[LayTile((start + step) % spaces) for step in range(count)])
            return
        gap = space_behind(pos, last)
        empty = [(start + step) % spaces for step in range((gap - start) % spaces)]
        empty = [space for space in empty if pos.rondel[space] == EMPTY]
        pos.gap, pos.behind = gap, (last - gap - 1) % spaces
        pos.push(*[LayTile(space) for space in empty[: tiles_to_come(pos)]])  # G4.11


@value
class LayTile(Draw[GlenMore]):
    """A tile from the current stack onto a space; the last of a stack may bring a scoring (G4.8, G4.9)."""

    space: int

    def place(self, pos: GlenMore) -> str:
        return f"tile.{STACKS[pos.stage]}.{len(pos.rules.stacks[pos.stage]) - len(pos.left)}"

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        left, bound = pos.left, pos.rules.bound[pos.stage]
        if bound is None or bound[0] not in left:
            return [(tile, 1) for tile in left]
        deep, first, last = bound
        laid = len(pos.rules.stacks[pos.stage]) - len(left)
        others = [tile for tile in left if tile != deep]
        if laid < first:
            return [(tile, 1) for tile in others]
        # Each depth in first..last is equally likely; laid..last are still possible.
        if laid >= last or not others:
            return [(deep, 1)]
        return [*[(tile, last - laid) for tile in others], (deep, len(others))]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        rules = pos.rules
        pos.rondel[self.space] = outcome
        at = pos.left.index(outcome)
        pos.left = pos.left[:at] + pos.left[at + 1 :]
        lines = [("stacks", -1, "laid"), ("rondel", 1, "laid")]
        pos.emit("laid", lines, tile=rules.ids[outcome], space=self.space)
        if not pos.left and pos.stage + 1 < len(rules.stacks):
            if rules.scoring_after[pos.stage]:
                pos.push(Scoring(pos.stage))
            pos.stage += 1
            pos.left = rules.stacks[pos.stage]
        for hook in rules.hooks.on_laid:
            pos.push(*hook(pos, outcome, self.space))


# The order of play, each entry with its paragraph of the rules


TURN: Final[dict[str, Callable[[int], Frame[GlenMore]]]] = {
    "G6.1": Turn,  # the pawn's move, payment, placing, effects, activations, and the end of the turn
}
"""The steps of a seat's turn, after what modules do as it begins. A piece without a seat has its own."""

AFTER_A_TURN: Final[dict[str, Frame[GlenMore]]] = {
    "G4.7": Refill(),
    "G4.2": Advance(),  # the rearmost piece next, possibly the same again
}
"""The steps that follow the turn of any piece, until all pawns have reached The End."""

TURNS: tuple[tuple[Frame[GlenMore], ...], ...] = tuple(
    [(*reversed(AFTER_A_TURN.values()), *[step(seat) for step in reversed(TURN.values())]) for seat in range(4)]
)
"""Each seat's turn as it lies on the stack, built once."""

FRAMES: Sequence[type[Frame[GlenMore]]] = (Refill, LayTile, Advance)
EVENTS: tuple[str, ...] = ("laid",)
