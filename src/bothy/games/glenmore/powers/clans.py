"""Clans whose territory gives a lasting power."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bothy.games.glenmore.module import Frames, Power
from bothy.games.glenmore.position import GlenMore
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
    """Points in place of a barrel that a distillery makes (G15.10)."""

    def __init__(self) -> None:
        super().__init__(POINTS_FOR_WHISKY)
        self.registry = Registry(frames=[Barrel])

    def whisky_frames(self, pos: GlenMore, seat: int, count: int, why: str, distilled: bool) -> Frames | None:
        return [Barrel(seat, why) for _ in range(count)] if distilled else None


class MacIntosh(Power):
    """Castles help placing as if Scotsmen stood there (G15.11)."""

    def __init__(self) -> None:
        super().__init__("castles-as-scotsmen")

    def modify_standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        castle = pos.rules.castle
        castles = [cell for cell, tile in pos.players[seat].tiles.items() if castle[tile]]
        return list(dict.fromkeys([*cells, *castles]))


class MacLachlan(Power):
    """Movement left at the end of a turn gives points (G13.5, G15.12)."""

    def __init__(self) -> None:
        super().__init__("points-for-movement")

    def on_lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        pos.score(seat, points * pos.rules.figure(self.name, "vp"), "maclachlan")
        return ()


class Sinclair(Power):
    """A coin may replace a resource of a trade (G15.22)."""

    def __init__(self) -> None:
        super().__init__("coins-in-trade")

    def modify_swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        return pos.rules.figure(self.name, "resources") if pos.rules.trade[tile] else count
