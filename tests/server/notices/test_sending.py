"""From a move to a message: who is notified, through which channel, and who isn't."""

from __future__ import annotations

import json
import socket
from asyncio import create_task, gather, sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from py_vapid import Vapid02
from tests.server.calendar import forward
from tests.server.notices.receiver import Browser, Postbox, Receiver, post_office, receiving
from tests.server.processes import a_table, until
from tests.server.running import Guest, Site, running, two_seated
from tests.server.test_profiles import played

from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.notices.failures import TemporaryFailure
from bothy.server.notices.jobs import SENDERS
from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.outbox_worker import Carriage, OwnCarriage

NEAR = ("127.0.0.0/8",)
ORIGIN = "http://bothy.example"


@asynccontextmanager
async def house(path: Path, **settings: Any) -> AsyncIterator[Site]:
    """Runs a host whose notices are processed only when the test does it."""
    usual: dict[str, Any] = {
        "webhook_networks": NEAR,
        "notice_delay_seconds": 0,
        "push_key_file": str(path / "push.pem"),
    }
    async with running(path, **usual | settings) as site:
        yield site


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns off automatic processing."""

    async def nothing(_self: Any) -> None:
        return None

    monkeypatch.setattr("bothy.server.notices.service.Notices.run", nothing)


pytestmark = pytest.mark.usefixtures("by_hand")


async def work(site: Site) -> None:
    """Decides on all notices and sends all parcels."""
    notices = site.services.notices
    await notices.outbox_worker.decide_some()
    carriage: Carriage = notices.outbox_worker._carriage
    assert isinstance(carriage, OwnCarriage)
    for channel in CHANNELS:
        await carriage.send_some(channel)


async def begin(site: Site, *people: Guest, table: Any) -> None:
    """Plays past the first question, which both owe; nothing is pending, and both can be reached."""
    await move(*people, table=table)
    waiting = await site.services.store.waiting_notices(1000)
    await site.services.store.forget_notices([number for number, _ in waiting])
    site.services.notices.reach._out_of_reach.clear()


async def move(*people: Guest, table: Any) -> Guest:
    """Plays for the seat that owes until another does; returns the other."""
    mover: Guest | None = None
    for _ in range(20):
        for guest in people:
            state = await guest.get(f"/api/matches/{table['match']}")
            if "decision" in (state.get("mine") or {}):
                if mover is not None and guest is not mover:
                    return guest
                mover = guest
                action = state["mine"]["decision"]["actions"][0]
                await guest.post(
                    f"/api/matches/{table['match']}/actions", {"actions": [action], "after": state["seq"]}
                )
                break
    raise AssertionError("nobody else is ever asked")


async def with_hooks(receiver: Receiver, *guests: Guest) -> None:
    for guest in guests:
        answer = await guest.client.patch("/api/notices", json={"hook_url": f"{receiver.address}/{guest.id}"})
        assert answer.status_code == 200, answer.text


def told(receiver: Receiver, guest: Guest) -> list[str]:
    return [json.loads(body)["text"] for path, _, body in receiver.posted if path == f"/{guest.id}"]


async def test_the_first_player_is_notified_that_the_game_has_begun(tmp_path: Path) -> None:
    async with house(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        rows = [json.loads(body) for _, body in await site.services.store.waiting_notices()]
        asked = [guest for guest in (ailsa, boyd) if "mine" in await guest.get(f"/api/matches/{table['match']}")]
        assert [row["person"] for row in rows] == [guest.id for guest in asked if guest is not ailsa]


async def test_the_player_to_act_is_notified_and_no_one_else(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table), site.guest("Cat") as cat:
            await with_hooks(receiver, ailsa, boyd, cat)
            await begin(site, ailsa, boyd, table=table)
            asked = await move(ailsa, boyd, table=table)
            other = boyd if asked is ailsa else ailsa
            await work(site)
            (text,) = told(receiver, asked)
            name = "Ailsa" if asked is boyd else "Boyd"
            assert text.startswith(f"It’s your turn in Creel, with {name}.")
            assert f"/table/{table['id']}" in text
            assert told(receiver, other) == told(receiver, cat) == []


async def test_a_player_looking_at_the_table_is_not_notified(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
                await one.hello(0)
                await other.hello(1)
                await one.until("resync")
                await move(ailsa, boyd, table=table)
                assert await site.services.store.waiting_notices() == [], "it isn't even written down"
                await work(site)
                assert receiver.posted == []


async def test_one_notice_a_table_is_enough_until_one_looks(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            away = await move(ailsa, boyd, table=table)
            await work(site)
            assert len(told(receiver, away)) == 1
            await move(ailsa, boyd, table=table)
            await move(ailsa, boyd, table=table)
            await work(site)
            assert len(told(receiver, ailsa)) == len(told(receiver, boyd)) == 1, "told already, and did not look"
            async with away.follow(table["id"]):
                pass
            await until(lambda: not site.services.hub.channels)
            while len(told(receiver, away)) < 2:  # before the game ends; `move` reports if it has
                await move(ailsa, boyd, table=table)
                await work(site)
            assert len(told(receiver, away)) == 2, "looked, and is asked again"


async def test_a_hidden_page_does_not_count_as_looking(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
                for live in (one, other):
                    await live.until("presence")
                    await live.ws.send(json.dumps({"is": "hide", "hidden": True}))
                channel = site.services.hub.channels[table["id"]]
                await until(lambda: channel.attendance.own.away == sorted([ailsa.id, boyd.id]))
                asked = await move(ailsa, boyd, table=table)
                await work(site)
                assert len(told(receiver, asked)) == 1


async def test_push_messages_are_readable_by_their_browser_alone(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await begin(site, ailsa, boyd, table=table)
            browsers = {ailsa.id: Browser(), boyd.id: Browser()}
            for guest in (ailsa, boyd):
                where = f"{receiver.address}/{guest.id}"
                shown = await guest.post(
                    "/api/notices/browsers", {"endpoint": where, "keys": browsers[guest.id].keys}, 201
                )
                assert shown["browsers"] == [where]
            asked = await move(ailsa, boyd, table=table)
            await work(site)
            mine = [each for each in receiver.posted if each[0] == f"/{asked.id}"]
            ((_, headers, body),) = mine
            message = browsers[asked.id].read(body)
            assert message["title"] == "Your turn: Creel"
            assert message["path"] == f"/table/{table['id']}"
            assert message["topic"] == headers["topic"] == table["id"]
            assert (headers["content-encoding"], int(headers["ttl"]) > 3600) == ("aes128gcm", True)
            assert Vapid02.verify(headers["authorization"])
            assert b"Creel" not in body
            with pytest.raises(Exception):  # noqa: B017, PT011
                browsers[boyd.id if asked is ailsa else ailsa.id].read(body)


async def test_hooks_with_slow_name_lookups_do_not_hold_up_push_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, find = Event(), socket.getaddrinfo

    def slowly(host: str, *others: Any) -> Any:
        if host.startswith("slow"):
            answer.wait(10)
        return find("127.0.0.1" if host.endswith(".example") else host, *others)

    async with receiving() as receiver, house(tmp_path) as site:
        monkeypatch.setattr(socket, "getaddrinfo", slowly)
        carriers: dict[Channel, Any] = dict(site.services.notices.reach.carriers)
        hook, push = carriers["hook"]._outgoing, carriers["push"]._outgoing
        hooks = [create_task(hook.post(f"https://slow{n}.example/", b"{}", {})) for n in range(SENDERS["hook"])]
        await sleep(0.1)
        port = receiver.address.rpartition(":")[2]
        with pytest.raises(TemporaryFailure, match="SSLError"):  # connected, but the receiver has no certificate
            await push.post(f"https://push.example:{port}/", b"{}", {})
        answer.set()
        await gather(*hooks, return_exceptions=True)


async def test_a_browser_that_has_gone_is_forgotten(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site, site.guest() as guest:
        await guest.post(
            "/api/notices/browsers", {"endpoint": f"{receiver.address}/x", "keys": Browser().keys}, 201
        )
        receiver.status = 503
        await guest.post("/api/notices/trials", {"channel": "push"}, 202)
        await work(site)
        assert len((await guest.get("/api/notices"))["browsers"]) == 1, "it may be back later"
        receiver.status = 410
        await guest.post("/api/notices/trials", {"channel": "push"}, 202)
        await work(site)
        assert (await guest.get("/api/notices"))["browsers"] == []
        assert await guest.reason("/api/notices/trials", {"channel": "push"}, 409) == "channel-missing"


async def test_a_trial_that_does_not_arrive_is_not_tried_again(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site, site.guest() as guest:
        await with_hooks(receiver, guest)
        receiver.status = 503
        await guest.post("/api/notices/trials", {"channel": "hook"}, 202)
        await work(site)
        assert len(receiver.posted) == 1
        assert await site.services.store.queued_for(guest.id) == []


async def test_push_messages_that_are_sent_on_into_the_hosts_own_network_are_not_tried_again(
    tmp_path: Path,
) -> None:
    async with receiving() as receiver, house(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        await begin(site, ailsa, boyd, table=table)
        for guest in (ailsa, boyd):
            given = {"endpoint": f"{receiver.address}/{guest.id}", "keys": Browser().keys}
            await guest.post("/api/notices/browsers", given, 201)
        receiver.status, receiver.location = 307, "https://10.0.0.1/inside"
        asked = await move(ailsa, boyd, table=table)
        await work(site)
        assert len(receiver.posted) == 1
        assert await site.services.store.queued_for(asked.id) == []


async def test_who_only_knows_anothers_browser_by_its_address_does_not_get_it(tmp_path: Path) -> None:
    async with house(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Mallory") as mallory:
        hers = {"endpoint": "https://push.example/x", "keys": Browser().keys}
        await ailsa.post("/api/notices/browsers", hers, 201)
        forged = hers | {"keys": Browser().keys}
        assert await mallory.reason("/api/notices/browsers", forged, 409) == "push-taken"
        assert (await ailsa.get("/api/notices"))["browsers"] == [hers["endpoint"]]
        assert (await mallory.post("/api/notices/browsers", hers, 201))["browsers"] == [hers["endpoint"]], (
            "same keys"
        )
        assert (await ailsa.get("/api/notices"))["browsers"] == [], "somebody else uses this browser now"


async def test_nonsense_is_no_browser_and_no_hook(tmp_path: Path) -> None:
    async with house(tmp_path) as site, site.guest() as guest:
        keys = Browser().keys
        for endpoint in (
            "http://push.example/x",
            "https://10.0.0.1/x",
            "https://127.1/x",
            "javascript:alert(1)",
            "x",
        ):
            given = {"endpoint": endpoint, "keys": keys}
            assert await guest.reason("/api/notices/browsers", given, 400) == "hook-address"
        wrong = {"endpoint": "https://push.example/x", "keys": keys | {"p256dh": "A" * 87}}
        assert await guest.reason("/api/notices/browsers", wrong, 400) == "push-unfit"
        answer = await guest.client.patch("/api/notices", json={"hook_url": "https://169.254.169.254/latest"})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "hook-address")


async def test_a_digest_comes_once_a_day_with_everything_that_waits(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            for guest in (ailsa, boyd):
                answer = await guest.client.patch("/api/notices", json={"hook": "digest", "zone": "Europe/Lisbon"})
                assert answer.json()["hook"] == "digest"
            asked = await move(ailsa, boyd, table=table)
            await work(site)
            assert receiver.posted == []
            store = site.services.store
            row = await store.notice_preferences(asked.id)
            assert row is not None
            assert row.digest is not None
            await forward(store, row.digest - await store.time())
            assert await site.services.notices.outbox_worker._digests.send_due() == 1
            await work(site)
            (text,) = told(receiver, asked)
            assert "It’s your turn in Creel" in text
            after = await store.notice_preferences(asked.id)
            assert after is not None
            assert after.digest == row.digest + 24 * 3600 * 1000


@asynccontextmanager
async def with_mail(path: Path) -> AsyncIterator[tuple[Postbox, Site]]:
    async with post_office() as (postbox, given):
        mail = {name: getattr(given, name) for name in ("mail_server", "mail_port", "mail_tls", "mail_from")}
        async with house(path, **mail) as site:
            yield postbox, site


async def addressed(site: Site, guest: Guest) -> None:
    account = AccountRow(person=guest.id, created=1)
    address = AddressRow(address=f"{guest.id}@example.org", person=guest.id, since=1)
    await site.services.store.add_way_in(account, address)


async def test_a_mail_says_whose_turn_it_is_and_its_link_unsubscribes(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (postbox, site):
        async with two_seated(site) as (ailsa, boyd, table):
            await addressed(site, ailsa)
            await addressed(site, boyd)
            await begin(site, ailsa, boyd, table=table)
            asked = await move(ailsa, boyd, table=table)
            await work(site)
            (mail,) = postbox.mails
            assert mail["to"] == f"{asked.id}@example.org"
            assert mail["subject"] == "Your turn: Creel"
            assert mail["message-id"].endswith("-mail@bothy.example.org>")
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert mail.get_content_type() == "text/plain"
            assert "/table/" in mail.get_content()
            link = urlsplit(str(mail["list-unsubscribe"]).strip("<>")).path
            async with httpx.AsyncClient(base_url=site.address) as nobody:  # a mail program: no cookie, no origin
                looked = await nobody.get(link)
                assert looked.json() == {"channel": "mail", "on": True}
                done = await nobody.post(link, data={"List-Unsubscribe": "One-Click"})
                assert done.json() == {"channel": "mail", "on": False}
                assert (await nobody.get(link[:-1])).status_code == 404
            assert (await asked.get("/api/notices"))["mail"] == "off"
            async with asked.follow(table["id"]):
                pass
            await until(lambda: not site.services.hub.channels)
            await move(ailsa, boyd, table=table)
            await move(ailsa, boyd, table=table)
            await work(site)
            assert [each["to"] for each in postbox.mails].count(f"{asked.id}@example.org") == 1


async def test_players_who_are_away_are_notified_of_the_end_of_a_game(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            for _ in range(300):
                for guest in (ailsa, boyd):
                    state = await guest.get(f"/api/matches/{table['match']}")
                    if "decision" in (state.get("mine") or {}):
                        action = state["mine"]["decision"]["actions"][0]
                        last, after = guest, {"actions": [action], "after": state["seq"]}
                        await guest.post(f"/api/matches/{table['match']}/actions", after)
                if state.get("result"):
                    break
            rows = [json.loads(body) for _, body in await site.services.store.waiting_notices(1000)]
            over = [row for row in rows if row["kind"] == "over"]
            assert [row["person"] for row in over] == [boyd.id if last is ailsa else ailsa.id]


async def test_a_rematch_invites_the_other_players_and_does_not_notify_strangers(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with two_seated(site) as (ailsa, boyd, table):
            await with_hooks(receiver, ailsa, boyd)
            await begin(site, ailsa, boyd, table=table)
            lobby = site.services.lobby
            row = await lobby.table(table["id"])
            for told_to in lobby.wanted_again:
                await told_to(row, ailsa.id)
            await work(site)
            assert receiver.posted == [], "that table is playing: nobody is wanted there"


async def test_an_invited_guest_is_notified_once_unless_they_declined_first(tmp_path: Path) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd, site.guest("Cal") as cal:
            await with_hooks(receiver, ailsa, boyd, cal)
            await played(site.services.store, ailsa.id, boyd.id, cal.id)
            table = await ailsa.table("creel", 3)
            asking = f"/api/tables/{table['id']}/invitations"
            for _ in range(2):
                await ailsa.post(f"{asking}/{boyd.id}")
            await ailsa.post(f"{asking}/{cal.id}")
            assert (await cal.client.delete(f"{asking}/{cal.id}")).status_code == 204
            await work(site)
            (text,) = told(receiver, boyd)
            assert text.startswith("You’re invited to a table of Creel with Ailsa.")
            assert f"/table/{table['id']}" in text
            assert told(receiver, ailsa) == told(receiver, cal) == []


async def test_a_vacated_seat_is_offered_to_guests_who_opted_in_and_to_former_companions(
    tmp_path: Path,
) -> None:
    async with receiving() as receiver, house(tmp_path) as site:
        async with (
            two_seated(site) as (ailsa, boyd, table),
            site.guest("Cal") as cal,
            site.guest("Dod") as dod,
            site.guest("Eve") as eve,
        ):
            guests = (ailsa, boyd, cal, dod, eve)
            await with_hooks(receiver, *guests)
            for guest in (cal, eve):
                assert (await guest.client.patch("/api/notices", json={"offers": True})).json()["offers"] is True
            assert (await eve.client.post(f"/api/me/blocks/{boyd.id}")).status_code == 204
            await begin(site, ailsa, boyd, table=table)
            leave = f"/api/tables/{table['id']}/seats/1"
            assert (await boyd.client.delete(leave)).status_code == 200
            await work(site)
            assert [told(receiver, guest) for guest in guests if guest is not ailsa] == [[]] * 4, "it isn't listed"
            assert await cal.get("/api/tables/open") == []
            await boyd.post(f"{leave}/return")

            store = site.services.store
            former = a_table(ailsa.id, boyd.id, dod.id, state="finished")
            await store.create_table(former)
            row = await store.table(table["id"])
            assert row is not None
            assert await store.change_table(row.id, row.version, replace(row, listed=True, before=former.id))
            assert (await boyd.client.delete(leave)).status_code == 200
            await work(site)
            (text,) = told(receiver, cal)
            assert text.startswith("A seat in a running game of Creel with Ailsa and Boyd is offered to you.")
            assert len(told(receiver, dod)) == 1, "they played together before"
            assert told(receiver, boyd) == told(receiver, eve) == []
            (found,) = await cal.get("/api/tables/open")
            assert (found["table"]["id"], found["offered"]) == (table["id"], [1])
            assert await eve.get("/api/tables/open") == [], "Boyd sits there until somebody takes the seat"
            await cal.post(f"/api/tables/{table['id']}/seats", {}, 201)
            assert await dod.get("/api/tables/open") == []
