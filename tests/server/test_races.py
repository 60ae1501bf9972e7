"""Processes that act on one game at the same moment, with undo: one wins, every time, and the log names it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from private_services import Services
from tests.nightly import NIGHTLY
from tests.server.processes import FIRST, a_match, attempt, new_match, service, stored

from bothy.kernel import Refused, SamplingDealer
from bothy.load.guests import Guest
from bothy.load.ledger import replayed
from bothy.load.seed_tables import lay
from bothy.server.matches import Acted, CachedMatch, MatchService
from bothy.server.refusals import Overtaken
from bothy.server.store.postgres import PostgresStore, migrate

ROUNDS = 10_000 if NIGHTLY else 500
NAMES = ["ailsa", "bran"]


def _race(dsn: str, rounds: int, games: list[str]) -> dict[str, list[str]]:
    """Runs two processes, started together in every round, the second in opposite order; returns the winners."""
    racers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.racer", dsn, name, *order],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name, order in zip(NAMES, (games, games[::-1]), strict=True)
    ]

    def heard(racer: subprocess.Popen[str]) -> str:
        assert racer.stdout is not None
        return racer.stdout.readline()

    def told(racer: subprocess.Popen[str]) -> None:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()

    assert [heard(racer) for racer in racers] == ["ready\n", "ready\n"]
    winners: dict[str, list[str]] = {game: [] for game in games}
    for number in range(rounds):
        for racer in racers:
            told(racer)
        won = [json.loads(heard(racer)) for racer in racers]
        assert sorted(won[0] + won[1]) == sorted(games), f"round {number}: {won}"
        for name, mine in zip(NAMES, won, strict=True):
            for game in mine:
                winners[game].append(name)
    for racer in racers:
        racer.communicate(timeout=20)
    assert [racer.returncode for racer in racers] == [0, 0]
    return winners


async def _check(store: PostgresStore, winners: dict[str, list[str]]) -> None:
    """Checks that the log of each game names the winners in order."""
    for game, names in winners.items():
        entries = [json.loads(entry) for entry in await store.entries(game, since=1)]
        assert [(entry["seq"], entry["by"]) for entry in entries] == list(enumerate(names, start=1))
    counted = Counter(name for names in winners.values() for name in names)
    print("won:", counted)
    assert set(counted) == set(NAMES)  # otherwise it was no race


async def test_of_two_processes_racing_on_one_game_exactly_one_wins_each_time(
    postgres_store: PostgresStore, database: str
) -> None:
    row = a_match()
    await postgres_store.create_match(row, FIRST)
    winners = await asyncio.to_thread(_race, database, ROUNDS, [row.id])
    await _check(postgres_store, winners)


async def test_groups_of_two_processes_over_the_same_games_in_opposite_order_do_not_lock_each_other_out(
    services: Services, empty_database: str
) -> None:
    await migrate(empty_database)
    store = PostgresStore(empty_database)
    await store.open()
    games = [a_match() for _ in range(60)]
    for row in games:
        await store.create_match(row, FIRST)
    name = empty_database.rsplit("/", 1)[1]
    for plan in ("hashjoin", "mergejoin", "seqscan"):  # as with millions of games: rows are met one by one
        services.postgres.sql(f'alter database "{name}" set enable_{plan} = off')
    winners = await asyncio.to_thread(_race, empty_database, ROUNDS // 10, [row.id for row in games])
    await _check(store, winners)
    deadlocks = "select deadlocks from pg_stat_database where datname = current_database()"
    assert await store.ask(lambda connection, _: connection.fetchval(deadlocks)) == 0
    await store.close()


RACES = 10_000 if NIGHTLY else 300


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Returns where the log is stored."""
    if request.param == "sqlite":
        return tmp_path
    address: str = request.getfixturevalue("database")
    return address


async def test_of_two_that_race_exactly_one_wins_and_the_log_replays(place: Path | str) -> None:
    chance, won, games, undone = SamplingDealer(5), [0, 0], 0, 0
    async with service(place) as one, service(place) as other:
        cached: CachedMatch | None = None
        for _ in range(RACES):
            if cached is None or cached.match.finished:
                cached, games = await new_match(one, "caledonia", 2, seed=games), games + 1
            here, there = await one.newest(cached.id), await other.newest(cached.id)
            assert here.seq == there.seq
            answers = await asyncio.gather(
                attempt(one, here, chance), attempt(other, there, chance), return_exceptions=True
            )
            winners = [at for at, answer in enumerate(answers) if isinstance(answer, Acted)]
            losers = [answer for answer in answers if isinstance(answer, Overtaken)]
            assert (len(winners), len(losers)) == (1, 1), answers
            won[winners[0]] += 1
            cached = await one.newest(cached.id)
            undone += cached.match.log[-1].undo is not None
            if cached.match.finished:
                await stored(one.store, cached.id)
        assert cached is not None
        log = (await stored(one.store, cached.id)).match.log
        assert log == (await one.newest(cached.id)).match.log == (await other.newest(cached.id)).match.log
    assert min(won) > 0, "both sides win some"
    assert undone > 0


async def test_many_who_act_at_once_each_get_a_number_of_their_own(place: Path | str) -> None:
    async with service(place) as one, service(place) as other:
        cached = await new_match(one, seats=2)
        await other.at_hand(cached.id)

        async def insist(matches: MatchService, seat: int) -> int:
            """Rows and undoes it, whatever others do."""
            while True:
                try:
                    await matches.play(cached.id, seat, [["row", 1]])
                    return (await matches.undo(cached.id, seat)).seq
                except (Overtaken, Refused):
                    await asyncio.sleep(0)

        numbers = await asyncio.gather(*[insist(matches, 0) for matches in (one, other) for _ in range(10)])
        assert len(set(numbers)) == 20
        log = (await stored(one.store, cached.id)).match.log
        assert len([entry for entry in log if entry.undo is not None]) == 20


LONGEST = 150
"""Entries after which another game is used, so that races read from the store, not only from the cache."""


def _heard(racer: subprocess.Popen[str]) -> str:
    assert racer.stdout is not None
    return racer.stdout.readline().strip()


def _tell(racer: subprocess.Popen[str], line: str) -> None:
    assert racer.stdin is not None
    racer.stdin.write(line + "\n")
    racer.stdin.flush()


def _service_races(racers: list[subprocess.Popen[str]], games: list[str]) -> Counter[str]:
    """Runs race after race; returns how often each process won."""
    won: Counter[str] = Counter()
    waiting = iter(games)
    game = next(waiting)
    for number in range(RACES):
        for racer in racers:
            _tell(racer, game)
        at = [_heard(racer) for racer in racers]
        assert at[0] == at[1], at
        for racer in racers:
            _tell(racer, "go")
        outcomes = [_heard(racer) for racer in racers]
        if outcomes == ["over", "over"] or int(at[0].removeprefix("at ")) > LONGEST:
            game = next(waiting)
        if outcomes != ["over", "over"]:
            assert sorted(outcomes) == ["overtaken", "won"], f"race {number}: {outcomes}"
            won[f"racer {outcomes.index('won')}"] += 1
    return won


async def test_of_two_processes_that_race_through_the_service_exactly_one_wins_each_time(
    services: Services, database: str, postgres_store: PostgresStore
) -> None:
    party = [Guest(f"00racer{seat}", "", "") for seat in range(2)]
    laid = await lay(postgres_store, "caledonia", 10, [party] * (RACES // 50 + 2))
    games = [game for _, game in laid]
    command = [sys.executable, "-m", "tests.server.service_racer", database, services.nats.url]
    racers = [
        subprocess.Popen(
            [*command, str(seed)],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in (1, 2)
    ]
    assert [_heard(racer) for racer in racers] == ["ready", "ready"]
    won = await asyncio.to_thread(_service_races, racers, games)
    for racer in racers:
        racer.communicate(timeout=60)
    assert [racer.returncode for racer in racers] == [0, 0]
    assert set(won) == {"racer 0", "racer 1"}, "else it was no race"
    undone = 0
    for game in games:
        row = await postgres_store.match(game)
        assert row is not None
        log = replayed(row, await postgres_store.entries(game)).log
        undone += sum(entry.undo is not None for entry in log)
    assert undone > RACES // 50
    written = sum([(await postgres_store.seq(game) or 0) - 10 for game in games])
    assert written == won.total(), "every winner stands, nobody else"
