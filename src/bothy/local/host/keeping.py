"""Writes that must be kept before they count."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from bothy.kernel import Reason
from bothy.local.refusals import Refusal

T = TypeVar("T")


class NotKept(Refusal):
    """The store failed: what was asked for hasn't happened."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("not-kept"))


async def kept(writing: Awaitable[T]) -> T:
    """Awaits a write; raises `NotKept` for whatever error a page's store has."""
    try:
        return await writing
    except Exception as error:
        raise NotKept from error
