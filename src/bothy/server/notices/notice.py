"""What somebody is told, and the parcels that carry it."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

Kind = Literal["turn", "over", "out", "decide", "rematch", "offered", "invited"]
"""It is their turn; the game is over; their time ran out; they decide what becomes of a seat that nobody plays;
somebody wants another game; a seat is offered to them; somebody they played with asks them to come."""
TOLD_ANYWAY: frozenset[Kind] = frozenset({"out"})
"""What is told even to somebody who was told something of the table before and hasn't looked since."""
Channel = Literal["mail", "push", "hook"]
CHANNELS: tuple[Channel, ...] = ("mail", "push", "hook")
TRIAL = "trial"


class Notice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing one person should know of one table."""

    kind: Kind
    person: str
    table: str
    at: int
    match: str = ""
    seq: int = -1
    """The entry that brought it about: the same news is the same notice, however often it is looked at."""

    @property
    def id(self) -> str:
        """The same whenever it is told again."""
        told = f"{self.kind} {self.person} {self.table} {self.match} {self.seq}"
        return sha256(told.encode()).hexdigest()[:32]


class Delivery(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Notices on their way to one person by one channel."""

    id: str
    """The same whenever it is tried again: it becomes the mail's Message-ID."""
    channel: Channel
    person: str
    at: int
    notices: tuple[Notice, ...] = ()
    """One; or what a digest is made of; or none, if somebody tries their channel out."""
    to: str = ""
    """Which of several: the address of a push subscription."""
    digest: bool = False


read_notice = msgspec.json.Decoder(Notice).decode
read_delivery = msgspec.json.Decoder(Delivery).decode
written = msgspec.json.encode
