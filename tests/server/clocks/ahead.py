"""Bothy on a machine whose clock is forty minutes ahead, with the arguments of `bothy`.

python -m tests.server.clocks.ahead serve
"""

from __future__ import annotations

import sys
import time

AHEAD = 40 * 60
"""Seconds."""


def set_ahead() -> None:
    """Moves the wall clock of this process; its monotonic clock stays right."""
    wall, wall_ns = time.time, time.time_ns
    time.time = lambda: wall() + AHEAD
    time.time_ns = lambda: wall_ns() + AHEAD * 1_000_000_000


if __name__ == "__main__":
    set_ahead()
    from bothy.cli import main

    sys.exit(main())
