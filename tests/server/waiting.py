"""Waiting for what comes about by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Return once it is so; who waits for longer than this waits in vain."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
