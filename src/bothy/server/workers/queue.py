"""Fair queue for workers: networks take turns by the time they've used, and so do people in a network."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from time import perf_counter

from prometheus_client import Gauge

MOST_KNOWN = 1000
"""Callers tracked before those level with newcomers are dropped."""

SOON = 30.0
"""Seconds within which a caller who gave up waiting keeps their position."""


class Shares:
    """The time that each of several callers has used.

    Unused time isn't saved up. A caller who arrives, or returns, starts level with the others, and so later the
    longer they've been served: a stream of newcomers can't overtake everyone else. A caller who gives up waiting
    and soon returns keeps their position.
    """

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self._clock = 0.0
        """Start for newcomers: the time each caller would have used by now if all had been served alike."""
        self._given_up: dict[str, tuple[float, float]] = {}
        """Positions of callers who left without being served, and when they left."""

    def join(self, caller: str) -> None:
        """Set a caller's position among the others."""
        stood, left = self._given_up.pop(caller, (0.0, 0.0))
        used = max(stood, self.used.get(caller, 0.0))
        back_soon = left and perf_counter() - left < SOON
        self.used[caller] = used if back_soon else max(used, self._clock)

    def give_up(self, caller: str) -> None:
        """Record that a caller left without being served."""
        self._given_up[caller] = self.used.get(caller, self._clock), perf_counter()

    def charge(self, caller: str, seconds: float, others: int) -> None:
        """Record how long a caller was served while `others` waited."""
        self.used[caller] = self.used.get(caller, self._clock) + seconds
        self._clock += seconds / (others + 1)

    def next(self, waiting: Collection[str]) -> str:
        """Return the waiting caller who has used the least time."""
        return min(waiting, key=self.used.__getitem__)

    def serve(self, caller: str, waiting: Collection[str]) -> None:
        """Record that it's a caller's turn, and drop callers level with newcomers."""
        self._clock = max(self._clock, self.used[caller])
        if len(self._given_up) > MOST_KNOWN:
            self._given_up.clear()
        if len(self.used) > MOST_KNOWN:
            self.used = {
                each: used
                for each, used in self.used.items()
                if used > self._clock or each in waiting or each == caller
            }


Line = deque[asyncio.Future[None]]


class FairQueue:
    """A fixed number of places, and one line per person.

    A free place goes to the network that has used the least time, and there to the person who has. Twenty guests
    at one address take no more from a person elsewhere than one would, and a person's nine tables no more from a
    neighbour than one table would. A table asks one question at a time, so a person's tables take turns in order
    of arrival.
    """

    def __init__(self, places: int, gauge: Gauge) -> None:
        """Take the number of places, and the metric of those who wait for one."""
        self._places = places
        self._gauge = gauge
        self._lines: dict[str, dict[str, Line]] = {}
        """By network, then by person."""
        self._spare: Line = deque()
        """Low-priority requests, served when all lines are empty."""
        self._networks = Shares()
        self._people: dict[str, Shares] = {}
        """By network."""

    @property
    def waiting(self) -> int:
        """Number of waiting requests."""
        return sum(len(line) for people in self._lines.values() for line in people.values())

    @asynccontextmanager
    async def spare_turn(self) -> AsyncIterator[None]:
        """Wait for a place that no other request wants, and hold it."""
        if self._places:
            self._places -= 1
        else:
            await self._given(self._spare)
        try:
            yield
        finally:
            self._hand_on()

    @asynccontextmanager
    async def turn(self, person: str, network: str = "") -> AsyncIterator[None]:
        """Wait for a place, and hold it. A person at no known network is a network of their own."""
        network = network or person
        with self._gauge.track_inprogress():
            await self._wait(person, network)
        start = perf_counter()
        try:
            yield
        finally:
            seconds = perf_counter() - start
            self._networks.charge(network, seconds, len(self._lines))
            self._shares(network).charge(person, seconds, len(self._lines.get(network, ())))
            self._hand_on()

    def _shares(self, network: str) -> Shares:
        return self._people.setdefault(network, Shares())

    async def _wait(self, person: str, network: str) -> None:
        people = self._shares(network)
        self._networks.join(network)
        people.join(person)
        if self._places:
            self._places -= 1
            return
        try:
            await self._given(self._lines.setdefault(network, {}).setdefault(person, deque()))
        except asyncio.CancelledError:
            self._networks.give_up(network)
            people.give_up(person)
            raise

    async def _given(self, line: Line) -> None:
        """Wait in a line until a place is handed on."""
        place = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was assigned just before the cancellation
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give a freed place to the next in line."""
        while self._lines:
            network = self._networks.next(self._lines)
            lines, people = self._lines[network], self._shares(network)
            person = people.next(lines)
            place = lines[person].popleft()
            if not lines[person]:
                del lines[person]
            if not lines:
                del self._lines[network]
            if not place.cancelled():
                self._networks.serve(network, self._lines)
                people.serve(person, lines)
                place.set_result(None)
                break
        else:
            self._hand_on_spare()
        if len(self._people) > 2 * MOST_KNOWN:
            self._people = {each: shares for each, shares in self._people.items() if each in self._networks.used}

    def _hand_on_spare(self) -> None:
        """Give a place that no line wants to a low-priority request."""
        while self._spare:
            place = self._spare.popleft()
            if not place.cancelled():
                place.set_result(None)
                return
        self._places += 1
