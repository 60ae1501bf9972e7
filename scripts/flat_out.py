"""Compare moves per second with PostgreSQL's own limit: three setups alternately, on one cluster, in one run.

    .venv/bin/python scripts/flat_out.py

bare    pgbench: check-and-append, 16 clients, a prepared statement, no rules, no Python
alone   the match service in two processes: rules, append, acknowledgement; no announcements
told    two `bothy serve` and NATS: four sockets per table, two at each process, every step sent to all four

All play four-seat games from the middle, with random legal moves. Rounds alternate, so that load on the machine
affects all three. Every hash sent is compared, and afterwards every log is replayed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from append_bench import PREPARE, bare
from private_services import Services, in_memory, services

from bothy.cli.load import progress
from bothy.load.driver import Driver, LoadPlan
from bothy.load.figures import percentile
from bothy.load.guests import Guest
from bothy.load.hosting import Host, hosted
from bothy.load.ledger import replayed
from bothy.load.seed_tables import lay
from bothy.server.backends import migrate, store_of
from bothy.server.gc_tuning import tune_gc
from bothy.server.process import loop_factory
from bothy.server.settings import Settings

GOALS = {"alone": 0.25, "told": 0.12}
MORE_ALONE = 5
"""Factor for games without announcements: moves are much faster, and no round may run out of them."""


async def _laid(store_url: str, given: argparse.Namespace) -> list[str]:
    """Creates games for the match service alone and returns their ids."""
    await migrate(Settings(store=store_url))
    store = store_of(Settings(store=store_url))
    await store.open()
    party = [Guest(f"00nobody{seat}", "", "") for seat in range(given.seats)]
    laid = await lay(store, given.game, given.warmup_moves, [party] * given.games * MORE_ALONE)
    await store.close()
    return [game for _, game in laid]


@contextmanager
def appenders(store_url: str, given: argparse.Namespace) -> Iterator[list[subprocess.Popen[str]]]:
    """Starts two processes of the match service and waits until they are ready."""
    games = asyncio.run(_laid(store_url, given))
    command = [
        sys.executable,
        "-m",
        "bothy.load.appending",
        store_url,
        str(given.seconds),
        str(given.concurrency // 2),
    ]
    running = [
        subprocess.Popen([*command, *games[at::2]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for at in range(2)
    ]
    try:
        assert [_line(process) for process in running] == ["ready", "ready"]
        yield running
    finally:
        for process in running:
            process.communicate(timeout=60)
        asyncio.run(_replay(store_url, games))


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def alone(running: list[subprocess.Popen[str]]) -> tuple[float, str]:
    """Returns the moves per second of both together, and a summary."""
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    done: list[dict[str, Any]] = [json.loads(_line(process)) for process in running]
    moves = sum(each["moves"] for each in done)
    rate = sum(each["moves"] / each["seconds"] for each in done)
    cpu = 1e6 * sum(each["cpu"] for each in done) / moves
    return rate, f"p99 {1e3 * max(each['p99'] for each in done):.0f} ms, {cpu:.0f} us of app CPU per move"


async def _replay(store_url: str, games: list[str]) -> None:
    """Checks that every log replays: speed doesn't count if the result is wrong."""
    store = store_of(Settings(store=store_url))
    await store.open()
    step = progress("replaying what was written alone", len(games))
    for game in games:
        row = await store.match(game)
        assert row is not None
        replayed(row, await store.entries(game))
        step()
    await store.close()


def family_cpu(root: int) -> float:
    """Returns the CPU seconds of a process and its children; PostgreSQL has one process per connection."""
    used = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # the process has just ended
            pid, _, rest = stat.read_text().partition(" (")
            fields = rest.rpartition(")")[2].split()
            if root in (int(pid), int(fields[1])):
                used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


async def _told(driver: Driver, host: Host, running: Services) -> tuple[float, str]:
    database = int((running.postgres.data / "postmaster.pid").read_text().split()[0])
    bus = int((running.nats.folder / "pid").read_text())
    before = [sum(process.cpu for process in host.processes), family_cpu(database), family_cpu(bus)]
    await driver.play()
    after = [sum(process.cpu for process in host.processes), family_cpu(database), family_cpu(bus)]
    figures = driver.figures
    moves = len(figures.acks)
    cpu, cpu_database, cpu_bus = [1e6 * (end - begin) / moves for begin, end in zip(before, after, strict=True)]
    said = (
        f"{figures.deliveries / figures.seconds:,.0f} messages/s of {figures.bytes / figures.deliveries:,.0f} B, "
        f"p99 {1e3 * percentile(figures.acks, 99):.0f} ms, {cpu:.0f} us of app CPU per move, "
        f"PostgreSQL {cpu_database:.0f}, NATS {cpu_bus:.0f}, driver {1e6 * figures.cpu / moves:.0f}; "
        f"driver {figures.cpu / figures.seconds:.0%} of a core"
    )
    return figures.rate, said


def compare(running: Services, given: argparse.Namespace) -> tuple[dict[str, list[float]], list[str]]:
    """Returns the rates of all rounds, and the faults found."""
    postgres, nats = running.postgres, running.nats.url
    bench = postgres.create_database("bench")
    asyncio.run(migrate(Settings(store=bench)))
    for statement in PREPARE.split(";"):
        postgres.sql(statement, "bench")
    rates: dict[str, list[float]] = {"bare": [], "alone": [], "told": []}
    plan = LoadPlan(
        given.game, given.seats, given.games, given.seconds, None, given.warmup_moves, given.concurrency
    )
    with (
        appenders(postgres.create_database("alone"), given) as writers,
        hosted(postgres.create_database("told"), nats) as host,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        store = store_of(host.settings)
        runner.run(store.open())
        driver = Driver(plan, host.addresses, store, progress)
        empty = sum(process.memory for process in host.processes)
        runner.run(driver.come())
        full = sum(process.memory for process in host.processes)
        each = (full - empty) / (given.games * given.seats)
        print(f"memory of a socket with its share of a match: {each / 1000:.0f} kB", flush=True)
        kinds: dict[str, Callable[[], tuple[float, str]]] = {
            "bare": lambda: (bare(postgres, bench, given.seconds), ""),
            "alone": lambda: alone(writers),
            "told": lambda: runner.run(_told(driver, host, running)),
        }
        for number in range(given.rounds):
            for name, measure in kinds.items():
                rate, said = measure()
                rates[name].append(rate)
                print(f"round {number + 1}: {name:<6} {rate:>8,.0f}/s  {said}", flush=True)
        faults = runner.run(driver.verify(store))
        runner.run(driver.leave())
        runner.run(store.close())
    return rates, faults


def main() -> int:
    """Print each round, the ratios of the medians, and the verdict."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="caledonia")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=300, help="games with players; more without (default: 300)")
    parser.add_argument("--concurrency", type=int, default=64, help="games that move concurrently (default: 64)")
    parser.add_argument(
        "--warmup-moves", type=int, default=100, help="random moves before the start (default: 100)"
    )
    parser.add_argument("--seconds", type=int, default=8, help="seconds per round (default: 8)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--memory", action="store_true", help="keep the cluster in memory, off the disk")
    given = parser.parse_args()
    tune_gc()
    folder: Path | None = in_memory() if given.memory else None
    with services(folder) as running:
        rates, faults = compare(running, given)
    medians = {name: statistics.median(values) for name, values in rates.items()}
    for name, goal in GOALS.items():
        rate, of = medians[name], medians["bare"]
        verdict = "reached" if rate / of >= goal else "MISSED"
        print(f"{name}: {rate:,.0f}/s of {of:,.0f}/s bare: {rate / of:.3f} (goal {goal}: {verdict})")
    for fault in faults[:20]:
        print(f"  {fault}")
    print("verdict: " + ("every check passed" if not faults else f"{len(faults)} faults"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
