"""Stored rows. None is sent to a client directly: they contain seeds and other people's words.

Times are whole milliseconds since 1970, given by the caller: a store has no clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest

from msgspec import Struct

from bothy.local.tables import Table
from bothy.server.clocks.pace import Pace


class MatchRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game's opening, which never changes, and its progress, which changes with every append."""

    id: str
    header: bytes
    """The header of its log, as JSON."""
    seed: bytes
    """The host's part of the shuffle: secret until the match has ended."""
    people: tuple[str | None, ...]
    """The person at each seat; None where a bot sits."""
    bots: tuple[str | None, ...] = ()
    """The bot at each seat; None where a person sits, and empty if there are no bots."""
    table: str | None = None
    created: int
    seq: int = -1
    """The number of the newest entry. Set when the match is created; a value given here is ignored."""
    finished: bool = False


class SideWrites(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Rows written atomically with a move: clock and notices."""

    clock: bytes | None = None
    """The game's clock after the move; None leaves it as it is."""
    due: int | None = None
    """When the clock runs out, if it does."""
    notices: tuple[bytes, ...] = ()
    """Bodies for the outbox."""
    at: int = 0


def joined(one: SideWrites, other: SideWrites) -> SideWrites:
    """Join two sets of rows: at most one of them has a clock."""
    timed = one if one.clock is not None else other
    return SideWrites(
        clock=timed.clock, due=timed.due, notices=one.notices + other.notices, at=max(one.at, other.at)
    )


class TimerRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game's clock after entry `seq`."""

    match_id: str
    seq: int
    due: int | None = None
    body: bytes


@dataclass(frozen=True, kw_only=True)
class TableRow(Table):
    """A gathering of players: a table, with what people agree on before and around the game."""

    invite: str
    """The code in the invite link."""
    listed: bool = False
    """True if anyone may find it without the link."""
    language: str = ""
    """The host's language when it was opened, for people looking for a table in theirs."""
    pace: Pace | None = None
    """Time control; None has no time limit."""
    invited: tuple[str, ...] = ()
    """People the host has invited, until they come or the match starts."""
    declined: tuple[str, ...] = ()
    """Invited people who declined."""

    def hears(self, person: str | None, invite: str = "") -> bool:
        """Return whether a person, or the holder of this invite, may read the chat.

        At a private table those are the people seated or invited, and those who were sent its link.
        """
        return self.listed or person in self.concerned or compare_digest(invite.encode(), self.invite.encode())

    @property
    def concerned(self) -> tuple[str, ...]:
        """All people it involves, each once: its people, and those invited."""
        return tuple(dict.fromkeys([*self.people, *self.invited, *self.declined]))


class PersonRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person who plays or watches. Guests are people too; one who signs up later keeps their id."""

    id: str
    name: str
    created: int
    owner: str | None = None
    """For a bot account, the person whose bot it is."""

    @property
    def answerable(self) -> tuple[str, ...]:
        """The people whose ban or mute stops this one: themselves, and the owner of a bot."""
        return (self.id,) if self.owner is None else (self.id, self.owner)


class SessionRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A signed-in browser, or a program's token.

    Only a hash of the secret is stored, so that a stolen database grants no access.
    """

    token_hash: bytes
    person: str
    created: int
    seen: int
    ends: int
    device: str = ""
    """Short name of the device, or the name its owner gave a token."""
    scopes: str = ""
    """What a token permits, separated by spaces. A browser has none, and may do everything."""


class ChatRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chat line. Numbers count from 0 without a gap."""

    table: str
    number: int
    person: str
    text: str
    at: int
