"""Waiting for asynchronous effects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Returns once the condition holds; raises TimeoutError after this many seconds."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
