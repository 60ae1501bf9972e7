"""Several processes append to the same games: each number has exactly one winner, and the log tells who."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.server.rows import FIRST, a_game

from bothy.server.store.postgres import PostgresStore

ROUNDS = 10_000 if os.environ.get("BOTHY_NIGHTLY") else 500
NAMES = ["ailsa", "bran"]


def _race(dsn: str, rounds: int, orders: list[list[str]]) -> list[dict[str, list[int]]]:
    """One process for each order of the games, off together."""
    root = Path(__file__).parents[2]
    racers = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.racer", dsn, name, str(rounds), *games],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name, games in zip(NAMES, orders, strict=True)
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    printed = [racer.communicate(timeout=600)[0] for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]
    return [json.loads(text) for text in printed]


async def _check(store: PostgresStore, game: str, rounds: int, won: list[dict[str, list[int]]]) -> None:
    """Every number was won once, and the entry of that number is the winner's."""
    winners = {number: name for name, mine in zip(NAMES, won, strict=True) for number in mine[game]}
    assert sum(len(mine[game]) for mine in won) == rounds
    assert sorted(winners) == list(range(1, rounds + 1))
    entries = [json.loads(entry) for entry in await store.entries(game, since=1)]
    assert [(entry["seq"], entry["by"]) for entry in entries] == sorted(winners.items())


async def test_of_two_processes_racing_on_one_game_exactly_one_wins_each_time(
    postgres_store: PostgresStore, database: str
) -> None:
    row = a_game()
    await postgres_store.create_game(row, FIRST)
    won = _race(database, ROUNDS, [[row.id], [row.id]])
    await _check(postgres_store, row.id, ROUNDS, won)
    print("won:", [len(mine[row.id]) for mine in won])
    assert all(mine[row.id] for mine in won)  # else it was no race


async def test_groups_of_two_processes_over_the_same_games_in_opposite_order_do_not_lock_each_other_out(
    postgres_store: PostgresStore, database: str
) -> None:
    games = [a_game() for _ in range(60)]
    for row in games:
        await postgres_store.create_game(row, FIRST)
    ids, rounds = [row.id for row in games], ROUNDS // 20
    won = _race(database, rounds, [ids, ids[::-1]])
    for game in ids:
        await _check(postgres_store, game, rounds, won)
    print("won:", [sum(len(numbers) for numbers in mine.values()) for mine in won])
    assert all(any(mine.values()) for mine in won)  # else it was no race
    deadlocks = "select deadlocks from pg_stat_database where datname = current_database()"
    assert await postgres_store.ask(lambda connection, _: connection.fetchval(deadlocks)) == 0
