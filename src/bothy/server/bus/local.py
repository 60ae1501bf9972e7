"""The bus of a single process: whoever listens hears at once."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable

from bothy.server.bus.interface import Bus, Heard, Subscription


class LocalSubscription(Subscription):
    """One listener in this process."""

    def __init__(self, bus: LocalBus, subject: str, heard: Heard) -> None:
        self._bus = bus
        self._subject = subject
        self._heard = heard

    def hear(self, payload: bytes) -> None:
        """Tell the listener, unless it has gone in between."""
        if self in self._bus.listeners.get(self._subject, ()):
            self._heard(payload)

    async def close(self) -> None:
        """Hear no more."""
        listeners = self._bus.listeners.get(self._subject, [])
        if self in listeners:
            listeners.remove(self)
        if not listeners:
            self._bus.listeners.pop(self._subject, None)


class LocalBus(Bus):
    """Hints inside one process. They are heard in a later turn of the event loop, as over a network."""

    def __init__(self) -> None:
        self.listeners: dict[str, list[LocalSubscription]] = {}

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Forget who listened."""
        self.listeners.clear()

    async def ready(self) -> bool:
        """Always."""
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell whoever listens now."""
        loop = get_running_loop()
        for listener in self.listeners.get(subject, ()):
            loop.call_soon(listener.hear, payload)

    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Call `heard` with every payload published to this very subject."""
        listener = LocalSubscription(self, subject, heard)
        self.listeners.setdefault(subject, []).append(listener)
        return listener

    def after_gap(self, look: Callable[[], None]) -> None:
        """Nothing is ever lost here."""
