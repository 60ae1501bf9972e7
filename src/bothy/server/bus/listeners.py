"""Who in this process listens to what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec

from bothy.server.bus.interface import Heard

P = ParamSpec("P")


def unharmed(heard: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Call a listener; if it fails, that is reported, and the next is called all the same."""
    try:
        heard(*args, **kwargs)
    except Exception as error:
        report = {"message": f"a listener of the bus failed: {heard!r}", "exception": error}
        asyncio.get_running_loop().call_exception_handler(report)


class Listeners:
    """Listeners by subject. Each is an object of its own, so that one function may listen twice."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[object, Heard]] = {}

    def __contains__(self, subject: str) -> bool:
        return subject in self._heard

    def subjects(self) -> list[str]:
        """All that somebody listens to."""
        return list(self._heard)

    def add(self, subject: str, listener: object, heard: Heard) -> None:
        """Somebody begins to listen."""
        self._heard.setdefault(subject, {})[listener] = heard

    def remove(self, subject: str, listener: object) -> bool:
        """Somebody listens no more. True if that was the last one of this subject."""
        heard = self._heard.get(subject, {})
        if heard.pop(listener, None) is None or heard:
            return False
        del self._heard[subject]
        return True

    def tell(self, subject: str, payload: bytes) -> None:
        """Tell all of a subject, those who leave meanwhile excepted."""
        for listener in list(self._heard.get(subject, ())):
            heard = self._heard.get(subject, {}).get(listener)
            if heard is not None:
                unharmed(heard, payload)

    def clear(self) -> None:
        """Forget all."""
        self._heard.clear()
