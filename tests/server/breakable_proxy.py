"""A proxy to a database or a bus, whose connections can be cut at the worst moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType

from private_services import free_port


class Wire:
    """Forwards everything both ways, until set to swallow the server's answers or the client's requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers_lost = False
        self.questions_lost = False
        self.lost_text = b""
        """Only what contains this is lost."""
        self.swallowed = asyncio.Event()
        """Set when something was lost."""
        self._server: asyncio.Server | None = None
        self._door = free_port()
        """Its port, also after it was down: one that the system gives to no other process meanwhile."""
        self._ends: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Wire:
        await self.up()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.down()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def by(self, address: str) -> str:
        """Returns the same address through this proxy."""
        return address.replace(f":{self.port}", f":{self._door}")

    async def up(self) -> None:
        """Accepts connections."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self._door)

    def down(self) -> None:
        """Ends all connections and accepts no new ones."""
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Ends all connections like a pulled plug, and forwards new ones normally."""
        self.answers_lost = self.questions_lost = False
        self.lost_text = b""
        self.swallowed.clear()
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _connected(self, asking: asyncio.StreamReader, asker: asyncio.StreamWriter) -> None:
        answering, answerer = await asyncio.open_connection("127.0.0.1", self.port)
        self._ends += [asker, answerer]
        for task in (
            asyncio.create_task(self._pass(asking, answerer, "questions_lost")),
            asyncio.create_task(self._pass(answering, asker, "answers_lost")),
        ):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, lost: str) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if getattr(self, lost) and self.lost_text in data:
                    self.swallowed.set()
                else:
                    target.write(data)
                    await target.drain()
        target.close()
