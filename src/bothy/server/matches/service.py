"""Load or take at hand, work out, append, acknowledge, tell. `(game, seq)` in the store is the only lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import structlog

from bothy.kernel import BothyError, Json, Malformed, Reason, Refused
from bothy.server.clock import now_ms
from bothy.server.matches.announcements import Announcements
from bothy.server.matches.cache import Cache
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.changes import Besides, Change
from bothy.server.matches.divergences import Divergences
from bothy.server.matches.lines import encode, entry_line, header_line, read_entry
from bothy.server.matches.loading import entries_of, load
from bothy.server.metrics import MOVE_SECONDS, MOVES, OVERTAKEN, STORE_BEHIND
from bothy.server.refusals import Overtaken
from bothy.server.rows import Beside, MatchRow, joined
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Diverged, Entry, Match, Played
from bothy.table.standing import Preferences, asks_reaction
from bothy.table.steps import Draft

SNAPSHOT_EVERY = 64
"""Entries after which a position is stored: loading then plays at most about so many again."""
TRIES = 5
"""How often an action that fits any moment is tried again after losing a race."""
MOST_AS_ONE = 50
"""Actions sent as one, at most."""

LOG = structlog.get_logger("matches")
Moved = Callable[[CachedMatch, bool], None]
"""Told of a match at hand that is new, or moved: the match, and whether this process wrote what moved it."""
GivenUp = Callable[[str, Reason], None]
"""Told of a match this process will not go on with, and why."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What was acknowledged: it is in the store."""

    cached: CachedMatch
    played: tuple[Played, ...]
    seq: int


class Matches:
    """All matches, as far as one process is concerned. What is at hand may be behind; the store never is."""

    def __init__(self, store: Store, announcements: Announcements, memory: int = 256 << 20) -> None:
        self.store = store
        self.announcements = announcements
        self.cache = Cache(memory)
        self.moved: list[Moved] = []
        """Called in the event loop after every step written or heard of, and after every load; must be quick."""
        self.beside: list[Besides] = []
        """Asked before every append, one after another."""
        self.clock_lent: Callable[[str, int, bytes], None] = lambda match_id, seq, clock: None
        """Told of the clock that stands after an entry, as another process has written it."""
        self.given_up: list[GivenUp] = []
        self.now = now_ms
        self._divergences = Divergences()
        self._loading: dict[str, asyncio.Task[CachedMatch]] = {}
        self._behind: set[asyncio.Task[None]] = set()

    # Looking

    async def at_hand(self, match_id: str) -> CachedMatch:
        """The match, as new as this process knows it. Whoever acts on an old one loses the race, nothing else."""
        cached = self.cache.get(match_id)
        if cached is not None:
            return cached
        task = self._loading.get(match_id)
        if task is None:  # many may ask at once for a match that is not at hand: it is loaded once
            task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> CachedMatch:
        self._divergences.check(match_id)
        try:
            cached = await load(self.store, match_id)
        except Diverged as error:
            self._give_up(match_id, error)
            raise
        self.cache.put(cached)
        self._tell(cached, ours=False)
        return cached

    def _give_up(self, match_id: str, error: Diverged) -> None:
        """Refuse a match that this process would play differently, and tell those who follow it."""
        self.cache.drop(match_id)
        self._divergences.note(match_id, error)
        for given_up in self.given_up:
            given_up(match_id, error.reason)

    async def newest(self, match_id: str) -> CachedMatch:
        """The match, at least as new as the store was when this was asked."""
        cached = self.cache.get(match_id)
        if cached is None:
            return await self.at_hand(match_id)
        known, seq = cached.seq, await self.store.seq(match_id)
        if seq is None or seq < known:
            return await self._go_back(cached, seq)
        if seq > cached.seq:
            await self.heard(match_id, seq)
        return cached

    async def _go_back(self, cached: CachedMatch, seq: int | None) -> CachedMatch:
        """The match as the store has it, which knows less than we do: it was restored, or is a copy that lags."""
        STORE_BEHIND.inc()
        LOG.error("store-behind", game=cached.id, here=cached.seq, stored=seq)
        if self.cache.get(cached.id) is cached:
            self.cache.drop(cached.id)
        return await self.at_hand(cached.id)

    async def heard(self, match_id: str, seq: int, line: bytes = b"") -> CachedMatch:
        """The match, brought up to a number that was told, by the entry that was told with it or by the store."""
        cached = await self.at_hand(match_id)
        if cached.seq >= seq:
            return cached
        async with cached.lock:
            if line and cached.seq == seq - 1:
                self._hear(cached, line)
            elif cached.seq < seq:
                await self._catch_up(cached)
        return cached

    def hear_at_once(self, match_id: str, seq: int, line: bytes) -> bool:
        """Follow a hint without waiting, if it tells the next entry of a match that nobody is busy with."""
        cached = self.cache.get(match_id)
        if cached is None or not line or cached.seq != seq - 1 or cached.lock.locked():
            return cached is not None and cached.seq >= seq
        self._hear(cached, line)
        return True

    async def _catch_up(self, cached: CachedMatch) -> bool:
        """Follow what others wrote; say whether there was anything. Holds the lock."""
        before = cached.seq
        async for entry in entries_of(self.store, cached.id, before + 1, Slice()):
            self._follow(cached, entry)
        if cached.seq > before:
            self.cache.put(cached)
            self._tell(cached, ours=False)
        return cached.seq > before

    def _hear(self, cached: CachedMatch, line: bytes) -> None:
        self._follow(cached, read_entry(line))
        self.cache.put(cached)
        self._tell(cached, ours=False)

    def _follow(self, cached: CachedMatch, entry: Entry) -> None:
        try:
            cached.hear(entry)
        except Diverged as error:
            self._give_up(cached.id, error)
            raise
        except Exception:
            self.cache.drop(cached.id)  # half a step must not stay at hand
            LOG.exception("unreadable", game=cached.id, seq=cached.seq)
            raise

    # Acting

    async def open(self, match: Match, row: MatchRow) -> CachedMatch:
        """A new match, stored with what was dealt before its first answer."""
        row = MatchRow(
            id=row.id,
            header=header_line(match.header),
            seed=row.seed,
            people=row.people,
            bots=row.bots,
            table=row.table,
            created=row.created,
            finished=match.finished,
        )
        await self.store.create_game(row, [entry_line(entry) for entry in match.log])
        cached = CachedMatch(row, match)
        self.cache.put(cached)
        self._tell(cached, ours=True)
        return cached

    async def play(
        self,
        match_id: str,
        seat: int,
        actions: Sequence[Json],
        after: int | None = None,
        end_turn: bool = False,
    ) -> Acted:
        """One or several actions as one. With `after`, only if nothing was entered since that number.

        If it is wanted, the turn ends with them where nothing else is left to do.
        """
        if not 0 < len(actions) <= MOST_AS_ONE:
            raise Malformed(Reason("actions-count", most=MOST_AS_ONE, have=len(actions)))

        def draw(match: Match) -> Draft:
            draft = match.draft(seat, *[match.rules.registry.read_action(action) for action in actions])
            return match.ending_turn(seat, draft) if end_turn else draft

        return await self._act(match_id, after, draw)

    async def undo(self, match_id: str, seat: int, to: int | None = None, after: int | None = None) -> Acted:
        """Take back one's newest action, or all from entry `to` on."""
        return await self._act(match_id, after, lambda match: match.draft_undo(seat, to))

    async def redo(self, match_id: str, seat: int, after: int | None = None) -> Acted:
        """Play again what was taken back last."""
        return await self._act(match_id, after, lambda match: match.draft_redo(seat))

    async def seat(
        self, match_id: str, seating: str, seat: int | None, bot: str = "", after: int | None = None
    ) -> Acted:
        """Note who plays a seat from here on, or that the table is given up."""
        return await self._act(match_id, after, lambda match: match.draft_seating(seating, seat, bot))

    async def react(self, match_id: str) -> None:
        """Answer the reaction that is asked just now, if somebody prefers to."""
        cached = await self.newest(match_id)
        if not asks_reaction(cached.match.position):
            return
        preferences = await self._preferences(cached)
        if cached.match.standing(preferences).played:
            with suppress(Overtaken):  # then whoever was faster has asked for it
                await self._act(match_id, cached.seq, lambda match: match.standing(preferences))

    async def _preferences(self, cached: CachedMatch) -> Preferences:
        """What people at the table prefer; bots think for themselves."""
        row = None if cached.row.table is None else await self.store.table(cached.row.table)
        seats = enumerate(() if row is None else row.seats)
        return {seat: each.reactions for seat, each in seats if each.reactions and cached.bot_at(seat) is None}

    async def _act(self, match_id: str, after: int | None, draw: Callable[[Match], Draft]) -> Acted:
        start = perf_counter()
        try:
            acted = await self._acted(match_id, after, draw)
        except Overtaken:
            OVERTAKEN.inc()
            raise
        seconds = perf_counter() - start
        MOVES.labels(acted.cached.match.game.name).inc()
        MOVE_SECONDS.observe(seconds)
        LOG.info("played", game=match_id, seq=acted.seq, ms=round(1000 * seconds, 1))
        return acted

    async def _acted(self, match_id: str, after: int | None, draw: Callable[[Match], Draft]) -> Acted:
        cached = await self.at_hand(match_id)
        async with cached.lock:
            if after is not None and after > cached.seq:
                await self._catch_up(cached)
            draft, lines = await self._write(cached, after, draw)
            cached.commit(draft)
        self.announcements.tell(match_id, draft.seq, lines)
        self.cache.put(cached)
        self._keep(cached, len(lines))
        self._tell(cached, ours=True)
        return Acted(cached, draft.played, draft.seq)

    async def _write(
        self, cached: CachedMatch, after: int | None, draw: Callable[[Match], Draft]
    ) -> tuple[Draft, list[bytes]]:
        """Work out and append until nobody else was faster."""
        for _ in range(TRIES):
            if after is not None and after != cached.seq:
                raise Overtaken(await self._truly(cached))
            try:
                draft = draw(cached.match)
                if draft.pos is not None and asks_reaction(draft.pos):
                    draft = cached.match.standing(await self._preferences(cached), draft)
            except Refused:
                if await self._catch_up(cached):  # refused by an old position: the newest must say so
                    continue
                raise
            entries = [step.entry for step in draft.played]
            lines = [entry_line(entry) for entry in entries]
            finished = (draft.pos is not None and draft.pos.finished) or draft.gives_up
            beside = await self._beside(Change(cached.row, entries, cached.match.away, (cached, draft)))
            try:
                if await self.store.append(cached.id, draft.after, lines, finished, beside, self.now()):
                    return draft, lines
            except asyncio.CancelledError:
                self.announcements.tell(cached.id, draft.seq, [])  # it may stand: let everybody look
                raise
            if not await self._catch_up(cached) and (truly := await self._truly(cached)) != cached.seq:
                raise Overtaken(truly)
        raise Overtaken(cached.seq)

    async def note(self, row: MatchRow, entries: Sequence[Entry], away: Collection[int], beside: Beside) -> bool:
        """Append entries that move nothing on the board, whether the match is at hand or not.

        False if they are no longer the next.
        """
        lines = [entry_line(entry) for entry in entries]
        together = await self._beside(Change(row, entries, away), beside)
        if not await self.store.append(row.id, entries[0].seq - 1, lines, beside=together, at=self.now()):
            return False
        self.announcements.tell(row.id, entries[-1].seq, lines)
        return True

    async def _beside(self, change: Change, found: Beside | None = None) -> Beside | None:
        """What is written with a change."""
        for ask in self.beside:
            more = await ask(change)
            found = (found or more) if found is None or more is None else joined(found, more)
        return found

    async def _truly(self, cached: CachedMatch) -> int:
        """The newest number, as the store has it: we may know entries that it has lost."""
        seq = await self.store.seq(cached.id)
        if seq is not None and seq >= cached.seq:
            return cached.seq
        return (await self._go_back(cached, seq)).seq

    # Behind the acknowledgement

    def _tell(self, cached: CachedMatch, ours: bool) -> None:
        for moved in self.moved:
            moved(cached, ours)

    def _keep(self, cached: CachedMatch, entries: int) -> None:
        if cached.seq // SNAPSHOT_EVERY != (cached.seq - entries) // SNAPSHOT_EVERY:
            seq, data = cached.match.snapshot()
            self._later(self.store.keep_snapshot(cached.id, seq, encode(data)))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(work))
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except BothyError as error:
            LOG.warning("snapshot-not-kept", reason=error.reason.key)

    async def close(self) -> None:
        """Finish what goes on behind the acknowledgements."""
        while self._behind:
            await asyncio.gather(*self._behind)
        await self.announcements.close()
