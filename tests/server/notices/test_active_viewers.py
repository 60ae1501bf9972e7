"""Active viewers: processes ask each other at most once, and a viewer has seen everything before that moment."""

from __future__ import annotations

import msgspec

from bothy.server.live.presence import Attendance, Here
from bothy.server.notices.active_viewers import ActiveViewers
from bothy.server.notices.notice import Notice


def notice(person: str, at: int) -> Notice:
    return Notice(kind="turn", person=person, table="t1", at=at)


async def test_a_viewer_has_seen_all_earlier_notices_and_no_one_is_asked_again() -> None:
    asked: list[str] = []

    async def who_looks(table: str) -> set[str]:
        asked.append(table)
        return {"ailsa", "boyd"}

    active_viewers = ActiveViewers(who_looks, lambda table: (), lambda: 1000)
    assert not active_viewers.have_seen(notice("ailsa", 900))
    assert await active_viewers.see(notice("ailsa", 900))
    assert active_viewers.have_seen(notice("boyd", 1000))
    assert asked == ["t1"]


async def test_later_notices_and_those_to_others_do_not_count_as_seen() -> None:
    async def who_looks(table: str) -> set[str]:
        return {"ailsa"}

    active_viewers = ActiveViewers(who_looks, lambda table: (), lambda: 1000)
    assert await active_viewers.see(notice("ailsa", 900))
    assert not active_viewers.have_seen(notice("ailsa", 1001))
    assert not active_viewers.have_seen(notice("boyd", 900))


async def test_no_one_is_asked_about_viewers_known_to_this_process() -> None:
    async def who_looks(table: str) -> set[str]:
        raise AssertionError("nobody need ask")

    active_viewers = ActiveViewers(who_looks, lambda table: {"ailsa"}, lambda: 1000)
    assert active_viewers.have_seen(notice("ailsa", 1001))
    assert not active_viewers.have_seen(notice("boyd", 1001))


def told(process: str, *people: str) -> bytes:
    return msgspec.json.encode(Here(process, list(people), 0))


def test_a_process_that_only_asks_who_is_here_is_answered_but_announced_to_no_one() -> None:
    attendance = Attendance("own")
    attendance.enter("ailsa")
    assert attendance.hear(told("asking"), 0.0) == (False, True)
    assert attendance.hear(told("asking"), 0.0) == (False, True)
    assert attendance.message().people == ["ailsa"]


def test_two_processes_without_listeners_do_not_answer_each_other_forever() -> None:
    assert Attendance("own").hear(told("other"), 0.0) == (False, False)


def test_a_process_whose_last_listener_has_gone_is_forgotten() -> None:
    attendance = Attendance("own")
    assert attendance.hear(told("other", "boyd"), 0.0) == (True, True)
    assert attendance.hear(told("other"), 0.0) == (True, False)
    assert attendance.message().people == []


def test_people_at_another_process_count_as_looking_while_it_keeps_reporting_them() -> None:
    attendance = Attendance("own")
    attendance.enter("ailsa")
    attendance.enter("boyd")
    attendance.hide("boyd", True)
    attendance.hear(msgspec.json.encode(Here("other", ["effie", "gavin"], 0, ["gavin"])), 100.0)
    assert attendance.looking(110.0) == {"ailsa", "effie"}
    assert attendance.looking(126.0) == {"ailsa"}  # it should have reported by now that it's alive
