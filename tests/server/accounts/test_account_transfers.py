"""Exporting and erasing a person: the export has everything, erasing leaves nothing, and games stay readable."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

from tests.server.accounts.people import browser, by_code, dumped, hosting, make_passkey
from tests.server.accounts.test_sign_in import sit
from tests.server.running import Guest

from bothy.server.store import Store
from bothy.server.store.account_transfers import ERASE, KEPT_ELSEWHERE
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore
from bothy.server.store.sqlite.file import _opened

NAME, ADDRESS, WORDS = "Morvoren", "morvoren@penzance.example", "Pysky a-dhiworthow hwi"


async def lived(who: Guest, other: Guest) -> str:
    """Plays, waits and chats: a table that has begun, and some that wait."""
    table = await sit(who, other)
    await who.post(f"/api/tables/{table}/chat", {"text": WORDS})
    await other.post(f"/api/tables/{table}/chat", {"text": "What?"})
    state = await who.get(f"/api/matches/{(await who.get(f'/api/tables/{table}'))['match']}")
    if 0 in state["seats_to_act"]:
        action = state["mine"]["decision"]["actions"][0]
        await who.post(f"/api/matches/{state['match']}/actions", {"actions": [action], "after": state["seq"]})
    await who.table()  # only the host sits there
    theirs = await who.table()
    await other.post(f"/api/tables/{theirs['id']}/seats", {"invite": theirs["invite"]})
    return table


async def test_after_erasing_a_search_finds_nothing(tmp_path: Path, back_end: Store) -> None:
    async with hosting(tmp_path, store=back_end) as (site, postbox), browser(site) as who, browser(site) as boyd:
        await boyd.sign_in("Boyd")
        await by_code(who, postbox, ADDRESS, name=NAME)
        passkey = await make_passkey(who)
        person, table = who.id, await lived(who, boyd)
        async with browser(site) as anybody:
            await anybody.post("/api/sign-in/mail", {"address": ADDRESS}, 202)  # a ticket that is still valid
        secrets = [NAME, ADDRESS, WORDS, passkey.id.hex(), str(passkey.id)[2:-1]]
        before = dumped(back_end)
        assert all(secret in before for secret in secrets[:3])
        assert passkey.id.hex() in before or repr(passkey.id) in before

        assert await who.reason("/api/me/erase", {"name": "Somebody"}, 409) == "erase-unsure"
        await who.post("/api/me/erase", {"name": NAME}, 204)
        after = dumped(back_end)
        assert not [secret for secret in secrets if secret in after]
        assert (await who.client.get("/api/me")).status_code == 204

        info = await boyd.get(f"/api/tables/{table}")
        assert info["seats"][0] == {"person": person, "former": True}
        lines = await boyd.get(f"/api/tables/{table}/chat")
        assert [(line["name"], line["text"]) for line in lines] == [("", ""), ("Boyd", "What?")]
        mine = await boyd.get("/api/tables/mine")
        (waiting,) = [each for each in mine if each["state"] == "waiting"]
        assert waiting["host"] == boyd.id
        assert [seat.get("person") for seat in waiting["seats"]] == [None, boyd.id]
        site.services.matches.cache.drop(info["match"])
        state = await boyd.get(f"/api/matches/{info['match']}")  # replayed from its log, digest by digest
        assert state["seats"] == [1]
        assert (await boyd.client.get(f"/api/matches/{info['match']}/record")).status_code == 200


async def test_the_file_holds_everything_and_nothing_of_others(tmp_path: Path, back_end: Store) -> None:
    async with hosting(tmp_path, store=back_end) as (site, postbox), browser(site) as who, browser(site) as boyd:
        await boyd.sign_in("Boyd of Nowhere")
        await by_code(who, postbox, ADDRESS, name=NAME)
        passkey = await make_passkey(who)
        table = await lived(who, boyd)
        answer = await who.client.get("/api/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="bothy.json"'
        assert "Boyd" not in answer.text
        file = json.loads(answer.text)
        assert file["person"]["name"] == NAME
        assert [each["address"] for each in file["mail"]] == [ADDRESS]
        assert [each["id"] for each in file["passkeys"]] == [passkey.id.hex()]
        assert [each["text"] for each in file["said"]] == [WORDS]
        assert [each["device"] for each in file["sessions"]] == ["Firefox, Android"]
        (begun,) = [each for each in file["tables"] if each["table"] == table]
        assert begun["seats"]["0"]["name"] == NAME
        assert len(file["tables"]) == 3
        assert all(move["seat"] == 0 for move in begun["moves"])
        assert set(KEPT_ELSEWHERE) <= set(file)


def test_no_table_with_people_in_it_is_forgotten(tmp_path: Path) -> None:
    """A new table that names people must declare here what happens to it."""
    with closing(_opened(tmp_path / "bothy.db")) as db:
        tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        naming = {
            table
            for table in tables
            if "person_id" in [row[1] for row in db.execute(f"pragma table_info({table})")]
        }
    naming.remove("sitters")  # made from the tables' own bodies
    naming.remove("banned_ways")  # only about erased people, and deleted with their ban
    for erase in (SqliteStore.erase_first + ERASE, PostgresStore.erase_first + ERASE):
        assert naming == {name for name in naming if any(f" {name} " in statement for statement in erase)}
    ways_in = {"accounts", "mail_addresses", "passkeys", "tickets", "sessions", "chat"}
    assert naming - set(KEPT_ELSEWHERE) == ways_in


async def test_a_former_player_has_no_way_back_and_the_address_is_free_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as (site, postbox), browser(site) as who, browser(site) as again:
        await by_code(who, postbox, ADDRESS, name=NAME)
        passkey, before = await make_passkey(who), who.id
        link = (await who.post("/api/me/device"))["link"].split("#")[1]
        ending = site.services.notices.unsubscribing.token(who.id, "mail")
        await who.post("/api/me/erase", {"name": NAME}, 204)
        assert await again.reason(f"/api/notices/unsubscribe/{ending}", None, 404) == "not-there"
        assert await again.reason("/api/sign-in/link", {"link": link}, 403) == "ticket-over"
        offered = await again.post("/api/sign-in/passkey/challenge")
        shown = {"credential": passkey.show(offered["options"])}
        assert await again.reason("/api/sign-in/passkey", shown, 403) == "passkey-unknown"
        await by_code(again, postbox, ADDRESS, name="Newcomer")
        assert again.id != before
