"""Measure the cost of clocks and notices per move: CPU and acknowledgement time, with and without them.

python scripts/load_beside.py [--rounds 3] [--seconds 40] [--games 500] [--interval 2] [--clock] [--notices]

Runs `bothy load --self-host` without and with them alternately, and compares medians. Without either option both
are on. Use an otherwise idle machine: p99 varies more than the effect measured.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from statistics import median

FOUND = re.compile(r"p99 ([\d.]+) ms.*?([\d,]+) us per move", re.DOTALL)
AIM = 1.2


def figures(arguments: list[str]) -> tuple[float, float]:
    """Returns the p99 in milliseconds and the CPU microseconds per move of one run."""
    command = [sys.executable, "-m", "bothy", "load", "--self-host", "--p99", "100000", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = FOUND.search(done.stdout)
    if done.returncode or found is None:
        sys.exit(f"{' '.join(arguments)} failed:\n{done.stdout}\n{done.stderr}")
    p99, cpu = float(found[1]), float(found[2].replace(",", ""))
    notices = "".join(line for line in done.stdout.splitlines() if line.startswith("notices"))
    print(f"{' '.join(arguments)}: p99 {p99:.1f} ms, CPU per move {cpu:,.0f} us {notices}", flush=True)
    return p99, cpu


def main() -> None:
    """Run both alternately, and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    for name, usual in (("seconds", "40"), ("games", "500"), ("interval", "2")):
        parser.add_argument(f"--{name}", default=usual)
    parser.add_argument("--clock", action="store_true")
    parser.add_argument("--notices", action="store_true")
    given = parser.parse_args()
    common = ["--seconds", given.seconds, "--games", given.games, "--interval", given.interval]
    more = [f"--{name}" for name in ("clock", "notices") if getattr(given, name)] or ["--clock", "--notices"]
    rounds = [(figures(common), figures([*common, *more])) for _ in range(given.rounds)]
    for at, what in enumerate(("p99", "CPU per move")):
        without, beside = (median(each[which][at] for each in rounds) for which in (0, 1))
        print(f"{what}: {beside / without:.2f} times (medians {beside:,.1f} and {without:,.1f}; aim {AIM})")


if __name__ == "__main__":
    main()
