"""From the last move to the results: the process that notices the end of a match writes them, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, running, two_seated
from tests.server.test_api import play_out
from tests.server.test_ideas import Ponderer
from tests.server.test_results import make_account

from bothy.kernel import SamplingDealer
from bothy.local.tables import PLAYING
from bothy.server.bus.local import LocalBus
from bothy.server.results.rating import FIRST, rate


async def noted(site: Any, match: str) -> list[Any]:
    """Returns the results, once they are there."""
    async with asyncio.timeout(10):
        while not (rows := await site.services.store.results_of_match(match)):
            await asyncio.sleep(0.01)
    return list(rows)


async def test_the_last_move_leaves_a_result_for_every_seat_and_rates_accounts(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        store = site.services.store
        for person in (ailsa.id, boyd.id):
            await make_account(store, person)
        await play_out([ailsa, boyd], table["match"], SamplingDealer(1))
        rows = await noted(site, table["match"])
        result = (await ailsa.get(f"/api/matches/{table['match']}"))["result"]
        assert [row.person for row in rows] == [ailsa.id, boyd.id]
        assert [row.body.place for row in rows] == result["ranks"]
        assert [row.body.scores for row in rows] == result["scores"]
        assert [row.body.table for row in rows] == [table["id"]] * 2
        assert not any(row.public for row in rows), "it was by invitation"
        after = rate([FIRST, FIRST], result["ranks"])
        found = [await store.ratings_of(person) for person in (ailsa.id, boyd.id)]
        assert [each[0].rating for each in found] == after


async def test_an_end_that_was_not_noted_is_noted_by_the_next_process_to_look(tmp_path: Path) -> None:
    """As when a process dies at the last move; here two processes load the table at once."""
    bus = LocalBus()
    async with running(tmp_path, bus) as site, two_seated(site) as (ailsa, boyd, table):
        services = site.services
        services.lobby.ended.clear()
        await play_out([ailsa, boyd], table["match"], SamplingDealer(2))
        await services.lobby.close()
        assert await services.store.results_of_match(table["match"]) == []
        row = await services.lobby.table(table["id"])
        await services.store.change_table(row.id, row.version, replace(row, state=PLAYING))
        async with running(tmp_path, bus) as one, running(tmp_path, bus) as other:
            row = await services.lobby.table(table["id"])
            await asyncio.gather(*(each.services.lobby.current(row) for each in (one, other, one, other)))
            assert (await services.lobby.table(table["id"])).state == "finished"
            assert len(await services.store.results_of_match(table["match"])) == 2


async def test_one_person_at_all_seats_is_recorded_and_not_rated(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        await make_account(site.services.store, ailsa.id)
        table = await ailsa.table("creel", 2)
        await ailsa.post(f"/api/tables/{table['id']}/seats", {})
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        chance = SamplingDealer(3)
        while not (state := await ailsa.get(f"/api/matches/{begun['match']}")).get("finished"):
            seat = state["seats_to_act"][0]
            mine = await ailsa.get(f"/api/matches/{begun['match']}?seat={seat}")
            actions = mine["mine"]["decision"]["actions"]
            action = actions[chance.below(len(actions))]
            await ailsa.post(f"/api/matches/{begun['match']}/actions", {"actions": [action], "seat": seat})
        rows = await noted(site, begun["match"])
        assert all(row.body.shared for row in rows)
        assert await site.services.store.ratings_of(ailsa.id) == []


async def rated(site: Any, *guests: Guest, **terms: Any) -> Any:
    """Starts a table whose guests have accounts."""
    for guest in guests:
        if await site.services.store.account(guest.id) is None:
            await make_account(site.services.store, guest.id)
    host, other = guests
    table = await host.post("/api/tables", {"game": "creel", "seats": 2} | terms)
    await other.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    return await host.post(f"/api/tables/{table['id']}/start")


async def asked(site: Any, guests: list[Guest], match: str) -> None:
    """Requests an idea."""
    to_act = (await guests[0].get(f"/api/matches/{match}"))["seats_to_act"][0]
    await guests[to_act].post(f"/api/matches/{match}/ideas", {})


@pytest.mark.parametrize(("ideas", "is_rated"), [("on", False), ("rated", True)])
async def test_a_game_in_which_a_player_asked_for_an_idea_is_rated_only_if_that_was_agreed(
    tmp_path: Path, ideas: str, is_rated: bool
) -> None:
    async with running(tmp_path, bot_service=Ponderer(0)) as site, two_guests(site) as guests:
        table = await rated(site, *guests, ideas=ideas)
        await asked(site, guests, table["match"])
        await play_out(guests, table["match"], SamplingDealer(1))
        rows = await noted(site, table["match"])
        assert [row.body.change is not None for row in rows] == [is_rated] * 2


async def test_ideas_are_off_where_games_are_rated_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=Ponderer(0)) as site, two_guests(site) as (ailsa, boyd):
        new = {"game": "creel", "seats": 2}
        assert "ideas" not in await ailsa.post("/api/tables", new), "on, where only guests come"
        public = await ailsa.post("/api/tables", new | {"listed": True})
        assert public["ideas"] == "off"
        private = await ailsa.post("/api/tables", new)
        listed = await ailsa.client.patch(f"/api/tables/{private['id']}", json={"listed": True})
        assert listed.json()["ideas"] == "off"
        await make_account(site.services.store, ailsa.id)
        mine = await ailsa.post("/api/tables", new)
        assert mine["ideas"] == "off"
        where = f"/api/tables/{mine['id']}"
        assert (await ailsa.client.patch(where, json={"ideas": "rated"})).json()["ideas"] == "rated"
        assert (await ailsa.client.patch(where, json={"ideas": "on"})).status_code == 200
        await boyd.post(f"{where}/seats", {"invite": mine["invite"]})
        refused = await ailsa.client.patch(where, json={"ideas": "rated"})
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "ideas-agreed")


async def test_the_same_people_move_each_others_ratings_less_and_less(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_guests(site) as guests:
        before = [FIRST, FIRST]
        for game in range(6):
            table = await rated(site, *guests)
            await play_out(guests, table["match"], SamplingDealer(game))
            rows = await noted(site, table["match"])
            full = rate(before, [row.body.place for row in rows])
            changes = [row.body.change for row in rows]
            for change, start, whole in zip(changes, before, full, strict=True):
                part = (1.0, 1.0, 1.0, 0.5, 0.25, 0.25)[game]
                assert change.after.mu == pytest.approx(start.mu + part * (whole.mu - start.mu))
                assert change.after.sigma == pytest.approx(start.sigma + part * (whole.sigma - start.sigma))
            before = [change.after for change in changes]


@asynccontextmanager
async def two_guests(site: Any) -> AsyncIterator[list[Guest]]:
    async with site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        yield [ailsa, boyd]
