"""The bus of a single process."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable

from bothy.server.bus.interface import Bus, Heard, Subscription, checked
from bothy.server.bus.listeners import Listeners


class LocalSubscription(Subscription):
    """One listener in this process."""

    def __init__(self, listeners: Listeners, subject: str) -> None:
        self._listeners = listeners
        self._subject = subject

    async def close(self) -> None:
        """Hear no more."""
        self._listeners.remove(self._subject, self)


class LocalBus(Bus):
    """Announcements inside one process. They are heard in a later turn of the event loop, as over a network."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Forget who listened."""
        self._listeners.clear()

    async def ready(self) -> bool:
        """Always."""
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell whoever listens."""
        if checked(subject) in self._listeners:
            get_running_loop().call_soon(self._listeners.tell, subject, payload)

    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Call `heard` with every payload published to this very subject."""
        listener = LocalSubscription(self._listeners, checked(subject))
        self._listeners.add(subject, listener, heard)
        return listener

    def after_gap(self, look: Callable[[], None]) -> None:
        """Nothing is ever lost here."""
