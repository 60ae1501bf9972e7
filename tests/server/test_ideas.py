"""Help for players: ideas made by bot workers, and lessons as marked, private tables with the fixed deal."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, NoBots, running, two_seated

from bothy.kernel import Json
from bothy.local.games import known_game
from bothy.local.questions import Idea
from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.matches.ideas import HURRIED, THOUGHT
from bothy.table import Header, record


class Ponderer(NoBots):
    """A bot that has no idea, but takes its time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.thought = 0
        self.given = 0.0
        """The time limit of its last search, in seconds."""

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        self.thought += 1
        self.given = seconds
        await asyncio.sleep(self.seconds)
        return []


def asking(table: Any) -> str:
    return f"/api/matches/{table['match']}/ideas"


async def test_the_player_to_act_is_shown_playable_ideas_and_the_record_says_so(tmp_path: Path) -> None:
    async with (
        running(tmp_path, bot_service=WorkerPool(1, 20.0)) as site,
        two_seated(site, "glenmore") as (one, two, table),
    ):
        cached = await site.services.matches.at_hand(table["match"])
        mover, other = (one, two) if cached.match.seats_to_act() == (0,) else (two, one)
        digest = cached.match.rules.digest(cached.match.position)
        shown = await mover.post(asking(table), {})
        assert 0 < len(shown["ideas"]) <= 3
        first = [idea["steps"][0] for idea in shown["ideas"]]
        legal = [cached.match.rules.registry.write(each) for each in cached.match.legal(shown["seat"])]
        assert all(step["do"] in legal for step in first)
        assert all(step["events"] for step in first)
        assert "later" not in first[0]
        assert shown["ideas"][0]["gain"] >= shown["ideas"][-1]["gain"] >= 0

        note = cached.match.log[-1]
        assert (shown["seq"], note.by, note.seating) == (note.seq, shown["seat"], "idea")
        assert cached.match.rules.digest(cached.match.position) == digest
        assert await other.reason(asking(table), {}, 409) == "not-asked"
        assert await mover.post(asking(table), {}) == shown, "asked again, nothing is thought or noted twice"
        moved = await mover.post(
            f"/api/matches/{table['match']}/actions", {"actions": [first[0]["do"]], "after": shown["seq"]}
        )
        assert moved["seq"] > shown["seq"]
        file = record.Record.read(record.complete(cached.match))
        assert file.verify(known_game).seq == cached.seq
        told = await other.get(f"/api/matches/{table['match']}/history?since={note.seq}")
        assert told["steps"][0]["events"] == [["seat-idea", {"seat": shown["seat"]}]]


async def test_a_host_may_open_a_table_without_ideas(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=Ponderer(0)) as site, site.guest() as host:
        table = await host.post("/api/tables", {"game": "caledonia", "seats": 1, "ideas": "off"})
        assert table["ideas"] == "off"
        began = await host.post(f"/api/tables/{table['id']}/start")
        assert await host.reason(asking(began), {}, 409) == "ideas-off"


async def test_people_take_turns_and_each_asks_for_one_idea_at_a_time(tmp_path: Path) -> None:
    thinker = Ponderer(0.2)

    async def begun(host: Guest) -> Any:
        table = await host.table("caledonia", 1)
        return await host.post(f"/api/tables/{table['id']}/start")

    async with (
        running(tmp_path, bot_service=thinker) as site,
        site.guest("Ailsa") as ailsa,
        site.guest("Bram") as bram,
        site.guest("Cora") as cora,
    ):
        tables = [(guest, await begun(guest)) for guest in (ailsa, bram, cora)]
        second = await begun(ailsa)
        asked = [asyncio.create_task(guest.post(asking(table), {})) for guest, table in tables]
        while not thinker.thought:
            await asyncio.sleep(0.01)
        assert await ailsa.reason(asking(second), {}, 409) == "ideas-under-way"
        await asyncio.gather(*asked)
        assert (thinker.thought, thinker.given) == (3, THOUGHT)


async def test_where_many_wait_each_is_given_less_thought(tmp_path: Path) -> None:
    thinker = Ponderer(0)
    async with running(tmp_path, bot_service=thinker) as site, site.guest() as host:
        assert site.services.ideas is not None
        queue = site.services.ideas._queue

        async def other(name: str) -> None:
            async with queue.turn(name):
                pass

        table = await host.table("caledonia", 1)
        began = await host.post(f"/api/tables/{table['id']}/start")
        async with queue.turn("somebody else"):
            asked = asyncio.create_task(host.post(asking(began), {}))
            while not queue.waiting:
                await asyncio.sleep(0.01)
            crowd = [asyncio.create_task(other(f"{number}")) for number in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(asked, *crowd)
        assert thinker.given == HURRIED


async def test_a_player_who_waits_too_long_is_told_to_ask_again(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=Ponderer(0)) as site, site.guest() as host:
        assert site.services.ideas is not None
        site.services.ideas._patience = 0.05
        table = await host.table("caledonia", 1)
        began = await host.post(f"/api/tables/{table['id']}/start")
        async with site.services.ideas._queue.turn("somebody else"):
            assert await host.reason(asking(began), {}, 429) == "ideas-busy"
        await host.post(asking(began), {})


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
async def test_a_lesson_is_played_to_its_end_by_the_one_who_learns(tmp_path: Path, game: str) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        lesson = await ailsa.get(f"/api/games/{game}/lesson")
        table = await ailsa.post(f"/api/lessons/{game}")
        assert table["lesson"]
        assert table["state"] == "playing"
        assert not table.get("listed")
        assert [seat["name"] for seat in table["seats"]] == ["Ailsa", "Wren"]
        assert [seat["person"] for seat in table["seats"]] == [ailsa.id, ailsa.id]
        path = f"/api/matches/{table['match']}/actions"
        for chapter in lesson["chapters"]:
            for step in chapter["steps"]:
                for action in step["actions"]:
                    await ailsa.post(path, {"actions": [action], "seat": step["seat"]})


async def test_two_lessons_have_the_same_deal_and_say_so_by_their_commitment(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        hers, his = await ailsa.post("/api/lessons/glenmore"), await boyd.post("/api/lessons/glenmore")
        assert hers["commitment"] == his["commitment"]
        states = [await ailsa.get(f"/api/matches/{table['match']}?seat=0") for table in (hers,)]
        states += [await boyd.get(f"/api/matches/{his['match']}?seat=0")]
        assert states[0]["hash"] == states[1]["hash"]


async def test_no_one_else_can_sit_down_at_a_lesson_and_other_tables_are_not_lessons(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.post("/api/lessons/caledonia")
        seats = f"/api/tables/{table['id']}/seats"
        assert (await boyd.post(seats, {"invite": table["invite"]}, 409))["reason"]["key"] == "match-begun"
        plain = await ailsa.post("/api/tables", {"game": "caledonia", "seats": 2})
        assert not plain.get("lesson")
        mine = {each["id"]: each.get("lesson", False) for each in await ailsa.get("/api/tables/mine")}
        assert mine == {table["id"]: True, plain["id"]: False}


async def test_a_game_without_a_lesson_and_one_that_is_not_there(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        for game in ("creel", "nothing"):
            assert (await ailsa.get(f"/api/games/{game}/lesson", 404))["reason"]["key"] == "not-there"
            assert (await ailsa.post(f"/api/lessons/{game}", None, 404))["reason"]["key"] == "not-there"


@pytest.mark.parametrize("name", ["trains", "markets", "automa"])
async def test_a_lesson_about_a_module_is_found_by_its_name_and_says_so_at_its_table(
    tmp_path: Path, name: str
) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        assert name in (await ailsa.get("/api/games/caledonia"))["lessons"]
        lesson = await ailsa.get(f"/api/games/caledonia/lesson?name={name}")
        table = await ailsa.post(f"/api/lessons/caledonia?name={name}")
        assert (table["lesson"], table["teaches"]) == (True, name)
        assert bool(table["seats"][1].get("nobody")) == (name == "automa")
        path = f"/api/matches/{table['match']}/actions"
        for chapter in lesson["chapters"]:
            for step in chapter["steps"]:
                for action in step["actions"]:
                    await ailsa.post(path, {"actions": [action], "seat": step["seat"]})
