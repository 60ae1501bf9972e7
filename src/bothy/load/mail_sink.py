"""Notices under load: all guests have mail addresses, one per table doesn't look, and mail is only counted."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from urllib.request import urlopen

from bothy.load.guests import Guest
from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.clock import now_ms
from bothy.server.store import Store

GRACE = "5"
"""Seconds before an event is notified: less than usual, so that a short run covers it all."""
COUNTED = re.compile(r'^bothy_notices_total{outcome="([a-z-]+)",step="(\w+)"} (\S+)$', re.MULTILINE)
SINK = """
import asyncio

async def serve(reader, writer):
    def say(line):
        writer.write(line + b"\\r\\n")
    say(b"220 sink")
    while line := await reader.readline():
        word = line[:4].upper()
        if word == b"DATA":
            say(b"354 go on")
            while (await reader.readline()) not in (b".\\r\\n", b""):
                pass
        say(b"221 bye" if word == b"QUIT" else b"250 ok")
        if word == b"QUIT":
            break
    writer.close()

async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

asyncio.run(main())
"""
"""A mail server that accepts everything and keeps nothing, in its own process so as not to slow the driver."""


@contextmanager
def sink() -> Iterator[dict[str, str]]:
    """Provide the settings that send a host's mail to a sink, during the block."""
    process = subprocess.Popen([sys.executable, "-c", SINK], stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert process.stdout is not None
        yield {
            "BOTHY_MAIL_SERVER": "127.0.0.1",
            "BOTHY_MAIL_PORT": process.stdout.readline().strip(),
            "BOTHY_MAIL_TLS": "none",
            "BOTHY_MAIL_FROM": "Bothy <bothy@load.invalid>",
            "BOTHY_NOTICE_DELAY_SECONDS": GRACE,
        }
    finally:
        process.terminate()
        process.wait()


async def give_addresses(store: Store, guests: Sequence[Guest]) -> None:
    """Give every guest a mail address."""
    now = now_ms()
    for guest in guests:
        address = AddressRow(address=f"{guest.person}@load.invalid", person=guest.person, since=now)
        await store.add_way_in(AccountRow(person=guest.person, created=now), address)


def outcomes(addresses: Sequence[str]) -> dict[str, int]:
    """Count the outcomes of notices and mails at all processes so far, as `notice told`, `parcel sent`."""
    found: dict[str, int] = {}
    for address in addresses:
        with urlopen(f"{address}/metrics", timeout=10) as answer:  # noqa: S310 - our own
            for outcome, step, count in COUNTED.findall(answer.read().decode()):
                found[f"{step} {outcome}"] = found.get(f"{step} {outcome}", 0) + round(float(count))
    return found


def told(found: dict[str, int]) -> str:
    """Format the outcomes in one line."""
    return ", ".join(f"{what} {count:,}" for what, count in sorted(found.items())) or "none"
