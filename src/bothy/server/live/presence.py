"""Presence at a table, across processes: each announces its people, and drops silent processes."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Struct

from bothy.server.bus import Bus
from bothy.server.bus.interface import presence_subject
from bothy.server.live.messages import Presence

TELL_EVERY = 20.0
FORGET_AFTER = 50.0
"""Seconds. A killed process is dropped after two missed announcements."""
BELIEVED_FOR = 25.0
"""Seconds for which another process's announcement counts as current; a live one repeats it sooner."""

PATIENCE = 0.25
"""Seconds to wait for answers. If one is late, a person may get an unnecessary notice, nothing else."""

MOST_NAMES = 20
"""Most people sent by id; the others are only counted."""
PAUSE = 1.0
"""Seconds between two announcements at one table."""
TOLD_A_SECOND = 100
"""Most listeners notified per second: crowded tables get a longer pause."""


class Here(Struct, frozen=True):
    """People at a table in one process."""

    process: str
    people: list[str]
    others: int
    away: list[str] = []
    """People whose pages are all hidden: they are present but not looking."""


_DECODE = msgspec.json.Decoder(Here).decode


class Attendance:
    """All people at one table, here and in other processes. Coming and going takes constant time."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.unsaid = False
        """True if changes here haven't been announced to other processes."""
        self._here: Counter[str] = Counter()
        self._looking: Counter[str] = Counter()
        """Open pages per person (`_here`), and those that are visible (`_looking`)."""
        self._others = 0
        self._elsewhere: dict[str, tuple[Here, float]] = {}

    @property
    def own(self) -> Here:
        """The people in this process."""
        return Here(
            self.process, sorted(self._here), self._others, sorted(self._here.keys() - self._looking.keys())
        )

    def enter(self, person: str | None) -> None:
        """Adds an open page, which is visible."""
        self._change(self._here, person, 1)
        self._change(self._looking, person, 1)

    def leave(self, person: str | None, hidden: bool = False) -> None:
        """Removes a closed page."""
        self._change(self._here, person, -1)
        if not hidden:
            self._change(self._looking, person, -1)

    def hide(self, person: str | None, hidden: bool) -> None:
        """Marks a page as hidden or visible."""
        self._change(self._looking, person, -1 if hidden else 1)

    def _change(self, counts: Counter[str], person: str | None, by: int) -> None:
        if person is None:
            if counts is self._here:
                self._others += by
                self.unsaid = True
            return
        counts[person] += by
        if not counts[person]:
            del counts[person]
            self.unsaid = True
        elif counts[person] == by:
            self.unsaid = True

    def looking(self, now: float) -> set[str]:
        """Returns the people looking at the table, here and in processes with current announcements."""
        fresh = [here for here, told in self._elsewhere.values() if now - told <= BELIEVED_FOR]
        return {*self._looking, *(person for here in fresh for person in here.people if person not in here.away)}

    def telling(self) -> bytes:
        """Returns the announcement for other processes."""
        self.unsaid = False
        return msgspec.json.encode(self.own)

    def hear(self, payload: bytes, now: float) -> tuple[bool, bool]:
        """Handles another process's announcement; returns whether it changes anything, and whether to answer."""
        here = _DECODE(payload)
        if here.process == self.process:
            return False, False
        if not here.people and not here.others:  # it has no listeners here any more, or only asks who has
            gone = self._elsewhere.pop(here.process, None) is not None
            return gone, not gone and bool(self._here or self._others)
        known = self._elsewhere.get(here.process)
        self._elsewhere[here.process] = here, now
        return known is None or known[0] != here, known is None

    def forget(self, now: float) -> bool:
        """Drops silent processes; returns whether there were any."""
        silent = [each for each, (_, told) in self._elsewhere.items() if now - told > FORGET_AFTER]
        for each in silent:
            del self._elsewhere[each]
        return bool(silent)

    def message(self, first: Collection[str] = ()) -> Presence:
        """Returns the message for clients: some people by id, `first` before others, and a count of the rest."""
        elsewhere = [here for here, _ in self._elsewhere.values()]
        people = {*self._here, *(person for here in elsewhere for person in here.people)}
        named = sorted(people, key=lambda person: (person not in first, person))[:MOST_NAMES]
        others = self._others + sum(here.others for here in elsewhere)
        return Presence(people=sorted(named), others=len(people) - len(named) + others)


async def who_looks(bus: Bus, table_id: str, seconds: float = PATIENCE) -> set[str]:
    """Returns the people looking at the table, in any process: each with listeners there answers a hello."""
    found: set[str] = set()

    def heard(payload: bytes) -> None:
        try:
            here = _DECODE(payload)
        except msgspec.DecodeError:
            return
        found.update(set(here.people) - set(here.away))

    subscription = await bus.subscribe(presence_subject(table_id), heard)
    try:
        asking = Here(secrets.token_hex(4), [], 0)
        await bus.publish(presence_subject(table_id), msgspec.json.encode(asking))
        await asyncio.sleep(seconds)
    finally:
        await subscription.close()
    return found
