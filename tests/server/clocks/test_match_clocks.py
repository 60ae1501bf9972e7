"""Clocks with the log: written with each move, kept by the process that moves, ended once by the poller."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.calendar import BLITZ, MINUTE, Watch, timed
from tests.server.processes import play_on, stored, until

from bothy.server.bus.interface import match_subject
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.poller import GAP
from bothy.server.rows import PersonRow, SideWrites
from bothy.table.log import BACK, OUT_OF_TIME

FISHING = ["row", 1]


async def test_a_game_without_a_clock_writes_none(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game(None)
        await host.matches.play(cached.id, 0, [FISHING])
        assert await host.matches.store.timer(cached.id) is None
        assert cached.timed is False


async def test_each_move_writes_the_clock_of_those_who_owe_an_answer(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game()
        began = host.watch.at
        assert (await host.clock(cached)).since == dict.fromkeys(cached.match.seats_to_act(), began)
        await host.watch.forward(MINUTE)
        await host.matches.play(cached.id, 0, [FISHING])
        row = await host.matches.store.timer(cached.id)
        assert row is not None
        assert (row.seq, row.due) == (cached.seq, began + 10 * MINUTE)
        clock = await host.clock(cached)
        assert clock.left == (9 * MINUTE + 10_000, 10 * MINUTE, 10 * MINUTE)
        await host.matches.undo(cached.id, 0)
        assert (await host.clock(cached)).since == dict.fromkeys((1, 2, 0), began)


async def test_processes_that_move_in_turn_keep_one_clock(tmp_path: Path) -> None:
    watch = Watch()
    async with timed(tmp_path, watch) as one, timed(tmp_path, watch) as other:
        cached = await one.game()
        for number in range(12):
            host = (one, other)[number % 2]
            await watch.forward(1000)
            again = await host.matches.newest(cached.id)
            await play_on(host.matches, again, steps=1, seed=number)
        clock = await one.clock(cached)
        again = await other.matches.newest(cached.id)
        assert set(clock.since) == set(again.match.seats_to_act())
        assert await other.match_clocks.clock(again) == clock


async def test_a_process_that_hears_of_a_move_hears_the_clock_with_it(tmp_path: Path) -> None:
    watch = Watch()
    async with timed(tmp_path, watch) as one, timed(tmp_path, watch) as other:
        cached = await one.game()
        again = await other.matches.newest(cached.id)
        await other.match_clocks.clock(again)  # as for a client that follows the table there
        hints: list[bytes] = []
        await one.matches.announcements._bus.subscribe(match_subject(cached.id), hints.append)
        await watch.forward(1000)
        await one.matches.play(cached.id, 0, [FISHING])
        await until(lambda: bool(hints))
        hint = other.matches.announcements.read(cached.id, hints[-1])
        other.matches.clock_lent(cached.id, hint.seq, hint.clock)
        await other.matches.heard(cached.id, hint.seq, hint.line)
        assert other.match_clocks.at_hand(again) == await one.clock(cached)


async def test_time_that_is_over_is_in_the_log_once(tmp_path: Path) -> None:
    watch = Watch()
    async with timed(tmp_path, watch) as one, timed(tmp_path, watch) as other:
        cached = await one.game()
        await one.matches.play(cached.id, 1, [FISHING])
        await watch.forward(10 * MINUTE - 1)
        assert await one.poller.take() == 0
        await watch.forward(1)
        assert sum(await asyncio.gather(one.poller.take(), other.poller.take())) >= 1
        match = (await stored(one.matches.store, cached.id)).match
        assert [(e.by, e.seating, e.bot) for e in match.log if e.seating] == [
            (0, OUT_OF_TIME, "casual"),
            (2, OUT_OF_TIME, "casual"),
        ]
        assert (await one.clock(cached)).left[0] == 0


async def test_a_move_at_the_last_moment_wins_and_no_time_is_over(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game()
        await host.watch.forward(10 * MINUTE)
        taken = await host.matches.store.take_timers(800)
        await host.matches.play(cached.id, 0, [FISHING])
        await host.poller._see_to(taken[0])
        assert not any(entry.seating for entry in (await stored(host.matches.store, cached.id)).match.log)
        await host.poller.take()
        assert (await host.matches.newest(cached.id)).match.away == {1: "casual", 2: "casual"}


async def test_a_clock_taken_by_a_process_that_died_is_taken_again(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game()
        await host.watch.forward(10 * MINUTE)
        await host.matches.store.take_timers(800)
        assert await host.poller.take() == 0
        await host.watch.forward(800)
        assert await host.poller.take() == 1
        assert (await host.matches.newest(cached.id)).match.away


async def test_time_does_not_count_while_the_host_is_down(tmp_path: Path) -> None:
    watch = Watch()
    async with timed(tmp_path, watch) as before:
        cached = await before.game()
        await before.poller.look()
        for _ in range(12):
            await watch.forward(5_000)
            await before.poller._beat()
    await watch.forward(60 * MINUTE)
    async with timed(tmp_path, watch) as after:
        await after.poller.look()
        again = await after.matches.newest(cached.id)
        assert not again.match.away
        clock, pauses = await after.clock(again), await after.match_clocks.pauses(again, await after.clock(again))
        assert clock.remaining(0, watch.at, pauses) == 9 * MINUTE
        await watch.forward(9 * MINUTE)
        after.poller._beaten = watch.at
        await after.poller.take()
        assert (await after.matches.newest(cached.id)).match.away


async def test_a_short_silence_is_no_downtime(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        await host.game()
        await host.poller.look()
        await host.watch.forward(GAP)
        await host.poller._beat()
        assert await host.matches.store.downtimes(0) == []


async def test_who_comes_back_plays_on_with_a_tenth_of_the_time(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game()
        await host.watch.forward(10 * MINUTE)
        await host.poller.take()
        cached = await host.matches.newest(cached.id)
        await host.matches.seat(cached.id, BACK, 0)
        clock = await host.clock(cached)
        assert clock.since == {0: host.watch.at}
        assert clock.left[0] == MINUTE
        assert cached.bot_at(0) is None
        assert cached.bot_at(1) == "casual"


async def test_no_one_takes_over_yet_if_the_others_are_to_decide(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game(Pace(kind="live", seconds=60, out="decide"))
        await host.watch.forward(MINUTE)
        await host.poller.take()
        cached = await host.matches.newest(cached.id)
        assert cached.match.away == {0: "", 1: "", 2: ""}
        row = await host.matches.store.timer(cached.id)
        assert row is not None
        assert row.due is None


async def test_quiet_hours_of_a_seat_postpone_its_end(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        await host.matches.store.create_person(PersonRow(id="ailsa", name="Ailsa", created=0))
        hour = host.watch.at // (60 * MINUTE) % 24
        begin, end = 60 * hour, 60 * ((hour + 3) % 24)
        await host.pause_calendar.change("ailsa", lambda rest, at: rest.with_quiet("UTC", begin, end, at))
        cached = await host.game(Pace(kind="days", seconds=3600))
        await host.watch.forward(60 * MINUTE)
        await host.poller.take()
        assert set((await host.matches.newest(cached.id)).match.away) == {1, 2}
        await host.watch.forward(3 * 60 * MINUTE)
        await host.poller.take()
        assert set((await host.matches.newest(cached.id)).match.away) == {0, 1, 2}


async def test_a_finished_game_has_nothing_due(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await play_on(host.matches, await host.game(BLITZ))
        assert cached.match.finished
        row = await host.matches.store.timer(cached.id)
        assert row is not None
        assert row.due is None


async def test_the_side_writes_of_two_callers_are_written_together(tmp_path: Path) -> None:
    async with timed(tmp_path) as host:
        cached = await host.game()

        async def notice(_change: object) -> SideWrites:
            return SideWrites(notices=(b"you",), at=5)

        host.matches.on_append.append(notice)
        await host.matches.play(cached.id, 0, [FISHING])
        assert [body for _, body in await host.matches.store.waiting_notices()] == [b"you"]
        assert (await host.clock(cached)).left[0] == 10 * MINUTE + 10_000
