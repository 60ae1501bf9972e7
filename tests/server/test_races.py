"""Several processes append to the same games: each number has exactly one winner, named in the log."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from private_services import Services
from tests.nightly import NIGHTLY
from tests.server.rows import FIRST, a_match

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
