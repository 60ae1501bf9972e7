"""Any running process deletes expired data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.server.processes import a_person, a_session, a_table
from tests.server.running import running, two_seated

from bothy.server.clock import now_ms
from bothy.server.housekeeping import Dropped, clear
from bothy.server.settings import Settings
from bothy.server.store.sqlite import SqliteStore

DAY = 24 * 3600 * 1000


async def test_expired_sessions_and_tables_that_were_never_started_are_dropped(tmp_path: Path) -> None:
    store, now = SqliteStore(tmp_path / "before.db"), now_ms()
    await store.open()
    person = a_person()
    await store.create_person(person)
    over, running_on = a_session(person, ends=now - 1), a_session(person, ends=now + DAY)
    for session in (over, running_on):
        await store.create_session(session)
    old, begun = a_table(created=now - 8 * DAY), a_table(created=now - 8 * DAY, state="playing")
    young = a_table(created=now - 6 * DAY)
    for table in (old, begun, young):
        await store.create_table(table)
    await store.close()
    async with running(tmp_path, store=store):
        async with asyncio.timeout(30):
            while await store.table(old.id) is not None:
                await asyncio.sleep(0.01)
        assert await store.session(over.token_hash) is None
        assert await store.session(running_on.token_hash) == running_on
        assert [await store.table(row.id) for row in (begun, young)] == [begun, young]


async def test_chat_lines_and_guests_who_cannot_come_back_are_dropped_when_the_host_says_so(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as site:
        store, now = site.services.store, now_ms()
        gone, here = [replace(a_person(name), created=now - 40 * DAY) for name in ("PermanentFailure", "Here")]
        for person in (gone, here):
            await store.create_person(person)
        await store.create_session(a_session(here, ends=now + DAY))
        table = replace(a_table(gone.id, here.id, host=here.id, state="finished"), created=now)
        await store.create_table(table)
        for days in (35, 20, 1):
            await store.say(table.id, gone.id, f"{days} days ago", now - days * DAY)

        async def cleared(**days: Any) -> Dropped:
            return await clear(store, Settings(**days), site.services.account_transfers, now)

        assert await cleared() == Dropped()
        assert (await cleared(chat_days=30)).chat == 1
        assert (await cleared(chat_days=30, unlisted_chat_days=10)).chat == 1
        assert (await cleared(guest_days=60)).guests == 0
        assert (await cleared(guest_days=30)).guests == 1
        assert (await cleared(guest_days=30)).guests == 0, "nobody is erased twice"
        names = [person and person.name for person in (await store.person(gone.id), await store.person(here.id))]
        assert names == ["", "Here"]
        assert [line.text for line in await store.chat(table.id)] == [""]
        kept = await store.table(table.id)
        assert kept is not None
        assert [seat.name for seat in kept.seats] == ["", here.id, ""], "a former player"


async def test_who_wants_a_rematch_after_the_one_before_was_dropped_gets_another(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "creel") as (ailsa, boyd, table):
        await site.services.lobby.change(table["id"], lambda row: replace(row, state="finished"))
        first = await ailsa.post(f"/api/tables/{table['id']}/rematch")
        row = await site.services.store.table(first["id"])
        assert row is not None
        assert await site.services.store.forget_table(row.id, row.version)
        second = await boyd.post(f"/api/tables/{table['id']}/rematch")
        assert second["id"] != first["id"]
        assert (await ailsa.post(f"/api/tables/{table['id']}/rematch"))["id"] == second["id"]
