"""What a handler may return instead of plain data: another status, headers, cookies, or bytes of another kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec

from bothy.server.asgi.types import Send

T = TypeVar("T")
JSON = "application/json"
BODILESS = (204, 304)


@dataclass(frozen=True, slots=True)
class Cookie:
    """A cookie to set."""

    key: str
    value: str
    max_age: int
    """Seconds to keep it; 0 removes it."""
    secure: bool

    def header(self) -> tuple[bytes, bytes]:
        """Returns its header. Scripts and other sites can't use it."""
        kept = f"{self.key}={self.value}; HttpOnly; Max-Age={self.max_age}; Path=/; SameSite=lax"
        return b"set-cookie", (f"{kept}; Secure" if self.secure else kept).encode("latin-1")


@dataclass(frozen=True, slots=True)
class Response(Generic[T]):
    """Data with more than the usual status and headers. Bytes and text are sent as they are, all else as JSON."""

    content: T
    status_code: int | None = None
    """The route's, if None."""
    headers: Mapping[str, str] = field(default_factory=dict)
    cookies: Sequence[Cookie] = ()
    media_type: str = JSON

    async def send(self, send: Send, status: int) -> None:
        """Sends it, with this status unless it has its own."""
        status = self.status_code or status
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in self.headers.items()
        ]
        headers += [cookie.header() for cookie in self.cookies]
        body = self._body()
        if status not in BODILESS:
            headers.append((b"content-type", self.media_type.encode("latin-1")))
            headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if status in BODILESS else body})

    def _body(self) -> bytes:
        if isinstance(self.content, bytes):
            return self.content
        if isinstance(self.content, str) and self.media_type != JSON:
            return self.content.encode()
        return b"" if self.content is None else msgspec.json.encode(self.content)
