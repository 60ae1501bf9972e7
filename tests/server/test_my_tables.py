"""My tables: listed by what they wait for, visible only to their owner; and those a host invited them to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.clocks.test_absences import sat
from tests.server.processes import a_table
from tests.server.running import Guest, Site, running, two_seated
from tests.server.test_api import play_out
from tests.server.test_profiles import account, played
from tests.server.test_results import a_result
from tests.server.test_results_noted import noted

from bothy.kernel import SamplingDealer
from bothy.local.tables import SeatRow
from bothy.server.accounts.exporting import export
from bothy.server.results.rows import unrated
from bothy.server.tables.mine import tables_of


async def mine(guest: Guest) -> dict[str, list[Any]]:
    """Returns the tables of a guest by their part."""
    found: dict[str, list[Any]] = {}
    for each in await guest.get("/api/me/tables"):
        found.setdefault(each["part"], []).append(each)
    return found


async def test_a_table_that_waits_for_me_comes_with_everything_i_want_to_know(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        match = f"/api/matches/{table['match']}"
        to_act = (await ailsa.get(match))["seats_to_act"][0]
        players = [ailsa, boyd]
        (waiting,) = (await mine(players[to_act]))["mine"]
        (running_on,) = (await mine(players[1 - to_act]))["running"]
        assert waiting["table"]["id"] == running_on["table"]["id"] == table["id"]
        assert waiting["turn"] == [to_act]
        assert waiting["view"] == (await players[to_act].get(match))["view"]
        assert waiting["phase"]["key"] == "phase-setup"
        assert waiting["points"] == [sum(each.values()) for each in waiting["view"]["forecast"]]
        assert "last" not in waiting, "nobody has moved yet"
        actions = (await players[to_act].get(match))["mine"]["decision"]["actions"]
        await players[to_act].post(f"{match}/actions", {"actions": [actions[0]]})
        (moved,) = [each for part in (await mine(ailsa)).values() for each in part]
        key, values = moved["last"][:2]
        assert (key, values["seat"]) == (key, to_act)
        assert moved["since"] >= waiting["since"]
        kept = await site.services.store.moments([table["match"]])
        assert moved["since"] == kept[table["match"]], "so it outlives the process"


async def test_every_game_tells_how_its_tables_stand(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, _, table):
        (found,) = await ailsa.get("/api/me/tables")
        assert found["table"]["id"] == table["id"]
        assert (found["phase"]["values"], found["points"]) == ({"stack": "A"}, [0, 0]), (
            "coins and size count at the end only"
        )


async def test_a_table_that_a_player_has_left_says_so_and_waits_for_no_one(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, boyd, table):
        match = await site.services.matches.at_hand(table["match"])
        guests = ailsa, boyd
        (seat,) = match.match.seats_to_act()
        leaver, other = guests[seat], guests[1 - seat]
        await leaver.client.delete(f"/api/tables/{table['id']}/seats/{seat}")
        (left,) = (await mine(leaver))["left"]
        assert left["turn"] == [seat], "though the seat is asked, its person need not answer"
        assert left["away"] == {str(seat): ""}, "without a clock no bot plays on by itself"
        (running_on,) = (await mine(other))["running"]
        assert running_on["away"] == left["away"]
        await leaver.post(f"/api/tables/{table['id']}/seats/{seat}/return", None, 200)
        assert set(await mine(leaver)) == {"mine"}


async def test_a_bot_that_plays_for_a_person_is_named(tmp_path: Path) -> None:
    async with sat(tmp_path, {"kind": "live", "seconds": 600}) as at:
        await at.boyd.client.delete(f"{at.path}/seats/1")
        assert [each["away"] for each in await at.ailsa.get("/api/me/tables")] == [{"1": "collie"}]


async def test_tables_are_listed_under_what_they_wait_for(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        await ailsa.post("/api/lessons/caledonia")
        gathering = await ailsa.table("creel", 2)
        found = await mine(ailsa)
        assert [each["table"]["id"] for each in found["gathering"]] == [gathering["id"]]
        await play_out([ailsa, boyd], table["match"], SamplingDealer(1))
        rows = await noted(site, table["match"])
        found = await mine(ailsa)
        assert set(found) == {"gathering", "finished"}, "a lesson is no table to come back to"
        (over,) = found["finished"]
        best = max(row.body.points for row in rows)
        assert over["result"]["place"] == rows[0].body.place
        assert (over["result"]["points"], over["result"]["most"]) == (rows[0].body.points, best)
        assert over["points"] == [row.body.points for row in rows]


async def test_the_winner_of_a_game_at_one_screen_is_named(tmp_path: Path) -> None:
    won = set[bool]()
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        for chance in map(SamplingDealer, range(20)):
            table = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "options": {"days": 5}})
            await ailsa.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "name": "Boyd"})
            match = (await ailsa.post(f"/api/tables/{table['id']}/start"))["match"]
            while (state := await ailsa.get(f"/api/matches/{match}")).get("seats_to_act"):
                seat = state["seats_to_act"][0]
                actions = (await ailsa.get(f"/api/matches/{match}?seat={seat}"))["mine"]["decision"]["actions"]
                body = {"actions": [actions[chance.below(len(actions))]], "seat": seat}
                await ailsa.post(f"/api/matches/{match}/actions", body)
            rows = await noted(site, match)
            over = next(each for each in (await mine(ailsa))["finished"] if each["table"]["id"] == table["id"])
            won.add(rows[0].body.place == 1)
            assert over["result"].get("winner", "") == ("" if rows[0].body.place == 1 else "Boyd")
            if len(won) == 2:
                return
    raise AssertionError("one seat won all games")


async def test_a_bot_that_won_is_named_by_its_id(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        rows = a_result(None, ailsa.id)
        await site.services.store.note_results(rows, unrated)
        over = replace(
            a_table(ailsa.id, host=ailsa.id, state="finished"),
            seats=(SeatRow(bot="collie", name="Collie"), SeatRow(person=ailsa.id, name="Ailsa")),
            match_id=rows[0].match_id,
        )
        await site.services.store.create_table(over)
        (found,) = await tables_of(site.services, ailsa.id)
        assert found.result is not None
        assert (found.result.winner_bot, found.result.winner) == ("collie", "")


async def test_only_the_host_can_drop_a_waiting_table(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table("creel", 2)
        path = f"/api/tables/{table['id']}"
        await boyd.post(f"{path}/seats", {"invite": table["invite"]})
        assert (await boyd.client.delete(path)).status_code == 403
        assert (await ailsa.client.delete(path)).status_code == 204
        await boyd.get(path, 404)
        assert await mine(boyd) == {}
        async with two_seated(site) as (host, _, begun):
            assert (await host.client.delete(f"/api/tables/{begun['id']}")).status_code == 409


async def test_only_listed_tables_are_for_anybody_to_find(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa", **{"accept-language": "fr"}) as ailsa:
        async with site.guest("Boyd") as boyd:
            await ailsa.table("creel", 2)
            listed = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "listed": True})
            (found,) = await boyd.get("/api/tables/open")
            assert (found["table"]["id"], found["language"]) == (listed["id"], "fr")
            assert "invite" not in found["table"]
            assert "rating" not in found
            assert await ailsa.get("/api/tables/open") == [], "where one sits one need not join"


async def test_a_hosts_rating_is_shown_if_they_make_it_public(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        for guest in (ailsa, boyd):
            await account(guest)
        await played(site.services.store, ailsa.id, boyd.id)
        await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "listed": True})
        assert "rating" not in (await boyd.get("/api/tables/open"))[0]
        await ailsa.client.patch("/api/me/profile", json={"open": True})
        assert (await boyd.get("/api/tables/open"))[0]["rating"] > 1500


async def test_no_one_else_sees_my_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site), site.guest("Catriona") as stranger:
        assert await mine(stranger) == {}
        await stranger.client.delete("/api/me")
        stranger.client.cookies.clear()
        await stranger.get("/api/me/tables", 401)


@asynccontextmanager
async def gathered(tmp_path: Path) -> AsyncIterator[tuple[Site, Guest, Guest, Guest, str]]:
    """Ailsa has played with Boyd and never with Cal, and waits at a private table; returns its path."""
    async with (
        running(tmp_path) as site,
        site.guest("Ailsa") as ailsa,
        site.guest("Boyd") as boyd,
        site.guest("Cal") as cal,
    ):
        await played(site.services.store, ailsa.id, boyd.id)
        table = await ailsa.table("creel", 2)
        yield site, ailsa, boyd, cal, f"/api/tables/{table['id']}"


async def known(host: Guest, path: str) -> list[Any]:
    return [(each["name"], each.get("answer", "")) for each in await host.get(f"{path}/invitations")]


async def end(guest: Guest, path: str, whose: Guest) -> int:
    return (await guest.client.delete(f"{path}/invitations/{whose.id}")).status_code


async def test_an_invited_guest_finds_the_table_and_sits_down_without_its_link(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (site, ailsa, boyd, cal, path):
        assert await known(ailsa, path) == [("Boyd", "")], "nobody but those one has played with"
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        assert await known(ailsa, path) == [("Boyd", "none")]
        (found,) = (await mine(boyd))["invited"]
        assert path.endswith(found["table"]["id"])
        assert "invite" not in found["table"], "the link is for those who sit there"
        assert [each["id"] for each in await boyd.get("/api/tables/mine")] == [found["table"]["id"]]
        await cal.post(f"{path}/seats", {}, 403)
        await boyd.post(f"{path}/seats", {})
        assert set(await mine(boyd)) == {"gathering"}
        assert await known(ailsa, path) == []
        await ailsa.post(f"{path}/start")
        row = await site.services.store.table(found["table"]["id"])
        assert row is not None
        assert row.concerned == row.people


async def test_a_guest_who_declines_is_not_invited_again(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, cal, path):
        asking = f"{path}/invitations/{boyd.id}"
        await ailsa.post(asking)
        assert await end(cal, path, boyd) == 403
        assert await end(boyd, path, boyd) == 204
        assert await known(ailsa, path) == [("Boyd", "declined")]
        await ailsa.post(asking)
        assert await mine(boyd) == {}
        assert await boyd.reason(f"{path}/seats", {}, 403) == "not-invited"
        assert await end(boyd, path, boyd) == 404


async def test_a_host_takes_an_invitation_back(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, _, path):
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        assert await end(ailsa, path, boyd) == 204
        assert await mine(boyd) == {}
        assert await boyd.reason(f"{path}/seats", {}, 403) == "not-invited"
        assert await known(ailsa, path) == [("Boyd", "")]


async def test_strangers_and_people_who_block_each_other_are_not_invited(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (_, ailsa, boyd, cal, path):
        asking = f"{path}/invitations/{boyd.id}"
        stranger = await ailsa.post(f"{path}/invitations/{cal.id}", status=404)
        await ailsa.post(asking)
        for one, other in ((ailsa, boyd), (boyd, ailsa)):
            await one.post(f"/api/me/blocks/{other.id}")
            assert await mine(boyd) == {}, "who was asked before is asked no longer"
            assert await known(ailsa, path) == []
            apart = await ailsa.post(asking, status=404)
            assert apart["reason"] == stranger["reason"], "nobody learns who blocks whom"
            await one.client.delete(f"/api/me/blocks/{other.id}")
        assert set(await mine(boyd)) == {"invited"}


async def test_an_invitation_goes_with_the_person(tmp_path: Path) -> None:
    async with gathered(tmp_path) as (site, ailsa, boyd, cal, path):
        services, store = site.services, site.services.store
        await ailsa.post(f"{path}/invitations/{boyd.id}")
        await account(cal)
        person = await store.person(boyd.id)
        assert person is not None
        (table,) = (await export(store, person))["tables"]
        assert table["invited"] is True
        await services.account_transfers.hand_over(boyd.id, cal.id)
        assert set(await mine(cal)) == {"invited"}, "the guest's invitation is the account's now"
        await services.account_transfers.erase(cal.id)
        row = await store.table(table["table"])
        assert row is not None
        assert row.concerned == (ailsa.id,)
