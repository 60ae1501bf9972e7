"""Who follows a table, over all processes: each tells the others whom it has, and forgets the silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Struct

from bothy.server.live.messages import Presence

TELL_EVERY = 20.0
FORGET_AFTER = 50.0
"""Seconds. A process that was killed is forgotten after missing two tellings."""
BELIEVED_FOR = 25.0
"""Seconds for which we believe what another process told: by then it would have told again that it lives."""

MOST_NAMES = 20
"""Clients are told so many by name, and of the others how many there are."""
PAUSE = 1.0
"""Seconds between two tellings at one table."""
TOLD_A_SECOND = 100
"""At a crowded table the pause is longer, so that no more are told than this."""


class Here(Struct, frozen=True):
    """Whom one process has at a table."""

    process: str
    people: list[str]
    others: int
    away: list[str] = []
    """Those of the people whose pages are all hidden: they are at the table, and do not look."""


_DECODE = msgspec.json.Decoder(Here).decode


class Attendance:
    """Everybody at one table: our own listeners, and what other processes told. To come or go costs no count."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.unsaid = False
        """Whether anything changed here since it was told to the other processes."""
        self._here: Counter[str] = Counter()
        self._looking: Counter[str] = Counter()
        """By how many pages each person is here, and by how many of them they look."""
        self._others = 0
        self._elsewhere: dict[str, tuple[Here, float]] = {}

    @property
    def own(self) -> Here:
        """Whom this process has."""
        return Here(
            self.process, sorted(self._here), self._others, sorted(self._here.keys() - self._looking.keys())
        )

    def enter(self, person: str | None) -> None:
        """A page of somebody's opens, and is seen."""
        self._change(self._here, person, 1)
        self._change(self._looking, person, 1)

    def leave(self, person: str | None, hidden: bool = False) -> None:
        """It closes."""
        self._change(self._here, person, -1)
        if not hidden:
            self._change(self._looking, person, -1)

    def hide(self, person: str | None, hidden: bool) -> None:
        """It is hidden, or is seen again."""
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
        """Those who have the table before their eyes, by us and by processes that told of them lately."""
        fresh = [here for here, told in self._elsewhere.values() if now - told <= BELIEVED_FOR]
        return {*self._looking, *(person for here in fresh for person in here.people if person not in here.away)}

    def telling(self) -> bytes:
        """What to tell the other processes."""
        self.unsaid = False
        return msgspec.json.encode(self.own)

    def hear(self, payload: bytes, now: float) -> tuple[bool, bool]:
        """What another process told: whether that changes anything, and whether it should be told whom we have."""
        here = _DECODE(payload)
        if here.process == self.process:
            return False, False
        if not here.people and not here.others:  # it has nobody here any more, or only asks who has
            gone = self._elsewhere.pop(here.process, None) is not None
            return gone, not gone and bool(self._here or self._others)
        known = self._elsewhere.get(here.process)
        self._elsewhere[here.process] = here, now
        return known is None or known[0] != here, known is None

    def forget(self, now: float) -> bool:
        """Drop the processes that fell silent; say whether there were any."""
        silent = [each for each, (_, told) in self._elsewhere.items() if now - told > FORGET_AFTER]
        for each in silent:
            del self._elsewhere[each]
        return bool(silent)

    def message(self, first: Collection[str] = ()) -> Presence:
        """What clients are told: some by name, those who are looked for `first`, and how many more there are."""
        elsewhere = [here for here, _ in self._elsewhere.values()]
        people = {*self._here, *(person for here in elsewhere for person in here.people)}
        named = sorted(people, key=lambda person: (person not in first, person))[:MOST_NAMES]
        others = self._others + sum(here.others for here in elsewhere)
        return Presence(people=sorted(named), others=len(people) - len(named) + others)
