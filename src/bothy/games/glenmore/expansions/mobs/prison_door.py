"""Arrivals in prison, and the offer at the end of each turn: a penny, or a mobster (X8.2 to X8.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.mobs.mobster import mobster_at, mobsters_at
from bothy.games.glenmore.expansions.mobs.prison import (
    IN_PRISON,
    WAITING,
    give_mobster,
    mobs,
    place_of,
    put_penny,
)
from bothy.games.glenmore.expansions.mobs.rows import FROM_START, ROWS
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, value


@value
class DrawMobster(Draw[GlenMore]):
    """Draw of a mobster; all players see it, even one with a B (X8.2, R-X26)."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("mobster")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        drawn = mobs(pos).ids
        return [(id_, 1) for id_ in mobsters_at(pos) if id_ not in drawn]

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        part, row = mobs(pos), mobster_at(pos, outcome).row(pos.rules.pack)
        part.ids = (*part.ids, outcome)
        part.holders = (*part.holders, IN_PRISON if row.back == FROM_START else WAITING)
        part.offered, part.stamps = (*part.offered, 0), (*part.stamps, -1)
        part.tokens = (*part.tokens, ())
        pos.emit("mobster-drawn", mobster=outcome, back=row.back)
        if len(part.ids) == ROWS.of(pos.rules.pack).draw(len(pos.players)).mobsters:
            pos.explain("pennies-dealt", count=part.pennies[0])


def open_prison(pos: GlenMore) -> None:
    """Brings waiting mobsters to prison when the first tile of stack B is laid (X8.3)."""
    part = mobs(pos)
    came = tuple([id_ for id_, holder in zip(part.ids, part.holders, strict=True) if holder == WAITING])
    part.holders = tuple([IN_PRISON if holder == WAITING else holder for holder in part.holders])
    pos.emit("mobsters-caught", mobster=came)


@value
class PutPenny(Action):
    """Put a penny on a mobster in prison."""

    mobster: str


@value
class TakeMobster(Action):
    """Take a mobster out of prison, with the pennies on it."""

    mobster: str


@value
class AtPrison(Frame[GlenMore]):
    """Offer at the end of a turn: a penny, or a mobster, or neither (X8.4, R-X12)."""

    takes = (PutPenny, TakeMobster, Done)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if IN_PRISON in mobs(pos).holders else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        ids = mobs(pos).ids
        return [*[PutPenny.of(id_) for id_ in ids], *[TakeMobster.of(id_) for id_ in ids], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: PutPenny | TakeMobster | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        part = mobs(pos)
        at = place_of(part, action.mobster)
        if at < 0 or part.holders[at] != IN_PRISON:
            return Reason("not-in-prison", rule="X8.4")
        if isinstance(action, PutPenny) and not part.pennies[seat]:
            return Reason("no-pennies", rule="X8.5")
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        part = mobs(pos)
        inside = [id_ for id_, holder in zip(part.ids, part.holders, strict=True) if holder == IN_PRISON]
        found: list[Action] = [PutPenny.of(id_) for id_ in inside] if part.pennies[seat] else []
        return [*found, *[TakeMobster.of(id_) for id_ in inside], DONE]

    def take(self, pos: GlenMore, seat: int, action: PutPenny | TakeMobster | Done) -> None:
        if isinstance(action, PutPenny):
            put_penny(pos, seat, action.mobster)
        elif isinstance(action, TakeMobster):
            give_mobster(pos, seat, action.mobster)
            pos.push(*mobster_at(pos, action.mobster).taken(pos, seat))


FRAMES: Sequence[type[Frame[GlenMore]]] = (DrawMobster, AtPrison)
EVENTS: tuple[str, ...] = ("mobster-drawn", "mobsters-caught")
REASONS: tuple[str, ...] = ("not-in-prison", "no-pennies")
