"""A real mail server inside a test: it keeps what it is given, and can be told to be busy or to refuse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

from bothy.server.settings import Settings

FROM = "Bothy <play@bothy.example.org>"


class Postbox:
    """What arrived, oldest first."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.to: list[list[str]] = []
        self.answer = ""
        """What every recipient is answered with, such as `451 not now`; nothing takes them."""

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
        """What arrived, as a mail reader reads it."""
        return [message_from_bytes(each, policy=default) for each in self.raw]


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[Postbox, Settings]]:
    """A mail server that listens, and the settings that lead to it."""
    postbox, loop = Postbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(postbox, loop=loop, enable_SMTPUTF8=False), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield postbox, Settings(mail_server="127.0.0.1", mail_port=port, mail_tls="none", mail_from=FROM)
