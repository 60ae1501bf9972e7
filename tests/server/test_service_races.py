"""Two processes on PostgreSQL and NATS act on one game at the same moment, with undo: one wins, every time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path

from private_services import Services
from tests.nightly import NIGHTLY

from bothy.load.guests import Guest
from bothy.load.ledger import replayed
from bothy.load.seed_tables import lay
from bothy.server.store.postgres import PostgresStore

RACES = 10_000 if NIGHTLY else 300
LONGEST = 150
"""Entries after which another game is used, so that races read from the store, not only from the cache."""


def _heard(racer: subprocess.Popen[str]) -> str:
    assert racer.stdout is not None
    return racer.stdout.readline().strip()


def _tell(racer: subprocess.Popen[str], line: str) -> None:
    assert racer.stdin is not None
    racer.stdin.write(line + "\n")
    racer.stdin.flush()


def _race(racers: list[subprocess.Popen[str]], games: list[str]) -> Counter[str]:
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
    won = await asyncio.to_thread(_race, racers, games)
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
