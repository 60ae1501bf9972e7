"""Bans and mutes apply at once; blocks keep people apart; reports include the chat; expired data are deleted."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from private_services import Services as PrivateServices
from tests.server.calendar import forward
from tests.server.processes import a_person, a_session, a_table, until
from tests.server.running import Guest, Site, running, two_seated
from websockets.exceptions import ConnectionClosed

from bothy.server.backends import bus_of
from bothy.server.bus.local import LocalBus
from bothy.server.clock import now_ms
from bothy.server.housekeeping import Dropped, clear
from bothy.server.live import signouts
from bothy.server.operators import operator_refresh
from bothy.server.operators.admin_service import open_admin_service
from bothy.server.operators.operator_refresh import tell
from bothy.server.operators.rows import AnnouncementRow, Kind, SanctionRow
from bothy.server.settings import Settings
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore
from bothy.server.words import SPOKEN

DAY = 24 * 3600 * 1000


async def sanctioned(site: Site, who: Guest, kind: Kind, end: int | None = None, reason: str = "") -> None:
    """Sanctions a person as `bothy admin` does, from another process."""
    row = SanctionRow(person=who.id, kind=kind, since=now_ms(), until=end, reason=reason)
    await site.services.store.sanction(row)
    await tell(site.services.bus)
    await until(lambda: (who.id, kind) in who.site.services.sanctions._held)


async def test_a_banned_player_is_refused_everywhere_until_the_ban_ends(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        await sanctioned(site, boyd, "ban", 1_900_000_000_000, "Third warning.")
        said = await boyd.get("/api/me/tables", 403)
        assert said["reason"]["key"] == "banned"
        assert said["text"] == "You can’t play here until 2030-03-17 17:46 UTC. The host says: Third warning."
        assert await boyd.reason(f"/api/tables/{table['id']}/chat", {"text": "Hey"}, 403) == "banned"
        await boyd.get(f"/api/stream/{table['id']}", 403)
        await boyd.get("/api/me/export")
        await boyd.get("/api/server")
        await ailsa.get("/api/me/tables")
        assert await site.services.store.lift_sanction(boyd.id, "ban")
        await tell(site.services.bus)
        await until(lambda: not site.services.sanctions.is_banned(boyd.id))
        await boyd.get("/api/me/tables")
        await sanctioned(site, boyd, "ban", now_ms() + 600_000)
        await boyd.get("/api/me/tables", 403)
        await forward(site.services.store, 600_000)
        await boyd.get("/api/me/tables")


@pytest.mark.parametrize("language", SPOKEN)
async def test_the_sentence_is_in_their_language(tmp_path: Path, language: str) -> None:
    async with running(tmp_path) as site, site.guest("Boyd", **{"accept-language": language}) as boyd:
        await sanctioned(site, boyd, "ban")
        text = (await boyd.get("/api/me", 403))["text"]
        assert text == {
            "en": "You can’t play here any more.",
            "fr": "Vous ne pouvez plus jouer ici.",
            "pt": "Você não pode mais jogar aqui.",
        }.get(language, text)


async def test_a_ban_closes_open_sockets_with_the_reason_and_lets_no_new_one_in(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with boyd.follow(table["id"]) as live, ailsa.follow(table["id"]) as other:
            await live.until("presence")
            await sanctioned(site, boyd, "ban", reason="Enough.")
            said = await live.until("refused")
            assert said["reason"]["values"] == {"until": "never", "because": "Enough."}
            with pytest.raises(ConnectionClosed) as closed:
                await live.hear()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "banned")
            await other.send("ping")
            await other.until("pong")
        async with boyd.follow(table["id"]) as again:
            assert (await again.hear())["reason"]["key"] == "banned"
            with pytest.raises(ConnectionClosed):
                await again.hear()


async def test_two_processes_hear_of_a_ban(tmp_path: Path) -> None:
    bus = LocalBus()
    async with running(tmp_path, bus=bus) as one, running(tmp_path, bus=bus) as other, one.guest("Boyd") as boyd:
        await sanctioned(other, boyd, "ban")
        await boyd.get("/api/me", 403)


async def test_a_muted_player_can_play_on_but_not_chat(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        await sanctioned(site, boyd, "mute", 1_900_000_000_000)
        where = f"/api/tables/{table['id']}/chat"
        assert await boyd.reason(where, {"text": "Hey"}, 403) == "muted"
        async with boyd.follow(table["id"]) as live:
            answer = await live.answer(await live.send("say", text="Hey"))
            assert answer["reason"]["values"]["until"] == "2030-03-17 17:46 UTC"
        await boyd.get(f"/api/matches/{table['match']}")
        await ailsa.post(where, {"text": "Hey"})
        assert [line["person"] for line in await ailsa.get(where)] == [ailsa.id]


async def test_a_blocked_players_chat_is_not_shown_live_or_later(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        where = f"/api/tables/{table['id']}/chat"
        async with ailsa.follow(table["id"]) as live, boyd.follow(table["id"]) as his:
            await live.until("presence")
            await ailsa.post(f"/api/me/blocks/{boyd.id}", status=204)
            await asyncio.sleep(0.2)
            await boyd.post(where, {"text": "Grr"})
            await ailsa.post(where, {"text": "Calm"})
            assert (await live.until("said"))["line"]["text"] == "Calm"
            assert (await his.until("said"))["line"]["text"] == "Grr"
        async with ailsa.follow(table["id"]) as live:
            await live.until("presence")
            await boyd.post(where, {"text": "Grr"})
            await ailsa.post(where, {"text": "Still"})
            assert (await live.until("said"))["line"]["text"] == "Still"
        assert [line["text"] for line in await ailsa.get(where)] == ["Calm", "Still"]
        assert [line["text"] for line in await boyd.get(where)] == ["Grr", "Calm", "Grr", "Still"]
        (blocked,) = await ailsa.get("/api/me/blocks")
        assert (blocked["person"], blocked["name"]) == (boyd.id, "Boyd")
        assert await boyd.get("/api/me/blocks") == []
        assert (await ailsa.client.delete(f"/api/me/blocks/{boyd.id}")).status_code == 204
        assert (await ailsa.client.delete(f"/api/me/blocks/{boyd.id}")).status_code == 404
        assert len(await ailsa.get(where)) == 4


async def test_a_blocked_player_cannot_sit_down_at_any_of_the_blockers_waiting_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "listed": True})
        assert [each["table"]["id"] for each in await boyd.get("/api/tables/open")] == [table["id"]]
        await ailsa.post(f"/api/me/blocks/{boyd.id}", status=204)
        assert await boyd.get("/api/tables/open") == await boyd.get("/api/tables") == []
        assert len(await ailsa.get("/api/tables")) == 1
        sit = {"invite": table["invite"]}
        assert await boyd.reason(f"/api/tables/{table['id']}/seats", sit, 403) == "not-welcome"
        async with site.guest("Catriona") as catriona:
            await catriona.post(f"/api/tables/{table['id']}/seats", sit)
        assert await ailsa.reason(f"/api/me/blocks/{ailsa.id}", None, 409) == "block-yourself"
        assert await ailsa.reason("/api/me/blocks/nobody", None, 404) == "not-there"


async def test_a_report_includes_the_chat_no_matter_who_reports(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table), site.guest("Eve") as eve:
        await boyd.post(f"/api/tables/{table['id']}/chat", {"text": "Grr"})
        where, told = f"/api/tables/{table['id']}/reports", {"about": boyd.id, "what": "He growls."}
        made = await ailsa.post(where, told)
        store = site.services.store
        (row,) = await store.reports()
        assert (row.id, row.person, row.about, row.what) == (made["report"], ailsa.id, boyd.id, "He growls.")
        assert [line.text for line in await store.report_lines(row.id)] == ["Grr"]
        assert await eve.reason(where, told, 403) == "not-seated"
        assert await ailsa.reason(where, {"about": eve.id, "what": "?"}, 404) == "not-there"
        assert await ailsa.reason(where, {"about": ailsa.id, "what": "?"}, 409) == "report-yourself"


async def test_the_operators_announcement_is_shown_to_everyone(tmp_path: Path) -> None:
    async def announced(guest: Guest) -> Any:
        return (await guest.get("/api/server"))["announcement"]

    async with running(tmp_path) as site, site.guest() as ailsa:
        assert await announced(ailsa) == ""
        row = AnnouncementRow(text="Down at eight", since=now_ms(), until=now_ms() + DAY)
        await site.services.store.announce(row)
        await tell(site.services.bus)
        await until(lambda: site.services.announced.text != "")
        assert await announced(ailsa) == "Down at eight"


async def test_a_process_elsewhere_hears_the_admin_service_over_the_network(
    tmp_path: Path, database: str, services: PrivateServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (operator_refresh, signouts):
        monkeypatch.setattr(module, "EVERY", 600.0)  # it must be told, not find out at the next look
    settings = Settings(store=database, bus=services.nats.url, secret="-" * 32)
    store, bus = PostgresStore(database), bus_of(settings)
    async with (
        running(tmp_path, bus=bus, store=store) as site,
        two_seated(site) as (ailsa, boyd, table),
        ailsa.follow(table["id"]) as hers,
        boyd.follow(table["id"]) as his,
        open_admin_service(settings) as admin_service,
    ):
        await hers.until("presence")
        await his.until("presence")
        await admin_service.sanction(boyd.id, "ban", 7, "Enough.", "root")
        assert (await his.until("refused"))["reason"]["values"]["because"] == "Enough."
        assert await admin_service.kick(ailsa.id) == 1
        with pytest.raises(ConnectionClosed) as closed:
            await hers.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        await admin_service.lift(boyd.id, "ban")


async def test_a_player_who_only_sits_at_a_public_table_keeps_no_one_out_of_it(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as site,
        site.guest("Ailsa") as host,
        site.guest("Mallory") as mallory,
        site.guest("Boyd") as boyd,
    ):
        table = await host.post("/api/tables", {"game": "creel", "seats": 4, "listed": True})
        where = f"/api/tables/{table['id']}/seats"
        await mallory.post(where, {})
        await mallory.post(f"/api/me/blocks/{boyd.id}", status=204)
        assert table["id"] in [each["id"] for each in await boyd.get("/api/tables")]
        assert await boyd.post(where, {}), "the host decides"
        assert (await boyd.client.delete(f"{where}/2")).status_code == 200
        await host.post(f"/api/me/blocks/{boyd.id}", status=204)
        assert table["id"] not in [each["id"] for each in await boyd.get("/api/tables")]
        assert await boyd.reason(where, {}, 403) == "not-welcome"


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
        table = dataclasses.replace(a_table(gone.id, here.id, host=here.id, state="finished"), created=now)
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
        await site.services.lobby.change(table["id"], lambda row: dataclasses.replace(row, state="finished"))
        first = await ailsa.post(f"/api/tables/{table['id']}/rematch")
        row = await site.services.store.table(first["id"])
        assert row is not None
        assert await site.services.store.forget_table(row.id, row.version)
        second = await boyd.post(f"/api/tables/{table['id']}/rematch")
        assert second["id"] != first["id"]
        assert (await ailsa.post(f"/api/tables/{table['id']}/rematch"))["id"] == second["id"]
