"""One of two processes that act on the same game at the same moment, through the match service.

python -m tests.server.service_racer STORE BUS SEED

For every line, the id of a game, it does something legal after the newest entry and prints `won`, `overtaken`, or
`over` if the game has ended.
"""

from __future__ import annotations

import asyncio
import sys

from tests.server.processes import attempt

from bothy.kernel import SamplingDealer
from bothy.server.bus.nats import NatsBus
from bothy.server.logs import set_up_logs
from bothy.server.matches import Announcements, MatchService
from bothy.server.refusals import Overtaken
from bothy.server.settings import Settings
from bothy.server.store.postgres import PostgresStore


async def race(store_url: str, bus_url: str, seed: int) -> None:
    """Serves until standard input ends."""
    set_up_logs(Settings(log_level="warning"))
    store, bus, chance = PostgresStore(store_url), NatsBus(bus_url), SamplingDealer(seed)
    await store.open()
    await bus.open()
    matches = MatchService(store, Announcements(bus))
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        cached = await matches.newest(line.strip())
        print("at", cached.seq, flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # start together
        if cached.match.finished:
            print("over", flush=True)
            continue
        try:
            await attempt(matches, cached, chance)
            print("won", flush=True)
        except Overtaken:
            print("overtaken", flush=True)
    await matches.close()
    await bus.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], sys.argv[2], int(sys.argv[3])))
