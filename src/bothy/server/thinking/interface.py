"""What the match service asks of those who think for bot seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b

from bothy.kernel import BothyError, Json, Reason
from bothy.server.thinking.pipe import Idea, Looked
from bothy.table.log import Header


class NoThought(BothyError):
    """No bot could answer, not even the plain ones that stand in: the question stays open."""


class Thinkers(ABC):
    """Those who answer for bot seats."""

    async def open(self) -> None:  # noqa: B027 - nothing need be prepared
        """Get ready, so that the first question need not wait."""

    @abstractmethod
    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        """A legal action, in its JSON form, for a seat that owes an answer.

        The snapshot is the position as `rules.write` gives it. A question that makes no sense (an unknown bot,
        other rules, a seat that owes nothing) is refused with `Malformed`; if nobody could answer, `NoThought`.
        """

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        """Up to three ideas for a person who owes an answer, found in so many seconds of thought.

        Refused as `choose` does; who thinks of nothing has `NoThought`.
        """
        raise NoThought(Reason("ideas-none"))

    async def look(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, bot: str, played: list[Json]
    ) -> Looked:
        """What this planner thinks of a turn of a finished game, which the seat began at the snapshot.

        Refused as `choose` does; where nobody looks, `NoThought`.
        """
        raise NoThought(Reason("analysis-none"))

    @abstractmethod
    async def close(self) -> None:
        """Stop thinking. What is not answered by now is not answered."""


def seed_of(secret: bytes, match_id: str, seq: int) -> int:
    """The chance of a bot that is asked after entry `seq`: the same whenever and wherever it is asked again.

    The secret is the seed of the match. Without it a player who knows the bot could ask it first.
    """
    text = f"{match_id}.{seq}".encode()
    return int.from_bytes(blake2b(text, digest_size=8, key=secret, person=b"bothy-bot").digest(), "big")
