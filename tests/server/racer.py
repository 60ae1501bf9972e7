"""One of several processes that append to the same games, once to each for every line it receives.

python -m tests.server.racer DSN NAME GAME [GAME ...]
"""

from __future__ import annotations

import asyncio
import json
import random
import sys

from bothy.server.store.postgres import PostgresStore


async def race(dsn: str, name: str, games: list[str]) -> None:
    """In every round, appends to every game after the same entry as the other processes, and prints its wins."""
    store = PostgresStore(dsn)
    await store.open()
    print("ready", flush=True)
    after = 0
    while await asyncio.to_thread(sys.stdin.readline):
        entry = json.dumps({"seq": after + 1, "by": name}).encode()
        outcomes = await asyncio.gather(*(_append(store, game, after, entry, len(games)) for game in games))
        print(json.dumps([game for game, won in zip(games, outcomes, strict=True) if won]), flush=True)
        after += 1
    await store.close()


async def _append(store: PostgresStore, game: str, after: int, entry: bytes, games: int) -> bool:
    """Appends; with several games not quite at once, so that groups of all sizes meet."""
    if games > 1:
        await asyncio.sleep(random.random() * 0.005)  # noqa: S311  (a race, not a secret)
    return await store.append(game, after, [entry])


if __name__ == "__main__":
    dsn, name, *games = sys.argv[1:]
    asyncio.run(race(dsn, name, games))
