"""Triggering an event: a card is turned, and its event happens if the owner chooses (X6.3, X6.4, X6.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.actions.payment import NO_TILE, pay_bill, tradable
from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.tome.cards import WHY, history_of, score, turn, unturned
from bothy.games.glenmore.expansions.tome.effects import ScotsmenOn, TriggerEvent
from bothy.games.glenmore.expansions.tome.happening import EventEffects
from bothy.games.glenmore.expansions.tome.rows import History
from bothy.games.glenmore.expansions.tome.turning import TurnCard, why_not_turn
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Frame, Reason, value


@value
class UseEvent(Action):
    """Turn a landmark card and use its event."""

    history: str


def trigger_event(pos: GlenMore, seat: int, cell: int, effect: TriggerEvent, why: str) -> None:
    """Triggers events, as the icon of a gathering does."""
    pos.push(*[Telling(seat) for _ in range(effect.count)])


def why_not_use(pos: GlenMore, seat: int, history: History) -> Reason | None:
    """Returns why a seat can't use an event: its price, or a missing tile."""
    player = pos.players[seat]
    if player.total() < history.vp or not tradable(pos, player, player.stock(), Bill(history.pay), 0):
        return Reason("cannot-pay-event", rule="X6.4", history=history.card)
    for effect in history.effects:
        if isinstance(effect, ScotsmenOn) and pos.cell_of(seat, effect.tile) == NOWHERE:
            return Reason("event-tile-gone", rule="X6.16", tile=effect.tile)
    return None


def use(pos: GlenMore, seat: int, card: int) -> None:
    """Turns a card, pays the price of its event and performs it."""
    history = history_of(pos, card)
    assert history is not None
    turn(pos, seat, card)
    pos.push(EventEffects(seat, card, 0))
    score(pos, seat, -history.vp)
    pay_bill(pos, seat, NO_TILE, Bill(history.pay), 0, WHY)  # Scotsmen from any own tile (X6.6)


@value
class Telling(Frame[GlenMore]):
    """Choice of the card to turn, if any, and whether to use its event (X6.3)."""

    takes = (UseEvent, TurnCard, Done)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if unturned(pos, self.seat) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        ids = [pos.rules.pack.landmarks[card].id for card in pos.players[seat].cards]
        return [*[UseEvent.of(id_) for id_ in ids], *[TurnCard.of(id_) for id_ in ids], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: UseEvent | TurnCard | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, TurnCard):
            return why_not_turn(pos, seat, action.card)
        reason = why_not_turn(pos, seat, action.history)
        if reason is not None:
            return reason
        history = history_of(pos, pos.rules.card_of[action.history])
        assert history is not None
        return why_not_use(pos, seat, history)

    def take(self, pos: GlenMore, seat: int, action: UseEvent | TurnCard | Done) -> None:
        if isinstance(action, TurnCard):
            turn(pos, seat, pos.rules.card_of[action.card])
        elif isinstance(action, UseEvent):
            use(pos, seat, pos.rules.card_of[action.history])


FRAMES: Sequence[type[Frame[GlenMore]]] = (Telling,)
REASONS: tuple[str, ...] = ("cannot-pay-event", "event-tile-gone")
