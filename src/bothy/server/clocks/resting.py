"""When the time of a seat does not count: while the host was down, and while its person rests."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from heapq import merge

from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, Pauses
from bothy.server.clocks.pauses import Interval, resumes
from bothy.server.clocks.rest import Rest, read_rest, rest_body
from bothy.server.store import Store

REMEMBERED = 5_000
FRESH = 30_000
"""Milliseconds for which a person's rest is believed without looking again."""
DAY = 24 * 3600 * 1000
OLDEST = 60 * DAY
"""No move takes longer, so no older pause matters."""


class Resting:
    """The pauses of everybody, as far as one process has asked for them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rests: OrderedDict[str, tuple[int, Rest]] = OrderedDict()
        self._downtimes: list[Interval] = []
        self._times_down = -1

    async def of(self, person: str) -> Rest:
        """When a person rests."""
        now = now_ms()
        known = self._rests.get(person)
        if known is not None and now - known[0] < FRESH:
            return known[1]
        rest = read_rest(await self._store.rest(person))
        self._remember(person, rest, now)
        return rest

    async def until(self, person: str) -> int | None:
        """When somebody who rests just now will have rested; None if they don't."""
        now = now_ms()
        return resumes(now, (await self.of(person)).pauses(now))

    async def change(self, person: str, how: Callable[[Rest, int], Rest]) -> Rest:
        """Rest otherwise from now on."""
        now = now_ms()
        rest = how(read_rest(await self._store.rest(person)), now)
        await self._store.keep_rest(person, rest_body(rest))
        self._remember(person, rest, now)
        return rest

    def _remember(self, person: str, rest: Rest, now: int) -> None:
        self._rests[person] = now, rest
        self._rests.move_to_end(person)
        if len(self._rests) > REMEMBERED:
            self._rests.popitem(last=False)

    async def was_down(self, times: int) -> None:
        """Take note of how often the host was down; if that is news, look when."""
        if times != self._times_down:
            self._downtimes = await self._store.downtimes(now_ms() - OLDEST)
            self._times_down = times

    async def pauses(self, people: Sequence[str | None], clock: Clock) -> Pauses:
        """The pauses of the seats of a game. Who plays live doesn't rest; a host that is down lets all rest."""
        downtimes = self._downtimes
        if clock.pace.is_live:
            return lambda seat, since: downtimes
        rests = [Rest() if person is None else await self.of(person) for person in people]

        def pauses(seat: int, since: int) -> Iterable[Interval]:
            return merge(downtimes, rests[seat].pauses(since))

        return pauses
