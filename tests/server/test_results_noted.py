"""From the last move to the results: whoever notes the end of a match writes them, once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.server.running import running, two_seated
from tests.server.test_api import play_out
from tests.server.test_results import make_account

from bothy.kernel import SamplingDealer
from bothy.server.bus.local import LocalBus
from bothy.server.results.rating import FIRST, rate
from bothy.server.rows import PLAYING


async def noted(site: Any, match: str) -> list[Any]:
    """The results, once they are there."""
    async with asyncio.timeout(10):
        while not (rows := await site.services.store.results_of_game(match)):
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


async def test_an_end_that_nobody_noted_is_noted_by_whoever_looks_next(tmp_path: Path) -> None:
    """As when a process dies over the last move; and two look at once, at two processes."""
    bus = LocalBus()
    async with running(tmp_path, bus) as site, two_seated(site) as (ailsa, boyd, table):
        services = site.services
        services.lobby.ended.clear()
        await play_out([ailsa, boyd], table["match"], SamplingDealer(2))
        await services.lobby.close()
        assert await services.store.results_of_game(table["match"]) == []
        row = await services.lobby.table(table["id"])
        await services.store.change_table(row.id, row.version, replace(row, state=PLAYING))
        async with running(tmp_path, bus) as one, running(tmp_path, bus) as other:
            row = await services.lobby.table(table["id"])
            await asyncio.gather(*(each.services.lobby.current(row) for each in (one, other, one, other)))
            assert (await services.lobby.table(table["id"])).state == "finished"
            assert len(await services.store.results_of_game(table["match"])) == 2


async def test_one_person_at_all_seats_is_remembered_and_not_rated(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        await make_account(site.services.store, ailsa.id)
        table = await ailsa.table("creel", 2)
        await ailsa.post(f"/api/tables/{table['id']}/seats", {})
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        chance = SamplingDealer(3)
        while not (state := await ailsa.get(f"/api/matches/{begun['match']}")).get("finished"):
            seat = state["owes"][0]
            mine = await ailsa.get(f"/api/matches/{begun['match']}?seat={seat}")
            actions = mine["mine"]["decision"]["actions"]
            action = actions[chance.below(len(actions))]
            await ailsa.post(f"/api/matches/{begun['match']}/actions", {"actions": [action], "seat": seat})
        rows = await noted(site, begun["match"])
        assert all(row.body.shared for row in rows)
        assert await site.services.store.ratings_of(ailsa.id) == []
