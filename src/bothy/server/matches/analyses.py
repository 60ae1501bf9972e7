"""Analyses of finished games, made turn by turn by idle bot workers.

The process that wrote the last entry makes the analysis. If it crashes, or the game predates analyses, the process
that receives a request makes it. Two concurrent runs give the same result.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog

from bothy.bots.analysis import GameReview, TurnReview
from bothy.bots.analysis.turns import Turn
from bothy.kernel import BothyError
from bothy.local.reviewing import review_question, reviewed
from bothy.server.bot_workers import BotService
from bothy.server.clock import now_ms
from bothy.server.errors import StoreUnavailable
from bothy.server.matches.botseats import has_people
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.lines import decode, encode
from bothy.server.matches.service import MatchService
from bothy.server.rows import TableRow
from bothy.server.workers.queue import FairQueue

OTHERS_MS = 5 * 60 * 1000
"""Milliseconds after its end during which a match is left to the process that wrote the end."""
MOST_WAITING = 100
"""Most games in line here; others wait for another request."""
MOST_FAILED = 1000

LOG = structlog.get_logger("analyses")


class Analyses:
    """Makes analyses one at a time and stores them."""

    def __init__(self, matches: MatchService, bot_service: BotService, queue: FairQueue | None) -> None:
        self._matches = matches
        self._store = matches.store
        self._bot_service = bot_service
        self._queue = queue
        """None if this process has no bots; other processes make the analyses then."""
        self._making: dict[str, asyncio.Task[None]] = {}
        self._one_by_one = asyncio.Lock()
        self._failed: dict[str, None] = {}
        """Games this process failed to analyse."""

    async def ended(self, table: TableRow, match_id: str) -> None:
        """Starts the analysis of a finished match, if it had human players and isn't a lesson."""
        row = await self._store.match(match_id)
        if not table.lesson and row is not None and has_people(row):
            self._begin(match_id)

    async def of(self, cached: CachedMatch) -> dict[str, Any] | None:
        """Returns a match's analysis, if it is ready."""
        data = await self._store.analysis(cached.id) if cached.finished else None
        return None if data is None else msgspec.convert(decode(data), dict[str, Any])

    async def wanted(self, cached: CachedMatch) -> bool:
        """Starts a missing analysis; returns whether there will be one."""
        if not cached.finished or not has_people(cached.row) or cached.id in self._failed:
            return False
        table = None if cached.row.table is None else await self._store.table(cached.row.table)
        if table is not None and table.lesson:
            return False
        if await self._is_made_elsewhere(cached):
            return True
        self._begin(cached.id)
        return self._queue is not None

    async def _is_made_elsewhere(self, cached: CachedMatch) -> bool:
        moved = (await self._store.moments([cached.id])).get(cached.id, 0)
        return now_ms() - moved < OTHERS_MS

    def _begin(self, match_id: str) -> None:
        if self._queue is None or match_id in self._making or len(self._making) >= MOST_WAITING:
            return
        task = self._making[match_id] = asyncio.create_task(self._made(match_id))
        task.add_done_callback(lambda _: self._making.pop(match_id, None))

    async def _made(self, match_id: str) -> None:
        try:
            async with self._one_by_one:
                if await self._store.analysis(match_id) is None:
                    await self._make(await self._matches.newest(match_id))
        except BothyError as error:
            LOG.warning("not-analysed", match=match_id, reason=error.reason.key)
            if not isinstance(error, StoreUnavailable):  # a temporary failure
                self._fail(match_id)
        except Exception:
            LOG.exception("broken", match=match_id)
            self._fail(match_id)

    async def _make(self, cached: CachedMatch) -> None:
        review = await asyncio.to_thread(GameReview, cached.match)
        looks = [await self._look(review, turn, review.quick) for turn in review.turns]
        closer = [await self._look(review, turn, review.close) for turn in review.doubtful(looks)]
        found = await asyncio.to_thread(review.analysis, looks, closer)
        await self._store.keep_analysis(cached.id, encode(found.data()))
        LOG.info("analysed", match=cached.id, turns=len(looks))

    async def _look(self, review: GameReview, turn: Turn, nodes: int) -> TurnReview | None:
        question = review_question(review, turn, nodes, 0.0)
        assert self._queue is not None
        async with self._queue.spare_turn():
            looked = await self._bot_service.look(
                question.game,
                review.match.header,
                question.snapshot,
                turn.seat,
                question.seed,
                question.bot,
                question.played or [],
            )
        return reviewed(looked)

    def _fail(self, match_id: str) -> None:
        self._failed[match_id] = None
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    async def close(self) -> None:
        """Stops all analyses."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
