"""Measure stored moves per second: pgbench's bare check-and-append against our store's, on one cluster.

    .venv/bin/python scripts/append_bench.py

The bare one is the most PostgreSQL can do here: 16 clients, a prepared statement, no Python. Ours is one process
with 32 callers, each waiting for its own append before it sends the next. Rounds alternate, so that load on the
machine affects both.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import resource
import statistics
import subprocess
import time
from itertools import cycle
from pathlib import Path

from private_services import Postgres, in_memory, postgres_program, services

from bothy.server.store.postgres import PostgresStore, migrate

GAMES = 2000
BODY = b'{"seq":123,"by":2,"do":["build",17,"cow"],"note":"' + b"x" * 218 + b'"}'

PREPARE = f"""
insert into matches (id, seq) select '00' || lpad(n::text, 16, 'a'), 0 from generate_series(1, {GAMES}) as n;
vacuum analyze games
"""  # noqa: S608

BARE = f"""
\\set game random(1, {GAMES})
with moved as (
    update matches set seq = seq + 1, finished = false
    where id = '00' || lpad((:game)::text, 16, 'a') and seq >= 0 returning id, seq
)
insert into entries (match_id, seq, mark, body) select id, seq, 1, '{BODY.decode()}'::bytea from moved;
"""  # noqa: S608


def bare(cluster: Postgres, dsn: str, seconds: int) -> float:
    """Returns check-and-appends per second with pgbench."""
    script = cluster.folder / "bare.sql"
    script.write_text(BARE)
    script.chmod(0o644)
    command = [str(postgres_program("pgbench")), "-n", "-M", "prepared", "-c", "16", "-j", "2"]
    printed = subprocess.run(
        [*command, "-T", str(seconds), "-f", str(script), dsn], check=True, capture_output=True, text=True
    ).stdout
    found = re.search(r"tps = ([0-9.]+)", printed)
    assert found is not None, printed
    return float(found[1])


async def ours(dsn: str, seconds: int, callers: int, writers: int, group: int) -> tuple[float, list[float], float]:
    """Returns appends per second with our store, the time of each, and our CPU seconds per append."""
    store = PostgresStore(dsn, writers=writers, group=group)
    await store.open()
    took: list[float] = []
    clock = time.perf_counter
    games = [f"00{str(n).rjust(16, 'a')}" for n in range(1, GAMES + 1)]
    newest = {game: await store.seq(game) or 0 for game in games}

    async def call(number: int) -> None:
        for game in cycle(games[number::callers]):
            sent = clock()
            if sent >= until:
                return
            assert await store.append(game, newest[game], [BODY])
            took.append(clock() - sent)
            newest[game] += 1

    began, used = clock(), _cpu()
    until = began + seconds
    await asyncio.gather(*(call(number) for number in range(callers)))
    rate, cpu = len(took) / (clock() - began), (_cpu() - used) / len(took)
    await store.close()
    return rate, took, cpu


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Alternate the two, print each round and the ratio of the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--callers", type=int, default=32)
    parser.add_argument("--writers", type=int, default=3)
    parser.add_argument("--group", type=int, default=100, help="most appends per statement")
    parser.add_argument("--memory", action="store_true", help="keep the cluster in memory, off the disk")
    given = parser.parse_args()
    folder: Path | None = in_memory() if given.memory else None
    with services(folder) as running:
        dsn = running.postgres.create_database("bench")
        asyncio.run(migrate(dsn))
        for statement in PREPARE.split(";"):
            running.postgres.sql(statement, "bench")
        rates: list[tuple[float, float]] = []
        for number in range(given.rounds):
            plain = bare(running.postgres, dsn, given.seconds)
            rate, took, cpu = asyncio.run(ours(dsn, given.seconds, given.callers, given.writers, given.group))
            rates.append((plain, rate))
            waits = [wait * 1e3 for wait in statistics.quantiles(took, n=100)]
            print(f"round {number + 1}: pgbench {plain:,.0f}/s; ours {rate:,.0f}/s", end="; ")
            print(f"p50 {waits[49]:.1f} ms, p99 {waits[98]:.1f} ms, {cpu * 1e6:.0f} us of our CPU an append")
        plain, rate = (statistics.median(column) for column in zip(*rates, strict=True))
        print(f"median: pgbench {plain:,.0f}/s; ours {rate:,.0f}/s; ratio {rate / plain:.2f}")


if __name__ == "__main__":
    main()
