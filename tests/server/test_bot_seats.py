"""Bot seats in the match service: bots are asked, asked again, and never hold up a game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.processes import new_match, service, stored, until

from bothy.bots.bot import ask
from bothy.bots.roster import find_bot
from bothy.kernel import Json, Reason
from bothy.local.games import known_game
from bothy.server.bot_workers import BotService, BotUnavailable
from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.bus.local import LocalBus
from bothy.server.matches import MatchService
from bothy.server.matches.botseats import BotSeats
from bothy.server.refusals import Overtaken
from bothy.table import Header

BOTS = ("random", "random", "random")
ROW_ONE = ["row", 1]


class Thinker(BotService):
    """Bots in the test's own process, which fail as often as set."""

    def __init__(self, failures: int = 0, nonsense: bool = False) -> None:
        self.asked: list[tuple[int, int]] = []
        self.failures = failures
        self.nonsense = nonsense

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        self.asked.append((seat, seed))
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise BotUnavailable(Reason("bot-silent", bot=bot))
        if self.nonsense:
            return ["row", 99]
        found = known_game(game)
        rules = found.open(header.options, header.seats)
        return rules.registry.write(ask(find_bot(bot), found, rules, rules.read(snapshot), seat, seed))

    async def close(self) -> None:
        pass


@asynccontextmanager
async def seated(
    path: Path, bot_service: BotService, patience: float = 0.0, bus: LocalBus | None = None
) -> AsyncIterator[MatchService]:
    async with service(path, bus) as matches:
        bots = BotSeats(matches, bot_service, watched=lambda match_id: True, patience=patience)
        yield matches
        await bots.close()


async def until_finished(matches: MatchService, match_id: str, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not (await matches.newest(match_id)).match.finished:
            await asyncio.sleep(0.02)


async def until_to_act(matches: MatchService, match_id: str, seats: tuple[int, ...] = (0,)) -> None:
    async with asyncio.timeout(60):
        while (await matches.newest(match_id)).match.seats_to_act() != seats:
            await asyncio.sleep(0.02)


async def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async with seated(tmp_path, Thinker()) as matches:
        cached = await new_match(matches, bots=BOTS)
        await until_finished(matches, cached.id)
        await stored(matches.store, cached.id)


async def test_a_bot_waits_for_a_person_to_act(tmp_path: Path) -> None:
    thinker = Thinker()
    async with seated(tmp_path, thinker) as matches:
        cached = await new_match(matches, bots=(None, "random", "random"))
        await until(lambda: cached.match.seats_to_act() == (0,), 60)  # the bots have chosen, the person has not
        assert [seat for seat, _ in thinker.asked] == [1, 2]
        await matches.play(cached.id, 0, [ROW_ONE])
        await until(lambda: 0 in cached.match.seats_to_act() or cached.match.finished, 60)


async def test_a_bots_randomness_cannot_be_computed_without_the_secret_seed(tmp_path: Path) -> None:
    asked: list[tuple[int, int]] = []
    for number in (2, 2, 3):
        place = tmp_path / f"{len(asked)}"
        place.mkdir()
        thinker = Thinker()
        async with seated(place, thinker) as matches:
            cached = await new_match(matches, bots=BOTS, match_id="00" + 16 * "a", seed=number)
            await until_finished(matches, cached.id)
        asked.append(thinker.asked[0])
    assert asked[0] == asked[1], "the host can ask again"
    assert asked[0] != asked[2], "the id of a game and the number of an entry are known to everybody"


async def test_bots_answer_alike_in_every_process_and_otherwise_in_another_game(tmp_path: Path) -> None:
    logs = []
    for number, match_id in enumerate(["00" + 16 * "a", "00" + 16 * "a", "00" + 16 * "b"]):
        (tmp_path / str(number)).mkdir()
        async with seated(tmp_path / str(number), Thinker()) as matches:
            cached = await new_match(matches, bots=BOTS, match_id=match_id)
            await until_finished(matches, cached.id)
            logs.append(cached.match.log)
    assert logs[0] == logs[1] != logs[2]


async def test_a_bot_that_fails_is_asked_again(tmp_path: Path) -> None:
    thinker = Thinker(failures=2)
    async with seated(tmp_path, thinker) as matches:
        cached = await new_match(matches, bots=BOTS)
        await until_finished(matches, cached.id)
        assert thinker.asked[0] == thinker.asked[1] == thinker.asked[2], "with the same chance"


async def test_a_bot_that_only_talks_nonsense_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.server.matches.botseats.FIRST_PAUSE", 0.001)
    async with seated(tmp_path, Thinker(nonsense=True)) as matches:
        cached = await new_match(matches, bots=(None, "random", "random"))
        await until(lambda: cached.match.seats_to_act() == (0,), 60)
        assert [entry.by for entry in cached.match.log] == [None, 1, 2]


async def test_another_process_takes_over_when_the_first_one_dies(tmp_path: Path) -> None:
    async with service(tmp_path) as dead:
        cached = await new_match(dead, bots=BOTS)  # no process drives its bots
        thinker = Thinker()
        async with seated(tmp_path, thinker, patience=3.0) as other:
            await other.at_hand(cached.id)
            await asyncio.sleep(0.1)
            assert thinker.asked == [], "it may just be slow"
            await until_finished(other, cached.id)


async def test_bots_go_on_after_a_restart_in_games_no_one_is_watching(tmp_path: Path) -> None:
    async with service(tmp_path) as dead:
        cached = await new_match(dead, bots=(None, "random", "random"))
        among_bots = await new_match(dead, bots=BOTS)
        idle = await new_match(dead)
    async with service(tmp_path) as matches:
        bots = BotSeats(matches, Thinker(), watched=lambda match_id: False, patience=0.0)
        await bots.sweep()
        assert matches.cache.get(idle.id) is None, "games without bots are left alone"
        assert matches.cache.get(among_bots.id) is None, "and so are those of bots alone"
        await until_to_act(matches, cached.id)
        await bots.close()


async def test_a_bot_that_stands_in_for_a_person_goes_on_unwatched(tmp_path: Path) -> None:
    async with service(tmp_path) as matches:
        bots = BotSeats(matches, Thinker(), watched=lambda match_id: False)
        left = await new_match(matches, bots=BOTS, people=("ailsa", None, None))
        await until_finished(matches, left.id)
        await bots.close()


async def test_a_process_leaves_bots_to_the_one_that_answers_for_them(tmp_path: Path) -> None:
    theirs, mine = Thinker(), Thinker()
    async with seated(tmp_path, theirs) as one, seated(tmp_path, mine, patience=1.0) as other:
        cached = await new_match(one, bots=BOTS)
        await other.at_hand(cached.id)
        await until_finished(one, cached.id)
        await asyncio.sleep(1.1)
        assert theirs.asked
        assert not mine.asked


async def test_a_process_that_waits_for_another_answers_at_once_when_its_own_person_moves(tmp_path: Path) -> None:
    thinker = Thinker()
    async with service(tmp_path) as dead:
        cached = await new_match(dead, bots=(None, "random", "random"))
        async with seated(tmp_path, thinker, patience=3600.0) as other:
            await other.at_hand(cached.id)
            await asyncio.sleep(0.05)
            assert thinker.asked == []
            await other.play(cached.id, 0, [ROW_ONE])
            await until(lambda: len(thinker.asked) >= 2, 60)


async def test_two_processes_that_drive_the_same_bots_do_no_harm(tmp_path: Path) -> None:
    async with seated(tmp_path, Thinker()) as one, seated(tmp_path, Thinker()) as other:
        cached = await new_match(one, bots=BOTS)
        await other.at_hand(cached.id)
        await asyncio.gather(until_finished(one, cached.id), until_finished(other, cached.id))
        await stored(one.store, cached.id)


async def test_a_person_who_overtakes_a_thinking_bot_is_not_held_up(tmp_path: Path) -> None:
    async with seated(tmp_path, Thinker()) as matches:
        cached = await new_match(matches, bots=(None, "random", "random"))
        for _ in range(5):  # there are two bots, and each chooses once
            try:
                await matches.play(cached.id, 0, [ROW_ONE], after=cached.seq)
                break
            except Overtaken:
                continue
        await asyncio.sleep(0.2)
        assert 0 in [entry.by for entry in (await stored(matches.store, cached.id)).match.log]


async def test_bots_in_worker_processes_play_a_whole_game(tmp_path: Path) -> None:
    worker_pool = WorkerPool(workers=1, seconds=10)
    await worker_pool.open()
    async with seated(tmp_path, worker_pool) as matches:
        cached = await new_match(matches, bots=("greedy", "random", "random"))
        await until_finished(matches, cached.id)
    await worker_pool.close()
