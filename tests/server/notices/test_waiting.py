"""Time-outs and quiet hours: who is notified of what and when, with the test's clock, on both stores."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.calendar import MINUTE, Timed, Watch, timed
from tests.server.processes import PEOPLE, a_table

from bothy.local.ids import fresh_id
from bothy.server.clocks.pace import Pace
from bothy.server.matches import CachedMatch
from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.due import still_news
from bothy.server.notices.notice import Delivery, read_notice
from bothy.server.notices.outbox_worker import OwnCarriage
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.service import Notices
from bothy.server.notices.unsubscribe import Unsubscribing
from bothy.server.notices.wording import Said
from bothy.server.rows import PersonRow
from bothy.table.log import LEFT

HOUR = 60 * MINUTE
TEN_MINUTES = Pace(kind="live", seconds=600, bot="wren")
FISHING = ["row", 1]


class Letters(Carrier):
    """A channel that keeps what it carries, and reaches everyone."""

    def __init__(self) -> None:
        self.carried: list[tuple[str, str, str]] = []

    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        return [""]

    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        kinds = "+".join(notice.kind for notice in delivery.notices)
        self.carried.append((delivery.person, kinds, said.text))


class House:
    """A table of three new people per test, and notices that are processed by the test."""

    def __init__(self, host: Timed) -> None:
        self.host, self.store, self.letters = host, host.matches.store, Letters()
        self.people = tuple(f"{name}-{fresh_id()}" for name in PEOPLE[:3])

        async def nobody(table: str) -> set[str]:
            return set()

        async def news(notice: object) -> bool:
            return await still_news(host.matches, notice)  # type: ignore[arg-type]

        self.notices = Notices(
            self.store,
            {"mail": self.letters},
            nobody,
            host.pause_calendar.until,
            news,
            Unsubscribing("secret"),
        )
        host.matches.on_append.append(self.notices.side_writes)

    async def begin(self, pace: Pace | None = TEN_MINUTES) -> CachedMatch:
        for person in self.people:
            await self.store.create_person(PersonRow(id=person, name=person[:5], created=0))
        await self.store.forget_notices([number for number, _ in await self.store.waiting_notices(1000)])
        self.table = a_table(*self.people, host=self.people[0], state="playing")
        match_id = fresh_id()
        self.table = dataclasses.replace(self.table, match_id=match_id, pace=pace, seats=self.table.seats[:3])
        await self.store.create_table(self.table)
        return await self.host.game(pace, match_id=match_id, people=self.people, table=self.table.id)

    async def every_waiting(self) -> list[tuple[str, str]]:
        found = [read_notice(body) for _, body in await self.store.waiting_notices(1000)]
        return [(PEOPLE[self.people.index(each.person)], each.kind) for each in found]

    async def waiting(self) -> set[tuple[str, str]]:
        return set(await self.every_waiting())

    async def work(self) -> list[tuple[str, str]]:
        """Decides and sends; returns who was notified of what since the last call."""
        carriage = self.notices.outbox_worker._carriage
        assert isinstance(carriage, OwnCarriage)
        self.letters.carried.clear()
        await self.notices.outbox_worker.decide_some()
        await carriage.send_some("mail")
        return [(PEOPLE[self.people.index(who)], kind) for who, kind, _ in self.letters.carried]

    async def fish(self, cached: CachedMatch, seats: Sequence[int]) -> None:
        for seat in seats:
            await self.host.matches.play(cached.id, seat, [FISHING])


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    dsn: str | None = request.getfixturevalue("empty_form") if request.param == "postgres" else None
    return dsn or tmp_path


@pytest.fixture
async def house(place: Path | str) -> AsyncIterator[House]:
    async with timed(place, Watch()) as host:
        yield House(host)


async def run_out(house: House, cached: CachedMatch) -> None:
    """Lets the first seat's time run out, in a process that has never seen the match."""
    house.host.matches.cache.drop(cached.id)
    await house.host.watch.forward(10 * MINUTE)
    await house.host.poller.take()


async def test_a_timed_out_player_is_notified_even_if_notified_before_and_the_next_one_after_the_bots_move(
    house: House,
) -> None:
    cached = await house.begin()
    await house.fish(cached, [1, 2])
    await house.notices.tell("turn", [house.people[0]], house.table.id)
    assert await house.work() == [("ailsa", "turn")]
    await run_out(house, cached)
    assert await house.waiting() == {("ailsa", "out")}
    assert await house.work() == [("ailsa", "out")]
    assert "a bot has taken over" in house.letters.carried[0][2]
    await house.fish(cached, [0])  # as the bot does
    assert {kind for _, kind in await house.waiting()} == {"turn"}
    assert "ailsa" not in {who for who, _ in await house.work()}, "a bot answers for them"


async def test_the_remaining_players_are_asked_to_decide_if_no_one_takes_over(house: House) -> None:
    cached = await house.begin(replace(TEN_MINUTES, out="decide"))
    await house.fish(cached, [1, 2])
    await run_out(house, cached)
    assert await house.waiting() == {("ailsa", "out"), ("boyd", "decide"), ("cal", "decide")}
    await house.work()
    await house.host.matches.seat(cached.id, LEFT, 1)
    assert await house.waiting() == {("cal", "decide")}, "neither who left, nor who is out of time"


async def evening(house: House) -> CachedMatch:
    """Sets the time to 23:00 in New York, where all three have quiet hours from 22:00 to 8:00."""
    house.host.watch.at = 1_800_000_000_000 // (24 * HOUR) * (24 * HOUR) + 4 * HOUR
    cached = await house.begin(None)
    for person in house.people:
        await house.host.pause_calendar.change(
            person, lambda rest, at: rest.with_quiet("America/New_York", 1320, 480, at)
        )
    await house.fish(cached, [0, 1, 2])
    return cached


async def turn(house: House, cached: CachedMatch) -> str:
    """Plays for the seat that owes until another does; returns that one."""
    to_act = cached.match.seats_to_act()
    while cached.match.seats_to_act() == to_act:
        legal = cached.match.legal(to_act[0])
        await house.host.matches.play(cached.id, to_act[0], [cached.match.rules.registry.write(legal[0])])
    if len(cached.match.seats_to_act()) > 1:  # a new day: all choose at once
        await house.fish(cached, cached.match.seats_to_act())
    (asked,) = cached.match.seats_to_act()
    return PEOPLE[asked]


async def test_a_notice_waits_overnight_and_one_reaches_the_player_still_to_act_in_the_morning(
    house: House,
) -> None:
    cached = await evening(house)
    asked = [await turn(house, cached) for _ in range(4)]
    assert len([who for who, _ in await house.every_waiting() if who == asked[-1]]) > 1
    assert await house.work() == []
    await house.host.watch.forward(9 * HOUR - 1)
    assert await house.work() == []
    await house.host.watch.forward(1)
    assert await house.work() == [(asked[-1], "turn")]
    assert await house.waiting() == set()


async def test_a_digest_does_not_come_on_a_day_off(house: House) -> None:
    cached = await evening(house)
    asked = await turn(house, cached)
    person = house.people[PEOPLE.index(asked)]
    await house.notices.prefer(person, Preferences(mail="digest", zone="America/New_York", hour=9))
    watch, digests = house.host.watch, house.notices.outbox_worker._digests
    await watch.forward(9 * HOUR)
    await house.work()
    today = datetime.fromtimestamp(watch.at / 1000, UTC).date()
    await house.host.pause_calendar.change(person, lambda rest, at: rest.with_off([(today, today)], at))
    await watch.forward(HOUR)
    assert await digests.send_due() == 0
    await watch.forward(23 * HOUR)
    assert await digests.send_due() == 1, "when it is over, and the night after it"
