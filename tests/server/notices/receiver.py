"""Small real HTTP and mail servers for push services, chat rooms and people, and a browser that subscribes."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bothy.server.settings import Settings


@dataclass
class Receiver:
    """The requests posted to it, oldest first; it answers with `status`."""

    address: str = ""
    status: int = 201
    location: str = ""
    seconds: float = 0.0
    """Its response time."""
    posted: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.posted]


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()

    async def take(request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        receiver.posted.append((request.path, headers, await request.read()))
        await asyncio.sleep(receiver.seconds)
        more = {"location": receiver.location} if receiver.location else {}
        return web.Response(status=receiver.status, headers=more)

    app = web.Application()
    app.router.add_post("/{rest:.*}", take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    receiver.address = f"http://127.0.0.1:{port}"
    try:
        yield receiver
    finally:
        await runner.cleanup()


class Browser:
    """The keys of a subscription, as in a browser, which decrypt its messages."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(opened)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


FROM = "Bothy <play@bothy.example.org>"


class Postbox:
    """The mails that arrived, oldest first."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.to: list[list[str]] = []
        self.answer = ""
        """The response to every recipient, such as `451 not now`; an empty string accepts them."""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.raw.append(envelope.content)
        self.to.append(list(envelope.rcpt_tos))
        return "250 OK"

    @property
    def mails(self) -> list[EmailMessage]:
        """Returns the mails as a mail reader parses them."""
        return [message_from_bytes(each, policy=default) for each in self.raw]


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[Postbox, Settings]]:
    """Starts a mail server and yields the settings that use it."""
    postbox, loop = Postbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(postbox, loop=loop, enable_SMTPUTF8=False), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield postbox, Settings(mail_server="127.0.0.1", mail_port=port, mail_tls="none", mail_from=FROM)
