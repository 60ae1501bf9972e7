"""Benchmark of the match service alone, without sockets and hints: moves written and acknowledged by one process.

    python -m bothy.load.appending STORE SECONDS CALLERS GAME [GAME ...]

Loads the games, prints `ready`, and does one run per input line. Every caller plays one game after another with
random legal moves, each as soon as the previous one is acknowledged. Prints each run's results as a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import deque
from time import perf_counter, process_time
from typing import Any

from bothy.kernel import SamplingDealer
from bothy.load.figures import percentile
from bothy.server.backends import store_of
from bothy.server.bus.local import LocalBus
from bothy.server.gc_tuning import tune_gc
from bothy.server.logs import set_up_logs
from bothy.server.matches import Announcements, MatchService
from bothy.server.process import loop_factory
from bothy.server.settings import Settings


class Caller:
    """Plays the rest of some games."""

    def __init__(self, matches: MatchService, match_ids: deque[str], seed: int) -> None:
        self.matches = matches
        self.match_ids = match_ids
        self.chance = SamplingDealer(seed)

    async def play(self, until: float, took: list[float]) -> None:
        """Play until the time is over, or no game is left."""
        while self.match_ids:
            match_id = self.match_ids.popleft()
            cached = await self.matches.at_hand(match_id)
            while not cached.match.finished:
                if perf_counter() > until:
                    self.match_ids.appendleft(match_id)
                    return
                seat = cached.match.seats_to_act()[0]
                legal = cached.match.legal(seat)
                action = cached.match.rules.registry.write(legal[self.chance.below(len(legal))])
                sent = perf_counter()
                await self.matches.play(match_id, seat, [action], cached.seq)
                took.append(perf_counter() - sent)


async def serve(store_url: str, seconds: float, callers: int, match_ids: deque[str]) -> None:
    """Do one run per line on standard input."""
    settings = Settings(store=store_url, log_level="warning")
    set_up_logs(settings)
    store = store_of(settings)
    await store.open()
    matches = MatchService(store, Announcements(LocalBus()), 1 << 30)
    for match_id in match_ids:
        await matches.at_hand(match_id)
    tune_gc()
    playing = [Caller(matches, match_ids, seed) for seed in range(callers)]
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await _run(playing, seconds)), flush=True)
    await matches.close()
    await store.close()


async def _run(playing: list[Caller], seconds: float) -> dict[str, Any]:
    took: list[float] = []
    began, used = perf_counter(), process_time()
    await asyncio.gather(*[caller.play(began + seconds, took) for caller in playing])
    spent = perf_counter() - began
    return {
        "moves": len(took),
        "seconds": spent,
        "cpu": process_time() - used,
        "p50": percentile(took, 50),
        "p99": percentile(took, 99),
    }


def main() -> None:
    """Run the command line, with the event loop that servers use."""
    store_url, seconds, callers, *match_ids = sys.argv[1:]
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(store_url, float(seconds), int(callers), deque(match_ids)))


if __name__ == "__main__":
    main()
