"""A real mail server inside a test: it keeps the mails it gets, and can be busy or refuse them."""

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
