"""The bus listeners of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec

from bothy.server.bus.interface import Heard

P = ParamSpec("P")


def unharmed(heard: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Call a listener. A failure is reported, and the next listener is still called."""
    try:
        heard(*args, **kwargs)
    except Exception as error:
        report = {"message": f"a listener of the bus failed: {heard!r}", "exception": error}
        asyncio.get_running_loop().call_exception_handler(report)


class Listeners:
    """Listeners by subject. Each has its own key object, so that one function may listen twice."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[object, Heard]] = {}

    def __contains__(self, subject: str) -> bool:
        return subject in self._heard

    def subjects(self) -> list[str]:
        """Return all subjects with listeners."""
        return list(self._heard)

    def add(self, subject: str, listener: object, heard: Heard) -> None:
        """Add a listener."""
        self._heard.setdefault(subject, {})[listener] = heard

    def remove(self, subject: str, listener: object) -> bool:
        """Remove a listener. True if it was the last one of this subject."""
        heard = self._heard.get(subject, {})
        if heard.pop(listener, None) is None or heard:
            return False
        del self._heard[subject]
        return True

    def tell(self, subject: str, payload: bytes) -> None:
        """Notify all listeners of a subject, except those removed meanwhile."""
        for listener in list(self._heard.get(subject, ())):
            heard = self._heard.get(subject, {}).get(listener)
            if heard is not None:
                unharmed(heard, payload)

    def clear(self) -> None:
        """Remove all listeners."""
        self._heard.clear()
