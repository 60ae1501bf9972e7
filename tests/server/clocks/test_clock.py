"""A game's clock: whose time runs, what is left, and when it runs out."""

from __future__ import annotations

from bothy.server.clocks.clock import LOOK_AFTER, Clock, Moved, clock_body, read_clock
from bothy.server.clocks.pace import Pace
from bothy.server.clocks.pauses import Interval

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
