"""Permissions: sessions, foreign pages, other people's seats, floods. The real server makes every refusal."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.calendar import forward
from tests.server.running import Guest, running, two_seated
from websockets.exceptions import InvalidStatus

from bothy.local.names import look_of
from bothy.server.live.messages import MOST_ACTIONS
from bothy.server.people.sessions import COOKIE, LASTS, SECURE_COOKIE

FOREIGN = "https://evil.example"


async def test_signing_in_always_gives_a_new_session_and_ends_the_old_one(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Mallory") as mallory, site.guest("Ailsa") as ailsa:
        planted = mallory.client.cookies[COOKIE]
        async with httpx.AsyncClient(base_url=site.address, cookies={COOKIE: planted}) as victim:
            csrf = (await victim.get("/api/me")).json()["csrf"]
            answer = await victim.post("/api/me", json={"name": "Victim"}, headers={"x-bothy-csrf": csrf})
            assert answer.status_code == 201
            assert COOKIE in answer.headers["set-cookie"]
            assert answer.cookies[COOKIE] != planted
        assert (await mallory.client.get("/api/me")).status_code == 204, "whoever planted it is out"
        assert (await ailsa.client.get("/api/me")).status_code == 200


async def test_a_session_is_a_row_that_can_be_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        stolen = dict(ailsa.client.cookies)
        assert (await ailsa.client.delete("/api/me")).status_code == 204
        async with httpx.AsyncClient(base_url=site.address, cookies=stolen) as thief:
            assert (await thief.get("/api/me")).status_code == 204


async def test_a_session_runs_out(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        assert (await ailsa.client.get("/api/me")).status_code == 200
        await forward(site.services.store, LASTS + 1000)
        assert (await ailsa.client.get("/api/me")).status_code == 204


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "a" * 500, "é", "AAAA.AAAA", "%00"])
async def test_a_cookie_we_did_not_sign_identifies_no_one(tmp_path: Path, cookie: str) -> None:
    async with running(tmp_path) as site:
        headers = {b"cookie": f"{COOKIE}={cookie}".encode()}
        async with httpx.AsyncClient(base_url=site.address, headers=headers) as anybody:
            assert (await anybody.get("/api/me")).status_code == 204


async def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://bothy.example",)) as site:
        async with httpx.AsyncClient(base_url=site.address) as anybody:
            answer = await anybody.post(
                "/api/me", json={"name": "Ailsa"}, headers={"origin": "https://bothy.example"}
            )
        cookie = answer.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=lax", "secure", "path=/"))
        assert cookie.startswith("__host-bothy_session=")
        assert "domain" not in cookie
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_cookie_with_the_plain_name_identifies_no_one_where_people_come_by_https(tmp_path: Path) -> None:
    ours = "https://bothy.example"
    async with running(tmp_path, origins=(ours,)) as site:
        async with httpx.AsyncClient(base_url=site.address, headers={"origin": ours}) as ailsa:
            answer = await ailsa.post("/api/me", json={"name": "Ailsa"})
            value = answer.cookies[SECURE_COOKIE]
            for name, status in ((SECURE_COOKIE, 200), (COOKIE, 204)):
                answer = await ailsa.get("/api/me", headers={"cookie": f"{name}={value}"})
                assert answer.status_code == status


async def test_names_below_ours_are_promised_to_be_secure_only_if_the_host_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://bothy.example",), hsts_subdomains=True) as site:
        async with httpx.AsyncClient(base_url=site.address) as anybody:
            promised = (await anybody.get("/api/games")).headers["strict-transport-security"]
    assert promised == "max-age=31536000; includeSubDomains"


async def test_a_secret_can_be_changed_without_signing_anybody_out(tmp_path: Path) -> None:
    old, new = "o" * 40, "n" * 40
    async with running(tmp_path, secret=old) as site, site.guest() as ailsa:
        before = ailsa.client.cookies[COOKIE]
    async with running(tmp_path, secret=new, previous_secrets=(old,)) as site:
        async with httpx.AsyncClient(base_url=site.address, cookies={COOKIE: before}) as browser:
            answer = await browser.get("/api/me")
            assert answer.json()["person"] == ailsa.id
            after = answer.cookies[COOKIE]
    async with running(tmp_path, secret=new) as site:
        for cookie, status in ((after, 200), (before, 204)):
            async with httpx.AsyncClient(base_url=site.address, cookies={COOKIE: cookie}) as browser:
                assert (await browser.get("/api/me")).status_code == status


async def test_every_answer_has_strict_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        for path in ("/", "/api/me", "/api/games", "/api/nothing", "/plain.js"):
            headers = (await ailsa.client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "access-control-allow-origin" not in headers
        assert (await ailsa.client.get("/api/me")).headers["cache-control"] == "no-store"


async def test_a_changing_request_needs_the_sessions_word(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        word = ailsa.client.headers.pop("x-bothy-csrf")
        path = f"/api/matches/{table['match']}"
        for wrong in (None, "", "x", boyd.client.headers["x-bothy-csrf"]):
            headers = {} if wrong is None else {"x-bothy-csrf": wrong}
            for way, body in ((f"{path}/actions", {"actions": [["row", 1]]}), ("/api/tables", {"game": "creel"})):
                answer = await ailsa.client.post(way, json=body, headers=headers)
                assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "csrf")
            assert (await ailsa.client.delete("/api/me", headers=headers)).status_code == 403
        assert (await ailsa.get(path))["seq"] == 0
        ailsa.client.headers["x-bothy-csrf"] = word
        await ailsa.post(f"{path}/actions", {"actions": [["row", 1]]})


@pytest.mark.parametrize("headers", [{"origin": FOREIGN}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}])
async def test_a_foreign_page_changes_nothing_even_with_the_right_word(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        answer = await ailsa.client.post("/api/tables", json={"game": "creel"}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "foreign-origin")
        assert await ailsa.get("/api/tables/mine") == []
        own = {"origin": site.address, "sec-fetch-site": "same-origin"}
        assert (await ailsa.client.post("/api/tables", json={"game": "creel"}, headers=own)).status_code == 201


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1:1", "file://"])
async def test_a_socket_of_a_foreign_page_is_turned_away(tmp_path: Path, origin: str) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        with pytest.raises(InvalidStatus) as refused:
            async with ailsa.follow(table["id"], origin=origin):
                pass
        assert refused.value.response.status_code == 403
        async with ailsa.follow(table["id"], origin=site.address) as live:
            await (await live.hello(0)).until("resync")


async def test_at_home_a_foreign_name_that_leads_here_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site, site.guest() as ailsa:
        answer = await ailsa.client.get("/api/games", headers={"host": "evil.example:80"})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "foreign-host")
        for host in ("localhost:8417", "127.0.0.1", "[::1]:80"):
            assert (await ailsa.client.get("/api/games", headers={"host": host})).status_code == 200


async def refused_everywhere(guest: Guest, match: str, seat: int) -> None:
    """Checks that everything reserved for the holder of a seat is refused."""
    path = f"/api/matches/{match}"
    for way, body in (
        ("actions", {"actions": [["row", 1]], "seat": seat}),
        ("undo", {"seat": seat}),
        ("redo", {"seat": seat}),
        ("preview", {"actions": [["row", 1]], "seat": seat}),
        ("blocked", {"seat": seat}),
    ):
        assert await guest.reason(f"{path}/{way}", body, 403) == "not-your-seat"
    for way in ("", "/actions", "/history", "/history/0", "/record"):
        answer = await guest.client.get(f"{path}{way}?seat={seat}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "not-your-seat")


async def test_no_one_can_act_or_look_from_another_players_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        await refused_everywhere(ailsa, table["match"], 1)
        await refused_everywhere(boyd, table["match"], 0)
        await refused_everywhere(boyd, table["match"], 7)
        async with ailsa.follow(table["id"]) as live:
            await live.hello(1)
            assert (await live.until("refused"))["reason"]["key"] == "not-your-seat"
            assert (await live.act(["row", 1], after=0))["reason"]["key"] == "not-your-seat"
        assert (await ailsa.get(f"/api/matches/{table['match']}"))["seq"] == 0


async def test_a_spectator_looks_and_does_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (_, _, table), site.guest("Watcher") as watcher:
        await refused_everywhere(watcher, table["match"], 0)
        for way in ("actions", "undo", "redo", "preview"):
            body = {"actions": [["row", 1]]} if way in ("actions", "preview") else {}
            assert await watcher.reason(f"/api/matches/{table['match']}/{way}", body, 403) == "not-your-seat"
        async with watcher.follow(table["id"]) as live:
            await (await live.hello()).until("resync")
            for kind in ("act", "undo", "redo", "preview"):
                fields = {"actions": [["row", 1]]} if kind in ("act", "preview") else {}
                after = {} if kind == "preview" else {"after": 0}
                answer = await live.answer(await live.send(kind, **fields, **after))
                assert answer["reason"]["key"] == "not-your-seat"
            said = await live.answer(await live.send("say", text="Row!"))
            assert said["reason"]["key"] == "not-seated"
        state = await watcher.get(f"/api/matches/{table['match']}")
        assert (state["seq"], "seat" in state) == (0, False)


async def test_a_visitor_without_a_name_can_only_look(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        async with httpx.AsyncClient(base_url=site.address) as anybody:
            path = f"/api/matches/{table['match']}"
            assert (await anybody.get(path)).status_code == 200
            assert (await anybody.post(f"{path}/actions", json={"actions": [["row", 1]]})).status_code == 401
            assert (await anybody.post("/api/tables", json={"game": "creel"})).status_code == 401
            assert (await anybody.get("/api/tables/mine")).status_code == 401
            nobody = Guest(site, anybody)
            async with nobody.follow(table["id"]) as live:
                await (await live.hello()).until("resync")
                said = await live.answer(await live.send("say", text="Row!"))
                assert said["reason"]["key"] == "not-signed-in"
                assert [each["others"] for each in live.others if each["is"] == "presence"][-1] == 1
        assert (await ailsa.get(f"/api/matches/{table['match']}"))["seq"] == 0


async def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        huge = b'{"name":"' + b"x" * 200_000 + b'"}'
        answer = await ailsa.client.post("/api/me", content=huge, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (413, "too-large")
        record = {"record": "x" * 3_000_000}
        assert (await ailsa.client.post("/api/records/verify", json=record)).status_code == 413

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 10_000

        answer = await ailsa.client.post(
            "/api/tables", content=endless(), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413


async def test_a_socket_message_that_is_too_large_closes_the_socket_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), ailsa.follow(table["id"]) as live:
        await (await live.hello(0)).until("resync")
        many = [["row", 1]] * (MOST_ACTIONS + 1)
        number = await live.send("act", after=0, actions=many)
        assert (await live.until("refused"))["reason"]["key"] == "message-unreadable", number
        assert (await ailsa.get(f"/api/matches/{table['match']}"))["seq"] == 0


async def test_a_guest_who_asks_too_often_is_told_when_to_try_again(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as site, site.guest() as ailsa:
        answers = [await ailsa.client.post("/api/tables", json={"game": "creel"}) for _ in range(8)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:6] == [201] * 6
        late = answers[-1]
        assert (late.status_code, late.json()["reason"]["key"]) == (429, "too-often")
        assert int(late.headers["retry-after"]) >= 1
        names = [await ailsa.client.post("/api/me", json={"name": "x"}) for _ in range(25)]
        assert names[-1].status_code in (403, 429)


async def test_a_socket_that_floods_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as site, two_seated(site) as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as flood, boyd.follow(table["id"]) as calm:
            await (await calm.hello(1)).until("resync")
            for _ in range(200):
                await flood.send("ping")
            refused = await flood.until("refused", seconds=10)
            assert refused["reason"]["key"] == "too-often"
            assert (await calm.act(["row", 1]))["is"] == "ack"


async def test_nonsense_in_the_head_of_a_request_breaks_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site:

        def ask(**headers: str) -> int:
            connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=10)
            connection.putrequest("GET", "/api/me", skip_accept_encoding=True)
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value.encode("latin-1"))
            connection.endheaders()
            with closing(connection):
                return connection.getresponse().status

        for headers in (
            {"cookie": "\xff\xfe=1;;;=;bothy_session"},
            {"cookie": 'bothy_session="'},
            {"accept_language": "x;q=y,;;;,-,\xe9;q=2"},
            {"accept_language": ",".join(["fr;q=0.1"] * 500)},
            {"if_none_match": "\xff"},
        ):
            assert await asyncio.to_thread(ask, **headers) == 204


@pytest.mark.parametrize("name", ["\u3164", "\u2800", " \ufe0f ", "\u200b\u2060", "\u0301", "\U000e0041"])
async def test_an_invisible_name_is_refused(tmp_path: Path, name: str) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        assert await ailsa.reason("/api/me", {"name": name}, 400) == "name-unfit"


async def test_no_one_can_sit_down_under_a_name_that_looks_like_another_players(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Hostilia") as host:
        table = await host.table("creel", 4)
        where, invite = f"/api/tables/{table['id']}/seats", table["invite"]
        async with site.guest("Mallory") as mallory:
            for name in (
                "hostilia",
                "Host\u0456lia",
                "H\u03bfstilia",
                "Hosti\ufe0flia",
                "\uff28ostilia",
                "HostiIia",
                "\u0397ostilia",
                "\u0397\u039fSTILI\u0391",
            ):
                assert await mallory.reason(where, {"invite": invite, "name": name}, 409) == "name-taken-here"
        async with site.guest("H\u043estilia") as namesake:
            sat = await namesake.post(where, {"invite": invite})
        assert [seat.get("name") for seat in sat["seats"][:2]] == ["Hostilia", "H\u043estilia 2"]
        mine = await host.post(where, {"name": "Hostilia"})
        assert mine["seats"][2]["name"] == "Hostilia 3", "people at one screen are told apart"


@pytest.mark.parametrize(
    ("name", "lookalike"),
    [
        ("Host", "\u0397ost"),
        ("Morag", "\u039corag"),
        ("Norman", "\u039dorman"),
        ("Zoe", "\u0396oe"),
        ("Yorick", "\u03a5orick"),
        ("Norman", "\u039dorma\u03b7"),
        ("Yorick", "\u0423orick"),
    ],
)
def test_greek_and_cyrillic_capitals_look_like_the_latin_ones(name: str, lookalike: str) -> None:
    assert look_of(name) == look_of(lookalike)


async def test_chat_at_a_private_table_is_for_those_who_sit_there_or_have_its_link(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as site,
        two_seated(site) as (ailsa, boyd, table),
        site.guest("Mallory") as mallory,
    ):
        where = f"/api/tables/{table['id']}/chat"
        async with mallory.follow(table["id"]) as stranger, mallory.follow(table["id"]) as friend:
            await (await stranger.hello()).until("resync")
            await friend.send("hello", seat=None, have=-1, invite=table["invite"])
            await friend.until("resync")
            async with boyd.follow(table["id"]) as seated:
                await (await seated.hello(1)).until("resync")
                await ailsa.post(where, {"text": "Between us"})
                for live in (friend, seated):
                    assert (await live.until("said"))["line"]["text"] == "Between us"
            await stranger.send("ping")
            await stranger.until("pong")
            assert not [each for each in stranger.others if each["is"] == "said"]
        assert (await mallory.get(where, 403))["reason"]["key"] == "not-invited"
        assert [line["text"] for line in await mallory.get(f"{where}?invite={table['invite']}")] == ["Between us"]
        public = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "listed": True})
        assert await mallory.get(f"/api/tables/{public['id']}/chat") == []
