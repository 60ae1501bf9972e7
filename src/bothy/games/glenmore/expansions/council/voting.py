"""The clan council: a card is put to the vote, and all vote simultaneously in secret (X7.4 to X7.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.expansions.council.part import card_of, council, hand_of, most_tokens, rows_of
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, Text, value
from bothy.kernel.frame import UNTIL_CLOSED

BALLOTS: Final[dict[str, tuple[int, int]]] = {
    "aye": (1, 0),
    "nay": (0, 1),
    "two-ayes": (2, 0),
    "two-nays": (0, 2),
    "one-each": (1, 1),
}
"""The possible ballots, as ayes and nays."""
EACH: Final[tuple[tuple[int, int], ...]] = tuple(BALLOTS.values())
OWED: Final = -1


@value
class DrawMeasure(Draw[GlenMore]):
    """Another open card (X7.2)."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("measure")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        drawn = council(pos).cards
        return [(card, 1) for card in range(len(rows_of(pos).measures)) if card not in drawn]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        council(pos).cards += (outcome,)
        pos.emit("measure-drawn", measure=card_of(pos, outcome).id)
        if len(council(pos).cards) == rows_of(pos).draft.open:
            pos.explain("votes-dealt", ayes=council(pos).ayes[0], nays=council(pos).nays[0])


@value
class Propose(Action):
    """Put a card to the vote."""

    measure: str


@value
class Proposing(Frame[GlenMore]):
    """Choice of the card the council votes on, as long as any is left (X7.4, X7.7)."""

    takes = (Propose,)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if council(pos).open_cards() else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [Propose.of(card_of(pos, card).id) for card in council(pos).cards]

    def why_not(self, pos: GlenMore, seat: int, action: Propose) -> Reason | None:
        part = council(pos)
        drawn = {card_of(pos, card).id: card for card in part.cards}
        if action.measure not in drawn:
            return Reason("measure-not-open", rule="X7.2")
        if drawn[action.measure] not in part.open_cards():
            return Reason("measure-voted", rule="X7.4", measure=action.measure)
        return None

    def take(self, pos: GlenMore, seat: int, action: Propose) -> None:
        part = council(pos)
        card = next(iter([card for card in part.cards if card_of(pos, card).id == action.measure]))
        pos.emit("proposed", seat=seat, measure=action.measure)
        pos.push(CouncilVote(card, (OWED,) * len(pos.players)))


@value
class CastVote(Action):
    """Cast a token or two face down."""

    ballot: str


@value
class CouncilVote(Frame[GlenMore]):
    """The vote. Each player with tokens casts one, hidden until all have (X7.5)."""

    takes = (CastVote,)
    blocks_free_actions = True
    sealed = UNTIL_CLOSED
    card: int
    cast: "tuple[int, ...]"
    """By seat: the number of its ballot, OWED before it is cast."""

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-council-vote", measure=card_of(pos, self.card).id)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        part = council(pos)
        return tuple(
            [seat for seat, cast in enumerate(self.cast) if cast == OWED and part.ayes[seat] + part.nays[seat]]
        )

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        most = most_tokens(pos, seat)
        return [CastVote.of(ballot) for ballot, (ayes, nays) in BALLOTS.items() if ayes + nays <= most]

    def why_not(self, pos: GlenMore, seat: int, action: CastVote) -> Reason | None:
        if action.ballot not in BALLOTS:
            return Reason("no-such-ballot", rule="X7.5")
        ayes, nays = BALLOTS[action.ballot]
        part = council(pos)
        if ayes + nays > hand_of(pos).at_most:
            return Reason("one-token-a-vote", rule="X7.5")
        if ayes > part.ayes[seat] or nays > part.nays[seat]:
            return Reason("no-such-token", rule="X7.3", ayes=part.ayes[seat], nays=part.nays[seat])
        return None if ayes + nays <= most_tokens(pos, seat) else Reason("two-tokens-once", rule="X7.5")

    def take(self, pos: GlenMore, seat: int, action: CastVote) -> None:
        number = list(BALLOTS).index(action.ballot)
        pos.push(CouncilVote(self.card, (*self.cast[:seat], number, *self.cast[seat + 1 :])))

    def close(self, pos: GlenMore) -> None:
        part = council(pos)
        ayes = nays = 0
        for seat, number in enumerate(self.cast):
            if number != OWED:
                aye, nay = EACH[number]
                ayes, nays = ayes + aye, nays + nay
                part.ayes[seat] -= aye
                part.nays[seat] -= nay
                lines = [(f"ayes-{seat}", -aye, "vote"), (f"nays-{seat}", -nay, "vote")]
                lines += [("ayes-cast", aye, "vote"), ("nays-cast", nay, "vote")]
                pos.emit("ballot", lines, seat=seat, ballot=list(BALLOTS)[number])
        part.votes += ((self.card, ayes, nays),)
        measure = card_of(pos, self.card).id
        pos.emit("council-voted", measure=measure, ayes=ayes, nays=nays, accepted=ayes >= nays)


FRAMES: Sequence[type[Frame[GlenMore]]] = (DrawMeasure, Proposing, CouncilVote)
EVENTS: tuple[str, ...] = ("measure-drawn", "proposed", "ballot", "council-voted")
REASONS: tuple[str, ...] = (
    "measure-not-open",
    "measure-voted",
    "no-such-ballot",
    "one-token-a-vote",
    "two-tokens-once",
    "no-such-token",
)
