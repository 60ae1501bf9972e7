"""Long work in the event loop, done in slices: all other requests of the process wait while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar

LONGEST = 0.005
"""Seconds after which long work yields. Several such tasks may run at once, so it's well below 50 ms."""

T = TypeVar("T")


class Slice:
    """A time slice of the loop. Long work calls `pause` after every small step."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = perf_counter() + LONGEST

    async def pause(self) -> None:
        """Yield to other tasks if this work has held the loop for long enough."""
        if perf_counter() >= self._until:
            await asyncio.sleep(0)
            self._until = perf_counter() + LONGEST


async def in_slices(work: Iterable[T]) -> list[T]:
    """Collect the results of an iterable, in slices."""
    found, share = [], Slice()
    for each in work:
        found.append(each)
        await share.pause()
    return found
