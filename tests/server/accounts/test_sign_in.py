"""Creating an account and signing in: by invitation, by mail, by passkey, from another device."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.accounts.people import (
    MAIL,
    NAME,
    ORIGIN,
    Authenticator,
    browser,
    by_code,
    code_in,
    hosting,
    link_in,
    make_passkey,
    show_passkey,
)
from tests.server.running import SECRET, Guest

from bothy.cli import main


async def sit(who: Guest, other: Guest) -> str:
    """Seats both at a table and starts a match between them."""
    table = await who.table()
    await other.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    await who.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def test_a_guest_becomes_an_account_by_a_code_and_stays_the_same_person(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as phone:
        await ailsa.sign_in("Ailsa")
        before = ailsa.id
        assert (await ailsa.get("/api/me/account")) == {}
        await by_code(ailsa, postbox)
        assert ailsa.id == before
        assert [each["address"] for each in (await ailsa.get("/api/me/account"))["mail"]] == [MAIL]
        await phone.post("/api/sign-in/mail", {"address": f" {MAIL.upper()} "}, 202)
        link = link_in(postbox)
        assert await phone.post("/api/sign-in/look", {"link": link}) == {
            "kind": "mail",
            "name": "Ailsa",
            "here": False,
        }
        me = await phone.post("/api/sign-in/link", {"link": link})
        assert (me["person"], me["name"]) == (before, "Ailsa")
        assert (await ailsa.get("/api/me"))["person"] == before, "the other browser stays signed in"


async def test_a_newcomer_is_asked_for_a_name_and_the_code_stays_valid_for_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa:
        asked = await ailsa.post("/api/sign-in/mail", {"address": MAIL}, 202)
        shown = {"ticket": asked["ticket"], "code": code_in(postbox)}
        await ailsa.post("/api/sign-in/code", shown, 202)
        assert (await ailsa.post("/api/sign-in/code", shown | {"name": "Ailsa"}))["name"] == "Ailsa"


async def test_a_guest_becomes_an_account_by_a_passkey_and_comes_back_elsewhere(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as phone:
        await ailsa.sign_in("Ailsa")
        before = ailsa.id
        device = await make_passkey(ailsa)
        assert ailsa.id == before
        (passkey,) = (await ailsa.get("/api/me/account"))["passkeys"]
        assert passkey["name"] == "Firefox, Android"
        assert (await show_passkey(phone, device))["person"] == before


async def test_a_newcomer_can_start_with_a_passkey(tmp_path: Path) -> None:
    async with hosting(tmp_path, allow_guests=False) as (site, _), browser(site) as ailsa, browser(site) as phone:
        assert await ailsa.reason("/api/me", {"name": "Ailsa"}, 403) == "guests-not-allowed"
        device = await make_passkey(ailsa, name="Ailsa")
        assert (await show_passkey(phone, device))["name"] == "Ailsa"


async def test_a_guest_who_signs_in_brings_seats_and_words_into_the_account(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as laptop, browser(site) as phone:
        async with browser(site) as boyd:
            await boyd.sign_in("Boyd")
            await by_code(laptop, postbox, name="Ailsa")
            await phone.sign_in("Nobody yet")
            guest, table = phone.id, await sit(phone, boyd)
            await phone.post(f"/api/tables/{table}/chat", {"text": "Slàinte"})
            await by_code(phone, postbox, bring=True)
            assert phone.id == laptop.id != guest
            info = await laptop.get(f"/api/tables/{table}")
            assert [seat["person"] for seat in info["seats"]] == [laptop.id, boyd.id]
            assert info["host"] == laptop.id
            state = await laptop.get(f"/api/matches/{info['match']}")
            assert state["seats"] == [0]
            assert [each["id"] for each in await laptop.get("/api/tables/mine")] == [table]
            (line,) = await boyd.get(f"/api/tables/{table}/chat")
            assert (line["person"], line["name"]) == (laptop.id, "Ailsa")
            assert (await site.services.store.person(guest)).name == ""  # type: ignore[union-attr]


async def test_a_guest_who_does_not_want_to_leaves_the_seats_where_they_are(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as laptop, browser(site) as phone:
        async with browser(site) as boyd:
            await boyd.sign_in("Boyd")
            await by_code(laptop, postbox, name="Ailsa")
            await phone.sign_in("Nobody yet")
            guest, table = phone.id, await sit(phone, boyd)
            await by_code(phone, postbox)
            assert (await boyd.get(f"/api/tables/{table}"))["seats"][0]["person"] == guest


async def test_an_account_takes_another_address_but_not_anothers(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as boyd:
        await by_code(ailsa, postbox, name="Ailsa")
        await by_code(boyd, postbox, "boyd@example.org", name="Boyd")
        await by_code(ailsa, postbox, "ailsa@work.example")
        assert len((await ailsa.get("/api/me/account"))["mail"]) == 2
        asked = await ailsa.post("/api/sign-in/mail", {"address": "boyd@example.org"}, 202)
        shown = {"ticket": asked["ticket"], "code": code_in(postbox)}
        assert await ailsa.reason("/api/sign-in/code", shown, 409) == "way-taken"


async def test_the_last_way_in_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as boyd:
        await by_code(ailsa, postbox, name="Ailsa")
        assert (await ailsa.client.delete(f"/api/me/mail/{MAIL}")).json()["reason"]["key"] == "last-way-in"
        await make_passkey(ailsa)
        await boyd.sign_in("Boyd")
        assert (await boyd.client.delete(f"/api/me/mail/{MAIL}")).status_code == 404
        assert (await ailsa.client.delete(f"/api/me/mail/{MAIL}")).status_code == 204
        (passkey,) = (await ailsa.get("/api/me/account"))["passkeys"]
        path = f"/api/me/passkeys/{passkey['id']}"
        assert (await boyd.client.delete(path)).status_code == 404
        assert (await ailsa.client.delete(path)).json()["reason"]["key"] == "last-way-in"


async def test_another_device_joins_by_a_link_or_its_picture(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as phone:
        await ailsa.sign_in("Ailsa")
        offered = await ailsa.post("/api/me/device")
        address, link = offered["link"].split("#")
        assert address == "https://bothy.example/sign-in"
        assert offered["qr"].startswith("<?xml")
        assert (await phone.post("/api/sign-in/look", {"link": link}))["name"] == "Ailsa"
        assert (await phone.post("/api/sign-in/link", {"link": link}))["person"] == ailsa.id
        assert await phone.reason("/api/sign-in/link", {"link": link}, 403) == "ticket-over"


async def test_sessions_are_listed_and_ended_one_by_one_with_their_sockets(tmp_path: Path) -> None:
    async with hosting(tmp_path, origins=()) as (site, _), site.guest("Ailsa") as ailsa, site.guest("B") as boyd:
        link = (await ailsa.post("/api/me/device"))["link"].split("#")[1]
        async with site.guest("Phone", **{"user-agent": "Safari/605 iPhone"}) as phone:
            me = await phone.post("/api/sign-in/link", {"link": link})
            phone.client.headers["x-bothy-csrf"] = me["csrf"]
            table = await ailsa.table()
            async with phone.follow(table["id"]) as live:
                await live.hello()
                listed = await ailsa.get("/api/me/sessions")
                (there,) = [each for each in listed if not each["here"]]
                assert there["device"] == "Safari, iPhone"
                path = f"/api/me/sessions/{there['id']}"
                assert (await boyd.client.delete(path)).status_code == 404
                assert (await ailsa.client.delete(path)).status_code == 204
                async with asyncio.timeout(10):
                    await live.ws.wait_closed()
            assert (await phone.client.get("/api/me")).status_code == 204
            assert len(await ailsa.get("/api/me/sessions")) == 1


@pytest.mark.parametrize("how", ["invitation", "closed"])
async def test_where_sign_up_is_not_open_guests_stay_guests(tmp_path: Path, how: str) -> None:
    async with hosting(tmp_path, sign_up=how) as (site, postbox), browser(site) as ailsa:
        await ailsa.sign_in("Ailsa")
        asked = await ailsa.post("/api/sign-in/mail", {"address": MAIL}, 202)
        shown = {"ticket": asked["ticket"], "code": code_in(postbox)}
        assert await ailsa.reason("/api/sign-in/code", shown, 403) == "sign-up-closed"
        assert await ailsa.reason("/api/sign-in/passkey/new", {}, 403) == "sign-up-closed"
        assert await ailsa.get("/api/me/account") == {}


async def test_an_invitation_makes_one_account(tmp_path: Path) -> None:
    async with hosting(tmp_path, sign_up="invitation") as (site, postbox):
        invitation = await site.services.sign_in_methods.tickets.issue("invitation")
        async with browser(site) as ailsa, browser(site) as boyd, browser(site) as cal:
            seen = await ailsa.post("/api/sign-in/look", {"link": f"i.{invitation}"})
            assert seen["kind"] == "invitation"
            asked = await ailsa.post("/api/sign-in/mail", {"address": MAIL, "invitation": invitation}, 202)
            shown = {"ticket": asked["ticket"], "code": code_in(postbox), "name": "Ailsa"}
            offered = await boyd.post("/api/sign-in/passkey/new", {"name": "Boyd", "invitation": invitation})
            await ailsa.post("/api/sign-in/code", shown)
            made = {"credential": Authenticator(ORIGIN, NAME).make(offered["options"])}
            assert await boyd.reason("/api/sign-in/passkey/made", made, 403) == "ticket-over"
            wanted = {"address": "cal@example.org", "invitation": invitation}
            assert await cal.reason("/api/sign-in/mail", wanted, 403) == "ticket-over"


async def test_at_home_there_are_no_accounts(tmp_path: Path) -> None:
    async with hosting(tmp_path, origins=(), local_play=True) as (site, _), site.guest() as ailsa:
        assert (await ailsa.get("/api/sign-in"))["accounts"] is False
        assert await ailsa.reason("/api/sign-in/mail", {"address": MAIL}, 404) == "no-mail-here"
        assert await ailsa.reason("/api/sign-in/passkey/new", {}, 404) == "no-accounts-here"
        assert await ailsa.reason("/api/me/device", None, 404) == "no-accounts-here"
        assert await ailsa.reason("/api/me/erase", {"name": "Ailsa"}, 404) == "no-accounts-here"


async def test_every_link_it_prints_is_an_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    store = f"sqlite:{tmp_path / 'bothy.db'}"
    for name, value in (("STORE", store), ("SECRET", SECRET), ("ORIGINS", ORIGIN)):
        monkeypatch.setenv(f"BOTHY_{name}", value)
    async with hosting(tmp_path, sign_up="invitation") as (site, _), browser(site) as ailsa:
        assert await asyncio.to_thread(main, ["invite", "2"]) == 0
        links = capsys.readouterr().out.split()
        assert len(set(links)) == 2
        for link in links:
            assert link.startswith(f"{ORIGIN}/sign-in#i.")
            seen = await ailsa.post("/api/sign-in/look", {"link": link.split("#")[1]})
            assert seen["kind"] == "invitation"
