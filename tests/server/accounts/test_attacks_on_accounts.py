"""Used, stolen, guessed and forged links, codes and passkeys; and responses that must not reveal who exists."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from tests.server.accounts.people import (
    MAIL,
    NAME,
    ORIGIN,
    PRESENT,
    Authenticator,
    browser,
    by_code,
    code_in,
    found_in,
    hosting,
    link_in,
    make_passkey,
    show_passkey,
)
from tests.server.calendar import forward

from bothy.server.accounts.one_time_tokens import MOST_TRIES, SHORT
from bothy.server.bus.local import LocalBus
from bothy.server.operators.rows import SanctionRow
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore
from bothy.server.store.sqlite.file import select


async def test_a_code_and_its_link_open_one_door_once(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as thief:
        asked = await ailsa.post("/api/sign-in/mail", {"address": MAIL}, 202)
        shown = {"ticket": asked["ticket"], "code": code_in(postbox), "name": "Ailsa"}
        await ailsa.post("/api/sign-in/code", shown)
        assert await thief.reason("/api/sign-in/code", shown, 403) == "ticket-over"
        again = {"link": link_in(postbox), "name": "Thief"}
        assert await thief.reason("/api/sign-in/link", again, 403) == "ticket-over"


async def test_of_many_who_come_with_one_link_at_two_processes_one_is_let_in(tmp_path: Path) -> None:
    bus = LocalBus()
    async with hosting(tmp_path, bus=bus) as (one, postbox), hosting(tmp_path, bus=bus) as (two, _):
        async with browser(one) as ailsa, browser(one) as here, browser(two) as there:
            await by_code(ailsa, postbox, name="Ailsa")
            await ailsa.post("/api/sign-in/mail", {"address": MAIL}, 202)
            shown = {"link": link_in(postbox)}
            answers = await asyncio.gather(
                *(who.client.post("/api/sign-in/link", json=shown) for who in (here, there, here, there))
            )
            assert sorted(answer.status_code for answer in answers) == [201, 403, 403, 403]


async def test_a_code_is_guessed_so_often_and_no_more(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as thief:
        asked = await thief.post("/api/sign-in/mail", {"address": MAIL}, 202)
        right = code_in(postbox)
        wrong = "000000" if right != "000 000" else "111111"
        guesses = [
            await thief.reason("/api/sign-in/code", {"ticket": asked["ticket"], "code": wrong, "name": "T"}, 403)
            for _ in range(MOST_TRIES)
        ]
        assert set(guesses) == {"code-wrong"}
        shown = {"ticket": asked["ticket"], "code": right, "name": "T"}
        assert await thief.reason("/api/sign-in/code", shown, 403) == "ticket-over"


async def test_guesses_at_once_are_counted_one_by_one(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as thief:
        asked = await thief.post("/api/sign-in/mail", {"address": MAIL}, 202)
        answers = await asyncio.gather(
            *(
                thief.client.post("/api/sign-in/code", json={"ticket": asked["ticket"], "code": f"{guess:06}"})
                for guess in range(20)
            )
        )
        reasons = [answer.json()["reason"]["key"] for answer in answers]
        assert sum(reason != "ticket-over" for reason in reasons) <= MOST_TRIES


async def test_after_ten_minutes_nothing_opens(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as phone:
        await ailsa.sign_in("Ailsa")
        link = (await ailsa.post("/api/me/device"))["link"].split("#")[1]
        passkey = await make_passkey(ailsa)
        challenge = await phone.post("/api/sign-in/passkey/challenge")
        asked = await ailsa.post("/api/sign-in/mail", {"address": MAIL}, 202)
        await forward(site.services.store, SHORT + 1)
        shown = {"ticket": asked["ticket"], "code": code_in(postbox)}
        assert await ailsa.reason("/api/sign-in/code", shown, 403) == "ticket-over"
        for each in (link, link_in(postbox)):
            assert await phone.reason("/api/sign-in/link", {"link": each}, 403) == "ticket-over"
            assert await phone.reason("/api/sign-in/look", {"link": each}, 403) == "ticket-over"
        late = {"credential": passkey.show(challenge["options"])}
        assert await phone.reason("/api/sign-in/passkey", late, 403) == "ticket-over"


@pytest.mark.parametrize(
    "link", ["", "x", "m", "m.", "d.", "i.x", "m.x.y", "d.x", "q.x.y", "é.ü.ö", "m..", "d.\x00"]
)
async def test_forged_links_open_nothing(tmp_path: Path, link: str) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as thief:
        for path in ("look", "link"):
            assert await thief.reason(f"/api/sign-in/{path}", {"link": link}, 403) == "ticket-over"


async def test_a_ticket_for_one_door_opens_no_other_and_stays_good_for_its_own(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa, browser(site) as thief:
        await ailsa.sign_in("Ailsa")
        device = (await ailsa.post("/api/me/device"))["link"].split("#d.")[1]
        asked = await thief.post("/api/sign-in/mail", {"address": MAIL}, 202)
        for link in (f"m.{device}.{device}", f"i.{device}", f"d.{asked['ticket']}", f"m.{asked['ticket']}.x"):
            assert (await thief.client.post("/api/sign-in/link", json={"link": link})).status_code == 403
        assert (await thief.post("/api/sign-in/link", {"link": f"d.{device}"}))["person"] == ailsa.id
        assert code_in(postbox)


async def test_no_one_gets_into_an_account_by_requesting_a_mail_to_its_owner_first(tmp_path: Path) -> None:
    """Mallory, as a guest, requests a mail to Ailsa, and waits until Ailsa opens the link."""
    async with hosting(tmp_path) as (site, postbox), browser(site) as mallory, browser(site) as ailsa:
        await mallory.sign_in("Mallory")
        await mallory.post("/api/sign-in/mail", {"address": MAIL}, 202)
        me = await ailsa.post("/api/sign-in/link", {"link": link_in(postbox), "name": "Ailsa"})
        assert me["person"] != mallory.id
        assert await mallory.get("/api/me/account") == {}


async def test_a_link_to_another_account_takes_no_seats_unless_their_owner_agrees(tmp_path: Path) -> None:
    """Mallory sends a guest a link of Mallory's own account: the guest's seats stay the guest's."""
    async with hosting(tmp_path) as (site, postbox), browser(site) as mallory, browser(site) as ailsa:
        await by_code(mallory, postbox, "mallory@example.org", name="Mallory")
        link = (await mallory.post("/api/me/device"))["link"].split("#")[1]
        await ailsa.sign_in("Ailsa")
        guest, table = ailsa.id, await ailsa.table()
        seen = await ailsa.post("/api/sign-in/look", {"link": link})
        assert (seen["name"], seen["here"]) == ("Mallory", False), "and she can see whose it is"
        await ailsa.post("/api/sign-in/link", {"link": link})
        found = await site.services.store.table(table["id"])
        assert found is not None
        assert found.seats[0].person == found.host == guest


async def test_the_answers_do_not_tell_who_exists(tmp_path: Path) -> None:
    async with hosting(tmp_path, sign_up="closed") as (site, postbox), browser(site) as ailsa:
        async with hosting(tmp_path) as (before, post), browser(before) as first:
            await by_code(first, post, name="Ailsa")
        shapes: list[Any] = []
        for address in (MAIL, "nobody@example.org"):
            answer = await ailsa.client.post("/api/sign-in/mail", json={"address": address})
            told = answer.json()
            wrong = {"ticket": told["ticket"], "code": "no"}
            shapes.append(
                (
                    answer.status_code,
                    sorted(told),
                    len(told["ticket"]),
                    await ailsa.reason("/api/sign-in/code", wrong, 403),
                )
            )
        assert shapes[0] == shapes[1]
        texts = [[*map(len, mail.get_content().split("\n"))] for mail in postbox.mails]
        assert texts[0] == texts[1], "and neither does the mail, before somebody comes with it"
        offers = [sorted((await ailsa.post("/api/sign-in/passkey/challenge"))["options"]) for _ in range(2)]
        assert offers[0] == offers[1]


async def test_mails_are_few_to_one_address_and_from_one_network(tmp_path: Path) -> None:
    async with hosting(tmp_path, rate_limits=True) as (site, postbox), browser(site) as mallory:
        statuses = [
            (await mallory.client.post("/api/sign-in/mail", json={"address": MAIL})).status_code for _ in range(7)
        ]
        assert statuses == [202] * 5 + [429] * 2
        others = [
            (await mallory.client.post("/api/sign-in/mail", json={"address": f"x{n}@example.org"})).status_code
            for n in range(10)
        ]
        assert others.count(202) == 5
        assert len(postbox.raw) == 10


async def test_mails_requested_by_strangers_lock_no_one_out(tmp_path: Path) -> None:
    def at(address: str) -> dict[str, str]:
        return {"x-forwarded-for": address}

    async with hosting(tmp_path, rate_limits=True) as (site, postbox):
        async with browser(site, **at("192.0.2.1")) as ailsa:
            await by_code(ailsa, postbox, name="Ailsa")
            assert (await ailsa.client.delete("/api/me")).status_code == 204

            async def asked(network: str) -> list[int]:
                async with browser(site, **at(network)) as mallory:
                    mails = [
                        await mallory.client.post("/api/sign-in/mail", json={"address": MAIL}) for _ in range(6)
                    ]
                return [answer.status_code for answer in mails]

            assert await asked("198.51.100.1") == [202] * 5 + [429]
            async with browser(site, **at("192.0.2.2")) as another_device:
                await by_code(another_device, postbox)
            assert 202 in await asked("198.51.100.2")
            assert 202 in await asked("198.51.100.3")
            assert await asked("198.51.100.4") == [429] * 6, "one address gets so many and no more, whoever asks"
            await by_code(ailsa, postbox)


async def test_a_link_from_another_device_takes_nothing_from_the_person_who_opens_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as mallory, browser(site) as ailsa:
        await by_code(mallory, postbox, "mallory@example.org", name="Mallory")
        await ailsa.sign_in("Ailsa")
        table = await ailsa.table()
        link = (await mallory.post("/api/me/device"))["link"].partition("#")[2]
        await ailsa.post("/api/sign-in/link", {"link": link, "bring": True})
        assert (await mallory.get(f"/api/tables/{table['id']}"))["seats"][0]["person"] == ailsa.id


async def test_a_passkey_is_good_once_a_challenge(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as thief:
        await ailsa.sign_in("Ailsa")
        device = await make_passkey(ailsa)
        offered = await thief.post("/api/sign-in/passkey/challenge")
        shown = {"credential": device.show(offered["options"])}
        await ailsa.post("/api/sign-in/passkey", shown)
        assert await thief.reason("/api/sign-in/passkey", shown, 403) == "ticket-over"


async def test_passkeys_that_prove_nothing_are_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as thief:
        await ailsa.sign_in("Ailsa")
        device = await make_passkey(ailsa)
        unknown = Authenticator(ORIGIN, NAME)
        stolen_id = Authenticator(ORIGIN, NAME)
        stolen_id.id = device.id
        unverified = device
        for forged in (unknown, stolen_id):
            answer = await show_passkey(thief, forged, 403)
            assert answer["reason"]["key"] == "passkey-unknown"
        for change in ({"origin": "https://evil.example"}, {"site": "evil.example"}, {"flags": PRESENT}):
            kept = {name: getattr(unverified, name) for name in change}
            for name, value in change.items():
                setattr(unverified, name, value)
            assert (await show_passkey(thief, unverified, 403))["reason"]["key"] == "passkey-unknown", change
            for name, value in kept.items():
                setattr(unverified, name, value)
        assert (await show_passkey(thief, device))["person"] == ailsa.id


async def test_a_copy_of_a_passkey_falls_behind_and_is_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as thief:
        await ailsa.sign_in("Ailsa")
        device = await make_passkey(ailsa)
        for _ in range(3):
            await show_passkey(ailsa, device)
        device.uses = 1
        assert (await show_passkey(thief, device, 403))["reason"]["key"] == "passkey-unknown"


async def test_a_passkey_is_kept_only_by_the_person_it_was_offered_to(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, _), browser(site) as ailsa, browser(site) as mallory:
        await ailsa.sign_in("Ailsa")
        await mallory.sign_in("Mallory")
        offered = await mallory.post("/api/sign-in/passkey/new", {})
        made = {"credential": Authenticator(ORIGIN, NAME).make(offered["options"])}
        assert await ailsa.reason("/api/sign-in/passkey/made", made, 403) == "ticket-over"
        assert await mallory.reason("/api/sign-in/passkey/made", made, 403) == "ticket-over", "it is used up"
        wrong = {"credential": {"id": "x", "response": {"clientDataJSON": "e30"}}}
        for path in ("passkey", "passkey/made"):
            assert await mallory.reason(f"/api/sign-in/{path}", wrong, 403) == "passkey-unknown"
        assert await mallory.get("/api/me/account") == {}


async def test_foreign_pages_and_requests_without_the_word_change_nothing(tmp_path: Path) -> None:
    changing = [
        ("POST", "/api/sign-in/mail"),
        ("POST", "/api/sign-in/code"),
        ("POST", "/api/sign-in/link"),
        ("POST", "/api/sign-in/passkey/new"),
        ("POST", "/api/sign-in/passkey/made"),
        ("POST", "/api/sign-in/passkey/challenge"),
        ("POST", "/api/sign-in/passkey"),
        ("POST", "/api/me/device"),
        ("POST", "/api/me/erase"),
        ("DELETE", "/api/me/mail/x@y.zz"),
        ("DELETE", "/api/me/passkeys/00"),
        ("DELETE", "/api/me/sessions/00"),
    ]
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa:
        await ailsa.sign_in("Ailsa")
        plain = ailsa.client._client  # type: ignore[attr-defined]
        for method, path in changing:
            foreign = await plain.request(method, path, json={}, headers={"origin": "https://evil.example"})
            assert foreign.json()["reason"]["key"] == "foreign-origin", path
            wordless = await plain.request(method, path, json={}, headers={"x-bothy-csrf": "no"})
            assert wordless.json()["reason"]["key"] == "csrf", path
        assert postbox.raw == []


async def test_no_name_becomes_a_header_or_a_line_of_a_mail(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as ailsa:
        await ailsa.sign_in("Ailsa\r\nBcc: all@example.org")
        for address in ("a@b.example\r\nBcc: all@example.org", "a@b.example,c@d.example", "<a@b.example>"):
            assert await ailsa.reason("/api/sign-in/mail", {"address": address}, 400) == "address-unfit"
        await by_code(ailsa, postbox)
        assert [mail["bcc"] for mail in postbox.mails] == [None]
        assert "Bcc" not in postbox.mails[0].get_content()


async def test_links_lead_to_the_hosts_own_address_whatever_a_request_calls_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site, host="evil.example") as mallory:
        await mallory.post("/api/sign-in/mail", {"address": MAIL}, 202)
        text = postbox.mails[0].get_content()
        assert "evil" not in text
        assert f"{ORIGIN}/sign-in#m." in text


async def test_a_ban_outlives_the_account_and_the_report_does_too(tmp_path: Path, back_end: Store) -> None:
    async with (
        hosting(tmp_path, store=back_end) as (site, postbox),
        browser(site) as boyd,
        browser(site) as mallory,
    ):
        address = f"mallory-{site.port}@example.org"
        await by_code(mallory, postbox, address, name="Mallory")
        device = await make_passkey(mallory)
        await boyd.sign_in("Boyd")
        table = await mallory.table()
        at = f"/api/tables/{table['id']}"
        await boyd.post(f"{at}/seats", {"invite": table["invite"]})
        await mallory.post(f"{at}/chat", {"text": "Mallory eats sheep"})
        await boyd.post(f"{at}/reports", {"about": mallory.id, "what": "Mallory is rude"})
        await back_end.sanction(SanctionRow(person=mallory.id, kind="ban", since=1, reason="Sheep", by="root"))
        await site.services.sanctions.read()
        await mallory.post("/api/me/erase", {"name": "Mallory"}, 204)
        assert not found_in(back_end, address)

        async with browser(site) as again:
            asked = await again.post("/api/sign-in/mail", {"address": address}, 202)
            shown = {"ticket": asked["ticket"], "code": code_in(postbox), "name": "Somebody"}
            assert await again.reason("/api/sign-in/code", shown, 403) == "banned"
            refused = await show_passkey(again, device, 403)
            assert refused["reason"]["key"] == "banned"
            await by_code(again, postbox, f"other-{site.port}@example.org", name="Other")

        report = next(each for each in await back_end.reports() if each.about == mallory.id)
        assert report.what == "… is rude"
        assert [line.text for line in await back_end.report_lines(report.id)] == ["… eats sheep"]
        assert await back_end.close_report(report.id, 1000, "banned")
        assert await back_end.report(report.id) is None, (
            "what is decided needs no evidence of somebody who is gone"
        )

        assert await back_end.lift_sanction(mallory.id, "ban")
        await site.services.sanctions.read()
        async with browser(site) as again:
            await by_code(again, postbox, address, name="Somebody")


async def test_data_kept_about_a_banned_person_is_deleted_when_the_ban_ends(
    tmp_path: Path, back_end: Store
) -> None:
    async with hosting(tmp_path, store=back_end) as (site, postbox), browser(site) as mallory:
        address = f"mallory-{token_hex(8)}@example.org"
        await by_code(mallory, postbox, address, name="Mallory")
        await back_end.sanction(SanctionRow(person=mallory.id, kind="ban", since=1, until=5))
        await mallory.post("/api/me/erase", {"name": "Mallory"}, 204)
        with pytest.raises(AssertionError):
            await kept_ways(back_end, mallory.id, 0)
        await back_end.forget_sanctions(6)
        await kept_ways(back_end, mallory.id, 0)


async def kept_ways(store: Store, person: str, count: int) -> None:
    statement = "select count(*) from banned_ways where person_id = "
    if isinstance(store, SqliteStore):
        found = (await store.read(select, f"{statement}?", person))[0][0]
    else:
        assert isinstance(store, PostgresStore)
        found = await store.ask(lambda each, _: each.fetchval(f"{statement}$1", person))
    assert found == count
