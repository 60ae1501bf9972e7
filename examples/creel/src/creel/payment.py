"""Paying for a creel coin by coin and fish by fish: a payment in steps that looks ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.kernel import Action, Frame, Reason, value
from creel.position import GOODS, WORTH, Sea

COST = 5


def payable(pos: Sea, seat: int, due: int, given: int = -1) -> bool:
    """Returns whether exactly this much can be paid after giving away one of the goods."""
    sums = [0]
    for good, (have, worth) in enumerate(zip(pos.goods[seat], WORTH, strict=True)):
        counts = range(min(have - (good == given), due) + 1)
        sums = [paid + count * worth for paid in sums for count in counts if paid + count * worth <= due]
    return due in sums


@value
class Give(Action):
    """Give a coin or a fish."""

    good: str


@value
class Pay(Frame[Sea]):
    """The amount still due. Nothing may be sold meanwhile: the look-ahead relies on every fish."""

    takes = (Give,)
    blocks_free_actions = True
    seat: int
    due: int

    def seats_to_act(self, pos: Sea) -> Sequence[int]:
        return (self.seat,) if self.due else ()

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Give.of(good) for good in GOODS]

    def why_not(self, pos: Sea, seat: int, action: Give) -> Reason | None:
        good = GOODS.index(action.good) if action.good in GOODS else -1
        if good < 0 or not pos.goods[seat][good]:
            return Reason("cannot-give", rule="K2.3", good=action.good)
        rest = self.due - WORTH[good]
        exact = rest >= 0 and payable(pos, seat, rest, good)
        return None if exact else Reason("no-change-given", rule="K2.3", due=self.due)

    def take(self, pos: Sea, seat: int, action: Give) -> None:
        good = GOODS.index(action.good)
        pos.gain(seat, good, -1, "creel")
        pos.push(Pay(seat, self.due - WORTH[good]))

    def close(self, pos: Sea) -> None:
        pos.creels[self.seat] += 1
        pos.emit("creel", [(f"creels-{self.seat}", 1, "creel")], seat=self.seat)
