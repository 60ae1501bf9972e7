"""Programs act by tokens within their scopes, and bot accounts are marked by name wherever they appear."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.calendar import forward
from tests.server.processes import until
from tests.server.running import Guest, Site, running

from bothy.server.accounts.exporting import export
from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.api.developers import MOST_BOTS, MOST_TOKENS
from bothy.server.clock import now_ms
from bothy.server.operators.operator_refresh import tell
from bothy.server.operators.rows import SanctionRow

EVERYTHING = ["read", "play", "tables"]
DAY = 24 * 3600 * 1000


@asynccontextmanager
async def developer(path: Path) -> AsyncIterator[tuple[Site, Guest]]:
    """Runs a host with a person who has an account."""
    async with running(path) as site, site.guest("Ailsa") as ailsa:
        way = AddressRow(address="ailsa@example.org", person=ailsa.id, since=1)
        await site.services.store.add_way_in(AccountRow(person=ailsa.id, created=1), way)
        yield site, ailsa


@asynccontextmanager
async def program(site: Site, token: str) -> AsyncIterator[Guest]:
    """Runs a program that knows nothing but a token."""
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=site.address, headers=headers, timeout=30) as client:
        yield Guest(site, client)


async def issued(owner: Guest, scopes: list[str], **more: Any) -> Any:
    return await owner.post("/api/me/tokens", {"name": "Test", "scopes": scopes, **more})


async def a_bot(owner: Guest, name: str = "Clachan", scopes: list[str] | None = None) -> tuple[Any, str]:
    """Creates a bot account with a token."""
    bot = await owner.post("/api/me/bots", {"name": name})
    return bot, (await issued(owner, scopes or EVERYTHING, bot=bot["person"]))["token"]


async def test_a_bot_is_invited_by_its_owner_sits_down_and_plays(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        bot, token = await a_bot(ailsa)
        table = await ailsa.table("creel", 2)
        (known,) = await ailsa.get(f"/api/tables/{table['id']}/invitations")
        assert (known["person"], known["games"]) == (bot["person"], 0)
        await ailsa.post(f"/api/tables/{table['id']}/invitations/{bot['person']}", status=204)
        async with program(site, token) as clachan:
            (mine,) = await clachan.get("/api/tables/mine")
            await clachan.post(f"/api/tables/{mine['id']}/seats", {})
            match = (await ailsa.post(f"/api/tables/{table['id']}/start"))["match"]
            players, played = (ailsa, clachan), 0
            while not (state := await ailsa.get(f"/api/matches/{match}")).get("finished"):
                mover = players[state["seats_to_act"][0]]
                theirs = await mover.get(f"/api/matches/{match}")
                action = theirs["mine"]["decision"]["actions"][0]
                await mover.post(f"/api/matches/{match}/actions", {"actions": [action], "after": theirs["seq"]})
                played += mover is clachan
            assert played > 3
        rows = await site.services.store.results_of(ailsa.id)
        assert [row.body.change for row in rows] == [None, None], "games with bots aren't rated"


async def test_a_bots_name_ends_with_the_mark_and_no_other_name_does(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        bot, token = await a_bot(ailsa, "Clachan")
        assert bot["name"] == "Clachan (bot)"
        assert (await ailsa.post("/api/me/bots", {"name": "Ardbeg (bot)"}))["name"] == "Ardbeg (bot)"
        assert await ailsa.reason("/api/me/bots", {"name": " (bot)"}, 400) == "name-unfit"
        for name in ("Clachan (bot)", "Clachan (BOT) ", "Clachan (b0t)", "Clachan(b\u043et)"):
            assert await ailsa.reason("/api/me", {"name": name}, 400) == "name-marked"
        table = await ailsa.table("creel", 3)
        where = f"/api/tables/{table['id']}/seats"
        assert await ailsa.reason(where, {"name": "Me (bot)", "invite": table["invite"]}, 400) == "name-marked"
        async with program(site, token) as clachan:
            sat = await clachan.post(where, {"invite": table["invite"], "name": "Morag"})
            assert sat["seats"][1]["name"] == "Morag (bot)"


async def test_a_token_permits_its_scopes_and_nothing_else(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        table = await ailsa.table("creel", 2)
        reader, player = [(await issued(ailsa, scopes))["token"] for scopes in (["read"], ["play"])]
        async with program(site, reader) as reads, program(site, player) as plays:
            assert (await reads.get("/api/me"))["person"] == ailsa.id
            assert (await reads.get(f"/api/tables/{table['id']}"))["invite"] == table["invite"]
            assert await reads.reason("/api/tables", {"game": "creel"}, 403) == "token-scope"
            answer = await plays.get(f"/api/tables/{table['id']}", 403)
            assert answer["text"] == "This token doesn’t permit this: it lacks the scope “read”."
            assert (await plays.client.get(f"/api/stream/{table['id']}")).status_code == 403
            for path in ("/api/me/export", "/api/me/tokens", "/api/me/sessions", "/api/notices"):
                assert (await reads.get(path, 403))["reason"]["key"] == "token-never"
            more = {"name": "More", "scopes": EVERYTHING}
            assert await reads.reason("/api/me/tokens", more, 403) == "token-never"


async def test_a_token_ends_when_it_expires_or_is_revoked_and_its_streams_with_it(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        table = await ailsa.table("creel", 2)
        brief, revoked = await issued(ailsa, ["read"], days=1), await issued(ailsa, ["read"], days=30)
        assert {each["id"] for each in await ailsa.get("/api/me/tokens")} == {
            brief["info"]["id"],
            revoked["info"]["id"],
        }
        async with program(site, brief["token"]) as first, program(site, revoked["token"]) as second:
            async with second.client.stream("GET", f"/api/stream/{table['id']}") as stream:
                assert stream.status_code == 200
                lines = stream.aiter_lines()
                await anext(lines)
                path = f"/api/me/tokens/{revoked['info']['id']}"
                assert (await ailsa.client.delete(path)).status_code == 204
                async with asyncio.timeout(10):
                    async for _ in lines:
                        pass
            assert (await second.get("/api/me", 401))["reason"]["key"] == "token-unknown"
            await first.get("/api/me")
            await forward(site.services.store, 2 * DAY)
            assert (await first.get("/api/me", 401))["reason"]["key"] == "token-unknown"


async def test_a_token_is_no_cookie_and_a_cookie_is_no_token(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        token = (await issued(ailsa, EVERYTHING))["token"]
        sessions = site.services.sessions
        signed = sessions._signer.sign(token.encode()).decode()
        for value in (token, signed):
            headers = {"cookie": f"{sessions.cookie_name}={value}"}
            async with httpx.AsyncClient(base_url=site.address, headers=headers) as browser:
                assert (await browser.get("/api/me")).status_code == 204
        cookie = ailsa.client.cookies[sessions.cookie_name]
        for value in (cookie, cookie.rpartition(".")[0], "bothy_", "bothy_guessed"):
            async with program(site, value) as thief:
                await thief.get("/api/me", 401)
        secret = token.encode()
        with sqlite3.connect(tmp_path / "bothy.db") as db:
            assert secret not in "\n".join(db.iterdump()).encode()


async def test_the_bots_of_a_banned_or_erased_person_stop(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        _, token = await a_bot(ailsa)
        store = site.services.store
        async with program(site, token) as clachan:
            await store.sanction(SanctionRow(person=ailsa.id, kind="ban", since=now_ms()))
            await tell(site.services.bus)
            await until(lambda: site.services.sanctions.is_banned(ailsa.id))
            assert (await clachan.get("/api/tables/mine", 403))["reason"]["key"] == "banned"
            await store.lift_sanction(ailsa.id, "ban")
            await tell(site.services.bus)
            await until(lambda: not site.services.sanctions.is_banned(ailsa.id))
            await clachan.get("/api/tables/mine")
            await ailsa.post("/api/me/erase", {"name": "Ailsa"}, status=204)
            await clachan.get("/api/tables/mine", 401)
            assert await store.bots_of(ailsa.id) == []


async def test_a_muted_persons_bot_is_muted_too(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        _, token = await a_bot(ailsa)
        table = await ailsa.table("creel", 2)
        async with program(site, token) as clachan:
            await clachan.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
            where = f"/api/tables/{table['id']}/chat"
            await clachan.post(where, {"text": "Beep"})
            await site.services.store.sanction(SanctionRow(person=ailsa.id, kind="mute", since=now_ms()))
            await tell(site.services.bus)
            await until(lambda: (ailsa.id, "mute") in site.services.sanctions._held)
            assert await clachan.reason(where, {"text": "Beep"}, 403) == "muted"


async def test_a_bot_is_erased_alone_and_its_games_stay(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        bot, token = await a_bot(ailsa)
        table = await ailsa.table("creel", 2)
        async with program(site, token) as clachan:
            await clachan.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
            await ailsa.post(f"/api/tables/{table['id']}/start")
            assert (await ailsa.client.delete(f"/api/me/bots/{bot['person']}")).status_code == 204
            await clachan.get("/api/me", 401)
        assert await ailsa.get("/api/me/bots") == await ailsa.get("/api/me/tokens") == []
        assert (await ailsa.get(f"/api/tables/{table['id']}"))["seats"][1]["former"]
        assert (await ailsa.client.delete(f"/api/me/bots/{bot['person']}")).status_code == 404


async def test_bots_and_tokens_are_limited_listed_apart_and_exported(tmp_path: Path) -> None:
    async with developer(tmp_path) as (site, ailsa):
        bots = [await ailsa.post("/api/me/bots", {"name": f"Bot {number}"}) for number in range(MOST_BOTS)]
        assert await ailsa.reason("/api/me/bots", {"name": "One more"}, 409) == "bot-accounts-many"
        for number in range(MOST_TOKENS):
            await issued(ailsa, ["read"], bot=bots[number % MOST_BOTS]["person"])
        body = {"name": "One more", "scopes": ["read"]}
        assert await ailsa.reason("/api/me/tokens", body, 409) == "tokens-many"
        assert len(await ailsa.get("/api/me/sessions")) == 1
        person = await site.services.store.person(ailsa.id)
        assert person is not None
        found = await export(site.services.store, person)
        assert [each["name"] for each in found["bots"]] == [each["name"] for each in bots]
        assert found["bots"][0]["tokens"][0]["scopes"] == "read"


@pytest.mark.parametrize("local_play", [True, False])
async def test_at_home_nobody_needs_an_account_for_a_bot(tmp_path: Path, local_play: bool) -> None:
    async with running(tmp_path, local_play=local_play) as site, site.guest("Ailsa") as ailsa:
        if local_play:
            await ailsa.post("/api/me/bots", {"name": "Clachan"})
        else:
            assert await ailsa.reason("/api/me/bots", {"name": "Clachan"}, 403) == "account-only"
