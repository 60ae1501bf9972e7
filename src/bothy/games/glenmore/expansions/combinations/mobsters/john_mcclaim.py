"""John McClaim: other players' landmark cards count as his player's in scorings (X9.11, X9.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster, MobsterFreeAction, spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, laid_out, lay_out, take_up, tokens_of
from bothy.games.glenmore.expansions.tome.cards import MoreEvents, histories
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, FreeAction, Options, Reason, Registry, Text, value

JOHN_MCCLAIM: Final = "john-mcclaim"
TOME: Final = "tome"
LANDMARKS: Final = CATEGORIES[1]


@value
class Claim(Action):
    """Lay a token on another player's landmark card."""

    card: str


def owner_of(pos: GlenMore, card: int) -> int:
    """Returns the seat that has a landmark card, or -1."""
    return next(iter([seat for seat, player in enumerate(pos.players) if card in player.cards]), -1)


def why_not_claim(pos: GlenMore, seat: int, action: Claim) -> Reason | None:
    """Returns why a card can't be claimed."""
    if holder_of(pos, JOHN_MCCLAIM) != seat or not tokens_of(pos, JOHN_MCCLAIM):
        return Reason("no-mob-token", rule="X9.11", mobster=JOHN_MCCLAIM)
    card = pos.rules.card_of.get(action.card, -1)
    owner = owner_of(pos, card)
    if owner in (-1, seat):
        return Reason("card-not-theirs", rule="X9.11")
    if card in histories(pos).turned[owner]:
        return Reason("card-is-turned", rule="X9.12", card=action.card)
    claimed = card in [other for _, _, other in laid_out(pos, JOHN_MCCLAIM)]
    return Reason("card-claimed", rule="X9.11", card=action.card) if claimed else None


def claims(pos: GlenMore, seat: int) -> list[Claim]:
    """Returns a claim for each of the other players' cards."""
    cards = pos.rules.pack.landmarks
    return [
        Claim.of(cards[card].id)
        for owner, player in enumerate(pos.players)
        if owner != seat
        for card in player.cards
    ]


def claim(pos: GlenMore, seat: int, action: Claim) -> None:
    """Lays a token on a card."""
    card = pos.rules.card_of[action.card]
    owner = owner_of(pos, card)
    spend(pos, JOHN_MCCLAIM)
    lay_out(pos, JOHN_MCCLAIM, owner, card)
    pos.emit("card-claimed", seat=seat, owner=owner, card=action.card)


class Claiming(MobsterFreeAction):
    """Claiming, in any own turn after the one in which he was taken, with no other question open."""

    name = "claiming"
    takes = (Claim,)
    mobster = JOHN_MCCLAIM

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return claims(pos, seat) if holder_of(pos, JOHN_MCCLAIM) == seat else ()

    def why_not(self, pos: GlenMore, seat: int, action: Claim) -> Reason | None:
        reason = why_not_claim(pos, seat, action)
        return Reason("finish-first") if reason is None and not pos.stack[-1].turn else reason

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.stack[-1].turn or holder_of(pos, JOHN_MCCLAIM) != seat:
            return []
        return super().options(pos, seat)

    def take(self, pos: GlenMore, seat: int, action: Claim) -> None:
        claim(pos, seat, action)


@value
class FirstClaims(Frame[GlenMore]):
    """Choice of the cards he claims right after being taken."""

    takes = (Claim, Done)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        open_ = [each for each in claims(pos, self.seat) if why_not_claim(pos, self.seat, each) is None]
        return (self.seat,) if open_ else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*claims(pos, seat), DONE]

    def why_not(self, pos: GlenMore, seat: int, action: Claim | Done) -> Reason | None:
        return None if isinstance(action, Done) else why_not_claim(pos, seat, action)

    def take(self, pos: GlenMore, seat: int, action: Claim | Done) -> None:
        if isinstance(action, Claim):
            pos.push(self)
            claim(pos, seat, action)


class JohnMcClaim(Mobster):
    """The mobster who claims cards."""

    def __init__(self) -> None:
        names = Registry(
            frames=[FirstClaims],
            free_actions=[Claiming],
            events=["card-claimed"],
            reasons=["card-not-theirs", "card-claimed"],
        )
        super().__init__(JOHN_MCCLAIM, names, ROWS, (MOBS, TOME))

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Claiming(),)

    def taken(self, pos: GlenMore, seat: int) -> Frames:
        super().taken(pos, seat)
        return (FirstClaims(seat),)

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        """Counts claimed cards for his player, in scorings only (R-X23)."""
        if category != LANDMARKS:
            return amount
        laid = laid_out(pos, JOHN_MCCLAIM)
        if holder_of(pos, JOHN_MCCLAIM) == seat:
            return amount + len(laid)
        return amount - len([card for _, owner, card in laid if owner == seat])

    def told(self, pos: GlenMore) -> Sequence[Text]:
        cards = pos.rules.pack.landmarks
        laid = laid_out(pos, JOHN_MCCLAIM)
        return [Text("note-claimed", owner=owner, card=cards[card].id) for _, owner, card in laid]


class McClaimInTome(MoreEvents):
    """Removes his token from a card that is turned (X9.12)."""

    def __init__(self) -> None:
        super().__init__("mcclaim-in-tome")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[TOME])

    def card_turned(self, pos: GlenMore, seat: int, card: int) -> None:
        for token in laid_out(pos, JOHN_MCCLAIM):
            if token[2] == card:
                take_up(pos, token)
