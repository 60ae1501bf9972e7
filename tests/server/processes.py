"""Server internals for tests: rows, stores, matches and an in-process bus, and helpers to play and to wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bothy.kernel import SamplingDealer
from bothy.local.games import known_game
from bothy.local.ids import fresh_id
from bothy.local.tables import SeatRow, TableState
from bothy.server.bus import Bus
from bothy.server.bus.local import LocalBus
from bothy.server.errors import StoreUnavailable
from bothy.server.matches import Acted, Announcements, CachedMatch, MatchService
from bothy.server.rows import MatchRow, PersonRow, SessionRow, SideWrites, TableRow
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore
from bothy.table import Match, Shuffle

PEOPLE = ("ailsa", "boyd", "cal", "dougal")


@asynccontextmanager
async def service(place: Path | str, bus: Bus | None = None, memory: int = 1 << 26) -> AsyncIterator[MatchService]:
    """Opens a match service on the store of a folder or an address: open two for two processes."""
    store: Store = PostgresStore(place) if isinstance(place, str) else SqliteStore(place / "bothy.db")
    await store.open()
    matches = MatchService(store, Announcements(bus or LocalBus()), memory)
    try:
        yield matches
    finally:
        await matches.close()
        await store.close()


async def new_match(
    matches: MatchService,
    name: str = "creel",
    seats: int = 3,
    seed: int = 2,
    bots: tuple[str | None, ...] = (),
    match_id: str = "",
    people: tuple[str | None, ...] = (),
    table: str | None = None,
    **options: Any,
) -> CachedMatch:
    """Opens a game with known draws; its seats are held by PEOPLE unless bots or others are named."""
    shuffle = Shuffle.numbered(seed, PEOPLE[:seats])
    match = Match.open(known_game(name), options, seats, shuffle)
    people = people or tuple(None if bots and bots[seat] else PEOPLE[seat] for seat in range(seats))
    match_id = match_id or fresh_id()
    row = MatchRow(id=match_id, header=b"", seed=shuffle.seed, people=people, bots=bots, table=table, created=0)
    return await matches.open(match, row)


async def play_on(
    matches: MatchService, cached: CachedMatch, steps: int | None = None, seed: int = 1
) -> CachedMatch:
    """Plays random legal actions through the service, this many steps or to the end."""
    chance = SamplingDealer(seed)
    while not cached.match.finished and steps != 0:
        match = cached.match
        to_act = match.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        legal = match.legal(seat)
        action = match.rules.registry.write(legal[chance.below(len(legal))])
        cached = (await matches.play(cached.id, seat, [action], cached.seq)).cached
        steps = None if steps is None else steps - 1
    return cached


async def stored(store: Store, match_id: str) -> CachedMatch:
    """Loads the match from the store alone, and checks that its log replays to every digest in it."""
    row = await store.match(match_id)
    assert row is not None
    cached = CachedMatch.read(row, await store.entries(match_id), None)
    again = Match(cached.match.game, cached.header, cached.match.shuffle)
    for entry in cached.match.log:
        if entry.seating:
            again.commit(again.draft_seating(entry.seating, entry.by, entry.bot))
        elif entry.undo is not None:
            assert entry.by is not None
            again.undo(entry.by, entry.undo)
        else:
            assert cached.match.shuffle is not None
            told = again.follow(entry, cached.match.shuffle.dealer())
            assert told.entry == entry
            assert told.entry.digest == entry.digest
    return cached


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    """Returns once the condition holds; raises TimeoutError after this many seconds."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


FIRST = [b'{"seq":0,"by":null}']


def a_match(people: tuple[str | None, ...] = ("a", "b"), bots: tuple[str | None, ...] = ()) -> MatchRow:
    return MatchRow(
        id=fresh_id(), header=b'{"game":"creel"}', seed=b"\x00\xff" * 16, people=people, bots=bots, created=1000
    )


def a_table(
    *sitters: str, host: str = "host", listed: bool = False, state: TableState = "waiting", created: int = 1000
) -> TableRow:
    seats = (*(SeatRow(person=who, name=who) for who in sitters), SeatRow())
    return TableRow(
        id=fresh_id(),
        game="creel",
        options={"weather": True, "boats": [1, "two"]},
        seats=seats,
        host=host,
        invite=fresh_id(),
        listed=listed,
        seed=b"\x00\xff",
        state=state,
        created=created,
    )


def a_person(name: str = "Ailsa") -> PersonRow:
    return PersonRow(id=fresh_id(), name=name, created=1000)


def a_session(person: PersonRow, ends: int = 2000) -> SessionRow:
    return SessionRow(token_hash=fresh_id().encode(), person=person.id, created=1000, seen=1000, ends=ends)


def lines(*numbers: int, by: int = 0) -> list[bytes]:
    """Returns distinguishable entries."""
    return [b'{"seq":%d,"by":%d}' % (number, by) for number in numbers]


class Forgetful(SqliteStore):
    """A store that writes, but can lose the answer."""

    away = False

    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> bool:
        """Writes the entries, then raises if the answer is to be lost."""
        written = await super().append(match_id, after, entries, finished, side_writes, at)
        if self.away:
            raise StoreUnavailable
        return written


def attempt(matches: MatchService, cached: CachedMatch, chance: SamplingDealer) -> Awaitable[Acted]:
    """Does something legal after the newest entry: an undo now and then, otherwise any action."""
    match = cached.match
    mover = match.log[match.fold.head].by
    if mover is not None and match.undoable(mover) is not None and chance.below(4) == 0:
        return matches.undo(cached.id, mover, after=cached.seq)
    to_act = match.seats_to_act()
    seat = to_act[chance.below(len(to_act))]
    legal = match.legal(seat)
    action = match.rules.registry.write(legal[chance.below(len(legal))])
    return matches.play(cached.id, seat, [action], cached.seq)
