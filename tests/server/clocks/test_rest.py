"""Quiet hours and days off: no time counts then, in the person's time zone, from the moment they are set."""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import islice

import pytest

from bothy.server.clocks.pauses import counted, reached, resumes
from bothy.server.clocks.rest import Rest, read_rest, rest_body
from bothy.server.refusals import Refusal

HOUR = 3_600_000


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
