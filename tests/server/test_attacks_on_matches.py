"""Attacks on matches and their logs, each on a real server: it never contradicts itself and never halts."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from time import thread_time
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from tests.nightly import NIGHTLY
from tests.server.processes import play_on, service, until
from tests.server.running import Guest, Live, Site, any_move, running, two_seated

from bothy.kernel import SamplingDealer
from bothy.server.bus.interface import match_subject
from bothy.server.bus.local import LocalBus
from bothy.server.gc_tuning import tune_gc
from bothy.server.live.parts import SharedPatch, encode_patch
from bothy.server.matches.lines import entry_line, read_entry
from bothy.server.metrics import DIVERGED
from bothy.server.rows import ChatRow
from bothy.server.store.sqlite import SqliteStore
from bothy.table.fold import Fold
from bothy.table.match import MOST_TAKEN_BACK

LONG_LOG = 200_000 if NIGHTLY else 40_000
MOST_HELD = 0.05
"""Seconds for which anything may block the event loop."""


@asynccontextmanager
async def following(guest: Guest, table: Any, seat: int | None = 0) -> AsyncIterator[Live]:
    """Opens a player's socket that is up to date."""
    async with guest.follow(table["id"]) as live:
        await (await live.hello(seat)).until("resync")
        yield live


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    """Opens the store's file, as a person restoring or repairing it by hand would."""
    with closing(sqlite3.connect(folder / "bothy.db", timeout=30)) as db, db:
        yield db


# Two processes that disagree


@contextmanager
def dearer(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Runs another process of this host, with one price changed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.dearer", str(folder)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    port = next(line for line in process.stdout if line.startswith("port ")).split()[1]
    try:
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.communicate("", timeout=60)


async def test_a_process_with_another_price_refuses_the_match_and_gives_its_record(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        mine = (await ailsa.get(f"/api/matches/{table['match']}"))["seats_to_act"][0]
        mover, path = (ailsa, boyd)[mine], f"/api/matches/{table['match']}"
        choices = (await mover.get(f"{path}/actions"))["actions"]
        await mover.post(f"{path}/actions", {"actions": [choices[0]["do"]]})
        record = (await mover.client.get(f"{path}/record")).text
        log = await site.services.store.entries(table["match"])
        with dearer(tmp_path) as (address, process):
            more: dict[str, Any] = {"headers": mover.client.headers, "cookies": mover.client.cookies}
            async with httpx.AsyncClient(base_url=address, timeout=30, **more) as there:
                for language, words in (("en", "components"), ("fr", "matériel"), ("pt", "componentes")):
                    answer = await there.get(path, headers={"accept-language": language})
                    assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "pack-unknown")
                    assert words in answer.json()["text"]
                played = await there.post(f"{path}/actions", json={"actions": [choices[0]["do"]]})
                assert (played.status_code, played.json()["reason"]["key"]) == (409, "pack-unknown")
                assert (await there.get(f"{path}/record")).text == record, "as stored, for the same seat"
                mover.site = Site(site.services, int(address.rsplit(":", 1)[1]))
                async with mover.follow(table["id"]) as live:
                    refused = await (await live.hello(mine)).until("refused")
                    assert refused["reason"]["key"] == "pack-unknown"
            said = process.communicate("", timeout=60)[0]
        assert "match-refused" in said, "loudly"
        assert await site.services.store.entries(table["match"]) == log


async def test_followers_are_notified_when_a_turn_ends_differently_elsewhere(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table), service(tmp_path) as other:
        async with following(ailsa, table) as one, following(boyd, table, 1) as two:
            cached = await other.newest(table["match"])
            while True:
                seat = cached.match.seats_to_act()[0]
                draft = cached.match.draft(seat, cached.match.legal(seat)[-1])
                entry = draft.played[0].entry
                if entry.digest:
                    break
                await any_move_of(other, cached.id, seat)
            wrong = replace(entry, digest="0" * 32)
            assert await other.store.append(cached.id, draft.after, [entry_line(wrong)])
            counted = DIVERGED.labels("match-diverged")._value.get()
            with capture_logs() as logs:
                site.services.hub.look_again()
                for live in (one, two):
                    refused = await live.until("refused")
                    assert refused["reason"] == {
                        "key": "match-diverged",
                        "values": {"step": entry.seq},
                        "rule": "",
                    }
                    assert live.seq < entry.seq, "what it cannot reproduce is not shown"
                assert (await one.act(["row", 0]))["reason"]["key"] == "match-diverged"
            assert [line["log_level"] for line in logs if line["event"] == "match-refused"] == ["error"]
            assert DIVERGED.labels("match-diverged")._value.get() == counted + 1
        path = f"/api/matches/{table['match']}"
        assert (await ailsa.get(path, 409))["reason"]["key"] == "match-diverged"
        text = (await ailsa.client.get(f"{path}/record")).text
        lines = [json.loads(line) for line in text.splitlines()]
        assert [line["seq"] for line in lines[1:]] == list(range(entry.seq + 1))
        assert lines[0]["seat"] == 0


async def any_move_of(matches: Any, match_id: str, seat: int) -> None:
    """Returns the last legal action of a seat, which ends turns."""
    cached = await matches.newest(match_id)
    await matches.play(match_id, seat, [cached.match.rules.registry.write(cached.match.legal(seat)[-1])])


async def test_the_record_of_a_refused_match_reveals_no_sealed_choice_to_another_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, boyd, table):
        async with following(ailsa, table) as one:
            await one.act(["row", 1])
        before = (await boyd.client.get(f"/api/matches/{table['match']}/record")).text
        site.services.matches.cache.drop(table["match"])
        with database(tmp_path) as db:
            db.execute('update openings set header = replace(header, \'"pack":""\', \'"pack":"other"\')')
        site.services.matches.cache.drop(table["match"])
        assert (await boyd.get(f"/api/matches/{table['match']}", 409))["reason"]["key"] == "pack-unknown"
        after = (await boyd.client.get(f"/api/matches/{table['match']}/record")).text
        assert after.splitlines()[1:] == before.splitlines()[1:]
        assert json.loads(after.splitlines()[2]) == {"seq": 1, "by": 0, "sealed": "closing"}
        assert (await boyd.client.get(f"/api/matches/{table['match']}/record?seat=0")).status_code == 403


# A store that went back in time


def restore(folder: Path, match_id: str, seq: int) -> None:
    """Restores a backup made after entry `seq`."""
    with database(folder) as db:
        db.execute("delete from entries where match_id = ? and seq > ?", (match_id, seq))
        db.execute("update matches set seq = ?, finished = 0 where id = ?", (seq, match_id))
        db.execute("delete from snapshots where match_id = ? and seq > ?", (match_id, seq))


async def test_a_process_goes_back_with_the_store_and_the_game_goes_on(tmp_path: Path) -> None:
    chance = SamplingDealer(3)
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, boyd, table):
        async with following(ailsa, table) as one, following(boyd, table, 1) as two:
            lives = [one, two]
            for _ in range(8):
                await any_move(lives[one.seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
            restore(tmp_path, table["match"], 5)
            mover = lives[one.seats_to_act[0]]
            action = mover.mine["decision"]["actions"][0]
            assert (await mover.act(action))["reason"]["key"] == "overtaken"
            for live in lives:
                assert (await live.until("resync"))["seq"] == 5, "everybody sees what is left"
            await any_move(lives[one.seats_to_act[0]], chance)
            for live in lives:
                await live.until_seq(6)
        assert (await ailsa.get(f"/api/matches/{table['match']}"))["seq"] == 6


async def test_a_player_who_knows_only_the_remaining_log_may_play_on_from_it(tmp_path: Path) -> None:
    chance = SamplingDealer(3)
    async with running(tmp_path) as site, two_seated(site, "glenmore") as (ailsa, boyd, table):
        async with following(ailsa, table) as one, following(boyd, table, 1) as two:
            while one.seq < 6:
                await any_move((one, two)[one.seats_to_act[0]], chance)
                await one.until_seq(max(one.seq, two.seq))
                await two.until_seq(one.seq)
        restore(tmp_path, table["match"], 4)
        path, people = f"/api/matches/{table['match']}", (ailsa, boyd)
        async with service(tmp_path) as other:  # another process, which never had more
            cached = await other.at_hand(table["match"])
            seat = cached.match.seats_to_act()[0]
            action = cached.match.rules.registry.write(cached.match.legal(seat)[0])
        body = {"actions": [action], "after": 4, "seat": seat}
        answers = [await people[seat].client.post(f"{path}/actions", json=body) for _ in range(2)]
        assert 200 in [answer.status_code for answer in answers], "not overtaken for ever"


async def test_a_table_that_only_watches_is_notified_of_a_restored_store(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), following(ailsa, table) as one:
        await one.act(["row", 1])
        await one.until_seq(1)
        restore(tmp_path, table["match"], 0)
        site.services.hub.look_again()
        assert (await one.until("resync"))["seq"] == 0
        await one.act(["row", 1])
        await one.until_seq(1)


# An endless log


async def test_taking_back_and_playing_again_comes_to_an_end(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table), following(ailsa, table) as one:
        await one.act(["row", 0])
        for _ in range(MOST_TAKEN_BACK // 2):
            assert (await one.answer(await one.send("undo", after=site_seq(site, table))))["is"] == "ack"
            assert (await one.act(["row", 0], after=site_seq(site, table)))["is"] == "ack"
        refused = await one.answer(await one.send("undo", after=site_seq(site, table)))
        assert refused["reason"] == {"key": "undone-too-often", "values": {"most": MOST_TAKEN_BACK}, "rule": ""}
        await one.until_seq(site_seq(site, table))
        assert one.view["bays"][0] == 0, "and the move stands"


def site_seq(site: Site, table: Any) -> int:
    """Returns the newest number this process knows."""
    cached = site.services.matches.cache.get(table["match"])
    assert cached is not None
    return cached.seq


def lengthen(folder: Path, match_id: str, entries: int) -> None:
    """Writes endless rows and undos straight into the store, as if played long ago."""
    with database(folder) as db:
        found = db.execute("select body from entries where match_id = ? and seq = 1", (match_id,)).fetchone()
        row = read_entry(found[0])
        first = range(2, entries, 2)
        undos = [(match_id, seq, b'{"seq":%d,"by":0,"undo":%d}' % (seq, seq - 1)) for seq in first]
        rows = [(match_id, seq + 1, entry_line(replace(row, seq=seq + 1))) for seq in first]
        db.executemany("insert into entries values (?, ?, ?)", undos + rows)
        db.execute("update matches set seq = ? where id = ?", (rows[-1][1], match_id))


class Watch:
    """Measures the longest block of the loop in CPU seconds of its thread, so a busy machine doesn't matter."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def __aenter__(self) -> Watch:
        self._task = asyncio.create_task(self._watch())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            before = thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, thread_time() - before)


@pytest.fixture
def collected_as_served() -> Iterator[None]:
    """Configures garbage collection as in a serving process: the default would run full collections."""
    before = gc.get_threshold()
    tune_gc()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("collected_as_served")
async def test_a_long_log_holds_no_one_up_while_it_is_loaded_sent_and_recorded(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        async with following(ailsa, table) as one:
            await one.act(["row", 0])
        site.services.matches.cache.drop(table["match"])
        await asyncio.to_thread(lengthen, tmp_path, table["match"], LONG_LOG)
        path = f"{site.address}/api/matches/{table['match']}"

        def asked(what: str) -> httpx.Response:
            return httpx.get(f"{path}{what}", cookies=dict(ailsa.client.cookies), timeout=60)

        cached: dict[str, float] = {}
        for what in ("", "/history", f"/history?since={LONG_LOG // 2}", "/record"):
            async with Watch() as watch:
                answer = await asyncio.to_thread(asked, what)
            assert answer.status_code == 200, answer.text
            cached[what] = watch.longest
        print("held:", {what: round(1000 * seconds, 1) for what, seconds in cached.items()}, "ms")
        assert max(cached.values()) < MOST_HELD
        assert len(answer.text.splitlines()) > LONG_LOG - 2


# Requests open to anyone


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> Iterator[Callable[[], int]]:
    """Counts the calls of a method."""
    real, calls = getattr(owner, name), [0]

    def counting(*args: Any, **more: Any) -> Any:
        calls[0] += 1
        return real(*args, **more)

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, counting)
        yield lambda: calls[0]


async def test_who_was_away_for_long_is_given_the_whole_and_asking_again_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as seated, service(tmp_path) as other:
        ailsa, _, table = seated
        cached = await play_on(other, await other.at_hand(table["match"]), 150)
        async with ailsa.follow(table["id"]) as anybody:
            for have in (0, 1, cached.seq - 65):
                await anybody.hello(None, have)
                assert (await anybody.until("resync"))["seq"] == cached.seq
            with counted(monkeypatch, Fold, "replay") as replays:
                for _ in range(50):
                    await anybody.hello(None, cached.seq - 60)
                for _ in range(50):
                    anybody.seq = cached.seq - 60
                    message = await anybody.until("steps")
                    assert [step["seq"] for step in message["steps"]] == list(
                        range(cached.seq - 59, cached.seq + 1)
                    )
                assert replays() < 200, "sixty steps, and the way there, once and not fifty times"


async def test_history_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as site, two_seated(site, "caledonia") as seated, service(tmp_path) as other:
        ailsa, _, table = seated
        cached = await other.at_hand(table["match"])
        await play_on(other, cached, 130)
        known = len(cached.match.log)  # 131, unless the game was over before
        assert known > 100
        path = f"/api/matches/{table['match']}/history"
        pages = [await ailsa.get(f"{path}?since={since}") for since in (0, 30, 100)]
        assert [len(page["steps"]) for page in pages] == [min(100, known - since) for since in (0, 30, 100)]
        assert pages[1]["steps"][70:] == pages[2]["steps"][:30]
        assert pages[0]["steps"][30:] == pages[1]["steps"][:70]
        with counted(monkeypatch, Fold, "replay") as replays:
            for _ in range(10):
                assert [await ailsa.get(f"{path}?since={since}") for since in (0, 30, 100)] == pages
            assert replays() == 0


# The bus


async def test_a_forged_hint_shows_no_one_anything_that_is_not_in_the_store(tmp_path: Path) -> None:
    bus = LocalBus()
    async with (
        running(tmp_path, bus) as here,
        running(tmp_path, bus) as there,
        two_seated(here, "caledonia") as (ailsa, boyd, table),
    ):
        boyd.site = there
        async with following(ailsa, table) as one, following(boyd, table, 1) as two:
            lives = [one, two]
            cached = await there.services.matches.newest(table["match"])
            fork = cached.match.fork()
            seat = fork.seats_to_act()[0]
            entry = fork.play(seat, fork.legal(seat)[0])[0].entry
            lie = encode_patch(SharedPatch(view_hash_of(cached), "f" * 16, {"layout": b'"forged"'}, []))  # type: ignore[dict-item]
            subject = match_subject(table["match"])
            for payload in (
                b"1 " + entry_line(entry),
                b"1 " + entry_line(entry) + b"\n" + lie,
                b"1 " + entry_line(entry) + b"\n" + lie + b"\n" + b"0" * 32,
                b"999999999",
                b"9" * 5000,
                b"",
                b"\xff one",
            ):
                await bus.publish(subject, payload)
            await asyncio.sleep(0.3)
            for live in lives:
                await live.send("ping")
                assert (await live.until("pong"))["seq"] == 0
            assert site_seq(there, table) == await there.services.store.seq(table["match"]) == 0
            chance = SamplingDealer(1)
            for _ in range(5):
                await any_move(lives[one.seats_to_act[0]], chance)
                for live in lives:
                    await live.until_seq(max(each.seq for each in lives))
            assert one.view == two.view


def view_hash_of(cached: Any) -> str:
    """Returns the hash of the public view."""
    from bothy.server.live.parts import view_hash

    return view_hash(cached.match.view(None))


class SlowToRead(SqliteStore):
    """A store that counts requests for new entries."""

    asked = 0

    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        self.asked += 1
        await asyncio.sleep(0.02)
        return await super().entries(match_id, since, limit)


async def test_a_flood_of_forged_hints_is_a_few_reads(tmp_path: Path) -> None:
    bus, store = LocalBus(), SlowToRead(tmp_path / "bothy.db")
    async with running(tmp_path, bus, store=store) as site, two_seated(site) as (ailsa, _, table):
        async with following(ailsa, table) as one:
            before = store.asked
            for number in range(1000):
                await bus.publish(match_subject(table["match"]), b"%d" % (number + 100))
            await until(lambda: not site.services.hub._looking)
            assert store.asked - before < 10
            await one.act(["row", 0])
            await one.until_seq(1)


# A table with a long chat


class Reading(SqliteStore):
    """A store that counts how much of the chat is read."""

    lines = 0

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        found = await super().chat(table_id, since, limit)
        self.lines += len(found)
        return found


async def test_a_room_opens_without_reading_its_whole_chat(tmp_path: Path) -> None:
    store = Reading(tmp_path / "bothy.db")
    async with running(tmp_path, store=store) as site, two_seated(site) as (ailsa, _, table):
        with database(tmp_path) as db:
            said = [(table["id"], number, ailsa.id, "Slàinte", 1000) for number in range(3000)]
            db.executemany("insert into chat values (?, ?, ?, ?, ?)", said)
            db.execute("update tables set said = 3000 where id = ?", (table["id"],))
        async with following(ailsa, table) as one:
            assert store.lines == 0
            await one.send("say", text="Good catch")
            assert (await one.until("said"))["line"]["number"] == 3000
            assert store.lines == 1
