"""Handles clocks that run out. Every process polls, and the one that takes a due clock handles it.

A clock is leased for less than a second. If its process crashes, the next one takes it. If two handle the same
clock after all, the log decides, because only one append can win. The time-out itself doesn't need the match
loaded: it's an entry after the newest, and moves nothing on the board.

While any clock runs, processes record every other second that the host is up. If none did for longer than `GAP`,
the host was down: that time is recorded as a pause before any clock is taken, and counts against no player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import structlog
from msgspec.structs import replace

from bothy.kernel import BothyError
from bothy.local.bots import bot_spec
from bothy.server.clock import now_ms
from bothy.server.clocks.clock import LOOK_AFTER, Clock, clock_body, read_clock
from bothy.server.clocks.match_clocks import MatchClocks
from bothy.server.clocks.pace import PLAYED_ON
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.matches import MatchService
from bothy.server.matches.botseats import BotSeats
from bothy.server.metrics import TIMEOUT_SECONDS
from bothy.server.refusals import NotFound
from bothy.server.rows import MatchRow, SideWrites, TimerRow
from bothy.table import Entry
from bothy.table.log import OUT_OF_TIME

EVERY = 0.05
LOOK_EVERY = 1.0
"""Seconds between looks at the next due clock, whatever this process knows: another may have crashed."""
LEASE = 800
BATCH = 50
BEAT_EVERY = 2_000
SELDOM = 3_600_000
GAP = 10_000
"""Milliseconds without a beat after which the host counts as down."""

LOG = structlog.get_logger("clocks")


class Poller:
    """Handles due clocks, as one of several processes."""

    def __init__(
        self,
        matches: MatchService,
        match_clocks: MatchClocks,
        pause_calendar: PauseCalendar,
        bots: BotSeats | None,
    ) -> None:
        self._matches = matches
        self._store = matches.store
        self._match_clocks = match_clocks
        self._pause_calendar = pause_calendar
        self._bots = bots
        self._due: int | None = None
        """When the next clock is due, as far as known."""
        self._beaten = -BEAT_EVERY
        self._idle = False
        """True if no clock ran at the last look. At startup, an earlier gap counts as downtime for running clocks.
        """
        self._woken = asyncio.Event()
        self._to_follow: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        match_clocks.sooner = self._sooner

    def _sooner(self, due: int) -> None:
        if self._due is None or due < self._due:
            self._due = due
            self._woken.set()

    async def run(self) -> None:
        """Poll forever."""
        following = asyncio.create_task(self._follow())
        try:
            while True:
                try:
                    await self.look()
                except BothyError as error:
                    LOG.warning("clocks-not-checked", reason=error.reason.key)
                    await asyncio.sleep(LOOK_EVERY)
                except Exception:
                    LOG.exception("broken")
                    await asyncio.sleep(LOOK_EVERY)
        finally:
            following.cancel()

    async def look(self) -> None:
        """Handle due clocks, then sleep until the next is due, or until it's time to look for others' clocks."""
        self._due = await self._store.next_timer()
        if self._due is None:
            self._idle = True
            await self._sleep(LOOK_EVERY)
            return
        await self._beat()
        if self._due <= now_ms() and await self.take():
            return
        await self._sleep(min(max((self._due - now_ms()) / 1000, EVERY), LOOK_EVERY))

    async def _sleep(self, seconds: float) -> None:
        self._woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)

    async def _beat(self) -> None:
        """Record that the host is up, before any time-out is decided."""
        now = now_ms()
        if abs(now - self._beaten) < BEAT_EVERY:
            return
        if self._idle:
            await self._store.begin_beating()
            self._idle = False
        times = await self._store.beat(GAP)
        await self._pause_calendar.was_down(times)
        self._beaten = now

    async def take(self) -> int:
        """Handle everything due now, and return how much that was."""
        seen = 0
        while True:
            taken = await self._store.take_timers(LEASE, BATCH)
            done = await asyncio.gather(*(self._see_to(row) for row in taken), return_exceptions=True)
            for row, each in zip(taken, done, strict=True):
                if isinstance(each, Exception):
                    LOG.warning("clock-not-seen-to", match=row.match_id, error=repr(each))
            seen += len(taken)
            if len(taken) < BATCH:
                return seen

    async def _see_to(self, row: TimerRow) -> None:
        clock, now = read_clock(row.body), now_ms()
        match_row = await self._match_row(row.match_id)
        pauses = await self._pause_calendar.pauses(match_row.people, clock)
        out = clock.out(now, pauses)
        if out:
            after = clock.stopped(out, now, stands_in=clock.pace.out == PLAYED_ON)
            side_writes = SideWrites(clock=clock_body(after), due=after.due(pauses), at=now)
            await self._time_out(row, match_row, clock, after, out, side_writes)
            return
        if clock.stands_in and self._bots is not None:
            self._to_follow.put_nowait((row.match_id, row.seq))
        # a silent bot is checked at growing intervals
        later = max(now, min(2 * now - clock.at, now + SELDOM) - LOOK_AFTER)
        await self._store.postpone_timer(row.match_id, row.seq, replace(clock, at=later).due(pauses))

    async def _match_row(self, match_id: str) -> MatchRow:
        """Return a game's row, usually from the cache."""
        cached = self._matches.cache.get(match_id)
        match_row = await self._store.match(match_id) if cached is None else cached.row
        if match_row is None:
            raise NotFound("match")
        return match_row

    async def _time_out(
        self,
        row: TimerRow,
        match_row: MatchRow,
        before: Clock,
        clock: Clock,
        out: Sequence[int],
        side_writes: SideWrites,
    ) -> None:
        bot = bot_spec(clock.pace.bot) if clock.pace.out == PLAYED_ON else ""
        entries = [
            Entry(row.seq + 1 + place, seat, seating=OUT_OF_TIME, bot=bot) for place, seat in enumerate(out)
        ]
        if not await self._matches.note(match_row, entries, before.away, side_writes):
            return  # a player moved at the last moment, or another process handled it
        seq = entries[-1].seq
        TIMEOUT_SECONDS.observe((clock.at - (row.due or clock.at)) / 1000)
        LOG.info(
            "out-of-time", match=row.match_id, seq=seq, seats=list(out), late=clock.at - (row.due or clock.at)
        )
        self._match_clocks.note(row.match_id, seq, clock)
        if self._bots is not None or self._matches.cache.get(row.match_id) is not None:
            self._to_follow.put_nowait((row.match_id, seq))

    async def _follow(self) -> None:
        """Follow up on written entries, one at a time: load them for listeners here, and ask the bot."""
        while True:
            match_id, seq = await self._to_follow.get()
            try:
                cached = await self._matches.heard(match_id, seq)
                if self._bots is not None:
                    self._bots.moved(cached, ours=True)
            except BothyError as error:
                LOG.warning("not-played-on", match=match_id, reason=error.reason.key)
            except Exception:
                LOG.exception("broken")
