"""Long work in the event loop, a little at a time: everybody else in the process waits while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar

LONGEST = 0.005
"""Seconds after which long work lets others go first. Several may be at it at once, so it is well below 50 ms."""

T = TypeVar("T")


class Slice:
    """A share of the loop. Whoever does something long asks after every small step whether it is used up."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = perf_counter() + LONGEST

    async def pause(self) -> None:
        """Let others go first, if this work has held the loop for long enough."""
        if perf_counter() >= self._until:
            await asyncio.sleep(0)
            self._until = perf_counter() + LONGEST


async def in_slices(work: Iterable[T]) -> list[T]:
    """Everything that comes of some work, done a little at a time."""
    found, share = [], Slice()
    for each in work:
        found.append(each)
        await share.pause()
    return found
