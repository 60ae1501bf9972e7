"""A pool of bot workers. One that crashes or hangs is replaced, and its question goes to another."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

import structlog

from bothy.kernel import InvalidInput, Json, Reason
from bothy.local.questions import (
    PLANNER,
    Answer,
    Chosen,
    Idea,
    Ideas,
    Looked,
    Question,
    Senseless,
    question_of,
    sensible,
    with_stand_ins,
)
from bothy.server.bot_workers.interface import BotService, BotUnavailable
from bothy.server.bot_workers.pipe import read_answer, write
from bothy.server.metrics import BOT_ANSWERS, BOT_SECONDS, BOT_WAITING, BOT_WORKERS_LOST
from bothy.server.workers.pool import Pool
from bothy.server.workers.process import Lost
from bothy.table.log import Header

PROGRAM = (sys.executable, "-m", "bothy.server.bot_workers.worker")
TRIES = 2
"""Workers a bot may lose over one question before another bot stands in."""
log = structlog.get_logger()


class WorkerPool(BotService):
    """A fixed number of workers, each with one question at a time; further questions wait in order of arrival."""

    def __init__(self, workers: int, seconds: float, program: Sequence[str] = PROGRAM) -> None:
        self._seconds = seconds
        self._pool = Pool(workers, program, read_answer, lambda: BotUnavailable(Reason("bot-closed")))

    async def open(self) -> None:
        """Start all workers. Only a caller that asks a bot at once waits for them."""
        self._pool.start()

    @property
    def pids(self) -> list[int]:
        """Ids of the running processes."""
        return self._pool.pids

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        """Ask the bot, ask again on another worker if the first is lost, and fall back to a stand-in."""
        question = self._question(game, header, snapshot, seat, bot, seed)
        for each in with_stand_ins(question):
            answer = await self._sensible(each)
            if isinstance(answer, Chosen):
                return answer.action
        raise BotUnavailable(Reason("bot-silent", bot=bot))

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        """Ask for ideas. Retries once if the worker is lost, without a stand-in: a person can do without."""
        question = self._question(game, header, snapshot, seat, PLANNER, seed)
        answer = await self._sensible(replace(question, ideas=seconds))
        if not isinstance(answer, Ideas):
            raise BotUnavailable(Reason("ideas-none"))
        return answer.ideas

    async def look(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, bot: str, played: list[Json]
    ) -> Looked:
        """Review a turn. Retries once if the worker is lost, then gives up."""
        question = self._question(game, header, snapshot, seat, bot, seed)
        answer = await self._sensible(replace(question, played=played))
        if not isinstance(answer, Looked):
            raise BotUnavailable(Reason("analysis-none"))
        return answer

    async def _sensible(self, question: Question) -> Answer | None:
        """Return the answer; raises if the question itself is invalid."""
        answer = await self._answer(question)
        return None if answer is None else sensible(answer)

    def _question(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Question:
        if not len(self._pool):
            raise InvalidInput(Reason("bots-off"))
        return question_of(game, header, snapshot, seat, bot, seed, self._seconds)

    async def _answer(self, question: Question) -> Answer | None:
        """Return one bot's answer; None if every worker that was asked was lost."""
        bot, start = question.bot, perf_counter()
        for _ in range(TRIES):
            try:
                answer = await self._ask_someone(write(question))
            except Lost as lost:
                BOT_WORKERS_LOST.labels(lost.how).inc()
                log.warning("bot-worker-lost", bot=bot, how=lost.how, game=question.game, seed=question.seed)
                continue
            BOT_SECONDS.labels(bot).observe(perf_counter() - start)
            if isinstance(answer, Chosen | Ideas | Looked):
                BOT_ANSWERS.labels(bot, "chosen").inc()
            elif isinstance(answer, Senseless):
                BOT_ANSWERS.labels(bot, "senseless").inc()
            else:
                BOT_ANSWERS.labels(bot, answer.how).inc()
                log.error("bot-failed", bot=bot, how=answer.how, what=answer.what, seed=question.seed)
            return answer
        BOT_ANSWERS.labels(bot, "lost").inc()
        return None

    async def _ask_someone(self, question: bytes) -> Answer:
        with BOT_WAITING.track_inprogress():
            worker = await self._pool.free()
        return await self._pool.ask(worker, question, self._seconds)

    async def close(self) -> None:
        """Stop all workers. Pending questions fail with `BotUnavailable`."""
        await self._pool.close()
