"""Let time run out at thousands of tables, with two processes, one of which is killed meanwhile.

python scripts/timers_drill.py [--timers 10000] [--seconds 60]

Every game must record its timeout once, and 99 of 100 within a second. Delays are measured from outside, by
checking the store every tenth of a second, so figures are at most a tenth too high.
"""

from __future__ import annotations

import argparse
import asyncio
from itertools import cycle

import asyncpg

from bothy.load.hosting import Host, hosted, private_services
from bothy.load.seed_tables import played_ahead
from bothy.local.ids import fresh_id
from bothy.server.backends import store_of
from bothy.server.clock import now_ms
from bothy.server.clocks.clock import Clock, clock_body
from bothy.server.clocks.pace import Pace
from bothy.server.matches.lines import entry_line, header_line, read_entry
from bothy.server.rows import MatchRow, TimerRow
from bothy.server.store import Store
from bothy.table import Match
from bothy.table.log import OUT_OF_TIME

PACE = Pace(kind="live", seconds=3600)
LOOK_EVERY = 0.1
AHEAD = 20_000
"""Milliseconds from creating the first clock to the first timeout; more for many timers."""
PATIENCE = 15.0


async def lay(store: Store, match: Match, due: int) -> str:
    """Creates a game whose mover's time runs out at a given moment."""
    assert match.shuffle is not None
    people = tuple(f"person {seat}" for seat in range(match.header.seats))
    row = MatchRow(
        id=fresh_id(),
        header=header_line(match.header),
        seed=match.shuffle.seed,
        people=people,
        created=now_ms(),
    )
    await store.create_match(row, [entry_line(entry) for entry in match.log])
    clock = Clock.start(PACE, match.header.seats, match.seats_to_act()[:1], due - 1000 * PACE.seconds)
    await store.begin_timer(TimerRow(match_id=row.id, seq=match.seq, due=due, body=clock_body(clock)))
    return row.id


async def lay_all(store: Store, timers: int, seconds: float) -> dict[str, int]:
    """Creates all games, their timeouts spread evenly over the given seconds."""
    matches = [played_ahead("creel", 3, 12, seed) for seed in range(16)]
    first = now_ms() + AHEAD + timers
    dues = [first + round(1000 * seconds * number / timers) for number in range(timers)]
    found: dict[str, int] = {}
    for at in range(0, timers, 100):
        some = list(zip(cycle(matches), dues[at : at + 100], strict=False))
        ids = await asyncio.gather(*(lay(store, match, due) for match, due in some))
        found |= dict(zip(ids, dues[at : at + 100], strict=True))
    print(f"{timers:,} clocks laid, {(first - now_ms()) / 1000:.0f} s before the first ends", flush=True)
    return found


async def watch(dsn: str, dues: dict[str, int], until: int) -> dict[str, int]:
    """Returns when each timeout was first seen in the store."""
    connection, seen = await asyncpg.connect(dsn), dict[str, int]()
    look = await connection.prepare("select match_id from entries where seq > 12 and match_id = any($1::text[])")
    waiting = sorted(dues, key=lambda game: dues[game])
    while waiting and now_ms() < until:
        now = now_ms()
        due = [game for game in waiting[:4000] if dues[game] <= now]
        rows = {row[0] for row in await look.fetch(due)}
        seen |= dict.fromkeys(rows, now_ms())
        waiting = [game for game in waiting if game not in rows]
        await asyncio.sleep(LOOK_EVERY)
    await connection.close()
    return seen


async def drill(host: Host, timers: int, seconds: float) -> list[str]:
    """Creates the games, kills one process halfway, and compares the logs with what was due."""
    store = store_of(host.settings)
    await store.open()
    dues = await lay_all(store, timers, seconds)
    halfway, end = min(dues.values()) + round(500 * seconds), max(dues.values())
    watching = asyncio.create_task(watch(host.store, dues, end + round(1000 * PATIENCE)))
    await asyncio.sleep(max(0.0, (halfway - now_ms()) / 1000))
    host.processes.pop().kill()
    print("one of two processes killed", flush=True)
    seen = await watching
    late = sorted(seen[game] - dues[game] for game in seen)
    for part in (50, 99, 99.9, 100):
        print(f"late, p{part:g}: {late[min(len(late) - 1, int(len(late) * part / 100))]:,} ms")
    faults = [f"{game}: time is over, and the log doesn't say so" for game in dues if game not in seen]
    for game in dues:
        entries = [read_entry(line) for line in await store.entries(game, 1)]
        outs = [entry for entry in entries if entry.seating == OUT_OF_TIME]
        if len(outs) > 1:
            faults.append(f"{game}: {len(outs)} time-outs")
    await store.close()
    if late and late[min(len(late) - 1, int(len(late) * 0.99))] >= 1000:
        faults.append("p99 is a second or more")
    return faults


def main() -> None:
    """Run the drill and report faults."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--timers", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with private_services() as (store, bus), hosted(store, bus, 2) as host:
        faults = asyncio.run(drill(host, given.timers, given.seconds))
    for fault in faults[:20]:
        print(f"  {fault}")
    print("verdict: " + (f"{given.timers:,} clocks ran out once" if not faults else f"{len(faults)} faults"))
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
