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
        """Stop listening."""
        self._listeners.remove(self._subject, self)


class LocalBus(Bus):
    """Announcements within one process. They arrive in a later turn of the event loop, as over a network."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        """Do nothing: there's nothing to connect to."""

    async def close(self) -> None:
        """Remove all listeners."""
        self._listeners.clear()

    async def ready(self) -> bool:
        """Return True: a local bus is always ready."""
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        """Notify the listeners."""
        if checked(subject) in self._listeners:
            get_running_loop().call_soon(self._listeners.tell, subject, payload)

    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Call `heard` with every payload published to exactly this subject."""
        listener = LocalSubscription(self._listeners, checked(subject))
        self._listeners.add(subject, listener, heard)
        return listener

    def after_gap(self, look: Callable[[], None]) -> None:
        """Do nothing: no hint is ever lost here."""
