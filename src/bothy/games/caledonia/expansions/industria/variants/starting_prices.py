"""Random starting prices: the price die is rolled once for every good (I11.1, I11.2; booklet 7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.expansions.industria.variants.rows import ROLLS, sets
from bothy.games.caledonia.module import CONTRACTS
from bothy.games.caledonia.own_rows import WithRows
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Draw, Frame, Option, Outcome, Registry, value


@value
class RollStartingPrice(Draw[Caledonia]):
    """Moves a price one step for a two or three, either way, and not for a one (I11.2)."""

    good: int

    def place(self, pos: Caledonia) -> str:
        return f"starting-price.{GOODS[self.good]}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(roll.face, 1) for roll in ROLLS.of(pos.rules.pack)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("starting-price", good=GOODS[self.good], steps=outcome)
        for roll in ROLLS.of(pos.rules.pack):
            if roll.face == outcome and roll.steps:
                pos.move_price(self.good, roll.steps)


class StartingPrices(WithRows):
    """Prices that differ a little from game to game."""

    def __init__(self) -> None:
        super().__init__(
            "starting-prices",
            options=(Option("starting-prices", ("usual", "rolled"), "usual", group="industria-variants"),),
            rows=ROLLS,
            sets=sets,
            registry=Registry(frames=[RollStartingPrice], events=["starting-price"]),
        )

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return [RollStartingPrice(good) for good in range(len(GOODS))] if place == CONTRACTS else ()
