"""The live socket: everyone gets each update once, can resume where they were, and delays no one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from tests.server.running import any_move, running, two_seated
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bothy.kernel import SamplingDealer
from bothy.local.ids import fresh_id
from bothy.server.bus.interface import match_subject, table_subject
from bothy.server.bus.local import LocalBus
from bothy.server.live.audience import Audiences
from bothy.server.live.parts import SharedPatch, encode_patch, view_hash


async def test_a_whole_game_over_two_sockets_keeps_both_views_equal_to_the_servers(tmp_path: Path) -> None:
    chance = SamplingDealer(1)
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [await one.hello(0), await other.hello(1)]
            for live in lives:
                await live.until("resync")
            while lives[0].seats_to_act:
                await any_move(lives[lives[0].seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
            assert one.view == other.view
            cached = await site.services.matches.newest(table["match"])
            assert cached.match.finished
            assert one.seq == cached.seq
            assert (await ailsa.get(f"/api/tables/{table['id']}"))["state"] == "finished"


async def test_prices_follow_every_question_for_clients_that_requested_them(tmp_path: Path) -> None:
    chance = SamplingDealer(5)
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [one, other]
            await one.send("hello", seat=0, prices=True)
            await other.hello(1)
            for live in lives:
                await live.until("resync")
            priced = 0
            for _ in range(30):
                seat = one.seats_to_act[0]
                if seat == 0:
                    prices = await one.until("prices")
                    asked = await ailsa.get(f"/api/matches/{table['match']}/actions?seat=0")
                    wanted = [
                        {name: each[name] for name in ("totals", "lines", "stopped")} for each in asked["actions"]
                    ]
                    assert [each["do"] for each in asked["actions"]] == one.mine["decision"]["actions"]
                    assert (prices["seq"], prices["seat"], prices["accounts"]) == (asked["seq"], 0, wanted)
                    priced += 1
                await any_move(lives[seat], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
            assert priced > 5
            assert not [told for told in other.others if told["is"] == "prices"], "it did not ask for them"


async def test_processes_tell_one_another(tmp_path: Path) -> None:
    bus, chance = LocalBus(), SamplingDealer(2)
    async with running(tmp_path, bus) as here, running(tmp_path, bus) as there, two_seated(here) as seated:
        ailsa, boyd, table = seated
        boyd.site = there
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [await one.hello(0), await other.hello(1)]
            for live in lives:
                await live.until("resync")
            for _ in range(30):
                if not lives[0].seats_to_act:
                    break
                await any_move(lives[lives[0].seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
            assert one.seq == other.seq > 10


async def test_a_patch_shared_by_another_process_is_what_this_one_would_have_computed(tmp_path: Path) -> None:
    bus, chance, announcements = LocalBus(), SamplingDealer(2), list[bytes]()
    async with (
        running(tmp_path, bus) as here,
        running(tmp_path, bus) as there,
        two_seated(here, "caledonia") as (ailsa, boyd, table),
    ):
        boyd.site = there
        await bus.subscribe(match_subject(table["match"]), announcements.append)
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [await one.hello(0), await other.hello(1)]
            for live in lives:
                await live.until("resync")
            for _ in range(40):
                await any_move(lives[lives[0].seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
                cached = await there.services.matches.newest(table["match"])
                assert view_hash(one.view) == view_hash(other.view) == view_hash(cached.match.view(None))
    assert len(announcements) == 40
    assert all(here.services.matches.announcements.read(table["match"], hint).shown for hint in announcements)


async def test_a_patch_shared_for_another_view_is_not_trusted(tmp_path: Path) -> None:
    chance = SamplingDealer(2)
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, _, table):
        cached = await site.services.matches.newest(table["match"])
        audiences = Audiences(cached)
        audiences.join(cached, 0, -1)
        seat, match = cached.match.seats_to_act()[0], cached.match
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        wrong = encode_patch(SharedPatch("0123456789abcdef", "fedcba9876543210", {}, []))
        told = json.loads(audiences.tell(cached, wrong)[0])
        assert told["hash"] == view_hash(match.view(0))
        assert ailsa.id


async def test_a_game_with_secrets_lends_nothing(tmp_path: Path) -> None:
    bus, chance, announcements = LocalBus(), SamplingDealer(2), list[bytes]()
    async with running(tmp_path, bus) as site, two_seated(site) as (ailsa, boyd, table):
        await bus.subscribe(match_subject(table["match"]), announcements.append)
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives = [await one.hello(0), await other.hello(1)]
            for live in lives:
                await live.until("resync")
            for _ in range(10):
                await any_move(lives[lives[0].seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
    assert len(announcements) == 10
    assert not any(site.services.matches.announcements.read(table["match"], hint).shown for hint in announcements)


async def test_a_seat_is_sent_its_decision_and_a_spectator_is_sent_none(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), site.guest("Watcher") as watcher:
        async with ailsa.follow(table["id"]) as mine, watcher.follow(table["id"]) as watching:
            await (await mine.hello(0)).until("resync")
            await (await watching.hello()).until("resync")
            assert mine.mine["decision"]["ask"] == ["ask-choose", {}]
            assert watching.mine is None
            await mine.act(["row", 0])
            await watching.until_seq(1)
            assert watching.steps == [
                {"seq": 1, "by": 0, "sealed": "closing", "events": [["chosen", {"seat": 0}]]}
            ]


async def test_an_illegal_act_is_refused_with_the_rule(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), ailsa.follow(table["id"]) as live:
        await (await live.hello(0)).until("resync")
        refused = await live.act(["row", 77])
        assert refused["is"] == "refused"
        assert refused["reason"]["key"] == "no-such-bay"
        assert refused["seq"] == 0


async def test_a_player_who_acts_after_an_older_step_is_told_so_and_nothing_is_played(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            await (await one.hello(0)).until("resync")
            await (await other.hello(1)).until("resync")
            await one.act(["row", 0])
            refused = await other.act(["row", 0], after=0)
            assert (refused["is"], refused["reason"]["key"]) == ("refused", "overtaken")
            assert (await other.act(["row", 0], after=1))["seq"] == 2


async def test_a_client_that_comes_back_is_sent_only_what_it_missed_even_across_an_undo(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with boyd.follow(table["id"]) as away:
            await (await away.hello(1)).until("resync")
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            await live.act(["row", 0])
            await live.until_seq(1)
            undone = await live.answer(await live.send("undo", after=1))
            assert undone["seq"] == 2
            await live.until_seq(2)
            await live.answer(await live.send("redo", after=2))
            await live.until_seq(3)
        async with boyd.follow(table["id"]) as back:
            back.view, back.seq = away.view, away.seq
            await back.hello(1, have=0)
            message = await back.until("steps")
            assert [step["seq"] for step in message["steps"]] == [1, 2, 3]
            assert message["steps"][1]["undo"] == 1
            assert message["mine"]["decision"]
        async with boyd.follow(table["id"]) as again:
            again.view, again.seq = back.view, 3
            await again.hello(1, have=3)
            assert (await again.until("steps"))["steps"] == []


@pytest.mark.parametrize("have", [-1, 99, 1_000_000_000])
async def test_a_client_that_claims_to_know_an_impossible_step_is_sent_everything(
    tmp_path: Path, have: int
) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), ailsa.follow(table["id"]) as live:
        await live.hello(0, have)
        assert (await live.until("resync"))["seq"] == 0


async def test_a_hello_can_be_sent_again_to_change_the_point_of_view(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), ailsa.follow(table["id"]) as live:
        await (await live.hello(0)).until("resync")
        assert live.view["hands"][0] is not None
        await (await live.hello(None)).until("resync")
        assert live.view["hands"] == [None, None]
        refused = await live.act(["row", 0])
        assert refused["reason"]["key"] == "not-your-seat"


async def test_a_socket_that_stops_reading_holds_no_one_up_and_is_sent_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.server.live.send_queue.MOST_WAITING", 10)
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            lives, chance = [await one.hello(0), await other.hello(1)], SamplingDealer(3)
            for live in lives:
                await live.until("resync")
            async with ailsa.follow(table["id"], slow=True) as stuck:
                await (await stuck.hello(0)).until("resync")
                room = site.services.hub.channels[table["id"]]
                moves = 0
                while not any(listener.send_queue.lagging for listener in room.listeners):
                    await any_move(lives[lives[0].seats_to_act[0]], chance)  # while it reads nothing
                    for live in lives:
                        await live.until_seq(max(each.seq for each in lives))
                    moves += 1
                assert moves > 10
                while stuck.seq < one.seq:
                    await stuck.hear()
                assert "resync" in [json.loads(text)["is"] for text in stuck.texts[-10:]]
                assert stuck.view == one.view
                reached = one.seq  # before the move: a player has received their own move when it's done
                await any_move(lives[lives[0].seats_to_act[0]], chance)
                await stuck.until_seq(reached + 1)


async def test_unreadable_messages_are_answered_and_change_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), ailsa.follow(table["id"]) as live:
        await (await live.hello(0)).until("resync")
        for nonsense in ("", "{", "[]", '{"is":"fly"}', '{"is":"act","id":1}', '{"is":"hello","seat":99}', "\x00"):
            await live.ws.send(nonsense)
            assert (await live.until("refused"))["reason"]["key"] == "message-unreadable"
        await live.ws.send(b"\xff\xfe")
        assert (await live.until("refused"))["reason"]["key"] == "message-unreadable"
        await live.ws.send(json.dumps({"is": "ping"}).encode())
        assert (await live.until("pong"))["seq"] == 0


async def test_preview_chat_and_presence_go_over_the_socket_too(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as one:
            await (await one.hello(0)).until("resync")
            seen = await one.answer(await one.send("preview", actions=[["row", 1]]))
            assert seen["changed"] == {"bays": [1, None]}
            async with boyd.follow(table["id"]) as other:
                here = await one.until("presence", people=sorted([ailsa.id, boyd.id]))
                assert here["others"] == 0
                await other.send("say", text="Good catch")
                said = await one.until("said")
                assert (said["line"]["name"], said["line"]["text"]) == ("Boyd", "Good catch")
            await one.until("presence", people=[ailsa.id])


async def test_presence_is_known_across_processes(tmp_path: Path) -> None:
    bus = LocalBus()
    async with running(tmp_path, bus) as here, running(tmp_path, bus) as there, two_seated(here) as seated:
        ailsa, boyd, table = seated
        boyd.site = there
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            both = sorted([ailsa.id, boyd.id])
            await one.until("presence", people=both)
            await other.until("presence", people=both)


async def test_a_table_that_fills_up_tells_those_who_wait(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table()
        async with ailsa.follow(table["id"]) as live:
            assert (await live.until("table"))["table"]["state"] == "waiting"
            await boyd.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
            assert (await live.until("table"))["table"]["seats"][1]["name"] == "Boyd"
            await live.hello(0)
            assert (await live.until("refused"))["reason"]["key"] == "match-not-begun"
            await ailsa.post(f"/api/tables/{table['id']}/start")
            news = (await live.until("table"))["table"]
            assert news["state"] == "playing"
            assert "invite" not in news
            await (await live.hello(0)).until("resync")


async def test_a_table_that_is_not_there_turns_sockets_away(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        with pytest.raises(InvalidStatus):
            async with ailsa.follow(fresh_id()):
                pass
        assert site.services.hub.channels == {}


@pytest.mark.parametrize(
    "path", ["f%F1%91%B1%B4%07", "UPPER", "00a.b", "%0d%0a", "x" * 400, "00" + 16 * "a" + "/more"]
)
async def test_a_path_that_names_no_table_is_refused_and_no_fault(tmp_path: Path, path: str) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        answer = await ailsa.client.get(f"/api/stream/{path}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "not-there")
        with pytest.raises(InvalidStatus) as turned_away:
            async with ailsa.follow(path):
                pass
        assert turned_away.value.response.status_code == 403
        assert site.services.hub.channels == {}


async def test_a_room_closes_with_its_last_listener(tmp_path: Path) -> None:
    bus = LocalBus()
    async with running(tmp_path, bus) as site, two_seated(site) as (ailsa, _, table):
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            assert len(site.services.hub.channels) == 1
        async with asyncio.timeout(30):
            while site.services.hub.channels or table_subject(table["id"]) in bus._listeners:
                await asyncio.sleep(0.01)
        assert match_subject(table["match"]) not in bus._listeners


async def test_a_lost_hint_costs_a_moment_and_no_move(tmp_path: Path) -> None:
    async with running(tmp_path) as here, running(tmp_path) as there, two_seated(here) as seated:
        ailsa, boyd, table = seated  # two processes, and no bus between them
        boyd.site = there
        async with ailsa.follow(table["id"]) as one, boyd.follow(table["id"]) as other:
            await (await one.hello(0)).until("resync")
            await (await other.hello(1)).until("resync")
            await one.act(["row", 0])
            there.services.hub.look_again()
            await other.until_seq(1)


async def test_the_event_stream_tells_the_same_and_resumes_by_event_id(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            url = f"/api/stream/{table['id']}?seat=1"
            async with boyd.client.stream("GET", url) as answer:
                assert answer.headers["content-type"] == "text/event-stream"
                lines = answer.aiter_lines()
                assert "resync" in await _event(lines, "resync")
                await live.act(["row", 0])
                assert '"seq":1' in await _event(lines, "steps")
            async with boyd.client.stream("GET", url, headers={"last-event-id": "0"}) as answer:
                assert '"seq":1' in await _event(answer.aiter_lines(), "steps")
        assert (await boyd.client.get(f"/api/stream/{table['id']}?seat=0")).status_code == 403
        assert (await boyd.client.get(f"/api/stream/{fresh_id()}")).status_code == 404


async def _event(lines: object, kind: str) -> str:
    async with asyncio.timeout(30):
        async for line in lines:  # type: ignore[attr-defined]
            if line.startswith(f'data: {{"is":"{kind}"'):
                return str(line)
    raise AssertionError(kind)


async def test_sockets_end_with_their_process(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            async with httpx.AsyncClient(base_url=site.address) as anybody:
                assert (await anybody.get(f"/api/live/{table['id']}")).status_code == 404
    with pytest.raises((ConnectionClosed, OSError)):
        await live.ws.recv()
