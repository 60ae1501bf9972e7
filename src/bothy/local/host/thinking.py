"""Asking the thinker: bots' answers, ideas, and reviews of turns. A question is asked again if it gets lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict

from bothy.kernel import InvalidInput, Json, Reason
from bothy.local.bots import seed_of
from bothy.local.host.interface import Thinker
from bothy.local.host.kept import written
from bothy.local.host.open_match import OpenMatch
from bothy.local.questions import (
    PLANNER,
    Answer,
    Chosen,
    Idea,
    Ideas,
    Looked,
    Question,
    question_of,
    read_answer,
    sensible,
    with_stand_ins,
)
from bothy.local.refusals import Conflict, Overtaken

SECONDS = 30.0
"""Seconds after which the page may give a question up."""
THOUGHT = 0.4
"""Seconds of thought for a person's ideas."""
TRIES = 3
"""Times that a lost question is asked."""
PAUSE = 0.05
"""Seconds before a lost question is asked again."""


class Lost(Exception):
    """The thinker didn't answer."""


class Thinking:
    """Questions to the thinker."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def choose(self, found: OpenMatch, seat: int, bot: str) -> Json:
        """Returns a bot's action, or a stand-in's if it fails, or any legal one."""
        match, seq = found.match, found.seq
        assert match.shuffle is not None
        seed = seed_of(match.shuffle.seed, found.id, seq)
        question = question_of(match.game.name, match.header, match.snapshot()[1], seat, bot, seed, SECONDS)
        for each in with_stand_ins(question):
            try:
                answer = await self._answer(each, lambda: found.seq == seq)
            except (InvalidInput, Lost):
                break
            if isinstance(answer, Chosen):
                return answer.action
        legal = match.legal(seat)
        return match.rules.registry.write(legal[seed % len(legal)])

    async def ideas(self, found: OpenMatch, seat: int) -> list[Idea]:
        """Returns ideas for the person at a seat."""
        match, seq = found.match, found.seq
        assert match.shuffle is not None
        seed = seed_of(match.shuffle.seed, found.id, seq)
        snapshot = match.snapshot()[1]
        question = question_of(
            match.game.name, match.header, snapshot, seat, PLANNER, seed, SECONDS, ideas=THOUGHT
        )
        try:
            answer = await self._answer(question, lambda: found.seq == seq)
        except Lost as error:
            raise Conflict(Reason("ideas-none")) from error
        if not isinstance(answer, Ideas):
            raise Conflict(Reason("ideas-none"))
        return answer.ideas

    async def look(self, question: Question) -> Looked:
        """Returns the review of a turn."""
        answer = await self._answer(question, lambda: True)
        if not isinstance(answer, Looked):
            raise Lost
        return answer

    async def _answer(self, question: Question, wanted: Callable[[], bool]) -> Answer:
        """Asks, again if the answer is lost but still wanted."""
        text = written(asdict(question))
        for attempt in range(TRIES):
            if not wanted():
                raise Overtaken(-1)
            try:
                answer = read_answer(json.loads(await self._thinker.ask(text)))
            except Exception:  # whatever a page raises for a worker that is gone
                await asyncio.sleep(PAUSE * attempt)
                continue
            return sensible(answer)
        raise Lost
