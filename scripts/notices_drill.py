"""Send notices through a mail outage and a killed process: each must arrive, and repeats must be recognizable.

Uses real services: PostgreSQL, NATS, two processes of Bothy that work through the outbox with procrastinate, and a
mail server. While mail goes out, the server is offline for a while; later one process is killed while the server
accepts its messages, so that they are never recorded as sent.

    python scripts/notices_drill.py [--notices 1000] [--gone 60] [--quick]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from email import message_from_bytes
from time import monotonic
from typing import Any

from aiosmtpd.smtp import SMTP
from private_services import services

from bothy.local.ids import fresh_id
from bothy.local.tables import SeatRow
from bothy.server.accounts.rows import AccountRow, AddressRow
from bothy.server.clock import now_ms
from bothy.server.notices.notice import Notice, written
from bothy.server.rows import PersonRow, TableRow
from bothy.server.store.postgres import PostgresStore, migrate

SEATS = 4
SECRET = "only for the drill, and long enough for it"  # noqa: S105
PATIENCE = 300.0
QUICK = {"HEARTBEAT": 0.5, "SILENT": 3.0, "SWEEP_EVERY": 1.0}
"""Short form: dead workers are found sooner, and mail is retried sooner."""


class PostOffice:
    """A mail server that can go offline, and that kills a sender after taking a number of messages."""

    def __init__(self, kill_at: int) -> None:
        self.taken: Counter[str] = Counter()
        self.port = 0
        self.victim: subprocess.Popen[bytes] | None = None
        self._kill_at = kill_at
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Accepts mail, on the same port as before."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: SMTP(self, loop=loop), "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Goes offline."""
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Takes a message; when its time has come, kills the sender meanwhile."""
        mail = message_from_bytes(envelope.content)
        self.taken[str(mail["message-id"])] += 1
        if self.victim is not None and len(self.taken) >= self._kill_at:
            self.victim.send_signal(signal.SIGKILL)
            self.victim = None
        await asyncio.sleep(0.01)  # a sender killed now has had its message accepted
        return "250 OK"


async def fill(dsn: str, count: int) -> None:
    """Creates people with addresses at tables, each with one notice due."""
    store = PostgresStore(dsn)
    await store.open()
    now, notices = now_ms(), []
    for _ in range(count // SEATS):
        people = [PersonRow(id=fresh_id(), name=f"Player {seat}", created=now) for seat in range(SEATS)]
        for person in people:
            await store.create_person(person)
            address = AddressRow(address=f"{person.id}@example.org", person=person.id, since=now)
            await store.add_way_in(AccountRow(person=person.id, created=now), address)
        seats = tuple(SeatRow(person=person.id, name=person.name) for person in people)
        table = TableRow(
            id=fresh_id(), game="creel", seats=seats, host=people[0].id, invite=fresh_id(), created=now
        )
        await store.create_table(table)
        notices += [Notice(kind="turn", person=person.id, table=table.id, at=now, seq=1) for person in people]
    await store.put_notices([written(each) for each in notices], now)
    await store.close()


def process(dsn: str, bus: str, port: int, quick: bool) -> subprocess.Popen[bytes]:
    """Starts a process of Bothy."""
    settings = {
        "STORE": dsn,
        "BUS": bus,
        "SECRET": SECRET,
        "ORIGINS": "http://127.0.0.1:8417",
        "PORT": "0",
        "BOT_WORKERS": "0",
        "MAIL_SERVER": "127.0.0.1",
        "MAIL_PORT": str(port),
        "MAIL_TLS": "none",
        "MAIL_FROM": "Bothy <play@bothy.example.org>",
        "NOTICE_DELAY_SECONDS": "0",
        "LOG_LEVEL": "warning",
    }
    environ = {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}
    environ |= {f"BOTHY_{name}": value for name, value in settings.items()}
    arguments = [sys.executable, __file__, "--serve", *(["--quick"] if quick else [])]
    return subprocess.Popen(arguments, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def serve_here(quick: bool) -> None:
    """Runs as such a process."""
    from bothy.server.notices import failures, jobs
    from bothy.server.process import serve
    from bothy.server.settings import read_settings

    if quick:
        failures.FIRST_WAIT = 1
        for name, value in QUICK.items():
            setattr(jobs, name, value)
    serve(read_settings())


async def drill(dsn: str, bus: str, count: int, gone: float, quick: bool) -> dict[str, Any]:
    """Sends all notices through the failures."""
    await migrate(dsn)
    await fill(dsn, count)
    office = PostOffice(kill_at=count * 3 // 5)
    await office.open()
    start = monotonic()
    processes = [process(dsn, bus, office.port, quick) for _ in range(2)]
    try:
        await until(lambda: len(office.taken) >= count // 5)
        await office.close()
        await asyncio.sleep(gone)
        office.victim = processes[0]
        await office.open()
        await until(lambda: len(office.taken) >= count)
        await asyncio.sleep(2 if quick else 40)  # whatever is retried arrives now
    finally:
        for each in processes:
            each.kill()
            each.wait()
        await office.close()
    return {
        "notices": count,
        "arrived": len(office.taken),
        "mails": office.taken.total(),
        "repeats": office.taken.total() - len(office.taken),
        "killed": processes[0].returncode == -signal.SIGKILL and office.victim is None,
        "seconds": round(monotonic() - start, 1),
    }


async def until(true: Any) -> None:
    """Waits until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


def main() -> int:
    """Run the drill and report the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--notices", type=int, default=1000)
    parser.add_argument("--gone", type=float, default=60.0, help="seconds without a mail server")
    parser.add_argument("--quick", action="store_true", help="find dead workers sooner than a host does")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve_here(args.quick)
        return 0
    with services() as running:
        dsn = running.postgres.create_database("drill")
        found = asyncio.run(drill(dsn, running.nats.url, args.notices, args.gone, args.quick))
    print(json.dumps(found))
    return 0 if found["arrived"] == args.notices and found["killed"] else 1


if __name__ == "__main__":
    sys.exit(main())
