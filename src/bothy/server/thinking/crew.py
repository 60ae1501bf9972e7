"""Several bot workers. One that dies or hangs is replaced, and its question is put to another."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter

import msgspec
import structlog

from bothy.kernel import Json, Malformed, Reason
from bothy.server.metrics import BOT_ANSWERS, BOT_SECONDS, BOT_WAITING, BOT_WORKERS_LOST
from bothy.server.thinking.interface import NoThought, Thinkers
from bothy.server.thinking.pipe import (
    Answer,
    Chosen,
    Idea,
    Ideas,
    Looked,
    Question,
    Senseless,
    read_answer,
    write,
)
from bothy.server.workers.pool import Pool
from bothy.server.workers.process import Lost
from bothy.table.log import Header

PROGRAM = (sys.executable, "-m", "bothy.server.thinking.worker")
TRIES = 2
"""How many workers a bot may lose over one question before another bot stands in for it."""
STAND_INS = ("greedy", "random")
"""Who answers when a bot cannot: a weak move is better than a game that stands still."""
PLANNER = "planner"
"""Who thinks of ideas for people."""

log = structlog.get_logger()


class Crew(Thinkers):
    """So many workers, each with one question at a time; further questions wait in the order they came."""

    def __init__(self, workers: int, seconds: float, program: Sequence[str] = PROGRAM) -> None:
        self._seconds = seconds
        self._pool = Pool(workers, program, read_answer, lambda: NoThought(Reason("bot-closed")))

    async def open(self) -> None:
        """Start all workers. Nobody waits for that but who asks a bot at once."""
        self._pool.start()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return self._pool.pids

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        """Ask the bot, ask again elsewhere if its worker is lost, and let a stand-in answer if all else fails."""
        question = self._question(game, header, snapshot, seat, bot, seed)
        for name in dict.fromkeys((bot, *STAND_INS)):
            answer = await self._sensible(msgspec.structs.replace(question, bot=name))
            if isinstance(answer, Chosen):
                return answer.action
        raise NoThought(Reason("bot-silent", bot=bot))

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        """Ask once more if the worker is lost. Nobody stands in: a person can do without."""
        question = self._question(game, header, snapshot, seat, PLANNER, seed)
        answer = await self._sensible(msgspec.structs.replace(question, ideas=seconds))
        if not isinstance(answer, Ideas):
            raise NoThought(Reason("ideas-none"))
        return answer.ideas

    async def look(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, bot: str, played: list[Json]
    ) -> Looked:
        """Ask once more if the worker is lost, then do without."""
        question = self._question(game, header, snapshot, seat, bot, seed)
        answer = await self._sensible(msgspec.structs.replace(question, played=played))
        if not isinstance(answer, Looked):
            raise NoThought(Reason("analysis-none"))
        return answer

    async def _sensible(self, question: Question) -> Answer | None:
        """What is answered, or the refusal of a question that cannot be asked."""
        answer = await self._answer(question)
        if isinstance(answer, Senseless):
            raise Malformed(Reason(answer.key, **answer.values))
        return answer

    def _question(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Question:
        if not len(self._pool):
            raise Malformed(Reason("bots-off"))
        return Question(
            game=game,
            rules_version=header.rules_version,
            seats=header.seats,
            options=dict(header.options),
            pack=header.pack,
            pack_changes=dict(header.pack_changes),
            snapshot=snapshot,
            seat=seat,
            bot=bot,
            seed=seed,
            seconds=self._seconds,
        )

    async def _answer(self, question: Question) -> Answer | None:
        """What one bot answers, or None if every worker that was asked got lost over it."""
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
        """End all workers; whoever still waits is told that nobody thinks any more."""
        await self._pool.close()
