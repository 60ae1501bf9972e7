"""Local play: no sign-in, each browser a separate guest, and players at one screen share one person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest
from tests.server.running import running

from bothy.server.bot_workers.worker_pool import WorkerPool


async def test_no_one_has_to_sign_in_at_home_and_a_second_browser_is_another_guest(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site:
        people = []
        for _ in range(2):
            async with httpx.AsyncClient(base_url=site.address) as browser:
                me = (await browser.get("/api/me")).json()
                assert (await browser.get("/api/me")).json() == me
                people.append(me["person"])
            async with httpx.AsyncClient(base_url=site.address) as browser:
                people.append((await browser.post("/api/me", json={"name": "Morag"})).json()["person"])
        assert len(set(people)) == 4


async def test_a_guest_who_lost_the_cookie_is_at_home_again_after_the_process_restarts(tmp_path: Path) -> None:
    people = []
    for _ in range(2):
        async with running(tmp_path, local_play=True) as site, httpx.AsyncClient(base_url=site.address) as browser:
            people.append((await browser.get("/api/me")).json()["person"])
            cookies = browser.cookies
    assert people[0] == people[1]
    async with running(tmp_path, local_play=True) as site:
        async with httpx.AsyncClient(base_url=site.address, cookies=cookies) as known:
            assert (await known.get("/api/me")).json()["person"] == people[0]
        async with httpx.AsyncClient(base_url=site.address) as other:
            assert (await other.get("/api/me")).json()["person"] != people[0]


async def test_a_friend_at_a_second_browser_sits_down_by_the_link_and_plays_no_seat_but_their_own(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path, local_play=True) as site,
        httpx.AsyncClient(base_url=site.address) as host,
        httpx.AsyncClient(base_url=site.address) as friend,
    ):
        for browser in (host, friend):
            browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await host.post("/api/tables", json={"game": "creel", "seats": 2})).json()
        sat = await friend.post(f"/api/tables/{table['id']}/seats", json={"invite": table["invite"]})
        assert sat.status_code == 201
        match = (await host.post(f"/api/tables/{table['id']}/start", json={})).json()["match"]
        for seat, browser in enumerate((host, friend)):
            assert (await browser.get(f"/api/matches/{match}")).json()["seats"] == [seat]
            assert (await browser.get(f"/api/matches/{match}?seat={1 - seat}")).status_code == 403


async def test_a_host_gives_no_one_a_session_they_did_not_request(tmp_path: Path) -> None:
    async with running(tmp_path) as site, httpx.AsyncClient(base_url=site.address) as browser:
        answer = await browser.get("/api/me")
        assert answer.status_code == 204
        assert "set-cookie" not in answer.headers


async def test_those_at_one_screen_have_names_that_differ(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site, httpx.AsyncClient(base_url=site.address) as browser:
        browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await browser.post("/api/tables", json={"game": "creel", "seats": 3})).json()["id"]
        await browser.post(f"/api/tables/{table}/seats", json={})
        await browser.delete(f"/api/tables/{table}/seats/0")
        await browser.post(f"/api/tables/{table}/seats", json={})
        shown = (await browser.post(f"/api/tables/{table}/seats", json={})).json()
        assert [seat["name"] for seat in shown["seats"]] == ["Home", "Home 2", "Home 3"]


@pytest.mark.parametrize("game", ["creel", "caledonia", "glenmore"])
async def test_two_people_at_one_screen_play_against_a_bot(tmp_path: Path, game: str) -> None:
    worker_pool = WorkerPool(1, 20)
    async with (
        running(tmp_path, bot_service=worker_pool, local_play=True) as site,
        httpx.AsyncClient(base_url=site.address, timeout=30) as browser,
    ):
        browser.headers["x-bothy-csrf"] = (await browser.get("/api/me")).json()["csrf"]
        table = (await browser.post("/api/tables", json={"game": game, "seats": 3})).json()["id"]
        assert (await browser.post(f"/api/tables/{table}/seats", json={})).status_code == 201
        assert (await browser.post(f"/api/tables/{table}/bots", json={"bot": "random"})).status_code == 201
        match = (await browser.post(f"/api/tables/{table}/start", json={})).json()["match"]
        moved = {0: 0, 1: 0, 2: 0}
        until = monotonic() + 120
        while not all(moved.values()):
            assert monotonic() < until, moved
            state = (await browser.get(f"/api/matches/{match}")).json()
            seat = next((seat for seat in state["seats_to_act"] if seat < 2), None)
            if seat is not None:
                mine = (await browser.get(f"/api/matches/{match}?seat={seat}")).json()["mine"]["decision"]
                play = {"seat": seat, "actions": [mine["actions"][0]]}
                assert (await browser.post(f"/api/matches/{match}/actions", json=play)).status_code == 200
            else:
                await asyncio.sleep(0.1)  # the bot is thinking
            for step in (await browser.get(f"/api/matches/{match}/history")).json()["steps"]:
                if step["step"]["by"] is not None:
                    moved[step["step"]["by"]] += 1
