"""People who run out of time, leave and return, over the network: a whole server with its poller."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.calendar import forward
from tests.server.processes import until
from tests.server.running import Guest, Site, running
from tests.server.test_bot_seats import Thinker

from bothy.server.matches import CachedMatch
from bothy.table import Record
from bothy.table.game_registry import find
from bothy.table.log import BACK

ROW = ["row", 1]
BLINK = {"kind": "live", "seconds": 1, "bot": "wren"}


class Sat:
    """Two people at a table, with the pace they agreed on."""

    def __init__(self, site: Site, ailsa: Guest, boyd: Guest, table: Any, cached: CachedMatch) -> None:
        self.site, self.ailsa, self.boyd, self.table, self.cached = site, ailsa, boyd, table, cached
        self.path = f"/api/tables/{table['id']}"

    async def now(self) -> Any:
        return await self.ailsa.get(self.path)


@asynccontextmanager
async def sat(tmp_path: Path, pace: Any) -> AsyncIterator[Sat]:
    async with (
        running(tmp_path, bot_service=Thinker()) as site,
        site.guest("Ailsa") as ailsa,
        site.guest("Boyd") as boyd,
    ):
        table = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "pace": pace}, 201)
        await boyd.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        yield Sat(site, ailsa, boyd, begun, await site.services.matches.at_hand(begun["match"]))


async def test_a_bot_plays_on_and_its_person_comes_back(tmp_path: Path) -> None:
    async with sat(tmp_path, BLINK) as at:
        assert (await at.now())["pace"]["seconds"] == 1
        await until(lambda: at.cached.match.away == {0: "casual", 1: "casual"}, 10)
        assert await at.ailsa.reason(f"/api/matches/{at.table['match']}/actions", {"actions": [ROW]}, 409) in (
            "seat-away",
            "overtaken",
        )
        await at.ailsa.post(f"{at.path}/seats/0/return", None, 200)
        seatings = [(entry.by, entry.seating) for entry in at.cached.match.log if entry.seating]
        assert (0, BACK) in seatings, "though not for long, with a tenth of a second"
        assert await at.ailsa.reason(f"{at.path}/seats/1/return", None, 403) == "not-your-seat"


async def test_a_player_is_not_asked_to_act_for_a_seat_they_first_have_to_return_to(tmp_path: Path) -> None:
    async with sat(tmp_path, {"kind": "live", "seconds": 5, "out": "decide"}) as at:
        match = f"/api/matches/{at.table['match']}"
        async with at.ailsa.follow(at.table["id"]) as live:
            await live.hello(0)
            assert "decision" in (await live.until("resync"))["mine"]
            await forward(at.site.services.store, 5_000)  # not far enough for the host to seem down
            await until(lambda: at.cached.match.away == {0: "", 1: ""}, 10)
            assert "mine" not in await live.until("steps")
            assert "mine" not in await at.ailsa.get(match)
        await at.ailsa.post(f"{at.path}/seats/0/return", None, 200)
        assert "decision" in (await at.ailsa.get(match))["mine"]
        assert "mine" not in await at.boyd.get(match)


async def test_a_game_that_bots_played_on_for_all_ends_with_a_true_record(tmp_path: Path) -> None:
    async with sat(tmp_path, BLINK) as at:
        await until(lambda: at.cached.match.finished, 30)
        text = (await at.ailsa.client.get(f"/api/matches/{at.table['match']}/record")).text
        assert text.count('"seating":"out-of-time"') == 2
        assert Record.read(text).verify(find).finished


async def test_everyone_is_told_the_time_left_after_each_move(tmp_path: Path) -> None:
    async with sat(tmp_path, {"kind": "live", "seconds": 600, "increment": 5}) as at:
        async with at.boyd.follow(at.table["id"]) as live:
            await live.hello(1)
            told = await live.until("clock")
            assert told["whole"] == 600_000
            assert [seat["left"] // 1000 for seat in told["seats"]] in ([599, 599], [600, 600], [599, 600])
            assert all(seat["ends"] > told["at"] for seat in told["seats"])
            await at.ailsa.post(f"/api/matches/{at.table['match']}/actions", {"actions": [ROW]})
            told = await live.until("clock")
            assert told["seats"][0]["left"] > 600_000
            assert "ends" not in told["seats"][0]
        state = await at.boyd.get(f"{at.path}/clock")
        assert (state["whole"], len(state["seats"])) == (600_000, 2)


async def test_those_who_are_left_decide_to_end_it(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at:
        vote = f"{at.path}/seats/0/vote"
        assert await at.ailsa.reason(vote, {"vote": "end"}, 409) == "nothing-to-decide"
        left = await at.boyd.client.delete(f"{at.path}/seats/1")
        assert left.json()["seats"][1]["offered"]
        assert at.cached.match.away == {1: ""}
        assert await at.boyd.reason(f"{at.path}/seats/1/vote", {"vote": "end"}, 409) == "seat-away"
        ended = await at.ailsa.post(vote, {"vote": "end"}, 200)
        assert (ended["state"], ended["given_up"]) == ("finished", True)
        assert at.cached.match.abandoned
        path = f"/api/matches/{at.table['match']}/actions"
        assert await at.ailsa.reason(path, {"actions": [ROW]}, 409) == "match-abandoned"
        assert await at.boyd.reason(f"{at.path}/seats/1/return", None, 409) == "match-over"


async def test_those_who_are_left_ask_a_bot_to_play_on(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at:
        await at.boyd.client.delete(f"{at.path}/seats/1")
        await at.ailsa.post(f"{at.path}/seats/0/vote", {"vote": "bot"}, 200)
        await until(lambda: at.cached.match.away == {1: "steady:0.2s"}, 10)
        await until(lambda: at.cached.match.seats_to_act() == (0,), 10)


async def test_the_remaining_players_are_told_which_bot_takes_over(tmp_path: Path) -> None:
    async with sat(tmp_path, {"kind": "live", "seconds": 600}) as at, at.ailsa.follow(at.table["id"]) as live:
        await live.hello(0)
        await live.until("resync")
        await at.boyd.client.delete(f"{at.path}/seats/1")
        told = await live.until("steps")
        key, values = told["steps"][0]["events"][0][:2]
        assert (key, values) == ("seat-left", {"seat": 1, "bot": "steady:0.2s"})
        opponents = {each["bot"]: each["id"] for each in (await at.ailsa.get("/api/server"))["bots"]}
        assert opponents[values["bot"]] == "collie"


async def test_everyone_is_told_who_is_back_even_without_a_clock(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at, at.ailsa.follow(at.table["id"]) as live:
        await live.hello(0)
        await at.boyd.client.delete(f"{at.path}/seats/1")
        assert (await live.until("clock"))["seats"][1]["away"] == ""
        await at.boyd.post(f"{at.path}/seats/1/return", None, 200)
        assert "away" not in (await live.until("clock"))["seats"][1]


async def test_when_the_last_one_leaves_the_match_is_over(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at:
        await at.boyd.client.delete(f"{at.path}/seats/1")
        gone = (await at.ailsa.client.delete(f"{at.path}/seats/0")).json()
        assert (gone["state"], gone["given_up"]) == ("finished", True)


async def test_a_substitute_takes_the_seat_of_a_player_who_has_left(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at, at.site.guest("Cal") as cal:
        join, invite = f"{at.path}/seats", at.table["invite"]
        assert await at.ailsa.reason(f"{at.path}/seats/0/return", None, 409) == "seat-not-away"
        assert await cal.reason(join, {"invite": invite}, 409) == "match-begun"
        await at.boyd.client.delete(f"{at.path}/seats/1")
        assert await cal.reason(join, {"invite": "no"}, 403) == "not-invited"
        assert await at.ailsa.reason(join, {"invite": invite}, 409) == "seated-already"
        sits = await cal.post(join, {"invite": invite}, 201)
        assert (sits["seats"][1]["name"], sits["seats"][1].get("offered", False)) == ("Cal", False)
        await cal.post(f"/api/matches/{at.table['match']}/actions", {"actions": [ROW]})
        path = f"/api/matches/{at.table['match']}/actions"
        assert await at.boyd.reason(path, {"actions": [ROW]}, 403) == "not-your-seat"
        assert await at.boyd.reason(f"{at.path}/seats/1/return", None, 403) == "not-your-seat"


async def test_a_socket_no_longer_plays_a_seat_that_changed_hands(tmp_path: Path) -> None:
    async with sat(tmp_path, None) as at, at.site.guest("Cal") as cal, at.boyd.follow(at.table["id"]) as live:
        await live.hello(1)
        await at.boyd.client.delete(f"{at.path}/seats/1")
        assert (await live.act(ROW))["reason"]["key"] == "seat-away"
        await cal.post(f"{at.path}/seats", {"invite": at.table["invite"]}, 201)
        await asyncio.sleep(0.1)
        assert (await live.act(ROW))["reason"]["key"] == "not-your-seat"


async def test_players_choose_their_own_rest_times(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        assert await ailsa.get("/api/me/rest") == {"zone": "UTC", "begin": 0, "end": 0, "off": []}
        body = {
            "zone": "Europe/Lisbon",
            "begin": 1320,
            "end": 480,
            "off": [{"first": "2030-01-01", "last": "2030-01-07"}],
        }
        put = await ailsa.client.put("/api/me/rest", json=body)
        assert put.json() == body
        assert await ailsa.get("/api/me/rest") == body
        wrong = await ailsa.client.put("/api/me/rest", json={**body, "zone": "Moon/Crater"})
        assert (wrong.status_code, wrong.json()["reason"]["key"]) == (400, "zone-unknown")


@pytest.mark.parametrize(
    "pace", [{"kind": "live", "seconds": 60, "bot": "nobody"}, {"kind": "live", "seconds": 0}]
)
async def test_an_agreement_that_cannot_be_kept_is_refused(tmp_path: Path, pace: Any) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        refused = await ailsa.client.post("/api/tables", json={"game": "creel", "pace": pace})
        assert refused.status_code in (400, 404)
