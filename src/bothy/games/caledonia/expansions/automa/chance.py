"""Dice and cards of the Automa: drawn like any other, or entered by a player who has the box (A1.4).

Each frame here is a draw; where cards are entered it is a question with the same outcomes for the first person.
The bases are values themselves, because a compiled class can't inherit from one that our decorators make.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.expansions.automa.deck import automa, pile
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Draw, Outcome, Reason, value


@value
class EnterCard(Action):
    """Enter the card that came up."""

    card: int


@value
class EnterPrice(Action):
    """Enter the result of the price die."""

    steps: int


@value
class EnterGood(Action):
    """Enter the good that was rolled or chosen at random."""

    good: str


@value
class EnterHex(Action):
    """Enter the hex that was chosen at random."""

    hex: str


@value
class EnterContract(Action):
    """Enter the contract that was chosen at random."""

    contract: int


@value
class Chance(Draw[Caledonia]):
    """A draw that may be a question instead. Its outcomes are numbers of the things it draws."""

    def place(self, pos: Caledonia) -> str:
        return pos.next_in(f"automa.{self.name}.{pos.round}")

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return pos.rules.people[:1] if automa(pos).entered else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [self.entry(outcome) for outcome, _ in self.outcomes(pos)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return None if action in self.candidates(pos, seat) else Reason("not-drawn", rule="A1.4")

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        self.dealt(pos, self.outcome(action))

    def entry(self, outcome: Outcome) -> Action:
        """Returns the answer that stands for this outcome."""
        raise NotImplementedError

    def outcome(self, action: Any) -> Outcome:
        """Returns the outcome an answer stands for."""
        raise NotImplementedError


@value
class CardDraw(Chance):
    """A card of its deck, each equally likely (A2.3)."""

    takes = (EnterCard,)

    def place(self, pos: Caledonia) -> str:
        return pos.next_in(f"automa.card.{pos.round}")

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(number, 1) for number in pile(pos)]

    def entry(self, outcome: Outcome) -> Action:
        return EnterCard.of(outcome)

    def outcome(self, action: EnterCard) -> Outcome:
        return action.card


@value
class PriceRoll(Chance):
    """The price die."""

    takes = (EnterPrice,)

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(face.steps, 1) for face in pos.rules.pack.price_faces]

    def entry(self, outcome: Outcome) -> Action:
        return EnterPrice.of(outcome)

    def outcome(self, action: EnterPrice) -> Outcome:
        return action.steps

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("rolled-price", steps=outcome)
        self.rolled(pos, outcome)

    def rolled(self, pos: Caledonia, steps: int) -> None:
        """Applies the roll."""
        raise NotImplementedError


@value
class GoodRoll(Chance):
    """A randomly chosen good."""

    takes = (EnterGood,)

    def entry(self, outcome: Outcome) -> Action:
        return EnterGood.of(GOODS[outcome])

    def outcome(self, action: EnterGood) -> Outcome:
        return GOODS.index(action.good)


@value
class HexDraw(Chance):
    """One of several equally suitable hexes (A4.16)."""

    takes = (EnterHex,)

    def entry(self, outcome: Outcome) -> Action:
        return EnterHex.of(HEX_NAMES[outcome])

    def outcome(self, action: EnterHex) -> Outcome:
        return HEX_OF[action.hex]


@value
class ContractDraw(Chance):
    """One of several equally suitable contracts (A4.11)."""

    takes = (EnterContract,)

    def entry(self, outcome: Outcome) -> Action:
        return EnterContract.of(outcome)

    def outcome(self, action: EnterContract) -> Outcome:
        return action.contract


ENTRIES: tuple[type[Action], ...] = (EnterCard, EnterPrice, EnterGood, EnterHex, EnterContract)
REASONS: tuple[str, ...] = ("not-drawn",)
