"""Bot seats: detects that a bot has to act, requests its answer and plays it.

Normally the process that wrote the newest entry does this. If it crashes, any process that has the match loaded
takes over after a while. Two that do so at once do no harm, because only one append succeeds. A match with only
bots continues only while it has spectators, in a process that serves one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from bothy.kernel import BothyError, Json
from bothy.local.bots import bot_to_act, seed_of
from bothy.server.bot_workers import BotService
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import MatchService
from bothy.server.metrics import BOT_WAITING
from bothy.server.refusals import NotFound, Overtaken
from bothy.server.rows import MatchRow
from bothy.server.workers.queue import FairQueue
from bothy.table import Diverged

PATIENCE = 5.0
"""Seconds after which a bot's answer to another process's entry is overdue."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0
BREATH = 0.005
STUBBORN = 3
"""Failures or illegal answers in a row after which any legal action is played."""

LOG = structlog.get_logger("bots")


class BotSeats:
    """Keeps the bots of all loaded matches moving, with one task per game."""

    def __init__(
        self,
        matches: MatchService,
        bot_service: BotService,
        watched: Callable[[str], bool],
        places: int = 1,
        patience: float = PATIENCE,
    ) -> None:
        self._matches = matches
        self._bot_service = bot_service
        self._watched = watched
        """Returns whether anyone follows a match in this process."""
        self.queue = FairQueue(places, BOT_WAITING)
        """The queue for a worker, shared by bots and players' requests for ideas."""
        self._patience = patience
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._ours: dict[str, asyncio.Event] = {}
        """Set when this process writes the newest entry of a match whose bots another process drives."""
        matches.moved.append(self.moved)

    def moved(self, cached: CachedMatch, ours: bool) -> None:
        """Starts a task if a bot has to act."""
        driving = self._driving.get(cached.id)
        if (driving is None or driving.done()) and self._due(cached) is not None:
            task = asyncio.create_task(self._drive(cached.id, alone=ours))
            self._driving[cached.id] = task
            task.add_done_callback(lambda done: self._done(cached.id, done))
        elif ours and cached.id in self._ours:
            self._ours[cached.id].set()

    def followed(self, cached: CachedMatch) -> None:
        """Resumes a bots-only match when a spectator arrives."""
        if not has_people(cached.row):
            self.moved(cached, ours=True)

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        if self._driving.get(match_id) is task:
            del self._driving[match_id]

    def _due(self, cached: CachedMatch) -> int | None:
        """Returns the bot seat that this process should act for, if any."""
        if not has_people(cached.row) and not self._watched(cached.id):
            return None
        return bot_to_act(cached.match, cached.row.bots)

    async def _drive(self, match_id: str, alone: bool) -> None:
        """Acts for a match's bots until a person has to decide, the last spectator leaves or the match is over."""
        failures, pause, whose = 0, FIRST_PAUSE, ("", "")
        while True:
            try:
                if not alone:
                    await self._until_quiet(match_id)
                    alone = True
                cached = await self._matches.at_hand(match_id)
                seat = self._due(cached)
                if seat is None:
                    return
                whose = whose if whose[0] else await self._whose(cached)
                await self._answer(cached, seat, whose, plainly=failures >= STUBBORN)
                failures, pause = 0, FIRST_PAUSE
            except Overtaken:
                alone = not self._has_a_rival(match_id)
            except (NotFound, Diverged):
                return
            except BothyError as error:
                failures += 1
                LOG.warning("bot-failed", match=match_id, reason=error.reason.key, failures=failures)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _until_quiet(self, match_id: str) -> None:
        """Leaves the bots to the process that drives them, until it falls silent or this one writes an entry."""
        cached = await self._matches.at_hand(match_id)
        ours = self._ours[match_id] = asyncio.Event()
        try:
            while self._due(cached) is not None:
                seq = cached.seq
                with suppress(TimeoutError):
                    await asyncio.wait_for(ours.wait(), self._patience)
                    return
                cached = await self._matches.newest(match_id)
                if cached.seq == seq:
                    return
        finally:
            del self._ours[match_id]

    def _has_a_rival(self, match_id: str) -> bool:
        """Returns whether the entry that overtook us is a bot's, played by another process."""
        cached = self._matches.cache.get(match_id)
        by = None if cached is None else cached.match.log[-1].by
        return cached is not None and by is not None and cached.bot_at(by) is not None

    async def _whose(self, cached: CachedMatch) -> tuple[str, str]:
        """Returns whose quota the bots use: the host, who added them, and the host's network."""
        store = self._matches.store
        table = None if cached.row.table is None else await store.table(cached.row.table)
        if table is None:
            return cached.id, ""
        return table.host, (await store.origin_of(table.id) or b"").hex()

    async def _answer(self, cached: CachedMatch, seat: int, whose: tuple[str, str], plainly: bool) -> None:
        match, seq, bot = cached.match, cached.seq, cached.bot_at(seat)
        assert bot is not None
        seed = seed_of(cached.row.seed, cached.id, seq)
        action: Json
        if plainly:
            legal = match.legal(seat)
            action = match.rules.registry.write(legal[seed % len(legal)])
        else:
            async with self.queue.turn(*whose):
                if cached.seq != seq:  # while waiting in line
                    raise Overtaken(cached.seq)
                if self._due(cached) is None:
                    return
                snapshot = match.snapshot()[1]
                action = await self._bot_service.choose(match.game.name, match.header, snapshot, seat, bot, seed)
        await self._matches.play(cached.id, seat, [action], seq)

    async def sweep(self) -> None:
        """Checks every unfinished game once, because nothing else does after all processes crash."""
        last = ""
        while found := await self._matches.store.unfinished_matches(last):
            for match_id in found:
                await self._look_at(match_id)
            last = found[-1]

    async def _look_at(self, match_id: str) -> None:
        try:
            row = await self._matches.store.match(match_id)
            if row is not None and any(row.bots) and has_people(row):
                await self._matches.at_hand(match_id)  # loading calls `moved`
                await asyncio.sleep(BREATH)  # let other loads run
        except BothyError as error:  # perhaps because of other rules: it mustn't stop the check of the others
            LOG.warning("match-not-checked", match=match_id, reason=error.reason.key)

    async def close(self) -> None:
        """Stops all bots."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def has_people(row: MatchRow) -> bool:
    """Returns whether any seat belongs to a person, even if a bot stands in."""
    return any(person is not None for person in row.people)
