"""One of several processes that append to the same games; prints which appends it won.

python -m tests.server.racer DSN NAME ROUNDS GAME [GAME ...]
"""

from __future__ import annotations

import asyncio
import json
import random
import sys

from bothy.server.store.postgres import PostgresStore


async def _append(store: PostgresStore, game: str, after: int, entry: bytes, games: int) -> bool:
    """With several games not quite at once, so that groups of all sizes meet."""
    if games > 1:
        await asyncio.sleep(random.random() * 0.005)  # noqa: S311  (a race, not a secret)
    return await store.append(game, after, [entry])


async def race(dsn: str, name: str, rounds: int, games: list[str]) -> dict[str, list[int]]:
    """In every round append to every game at once, after the same entry as everybody else."""
    store = PostgresStore(dsn)
    await store.open()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    won: dict[str, list[int]] = {game: [] for game in games}
    for after in range(rounds):
        entry = json.dumps({"seq": after + 1, "by": name}).encode()
        outcomes = await asyncio.gather(*(_append(store, game, after, entry, len(games)) for game in games))
        for game, outcome in zip(games, outcomes, strict=True):
            if outcome:
                won[game].append(after + 1)
    await store.close()
    return won


if __name__ == "__main__":
    dsn, name, rounds, *games = sys.argv[1:]
    print(json.dumps(asyncio.run(race(dsn, name, int(rounds), games))))
