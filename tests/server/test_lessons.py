"""Lessons over HTTP: a marked, private table with the fixed deal, whose seats are all the learner's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.running import running


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
