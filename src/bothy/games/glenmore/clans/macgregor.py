"""MacGregor: points in place of a barrel that a distillery makes (G15.10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bothy.games.glenmore.module import Frames, Power
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import WHISKY, Gift
from bothy.kernel import Action, Frame, Reason, Registry, value

POINTS_FOR_WHISKY: Final = "points-for-whisky"


@value
class Fill(Action):
    """Take a barrel, or the points in its place."""

    barrel: bool


FILL: tuple[Action, ...] = (Fill(True), Fill(False))


@value
class Barrel(Frame[GlenMore]):
    """Choice between a barrel and points."""

    takes = (Fill,)
    seat: int
    why: str

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return FILL

    def why_not(self, pos: GlenMore, seat: int, action: Fill) -> Reason | None:
        return None

    def take(self, pos: GlenMore, seat: int, action: Fill) -> None:
        if action.barrel:
            pos.brew(seat, 1, self.why)
        else:
            pos.score(seat, pos.rules.figure(POINTS_FOR_WHISKY, "vp"), "macgregor")


class MacGregor(Power):
    """Points for whisky."""

    def __init__(self) -> None:
        super().__init__(POINTS_FOR_WHISKY, each_turn=15)
        self.registry = Registry(frames=[Barrel])

    def whisky_frames(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        return [Barrel(seat, why) for _ in range(count)] if distilled else None

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((WHISKY, 1),) if isinstance(frame, Barrel) else ()
