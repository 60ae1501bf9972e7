"""Load or take at hand, work out, append, acknowledge, tell. `(game, seq)` in the store is the only lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import structlog

from bothy.kernel import BothyError, Json, Malformed, Reason, Refused
from bothy.server.matches.cache import Cache
from bothy.server.matches.divergences import Divergences
from bothy.server.matches.held import Held
from bothy.server.matches.hints import Hints
from bothy.server.matches.lines import encode, entry_line, header_line, read_entry
from bothy.server.matches.loading import entries_of, load
from bothy.server.metrics import MOVE_SECONDS, MOVES, OVERTAKEN, STORE_BEHIND
from bothy.server.refusals import Overtaken
from bothy.server.rows import GameRow
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Diverged, Entry, Match, Played
from bothy.table.steps import Draft

SNAPSHOT_EVERY = 64
"""Entries after which a position is stored: loading then plays at most about so many again."""
TRIES = 5
"""How often an action that fits any moment is tried again after losing a race."""
MOST_AS_ONE = 50
"""Actions sent as one, at most."""

LOG = structlog.get_logger("matches")
Moved = Callable[[Held, bool], None]
"""Told of a match at hand that is new, or moved: the match, and whether this process wrote what moved it."""
GivenUp = Callable[[str, Reason], None]
"""Told of a match this process will not go on with, and why."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What was acknowledged: it is in the store."""

    held: Held
    played: tuple[Played, ...]
    seq: int


class Matches:
    """All matches, as far as one process is concerned. What is at hand may be behind; the store never is."""

    def __init__(self, store: Store, hints: Hints, memory: int = 256 << 20) -> None:
        self.store = store
        self.hints = hints
        self.cache = Cache(memory)
        self.moved: list[Moved] = []
        """Called in the event loop after every step written or heard of, and after every load; must be quick."""
        self.given_up: list[GivenUp] = []
        self._divergences = Divergences()
        self._loading: dict[str, asyncio.Task[Held]] = {}
        self._behind: set[asyncio.Task[None]] = set()

    # Looking

    async def at_hand(self, game_id: str) -> Held:
        """The match, as new as this process knows it. Whoever acts on an old one loses the race, nothing else."""
        held = self.cache.get(game_id)
        if held is not None:
            return held
        task = self._loading.get(game_id)
        if task is None:  # many may ask at once for a match that is not at hand: it is loaded once
            task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Held:
        self._divergences.check(game_id)
        try:
            held = await load(self.store, game_id)
        except Diverged as error:
            self._give_up(game_id, error)
            raise
        self.cache.put(held)
        self._tell(held, ours=False)
        return held

    def _give_up(self, game_id: str, error: Diverged) -> None:
        """Refuse a match that this process would play differently, and tell those who follow it."""
        self.cache.drop(game_id)
        self._divergences.note(game_id, error)
        for given_up in self.given_up:
            given_up(game_id, error.reason)

    async def newest(self, game_id: str) -> Held:
        """The match, at least as new as the store was when this was asked."""
        held = self.cache.get(game_id)
        if held is None:
            return await self.at_hand(game_id)
        known, seq = held.seq, await self.store.seq(game_id)
        if seq is None or seq < known:
            return await self._go_back(held, seq)
        if seq > held.seq:
            await self.heard(game_id, seq)
        return held

    async def _go_back(self, held: Held, seq: int | None) -> Held:
        """The match as the store has it, which knows less than we do: it was restored, or is a copy that lags."""
        STORE_BEHIND.inc()
        LOG.error("store-behind", game=held.id, here=held.seq, stored=seq)
        if self.cache.get(held.id) is held:
            self.cache.drop(held.id)
        return await self.at_hand(held.id)

    async def heard(self, game_id: str, seq: int, line: bytes = b"") -> Held:
        """The match, brought up to a number that was told, by the entry that was told with it or by the store."""
        held = await self.at_hand(game_id)
        if held.seq >= seq:
            return held
        async with held.lock:
            if line and held.seq == seq - 1:
                self._hear(held, line)
            elif held.seq < seq:
                await self._catch_up(held)
        return held

    def hear_at_once(self, game_id: str, seq: int, line: bytes) -> bool:
        """Follow a hint without waiting, if it tells the next entry of a match that nobody is busy with."""
        held = self.cache.get(game_id)
        if held is None or not line or held.seq != seq - 1 or held.lock.locked():
            return held is not None and held.seq >= seq
        self._hear(held, line)
        return True

    async def _catch_up(self, held: Held) -> bool:
        """Follow what others wrote; say whether there was anything. Holds the lock."""
        before = held.seq
        async for entry in entries_of(self.store, held.id, before + 1, Slice()):
            self._follow(held, entry)
        if held.seq > before:
            self.cache.put(held)
            self._tell(held, ours=False)
        return held.seq > before

    def _hear(self, held: Held, line: bytes) -> None:
        self._follow(held, read_entry(line))
        self.cache.put(held)
        self._tell(held, ours=False)

    def _follow(self, held: Held, entry: Entry) -> None:
        try:
            held.hear(entry)
        except Diverged as error:
            self._give_up(held.id, error)
            raise
        except Exception:
            self.cache.drop(held.id)  # half a step must not stay at hand
            LOG.exception("unreadable", game=held.id, seq=held.seq)
            raise

    # Acting

    async def open(self, match: Match, row: GameRow) -> Held:
        """A new match, stored with what was dealt before its first answer."""
        row = GameRow(
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
        held = Held(row, match)
        self.cache.put(held)
        self._tell(held, ours=True)
        return held

    async def play(self, game_id: str, seat: int, actions: Sequence[Json], after: int | None = None) -> Acted:
        """One or several actions as one. With `after`, only if nothing was entered since that number."""
        if not 0 < len(actions) <= MOST_AS_ONE:
            raise Malformed(Reason("actions-count", most=MOST_AS_ONE, have=len(actions)))

        def draw(match: Match) -> Draft:
            return match.draft(seat, *[match.rules.registry.read_action(action) for action in actions])

        return await self._act(game_id, after, draw)

    async def undo(self, game_id: str, seat: int, to: int | None = None, after: int | None = None) -> Acted:
        """Take back one's newest action, or all from entry `to` on."""
        return await self._act(game_id, after, lambda match: match.draft_undo(seat, to))

    async def redo(self, game_id: str, seat: int, after: int | None = None) -> Acted:
        """Play again what was taken back last."""
        return await self._act(game_id, after, lambda match: match.draft_redo(seat))

    async def _act(self, game_id: str, after: int | None, draw: Callable[[Match], Draft]) -> Acted:
        start = perf_counter()
        try:
            acted = await self._acted(game_id, after, draw)
        except Overtaken:
            OVERTAKEN.inc()
            raise
        seconds = perf_counter() - start
        MOVES.labels(acted.held.match.game.name).inc()
        MOVE_SECONDS.observe(seconds)
        LOG.info("played", game=game_id, seq=acted.seq, ms=round(1000 * seconds, 1))
        return acted

    async def _acted(self, game_id: str, after: int | None, draw: Callable[[Match], Draft]) -> Acted:
        held = await self.at_hand(game_id)
        async with held.lock:
            if after is not None and after > held.seq:
                await self._catch_up(held)
            draft, lines = await self._write(held, after, draw)
            held.commit(draft)
        self.hints.tell(game_id, draft.seq, lines)
        self.cache.put(held)
        self._keep(held, len(lines))
        self._tell(held, ours=True)
        return Acted(held, draft.played, draft.seq)

    async def _write(
        self, held: Held, after: int | None, draw: Callable[[Match], Draft]
    ) -> tuple[Draft, list[bytes]]:
        """Work out and append until nobody else was faster."""
        for _ in range(TRIES):
            if after is not None and after != held.seq:
                raise Overtaken(await self._truly(held))
            try:
                draft = draw(held.match)
            except Refused:
                if await self._catch_up(held):  # refused by an old position: the newest must say so
                    continue
                raise
            lines = [entry_line(step.entry) for step in draft.played]
            finished = draft.pos is not None and draft.pos.finished
            try:
                if await self.store.append(held.id, draft.after, lines, finished):
                    return draft, lines
            except asyncio.CancelledError:
                self.hints.tell(held.id, draft.seq, [])  # it may stand: let everybody look
                raise
            if not await self._catch_up(held) and (truly := await self._truly(held)) != held.seq:
                raise Overtaken(truly)
        raise Overtaken(held.seq)

    async def _truly(self, held: Held) -> int:
        """The newest number, as the store has it: we may know entries that it has lost."""
        seq = await self.store.seq(held.id)
        if seq is not None and seq >= held.seq:
            return held.seq
        return (await self._go_back(held, seq)).seq

    # Behind the acknowledgement

    def _tell(self, held: Held, ours: bool) -> None:
        for moved in self.moved:
            moved(held, ours)

    def _keep(self, held: Held, entries: int) -> None:
        if held.seq // SNAPSHOT_EVERY != (held.seq - entries) // SNAPSHOT_EVERY:
            seq, data = held.match.snapshot()
            self._later(self.store.keep_snapshot(held.id, seq, encode(data)))

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
        await self.hints.close()
