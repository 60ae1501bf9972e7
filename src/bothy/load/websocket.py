"""A cheap WebSocket client: with thousands of sockets, the driver must not be the bottleneck.

It supports only what our server needs: text both ways, answers to pings, no extensions.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast

from bothy.kernel import InvalidInput, Reason

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""Masks protect proxies from browsers. Here there are neither."""
PATIENCE = 30.0


class WebSocketConnection(asyncio.Protocol):
    """One connection: `heard` is called with the bytes of every text, `ended` once when it closes."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self._heard = heard
        self._ended = ended
        self._buffer = b""
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport for answers."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's isn't declared as one

    def connection_lost(self, error: Exception | None) -> None:
        """Notify the waiting caller or the listener."""
        self._transport = None
        if not self._upgraded.done():
            self._upgraded.set_exception(ConnectionResetError("closed before it was accepted"))
        else:
            self._ended()

    def data_received(self, data: bytes) -> None:
        """Split the data into messages."""
        self._buffer += data
        if not self._upgraded.done():
            self._shake_hands()
        if self._upgraded.done():
            self._cut()

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        self._buffer = rest
        if b" 101 " in head.split(b"\r\n", 1)[0]:
            self._upgraded.set_result(None)
        else:
            status = head.split(b"\r\n", 1)[0].decode("latin-1")
            self._upgraded.set_exception(InvalidInput(Reason("load-turned-away", status=status)))

    def _cut(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                start += size
                if len(buffer) < start:
                    break
                length = int.from_bytes(buffer[start - size : start], "big")
            if len(buffer) < start + length:
                break
            self._frame(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.close()

    # Called by clients

    @property
    def open(self) -> bool:
        """True if the connection can send."""
        return self._transport is not None and not self._transport.is_closing()

    def send(self, text: bytes) -> None:
        """Send a text. Does nothing on a closed connection, as `ended` reports that."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        if self._transport is None:
            return
        size = len(body)
        if size < 126:
            length = bytes([128 | size])
        elif size < 1 << 16:
            length = b"\xfe" + size.to_bytes(2, "big")
        else:
            length = b"\xff" + size.to_bytes(8, "big")
        self._transport.write(bytes([128 | kind]) + length + NO_MASK + body)

    def stop_reading(self) -> None:
        """Stop reading, like a client that hangs."""
        if self._transport is not None:
            self._transport.pause_reading()

    def read_on(self) -> None:
        """Resume reading."""
        if self._transport is not None:
            self._transport.resume_reading()

    def close(self) -> None:
        """Disconnect."""
        if self._transport is not None:
            self._transport.close()

    async def ask_in(self, host: str, path: str, cookie: str) -> None:
        """Send the upgrade request and wait until it's accepted."""
        key = b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {cookie}",
        ]
        assert self._transport is not None
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        await asyncio.wait_for(asyncio.shield(self._upgraded), PATIENCE)


async def connect(
    address: str, path: str, cookie: str, heard: Callable[[bytes], None], ended: Callable[[], None]
) -> WebSocketConnection:
    """Open a socket at an address like `http://127.0.0.1:8417`."""
    where = address.removeprefix("http://")
    host, _, port = where.rpartition(":")
    _, frames = await asyncio.get_running_loop().create_connection(
        lambda: WebSocketConnection(heard, ended), host, int(port)
    )
    try:
        await frames.ask_in(where, path, cookie)
    except BaseException:
        frames.close()
        raise
    return frames
