"""A host in a page: what a lone player can do, and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.local.kept_in_memory import KeptInMemory, Page, ThinksHere
from tests.nightly import NIGHTLY

from bothy.kernel import SamplingDealer
from bothy.local.host import thinking
from bothy.local.parts import view_hash


async def begun(page: Page, seats: Sequence[str | None] = (None, "greedy"), game: str = "creel") -> Any:
    """Starts a match; None in `seats` is the person. Line 1 follows from the first seat."""
    table = await page.post("/api/tables", {"game": game, "seats": len(seats), "options": {}})
    at = f"/api/tables/{table['id']}"
    for seat, bot in enumerate(seats):
        if bot is None and seat:
            await page.post(f"{at}/seats", {"seat": seat, "name": f"Friend {seat}"})
    for seat, bot in enumerate(seats):
        if bot is not None:
            if seat == 0:
                await page.ask("DELETE", f"{at}/seats/0")
            await page.post(f"{at}/bots", {"bot": bot, "seat": seat})
    page.host.connect(1, table["id"])
    table = await page.post(f"{at}/start")
    await page.rest()
    await page.say(1, "hello", seat=seats.index(None))
    return table


async def state(page: Page, table: Any, seat: int = 0) -> Any:
    await page.rest()
    return await page.get(f"/api/matches/{table['match']}?seat={seat}")


async def play(page: Page, table: Any, moves: int = 10_000, seed: int = 1) -> Any:
    """Plays for the person's seats at random, to the end of the match unless told otherwise."""
    chance = SamplingDealer(seed)
    seats = [seat for seat, each in enumerate(table["seats"]) if each.get("person")]
    for _ in range(moves):
        states = [await state(page, table, seat) for seat in seats]
        mine = [each for each in states if "decision" in each.get("mine", {})]
        if not mine:
            break
        actions, seat = mine[0]["mine"]["decision"]["actions"], mine[0]["seat"]
        action = actions[chance.below(len(actions))]
        await page.post(f"/api/matches/{table['match']}/actions", {"actions": [action], "seat": seat})
    return await state(page, table, seats[0])


class SlowStore(KeptInMemory):
    """Keeps nothing before it's let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.let.set()

    async def append(self, match_id: str, after: int, entries: Sequence[str], table_row: str) -> bool:
        await self.let.wait()
        return await super().append(match_id, after, entries, table_row)


class FullStore(KeptInMemory):
    """Fails to keep, as a browser without space does."""

    full = False

    async def append(self, match_id: str, after: int, entries: Sequence[str], table_row: str) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().append(match_id, after, entries, table_row)


async def test_a_move_is_acknowledged_only_once_the_store_has_it() -> None:
    page = Page(store := SlowStore())
    table = await begun(page, (None, None))
    now = await state(page, table, 0)
    line, seat = 1, now["seats_to_act"][0]
    await page.say(line, "hello", seat=seat)
    action = (await state(page, table, seat))["mine"]["decision"]["actions"][0]
    store.let.clear()
    heard = len(page.heard[line])
    message = json.dumps({"is": "act", "id": 7, "after": now["seq"], "actions": [action]})
    moving = asyncio.ensure_future(page.host.hear(line, message))
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(page.heard[line]) == heard, "nothing is said yet"
    assert (await state(page, table))["seq"] == now["seq"], "and nobody sees the move"
    store.let.set()
    await moving
    told = [json.loads(text) for text in page.heard[line][heard:]]
    assert [each["is"] for each in told] == ["ack", "steps"]
    assert told[0] == {"is": "ack", "id": 7, "seq": now["seq"] + 1}
    assert json.loads(store.logs[table["match"]][-1])["seq"] == told[0]["seq"]


async def test_what_the_store_could_not_keep_has_not_happened() -> None:
    page = Page(store := FullStore())
    table = await begun(page, (None, None))
    before = await state(page, table)
    seat = before["seats_to_act"][0]
    action = (await state(page, table, seat))["mine"]["decision"]["actions"][0]
    store.full = True
    refused = await page.post(f"/api/matches/{table['match']}/actions", {"actions": [action], "seat": seat}, 503)
    assert refused["reason"]["key"] == "not-kept"
    assert await state(page, table) == before
    store.full = False
    await page.post(f"/api/matches/{table['match']}/actions", {"actions": [action], "seat": seat})


class Forgets(ThinksHere):
    """Loses the first questions, as a worker does that is ended."""

    lost = 2

    async def ask(self, question: str) -> str:
        self.asked.append(question)
        if self.lost:
            self.lost -= 1
            raise RuntimeError("the worker is gone")
        return await super().ask(question)


async def test_a_lost_question_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAUSE", 0)
    thinker = Forgets()
    page = Page(thinker=thinker)
    table = await begun(page, ("greedy", None))
    assert thinker.asked[0] == thinker.asked[1] == thinker.asked[2], "the same question, with the same chance"
    assert (await play(page, table))["finished"]


async def test_a_thinker_that_never_comes_back_stalls_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAUSE", 0)
    monkeypatch.setattr(Forgets, "lost", 10**6)
    page = Page(thinker=Forgets())
    table = await begun(page, ("greedy", None))
    refused = await page.post(f"/api/matches/{table['match']}/ideas", {"seat": 1}, 409)
    assert refused["reason"]["key"] == "ideas-none"
    assert (await play(page, table))["finished"]


async def test_a_rule_that_fails_is_an_answer_and_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    table = await begun(page, (None, None))
    now = await state(page, table)
    line, seat = 1, now["seats_to_act"][0]
    await page.say(line, "hello", seat=seat)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("bug")

    monkeypatch.setattr("bothy.local.messages.read_actions", broken)
    monkeypatch.setattr("bothy.local.moves.read_actions", broken)
    (refused,) = await page.say(line, "act", id=3, after=now["seq"], actions=[["lift", 0]])
    assert (refused["is"], refused["id"], refused["reason"]["key"]) == ("refused", 3, "server-fault")
    answer = await page.post(
        f"/api/matches/{table['match']}/actions", {"actions": [["lift", 0]], "seat": seat}, 500
    )
    assert answer["reason"]["key"] == "server-fault"
    assert await state(page, table) == now


async def test_of_two_hosts_on_one_store_the_slower_one_looks_again() -> None:
    here = Page()
    table = await begun(here, (None, None))
    there = Page(here.store)
    await there.host.open_tables()
    there.host.connect(5, table["id"])
    now = await state(here, table)
    seat = now["seats_to_act"][0]
    await there.say(5, "hello", seat=seat)
    actions = (await state(here, table, seat))["mine"]["decision"]["actions"]
    await here.post(f"/api/matches/{table['match']}/actions", {"actions": [actions[0]], "seat": seat})
    told = await there.say(5, "act", id=1, after=now["seq"], actions=[actions[0]])
    assert [each["is"] for each in told] == ["steps", "refused"]
    assert told[1]["reason"]["key"] == "overtaken"
    assert len(here.store.logs[table["match"]]) == now["seq"] + 2, "only one move was kept"
    assert await state(there, table) == await state(here, table)


async def test_the_end_that_another_host_wrote_ends_the_table_here_too() -> None:
    here = Page()
    table = await begun(here, (None, None))
    there = Page(here.store)
    await there.host.open_tables()
    await state(there, table)
    await play(here, table)
    mine = {"actions": [["lift", 0]], "seat": 0}
    await there.post(f"/api/matches/{table['match']}/actions", mine, 409)
    assert (await there.get(f"/api/tables/{table['id']}"))["state"] == "finished"


async def test_a_running_game_moves_to_another_page_with_its_record_and_goes_on_as_here() -> None:
    here, there = Page(), Page()
    table = await begun(here, (None, None, "greedy"))
    await play(here, table, 7)
    record = await here.get(f"/api/matches/{table['match']}/record")
    assert (await here.post("/api/records/verify", {"record": record}))["valid"]
    taken = await there.post("/api/records", {"record": record}, 201)
    assert [each.get("bot") for each in taken["seats"]] == [None, None, "greedy"]
    assert taken["state"] == "playing"
    before, after = await state(here, table), await state(there, taken)
    assert before["hash"] == after["hash"]
    assert (await play(there, taken, seed=3))["finished"]


async def test_an_altered_record_is_refused_with_the_step_that_shows_it() -> None:
    page = Page()
    table = await begun(page)
    await play(page, table)
    record = await page.get(f"/api/matches/{table['match']}/record")
    lines = record.splitlines()
    forged = "\n".join([*lines[:3], lines[3].replace('"link":"', '"link":"0'), *lines[4:]])
    assert not (await page.post("/api/records/verify", {"record": forged}))["valid"]
    refused = await page.post("/api/records", {"record": forged}, 409)
    assert refused["reason"]["values"]["step"] == 2
    kept = await page.post("/api/records", {"record": record}, 201)
    assert kept["state"] == "finished"
    assert await page.post("/api/records", {"record": record}, 201) == kept, "it's kept once"


async def test_everything_is_there_after_a_reload() -> None:
    page = Page()
    table = await begun(page, (None, "greedy"))
    await play(page, table, 3)
    before, mine = await state(page, table), await page.get("/api/me/tables")
    await page.host.close()
    again = Page(page.store)
    await again.host.open_tables()
    assert await state(again, table) == before
    assert await again.get("/api/me/tables") == mine
    drawn = json.loads(page.store.drawn[table["match"], 0])
    assert (drawn["seq"], drawn["hash"]) == (before["seq"], before["hash"]), "the last board can be drawn at once"
    assert view_hash(drawn["view"]) == drawn["hash"]


async def test_what_a_lone_player_does_between_two_games() -> None:
    page = Page()
    table = await begun(page, (None, "greedy"))
    ideas = await page.post(f"/api/matches/{table['match']}/ideas", {"seat": (await state(page, table))["seat"]})
    assert 0 < len(ideas["ideas"]) <= 3
    over = await play(page, table)
    at = f"/api/matches/{table['match']}"
    assert (await page.get(f"{at}/breakdown"))["seats"] == []
    assert (await page.get(f"{at}/course"))["steps"] == []
    assert len((await page.get(f"{at}/history"))["steps"]) == over["seq"] + 1
    assert (await page.get(f"{at}/analysis"))["state"] == "waiting"
    await page.host.close()
    found = await page.get(f"{at}/analysis")
    assert (found["state"], found["analysis"]["course"][-1]["step"]) == ("ready", over["seq"] + 1)
    branch = await page.post(f"{at}/play-on", {"step": 6, "seat": 0}, 201)
    assert (branch["branched"], branch["branched_step"]) == (table["match"], 6)
    again = await page.post(f"/api/tables/{table['id']}/rematch")
    assert [each.get("bot") for each in again["seats"]] == [None, "greedy"]
    assert await page.post(f"/api/tables/{table['id']}/rematch") == again
    await page.rest()
    parts = [each["part"] for each in await page.get("/api/me/tables")]
    assert sorted(parts) == ["finished", "gathering", "mine"]
    (done,) = [each for each in await page.get("/api/me/tables") if each["part"] == "finished"]
    assert done["result"]["place"] == over["result"]["ranks"][0]
    await page.ask("DELETE", f"/api/tables/{table['id']}", status=204)
    await page.get(at, 404)


async def test_a_table_is_set_up_as_at_a_server() -> None:
    page = Page()
    table = await page.post("/api/tables", {"game": "creel", "seats": 3}, 201)
    at = f"/api/tables/{table['id']}"
    page.host.connect(1, table["id"])
    assert [json.loads(text)["is"] for text in page.heard[1]] == ["table", "presence"]
    assert (await page.ask("PATCH", at, {"seats": 2, "options": {"seal": True}}))["options"]["seal"] is True
    await page.post(f"{at}/bots", {"bot": "stag"}, 201)
    assert (await page.post(f"{at}/bots", {"bot": "stag"}, 409))["reason"]["key"] == "table-full"
    await page.ask("DELETE", f"{at}/seats/1")
    assert (await page.post(f"{at}/start", None, 409))["reason"]["key"] == "seats-free"
    await page.post(f"{at}/seats", {"name": "Boyd"}, 201)
    assert (await page.post(f"{at}/seats", {"name": "Boyd"}, 409))["reason"]["key"] == "table-full"
    started = await page.post(f"{at}/start")
    assert json.loads(page.heard[1][-1]) == {"is": "table", "table": started}
    assert (await page.get(f"{at}/chat")) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [("[]", "no object"), ("{", ""), ('{"game": 5}', "game"), ('{"game": "\\ud800"}', ""), ("{}", "missing game")],
)
async def test_nonsense_is_refused_with_a_reason(body: str, fault: str) -> None:
    page = Page()
    status, text = await page.host.request("POST", "/api/tables", body)
    reason = json.loads(text)["reason"]
    assert (status, reason["key"]) == (400, "request-unreadable")
    assert fault in reason["values"]["fault"]
    table = await begun(page)
    for message in ("", "{", "5", '{"is":"dance"}', '{"is":"act","id":true}', '{"is":"act","id":1,"after":0}'):
        before = len(page.heard[1])
        await page.host.hear(1, message)
        told = json.loads(page.heard[1][before])
        assert told["is"] == "refused", message
        assert told["reason"]["key"] in ("message-unreadable", "request-unreadable")
    await page.get("/api/nowhere", 404)
    await page.get(f"/api/matches/{table['match']}/history/99999999999", 400)
    await page.host.hear(77, "{}")
    page.host.disconnect(77)
    page.host.connect(2, "no such table")
    assert json.loads(page.heard[2][0])["reason"]["key"] == "not-there"


LESSONS = ["caledonia", "glenmore"] if NIGHTLY else ["glenmore"]


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_begins_with_its_own_deal(game: str) -> None:
    page = Page()
    table = await page.post(f"/api/lessons/{game}?name=first", None, 201)
    assert (table["teaches"], table["ideas"], table["state"]) == ("first", "off", "playing")
    refused = await page.post(f"/api/matches/{table['match']}/ideas", {"seat": 0}, 409)
    assert refused["reason"]["key"] == "ideas-off"
    assert await page.get("/api/me/tables") == []


async def test_a_snapshot_saves_playing_a_long_game_again() -> None:
    page = Page()
    table = await begun(page, (None, "casual"), "glenmore")
    await play(page, table)
    await page.host.close()
    seq, _ = json.loads(page.store.snapshots[table["match"]])
    assert seq == (await state(page, table))["seq"]
    again = Page(page.store)
    await again.host.open_tables()
    assert await state(again, table) == await state(page, table)
