"""The HTTP API: from a name to a finished match and its record, and every request on the way."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.nightly import at_night
from tests.server.processes import Forgetful, until
from tests.server.running import Guest, running, two_seated

from bothy.bots.bot import ask
from bothy.bots.roster import find_bot
from bothy.kernel import Json, SamplingDealer
from bothy.local.games import known_game
from bothy.local.ids import fresh_id
from bothy.messages import Catalogue
from bothy.server.bot_workers import BotService
from bothy.server.live.parts import view_hash
from bothy.table import Header, Record, Shuffle
from bothy.table.game_registry import find


class Random(BotService):
    """A random bot in the test's own process."""

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        found = known_game(game)
        rules = found.open(header.options, header.seats)
        return rules.registry.write(ask(find_bot("random"), found, rules, rules.read(snapshot), seat, seed))

    async def close(self) -> None:
        pass


async def play_out(players: list[Guest], match: str, chance: SamplingDealer) -> Any:
    """Plays a match to its end over HTTP, each player for the seat of the same number."""
    state = await players[0].get(f"/api/matches/{match}")
    while not state.get("finished"):
        seat = state["seats_to_act"][0]
        state = await players[seat].get(f"/api/matches/{match}")
        actions = state["mine"]["decision"]["actions"]
        body = {"actions": [actions[chance.below(len(actions))]], "after": state["seq"]}
        state = await players[seat].post(f"/api/matches/{match}/actions", body)
        assert view_hash(state["view"]) == state["hash"]
    return state


async def test_games_come_with_options_that_have_names_and_explanations(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        games = {game["name"]: game for game in await ailsa.get("/api/games")}
        assert {"caledonia", "glenmore", "creel"} <= set(games)
        for game in games.values():
            words = Catalogue(game=find(game["name"]))
            for option in game["options"]:
                values = [str(each["value"]).lower() for each in option["values"]]
                keys = [f"option-{option['id']}", *(f"option-{option['id']}-{each}" for each in values)]
                assert [key for key in keys if not words.has(key)] == []
                assert words.render(f"option-{option['id']}-about").endswith("."), option
        assert games["creel"]["clashes"] == [{"one": "tide", "this": "spring", "other": "seal", "that": True}]
        assert (await ailsa.get("/api/games/creel"))["seats"] == [2, 3, 4]
        assert (await ailsa.get("/api/games/nothing", 404))["reason"]["key"] == "not-there"
        assert "C1.1" in (await ailsa.get("/api/games/caledonia/rules"))["paragraphs"]


async def test_an_example_game_is_listed_only_where_the_host_wants_it(tmp_path: Path) -> None:
    async def listed(**settings: Any) -> set[str]:
        async with running(tmp_path, **settings) as site, site.guest() as ailsa:
            assert (await ailsa.get("/api/games/creel"))["title"] == "Creel"  # a table of it has its title
            return {game["name"] for game in await ailsa.get("/api/games") if game["listed"]}

    assert await listed() == {"caledonia", "glenmore"}
    assert await listed(show_examples=True) == {"caledonia", "creel", "glenmore"}


async def test_a_games_messages_come_as_they_are_written_language_by_language(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        english = await ailsa.client.get("/api/games/creel/messages/en")
        assert english.headers["content-type"].startswith("text/plain")
        assert "game-creel = Creel" in english.text.splitlines()
        again = await ailsa.client.get(
            "/api/games/creel/messages/en", headers={"if-none-match": english.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        french = await ailsa.client.get("/api/games/glenmore/messages/fr")
        assert "game-glenmore" in french.text
        assert french.text != (await ailsa.client.get("/api/games/glenmore/messages/en")).text
        for nowhere in ("/api/games/nothing/messages/en", "/api/games/creel/messages/gd"):
            assert (await ailsa.get(nowhere, 404))["reason"]["key"] == "not-there"


async def test_rules_come_in_the_requested_language_and_with_the_same_numbers(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        english = await ailsa.get("/api/games/glenmore/rules")
        french = await ailsa.get("/api/games/glenmore/rules?language=fr")
        assert list(french["paragraphs"]) == list(english["paragraphs"])
        assert french["paragraphs"]["X0.1"].startswith("Les chroniques")
        spoken = await ailsa.client.get(
            "/api/games/glenmore/rules", headers={"accept-language": "fr-CA, en;q=0.5"}
        )
        assert spoken.json() == french
        assert (await ailsa.get("/api/games/glenmore/rules?language=gd", 404))["reason"]["key"] == "not-there"


async def test_games_report_their_titles_and_whether_there_is_something_to_read(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        games = {game["name"]: game for game in await ailsa.get("/api/games")}
        assert games["caledonia"]["title"] == "Clans of Caledonia"
        assert games["caledonia"]["about"].startswith("Settle the Highlands")
        assert (games["caledonia"]["rules"], games["caledonia"]["lesson"]) == (True, True)
        assert games["creel"]["title"] == "Creel"
        assert (games["creel"]["rules"], games["creel"]["lesson"]) == (False, False)


async def test_a_pack_is_sent_once_and_not_again_while_it_is_the_same(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        first = await ailsa.client.get("/api/games/caledonia/pack")
        assert "map" in first.json()
        assert first.headers["etag"].strip('"') == (await ailsa.get("/api/games/caledonia"))["pack"]
        again = await ailsa.client.get(
            "/api/games/caledonia/pack", headers={"if-none-match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


async def test_from_an_invite_to_a_rematch(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "shuffle_word": "heather"})
        path = f"/api/tables/{table['id']}"
        found = await boyd.get(f"/api/invites/{table['invite']}")
        assert found["id"] == table["id"]
        assert "invite" not in found, "only those who sit there may invite"
        assert await boyd.reason(f"{path}/seats", {}, 403) == "not-invited"
        assert await ailsa.reason(f"{path}/start", None, 409) == "seats-free"
        joined = await boyd.post(f"{path}/seats", {"invite": table["invite"], "shuffle_word": "peat"})
        assert joined["commitment"] == table["commitment"], "made before anybody gave a word"
        assert await boyd.reason(f"{path}/seats", {}, 409) == "seated-already"
        assert await boyd.reason(f"{path}/start", None, 403) == "host-only"
        begun = await ailsa.post(f"{path}/start")
        assert await ailsa.reason(f"{path}/start", None, 409) == "match-begun"
        assert await boyd.reason(f"{path}/rematch", None, 409) == "match-not-over"
        assert [each["id"] for each in await boyd.get("/api/tables/mine")] == [table["id"]]
        await play_out([ailsa, boyd], begun["match"], SamplingDealer(1))
        record = (await ailsa.client.get(f"/api/matches/{begun['match']}/record")).text
        header = json.loads(record.splitlines()[0])
        assert header["words"] == ["heather", "peat"]
        assert header["commitment"] == table["commitment"]
        seed = json.loads(record.splitlines()[-1])["end"]["seed"]
        assert Shuffle(bytes.fromhex(seed), header["words"]).key_commitment == header["dealt_by"]
        Record.read(record).verify(known_game)
        again = await boyd.post(f"{path}/rematch")
        assert (again["before"], again["host"]) == (table["id"], boyd.id)
        assert (await ailsa.post(f"{path}/rematch"))["id"] == again["id"]
        assert [seat["name"] for seat in again["seats"]] == ["Ailsa", "Boyd"], "all keep their seats"
        assert (await boyd.post(f"/api/tables/{again['id']}/start"))["state"] == "playing"


async def test_a_rematch_may_be_of_another_game(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table("creel", 2)
        path = f"/api/tables/{table['id']}"
        await boyd.post(f"{path}/seats", {"invite": table["invite"]})
        begun = await ailsa.post(f"{path}/start")
        await play_out([ailsa, boyd], begun["match"], SamplingDealer(1))
        assert await ailsa.reason(f"{path}/rematch?game=chess", None, 404) == "game-unknown"
        again = await ailsa.post(f"{path}/rematch?game=glenmore")
        assert (again["game"], again["options"]) == ("glenmore", known_game("glenmore").complete({}))
        assert [seat["name"] for seat in again["seats"]] == ["Ailsa", "Boyd"]
        assert (await boyd.post(f"{path}/rematch"))["id"] == again["id"], "who asks later comes to the same table"


async def test_a_table_can_be_changed_until_the_match_begins(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table("caledonia", 2)
        path = f"/api/tables/{table['id']}"
        change: dict[str, Any] = {"options": {"clans": "auction"}, "seats": 3, "listed": True}
        changed = (await ailsa.client.patch(path, json=change)).json()
        assert (changed["options"]["clans"], len(changed["seats"])) == ("auction", 3)
        assert [each["id"] for each in await boyd.get("/api/tables")] == [table["id"]]
        await boyd.post(f"{path}/seats", {"seat": 2})
        assert (await ailsa.client.patch(path, json={"seats": 2})).json()["reason"]["key"] == "seats-in-use"
        odd = await ailsa.client.patch(path, json={"options": {"clans": "nonsense"}})
        assert (odd.status_code, odd.json()["reason"]["key"]) == (409, "option-value-unknown")
        assert (await boyd.client.patch(path, json={"seats": 4})).status_code == 403
        left = (await boyd.client.delete(f"{path}/seats/2")).json()
        assert left["seats"][2] == {}
        assert (await boyd.client.delete(f"{path}/seats/0")).status_code == 403
        assert (await ailsa.client.delete(f"{path}/seats/2")).status_code == 404


async def test_bots_take_seats_and_play(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=Random()) as site, site.guest("Ailsa") as ailsa:
        table = await ailsa.table("creel", 3)
        path = f"/api/tables/{table['id']}"
        assert await ailsa.reason(f"{path}/bots", {"bot": "hal"}, 404) == "bot-unknown"
        await ailsa.post(f"{path}/bots", {"bot": "random"})
        await ailsa.post(f"{path}/bots", {"bot": "random", "seat": 2})
        begun = await ailsa.post(f"{path}/start")
        chance, match = SamplingDealer(4), f"/api/matches/{begun['match']}"
        state = await ailsa.get(match)
        while not state.get("finished"):
            if 0 in state["seats_to_act"]:
                actions = state["mine"]["decision"]["actions"]
                body = {"actions": [actions[chance.below(len(actions))]], "after": state["seq"]}
                answer = await ailsa.client.post(f"{match}/actions", json=body)
                assert answer.status_code in (200, 409)
            state = await ailsa.get(match)
        assert state["result"]["ranks"]


async def test_no_one_waits_for_a_seat_that_the_game_plays_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        wanted = {"game": "caledonia", "seats": 2, "options": {"automa": "3"}}
        table = await ailsa.post("/api/tables", wanted, 201)
        path = f"/api/tables/{table['id']}"
        assert table["seats"][1] == {"nobody": True}
        assert await boyd.reason(f"{path}/seats", {"invite": table["invite"]}, 409) == "table-full"
        assert await ailsa.reason(f"{path}/seats", {"seat": 1}, 409) == "table-full"
        begun = await ailsa.post(f"{path}/start")
        state = await ailsa.get(f"/api/matches/{begun['match']}")
        assert (state["seats"], state["seats_to_act"]) == ([0], [0])


async def test_a_seat_that_a_guest_has_taken_is_not_given_to_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        table = await ailsa.table("caledonia", 2)
        path = f"/api/tables/{table['id']}"
        await ailsa.post(f"{path}/seats", {})
        refused = await ailsa.client.patch(path, json={"options": {"automa": "1"}})
        assert (refused.status_code, refused.json()["reason"]["key"]) == (409, "seat-of-nobody-taken")
        info = await ailsa.get("/api/games/caledonia")
        automa = next(option for option in info["options"] if option["id"] == "automa")
        assert [value["game_seats"] for value in automa["values"]] == [0, 1, 1, 1, 1, 1]


async def test_one_person_may_play_several_seats_at_a_private_table(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table("glenmore", 2)
        await ailsa.post(f"/api/tables/{table['id']}/seats", {})
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        path = f"/api/matches/{begun['match']}"
        state = await ailsa.get(path)
        assert state["seats"] == [0, 1]
        seat = state["seats_to_act"][0]
        choices = await ailsa.get(f"{path}/actions?seat={seat}")
        assert (await ailsa.get(f"{path}/actions", 409))["reason"]["key"] == "which-seat"
        body = {"actions": [choices["actions"][0]["do"]], "seat": seat}
        assert (await ailsa.post(f"{path}/actions", body))["seq"] == 1
        assert (await boyd.get(f"{path}?seat=0", 403))["reason"]["key"] == "not-your-seat"


async def test_every_legal_action_comes_with_its_price_and_in_words(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        path, chance, priced = f"/api/matches/{table['match']}", SamplingDealer(2), 0
        for _ in range(12):
            state = await ailsa.get(path)
            player, seat = (ailsa, boyd)[state["seats_to_act"][0]], state["seats_to_act"][0]
            choices = await player.get(f"{path}/actions")
            assert [each["do"] for each in choices["actions"]] == (await player.get(path))["mine"]["decision"][
                "actions"
            ]
            assert choices["text"]
            assert not [each for each in choices["actions"] if each["text"].startswith("[")]
            chosen = choices["actions"][chance.below(len(choices["actions"]))]
            seen = await player.post(f"{path}/preview", {"actions": [chosen["do"]]})
            due = [line for event in seen["events"] for line in (event[2] if len(event) > 2 else [])]
            assert chosen["lines"] == due
            priced += f"money-{seat}" in chosen["totals"]
            await player.post(f"{path}/actions", {"actions": [chosen["do"]]})
        assert priced


async def test_blocked_options_say_why(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        path = f"/api/matches/{table['match']}"
        state = await ailsa.get(path)
        player = (ailsa, boyd)[state["seats_to_act"][0]]
        everything = await player.post(f"{path}/blocked", {})
        for each in everything:
            assert Catalogue(game=find("caledonia")).has(f"no-{each['reason']['key']}"), each
        odd = {"action": "expand", "fields": {"seat": 1, "name": "x", "pos": None, "__class__": 1}}
        assert await player.post(f"{path}/blocked", odd) == []


async def test_several_actions_are_played_as_one_or_not_at_all(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        path = f"/api/matches/{table['match']}/actions"
        assert await ailsa.reason(path, {"actions": [["row", 0], ["row", 1]]}, 409) == "not-asked"
        assert (await ailsa.get(f"/api/matches/{table['match']}"))["seq"] == 0


async def test_undo_redo_and_looking_back(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        path = f"/api/matches/{table['match']}"
        before = await ailsa.get(path)
        after = await ailsa.post(f"{path}/actions", {"actions": [["row", 1]]})
        assert after["mine"]["undo"] == 1
        assert await boyd.reason(f"{path}/undo", {}, 409) == "cannot-undo"
        undone = await ailsa.post(f"{path}/undo", {"after": 1})
        assert (undone["view"], undone["mine"]["redo"]) == (before["view"], True)
        assert (await ailsa.post(f"{path}/redo", {}))["view"] == after["view"]
        history = await ailsa.get(f"{path}/history")
        assert [each.get("undo") for each in history["steps"]] == [None, None, 1, None]
        assert history["steps"][1]["events"] == [["chosen", {"seat": 0}]]
        assert (await ailsa.get(f"{path}/history/1"))["view"] == after["view"]
        then = await ailsa.get(f"{path}/history/2")
        assert (then["view"], then["line"]) == (before["view"], [0])
        assert (await ailsa.get(f"{path}/history/99", 404))["reason"]["key"] == "not-there"
        assert len((await ailsa.get(f"{path}/history?since=2"))["steps"]) == 2


async def test_an_overtaken_player_gets_the_fresh_state(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        path = f"/api/matches/{table['match']}"
        await ailsa.post(f"{path}/actions", {"actions": [["row", 1]], "after": 0})
        late = await boyd.post(f"{path}/actions", {"actions": [["row", 1]], "after": 0}, 409)
        assert late["reason"]["key"] == "overtaken"
        assert late["fresh"]["seq"] == 1
        assert late["fresh"]["mine"]["decision"]


async def test_records_from_elsewhere_are_checked_and_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        path = f"/api/matches/{table['match']}/record"
        mine = (await ailsa.client.get(path)).text
        refused = await ailsa.post("/api/records/verify", {"record": mine})
        assert (refused["valid"], refused["reason"]["key"]) == (False, "record-partial")
        await play_out([ailsa, boyd], table["match"], SamplingDealer(1))
        whole = (await boyd.client.get(path)).text
        checked = await ailsa.post("/api/records/verify", {"record": whole})
        assert (checked["valid"], checked["game"], checked["finished"]) == (True, "creel", True)
        altered = whole.replace('["row",1]', '["row",0]', 1)
        assert altered != whole
        refused = await ailsa.post("/api/records/verify", {"record": altered})
        assert (refused["valid"], refused["reason"]["key"]) == (False, "record-altered")
        assert refused["reason"]["values"]["step"] > 0
        for nonsense in (
            "nonsense",
            "{}",
            "[1]",
            '{"bothy":1}',
            whole[:2000],
            whole.replace('"seats":2', '"seats":9'),
        ):
            assert not (await ailsa.post("/api/records/verify", {"record": nonsense}))["valid"], nonsense[:30]
        assert await ailsa.reason("/api/records", {"record": altered}, 409) == "record-altered"
        first, *rest = whole.splitlines()
        spoilt: Json
        for spoilt in (
            {"options": 5},
            {"seats": "x"},
            {"words": [1]},
            {"game": []},
            {"rules": None},
            {"pack": {}},
        ):
            text = "\n".join([json.dumps(json.loads(first) | spoilt), *rest])
            assert not (await ailsa.post("/api/records/verify", {"record": text}))["valid"], spoilt
        for spoilt in ({"end": 5}, {"end": {"seed": "zz"}}, {"seq": "x"}, {"end": {"seed": 5, "digest": []}}):
            text = "\n".join([first, *rest[:-1], json.dumps(spoilt)])
            assert not (await ailsa.post("/api/records/verify", {"record": text}))["valid"], spoilt
        deep = "[" * 5000 + "]" * 5000
        assert not (await ailsa.post("/api/records/verify", {"record": deep}))["valid"]
        kept = await ailsa.post("/api/records", {"record": whole})
        seen = await boyd.get(f"/api/matches/{kept['match']}")
        assert (seen["finished"], seen["result"]) == (True, checked["result"])
        assert "seat" not in seen


async def test_a_client_that_leaves_before_its_request_is_complete_is_not_our_error(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        with capture_logs() as logs:
            _, writer = await asyncio.open_connection("127.0.0.1", site.port)
            head = f"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:{site.port}\r\ncontent-length: 100\r\n\r\n"
            writer.write(head.encode() + b'{"name":')
            await writer.drain()
            await asyncio.sleep(0.1)  # until the server reads
            writer.close()
            await until(lambda: bool(logs))
        assert [(line["event"], line["log_level"]) for line in logs] == [("gone-in-mid-request", "info")]


async def test_chat_is_for_those_who_sit_there_and_read_by_those_with_the_link(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table), site.guest("Cal") as cal:
        path = f"/api/tables/{table['id']}/chat"
        assert (await ailsa.post(path, {"text": "Hello"}))["number"] == 0
        await boyd.post(path, {"text": "Aye"})
        assert await cal.reason(path, {"text": "Me too"}, 403) == "not-seated"
        assert (await cal.client.get(path)).status_code == 403
        read = f"{path}?invite={table['invite']}"
        assert [line["name"] for line in await cal.get(read)] == ["Ailsa", "Boyd"]
        assert [line["text"] for line in await cal.get(f"{read}&since=1")] == ["Aye"]


async def test_an_unavailable_store_is_reported_and_a_resent_move_is_not_played_twice(tmp_path: Path) -> None:
    store = Forgetful(tmp_path / "bothy.db")
    async with running(tmp_path, store=store) as site, two_seated(site) as (ailsa, _, table):
        body, path = {"actions": [["row", 1]], "after": 0}, f"/api/matches/{table['match']}/actions"
        store.away = True
        answer = await ailsa.client.post(path, json=body)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["reason"]["key"] == "store-away"
        store.away = False
        again = await ailsa.post(path, body, 409)
        assert (again["reason"]["key"], again["fresh"]["seq"]) == ("overtaken", 1)


@pytest.mark.parametrize(
    "path",
    ["/api/tables/{id}", "/api/matches/{id}", "/api/invites/{id}", "/api/matches/{id}/record", "/api/nothing"],
)
async def test_unknown_or_malformed_ids_are_not_found(tmp_path: Path, path: str) -> None:
    async with running(tmp_path) as site, site.guest() as ailsa:
        for some_id in (fresh_id(), "nonsense", "%00", "00aaaaaaaaaaaaaaaa'"):
            answer = await ailsa.client.get(path.replace("{id}", some_id))
            assert answer.status_code in (400, 404), (some_id, answer.text)
            assert answer.json()["text"]


@at_night
async def test_the_ninety_ninth_of_a_hundred_previews_takes_less_than_twenty_milliseconds(tmp_path: Path) -> None:
    """CPU time of server and client together: other processes on this machine don't count."""
    chance, times = SamplingDealer(6), list[float]()
    async with running(tmp_path) as site:
        while len(times) < 200:  # a game of random moves may be shorter
            async with two_seated(site, "caledonia") as (ailsa, boyd, table):
                path = f"/api/matches/{table['match']}"
                cached = await site.services.matches.at_hand(table["match"])
                while len(times) < 200 and not cached.match.finished:
                    seat = cached.match.seats_to_act()[0]
                    legal = cached.match.legal(seat)
                    action = cached.match.rules.registry.write(legal[chance.below(len(legal))])
                    begun = thread_time()
                    await (ailsa, boyd)[seat].post(f"{path}/preview", {"actions": [action]})
                    times.append(thread_time() - begun)
                    await site.services.matches.play(table["match"], seat, [action])
        assert len(times) > 100
        assert sorted(times)[len(times) * 99 // 100] < 0.020
