"""A game's clock: whose time runs, what is left, quiet hours, days off; and the one clock everything reads."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from itertools import islice
from pathlib import Path

import pytest

import bothy.server
from bothy.server.clocks.clock import LOOK_AFTER, Clock, Moved, clock_body, read_clock
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pauses import Interval, counted, reached, resumes
from bothy.server.clocks.rest import Rest, read_rest, rest_body
from bothy.server.refusals import Refusal

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
BLITZ = Pace(kind="live", seconds=600, increment=10)
SLOW = Pace(kind="days", seconds=3 * 24 * 3600, reserve=2 * 24 * 3600)


def never(seat: int, since: int) -> tuple[Interval, ...]:
    return ()


def test_only_who_owes_an_answer_loses_time() -> None:
    clock = Clock.start(BLITZ, 3, [0], at=1000)
    assert [clock.remaining(seat, 61_000, never) for seat in range(3)] == [9 * MINUTE, 10 * MINUTE, 10 * MINUTE]
    assert clock.due(never) == 1000 + 10 * MINUTE


def test_an_answer_stops_the_clock_and_brings_the_increment() -> None:
    clock = Clock.start(BLITZ, 2, [0], at=0).moved(Moved([1], answered=[0]), MINUTE, never)
    assert clock.remaining(0, DAY, never) == 9 * MINUTE + 10_000
    assert clock.since == {1: MINUTE}


def test_several_may_run_at_once_and_the_first_to_run_out_is_due() -> None:
    clock = Clock.start(BLITZ, 3, [0, 1, 2], at=0).moved(Moved([0, 2], answered=[1]), MINUTE, never)
    assert clock.since == {0: 0, 2: 0}
    again = clock.moved(Moved([0, 1, 2], answered=[0, 2]), 2 * MINUTE, never)
    assert again.since == {0: 0, 2: 0, 1: 2 * MINUTE}
    assert again.due(never) == 10 * MINUTE
    assert again.out(10 * MINUTE, never) == [0, 2]


def test_a_move_over_days_takes_its_own_time_first_and_then_the_reserve() -> None:
    clock = Clock.start(SLOW, 2, [0], at=0)
    quick = clock.moved(Moved([1], answered=[0]), 2 * DAY, never)
    assert quick.has(0) == 5 * DAY, "a quick move costs nothing"
    slow = clock.moved(Moved([1], answered=[0]), 4 * DAY, never)
    assert slow.has(0) == 4 * DAY
    assert clock.due(never) == 5 * DAY


def test_a_player_with_two_turns_in_a_row_has_time_for_each() -> None:
    clock = Clock.start(SLOW, 2, [0], at=0)
    assert clock.moved(Moved([0], answered=[0]), DAY, never).since == {0: 0}, "the same turn goes on"
    assert clock.moved(Moved([0], answered=[0], turn_over=[0]), DAY, never).since == {0: DAY}


def test_nothing_is_won_by_taking_back() -> None:
    clock = Clock.start(BLITZ, 2, [0, 1], at=0)
    answered = clock.moved(Moved([1], answered=[0]), MINUTE, never)
    again = answered.moved(Moved([0, 1], took_back=0), 2 * MINUTE, never)
    assert again.remaining(0, 2 * MINUTE, never) == 8 * MINUTE
    assert again.due(never) == clock.due(never)


def test_a_late_answer_that_came_before_the_time_out_leaves_nothing_but_the_increment() -> None:
    clock = Clock.start(BLITZ, 2, [0], at=0).moved(Moved([1], answered=[0]), HOUR, never)
    assert clock.left[0] == 10_000


def test_out_of_time_stops_one_seat_and_no_other() -> None:
    clock = Clock.start(BLITZ, 2, [0, 1], at=0).moved(Moved([0, 1], turn_over=[1]), MINUTE, never)
    over = clock.stopped([0], 10 * MINUTE, stands_in=True)
    assert over.since == {1: MINUTE}
    assert over.left[0] == 0
    alone = Clock.start(BLITZ, 2, [0], at=0).stopped([0], 10 * MINUTE, stands_in=True)
    assert alone.due(never) == 10 * MINUTE + LOOK_AFTER, "somebody looks after the bot"


def test_who_comes_back_has_a_tenth_of_the_game_at_least() -> None:
    clock = Clock.start(BLITZ, 2, [0], at=0).stopped([0], 10 * MINUTE, stands_in=True)
    back = clock.moved(Moved([0], returned=0), HOUR, never)
    assert back.remaining(0, HOUR, never) == MINUTE
    assert not back.stands_in


def test_pauses_do_not_count() -> None:
    def pauses(seat: int, since: int) -> list[Interval]:
        return [(MINUTE, 3 * MINUTE), (2 * MINUTE, 4 * MINUTE), (HOUR, 2 * HOUR)]

    clock = Clock.start(BLITZ, 1, [0], at=0)
    assert clock.remaining(0, 2 * MINUTE, pauses) == 9 * MINUTE
    assert clock.remaining(0, 5 * MINUTE, pauses) == 8 * MINUTE
    assert clock.due(pauses) == 13 * MINUTE
    assert Clock.start(BLITZ, 1, [0], at=HOUR + 1).due(pauses) == 2 * HOUR + 10 * MINUTE


def test_a_clock_is_stored_as_it_is() -> None:
    clock = Clock.start(SLOW, 2, [0, 1], at=5).moved(Moved([1], answered=[0]), DAY, never)
    assert read_clock(clock_body(clock)) == clock


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NIGHTS = Rest().with_quiet("Europe/Lisbon", 22 * 60, 8 * 60, at("2026-03-01"))


def test_nights_do_not_count() -> None:
    since = at("2026-03-10T20:00")
    assert counted(since, at("2026-03-11T10:00"), NIGHTS.pauses(since)) == 4 * HOUR
    assert reached(since, 4 * HOUR, NIGHTS.pauses(since)) == at("2026-03-11T10:00")
    assert resumes(at("2026-03-10T23:00"), NIGHTS.pauses(at("2026-03-10T23:00"))) == at("2026-03-11T08:00")
    assert resumes(at("2026-03-10T12:00"), NIGHTS.pauses(at("2026-03-10T12:00"))) is None


def test_a_night_in_which_clocks_change_is_as_long_as_it_is() -> None:
    since = at("2026-03-28T22:00")  # 22:00 in Lisbon; in the morning it is 08:00 = 07:00 UTC
    assert reached(since, HOUR, NIGHTS.pauses(since)) == at("2026-03-29T08:00")


def test_a_rest_setting_applies_from_the_time_it_is_made() -> None:
    since, said = at("2026-03-10T02:00"), at("2026-03-10T04:00")
    late = Rest().with_quiet("UTC", 0, 12 * 60, said)
    assert counted(since, at("2026-03-10T12:00"), late.pauses(since)) == 2 * HOUR
    less = late.with_quiet("UTC", 0, 0, at("2026-03-10T06:00"))
    assert counted(since, at("2026-03-10T12:00"), less.pauses(since)) == 8 * HOUR


def test_days_off_do_not_count_and_are_set_in_advance() -> None:
    said = at("2026-07-01T12:00")
    off = Rest().with_off([(date(2026, 7, 10), date(2026, 7, 11))], said)
    since = at("2026-07-09T12:00")
    assert reached(since, 24 * HOUR, off.pauses(since)) == at("2026-07-12T12:00")
    today = Rest().with_off([(date(2026, 6, 20), date(2026, 7, 1))], said)
    assert list(today.pauses(0)) == [(said, at("2026-07-02"))], "what is gone is gone"
    same = off.with_off([(date(2026, 7, 10), date(2026, 7, 11))], at("2026-07-05"))
    assert same == off
    assert off.with_off([], at("2026-07-05")).off == ()
    assert len(off.with_off([], at("2026-07-11")).off) == 1, "days that have begun stand"


def test_no_one_can_rest_all_the_time() -> None:
    with pytest.raises(Refusal, match="quiet-too-long"):
        Rest().with_quiet("UTC", 0, 13 * 60, 0)
    with pytest.raises(Refusal, match="days-off-many"):
        Rest().with_off([(date(2026, 7, 1), date(2026, 7, 31))], at("2026-06-01"))
    with pytest.raises(Refusal, match="days-off-backwards"):
        Rest().with_off([(date(2026, 7, 3), date(2026, 7, 1))], at("2026-06-01"))
    for zone in ("Nowhere/At_All", "../../etc/passwd", "", "a" * 300, "UTC\0"):
        with pytest.raises(Refusal, match="zone-unknown"):
            Rest().with_quiet(zone, 0, 60, 0)


def test_a_rest_is_stored_as_it_was_set() -> None:
    rest = NIGHTS.with_off([(date(2026, 7, 10), date(2026, 7, 11))], at("2026-07-01"))
    assert read_rest(rest_body(rest)) == rest
    assert read_rest(None) == Rest()
    assert list(islice(Rest().pauses(0), 1)) == []


SERVER = Path(bothy.server.__file__).parent
SQL = re.compile(
    r"\b(now|(clock|statement|transaction)_timestamp|julianday|unixepoch|strftime|datetime)\s*\("
    r"|\b(current_(timestamp|time|date)|localtime(stamp)?)\b",
    re.IGNORECASE,
)
PYTHON = re.compile(
    r"\btime\.time(_ns)?\b|\bfrom time import .*\btime(_ns)?\b|\b(datetime|date)\.(now|utcnow|today)\("
)
ELSEWHERE = {"clock.py", "backups/keeping.py", "doctor/machine.py", "doctor/reach.py"}
"""The clock itself, a backup's file name, which is for people, and the doctor, which compares clocks."""


def lines(pattern: re.Pattern[str], *suffixes: str, under: Path = SERVER) -> list[str]:
    found = [file for suffix in suffixes for file in sorted(under.rglob(f"*{suffix}"))]
    return [
        f"{file.relative_to(SERVER)}: {line.strip()}"
        for file in found
        for line in file.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]


def test_sql_reads_the_time_from_one_function() -> None:
    (its_own,) = lines(SQL, ".py", ".sql", under=SERVER / "store")
    assert its_own.startswith("store/postgres/migrations/versions/v0001_initial.py: as $$ select"), its_own


def test_python_asks_no_other_clock() -> None:
    assert [line for line in lines(PYTHON, ".py") if line.split(":")[0] not in ELSEWHERE] == []
