"""Ideas for players, calculated by the bot workers and recorded in the log.

Requests share a fair queue with the bots: people who ask often wait for those who don't. An idea is recorded
before it is returned, so that none goes unrecorded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from bothy.kernel import Reason
from bothy.local.bots import seed_of
from bothy.local.questions import Idea
from bothy.server.bot_workers import BotService, BotUnavailable
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import MatchService
from bothy.server.refusals import Conflict, Overtaken, TooOften
from bothy.server.workers.queue import FairQueue
from bothy.table.log import IDEA

THOUGHT = 0.4
"""Seconds of thought: with two requests ahead in line, players still get ideas within two seconds."""
HURRIED = 0.1
"""Seconds of thought when many wait: a quick idea is better than none."""
CALM = 3
"""Requests that may wait before thought is shortened."""
PATIENCE = 12.0
"""Most seconds in line, after which the request fails."""
KEPT = 200
"""Cached answers: reopening the panel costs no further thought."""


class TooBusy(TooOften):
    """Too many other requests at the same time."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.reason = Reason("ideas-busy")


class Ideas:
    """Requests ideas for players, one at a time per table and per person."""

    def __init__(
        self, matches: MatchService, bot_service: BotService, queue: FairQueue, patience: float = PATIENCE
    ) -> None:
        self._matches = matches
        self._bot_service = bot_service
        self._queue = queue
        self._patience = patience
        self._asking: set[str] = set()
        self._known: OrderedDict[tuple[str, int], tuple[int, list[Idea]]] = OrderedDict()

    async def ask(self, cached: CachedMatch, seat: int, person: str, network: str = "") -> tuple[int, list[Idea]]:
        """Returns the ideas, and the entry they follow."""
        await self._check_wanted(cached)
        if seat not in cached.match.seats_to_act():
            raise Conflict(Reason("not-asked"))
        with self._alone(cached.id, person):
            head = cached.match.fold.head
            known = self._known.get((cached.id, seat))
            found = (
                known[1]
                if known is not None and known[0] == head
                else await self._think(cached, seat, person, network)
            )
            if cached.match.fold.head != head:
                raise Overtaken(cached.seq)
            if seat not in cached.match.fold.helped:
                await self._matches.seat(cached.id, IDEA, seat, after=cached.seq)
            self._remember((cached.id, seat), head, found)
            return cached.seq, found

    async def _check_wanted(self, cached: CachedMatch) -> None:
        table = None if cached.row.table is None else await self._matches.store.table(cached.row.table)
        if table is None or table.ideas == "off":
            raise Conflict(Reason("ideas-off"))

    @contextmanager
    def _alone(self, match_id: str, person: str) -> Iterator[None]:
        both = {match_id, person}
        if both & self._asking:
            raise Conflict(Reason("ideas-under-way"))
        self._asking |= both
        try:
            yield
        finally:
            self._asking -= both

    async def _think(self, cached: CachedMatch, seat: int, person: str, network: str) -> list[Idea]:
        match, seq = cached.match, cached.seq
        try:
            async with asyncio.timeout(self._patience) as waiting, self._queue.turn(person, network):
                waiting.reschedule(None)
                if cached.seq != seq:  # while waiting in line
                    raise Overtaken(cached.seq)
                seed = seed_of(cached.row.seed, cached.id, seq)
                snapshot = match.snapshot()[1]
                seconds = max(HURRIED, THOUGHT * min(1.0, CALM / max(1, self._queue.waiting)))
                return await self._bot_service.ideas(match.game.name, match.header, snapshot, seat, seed, seconds)
        except TimeoutError as error:
            raise TooBusy(round(self._patience)) from error
        except BotUnavailable as error:
            raise Conflict(error.reason) from error

    def _remember(self, key: tuple[str, int], head: int, found: list[Idea]) -> None:
        self._known[key] = head, found
        self._known.move_to_end(key)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
