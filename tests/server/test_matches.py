"""The match service: acknowledged moves are stored, late ones are refused, and caches stay within bounds."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest
from tests.server.processes import Forgetful, new_match, play_on, service, stored

from bothy.kernel import InvalidInput, Refused
from bothy.server.bus import Bus
from bothy.server.bus.interface import match_subject
from bothy.server.bus.local import LocalBus
from bothy.server.errors import StoreUnavailable
from bothy.server.matches import Announcements, MatchService
from bothy.server.refusals import NotFound, Overtaken

ROW_ONE = ["row", 1]


async def test_an_acknowledged_move_is_in_the_store(tmp_path: Path) -> None:
    async with service(tmp_path) as matches:
        cached = await new_match(matches)
        acted = await matches.play(cached.id, 0, [ROW_ONE])
        assert acted.seq == 1
        assert (await stored(matches.store, cached.id)).match.log[-1].action == ROW_ONE


async def test_a_whole_game_is_played_and_its_log_replays_to_every_digest(tmp_path: Path) -> None:
    async with service(tmp_path) as matches:
        cached = await play_on(matches, await new_match(matches, "glenmore", 2))
        assert cached.match.finished
        again = await stored(matches.store, cached.id)
        assert again.match.result == cached.match.result
        assert await matches.store.unfinished_matches() == []


async def test_an_illegal_action_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    async with service(tmp_path) as matches:
        cached = await new_match(matches)
        with pytest.raises(Refused):
            await matches.play(cached.id, 0, [["row", 99]])
        with pytest.raises(InvalidInput):
            await matches.play(cached.id, 0, [["fly"]])
        with pytest.raises(InvalidInput):
            await matches.play(cached.id, 0, [])
        with pytest.raises(InvalidInput):
            await matches.play(cached.id, 0, [ROW_ONE] * 51)
        assert await matches.store.seq(cached.id) == 0


async def test_a_game_that_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with service(tmp_path) as matches:
        with pytest.raises(NotFound):
            await matches.newest("00aaaaaaaaaaaaaaaa")


async def test_if_two_processes_act_after_the_same_entry_one_wins_and_the_other_is_told_so(
    tmp_path: Path,
) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await new_match(one)
        await other.at_hand(cached.id)
        answers = await asyncio.gather(
            one.play(cached.id, 0, [ROW_ONE], after=0),
            other.play(cached.id, 1, [ROW_ONE], after=0),
            return_exceptions=True,
        )
        lost = [answer for answer in answers if isinstance(answer, Overtaken)]
        assert len(lost) == 1
        assert lost[0].seq == 1, "and it has caught up by then"
        assert (await one.at_hand(cached.id)).seq == (await other.newest(cached.id)).seq == 1


async def test_an_action_that_fits_any_moment_is_tried_again_after_a_lost_race(tmp_path: Path) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await new_match(one)
        await other.at_hand(cached.id)
        await asyncio.gather(one.play(cached.id, 0, [ROW_ONE]), other.play(cached.id, 1, [ROW_ONE]))
        assert await one.store.seq(cached.id) == 2


async def test_a_refusal_by_an_old_position_is_checked_against_the_newest(tmp_path: Path) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await new_match(one)
        await other.at_hand(cached.id)
        await play_on(one, cached, 3)
        seat = cached.match.seats_to_act()[0]
        action = cached.match.rules.registry.write(cached.match.legal(seat)[0])
        assert (await other.play(cached.id, seat, [action])).seq == 4


async def test_undo_and_redo_are_entries_that_other_processes_follow(tmp_path: Path) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await new_match(one)
        await other.at_hand(cached.id)
        await one.play(cached.id, 0, [ROW_ONE])
        assert (await other.undo(cached.id, 0, after=1)).seq == 2
        assert (await one.redo(cached.id, 0)).seq == 3
        assert (await other.newest(cached.id)).match.view(0) == (await one.newest(cached.id)).match.view(0)
        await stored(one.store, cached.id)


async def test_a_hint_carries_the_entry_and_spares_followers_a_read_from_the_store(tmp_path: Path) -> None:
    bus, heard = LocalBus(), list[bytes]()
    async with service(tmp_path, bus) as one, service(tmp_path, bus) as other:
        cached = await new_match(one)
        await other.at_hand(cached.id)
        await bus.subscribe(match_subject(cached.id), heard.append)
        await one.play(cached.id, 0, [ROW_ONE])
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        await other.store.close()  # nothing can be read any more
        hint = other.announcements.read(cached.id, heard[0])
        followed = await other.heard(cached.id, hint.seq, hint.line)
        assert followed.match.log == cached.match.log
        await other.store.open()


class DeafBus(LocalBus):
    """A bus that loses every message."""

    async def publish(self, subject: str, payload: bytes) -> None:
        await asyncio.Event().wait()


async def test_no_one_waits_for_the_bus(tmp_path: Path) -> None:
    bus: Bus = DeafBus()
    async with service(tmp_path, LocalBus()) as matches:
        deaf = MatchService(matches.store, Announcements(bus))
        cached = await new_match(deaf)
        async with asyncio.timeout(30):
            await play_on(deaf, cached, 10)
        assert await matches.store.seq(cached.id) == 10


async def test_a_move_whose_acknowledgement_was_lost_is_not_applied_twice(tmp_path: Path) -> None:
    store = Forgetful(tmp_path / "bothy.db")
    await store.open()
    matches = MatchService(store, Announcements(LocalBus()))
    cached = await new_match(matches)
    store.away = True
    with pytest.raises(StoreUnavailable):
        await matches.play(cached.id, 0, [ROW_ONE], after=0)
    store.away = False
    with pytest.raises(Overtaken):
        await matches.play(cached.id, 0, [ROW_ONE], after=0)
    assert (await matches.newest(cached.id)).match.log[1].action == ROW_ONE
    assert await store.seq(cached.id) == 1
    await matches.close()
    await store.close()


async def test_a_cancelled_caller_loses_no_move_and_everyone_is_notified(tmp_path: Path) -> None:
    bus, heard = LocalBus(), list[bytes]()
    async with service(tmp_path, bus) as matches:
        cached = await new_match(matches)
        await bus.subscribe(match_subject(cached.id), heard.append)
        task = asyncio.create_task(matches.play(cached.id, 0, [ROW_ONE]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(30):
            while not heard:
                await asyncio.sleep(0.01)
        seq = await matches.store.seq(cached.id)
        assert (await matches.newest(cached.id)).seq == seq
        assert [matches.announcements.read(cached.id, payload).seq for payload in heard] == [1]


async def test_a_match_is_loaded_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await new_match(one)
        found = await asyncio.gather(*[other.at_hand(cached.id) for _ in range(20)])
        assert all(each is found[0] for each in found)


async def test_a_long_game_loads_from_a_snapshot(tmp_path: Path) -> None:
    async with service(tmp_path) as one, service(tmp_path) as other:
        cached = await play_on(one, await new_match(one, "caledonia", 2), 70)
        await one.close()
        kept = await one.store.snapshot(cached.id)
        assert kept is not None
        assert kept[0] >= 64
        again = await other.at_hand(cached.id)
        assert 0 not in again.match.fold.snapshots, "what lies before the snapshot was not played again"
        assert again.match.view(None) == cached.match.view(None)


async def test_the_cache_keeps_to_its_budget_and_drops_who_was_longest_away(tmp_path: Path) -> None:
    async with service(tmp_path, memory=150_000) as matches:
        games = [await new_match(matches, seed=seed) for seed in range(10)]
        assert 1 < len(matches.cache) < 5
        assert matches.cache.bytes <= 150_000
        assert matches.cache.get(games[-1].id) is games[-1]
        assert matches.cache.get(games[0].id) is None
        assert (await matches.newest(games[0].id)).match.view(0) == games[0].match.view(0), "it is loaded anew"


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
async def test_a_match_takes_no_more_memory_than_estimated(tmp_path: Path, name: str) -> None:
    async with service(tmp_path) as matches:
        games = [await play_on(matches, await new_match(matches, name, 4, seed)) for seed in range(4)]
        ids = [cached.id for cached in games]
        estimated = sum(cached.bytes for cached in games)
        del games
        for match_id in ids:
            matches.cache.drop(match_id)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for match_id in ids:
            cached = await matches.at_hand(match_id)
            for seq in range(0, cached.seq, 40):
                cached.match.at(seq)  # a viewer looks back
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert taken <= estimated
