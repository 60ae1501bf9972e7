"""Real mail server for browser tests: prints its port, then each mail it receives, as one line of JSON each."""

from __future__ import annotations

import asyncio
import json
from email import message_from_bytes
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP


class Postbox:
    """Mail handler that prints each message as a mail program reads it."""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """Prints an incoming mail."""
        mail = message_from_bytes(envelope.content, policy=default)
        body = mail.get_body(("plain",))
        text = "" if body is None else body.get_content()
        tell({"to": envelope.rcpt_tos, "subject": mail["subject"], "text": text, "ends": mail["list-unsubscribe"]})
        return "250 OK"


def tell(what: Any) -> None:
    """Prints one line and flushes it."""
    print(json.dumps(what), flush=True)  # noqa: T201 - the test reads it


async def main() -> None:
    """Receives mail until stopped."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Postbox(), loop=loop), "127.0.0.1", 0)
    tell({"port": server.sockets[0].getsockname()[1]})
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
