"""The Automa's turn: a card, its icons from left to right, and the card's removal (A4.2 to A4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.expansions.automa import explain
from bothy.games.caledonia.expansions.automa.cards import (
    CONTRACT,
    EXPAND,
    SKIP,
    TECHNOLOGY,
    TRADE,
    UPGRADE,
    amounts,
    card,
)
from bothy.games.caledonia.expansions.automa.chance import CardDraw
from bothy.games.caledonia.expansions.automa.contracts import ContractIcon
from bothy.games.caledonia.expansions.automa.deck import automa, draw, lines, new_round, put_away, seat_of
from bothy.games.caledonia.expansions.automa.expand import ExpandIcon
from bothy.games.caledonia.expansions.automa.market import TradeIcon
from bothy.games.caledonia.expansions.automa.upgrades import TechnologyIcon, UpgradeIcon
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.turn import PASS, PASSING
from bothy.kernel import Frame, Outcome, Step, value


@value
class SkipIcon(Step[Caledonia]):
    """Does nothing, which isn't passing; some of these cards leave the game (A4.6)."""

    def run(self, pos: Caledonia) -> None:
        part = automa(pos)
        part.acted = True
        number = part.hand[0]
        if card(pos, number).removed:
            part.hand.remove(number)
            part.removed = sorted([*part.removed, number])
            pos.emit("automa-skips", lines(pos, "removed", hand=-1, removed=1), card=number, gone=True)
        else:
            pos.emit("automa-skips", card=number, gone=False)


ATTEMPTS: dict[str, Frame[Caledonia]] = {
    SKIP: SkipIcon(),
    TECHNOLOGY: TechnologyIcon(),
    TRADE: TradeIcon(),
    CONTRACT: ContractIcon(),
    UPGRADE: UpgradeIcon(),
    EXPAND: ExpandIcon(),
}
"""The step tried for each icon. It sets `Automa.acted` if it worked."""


@value
class DrawAction(CardDraw):
    """The action card of a turn (A4.2)."""

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        icons = draw(pos, outcome).actions
        explain.purse(pos)
        pos.emit("automa-card", lines(pos, "draw", deck=-1, hand=1), card=outcome, icons=icons)
        automa(pos).acted = False
        pos.push(TryIcon(outcome, 0))


@value
class TryIcon(Step[Caledonia]):
    """Tries an icon of the card; if none was possible, it passes (A4.2, A4.3)."""

    card: int
    at: int

    def run(self, pos: Caledonia) -> None:
        icons = card(pos, self.card).actions
        if self.at < len(icons):
            pos.push(ATTEMPTS[icons[self.at]], AfterIcon(self.card, self.at))
        else:
            pos.emit("automa-nothing")
            put_away(pos, [self.card])
            PASSING.take(pos, seat_of(pos), PASS)


@value
class AfterIcon(Step[Caledonia]):
    """Discards the support card, then ends the turn or tries the next icon (R-A2)."""

    card: int
    at: int

    def run(self, pos: Caledonia) -> None:
        part = automa(pos)
        if part.acted:
            explain.purse(pos)
            put_away(pos, part.hand[:])
        else:
            put_away(pos, part.hand[1:])
            pos.push(TryIcon(self.card, self.at + 1))


@value
class PrepareAutoma(Step[Caledonia]):
    """Takes £10 and the cards of the round, in rounds 2 to 5 (A3.1)."""

    def run(self, pos: Caledonia) -> None:
        pos.pay(seat_of(pos), amounts(pos).round_money, "automa-round")
        new_round(pos)


FRAMES: Sequence[type[Frame[Any]]] = (SkipIcon, DrawAction, TryIcon, AfterIcon, PrepareAutoma)
