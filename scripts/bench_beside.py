"""Compare two source trees of Bothy: play the same games alternately until the median speed ratio is known.

`python scripts/bench_beside.py BEFORE AFTER GAME` takes folders that hold the package `bothy`: a checkout's `src`,
or the output of `scripts/compile.py games`. Times vary by a factor of two on a shared machine, so both play the
same round right after each other, in alternating order, and only ratios of such pairs count. A round is the same
as in `bothy bench`, but measured in the process's CPU time, which other processes don't affect.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from itertools import count
from pathlib import Path

WORKER = """
import sys
from importlib import import_module
from time import process_time
from bothy.kernel import SamplingDealer
try:
    from bothy.table.game_registry import find
except ImportError:  # before it had that name
    find = import_module("bothy.table.shelf").find
game, games = find(sys.argv[1]), int(sys.argv[2])
for line in sys.stdin:
    rules, decisions, spent = game.open({}, game.seats[-1]), 0, 0.0
    for number in range(games):
        chance, dealer = SamplingDealer(int(line) * games + number), SamplingDealer(number)
        pos = rules.start()
        pos.settle(dealer)
        begun = process_time()
        while pos.stack:
            seat = pos.seats_to_act()[0]
            legal = pos.legal(seat)
            pos.apply(seat, legal[chance.below(len(legal))], dealer)
            decisions += len(legal) > 1
        spent += process_time() - begun
    print(decisions / spent, flush=True)
"""
MOST = 400
"""Pairs after which the figure is reported as it is."""


class Tree:
    """One of the two trees, in a separate process that stays warm."""

    def __init__(self, folder: Path, game: str, games: int) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder.resolve())}
        command = [sys.executable, "-c", WORKER, game, str(games)]
        self.process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def decisions_per_second(self, number: int) -> float:
        """Returns the speed over the games of this round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """Stops the process."""
        self.process.kill()
        self.process.wait()


def interval(ratios: list[float]) -> tuple[float, float]:
    """Returns the 95 % confidence interval of the median ratio, from the ranks of a fair coin."""
    ranked = sorted(ratios)
    off = 0.98 * len(ranked) ** 0.5
    low = max(0, int(len(ranked) / 2 - off))
    return ranked[low], ranked[-1 - low]


def main() -> int:
    """Play pairs of rounds and print the median ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=8, help="games per round (default: 8)")
    parser.add_argument(
        "--known-to", type=float, default=0.02, help="stop once the median is known this precisely (default: 0.02)"
    )
    args = parser.parse_args()
    before, after = [Tree(folder, args.game, args.games) for folder in (args.before, args.after)]
    ratios: list[float] = []
    for number in count():
        pair = (before, after) if number % 2 else (after, before)
        speeds = {tree: tree.decisions_per_second(number) for tree in pair}
        if number:  # the first round warms both up
            ratios.append(speeds[after] / speeds[before])
        if len(ratios) >= 12:
            low, high = interval(ratios)
            if high - low <= 2 * args.known_to or len(ratios) >= MOST:
                break
    before.close()
    after.close()
    median = statistics.median(ratios)
    print(f"{args.game}: {median:.3f} times as fast ({low:.3f} to {high:.3f}, {len(ratios)} pairs)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
