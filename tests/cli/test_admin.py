"""`bothy admin` next to a running host: its changes take effect and are visible there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.processes import a_person
from tests.server.running import SECRET, Site, running, two_seated
from websockets.exceptions import ConnectionClosed

from bothy.cli import main
from bothy.server.store.sqlite import SqliteStore

Admin = Callable[..., Awaitable[str]]


@pytest.fixture
async def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    monkeypatch.setenv("BOTHY_STORE", f"sqlite:{tmp_path / 'bothy.db'}")
    monkeypatch.setenv("BOTHY_SECRET", SECRET)
    monkeypatch.setattr("bothy.server.live.signouts.EVERY", 0.1)
    async with running(tmp_path) as site:
        yield site


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    async def done(*arguments: str, code: int = 0) -> str:
        answered = await asyncio.to_thread(main, ["admin", *arguments])
        said = capsys.readouterr()
        assert answered == code, said
        return said.out + said.err

    return done


async def test_people_are_listed_with_their_tables_and_sanctions(site: Site, admin: Admin) -> None:
    async with two_seated(site) as (_, boyd, _table):
        await admin("mute", "boyd", "--days", "3")
        head, line = (await admin("people", "Boyd")).splitlines()
        assert head.split() == ["name", "id", "kind", "came", "last", "seen", "tables", "held"]
        assert line.startswith(f"Boyd  {boyd.id}  guest")
        assert "mute until 20" in line
        assert len((await admin("people")).splitlines()) == 3
        assert "No one found." in await admin("people", "Zebedee", code=1)
        assert "since" in await admin("sessions", boyd.id)


async def test_the_person_named_must_be_unambiguous(site: Site, admin: Admin) -> None:
    async with site.guest("Boyd"), site.guest("Boyd"), site.guest("Boyd the Elder"):
        assert "may mean 2 people" in await admin("kick", "boyd", code=2)
        assert "No one here has the name" in await admin("kick", "Zebedee", code=2)
        assert "sessions ended: 1." in await admin("kick", "boyd the elder")


async def test_a_kicked_player_is_signed_out_and_their_socket_is_closed(site: Site, admin: Admin) -> None:
    async with two_seated(site) as (_, boyd, table), boyd.follow(table["id"]) as live:
        await live.until("presence")
        await admin("kick", boyd.id)
        await boyd.get("/api/me", 204)
        with pytest.raises(ConnectionClosed) as closed:
            await live.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_a_ban_holds_in_the_process_that_runs_and_ends_when_lifted(site: Site, admin: Admin) -> None:
    async with site.guest("Boyd") as boyd:
        said = await admin("ban", "Boyd", "--days", "7", "--because", "Third warning.")
        assert said.startswith(f"Boyd ({boyd.id}) can't come in until 20")
        await site.services.sanctions.read()  # what the process does every five seconds
        assert "Third warning." in (await boyd.get("/api/me", 403))["text"]
        assert await admin("unban", "Boyd") == "Boyd can come in again.\n"
        assert await admin("unban", "Boyd", code=1) == "There is no ban of Boyd.\n"
        await site.services.sanctions.read()
        await boyd.get("/api/me")


async def test_erasing_is_done_only_when_it_is_meant(site: Site, admin: Admin) -> None:
    async with two_seated(site) as (ailsa, boyd, table):
        assert "run this again with --yes" in await admin("erase", "Boyd", code=1)
        await boyd.get("/api/me")
        await admin("erase", "Boyd", "--yes")
        await boyd.get("/api/me", 204)
        assert (await ailsa.get(f"/api/tables/{table['id']}"))["seats"][1] == {"person": boyd.id, "former": True}


async def test_tables_that_wait_can_be_dropped_and_others_not(site: Site, admin: Admin) -> None:
    async with two_seated(site) as (ailsa, _, begun):
        waiting = await ailsa.table()
        assert len((await admin("tables")).splitlines()) == 3
        assert begun["id"] in await admin("tables", "--state", "playing")
        await admin("drop", waiting["id"])
        await ailsa.get(f"/api/tables/{waiting['id']}", 404)
        await admin("drop", begun["id"], code=2)
        assert ["tables", "0"] in [line.split() for line in (await admin("prune")).splitlines()]


async def test_announcements_are_made_and_cleared(site: Site, admin: Admin) -> None:
    async with site.guest() as ailsa:
        said = await admin("announce", "Down at eight", "--until", "2999-12-24T20:00")
        assert said == "Announced until 2999-12-24 20:00 UTC: Down at eight\n"
        await site.services.announced.read()
        assert (await ailsa.get("/api/server"))["announcement"] == "Down at eight"
        assert await admin("announce", "--clear") == "Nothing is announced.\n"
        with pytest.raises(SystemExit):
            main(["admin", "announce", "Down", "--until", "soon"])


async def test_reports_come_with_their_chat_and_obey_no_terminal(site: Site, admin: Admin) -> None:
    async with two_seated(site) as (ailsa, boyd, table):
        await boyd.post(f"/api/tables/{table['id']}/chat", {"text": "Grr\x1b[2J"})
        told = {"about": boyd.id, "what": "He growls."}
        made = await ailsa.post(f"/api/tables/{table['id']}/reports", told)
        said = await admin("reports")
        assert f"Ailsa ({ailsa.id}) about Boyd ({boyd.id})" in said
        assert "Boyd: Grr\N{REPLACEMENT CHARACTER}[2J" in said
        assert "\x1b" not in said
        await admin("reports", "--close", made["report"], "--outcome", "Muted for a day")
        assert await admin("reports") == "No reports.\n"
        assert "Muted for a day" in await admin("reports", "--closed")
        await admin("reports", "--close", made["report"], code=1)


async def test_a_club_is_named_by_its_folder(tmp_path: Path, admin: Admin) -> None:
    assert "There’s no store at" in await admin("people", "--data", str(tmp_path), code=2)
    assert not (tmp_path / "games.sqlite").exists(), "no club is founded by a slip of the pen"
    store = SqliteStore(tmp_path / "games.sqlite")
    await store.open()
    await store.create_person(a_person("Una"))
    await store.close()
    assert "Una" in await admin("people", "--data", str(tmp_path))
