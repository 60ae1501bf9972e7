"""Clan MacEwan: beer with imported hops (C20.22, C20.23)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bothy.games.caledonia.clans.power import Power, figure
from bothy.games.caledonia.pack.types.goods import GRAIN
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.contracts import Contract


@value
class Brew(Action):
    """Brew beer from this much grain."""

    grain: int


@value
class Beer(Frame[Caledonia]):
    """Grain into beer, before or after the direct bonuses; a seat that brews before may not brew after."""

    takes = (Brew,)
    seat: int
    most: int
    before: bool

    def _most(self, pos: Caledonia) -> int:
        return min(self.most, pos.players[self.seat].goods[GRAIN])

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if self._most(pos) else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Brew.of(grain) for grain in range(self.most + 1)]

    def why_not(self, pos: Caledonia, seat: int, action: Brew) -> Reason | None:
        most = self._most(pos)
        return None if 0 <= action.grain <= most else Reason("too-much-beer", rule="C20.22", most=most)

    def take(self, pos: Caledonia, seat: int, action: Brew) -> None:
        pos.gain(seat, GRAIN, -action.grain, "beer")
        pos.pay(seat, action.grain * figure(pos, seat, "beer"), "beer")
        if self.before and action.grain:
            later = [at for at, frame in enumerate(pos.stack) if isinstance(frame, Beer)]
            del pos.stack[later[-1]]


class MacEwan(Power):
    """Beer around the rewards of a contract with hops."""

    def modify_rewards(
        self, pos: Caledonia, seat: int, contract: Contract, frames: list[Frame[Any]]
    ) -> list[Frame[Any]]:
        most = min(self.figure("most_grain"), contract.hops)
        direct = contract.money or contract.free_hexes or contract.upgrades
        if not most:
            return frames
        after = Beer(seat, most, False)
        return [Beer(seat, most, True), *frames, after] if direct else [*frames, after]


REASONS: tuple[str, ...] = ("too-much-beer",)
