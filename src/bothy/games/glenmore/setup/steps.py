"""Setup: the order of the pawns and their coins; the rondel's own draws then lay the tiles (G3)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.rondel.ring import EMPTY, pawn_of
from bothy.kernel import Draw, Frame, Outcome, value

FIRST_SPACE = 1
"""The space of the rearmost pawn; space 0 is the gap."""


@value
class DrawPawn(Draw[GlenMore]):
    """Draw of the next pawn on the rondel, rearmost first: it acts first and has the fewest coins (G3.2, G3.3)."""

    nth: int

    def place(self, pos: GlenMore) -> str:
        return f"pawn.{self.nth}"

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return [(seat, 1) for seat, player in enumerate(pos.players) if player.space < 0]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        space = FIRST_SPACE + self.nth
        pos.rondel[space] = pawn_of(outcome)
        pos.players[outcome].space = space
        pos.emit("standing", seat=outcome, place=self.nth + 1)
        pos.pay(outcome, pos.rules.pack.seats[self.nth].coins, "start")


def rondel_line(pos: GlenMore, tiles: int) -> list[int]:
    """Sets the spaces ahead of the pawns and returns those on which the tiles are drawn (G3.5)."""
    line = [EMPTY] * tiles
    for hook in pos.rules.hooks.modify_rondel:
        line = hook(pos, line)
    first = FIRST_SPACE + len(pos.players)
    for at, code in enumerate(line):
        pos.rondel[first + at] = code
    return [first + at for at, code in enumerate(line) if code == EMPTY]


FRAMES: Sequence[type[Frame[GlenMore]]] = (DrawPawn,)
EVENTS: tuple[str, ...] = ("standing",)
