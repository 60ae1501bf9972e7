"""Who follows a table, over all processes: each tells the others whom it has, and forgets the silent."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bothy.server.live.messages import Presence

TELL_EVERY = 20.0
FORGET_AFTER = 50.0
"""Seconds. A process that was killed is forgotten after missing two tellings."""
BELIEVED_FOR = 25.0
"""Seconds for which we believe what another process told: by then it would have told again that it lives."""


class Here(Struct, frozen=True):
    """Whom one process has at a table."""

    process: str
    people: list[str]
    others: int
    away: list[str] = []
    """Those of the people whose pages are all hidden: they are at the table, and do not look."""


_DECODE = msgspec.json.Decoder(Here).decode


class Attendance:
    """Everybody at one table: our own listeners, and what other processes told."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.own = Here(process, [], 0)
        self._elsewhere: dict[str, tuple[Here, float]] = {}

    def count(self, people: Iterable[str | None], looking: Iterable[str | None] = ()) -> bool:
        """Count our own listeners anew; say whether anything changed."""
        everybody = list(people)
        named = sorted({person for person in everybody if person is not None})
        away = sorted(set(named) - set(looking))
        own = Here(self.process, named, everybody.count(None), away)
        changed, self.own = own != self.own, own
        return changed

    def looking(self, now: float) -> set[str]:
        """Those who have the table before their eyes, by us and by processes that told of them lately."""
        fresh = [here for here, told in self._elsewhere.values() if now - told <= BELIEVED_FOR]
        return {person for here in (self.own, *fresh) for person in here.people if person not in here.away}

    def telling(self) -> bytes:
        """What to tell the other processes."""
        return msgspec.json.encode(self.own)

    def hear(self, payload: bytes, now: float) -> tuple[bool, bool]:
        """What another process told: whether that changes anything, and whether it should be told whom we have."""
        here = _DECODE(payload)
        if here.process == self.process:
            return False, False
        if not here.people and not here.others:  # it has nobody here any more, or only asks who has
            gone = self._elsewhere.pop(here.process, None) is not None
            return gone, not gone and bool(self.own.people or self.own.others)
        known = self._elsewhere.get(here.process)
        self._elsewhere[here.process] = here, now
        return known is None or known[0] != here, known is None

    def forget(self, now: float) -> bool:
        """Drop the processes that fell silent; say whether there were any."""
        silent = [each for each, (_, told) in self._elsewhere.items() if now - told > FORGET_AFTER]
        for each in silent:
            del self._elsewhere[each]
        return bool(silent)

    def message(self) -> Presence:
        """What clients are told."""
        all_of = [self.own, *[here for here, _ in self._elsewhere.values()]]
        people = sorted({person for here in all_of for person in here.people})
        return Presence(people=people, others=sum(here.others for here in all_of))
