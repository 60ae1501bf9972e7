"""What is stored, as it is stored. None of it goes to a client as it is: seeds and words of others are in it.

Times are whole milliseconds since 1970, given by the caller: a store has no clock.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Literal

from msgspec import Struct

from bothy.server.clocks.pace import Pace

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
TableState = Literal["waiting", "playing", "finished"]
IdeaTerms = Literal["off", "on", "rated"]
"""`on`: a game in which somebody asked is not rated. `rated`: it is, as all knew before they sat down."""


class MatchRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game was opened, which never changes, and how far it is, which does with every append."""

    id: str
    header: bytes
    """The header of its log, as JSON."""
    seed: bytes
    """The host's part of the shuffle: a secret until the game has ended."""
    people: tuple[str | None, ...]
    """Who holds each seat; None where a bot does."""
    bots: tuple[str | None, ...] = ()
    """The bot of each seat; None where a person sits, and empty if there are none at all."""
    table: str | None = None
    created: int
    seq: int = -1
    """The number of the newest entry. Creating a game sets it; what is given here does not matter."""
    finished: bool = False


class Beside(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is written together with a move, or not at all: its clock, and whom to tell."""

    clock: bytes | None = None
    """The game's clock after the move; None leaves it as it is."""
    due: int | None = None
    """When the clock runs out, if it does."""
    notices: tuple[bytes, ...] = ()
    """What goes into the outbox."""
    at: int = 0


def joined(one: Beside, other: Beside) -> Beside:
    """What two want written, as one: at most one of them has a clock."""
    timed = one if one.clock is not None else other
    return Beside(clock=timed.clock, due=timed.due, notices=one.notices + other.notices, at=max(one.at, other.at))


class TimerRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clock of a game, as it stood after entry `seq`."""

    game: str
    seq: int
    due: int | None = None
    body: bytes


class SeatRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of a table: a person's, a bot's, or free."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    """As shown at the table."""
    word: str = ""
    """The seat's own part of the shuffle."""
    ready: bool = False
    reactions: dict[str, str] = {}
    """Standing preferences, `never` or `always`: a secret of the seat. About any other reaction it is asked."""
    offered: bool = False
    """In mid-game: whether its person has left, and somebody else may sit down."""
    vote: str = ""
    """What it wants to become of a seat that is out of time or left: `end`, or `bot`."""


class TableRow(Struct, frozen=True, kw_only=True, omit_defaults=True, rename={"match_id": "game_id"}):
    """A place where people gather: what they want to play, who sits where, and the game once it is begun."""

    id: str
    game: str
    options: dict[str, Any] = {}
    seats: tuple[SeatRow, ...]
    host: str
    """The person who opened it."""
    invite: str
    """The code in the link by which others come."""
    listed: bool = False
    """Whether anybody may find it without the link."""
    seed: bytes = b""
    """The host's part of the shuffle, committed to before the words are given: secret until the game has ended."""
    state: TableState = "waiting"
    match_id: str | None = None
    before: str | None = None
    """The table this one is a rematch of."""
    after: str | None = None
    """The table of the rematch."""
    language: str = ""
    """What its host read when it was opened: those who look for a table to join may want theirs."""
    lesson: bool = False
    """Whether it is a first game to learn by: the deal is fixed, and one person plays both seats."""
    branched: str | None = None
    """The finished match that this one was branched off: it goes on from the same position by the same deal."""
    branched_step: int = 0
    """Before which of its steps."""
    pace: Pace | None = None
    """What was agreed on about time; None waits for ever."""
    given_up: bool = False
    """Whether the match was ended without a result."""
    ideas: IdeaTerms = "on"
    """Whether people may ask a bot for ideas, and what becomes of the rating then."""
    invited: tuple[str, ...] = ()
    """People the host has asked to come, until they do or the match begins."""
    declined: tuple[str, ...] = ()
    """Those of them who would rather not."""
    created: int
    version: int = 0
    """Raised by one with every change, by the store."""

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody to whose tables this one belongs, each once: the host, and whoever sits."""
        return tuple(dict.fromkeys([self.host, *(seat.person for seat in self.seats if seat.person is not None)]))

    def hears(self, person: str | None, invite: str = "") -> bool:
        """Whether what is said here is for this person, or for whoever shows this invite. At a private table it is
        for those who sit there or were asked to come, and for those who were sent its link."""
        return self.listed or person in self.concerned or compare_digest(invite.encode(), self.invite.encode())

    @property
    def concerned(self) -> tuple[str, ...]:
        """Everybody it knows of, each once: its people, and those who were asked to come."""
        return tuple(dict.fromkeys([*self.people, *self.invited, *self.declined]))


class PersonRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who plays or watches. A guest is a person too; whoever signs up later stays the same one."""

    id: str
    name: str
    created: int


class SessionRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A signed-in browser. Only a hash of its token is kept, so that a stolen table opens no door."""

    token_hash: bytes
    person: str
    created: int
    seen: int
    ends: int
    device: str = ""
    """What it calls itself, in short."""


class ChatRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing said at a table. Numbers count from 0 without a gap."""

    table: str
    number: int
    person: str
    text: str
    at: int
