"""Sanctions, blocks, reports, announcements and retention, the same in both back ends."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace
from tests.server.processes import a_person, a_session, a_table

from bothy.local.ids import fresh_id
from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.operators.rows import AnnouncementRow, BlockRow, ProcessRow, ReportLine, ReportRow, SanctionRow
from bothy.server.rows import PersonRow
from bothy.server.store import Store

HOUR = 3_600_000


async def somebody(store: Store, name: str = "Ailsa", created: int = 1000) -> PersonRow:
    person = replace(a_person(name), created=created)
    await store.create_person(person)
    return person


async def holding(store: Store, person: PersonRow) -> list[SanctionRow]:
    return [row for row in await store.sanctions() if row.person == person.id]


async def test_a_sanction_holds_until_it_ends_or_is_lifted_and_a_new_one_replaces_it(store: Store) -> None:
    ailsa = await somebody(store)
    now = await store.time()
    mute = SanctionRow(person=ailsa.id, kind="mute", since=10, until=now + HOUR, reason="Shouting", by="root")
    ban = SanctionRow(person=ailsa.id, kind="ban", since=20)
    for row in (mute, ban):
        await store.sanction(row)
    assert await holding(store, ailsa) == [mute, ban]
    await store.sanction(replace(mute, until=now))
    assert await holding(store, ailsa) == [ban]
    longer = replace(mute, since=30, until=now + 2 * HOUR)
    await store.sanction(longer)
    assert await holding(store, ailsa) == [ban, longer]
    assert await store.lift_sanction(ailsa.id, "ban")
    assert not await store.lift_sanction(ailsa.id, "ban")
    assert await store.forget_sanctions(now + 2 * HOUR) >= 0
    assert await holding(store, ailsa) == [longer], "it ends then, not before"
    assert await store.forget_sanctions(now + 2 * HOUR + 1) >= 1
    assert await holding(store, ailsa) == []


async def test_blocks_are_known_from_both_sides(store: Store) -> None:
    ailsa, boyd, catriona = [await somebody(store) for _ in range(3)]
    block = BlockRow(person=ailsa.id, blocked=boyd.id, since=10)
    for _ in range(2):
        await store.block(block)
    assert await store.blocks_of(ailsa.id) == [block]
    assert await store.blocks_of(boyd.id) == []
    assert await store.who_blocks(boyd.id, [ailsa.id, catriona.id]) == [ailsa.id]
    assert await store.who_blocks(boyd.id, [catriona.id]) == []
    assert await store.unblock(ailsa.id, boyd.id)
    assert not await store.unblock(ailsa.id, boyd.id)


async def test_a_report_keeps_its_chat_lines_and_is_closed_once(store: Store) -> None:
    ailsa, boyd = await somebody(store), await somebody(store)
    row = ReportRow(id=fresh_id(), person=ailsa.id, about=boyd.id, table=fresh_id(), at=5, what="Rude")
    lines = [ReportLine(number=3, person=boyd.id, at=4, text="Grr")]
    await store.create_report(row, lines)
    assert await store.report(row.id) == row
    assert row in await store.reports()
    assert await store.report_lines(row.id) == lines
    assert await store.close_report(row.id, 9, "Muted")
    assert not await store.close_report(row.id, 10, "Again")
    assert row.id not in [each.id for each in await store.reports()]
    assert replace(row, closed=9, outcome="Muted") in await store.reports(closed=True)
    await store.forget_reports(9)
    assert await store.report(row.id) is not None
    await store.forget_reports(10)
    assert await store.report(row.id) is None
    assert await store.report_lines(row.id) == []


async def test_data_about_a_person_goes_with_them_when_they_are_handed_over_or_erased(store: Store) -> None:
    guest, account, boyd = [await somebody(store) for _ in range(3)]
    await store.sanction(SanctionRow(person=guest.id, kind="mute", since=1))
    await store.block(BlockRow(person=guest.id, blocked=boyd.id, since=1))
    await store.block(BlockRow(person=boyd.id, blocked=guest.id, since=1))
    by = ReportRow(id=fresh_id(), person=guest.id, about=boyd.id, table=fresh_id(), at=5, what="Rude")
    await store.create_report(by, [ReportLine(number=0, person=guest.id, at=4, text="Hush")])
    await store.hand_over(guest.id, account.id)
    assert [row.kind for row in await holding(store, account)] == ["mute"]
    assert await holding(store, guest) == []
    assert [row.blocked for row in await store.blocks_of(account.id)] == [boyd.id]
    assert [row.blocked for row in await store.blocks_of(boyd.id)] == [account.id]
    assert (await store.report(by.id)) == replace(by, person=account.id)
    about = ReportRow(id=fresh_id(), person=boyd.id, about=guest.id, table=fresh_id(), at=5, what="Rude")
    await store.create_report(about, [ReportLine(number=0, person=account.id, at=4, text="Hush")])
    await store.erase_person(account.id)
    assert await store.report(by.id) is None
    assert [line.text for line in await store.report_lines(about.id)] == [""]
    assert await holding(store, account) == []
    assert await store.blocks_of(boyd.id) == []


async def test_there_is_one_announcement_and_it_ends(store: Store) -> None:
    await store.announce(AnnouncementRow(text="Hello", since=1))
    now = await store.time()
    soon = AnnouncementRow(text="Down at eight", since=2, until=now + HOUR)
    await store.announce(soon)
    assert await store.announcement() == soon
    await store.announce(replace(soon, until=now))
    assert await store.announcement() is None
    await store.announce(soon)
    await store.announce(None)
    assert await store.announcement() is None


async def test_people_are_found_by_name_id_and_address(store: Store) -> None:
    name = f"Ùna {fresh_id()}"
    una, other = await somebody(store, name), await somebody(store)
    address = f"{fresh_id()}@example.org"
    way = AddressRow(address=address, person=una.id, since=3)
    await store.add_way_in(AccountRow(person=una.id, created=2), way)
    await store.create_session(replace(a_session(una), seen=77))
    await store.create_table(a_table(una.id))
    for text in (name[4:].upper(), una.id, address.upper()):
        (found,) = await store.find_people(text)
        assert (found.id, found.account, found.seen, found.tables) == (una.id, True, 77, 1)
    (found,) = await store.find_people(other.id)
    assert (found.account, found.seen, found.tables) == (False, None, 0)
    assert await store.find_people("nobody at all") == []


async def test_tables_are_listed_by_state(store: Store) -> None:
    late = 10**15
    waiting, playing = a_table(created=late), a_table(created=late + 1, state="playing")
    for row in (waiting, playing):
        await store.create_table(row)
    assert (await store.all_tables(limit=2)) == [playing, waiting]
    assert (await store.all_tables("playing", limit=1)) == [playing]
    for row in (waiting, playing):  # for other tests that read the newest
        await store.change_table(row.id, 0, dataclasses.replace(row, state="waiting"))
    await store.forget_table(waiting.id, 1)
    await store.forget_table(playing.id, 1)


async def test_old_words_go_and_those_of_private_finished_tables_before(store: Store) -> None:
    private, listed = a_table(state="finished"), a_table(state="finished", listed=True)
    going = a_table(state="playing")
    tables = (private, listed, going)
    for row in tables:
        await store.create_table(row)
        await store.say(row.id, "a", "old", 100)
        await store.say(row.id, "a", "new", 300)
    while await store.forget_private_chat(200, 1):
        pass
    assert [len(await store.chat(row.id)) for row in tables] == [1, 2, 2]
    while await store.forget_chat(200, 1):
        pass
    assert [[line.text for line in await store.chat(row.id)] for row in tables] == [["new"]] * 3
    assert await store.say(going.id, "a", "next", 400) is not None
    assert [line.number for line in await store.chat(going.id)] == [1, 2], "numbers go on"


async def test_a_block_holds_for_a_persons_bots_too(store: Store) -> None:
    boyd, ailsa = a_person("Boyd"), a_person("Ailsa")
    bot = replace(a_person("Clachan (bot)"), owner=boyd.id)
    for person in (boyd, ailsa, bot):
        await store.create_person(person)
    assert await store.bots_of(boyd.id) == [bot]
    await store.block(BlockRow(person=ailsa.id, blocked=boyd.id, since=1))
    assert sorted(await store.blocked_by(ailsa.id)) == sorted([boyd.id, bot.id])
    assert await store.who_blocks(bot.id, [ailsa.id, boyd.id]) == [ailsa.id]
    assert await store.who_blocks(boyd.id, [ailsa.id]) == [ailsa.id]
    assert [row.blocked for row in await store.blocks_of(ailsa.id)] == [boyd.id]


async def test_a_guest_is_idle_without_session_account_and_unfinished_table(store: Store) -> None:
    guests = [await somebody(store, created=-5) for _ in range(6)]
    idle, signed_in, account, playing, done, erased = guests
    await store.create_session(a_session(signed_in))
    way = AddressRow(address=f"{fresh_id()}@example.org", person=account.id, since=3)
    await store.add_way_in(AccountRow(person=account.id, created=2), way)
    await store.create_table(a_table(playing.id, state="playing"))
    await store.create_table(a_table(done.id, state="finished"))
    await store.erase_person(erased.id)
    ours = {each.id for each in guests}
    assert set(await store.idle_guests(0, 1000)) & ours == {idle.id, done.id}
    assert not set(await store.idle_guests(-5, 1000)) & ours


async def test_processes_are_asked_by_name_until_they_restart(store: Store) -> None:
    name = f"alder:{fresh_id()}"
    row = ProcessRow(name=name, started=10, seen=2**42, sockets=3)
    await store.note_process(row)
    assert await store.ask_process(name, "drain")
    assert not await store.ask_process("nobody", "drain")
    await store.note_process(replace(row, seen=2**42 + 1, does="drain"))
    assert await store.processes(2**42 + 1) == [replace(row, seen=2**42 + 1, does="drain", asked="drain")]
    await store.note_process(replace(row, started=11, seen=2**42 + 2))
    assert await store.processes(2**42 + 2) == [replace(row, started=11, seen=2**42 + 2)]
    await store.forget_process(name)
    assert await store.processes(2**42) == []
