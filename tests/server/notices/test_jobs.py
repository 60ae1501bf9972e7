"""Parcels as jobs: by the database's clock, whatever a machine's says; every notice arrives."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.nightly import at_night
from tests.server.calendar import Watch
from tests.server.processes import until

from bothy.local.ids import fresh_id
from bothy.server.notices.failures import FIRST_WAIT, TemporaryFailure
from bothy.server.notices.jobs import JobCarriage
from bothy.server.notices.notice import Delivery, Notice, read_delivery, written
from bothy.server.notices.rows import Parcel
from bothy.server.store.postgres import PostgresStore

PERSON = fresh_id()
TURN = Notice(kind="turn", person=PERSON, table=fresh_id(), at=1)


class Sender:
    """Fails as often as told, and records what it was given."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.taken: list[str] = []

    async def deliver(self, body: bytes) -> str:
        self.taken.append(read_delivery(body).id)
        if len(self.taken) <= self.failures:
            raise TemporaryFailure
        return "sent"


def a_parcel(name: str, to: str = "") -> Parcel:
    delivery = Delivery(id=name, channel="mail", person=PERSON, at=1, notices=(TURN,), to=to)
    return Parcel(channel="mail", body=written(delivery))


async def test_parcels_are_sent_and_tried_again_by_the_databases_clock(empty_form: str) -> None:
    store, watch, sender = PostgresStore(empty_form), Watch(), Sender(failures=1)
    await store.open()
    async with watch.over(store):
        await store.put_parcels([a_parcel("now")], watch.at)
        await store.put_parcels([a_parcel("later")], watch.at + 60_000)
        carrying = asyncio.create_task(JobCarriage(empty_form, sender).run())  # type: ignore[arg-type]
        try:
            await until(lambda: sender.taken == ["now"], 30)
            await asyncio.sleep(3)
            assert sender.taken == ["now"], "its time stands still"
            await watch.forward(1000 * FIRST_WAIT)
            await until(lambda: sender.taken == ["now", "now"], 30)
            await watch.forward(60_000)
            await until(lambda: sender.taken == ["now", "now", "later"], 30)
        finally:
            carrying.cancel()
            await asyncio.gather(carrying, return_exceptions=True)
    await store.close()


async def test_a_parcel_returned_to_the_outbox_contains_no_address_of_an_erased_person(empty_form: str) -> None:
    store = PostgresStore(empty_form)
    await store.open()
    endpoint = "https://push.example/endpoint"

    class Eraser(Sender):
        async def deliver(self, body: bytes) -> str:
            await store.erase_person(PERSON)
            return await super().deliver(body)

    sender = Eraser(failures=1)
    await store.put_parcels([a_parcel("one", endpoint)], 1)
    carrying = asyncio.create_task(JobCarriage(empty_form, sender).run())  # type: ignore[arg-type]
    try:
        found: Any = []
        async with asyncio.timeout(30):
            while not found or not sender.taken:
                found = await store.ask(lambda each, _: each.fetch("select body from outbox"))
                await asyncio.sleep(0.05)
        assert b'"one"' in bytes(found[0][0])
        assert endpoint.encode() not in bytes(found[0][0])
    finally:
        carrying.cancel()
        await asyncio.gather(carrying, return_exceptions=True)
    await store.close()


DRILL = Path(__file__).parents[3] / "scripts" / "notices_drill.py"


@at_night
def test_every_notice_arrives_though_mail_server_and_process_fail() -> None:
    arguments = [sys.executable, str(DRILL), "--notices", "40", "--gone", "2", "--quick"]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert (found["arrived"], found["killed"]) == (40, True)
    assert found["repeats"] <= 8, "no more than two processes send at a time"
