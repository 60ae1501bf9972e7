"""Garbage collector settings. A full collection pauses every table, so it's run rarely."""

from __future__ import annotations

import asyncio
import gc

YOUNG, OLDER = 1_000, 3
"""Net new objects until the young generation is collected, and collections of it until the middle one is too.

Small numbers: freed old objects offset new ones, so a large threshold let a hundred thousand gather, and
collecting them took a tenth of a second.
"""
NEVER = 1 << 30
EVERYTHING_EVERY = 600.0
"""Seconds between full collections. With 500 loaded games one takes a fifth of a second."""


def tune_gc() -> None:
    """Collect new objects often, and never those that exist from the start.

    Views are created and dropped by the thousand without cycles, and collecting took an eighth of the time. By
    default Python also ran a full collection every 45 seconds under load, which caused the slowest hundredth of
    moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect_now_and_then() -> None:
    """Run a full collection now and then: broken connections leave cycles behind."""
    while True:
        await asyncio.sleep(EVERYTHING_EVERY)
        gc.collect()
