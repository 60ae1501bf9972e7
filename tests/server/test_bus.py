"""One suite for both buses, and then faults that only a bus between processes can have."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import nats
import pytest
from private_services import Nats, Services
from structlog.testing import capture_logs
from tests.server.breakable_proxy import Wire
from tests.server.processes import until
from tests.server.running import running, two_seated

from bothy.local.ids import fresh_id
from bothy.server.bus import Bus
from bothy.server.bus.interface import match_subject, presence_subject
from bothy.server.bus.local import LocalBus
from bothy.server.bus.nats import GAP, NatsBus
from bothy.server.metrics import HINTS_UNSIGNED


@pytest.fixture(params=["local", "nats"])
def back_end(request: pytest.FixtureRequest) -> Bus:
    if request.param == "local":
        return LocalBus()
    return NatsBus(request.getfixturevalue("services").nats.url)


@pytest.fixture
async def bus(back_end: Bus) -> AsyncIterator[Bus]:
    await back_end.open()
    yield back_end
    await back_end.close()


@pytest.fixture
def here() -> str:
    """Returns a subject for this test."""
    return match_subject(fresh_id())


async def test_a_listener_hears_every_hint_in_order(bus: Bus, here: str) -> None:
    heard: list[bytes] = []
    await bus.subscribe(here, heard.append)
    for seq in range(100):
        await bus.publish(here, b"%d" % seq)
    await until(lambda: len(heard) == 100)
    assert heard == [b"%d" % seq for seq in range(100)]


async def test_listeners_hear_only_the_subjects_they_subscribed_to(bus: Bus, here: str) -> None:
    heard: list[bytes] = []
    await bus.subscribe(here, heard.append)
    await bus.publish(here + "x", b"elsewhere")
    await bus.publish(match_subject(fresh_id()), b"elsewhere")
    await bus.publish(here, b"here")
    await until(lambda: bool(heard))
    assert heard == [b"here"]


async def test_several_listen_to_one_subject_and_leave_one_by_one(bus: Bus, here: str) -> None:
    one: list[bytes] = []
    two: list[bytes] = []
    first = await bus.subscribe(here, one.append)
    second, again = await asyncio.gather(bus.subscribe(here, two.append), bus.subscribe(here, two.append))
    await bus.publish(here, b"1")
    await until(lambda: len(one) == 1 and len(two) == 2)
    await first.close()
    await first.close()
    await again.close()
    await bus.publish(here, b"2")
    await until(lambda: len(two) == 3)
    await second.close()
    third = await bus.subscribe(here, one.append)
    await bus.publish(here, b"3")
    await until(lambda: len(one) == 2)
    assert (one, two) == ([b"1", b"3"], [b"1", b"1", b"2"])
    await third.close()


async def test_publishing_without_listeners_is_not_an_error(bus: Bus, here: str) -> None:
    assert await bus.ready() is True
    await bus.publish(here, b"")


async def test_a_listener_that_fails_is_reported_and_harms_no_other(bus: Bus, here: str) -> None:
    reports: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, report: reports.append(report))
    heard: list[bytes] = []

    def fail(_payload: bytes) -> None:
        raise LookupError

    await bus.subscribe(here, fail)
    await bus.subscribe(here, heard.append)
    await bus.publish(here, b"1")
    await bus.publish(here, b"2")
    await until(lambda: heard == [b"1", b"2"])
    assert [type(report["exception"]) for report in reports] == [LookupError, LookupError]


@pytest.mark.parametrize("subject", ["", "game.", "game.*", "game.>", "game.a b", "game.a\r\nPUB x 0", "Spiel.ä"])
async def test_an_invalid_subject_is_a_bug_and_is_never_sent(bus: Bus, subject: str) -> None:
    with pytest.raises(ValueError, match="no subject"):
        await bus.publish(subject, b"")
    with pytest.raises(ValueError, match="no subject"):
        await bus.subscribe(subject, lambda _: None)


async def test_hints_reach_other_processes(services: Services, here: str) -> None:
    buses = [NatsBus(services.nats.url) for _ in range(3)]
    heard: list[tuple[int, bytes]] = []

    def listener(number: int) -> Callable[[bytes], None]:
        return lambda payload: heard.append((number, payload))

    for number, bus in enumerate(buses):
        await bus.open()
        await bus.subscribe(here, listener(number))
    await buses[0].publish(here, b"7")
    await until(lambda: len(heard) == 3)
    assert sorted(heard) == [(0, b"7"), (1, b"7"), (2, b"7")]
    for bus in buses:
        await bus.close()


async def test_a_subscriber_misses_nothing_published_after_subscribing(services: Services) -> None:
    listening, telling = NatsBus(services.nats.url), NatsBus(services.nats.url)
    await listening.open()
    await telling.open()
    heard: list[bytes] = []
    for number in range(200):
        subject = match_subject(fresh_id())
        await listening.subscribe(subject, heard.append)
        await telling.publish(subject, b"%d" % number)
    await until(lambda: len(heard) == 200)
    await listening.close()
    await telling.close()


async def test_a_bus_that_is_not_there_yet_delays_no_one_and_is_used_once_it_is(own_nats: Nats, here: str) -> None:
    own_nats.stop()
    bus, other = NatsBus(own_nats.url), NatsBus(own_nats.url)
    heard: list[bytes] = []
    looked: list[int] = []
    bus.after_gap(lambda: looked.append(1))
    await asyncio.wait_for(bus.open(), 10)
    assert await bus.ready() is False
    await asyncio.wait_for(bus.subscribe(here, heard.append), 5)
    assert looked == []
    await asyncio.to_thread(own_nats.start)
    await until(lambda: bool(looked))
    assert await bus.ready() is True
    await other.open()
    await other.publish(here, b"1")
    await until(lambda: heard == [b"1"])
    for each in (bus, other):
        await each.close()


async def test_hints_published_before_there_is_a_bus_are_sent_once_there_is(services: Services, here: str) -> None:
    async with Wire(services.nats.port) as wire:
        telling, listening = NatsBus(wire.by(services.nats.url)), NatsBus(services.nats.url)
        heard: list[bytes] = []
        at_home: list[bytes] = []
        wire.down()
        await listening.open()
        await listening.subscribe(here, heard.append)
        await asyncio.wait_for(telling.open(), 10)
        assert await telling.ready() is False
        await asyncio.wait_for(telling.subscribe(here, at_home.append), 5)
        await asyncio.wait_for(telling.publish(here, b"kept"), 5)
        await until(lambda: bool(at_home))  # listeners in the same process need no NATS
        assert heard == []
        await wire.up()
        await until(lambda: bool(heard))
        await asyncio.sleep(0.2)
        assert (heard, at_home) == ([b"kept"], [b"kept"])
        for each in (telling, listening):
            await each.close()


class Game:
    """A game that one process plays and another follows: by hints, and by checking again on request."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.seq = 0
        self.known = 0
        self.looked = 0

    async def move(self, bus: Bus) -> None:
        self.seq += 1
        await bus.publish(self.subject, b"%d" % self.seq)

    def heard(self, payload: bytes) -> None:
        self.known = max(self.known, int(payload))

    def look(self) -> None:
        self.looked += 1
        self.known = self.seq


@pytest.mark.parametrize("how", ["stop", "kill"])
async def test_an_outage_blocks_no_one_and_everyone_is_up_to_date_afterwards(
    own_nats: Nats, here: str, how: str
) -> None:
    one, other = NatsBus(own_nats.url), NatsBus(own_nats.url)
    game = Game(here)
    for bus in (one, other):
        await bus.open()
    await other.subscribe(here, game.heard)
    other.after_gap(game.look)
    await game.move(one)
    await until(lambda: game.known == 1)

    await asyncio.to_thread(getattr(own_nats, how))
    clock = asyncio.get_running_loop().time
    slowest = 0.0
    for move in range(1000):
        began = clock()
        await game.move(one)
        slowest = max(slowest, clock() - began)
        if move % 10 == 0:
            await asyncio.sleep(0.02)
    late = Game(match_subject(fresh_id()))
    await asyncio.wait_for(other.subscribe(late.subject, late.heard), 2)
    assert slowest < 0.1
    assert await one.ready() is False

    await asyncio.to_thread(own_nats.start)
    await until(lambda: game.known == 1001)
    assert one.dropped == 0
    await until(lambda: one._client is not None and other._client is not None)
    looked = game.looked
    for followed in (game, late):  # from here on only hints
        await followed.move(one)
    await until(lambda: (game.known, late.known) == (1002, 1))
    assert game.looked == looked
    for bus in (one, other):
        await bus.close()


async def test_an_overflowing_buffer_drops_the_oldest_and_tells_everyone_to_look_again(
    services: Services, here: str
) -> None:
    async with Wire(services.nats.port) as wire:
        one, other = NatsBus(wire.by(services.nats.url), room=10), NatsBus(services.nats.url)
        game, heard = Game(here), list[bytes]()
        for bus in (one, other):
            await bus.open()
        await other.subscribe(here, heard.append)
        other.after_gap(game.look)
        wire.down()
        await until(lambda: one._client is None)
        for _ in range(1000):
            await game.move(one)
        assert one.dropped == 990
        assert (heard, game.looked) == ([], 0)
        await wire.up()
        await until(lambda: game.looked > 0)
        assert heard == [b"%d" % seq for seq in range(991, 1001)]
        assert await other.ready() is True  # it was never cut off itself
        for bus in (one, other):
            await bus.close()


async def test_hints_sent_just_before_a_process_was_cut_off_are_sent_again(services: Services, here: str) -> None:
    async with Wire(services.nats.port) as wire:
        one, other = NatsBus(wire.by(services.nats.url)), NatsBus(services.nats.url)
        heard: list[bytes] = []
        for bus in (one, other):
            await bus.open()
        await other.subscribe(here, heard.append)
        wire.questions_lost = True
        await one.publish(here, b"7")
        await asyncio.wait_for(wire.swallowed.wait(), 30)
        wire.cut()
        await one.publish(here, b"8")
        await until(lambda: b"8" in heard)
        assert heard == [b"7", b"8"]
        for bus in (one, other):
            await bus.close()


# Permission to publish


async def test_hints_without_a_proof_are_dropped_and_counted_but_not_logged(services: Services, here: str) -> None:
    heard: list[bytes] = []
    gaps: list[None] = []
    url = services.nats.url
    secrets = {"peat": ["turf"], "turf": [], "bog": []}
    ours, older, foreign = buses = [
        NatsBus(url, secret=secret, former=former) for secret, former in secrets.items()
    ]
    raw = await nats.connect(url)
    with capture_logs() as logs:
        for bus in buses:
            await bus.open()
        await ours.subscribe(here, heard.append)
        ours.after_gap(lambda: gaps.append(None))
        before = HINTS_UNSIGNED._value.get()
        for subject in (here, GAP):
            for payload in (b"", b"x", b"{}", b"x" * 16, b"\xff" * 1000):
                await raw.publish(subject, payload)
        await raw.flush()
        await foreign.publish(here, b"forged")
        # Three buses notice a gap, one listens here.
        await until(lambda: HINTS_UNSIGNED._value.get() - before == 5 + 3 * 5 + 1)
        await older.publish(here, b"true")  # from a process whose secret was changed since
        await until(lambda: bool(heard))
    assert heard == [b"true"]
    assert gaps == []
    assert [line for line in logs if line["log_level"] in ("error", "warning")] == []
    await raw.close()
    for bus in buses:
        await bus.close()


async def test_outsiders_cannot_say_who_is_at_a_table(tmp_path: Path, services: Services) -> None:
    bus, raw = NatsBus(services.nats.url), await nats.connect(services.nats.url)
    async with running(tmp_path, bus=bus) as site, two_seated(site) as (ailsa, _, table):
        async with ailsa.follow(table["id"]) as live:
            await live.until("presence")
            before = HINTS_UNSIGNED._value.get()
            forged = b'{"process":"x","people":["mallory"],"others":99999}'
            await raw.publish(presence_subject(table["id"]), forged)
            await until(lambda: HINTS_UNSIGNED._value.get() > before)
            assert site.services.hub.channels[table["id"]].attendance.message().others == 0
    await raw.close()


async def test_a_bus_closes_at_any_moment_of_a_refused_connection(services: Services) -> None:
    nats = Nats.create(services.folder / fresh_id(), password="peat" * 6)
    nats.start()

    async def opened_and_closed(moment: float) -> None:
        bus = NatsBus(f"nats://127.0.0.1:{nats.port}")
        opening = asyncio.create_task(bus.open())
        await asyncio.sleep(moment)
        await bus.close()
        await opening

    try:
        async with asyncio.timeout(30):
            await asyncio.gather(*[opened_and_closed(number * 0.002) for number in range(100)])
    finally:
        nats.stop()


async def test_a_bus_with_a_password_is_closed_to_anyone_who_does_not_know_it(
    services: Services, here: str
) -> None:
    nats = Nats.create(services.folder / fresh_id(), password="peat" * 6)
    nats.start()
    heard: list[bytes] = []
    ours, theirs = NatsBus(nats.url), NatsBus(nats.url.replace("peat", "turf"))
    stranger = NatsBus(f"nats://127.0.0.1:{nats.port}")
    try:
        with capture_logs() as logs:
            for bus in (ours, theirs, stranger):
                await bus.open()
            assert [await bus.ready() for bus in (ours, theirs, stranger)] == [True, False, False]
            await ours.subscribe(here, heard.append)
            await theirs.publish(here, b"forged")
            await stranger.publish(here, b"forged")
            await ours.publish(here, b"true")
            await until(lambda: bool(heard))
        assert heard == [b"true"]
        refused = [line for line in logs if line["event"] == "bus-away"]
        assert len(refused) == 2, "each says so, once"
        assert "Authorization" in refused[0]["error"]
        assert not any("peat" in str(line) or "turf" in str(line) for line in logs)
    finally:
        for bus in (ours, theirs, stranger):
            await bus.close()
        nats.stop()
