"""A host with clocks for tests, with one or two processes, whose time only the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.calendar import Watch
from tests.server.processes import new_match, service

from bothy.server.clocks.clock import Clock, read_clock
from bothy.server.clocks.match_clocks import MatchClocks
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.clocks.poller import Poller
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.matches.botseats import BotSeats

MINUTE = 60_000
BLITZ = Pace(kind="live", seconds=600, increment=10, bot="wren")


class Timed:
    """One process: its matches, clocks and poller."""

    def __init__(self, matches: MatchService, bots: BotSeats | None = None) -> None:
        self.matches = matches
        self.watch = Watch()
        pause_calendar = PauseCalendar(matches.store)
        self.pause_calendar = pause_calendar
        self.match_clocks = MatchClocks(matches, pause_calendar)
        self.poller = Poller(matches, self.match_clocks, pause_calendar, bots)

    async def game(self, pace: Pace | None = BLITZ, **given: object) -> CachedMatch:
        cached = await new_match(self.matches, **given)  # type: ignore[arg-type]
        await self.match_clocks.begin(cached, pace)
        return cached

    async def clock(self, cached: CachedMatch) -> Clock:
        row = await self.matches.store.timer(cached.id)
        assert row is not None
        return read_clock(row.body)


@asynccontextmanager
async def timed(place: Path | str, watch: Watch | None = None) -> AsyncIterator[Timed]:
    watch = watch or Watch()
    async with service(place) as matches, watch.over(matches.store):
        host = Timed(matches)
        host.watch = watch
        yield host
