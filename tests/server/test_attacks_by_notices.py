"""Attacks through notices: webhooks that never answer. Other people's mail arrives as usual."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic

import httpx
import pytest
from private_services import Services
from tests.nightly import NIGHTLY
from tests.server.flooding import Stranger
from tests.server.notices.receiver import FROM, Postbox, post_office
from tests.server.processes import until

from bothy.load.hosting import Host, hosted
from bothy.local.ids import fresh_id
from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.backends import open_existing

GUESTS, TRIALS = 40, 3
PROMPT = 2.0 if NIGHTLY else 8.0
"""Seconds within which a requested mail must arrive."""


@asynccontextmanager
async def silence() -> AsyncIterator[tuple[str, Counter[str]]]:
    """Yields an address that accepts every connection and never answers, with the number accepted."""
    taken: Counter[str] = Counter()
    over = asyncio.Event()

    async def hold(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken["connections"] += 1
        await over.wait()
        writer.transport.abort()

    server = await asyncio.start_server(hold, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", taken
        over.set()


@contextmanager
def a_host(store: str, bus: str, mail_port: int) -> Iterator[Host]:
    """Runs one process with its limits on, and a mail server."""
    with hosted(
        store,
        bus,
        1,
        BOTHY_RATE_LIMITS="true",
        BOTHY_WEBHOOK_NETWORKS="127.0.0.0/8",
        BOTHY_MAIL_SERVER="127.0.0.1",
        BOTHY_MAIL_PORT=str(mail_port),
        BOTHY_MAIL_TLS="none",
        BOTHY_MAIL_FROM=FROM,
    ) as host:
        yield host


async def mail_after(host: Host, client: httpx.AsyncClient, postbox: Postbox) -> float:
    """Returns the seconds from requesting a mail to receiving it."""
    store = await open_existing(host.settings)
    person = (await client.get("/api/me")).json()["person"]
    address = AddressRow(address=f"{person}@example.org", person=person, since=1)
    await store.add_way_in(AccountRow(person=person, created=1), address)
    await store.close()
    before, begun = len(postbox.raw), monotonic()
    assert (await client.post("/api/notices/trials", json={"channel": "mail"})).status_code == 202
    await until(lambda: len(postbox.raw) > before, 40)
    return monotonic() - begun


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_mail_is_prompt_while_forty_guests_try_hooks_that_never_answer(
    kind: str, tmp_path: Path, services: Services
) -> None:
    store = services.postgres.create_database(f"hooks_{fresh_id()}") if kind == "postgres" else ""
    async with post_office() as (postbox, mail), silence() as (hook, taken), AsyncExitStack() as stack:
        opening = a_host(store or f"sqlite:{tmp_path / 'bothy.db'}", services.nats.url, mail.mail_port)
        host = await asyncio.to_thread(opening.__enter__)
        stack.push_async_callback(asyncio.to_thread, opening.__exit__, None, None, None)
        (server,) = host.addresses

        async def guest(number: int) -> list[int]:
            mallory = Stranger(server, f"198.51.100.{number % 10}")
            client = await stack.enter_async_context(mallory.asking(f"Mallory {number}"))
            assert (await client.patch("/api/notices", json={"hook_url": hook})).status_code == 200
            asked = [await client.post("/api/notices/trials", json={"channel": "hook"}) for _ in range(TRIALS)]
            return [answer.status_code for answer in asked]

        ailsa = await stack.enter_async_context(Stranger(server, "192.0.2.1").asking("Ailsa"))
        tried = await asyncio.gather(*[guest(number) for number in range(GUESTS)])
        await until(lambda: taken["connections"] > 0)
        seconds = await mail_after(host, ailsa, postbox)
        print(f"{kind}: the mail came after {seconds:.2f} s")
        assert seconds < PROMPT
        assert tried == [[202] + [429] * (TRIALS - 1)] * GUESTS, "one trial a minute, each"
