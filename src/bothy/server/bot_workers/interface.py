"""Interface between the match service and the bots."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.kernel import BothyError, Json, Reason
from bothy.local.questions import Idea, Looked
from bothy.table.log import Header


class BotUnavailable(BothyError):
    """Raised when no bot could answer, not even a stand-in: the question stays open."""


class BotService(ABC):
    """Answers for bot seats."""

    async def open(self) -> None:  # noqa: B027 - optional
        """Prepare, so that the first question needn't wait."""

    @abstractmethod
    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        """Choose a legal action, in its JSON form, for a seat that owes an answer.

        The snapshot is the position as written by `rules.write`. An invalid question (an unknown bot, other rules,
        a seat that owes nothing) raises `InvalidInput`. If no bot could answer, raises `BotUnavailable`.
        """

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        """Return up to three ideas for a person who owes an answer, found in `seconds` of thinking.

        Raises as `choose` does, and `BotUnavailable` if there are none.
        """
        raise BotUnavailable(Reason("ideas-none"))

    async def look(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, bot: str, played: list[Json]
    ) -> Looked:
        """Let this planner review a turn of a finished match, which the seat began at the snapshot.

        Raises as `choose` does, and `BotUnavailable` where reviews aren't available.
        """
        raise BotUnavailable(Reason("analysis-none"))

    @abstractmethod
    async def close(self) -> None:
        """Stop. Open questions stay unanswered."""
