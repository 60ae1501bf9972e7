"""The solo game's preparation: prices move by dice, and one contract leaves (C22.5 to C22.9)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.rounds import Refill
from bothy.kernel import Draw, Frame, Outcome, Step, value


def solo_steps(pos: Caledonia, good: int, rolled: int) -> int:
    """How far a price moves: low prices rise, high ones fall, medium ones do as the die says (C22.7)."""
    step = pos.prices[good]
    low, _medium, high = pos.rules.pack.price_bands
    if step <= low.last:
        return abs(rolled)
    return -abs(rolled) if step >= high.first else rolled


@value
class RollPrice(Draw[Caledonia]):
    """The price die; the goods die follows."""

    moved: "tuple[int, ...]"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(face.steps, 1) for face in pos.rules.pack.price_faces]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.say("rolled-price", steps=outcome)
        pos.then(RollGood(self.moved, outcome))


@value
class RollGood(Draw[Caledonia]):
    """The goods die, alone again if the good has already changed (C22.6)."""

    moved: "tuple[int, ...]"
    steps: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in pos.rules.pack.goods_die.faces]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.say("rolled-good", good=GOODS[outcome])
        if outcome in self.moved:
            pos.then(self)
            return
        pos.move_price(outcome, solo_steps(pos, outcome, self.steps))
        moved = (*self.moved, outcome)
        if len(moved) < pos.rules.pack.solo.prices_moved:
            pos.then(RollPrice(moved))
        else:
            pos.then(Refill(), RemoveContract(self.steps))


@value
class RemoveContract(Step[Caledonia]):
    """The price die of the third valid roll names a place; its contract leaves the game (C22.9)."""

    steps: int

    def run(self, pos: Caledonia) -> None:
        place = next(face.box for face in pos.rules.pack.price_faces if face.steps == self.steps)
        contract = pos.open[place]
        if contract >= 0:
            pos.open[place] = -1
            pos.say("removed", [("open", -1, "removed")], contract=contract)


FRAMES: Sequence[type[Frame[Caledonia]]] = (RollPrice, RollGood, RemoveContract)
EVENTS: tuple[str, ...] = ("rolled-price", "rolled-good", "removed")
