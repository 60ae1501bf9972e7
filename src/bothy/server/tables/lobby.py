"""Opening tables, joining and leaving, starting matches, rematches. A change that comes second is retried."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import structlog
from msgspec import UNSET, UnsetType

from bothy.kernel import BothyError, Reason
from bothy.local.bots import bot_spec, seat_bots
from bothy.local.games import known_game, known_lesson
from bothy.local.ids import fresh_id, is_id
from bothy.local.reactions import prefer
from bothy.local.seating import (
    COMPANION,
    chosen,
    complete,
    dealt_words,
    hosted,
    lesson_table,
    over,
    rematch_seats,
    sit_bot,
    stand_up,
    usual_seats,
    waiting,
)
from bothy.local.tables import FINISHED, PLAYING, IdeaTerms, SeatRow
from bothy.server.bus import Bus
from bothy.server.bus.interface import table_subject
from bothy.server.clock import now_ms
from bothy.server.clocks.pace import Pace
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.matches.lines import read_entry
from bothy.server.refusals import Conflict, Forbidden, NotFound
from bothy.server.rows import ChatRow, MatchRow, PersonRow, TableRow
from bothy.server.store import Store
from bothy.server.tables import seating
from bothy.server.tables.bots import BotQuota, bot_name
from bothy.table import Match, Shuffle
from bothy.table.fairness import SEED_BYTES
from bothy.table.lessons import FIRST
from bothy.table.log import ABANDONED

TRIES = 8
CHANGED, TALK = b"table", b"chat"
"""Payloads of a table's hint: the table changed, or there is new chat."""

LOG = structlog.get_logger("lobby")
Ended = Callable[[TableRow, str], Awaitable[None]]
"""Called with a table whose match, given by its id, is over."""


class Lobby:
    """Service for all tables, in one process."""

    def __init__(self, store: Store, matches: MatchService, bus: Bus, bots: BotQuota) -> None:
        self.store = store
        self.matches = matches
        self.bus = bus
        self.bots = bots
        self.begun: list[Callable[[TableRow, CachedMatch], Awaitable[None]]] = []
        """Called with a table whose match has just started, and the match."""
        self.wanted_again: list[Callable[[TableRow, str], Awaitable[None]]] = []
        """Called with the table of a rematch, and the id of the person who opened it."""
        self.ended: list[Ended] = []
        """Called in order before the end of a match is recorded at its table. Must be idempotent."""
        self.opened: list[Callable[[TableRow, CachedMatch], Awaitable[None]]] = []
        """Called with a table whose match is stored, before it can be played."""
        self.speaking: list[Callable[[str], None]] = []
        """Called with a person who wants to chat; raises if they may not."""
        self.sitting_down: list[Callable[[TableRow, str], Awaitable[None]]] = []
        """Called with a person who wants to sit down at a table; raises if they may not."""
        self._behind: set[asyncio.Task[None]] = set()
        matches.moved.append(self._moved)

    # Lookup

    async def table(self, table_id: str) -> TableRow:
        """Return the table with this id."""
        row = await self.store.table(table_id) if is_id(table_id) else None
        if row is None:
            raise NotFound("table")
        return row

    async def invited(self, code: str) -> TableRow:
        """Return the table with this invite code."""
        row = await self.store.table_by_invite(code) if is_id(code) else None
        if row is None:
            raise NotFound("invite")
        return row

    # Joining and leaving

    async def open(
        self,
        host: PersonRow,
        game: str,
        options: Mapping[str, Any],
        seats: int | None,
        listed: bool,
        shuffle_word: str,
        language: str = "",
        pace: Pace | None = None,
        ideas: IdeaTerms = "on",
    ) -> TableRow:
        """Open a table with its host on the first seat and the commitment to a shuffle already made."""
        count = usual_seats(game) if seats is None else seats
        row = TableRow(
            id=fresh_id(),
            game=game,
            options=chosen(game, options, count),
            seats=tuple(SeatRow() for _ in range(count)),
            host=host.id,
            invite=fresh_id(),
            listed=listed,
            language=language,
            seed=secrets.token_bytes(SEED_BYTES),
            pace=seating.agreed(pace),
            ideas=ideas,
            created=now_ms(),
        )
        row = seating.sit(row, host, shuffle_word, 0)
        await self.store.create_table(row)
        return row

    async def join(
        self, table_id: str, person: PersonRow, invite: str, shuffle_word: str, seat: int | None
    ) -> TableRow:
        """Sit down: by invitation, at a listed table, or again with earlier co-players."""
        await self.check_invited(table_id, person, invite)
        return await self.change(table_id, lambda now: seating.sit(now, person, shuffle_word, seat))

    async def check_invited(self, table_id: str, person: PersonRow, invite: str) -> None:
        """Refuse a person who may not sit down."""
        row = await self.table(table_id)
        known = person.id in (*row.people, *row.invited)
        if not (row.listed or known or secrets.compare_digest(invite.encode(), row.invite.encode())):
            before = None if row.before is None else await self.store.table(row.before)
            if before is None or person.id not in before.people:
                raise Forbidden(Reason("not-invited"))
        for refuse in () if person.id in row.people else self.sitting_down:
            await refuse(row, person.id)

    async def leave(self, table_id: str, person: str, seat: int) -> TableRow:
        """Leave a seat, or, as host, empty one."""
        return await self.change(table_id, lambda row: stand_up(row, person, seat))

    async def add_bot(self, table_id: str, host: str, bot: str, seat: int | None) -> TableRow:
        """Give a free seat to a bot."""
        bot_spec(bot)
        return await self.change(table_id, lambda row: sit_bot(hosted(row, host), bot, bot_name(bot), seat))

    async def change_options(
        self,
        table_id: str,
        host: str,
        options: Mapping[str, Any] | None,
        seats: int | None,
        listed: bool | None,
        pace: Pace | UnsetType | None = UNSET,
        ideas: IdeaTerms | None = None,
    ) -> TableRow:
        """Change a table's options, seats or terms."""

        def changed(row: TableRow) -> TableRow:
            return seating.change(hosted(row, host), known_game(row.game), options, seats, listed, pace, ideas)

        return await self.change(table_id, changed)

    async def prefer(self, table_id: str, person: str, seat: int, reaction: str, preference: str) -> TableRow:
        """Set the preferred answer to an optional reaction. If the reaction is pending, it's answered at once."""
        row = await self.change(table_id, lambda now: prefer(now, person, seat, reaction, preference))
        if row.state == PLAYING and row.match_id is not None:
            await self.matches.react(row.match_id)
        return row

    async def forget(self, table_id: str, host: str) -> None:
        """Drop a table whose match hasn't started."""
        row = hosted(waiting(await self.table(table_id)), host)
        if not await self.store.forget_table(row.id, row.version):
            raise Conflict(Reason("table-changed"))
        await self.bus.publish(table_subject(table_id), CHANGED)

    async def change(self, table_id: str, how: Callable[[TableRow], TableRow]) -> TableRow:
        """Change a table, retrying while other changes come first, and announce it."""
        for _ in range(TRIES):
            row = await self.table(table_id)
            new = how(row)
            if await self.store.change_table(table_id, row.version, new):
                await self.bus.publish(table_subject(table_id), CHANGED)
                return replace(new, version=row.version + 1)
        raise Conflict(Reason("too-busy"))

    # The match

    async def start(self, table_id: str, host: str) -> TableRow:
        """Start the match: fix the shuffle words and deal. If two start at once, one match stays unseen."""
        row = hosted(waiting(await self.table(table_id)), host)
        words = dealt_words(row)
        async with self.bots.room_for(row):
            return await self._begin(row, _dealt(row, Shuffle(row.seed, words)))

    async def learn(self, person: PersonRow, game: str, name: str = FIRST) -> TableRow:
        """Start a lesson: a private table with the lesson's own deal, with the learner at every player's seat."""
        lesson = known_lesson(game, name)
        row = TableRow(
            id=fresh_id(),
            game=game,
            options=complete(known_game(game), lesson.options),
            seats=tuple(SeatRow() for _ in range(lesson.seats)),
            host=person.id,
            invite=fresh_id(),
            seed=lesson.shuffle.seed,
            lesson=True,
            ideas="off",
            created=now_ms(),
        )
        row = lesson_table(row, person.id, (person.name, bot_name(COMPANION)))
        return await self.begin_with(row, _dealt(row, lesson.shuffle))

    async def begin_with(self, row: TableRow, match: Match) -> TableRow:
        """Open a table together with its match, without waiting for players."""
        async with self.bots.room_for(row):
            await self.store.create_table(row)
            return await self._begin(row, match)

    async def _begin(self, row: TableRow, match: Match) -> TableRow:
        match_row = MatchRow(
            id=fresh_id(),
            header=b"",
            seed=row.seed,
            people=tuple(seat.person for seat in row.seats),
            bots=seat_bots(row.seats),
            table=row.id,
            created=now_ms(),
        )
        cached = await self.matches.open(match, match_row)
        for told in self.opened:
            await told(row, cached)

        def begun(now: TableRow) -> TableRow:
            if hosted(waiting(now), row.host).version != row.version:
                raise Conflict(Reason("table-changed"))
            return replace(now, state=PLAYING, match_id=match_row.id, invited=(), declined=())

        row = await self.change(row.id, begun)
        for told in self.begun:
            await told(row, cached)
        return row

    async def rematch(self, table_id: str, person: PersonRow, game: str | None = None) -> TableRow:
        """Return the rematch table, of the same game or another; the first caller opens it. Seats are kept."""
        row = await self.current(await self.table(table_id))
        if person.id not in row.people:
            raise Forbidden(Reason("not-seated"))
        after = over(row).after
        if after is None or await self.store.table(after) is None:  # it may have been dropped unplayed
            wanted = game or row.game
            fresh = TableRow(
                id=fresh_id(),
                game=wanted,
                options=chosen(wanted, row.options if wanted == row.game else {}, len(row.seats)),
                seats=rematch_seats(row),
                host=person.id,
                invite=fresh_id(),
                seed=secrets.token_bytes(SEED_BYTES),
                pace=row.pace,
                ideas=row.ideas,
                before=row.id,
                created=now_ms(),
            )
            await self.store.create_table(fresh)
            row = await self.change(
                table_id, lambda now: replace(now, after=fresh.id if now.after == after else now.after)
            )
            for told in self.wanted_again if row.after == fresh.id else ():
                await told(fresh, person.id)
        assert row.after is not None
        return await self.table(row.after)

    async def current(self, row: TableRow) -> TableRow:
        """Return the table with its match's end recorded: the writer of the last entry may have crashed."""
        if row.state == PLAYING and row.match_id is not None:
            match_row = await self.store.match(row.match_id)
            if match_row is not None and match_row.finished:
                given_up = await self._given_up(row.match_id)
                for ended in () if given_up else self.ended:
                    await ended(row, match_row.id)
                return await self.change(row.id, lambda now: replace(now, state=FINISHED, given_up=given_up))
        return row

    async def _given_up(self, match_id: str) -> bool:
        """Return whether a finished match ended without a result, according to its last entry."""
        cached = self.matches.cache.get(match_id)
        if cached is None or not cached.over:
            last = await self.store.entries(match_id, max(0, await self.store.seq(match_id) or 0))
            return bool(last) and read_entry(last[-1]).seating == ABANDONED
        return cached.match.abandoned

    def _moved(self, cached: CachedMatch, ours: bool) -> None:
        if ours and cached.row.table is not None and cached.over:
            task = asyncio.create_task(self._finish(cached.row.table))
            self._behind.add(task)
            task.add_done_callback(self._behind.discard)

    async def _finish(self, table_id: str) -> None:
        try:
            await self.current(await self.table(table_id))
        except BothyError as error:
            LOG.warning("end-not-noted", table=table_id, reason=error.reason.key)

    # Chat

    async def say(self, table_id: str, person: str, text: str) -> ChatRow:
        """Add a chat line to a table where the person sits."""
        row = await self.table(table_id)
        if person not in row.people:
            raise Forbidden(Reason("not-seated"))
        for refuse in self.speaking:
            refuse(person)
        said = await self.store.say(table_id, person, text, now_ms())
        if said is None:
            raise NotFound("table")
        await self.bus.publish(table_subject(table_id), TALK)
        return said

    async def close(self) -> None:
        """Finish background tasks."""
        while self._behind:
            await asyncio.gather(*self._behind)


def _dealt(row: TableRow, shuffle: Shuffle) -> Match:
    """Open and deal a table's match."""
    return Match.open(known_game(row.game), row.options, len(row.seats), shuffle)
