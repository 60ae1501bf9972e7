"""Plays moves: loads the match, appends, acknowledges, announces. `(game, seq)` in the store is the only lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import structlog

from bothy.kernel import BothyError, Json, Reason, Refused
from bothy.local import moves
from bothy.local.moves import Drafting, ends
from bothy.local.reactions import preferences
from bothy.server.clock import now_ms
from bothy.server.matches.announcements import Announcements
from bothy.server.matches.cache import Cache
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.changes import Change, SideWriteHook
from bothy.server.matches.divergences import Divergences
from bothy.server.matches.lines import encode, entry_line, header_line, read_entry
from bothy.server.matches.loading import entries_of, load
from bothy.server.metrics import MOVE_CONFLICTS, MOVE_SECONDS, MOVES, STORE_REGRESSIONS
from bothy.server.refusals import Overtaken
from bothy.server.rows import MatchRow, SideWrites, joined
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Diverged, Entry, Match, Played
from bothy.table.standing import Preferences, asks_reaction
from bothy.table.steps import Draft

SNAPSHOT_EVERY = 64
"""Entries between stored positions: loading replays at most about this many."""
TRIES = 5
"""Attempts at an action sent without `after`, which is retried after losing a race."""

LOG = structlog.get_logger("matches")
Moved = Callable[[CachedMatch, bool], None]
"""Called with a loaded match that is new or has changed, and whether this process wrote the change."""
GivenUp = Callable[[str, Reason], None]
"""Called with a match this process won't continue, and the reason."""


@dataclass(frozen=True, slots=True)
class Acted:
    """An acknowledged change: it is in the store."""

    cached: CachedMatch
    played: tuple[Played, ...]
    seq: int


class MatchService:
    """All matches, as one process sees them. Loaded ones may be stale; the store never is."""

    def __init__(self, store: Store, announcements: Announcements, memory: int = 256 << 20) -> None:
        self.store = store
        self.announcements = announcements
        self.cache = Cache(memory)
        self.moved: list[Moved] = []
        """Called in the event loop after every step, from here or elsewhere, and every load; must be quick."""
        self.on_append: list[SideWriteHook] = []
        """Called before every append, in order."""
        self.clock_lent: Callable[[str, int, bytes], None] = lambda match_id, seq, clock: None
        """Called with the clock after an entry, as written by another process."""
        self.given_up: list[GivenUp] = []
        self.now = now_ms
        self._divergences = Divergences()
        self._loading: dict[str, asyncio.Task[CachedMatch]] = {}
        self._behind: set[asyncio.Task[None]] = set()

    # Reading

    async def at_hand(self, match_id: str) -> CachedMatch:
        """Returns the match, as new as this process knows it. Acting on a stale one only loses the race."""
        cached = self.cache.get(match_id)
        if cached is not None:
            return cached
        task = self._loading.get(match_id)
        if task is None:  # concurrent requests share one load
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
        """Refuses a match that this process can't reproduce, and notifies its followers."""
        self.cache.drop(match_id)
        self._divergences.note(match_id, error)
        for given_up in self.given_up:
            given_up(match_id, error.reason)

    async def newest(self, match_id: str) -> CachedMatch:
        """Returns the match, at least as new as the store was at the time of the call."""
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
        """Reloads a match from a store that has fewer entries than we do: a restored one, or a lagging replica."""
        STORE_REGRESSIONS.inc()
        LOG.error("store-behind", match=cached.id, here=cached.seq, stored=seq)
        if self.cache.get(cached.id) is cached:
            self.cache.drop(cached.id)
        return await self.at_hand(cached.id)

    async def heard(self, match_id: str, seq: int, line: bytes = b"") -> CachedMatch:
        """Brings the match up to an announced number, with the announced entry or from the store."""
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
        """Applies a hint without waiting, if it holds the next entry and the match isn't locked."""
        cached = self.cache.get(match_id)
        if cached is None or not line or cached.seq != seq - 1 or cached.lock.locked():
            return cached is not None and cached.seq >= seq
        self._hear(cached, line)
        return True

    async def _catch_up(self, cached: CachedMatch) -> bool:
        """Applies entries that others wrote; returns whether there were any. Holds the lock."""
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
            cached.apply_remote(entry)
        except Diverged as error:
            self._give_up(cached.id, error)
            raise
        except Exception:
            self.cache.drop(cached.id)  # don't keep a half-applied step
            LOG.exception("unreadable", match=cached.id, seq=cached.seq)
            raise

    # Acting

    async def open(self, match: Match, row: MatchRow) -> CachedMatch:
        """Stores a new match, including the deal before its first decision."""
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
        await self.store.create_match(row, [entry_line(entry) for entry in match.log])
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
        """Plays one action, or several as a unit. With `after`, only if that is still the newest entry.

        With `end_turn`, also ends the turn if nothing else is left to do.
        """
        return await self._act(match_id, after, moves.play(seat, actions, end_turn))

    async def undo(self, match_id: str, seat: int, to: int | None = None, after: int | None = None) -> Acted:
        """Undoes the seat's newest action, or everything from entry `to` on."""
        return await self._act(match_id, after, moves.undo(seat, to))

    async def redo(self, match_id: str, seat: int, after: int | None = None) -> Acted:
        """Plays the action undone last."""
        return await self._act(match_id, after, moves.redo(seat))

    async def seat(
        self, match_id: str, seating: str, seat: int | None, bot: str = "", after: int | None = None
    ) -> Acted:
        """Records who plays a seat from here on, or that the table is abandoned."""
        return await self._act(match_id, after, moves.seating(seating, seat, bot))

    async def react(self, match_id: str) -> None:
        """Answers the current reaction according to the seat's preference, if it has one."""
        cached = await self.newest(match_id)
        if not asks_reaction(cached.match.position):
            return
        standing = await self._preferences(cached)
        if cached.match.standing(standing).played:
            with suppress(Overtaken):  # the faster process has answered it
                await self._act(match_id, cached.seq, moves.reacting(standing))

    async def _preferences(self, cached: CachedMatch) -> Preferences:
        """Returns the preferences of people at the table; bots decide for themselves."""
        row = None if cached.row.table is None else await self.store.table(cached.row.table)
        return preferences(row, cached.bot_at)

    async def _act(self, match_id: str, after: int | None, draw: Drafting) -> Acted:
        start = perf_counter()
        try:
            acted = await self._acted(match_id, after, draw)
        except Overtaken:
            MOVE_CONFLICTS.inc()
            raise
        seconds = perf_counter() - start
        MOVES.labels(acted.cached.match.game.name).inc()
        MOVE_SECONDS.observe(seconds)
        LOG.info("played", match=match_id, seq=acted.seq, ms=round(1000 * seconds, 1))
        return acted

    async def _acted(self, match_id: str, after: int | None, draw: Drafting) -> Acted:
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

    async def _write(self, cached: CachedMatch, after: int | None, draw: Drafting) -> tuple[Draft, list[bytes]]:
        """Drafts and appends, retrying while other processes are faster."""
        for _ in range(TRIES):
            if after is not None and after != cached.seq:
                raise Overtaken(await self._truly(cached))
            try:
                draft = draw(cached.match)
                if draft.pos is not None and asks_reaction(draft.pos):
                    draft = cached.match.standing(await self._preferences(cached), draft)
            except Refused:
                if await self._catch_up(cached):  # a stale position refused it: try the newest
                    continue
                raise
            entries = [step.entry for step in draft.played]
            lines = [entry_line(entry) for entry in entries]
            side_writes = await self._side_writes(Change(cached.row, entries, cached.match.away, (cached, draft)))
            try:
                if await self.store.append(cached.id, draft.after, lines, ends(draft), side_writes, self.now()):
                    return draft, lines
            except asyncio.CancelledError:
                self.announcements.tell(cached.id, draft.seq, [])  # it may be stored: let all processes check
                raise
            if not await self._catch_up(cached) and (truly := await self._truly(cached)) != cached.seq:
                raise Overtaken(truly)
        raise Overtaken(cached.seq)

    async def note(
        self, row: MatchRow, entries: Sequence[Entry], away: Collection[int], side_writes: SideWrites
    ) -> bool:
        """Appends entries that don't change the board, whether the match is loaded or not.

        Returns False if they are no longer the next.
        """
        lines = [entry_line(entry) for entry in entries]
        together = await self._side_writes(Change(row, entries, away), side_writes)
        if not await self.store.append(row.id, entries[0].seq - 1, lines, side_writes=together, at=self.now()):
            return False
        self.announcements.tell(row.id, entries[-1].seq, lines)
        return True

    async def _side_writes(self, change: Change, found: SideWrites | None = None) -> SideWrites | None:
        """Collects the rows to write with a change."""
        for ask in self.on_append:
            more = await ask(change)
            found = (found or more) if found is None or more is None else joined(found, more)
        return found

    async def _truly(self, cached: CachedMatch) -> int:
        """Returns the newest number in the store, which may have lost entries we know."""
        seq = await self.store.seq(cached.id)
        if seq is not None and seq >= cached.seq:
            return cached.seq
        return (await self._go_back(cached, seq)).seq

    # After the acknowledgement

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
        """Waits for background work and closes the announcements."""
        while self._behind:
            await asyncio.gather(*self._behind)
        await self.announcements.close()
