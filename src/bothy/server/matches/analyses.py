"""Finished games looked back on: by the bot workers, turn by turn, whenever nobody else wants them.

The process that wrote the last entry makes the analysis; if it died over it, or the game is older than this, then
whoever is asked for it. Two who make it at once come to the same.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from bothy.bots.analysis import Hindsight, Look
from bothy.bots.analysis.turns import Turn
from bothy.kernel import BothyError
from bothy.server.clock import now_ms
from bothy.server.errors import StoreAway
from bothy.server.matches.botseats import has_people
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.lines import decode, encode
from bothy.server.matches.service import Matches
from bothy.server.rows import TableRow
from bothy.server.thinking import Thinkers
from bothy.server.thinking.pipe import Idea, IdeaStep
from bothy.server.thinking.queue import FairQueue

OTHERS_MS = 5 * 60 * 1000
"""So long after its end a game is left to the process that wrote the end."""
MOST_WAITING = 100
"""Games in line here; more are made when they are asked for again."""
MOST_FAILED = 1000

LOG = structlog.get_logger("analyses")


class ExpectedMoment(msgspec.Struct, frozen=True):
    """How the match was expected to end when a turn began."""

    step: int
    """How many entries were in the log: the turn's first has this number."""
    seat: int | None
    """Whose turn began; null for the end."""
    expected: list[int | None]
    """Points by seat, by what each could know; null for a seat that nobody plays. At the end, the result."""


class Left(msgspec.Struct, frozen=True):
    """A turn in which points were left."""

    step: int
    lost: int
    played: list[IdeaStep]
    better: Idea


class Remarked(msgspec.Struct, frozen=True):
    """What a game remarks on a seat."""

    seat: int
    key: str
    args: dict[str, str | int | bool | list[str] | None]


class Analysis(msgspec.Struct, frozen=True):
    """An analysis as it is kept: in nobody's language."""

    bot: str
    course: list[ExpectedMoment]
    left: list[list[Left]]
    remarks: list[Remarked]


class Analyses:
    """Makes analyses, one after another, and keeps them in the store."""

    def __init__(self, matches: Matches, thinkers: Thinkers, queue: FairQueue | None) -> None:
        self._matches = matches
        self._store = matches.store
        self._thinkers = thinkers
        self._queue = queue
        """None where bots do not think: other processes look back."""
        self._making: dict[str, asyncio.Task[None]] = {}
        self._one_by_one = asyncio.Lock()
        self._failed: dict[str, None] = {}
        """Games that this process couldn't look back on."""

    async def ended(self, table: TableRow, match_id: str) -> None:
        """A match is over: it is looked back on if somebody played it."""
        row = await self._store.game(match_id)
        if not table.lesson and row is not None and has_people(row):
            self._begin(match_id)

    async def of(self, cached: CachedMatch) -> Analysis | None:
        """The analysis of a match, if it is made."""
        data = await self._store.analysis(cached.id) if cached.finished else None
        return None if data is None else msgspec.convert(decode(data), Analysis)

    async def wanted(self, cached: CachedMatch) -> bool:
        """Have an analysis made that isn't there; whether there will be one."""
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
            LOG.warning("not-analysed", game=match_id, reason=error.reason.key)
            if not isinstance(error, StoreAway):  # that passes
                self._fail(match_id)
        except Exception:
            LOG.exception("broken", game=match_id)
            self._fail(match_id)

    async def _make(self, cached: CachedMatch) -> None:
        hindsight = await asyncio.to_thread(Hindsight, cached.match)
        looks = [await self._look(hindsight, turn, hindsight.quick) for turn in hindsight.turns]
        closer = [await self._look(hindsight, turn, hindsight.close) for turn in hindsight.doubtful(looks)]
        found = await asyncio.to_thread(hindsight.analysis, looks, closer)
        await self._store.keep_analysis(cached.id, encode(found.data()))
        LOG.info("analysed", game=cached.id, turns=len(looks))

    async def _look(self, hindsight: Hindsight, turn: Turn, nodes: int) -> Look | None:
        match = hindsight.match
        snapshot, seed = match.rules.write(turn.before), hindsight.seed(turn, nodes)
        played = [match.rules.registry.write(action) for action in turn.actions]
        assert self._queue is not None
        async with self._queue.spare_turn():
            looked = await self._thinkers.look(
                match.game.name, match.header, snapshot, turn.seat, seed, f"planner:{nodes}n", played
            )
        return None if looked.expected is None else Look(looked.expected, looked.after, looked.better)

    def _fail(self, match_id: str) -> None:
        self._failed[match_id] = None
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    async def close(self) -> None:
        """Make no more."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
