"""Some hundred clocks that run out at once, in PostgreSQL, in real time: the short form of the drill."""

from __future__ import annotations

import asyncio

from private_services import Services
from tests.nightly import NIGHTLY
from tests.server.calendar import Timed
from tests.server.processes import FIRST, a_match, service

from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, clock_body, read_clock
from bothy.server.clocks.pace import Pace
from bothy.server.matches.lines import read_entry
from bothy.server.rows import MatchRow, TimerRow
from bothy.server.store.postgres import migrate
from bothy.table.log import OUT_OF_TIME

TIMERS = 300
SPREAD = 2000
"""Milliseconds within which they run out."""
PACE = Pace(kind="live", seconds=600)


async def laid(host: Timed, due: int) -> str:
    row: MatchRow = a_match()
    await host.matches.store.create_match(row, FIRST)
    clock = Clock.start(PACE, 2, [0], due - 1000 * PACE.seconds)
    await host.matches.store.begin_timer(TimerRow(match_id=row.id, seq=0, due=due, body=clock_body(clock)))
    return row.id


async def test_each_ends_once_and_in_time_though_one_of_two_processes_dies(
    services: Services, empty_database: str
) -> None:
    await migrate(empty_database)
    async with service(empty_database) as mine, service(empty_database) as theirs:
        one, other = Timed(mine), Timed(theirs)
        running = [asyncio.create_task(each.poller.run()) for each in (one, other)]
        first = now_ms() + 2000
        dues = [first + SPREAD * number // TIMERS for number in range(TIMERS)]
        games = await asyncio.gather(*(laid(one, due) for due in dues))
        await asyncio.sleep((first + SPREAD // 2 - now_ms()) / 1000)
        running[1].cancel()
        late = []
        async with asyncio.timeout(30):
            for game, due in zip(games, dues, strict=True):
                while await mine.store.seq(game) == 0:
                    await asyncio.sleep(0.02)
                row = await mine.store.timer(game)
                assert row is not None
                late.append(read_clock(row.body).at - due)
        await asyncio.sleep(1.0)  # anything claimed twice would have been handled twice by now
        running[0].cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for game in games:
            entries = [read_entry(line) for line in await mine.store.entries(game, 1)]
            assert [entry.seating for entry in entries] == [OUT_OF_TIME]
        assert sorted(late)[int(TIMERS * 0.99)] < (2000 if NIGHTLY else 10_000), (
            "by day other tests take the cores"
        )
