"""Notices, and the parcels that carry them."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

Kind = Literal["turn", "over", "out", "decide", "rematch", "offered", "invited"]
"""Reasons: a turn, the end of the game, a timeout, a decision about an abandoned seat, a rematch, a seat on offer,
an invitation from someone they played with.
"""
TOLD_ANYWAY: frozenset[Kind] = frozenset({"out"})
"""Reasons sent even if the person already has an unread notice about the table."""
Channel = Literal["mail", "push", "hook"]
CHANNELS: tuple[Channel, ...] = ("mail", "push", "hook")
TRIAL = "trial"


class Notice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One piece of news about a table, for one person."""

    kind: Kind
    person: str
    table: str
    at: int
    match: str = ""
    seq: int = -1
    """The entry that caused it, which makes repeated notices of the same news identical."""

    @property
    def id(self) -> str:
        """The id, unchanged if the notice is sent again."""
        told = f"{self.kind} {self.person} {self.table} {self.match} {self.seq}"
        return sha256(told.encode()).hexdigest()[:32]


class Delivery(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Notices on their way to one person through one channel."""

    id: str
    """Unchanged between retries; used as the email's Message-ID."""
    channel: Channel
    person: str
    at: int
    notices: tuple[Notice, ...] = ()
    """One notice, a digest's notices, or none for a test."""
    to: str = ""
    """The push subscription's endpoint, where a person may have several."""
    digest: bool = False


read_notice = msgspec.json.Decoder(Notice).decode
read_delivery = msgspec.json.Decoder(Delivery).decode
written = msgspec.json.encode
