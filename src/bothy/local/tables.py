"""A table as it is kept: never sent to a client directly, because it holds the seed and the seats' words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
TableState = Literal["waiting", "playing", "finished"]
IdeaTerms = Literal["off", "on", "rated"]
"""`on`: a match in which a player requested an idea isn't rated. `rated`: it is, as all knew beforehand."""


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """One seat of a table: a person's, a bot's, or free."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    """As shown at the table."""
    shuffle_word: str = ""
    """The seat's own part of the shuffle."""
    ready: bool = False
    reactions: dict[str, str] = field(default_factory=dict)
    """Standing preferences, `never` or `always`, secret to the seat. For other reactions it's asked."""
    offered: bool = False
    """During a match: True if its player has left and another person may sit down."""
    vote: str = ""
    """Its vote on a seat that is out of time or left: `end`, or `bot`."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """The game that is wanted, its seats, and the match once it has started."""

    id: str
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[SeatRow, ...]
    host: str
    """The person who opened it."""
    seed: bytes = b""
    """The host's part of the shuffle, committed to before the words are given: secret until the match ends."""
    state: TableState = "waiting"
    match_id: str | None = None
    before: str | None = None
    """The table this one is a rematch of."""
    after: str | None = None
    """The table of the rematch."""
    given_up: bool = False
    """True if the match ended without a result."""
    ideas: IdeaTerms = "on"
    """Whether players may ask a bot for ideas, and how that affects the rating."""
    lesson: bool = False
    """True for a first game to learn by: the deal is fixed, and one person plays both seats."""
    branched: str | None = None
    """The finished match that this one branched off: it continues from the same position with the same deal."""
    branched_step: int = 0
    """The step of that match before which it branched."""
    created: int
    """Milliseconds since 1970."""
    version: int = 0
    """Incremented with every change, by the store."""

    @property
    def people(self) -> tuple[str, ...]:
        """The people whose table it is, each once: the host, and all who sit."""
        return tuple(dict.fromkeys([self.host, *(seat.person for seat in self.seats if seat.person is not None)]))
