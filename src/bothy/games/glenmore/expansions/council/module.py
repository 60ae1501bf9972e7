"""Between a Rock and a Hard Place: players vote on what counts at the end (X7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, TypedDict

from bothy.games.glenmore.expansions.chronicles.chronicle import GROUP, Chronicle
from bothy.games.glenmore.expansions.council.measures import counted
from bothy.games.glenmore.expansions.council.part import (
    ClanCouncil,
    card_of,
    council,
    hand_of,
    most_tokens,
    own_piles,
    rows_of,
)
from bothy.games.glenmore.expansions.council.rows import MEASURES, ROWS, faults, sets
from bothy.games.glenmore.expansions.council.scoring import COUNCIL, AcceptedCards, points
from bothy.games.glenmore.expansions.council.voting import (
    BALLOTS,
    EACH,
    EVENTS,
    FRAMES,
    OWED,
    REASONS,
    CouncilVote,
    DrawMeasure,
    Proposing,
)
from bothy.games.glenmore.hook_types import NOBODY, FinalTerm
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Dealer, Frame, ModuleState, Option, Registry, Text
from bothy.kernel.features import Arguments

AyesAndNays: TypeAlias = Annotated[list[int], tuple[int, int]]


class CouncilCard(TypedDict):
    """A card: its vote, each seat's count, and the points it would give each seat now."""

    measure: str
    vote: AyesAndNays | None
    """None until all have voted."""
    accepted: bool | None
    counts: list[int]
    vp: list[int]


class CouncilView(TypedDict):
    """The cards, the one being voted on, and by seat the tokens in hand and the tiles discarded."""

    cards: list[CouncilCard]
    voting: str | None
    tokens: list[AyesAndNays]
    own_discards: list[list[str]]


class CouncilFacts(TypedDict):
    """The chronicle's part of the view."""

    council: CouncilView


class Council(Chronicle):
    """Five of ten cards, tokens to vote with, and possibly a discard pile for each player."""

    def __init__(self) -> None:
        super().__init__(
            Option(COUNCIL, (False, True), False, group=GROUP),
            ROWS,
            sets,
            Registry(
                frames=FRAMES,
                parts=[ClanCouncil],
                events=[*EVENTS, "own-discard", "own-discard-taken"],
                reasons=REASONS,
            ),
        )

    def faults(self, pack: Components) -> Sequence[str]:
        return faults(pack)

    def arguments(self) -> Arguments:
        return {"measure": MEASURES, "ballot": tuple(BALLOTS)}

    def final_terms(self) -> Sequence[FinalTerm]:
        return (AcceptedCards(COUNCIL),)

    # Setup

    def parts(self, pos: GlenMore) -> Sequence[ModuleState]:
        seats, hand = len(pos.players), hand_of(pos)
        return (ClanCouncil([hand.ayes] * seats, [hand.nays] * seats, piles=((),) * seats),)

    def setup_steps(self, pos: GlenMore) -> Frames:
        return [DrawMeasure() for _ in range(rows_of(pos).draft.open)]

    # The council meets after the marker decision, even if no marker was set (R-X21)

    def on_person_taken(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        return (Proposing(seat),) if council(pos).open_cards() else ()

    # Own discard piles

    def keeps_discard(self, pos: GlenMore, tile: int, cause: str, seat: int) -> bool:
        if seat == NOBODY or not own_piles(pos):  # the die belongs to no seat: common pile (R-X11)
            return False
        _change_pile(pos, seat, (*council(pos).piles[seat], tile))
        pos.emit("own-discard", [(f"own-discards-{seat}", 1, cause)], seat=seat, tile=pos.rules.ids[tile])
        return True

    def other_discards(self, pos: GlenMore) -> Sequence[int]:
        return [tile for pile in council(pos).piles for tile in pile]

    def on_retrieved(self, pos: GlenMore, seat: int, tile: int) -> Frames:
        for owner, pile in enumerate(council(pos).piles):
            if tile in pile:
                _change_pile(pos, owner, tuple([other for other in pile if other != tile]))
                lines = [(f"own-discards-{owner}", -1, "retrieved")]
                pos.emit("own-discard-taken", lines, seat=owner, tile=pos.rules.ids[tile])
        return ()

    # Views

    def view_facts(self, pos: GlenMore, seat: int | None) -> CouncilFacts:
        part = council(pos)
        frame = pos.stack[-1] if pos.stack else None
        voting = card_of(pos, frame.card).id if isinstance(frame, CouncilVote) else None
        return {
            COUNCIL: {
                "cards": [_card(pos, card) for card in part.cards],
                "voting": voting,
                "tokens": [list(hand) for hand in zip(part.ayes, part.nays, strict=True)],
                "own_discards": [[pos.rules.ids[tile] for tile in pile] for pile in part.piles],
            }
        }

    def notes(self, pos: GlenMore) -> Sequence[Text]:
        part = council(pos)
        tokens = Text("note-council-tokens", ayes=tuple(part.ayes), nays=tuple(part.nays))
        return [*[_card_note(pos, card) for card in part.cards], tokens, *_pile_notes(pos)]

    def imagine(self, pos: GlenMore, seat: int | None, dealer: Dealer) -> GlenMore:
        pos.stack = [_with_other_votes(pos, frame, seat, dealer) for frame in pos.stack]
        return pos

    def stocks(self, pos: GlenMore) -> Mapping[str, int]:
        part = council(pos)
        return {
            "ayes-cast": sum([ayes for _, ayes, _ in part.votes]),
            "nays-cast": sum([nays for _, _, nays in part.votes]),
            **{f"ayes-{seat}": count for seat, count in enumerate(part.ayes)},
            **{f"nays-{seat}": count for seat, count in enumerate(part.nays)},
            **{f"own-discards-{seat}": len(pile) for seat, pile in enumerate(part.piles)},
        }


def _change_pile(pos: GlenMore, seat: int, pile: tuple[int, ...]) -> None:
    part = council(pos)
    part.piles = (*part.piles[:seat], pile, *part.piles[seat + 1 :])


def _card(pos: GlenMore, card: int) -> CouncilCard:
    """Returns a card, its vote, each seat's count and the points it would give."""
    measure = card_of(pos, card)
    vote = next(iter([[ayes, nays] for voted, ayes, nays in council(pos).votes if voted == card]), None)
    seats = range(len(pos.players))
    return {
        "measure": measure.id,
        "vote": vote,
        "accepted": None if vote is None else vote[0] >= vote[1],
        "counts": [counted(pos, seat, measure.id) for seat in seats],
        "vp": points(pos, card),
    }


def _card_note(pos: GlenMore, card: int) -> Text:
    shown = _card(pos, card)
    told = {None: "open", True: "accepted", False: "rejected"}[shown["accepted"]]
    ayes, nays = shown["vote"] or (0, 0)
    counts, vp = tuple(shown["counts"]), card_of(pos, card).vp
    return Text(f"note-council-{told}", measure=shown["measure"], vp=vp, ayes=ayes, nays=nays, counts=counts)


def _pile_notes(pos: GlenMore) -> list[Text]:
    if not own_piles(pos):
        return []
    return [
        Text("note-own-discards", seat=seat, tiles=tuple([pos.rules.ids[tile] for tile in pile]))
        for seat, pile in enumerate(council(pos).piles)
    ]


def _with_other_votes(pos: GlenMore, frame: Frame[Any], seat: int | None, dealer: Dealer) -> Frame[Any]:
    """Returns a vote with the others' ballots redrawn from what they hold."""
    if not isinstance(frame, CouncilVote):
        return frame
    cast = [
        number
        if at == seat or number == OWED
        else dealer.deal("imagined", [(each, 1) for each in _could(pos, at)])
        for at, number in enumerate(frame.cast)
    ]
    return CouncilVote(frame.card, tuple(cast))


def _could(pos: GlenMore, seat: int) -> list[int]:
    """Returns the ballots a seat could have cast."""
    part, most = council(pos), most_tokens(pos, seat)
    return [
        number
        for number, (ayes, nays) in enumerate(EACH)
        if ayes <= part.ayes[seat] and nays <= part.nays[seat] and ayes + nays <= most
    ]
