"""The matches of a host: loading them, and playing moves that are kept before they count."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bothy.kernel import Refused
from bothy.local import moves
from bothy.local.host.interface import Store
from bothy.local.host.keeping import kept
from bothy.local.host.kept import KeptTable, entry_lines, match_head, read_entries, read_match, written
from bothy.local.host.lines import ME, Lines
from bothy.local.host.open_match import OpenMatch
from bothy.local.moves import Drafting, ends
from bothy.local.reactions import preferences
from bothy.local.refusals import NotFound, Overtaken
from bothy.local.tables import FINISHED
from bothy.table import Match
from bothy.table.standing import asks_reaction
from bothy.table.steps import Draft

SNAPSHOT_EVERY = 64
"""Entries between kept positions: loading replays at most about this many."""
TRIES = 5
"""Attempts at a move sent without `after`, which is tried again after another host was faster."""


class Matches:
    """All open matches, and the tables they belong to."""

    def __init__(self, store: Store, lines: Lines, now: Callable[[], int]) -> None:
        self.tables: dict[str, KeptTable] = {}
        """Every table, by id."""
        self.moved: Callable[[OpenMatch], None] = lambda match: None
        """Called with a match that was opened or has changed."""
        self._store = store
        self._lines = lines
        self._now = now
        self._open: dict[str, OpenMatch] = {}
        self._opening = asyncio.Lock()
        self._behind: set[asyncio.Task[None]] = set()
        self._drawn: dict[str, OpenMatch] = {}
        """Matches whose last board is to be kept."""

    async def get(self, match_id: str) -> OpenMatch:
        """Returns a match, read from the store if it isn't open."""
        async with self._opening:
            found = self._open.get(match_id)
            if found is not None:
                return found
            head, lines, snapshot = await self._store.match(match_id)
            if not head:
                raise NotFound("match")
            table_id, match = read_match(head, list(lines), snapshot)
            if table_id not in self.tables:
                raise NotFound("match")
            return self._opened(match_id, match, self.tables[table_id])

    async def create(self, match_id: str, match: Match, table: KeptTable) -> OpenMatch:
        """Keeps a new match with its first entries."""
        head = match_head(match, table.id)
        await kept(self._store.create_match(match_id, head, entry_lines(match.log)))
        return self._opened(match_id, match, table)

    def _opened(self, match_id: str, match: Match, table: KeptTable) -> OpenMatch:
        opened = self._open[match_id] = OpenMatch(match_id, match, table, ME)
        return opened

    def forget(self, match_id: str) -> None:
        """Closes a match whose table is gone."""
        found = self._open.pop(match_id, None)
        if found is not None and found.driving is not None:
            found.driving.cancel()

    async def act(
        self,
        found: OpenMatch,
        after: int | None,
        draw: Drafting,
        acknowledge: Callable[[int], object] = lambda seq: None,
    ) -> int:
        """Plays a move; returns its number. It is acknowledged once the store has it, before the news."""
        async with found.lock:
            draft = await self._write(found, after, draw)
            ended = ends(draft)
            found.commit(draft)
        acknowledge(draft.seq)
        self._lines.tell(found)
        if ended:
            self._lines.tell_table(self.tables[found.table_id])
        self._keep(found, len(draft.played))
        self.moved(found)
        return draft.seq

    async def react(self, found: OpenMatch) -> None:
        """Answers the current reaction according to the seat's preference, if it has one."""
        standing = preferences(self.tables[found.table_id], found.bot_at)
        if asks_reaction(found.match.position) and found.match.standing(standing).played:
            await self.act(found, found.seq, moves.reacting(standing))

    async def _write(self, found: OpenMatch, after: int | None, draw: Drafting) -> Draft:
        """Drafts and appends, again while other hosts are faster."""
        for _ in range(TRIES):
            if after is not None and after > found.seq:
                await self._catch_up(found)
            if after is not None and after != found.seq:
                raise Overtaken(found.seq)
            try:
                draft = draw(found.match)
            except Refused:
                if await self._catch_up(found):  # a stale position refused it: try the newest
                    continue
                raise
            if draft.pos is not None and asks_reaction(draft.pos):
                draft = found.match.standing(preferences(self.tables[found.table_id], found.bot_at), draft)
            table = self._table_after(found, draft)
            lines = entry_lines([step.entry for step in draft.played])
            if await kept(self._store.append(found.id, draft.after, lines, table.text())):
                self.tables[table.id] = table
                return draft
            if not await self._catch_up(found):
                break
        raise Overtaken(found.seq)

    def _table_after(self, found: OpenMatch, draft: Draft) -> KeptTable:
        """Returns the table as it is after a draft: finished, perhaps."""
        table = replace(self.tables[found.table_id], moved=self._now())
        if not ends(draft):
            return table
        table = replace(table, state=FINISHED, given_up=draft.gives_up, version=table.version + 1)
        if draft.pos is None or not draft.pos.finished:
            return table
        result = found.match.rules.result(draft.pos)
        points = tuple([sum(score.values()) for score in result.scores])
        return replace(table, ranks=tuple(result.ranks), points=points)

    async def _catch_up(self, found: OpenMatch) -> bool:
        """Applies entries that another host wrote; returns whether there were any."""
        before = found.seq
        _, lines, _ = await self._store.match(found.id)
        for entry in read_entries(list(lines)[before + 1 :]):
            found.apply_remote(entry)
        if found.seq > before:
            for text in await self._store.tables():
                table = KeptTable.read(text)
                if table.id == found.table_id:
                    self.tables[table.id] = table
            self._lines.tell(found)
        return found.seq > before

    # After the acknowledgement

    def _keep(self, found: OpenMatch, entries: int) -> None:
        """Keeps what makes the next start faster, in the background."""
        if found.seq // SNAPSHOT_EVERY != (found.seq - entries) // SNAPSHOT_EVERY or found.finished:
            self.do(self._store.keep_snapshot(found.id, written(list(found.match.snapshot()))))
        if found.audiences is not None:
            if not self._drawn:
                self.do(self._keep_drawn())
            self._drawn[found.id] = found

    async def _keep_drawn(self) -> None:
        """Keeps the newest board of every seat that is followed: once, however many moves came together."""
        await asyncio.sleep(0)
        drawn, self._drawn = self._drawn, {}
        for found in drawn.values():
            assert found.audiences is not None
            for seat in [each for each in found.audiences.parts if each is not None]:
                await self._store.keep_resync(found.id, seat, found.audiences.everything(found, seat))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work in the background whose failure costs nothing."""
        task = asyncio.ensure_future(_quietly(work))
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    def thinking(self) -> list[asyncio.Task[None]]:
        """Returns the tasks of bots that are about to play."""
        tasks = [found.driving for found in self._open.values()]
        return [task for task in tasks if task is not None and not task.done()]

    async def close(self) -> None:
        """Waits for what is going on in the background."""
        while self._behind:
            await asyncio.gather(*self._behind)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with suppress(Exception):  # a cache that isn't kept is made again
        await work
