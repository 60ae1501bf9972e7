"""Who may ask a bot worker next: people take turns by the time their bots have had."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

from bothy.server.metrics import BOT_WAITING

MOST_KNOWN = 1000
"""People whose time is remembered before those who are owed nothing are forgotten."""

SOON = 30.0
"""Seconds in which somebody who gave up waiting is back soon."""


class FairQueue:
    """So many places, and a line for each person.

    A free place goes to whoever has used the least time, so nine tables of one person take no more from another
    than one would. Time not used is not saved up: whoever comes, or comes back, starts where the others are by
    now, which is later the longer they have been served: no stream of newcomers goes before everybody else. Who
    gives up waiting and is soon back stands where they stood. A table asks one question at a time, so the tables
    of one person take turns by the order in which they come.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}
        self._spare: deque[asyncio.Future[None]] = deque()
        """Those who are in no hurry: they come when all lines are empty."""
        self._used: dict[str, float] = {}
        self._clock = 0.0
        """Where newcomers start: the time everybody would have used by now if all had been served alike."""
        self._given_up: dict[str, tuple[float, float]] = {}
        """Where people stood who went without being served, and when they went."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def spare_turn(self) -> AsyncIterator[None]:
        """Wait for a place that nobody else wants, and hold it meanwhile."""
        if self._places:
            self._places -= 1
        else:
            await self._given(self._spare)
        try:
            yield
        finally:
            self._hand_on()

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it meanwhile."""
        with BOT_WAITING.track_inprogress():
            await self._wait(person)
        start = perf_counter()
        try:
            yield
        finally:
            seconds = perf_counter() - start
            self._used[person] = self._used.get(person, self._clock) + seconds
            self._clock += seconds / (len(self._lines) + 1)
            self._hand_on()

    async def _wait(self, person: str) -> None:
        self._used[person] = self._start_of(person)
        if self._places:
            self._places -= 1
            return
        try:
            await self._given(self._lines.setdefault(person, deque()))
        except asyncio.CancelledError:
            self._given_up[person] = self._used.get(person, self._clock), perf_counter()
            raise

    def _start_of(self, person: str) -> float:
        """Where somebody stands who joins the line."""
        stood, left = self._given_up.pop(person, (0.0, 0.0))
        if left and perf_counter() - left < SOON:
            return stood
        return max(self._used.get(person, 0.0), self._clock)

    async def _given(self, line: deque[asyncio.Future[None]]) -> None:
        """Wait in a line until a place is handed on."""
        place = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given to us just before we were called away
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give a place that has become free to the next in line."""
        while self._lines:
            person = min(self._lines, key=self._used.__getitem__)
            line = self._lines[person]
            place = line.popleft()
            if not line:
                del self._lines[person]
            if not place.cancelled():
                self._clock = max(self._clock, self._used[person])
                place.set_result(None)
                break
        else:
            self._hand_on_spare()
        if len(self._given_up) > MOST_KNOWN:
            self._given_up.clear()
        if len(self._used) > MOST_KNOWN:
            self._used = {
                person: used for person, used in self._used.items() if used > self._clock or person in self._lines
            }

    def _hand_on_spare(self) -> None:
        """Give a place that nobody in a line wants to who is in no hurry."""
        while self._spare:
            place = self._spare.popleft()
            if not place.cancelled():
                place.set_result(None)
                return
        self._places += 1
