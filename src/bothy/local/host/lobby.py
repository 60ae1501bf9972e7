"""The tables of one person: opening and changing them, starting matches, lessons, branches and records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bothy.kernel import Reason
from bothy.local import seating
from bothy.local.bots import bot_spec
from bothy.local.branching import branch_bots, check_branch
from bothy.local.games import known_game, known_lesson
from bothy.local.host.interface import Store
from bothy.local.host.keeping import kept
from bothy.local.host.kept import KeptTable
from bothy.local.host.lines import ME, Lines
from bothy.local.host.matches import Matches
from bothy.local.host.open_match import OpenMatch
from bothy.local.ids import fresh_id
from bothy.local.reactions import prefer
from bothy.local.refusals import NotFound
from bothy.local.tables import FINISHED, PLAYING, IdeaTerms, SeatRow, TableState
from bothy.table import Match, Record, RecordError, Shuffle
from bothy.table.branching import branched
from bothy.table.fairness import SEED_BYTES
from bothy.table.rules_cache import goes_on_here


class Lobby:
    """All tables of a host."""

    def __init__(
        self, store: Store, matches: Matches, lines: Lines, now: Callable[[], int], chance: Callable[[int], bytes]
    ) -> None:
        self.name = ME
        """The person's name, for seats."""
        self.tables = matches.tables
        self._store = store
        self._matches = matches
        self._lines = lines
        self._now = now
        self._chance = chance

    async def load(self) -> None:
        """Reads what the store kept."""
        for text in await self._store.tables():
            table = KeptTable.read(text)
            self.tables[table.id] = table

    def table(self, table_id: str) -> KeptTable:
        """Returns the table with this id."""
        if table_id not in self.tables:
            raise NotFound("table")
        return self.tables[table_id]

    async def keep(self, table: KeptTable) -> KeptTable:
        """Keeps a new table."""
        await kept(self._store.put_table(table.id, table.text()))
        self.tables[table.id] = table
        return table

    async def change(self, table_id: str, how: Callable[[KeptTable], KeptTable]) -> KeptTable:
        """Changes a table and tells its lines."""
        before = self.table(table_id)
        table = await self.keep(replace(how(before), version=before.version + 1))
        self._lines.tell_table(table)
        return table

    def _fresh(self, game: str, options: Mapping[str, Any], seats: int, **more: Any) -> KeptTable:
        free = tuple(SeatRow() for _ in range(seats))
        table = KeptTable(
            id=fresh_id(), game=game, options=dict(options), seats=free, host=ME, created=self._now()
        )
        return replace(table, **more)

    # Before the match

    async def open(
        self, game: str, options: Mapping[str, Any], seats: int | None, shuffle_word: str, ideas: IdeaTerms
    ) -> KeptTable:
        """Opens a table with the person on the first seat and the commitment to a shuffle already made."""
        count = seating.usual_seats(game) if seats is None else seats
        chosen = seating.chosen(game, options, count)
        table = self._fresh(game, chosen, count, seed=self._chance(SEED_BYTES), ideas=ideas)
        return await self.keep(seating.sit(table, ME, self.name, shuffle_word, 0))

    async def change_options(
        self, table_id: str, options: Mapping[str, Any] | None, seats: int | None, ideas: IdeaTerms | None
    ) -> KeptTable:
        """Changes a table's options, seats or terms."""

        def changed(table: KeptTable) -> KeptTable:
            table = seating.change(table, known_game(table.game), options, seats)
            return replace(table, ideas=ideas or table.ideas)

        return await self.change(table_id, changed)

    async def sit(self, table_id: str, name: str, shuffle_word: str, seat: int | None) -> KeptTable:
        """Takes one more seat, for somebody at the same screen."""
        return await self.change(
            table_id, lambda table: seating.sit(table, ME, name or self.name, shuffle_word, seat)
        )

    async def sit_bot(self, table_id: str, bot: str, seat: int | None) -> KeptTable:
        """Gives a free seat to a bot, named after its key."""
        bot_spec(bot)
        return await self.change(table_id, lambda table: seating.sit_bot(table, bot, bot, seat))

    async def stand_up(self, table_id: str, seat: int) -> KeptTable:
        """Empties a seat."""
        return await self.change(table_id, lambda table: seating.stand_up(table, ME, seat))

    async def prefer(self, table_id: str, seat: int, reaction: str, preference: str) -> KeptTable:
        """Sets the preferred answer to an optional reaction. If the reaction is pending, it's answered at once."""
        table = await self.change(table_id, lambda table: prefer(table, ME, seat, reaction, preference))
        if table.state == PLAYING and table.match_id is not None:
            await self._matches.react(await self._matches.get(table.match_id))
        return table

    async def forget(self, table_id: str) -> None:
        """Drops a table with its match."""
        match_id = self.table(table_id).match_id or ""
        await kept(self._store.delete_table(table_id, match_id))
        self._matches.forget(match_id)
        self.tables.pop(table_id, None)

    # The match

    async def start(self, table_id: str) -> KeptTable:
        """Starts the match: fixes the shuffle words and deals."""
        table = seating.waiting(self.table(table_id))
        shuffle = Shuffle(table.seed, seating.dealt_words(table))
        match = Match.open(known_game(table.game), table.options, len(table.seats), shuffle)
        return await self._begin(table, match)

    async def learn(self, game: str, name: str) -> KeptTable:
        """Opens a lesson, which has its own deal, with the learner at every player's seat."""
        lesson = known_lesson(game, name)
        options = seating.complete(known_game(game), lesson.options)
        table = self._fresh(game, options, lesson.seats, seed=lesson.shuffle.seed, lesson=True, ideas="off")
        table = seating.lesson_table(table, ME, (self.name, seating.COMPANION))
        match = Match.open(known_game(game), options, lesson.seats, lesson.shuffle)
        return await self._begin(await self.keep(table), match)

    async def play_on(self, found: OpenMatch, step: int, seat: int) -> KeptTable:
        """Opens a table with a finished match as it was before a step, against bots."""
        match, before = found.match, self.table(found.table_id)
        check_branch(match, step, seat)
        bots = branch_bots(match, before.seats, seat)
        header, branch = match.header, branched(match, step, seat)
        assert branch.shuffle is not None
        table = self._fresh(
            match.game.name,
            header.options,
            header.seats,
            seed=branch.shuffle.seed,
            branched=found.id,
            branched_step=step,
        )
        table = seating.with_seat(table, seat, SeatRow(person=ME, name=self.name, ready=True))
        for each, bot in bots.items():
            table = seating.with_seat(table, each, SeatRow(bot=bot, name=bot, ready=True))
        return await self._begin(await self.keep(table), branch)

    async def _begin(self, table: KeptTable, match: Match, state: TableState = PLAYING) -> KeptTable:
        match_id = fresh_id()
        await self._matches.create(match_id, match, table)

        def begun(now: KeptTable) -> KeptTable:
            return replace(now, state=state, match_id=match_id, moved=self._now())

        table = await self.change(table.id, begun)
        self._matches.moved(await self._matches.get(match_id))
        return table

    async def rematch(self, table_id: str, game: str) -> KeptTable:
        """Returns the rematch table, of the same game or another. Seats are kept."""
        table = seating.over(self.table(table_id))
        if table.after in self.tables:
            return self.tables[table.after]
        wanted = game or table.game
        chosen = seating.chosen(wanted, table.options if wanted == table.game else {}, len(table.seats))
        fresh = self._fresh(
            wanted,
            chosen,
            len(table.seats),
            seed=self._chance(SEED_BYTES),
            ideas=table.ideas,
            before=table.id,
        )
        fresh = await self.keep(replace(fresh, seats=seating.rematch_seats(table)))
        await self.change(table.id, lambda now: replace(now, after=fresh.id))
        return fresh

    # Records

    async def take_in(self, record: Record) -> KeptTable:
        """Verifies and keeps a record. A finished match can be viewed, a running one goes on here."""
        match = record.verify(seating.known)
        header = match.header
        if not goes_on_here(match.game, header):
            raise RecordError(0, Reason("record-pack"))
        assert match.shuffle is not None
        state: TableState = FINISHED if match.finished or match.abandoned else PLAYING
        table = self._fresh(header.game, header.options, header.seats, seed=match.shuffle.seed)
        if state == FINISHED:
            there = [each for each in self.tables.values() if each.state == state and each.seed == table.seed]
            return there[0] if there else await self._begin(await self.keep(table), match, state)
        sat = record.bots if len(record.bots) == header.seats else [None] * header.seats
        for seat in match.rules.people:
            bot = sat[seat]
            sitter = SeatRow(person=ME, name=seating.called(table, self.name), ready=True)
            if bot is not None:
                bot_spec(bot)
                sitter = SeatRow(bot=bot, name=bot, ready=True)
            table = seating.with_seat(table, seat, sitter)
        return await self._begin(await self.keep(table), match)
