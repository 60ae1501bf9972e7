"""One suite for both back ends: everything the match service relies on holds in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import dataclasses

import msgspec
import pytest
from tests.server.processes import FIRST, a_match, a_person, a_session, a_table, lines

from bothy.local.ids import fresh_id
from bothy.local.tables import SeatRow
from bothy.server.errors import NotStorable, StoreUnavailable, Taken
from bothy.server.rows import SideWrites, TimerRow
from bothy.server.store import Store

# Games and their logs


async def test_a_game_is_found_as_it_was_opened(store: Store) -> None:
    row = a_match(people=("a", None, "c"), bots=(None, "heather", None))
    await store.create_match(row, FIRST)
    assert await store.match(row.id) == msgspec.structs.replace(row, seq=0)


async def test_a_match_that_was_never_created_is_not_there(store: Store) -> None:
    nowhere = fresh_id()
    assert await store.match(nowhere) is None
    assert await store.seq(nowhere) is None
    assert await store.entries(nowhere) == []
    assert await store.snapshot(nowhere) is None
    assert await store.append(nowhere, 0, lines(1)) is False


async def test_the_progress_of_many_games_is_queried_at_once(store: Store) -> None:
    one, other = a_match(), a_match()
    await store.create_match(one, lines(0, 1, 2))
    await store.create_match(other, FIRST)
    assert await store.seqs([one.id, fresh_id(), other.id]) == {one.id: 2, other.id: 0}
    assert await store.seqs([]) == {}


async def test_a_game_may_open_with_several_entries(store: Store) -> None:
    row = a_match()
    await store.create_match(row, lines(0, 1, 2))
    assert await store.entries(row.id) == lines(0, 1, 2)
    assert await store.seq(row.id) == 2


async def test_entries_come_back_byte_for_byte_in_order(store: Store) -> None:
    row = a_match()
    odd = [b'{"b": 1,"a":1.0}', "{“ceò”}".encode(), b"\x00\xff not even json"]
    await store.create_match(row, FIRST)
    assert await store.append(row.id, 0, odd)
    assert await store.entries(row.id) == [*FIRST, *odd]
    assert await store.entries(row.id, since=2) == odd[1:]
    assert await store.entries(row.id, since=4) == []


async def test_an_append_moves_the_game_by_as_many_as_it_has_entries(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    assert await store.append(row.id, 0, lines(1))
    assert await store.append(row.id, 1, lines(2, 3, 4))
    assert await store.seq(row.id) == 4
    found = await store.match(row.id)
    assert found is not None
    assert (found.seq, found.finished) == (4, False)


async def test_an_append_after_an_overtaken_entry_writes_nothing(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    assert await store.append(row.id, 0, lines(1, by=0))
    assert await store.append(row.id, 0, lines(1, 2, by=1)) is False
    assert await store.append(row.id, 2, lines(3, by=1)) is False  # nor one ahead of the log
    assert await store.entries(row.id) == [*FIRST, *lines(1, by=0)]


async def test_when_a_game_moved_last_is_kept_with_the_move(store: Store) -> None:
    row, other = a_match(), a_match()
    for each in (row, other):
        await store.create_match(each, FIRST)
    assert await store.moments([row.id, other.id, "nowhere"]) == {row.id: row.created, other.id: other.created}
    assert not await store.append(row.id, 7, lines(8), at=4000)
    await asyncio.gather(
        store.append(row.id, 0, lines(1), at=5000),
        store.append(other.id, 0, lines(1), at=6000, side_writes=SideWrites(notices=(b"you",))),
    )
    assert await store.moments([row.id, other.id]) == {row.id: 5000, other.id: 6000}
    await store.append(row.id, 1, lines(2))
    assert await store.moments([row.id]) == {}, "written by somebody who did not say when"


async def test_an_append_of_nothing_is_a_mistake(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    with pytest.raises(ValueError, match="nothing"):
        await store.append(row.id, 0, [])


async def test_the_same_bytes_appended_twice_at_once_win_once(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    outcomes = await asyncio.gather(*(store.append(row.id, 0, lines(1)) for _ in range(20)))
    assert sorted(outcomes) == [False] * 19 + [True]
    assert await store.entries(row.id) == [*FIRST, *lines(1)]


async def test_each_of_many_appends_at_once_wins_or_loses_on_its_own(store: Store) -> None:
    games = [a_match() for _ in range(150)]
    await asyncio.gather(*(store.create_match(row, FIRST) for row in games))
    overtaken = {row.id for row in games[::3]}
    await asyncio.gather(*(store.append(row.id, 0, lines(1, by=9)) for row in games if row.id in overtaken))

    def mine(place: int) -> list[bytes]:
        return lines(*range(1, 2 + place % 4))

    outcomes = await asyncio.gather(
        *(store.append(row.id, 0, mine(at), at % 2 == 0) for at, row in enumerate(games))
    )
    assert [row.id for row, won in zip(games, outcomes, strict=True) if not won] == [row.id for row in games[::3]]
    for at, row in enumerate(games):
        found = await store.match(row.id)
        assert found is not None
        if row.id in overtaken:
            assert await store.entries(row.id) == [*FIRST, *lines(1, by=9)]
            assert not found.finished
        else:
            assert await store.entries(row.id) == [*FIRST, *mine(at)]
            assert found.finished is (at % 2 == 0)


async def test_a_chain_of_appends_sent_without_waiting_keeps_its_order(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    outcomes = await asyncio.gather(*(store.append(row.id, seq, lines(seq + 1)) for seq in range(30)))
    assert all(outcomes)
    assert await store.entries(row.id) == [*FIRST, *lines(*range(1, 31))]


async def notices_of(store: Store, mark: str) -> list[tuple[int, bytes]]:
    """Returns the outbox of a test's own games: others share the database."""
    return [(number, body) for number, body in await store.waiting_notices(1000) if body.startswith(mark.encode())]


async def test_a_clock_and_notices_stand_or_fall_with_their_move(store: Store) -> None:
    row = a_match()
    you, me, nobody, everybody = (f"{row.id} {name}".encode() for name in ("you", "me", "nobody", "everybody"))
    await store.create_match(row, FIRST)
    assert await store.timer(row.id) is None
    assert await store.append(
        row.id, 0, lines(1, 2), side_writes=SideWrites(clock=b"first", due=7, notices=(you, me))
    )
    assert await store.timer(row.id) == TimerRow(match_id=row.id, seq=2, due=7, body=b"first")
    assert not await store.append(
        row.id, 0, lines(1), side_writes=SideWrites(clock=b"late", due=9, notices=(nobody,))
    )
    assert await store.append(row.id, 2, lines(3), side_writes=SideWrites(notices=(everybody,)))
    assert await store.timer(row.id) == TimerRow(match_id=row.id, seq=2, due=7, body=b"first")
    waiting = await notices_of(store, row.id)
    assert [body for _, body in waiting] == [you, me, everybody]
    await store.forget_notices([number for number, _ in waiting[:2]])
    assert await notices_of(store, row.id) == waiting[2:]


async def test_of_many_moves_at_once_each_keeps_its_own_clock(store: Store) -> None:
    rows = [a_match() for _ in range(12)]
    for row in rows:
        await store.create_match(row, FIRST)
    all_side_writes = [
        SideWrites(clock=b"%d" % at, due=at, notices=(row.id.encode(),)) if at % 3 else None
        for at, row in enumerate(rows)
    ]
    appends = (
        store.append(row.id, 0, lines(1), side_writes=side_writes)
        for row, side_writes in zip(rows, all_side_writes, strict=True)
    )
    assert all(await asyncio.gather(*appends))
    for row, side_writes in zip(rows, all_side_writes, strict=True):
        clock, notices = await store.timer(row.id), await notices_of(store, row.id)
        assert (clock and clock.body, len(notices)) == ((side_writes.clock, 1) if side_writes else (None, 0))


async def test_an_append_that_cannot_be_written_harms_no_other(store: Store) -> None:
    games = [a_match() for _ in range(8)]
    for row in games:
        await store.create_match(row, FIRST)
    sent = [store.append(row.id, 0, lines(1)) for row in games]
    sent.insert(4, store.append(games[0].id, 10**30, lines(1)))
    outcomes = await asyncio.gather(*sent, return_exceptions=True)
    assert isinstance(outcomes.pop(4), NotStorable)
    assert outcomes == [True] * 8


async def test_a_caller_who_gives_up_harms_no_other(store: Store) -> None:
    games = [a_match() for _ in range(8)]
    for row in games:
        await store.create_match(row, FIRST)
    sent = [asyncio.ensure_future(store.append(row.id, 0, lines(1))) for row in games]
    await asyncio.sleep(0)
    sent[3].cancel()
    outcomes = await asyncio.gather(*sent, return_exceptions=True)
    assert isinstance(outcomes.pop(3), asyncio.CancelledError)
    assert outcomes == [True] * 7
    assert await store.append(games[0].id, 1, lines(2))


async def test_finished_games_are_no_longer_listed_as_being_played(store: Store) -> None:
    games = sorted([a_match() for _ in range(3)], key=lambda row: row.id)
    for row in games:
        await store.create_match(row, FIRST)
    await store.append(games[1].id, 0, lines(1), finished=True)
    found = await store.unfinished_matches(limit=100_000)
    assert [row.id for row in games if row.id in found] == [games[0].id, games[2].id]
    assert found == sorted(found)
    assert games[0].id not in await store.unfinished_matches(after=games[0].id, limit=100_000)
    assert len(await store.unfinished_matches(limit=1)) == 1


async def test_creating_a_game_twice_is_creating_it_once(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    await store.append(row.id, 0, lines(1))
    await store.create_match(row, FIRST)
    assert await store.entries(row.id) == [*FIRST, *lines(1)]


async def test_an_id_belongs_to_the_first_to_take_it(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    with pytest.raises(Taken):
        await store.create_match(msgspec.structs.replace(row, seed=b"another"), FIRST)
    person = a_person()
    await store.create_person(person)
    await store.create_person(person)
    with pytest.raises(Taken):
        await store.create_person(msgspec.structs.replace(person, name="Somebody else"))
    session = a_session(person)
    await store.create_session(session)
    await store.create_session(session)
    with pytest.raises(Taken):
        await store.create_session(msgspec.structs.replace(session, created=5))


async def test_only_the_newest_snapshot_is_kept(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    await store.keep_snapshot(row.id, 4, b"four")
    await store.keep_snapshot(row.id, 9, b"\x00nine")
    await store.keep_snapshot(row.id, 7, b"seven")
    assert await store.snapshot(row.id) == (9, b"\x00nine")


async def test_the_analysis_of_a_game_is_kept_with_it(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    assert await store.analysis(row.id) is None
    await store.keep_analysis(row.id, b"{}")
    await store.keep_analysis(row.id, b"found")
    assert await store.analysis(row.id) == b"found"
    assert await store.analysis(fresh_id()) is None


# Tables


async def test_a_table_is_found_by_its_id_and_by_its_invitation(store: Store) -> None:
    row = a_table("ailsa", "bran")
    await store.create_table(row)
    await store.create_table(row)
    assert await store.table(row.id) == row
    assert await store.table_by_invite(row.invite) == row
    assert await store.table(fresh_id()) is None
    assert await store.table_by_invite("nowhere") is None


async def test_no_two_tables_share_an_invitation(store: Store) -> None:
    row, other = a_table(), a_table()
    await store.create_table(row)
    await store.create_table(other)
    with pytest.raises(Taken):
        await store.create_table(dataclasses.replace(a_table(), invite=row.invite))
    with pytest.raises(Taken):
        await store.change_table(other.id, 0, dataclasses.replace(other, invite=row.invite))
    assert await store.table(other.id) == other


async def test_of_two_changes_to_one_version_of_a_table_one_is_refused(store: Store) -> None:
    row = a_table()
    await store.create_table(row)
    taken = [dataclasses.replace(row, seats=(SeatRow(person=who, name=who),)) for who in ("ailsa", "bran")]
    outcomes = await asyncio.gather(*(store.change_table(row.id, 0, change) for change in taken))
    assert sorted(outcomes) == [False, True]
    found = await store.table(row.id)
    assert found == dataclasses.replace(taken[outcomes.index(True)], version=1)
    assert await store.change_table(row.id, 1, row)
    assert await store.change_table(fresh_id(), 0, row) is False


async def test_a_person_finds_the_tables_they_sit_at_or_host_newest_first(store: Store) -> None:
    me, other = fresh_id(), fresh_id()
    sat = a_table(other, me, host=other, created=10)
    hosted = a_table(other, host=me, created=20)
    both = a_table(me, me, host=me, created=15)
    for row in (sat, hosted, both, a_table(other, host=other)):
        await store.create_table(row)
    assert await store.tables_of(me) == [hosted, both, sat]
    assert await store.tables_of(me, limit=2) == [hosted, both]


async def test_a_player_who_leaves_a_table_no_longer_finds_it_among_theirs(store: Store) -> None:
    me, host, late = fresh_id(), fresh_id(), fresh_id()
    row = a_table(me, host=host)
    await store.create_table(row)
    asked, declined = fresh_id(), fresh_id()
    changed = dataclasses.replace(row, seats=(SeatRow(), SeatRow(person=late)), invited=(asked,))
    assert await store.change_table(row.id, 0, changed)
    assert await store.tables_of(me) == []
    changed = dataclasses.replace(changed, version=1)
    for person in (host, late, asked):
        assert await store.tables_of(person) == [changed]
    changed = dataclasses.replace(changed, invited=(), declined=(declined,))
    assert await store.change_table(row.id, 1, changed)
    assert await store.tables_of(asked) == []
    assert await store.tables_of(declined) == [dataclasses.replace(changed, version=2)]


async def test_only_listed_tables_that_wait_are_open_to_anybody(store: Store) -> None:
    old, new = (a_table(listed=True, created=created) for created in (2**40, 2**40 + 1))
    hidden, begun = a_table(created=2**40), a_table(listed=True, state="playing", created=2**40)
    for row in (old, hidden, new, begun):
        await store.create_table(row)
    assert (await store.open_tables())[:2] == [new, old]
    assert await store.open_tables(limit=1) == [new]
    assert hidden not in await store.open_tables()
    await store.change_table(new.id, 0, dataclasses.replace(new, state="playing", match_id=fresh_id()))
    await store.change_table(old.id, 0, dataclasses.replace(old, state="finished"))
    assert not {new.id, old.id, begun.id} & {row.id for row in await store.open_tables()}


async def test_listed_games_with_a_seat_on_offer_are_found_by_anybody(store: Store) -> None:
    left = SeatRow(person="left", name="Left", offered=True)
    rows = (
        a_table("a", listed=True, state="playing", created=2**41 + 1),
        a_table("a", listed=False, state="playing", created=2**41 + 2),
        a_table("a", listed=True, state="finished", created=2**41 + 3),
    )
    offered, hidden, over = [dataclasses.replace(row, seats=(*row.seats, left)) for row in rows]
    for row in (offered, hidden, over, a_table("b", listed=True, state="playing", created=2**41)):
        await store.create_table(row)
    assert await store.offered_tables(limit=1) == [offered]
    assert {row.id for row in await store.offered_tables()} & {hidden.id, over.id} == set()
    assert offered not in await store.open_tables()


# People and sessions


async def test_a_person_can_take_another_name(store: Store) -> None:
    row = a_person("Ailsa")
    await store.create_person(row)
    assert await store.rename_person(row.id, "Ealasaid ✿")
    assert await store.person(row.id) == msgspec.structs.replace(row, name="Ealasaid ✿")
    assert await store.rename_person(fresh_id(), "Nobody") is False
    assert await store.person(fresh_id()) is None


async def test_a_session_lives_until_it_is_ended(store: Store) -> None:
    person = a_person()
    await store.create_person(person)
    row = a_session(person)
    await store.create_session(row)
    assert await store.touch_session(row.token_hash, 1500, 2500)
    assert await store.session(row.token_hash) == msgspec.structs.replace(row, seen=1500, ends=2500)
    await store.end_session(row.token_hash)
    assert await store.session(row.token_hash) is None
    assert await store.touch_session(row.token_hash, 1600, 2600) is False


async def test_all_sessions_of_a_person_end_at_once_and_no_one_elses(store: Store) -> None:
    me, other = a_person(), a_person()
    for person in (me, other):
        await store.create_person(person)
    mine, theirs = [a_session(me), a_session(me)], a_session(other)
    for row in (*mine, theirs):
        await store.create_session(row)
    assert await store.end_sessions_of(me.id) == 2
    assert [await store.session(row.token_hash) for row in mine] == [None, None]
    assert await store.session(theirs.token_hash) == theirs


async def test_sessions_that_ran_out_are_forgotten(store: Store) -> None:
    person = a_person()
    await store.create_person(person)
    over, running = a_session(person, ends=10), a_session(person, ends=11)
    for row in (over, running):
        await store.create_session(row)
    assert await store.forget_sessions(before=11) == 1
    assert await store.session(over.token_hash) is None
    assert await store.session(running.token_hash) == running


# Deletion


async def test_tables_that_were_never_started_are_forgotten_with_their_chat(store: Store) -> None:
    while await store.forget_tables(before=5000):
        pass  # other tests' in the same database
    old, begun, new = a_table("ailsa"), a_table("ailsa", state="playing"), a_table("ailsa", created=6000)
    for row in (old, begun, new):
        await store.create_table(row)
        await store.say(row.id, "ailsa", "Halò", 1)
    assert await store.forget_tables(before=5000) == 1
    assert await store.forget_tables(before=5000) == 0
    assert [await store.table(row.id) for row in (old, begun, new)] == [None, begun, new]
    assert await store.chat(old.id) == []
    assert len(await store.chat(begun.id)) == 1
    assert await store.table_by_invite(old.invite) is None
    assert old.id not in [row.id for row in await store.tables_of("ailsa")]


async def test_old_tables_are_forgotten_a_limited_number_at_a_time(store: Store) -> None:
    while await store.forget_tables(before=5000):
        pass
    for _ in range(5):
        await store.create_table(a_table())
    assert [await store.forget_tables(before=5000, limit=2) for _ in range(4)] == [2, 2, 1, 0]


async def test_one_table_is_forgotten_unless_it_has_changed_or_begun(store: Store) -> None:
    waiting, begun = a_table("ailsa"), a_table("ailsa", state="playing")
    for row in (waiting, begun):
        await store.create_table(row)
    assert await store.forget_table(begun.id, 0) is False
    assert await store.forget_table(waiting.id, 1) is False
    assert await store.table(waiting.id) == waiting
    assert await store.forget_table(waiting.id, 0) is True
    assert await store.table(waiting.id) is None


async def test_the_tables_where_a_person_waits_are_those_that_have_not_begun(store: Store) -> None:
    me = fresh_id()
    rows = [a_table(me, created=1), a_table(me, created=2, state="playing"), a_table(me, created=3)]
    hosted, others = a_table(host=me, created=4), a_table("bran", created=5)
    for row in (*rows, hosted, others):
        await store.create_table(row)
    assert await store.waiting_tables_of(me) == [hosted, rows[2], rows[0]]
    assert await store.waiting_tables_of(me, limit=1) == [hosted]


# Chat


async def test_chat_lines_at_a_table_are_numbered_without_a_gap(store: Store) -> None:
    here, there = a_table(), a_table()
    for row in (here, there):
        await store.create_table(row)
    said = await asyncio.gather(*(store.say(here.id, "ailsa", f"word {n}", n) for n in range(20)))
    assert sorted(row.number for row in said if row is not None) == list(range(20))
    first = await store.say(there.id, "bran", "Halò", 5)
    assert first is not None
    assert first.number == 0
    heard = await store.chat(here.id)
    assert [row.number for row in heard] == list(range(20))
    assert {row.text for row in heard} == {f"word {n}" for n in range(20)}
    assert await store.chat(here.id, since=18) == heard[18:]
    assert await store.chat(here.id, since=3, limit=2) == heard[3:5]
    assert await store.chat(there.id) == [first]


async def test_no_one_can_chat_at_a_table_that_does_not_exist(store: Store) -> None:
    nowhere = fresh_id()
    assert await store.say(nowhere, "ailsa", "Hello?", 1) is None
    assert await store.chat(nowhere) == []


async def test_chat_and_changes_of_a_table_do_not_hinder_each_other(store: Store) -> None:
    row = a_table()
    await store.create_table(row)
    await store.say(row.id, "ailsa", "before", 1)
    assert await store.change_table(row.id, 0, dataclasses.replace(row, state="playing"))
    after = await store.say(row.id, "ailsa", "after", 2)
    assert after is not None
    assert after.number == 1
    assert await store.change_table(row.id, 1, row)


# Invalid rows


@pytest.mark.parametrize("text", ["nul \0", "half a pair \ud800"])
async def test_characters_no_row_can_hold_are_refused(store: Store, text: str) -> None:
    row, person = a_table(), a_person()
    await store.create_table(row)
    await store.create_person(person)
    with pytest.raises(NotStorable):
        await store.say(row.id, "ailsa", text, 1)
    with pytest.raises(NotStorable):
        await store.rename_person(person.id, text)
    with pytest.raises(NotStorable):
        await store.create_person(a_person(text))
    with pytest.raises(NotStorable):
        await store.change_table(row.id, 0, dataclasses.replace(row, seats=(SeatRow(shuffle_word=text),)))
    assert await store.table(row.id) == row
    assert await store.person(person.id) == person


async def test_a_number_out_of_all_bounds_is_refused_at_once(store: Store) -> None:
    with pytest.raises(NotStorable):
        await asyncio.wait_for(store.entries(fresh_id(), since=10**30), 30)


# Opening and closing


async def test_a_store_that_is_closed_and_opened_again_has_forgotten_nothing(store: Store) -> None:
    row, table = a_match(), a_table()
    await store.create_match(row, FIRST)
    await store.create_table(table)
    await store.append(row.id, 0, lines(1))
    await store.close()
    assert await store.ready() is False
    await store.open()
    assert await store.ready() is True
    assert await store.entries(row.id) == [*FIRST, *lines(1)]
    assert await store.append(row.id, 1, lines(2))
    assert await store.table(table.id) == table


async def test_closing_writes_pending_appends(store: Store) -> None:
    games = [a_match() for _ in range(40)]
    for row in games:
        await store.create_match(row, FIRST)
    sent = [asyncio.ensure_future(store.append(row.id, 0, lines(1))) for row in games]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*sent) == [True] * 40
    await store.open()
    assert [await store.seq(row.id) for row in games] == [1] * 40


async def test_a_closed_store_says_that_it_is_away(store: Store) -> None:
    row = a_match()
    await store.create_match(row, FIRST)
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append(row.id, 0, lines(1))
    with pytest.raises(StoreUnavailable):
        await store.match(row.id)


# Kept records


async def test_a_record_is_kept_once_and_only_a_limited_number_per_person(store: Store) -> None:
    ailsa, boyd, digests = fresh_id(), fresh_id(), [fresh_id() for _ in range(4)]
    assert await store.keep_record(digests[0], ailsa, 10, "one", 2, 100) == "one"
    assert await store.keep_record(digests[0], ailsa, 10, "two", 2, 100) == "one"
    assert await store.keep_record(digests[0], boyd, 10, "two", 2, 100) == "one", "whoever brings it"
    assert await store.keep_record(digests[1], ailsa, 91, "two", 2, 100) is None, "too many bytes"
    assert await store.keep_record(digests[1], ailsa, 90, "two", 2, 100) == "two"
    assert await store.keep_record(digests[2], ailsa, 0, "three", 2, 100) is None, "too many"
    assert await store.keep_record(digests[0], ailsa, 10, "three", 2, 100) == "one", "it is kept already"
    assert await store.keep_record(digests[2], boyd, 100, "three", 2, 100) == "three"
    assert await store.keep_record(digests[3], boyd, 1, "four", 2, 100) is None


async def test_records_kept_at_once_are_counted_one_by_one(store: Store) -> None:
    ailsa = fresh_id()
    kept = await asyncio.gather(*[store.keep_record(fresh_id(), ailsa, 1, fresh_id(), 3, 100) for _ in range(12)])
    assert sum(table is not None for table in kept) == 3


async def test_kept_records_go_with_a_guest_and_stay_when_a_person_is_erased(store: Store) -> None:
    guest, ailsa, digest = fresh_id(), fresh_id(), fresh_id()
    await store.keep_record(digest, guest, 10, "one", 1, 100)
    await store.hand_over(guest, ailsa)
    assert await store.keep_record(fresh_id(), ailsa, 10, "two", 1, 100) is None
    await store.erase_person(ailsa)
    assert await store.keep_record(digest, guest, 10, "two", 1, 100) == "one"
