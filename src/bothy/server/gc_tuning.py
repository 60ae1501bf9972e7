"""When Python looks for rings of dead objects: a look at everything holds everybody up, so it is had seldom."""

from __future__ import annotations

import asyncio
import gc

YOUNG, OLDER = 1_000, 3
"""Objects more than before until the youngest are looked at, and how often that is before the older ones are too.

Small numbers: old objects that go count against new ones that come, so that a large one let a hundred thousand
gather, and looking at them took a tenth of a second."""
NEVER = 1 << 30
EVERYTHING_EVERY = 600.0
"""Seconds between two looks at everything. With 500 games at hand one takes a fifth of a second."""


def spare_the_collector() -> None:
    """Look often among what is new, and never among what stays from the start on.

    Views are made and dropped by the thousand, without rings; looking took an eighth of the time. Left to itself
    Python also looked at everything every 45 seconds under load, and that made the slowest hundredth of moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect_now_and_then() -> None:
    """Look at everything, now and then: a connection that broke leaves rings behind."""
    while True:
        await asyncio.sleep(EVERYTHING_EVERY)
        gc.collect()
