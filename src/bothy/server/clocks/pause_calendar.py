"""Pauses of a seat's time: the host's downtimes, and its player's rest times."""

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
"""Milliseconds for which a person's cached rest times are used without rereading them."""
DAY = 24 * 3600 * 1000
OLDEST = 60 * DAY
"""No move takes longer, so older pauses don't matter."""


class PauseCalendar:
    """Cache of pauses, for one process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rests: OrderedDict[str, tuple[int, Rest]] = OrderedDict()
        self._downtimes: list[Interval] = []
        self._times_down = -1

    async def of(self, person: str) -> Rest:
        """Return a person's rest times."""
        now = now_ms()
        known = self._rests.get(person)
        if known is not None and now - known[0] < FRESH:
            return known[1]
        rest = read_rest(await self._store.rest(person))
        self._remember(person, rest, now)
        return rest

    async def until(self, person: str) -> int | None:
        """Return when a person who is resting now will be back; None if they aren't resting."""
        now = now_ms()
        return resumes(now, (await self.of(person)).pauses(now))

    async def change(self, person: str, how: Callable[[Rest, int], Rest]) -> Rest:
        """Change a person's rest times from now on."""
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
        """Reload the downtimes if their number has changed."""
        if times != self._times_down:
            self._downtimes = await self._store.downtimes(now_ms() - OLDEST)
            self._times_down = times

    async def pauses(self, people: Sequence[str | None], clock: Clock) -> Pauses:
        """Return the pauses of a match's seats. Live games ignore rest times; downtimes count in all."""
        downtimes = self._downtimes
        if clock.pace.is_live:
            return lambda seat, since: downtimes
        rests = [Rest() if person is None else await self.of(person) for person in people]

        def pauses(seat: int, since: int) -> Iterable[Interval]:
            return merge(downtimes, rests[seat].pauses(since))

        return pauses
