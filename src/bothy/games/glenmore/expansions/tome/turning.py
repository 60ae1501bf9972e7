"""Turning a landmark card to its event, without using it (X6.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.tome.cards import histories, history_of, turn, unturned
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, Reason, value


@value
class TurnCard(Action):
    """Turn a landmark card without using its event."""

    card: str


def why_not_turn(pos: GlenMore, seat: int, id_: str) -> Reason | None:
    """Returns why a seat can't turn a card."""
    card = pos.rules.card_of.get(id_, -1)
    if card not in pos.players[seat].cards:
        return Reason("card-not-yours", rule="X6.3")
    if card in histories(pos).turned[seat]:
        return Reason("card-is-turned", rule="X6.5", card=id_)
    return None if history_of(pos, card) is not None else Reason("no-event", rule="X6.3", card=id_)


@value
class TurningCard(Frame[GlenMore]):
    """Choice of another card to turn, without its event (X6.9)."""

    takes = (TurnCard, Done)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if unturned(pos, self.seat) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        cards = pos.players[seat].cards
        return [*[TurnCard.of(pos.rules.pack.landmarks[card].id) for card in cards], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: TurnCard | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        return why_not_turn(pos, seat, action.card)

    def take(self, pos: GlenMore, seat: int, action: TurnCard | Done) -> None:
        if isinstance(action, TurnCard):
            turn(pos, seat, pos.rules.card_of[action.card])


FRAMES: Sequence[type[Frame[GlenMore]]] = (TurningCard,)
EVENTS: tuple[str, ...] = ("card-turned",)
REASONS: tuple[str, ...] = ("card-not-yours", "card-is-turned", "no-event")
