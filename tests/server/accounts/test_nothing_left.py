"""A person with every kind of data: all of it is in their export, and none of it is left after erasing."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from tests.server.accounts.people import browser, by_code, found_in, hosting, make_passkey
from tests.server.notices.receiver import Browser
from tests.server.processes import play_on
from tests.server.running import Guest, Site

from bothy.server.logs import set_up_logs
from bothy.server.notices.jobs import JobCarriage
from bothy.server.notices.notice import Notice, written
from bothy.server.notices.reach import Way, parcel
from bothy.server.operators.rows import SanctionRow
from bothy.server.results.dump import dump
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore

NAME, ADDRESS = "Morwenna Trevithick", "morwenna@trevithick.example"
ENDPOINT, HOOK = "https://push.example.org/morwenna-endpoint", "https://hooks.example.org/morwenna-room"
WORDS, REPORT, REASON = "Fatla genes, ow hothman?", "Boyd kisses his cards", "Sang too loud on Sunday"
ZONE = "Pacific/Chatham"
LATER = 4_000_000_000_000


@pytest.fixture
def database(empty_form: str) -> str:
    """Returns a database of its own: the dump has everybody's games, and other tests leave results without any."""
    return empty_form


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Returns the log of a host."""
    stream, root = io.StringIO(), logging.getLogger()
    handlers, level = root.handlers, root.level
    set_up_logs(Settings(log_sample_rate=1), stream)
    structlog.configure(**structlog.get_config() | {"cache_logger_on_first_use": False})
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


async def lived(site: Site, store: Store, who: Guest, other: Guest, boyds_words: str) -> dict[str, Any]:
    """Plays, is rated, chats, is reported and reports, blocks, is sanctioned, waits for notices."""
    services, keys = site.services, Browser().keys
    told = {"endpoint": ENDPOINT, "keys": keys}
    assert (await who.client._client.patch("/api/notices", json={"hook_url": HOOK})).status_code == 200  # type: ignore[attr-defined]
    await who.post("/api/notices/browsers", told)
    quiet = {"zone": ZONE, "begin": 60, "end": 120}
    assert (await who.client._client.put("/api/me/rest", json=quiet)).status_code == 200  # type: ignore[attr-defined]
    assert (await who.client._client.patch("/api/me/profile", json={"open": True})).status_code == 200  # type: ignore[attr-defined]
    table = await who.post("/api/tables", {"game": "creel", "seats": 2, "listed": True})
    where = f"/api/tables/{table['id']}"
    await other.post(f"{where}/seats", {})
    begun = await who.post(f"{where}/start")
    await play_on(services.matches, await services.matches.newest(begun["match"]))
    await services.lobby.close()
    await who.post(f"{where}/chat", {"text": WORDS})
    await who.post(f"{where}/reports", {"about": other.id, "what": REPORT})
    await other.post(f"{where}/reports", {"about": who.id, "what": boyds_words})
    await who.post(f"/api/me/blocks/{other.id}", status=204)
    row = SanctionRow(person=who.id, kind="mute", since=1, until=LATER, reason=REASON, by="root")
    await store.sanction(row)
    await queue(store, who.id, table["id"], site)
    return {"table": table["id"], "match": begun["match"]}


async def queue(store: Store, person: str, table: str, site: Site) -> None:
    """Puts a notice and a parcel into the outbox, and with PostgreSQL a parcel that is already a job."""
    sent = parcel(Way("push", ENDPOINT, False), "a-mark", person, 1, ())
    if isinstance(store, PostgresStore):
        carriage = JobCarriage(store.dsn, site.services.notices.sender)
        await store.put_parcels([sent], 1)
        async with carriage._app.open_async():
            await carriage.hand_over()
    await store.put_parcels([sent], LATER)
    await store.put_notices([written(Notice(kind="turn", person=person, table=table, at=1))], LATER)


async def test_all_of_it_is_in_the_file_and_after_erasing_nowhere(
    tmp_path: Path, back_end: Store, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"push_key_file": str(tmp_path / "push.key"), "notice_delay_seconds": 3600.0}
    async with hosting(tmp_path, store=back_end, **settings) as (site, postbox):
        async with browser(site) as who, browser(site) as boyd:
            await by_code(boyd, postbox, f"boyd-{who.site.port}@example.org", name="Boyd")
            await by_code(who, postbox, ADDRESS, name=NAME)
            passkey = await make_passkey(who)
            lived_at = await lived(site, back_end, who, boyd, f"{NAME} sings")
            person = who.id
            await dumped_games(back_end, tmp_path / "before")
            assert NAME in everything_in(tmp_path / "before"), "an open profile's name is in the dump"

            file = (await who.client.get("/api/me/export")).text
            mine = [NAME, ADDRESS, ENDPOINT, HOOK, WORDS, REPORT, REASON, ZONE, passkey.id.hex(), boyd.id]
            assert [each for each in mine if each not in file] == []
            kept = msgspec.json.decode(file)
            assert "turn" in [each.get("kind") for each in kept["queued"]]
            assert {each["to"] for each in kept["queued"] if "to" in each} == {ENDPOINT}
            assert kept["ratings"]
            assert [each["match_id"] for each in kept["results"]] == [lived_at["match"]]
            assert "Boyd" not in file.replace(REPORT, "")

            secrets: list[str | bytes] = [NAME, ADDRESS, ENDPOINT, HOOK, WORDS, REPORT, REASON, ZONE, passkey.id]
            assert [each for each in secrets if not found_in(back_end, each)] == []
            with monkeypatch.context() as broken:
                broken.setattr(back_end, "addresses_of", None)  # an error is logged, and must not name the person
                assert (await who.client.delete(f"/api/me/mail/{ADDRESS}")).status_code == 500
            await who.post("/api/me/erase", {"name": NAME}, 204)
            kept = [each for each in secrets if found_in(back_end, each)]
            assert kept == [WORDS], "in the open report about them, until it is decided"
            for report in [each for each in await back_end.reports() if each.about == person]:
                assert await back_end.close_report(report.id, LATER, "settled")
            assert [each for each in secrets if found_in(back_end, each)] == []
            assert await back_end.queued_for(person) == []
            assert await back_end.ratings_of(person) == []
            await dumped_games(back_end, tmp_path / "after")
            games = everything_in(tmp_path / "after")
            assert lived_at["match"] in games
            assert [each for each in secrets if isinstance(each, str) and each in games] == []
    lines = logged.getvalue()
    assert "played" in lines
    assert "fault" in lines
    assert [each for each in secrets if isinstance(each, str) and each in lines] == []


async def dumped_games(store: Store, folder: Path) -> None:
    """Dumps the games as `bothy dump` does on the next day."""
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    assert [day async for day in dump(store, folder, tomorrow)]


def everything_in(folder: Path) -> str:
    return "".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*")) if file.is_file())
