"""A match that is open in this host."""

from __future__ import annotations

from asyncio import Lock, Task

from bothy.local.audiences import Audiences
from bothy.local.bots import bot_at, bot_to_act, seat_bots
from bothy.local.host.kept import KeptTable
from bothy.local.loaded_match import LoadedMatch
from bothy.local.questions import Idea
from bothy.table import Match


class OpenMatch(LoadedMatch):
    """One match in memory, with its table's seats. Acting holds its lock."""

    __slots__ = ("audiences", "bots", "driving", "held", "id", "ideas", "lock", "table_id")

    def __init__(self, match_id: str, match: Match, table: KeptTable, person: str) -> None:
        super().__init__(match)
        self.id = match_id
        self.table_id = table.id
        self.bots = seat_bots(table.seats)
        self.held = [seat for seat, each in enumerate(table.seats) if each.person == person]
        """The seats of the only person."""
        self.lock = Lock()
        self.audiences: Audiences | None = None
        self.driving: Task[None] | None = None
        """Lets the bots play."""
        self.ideas: dict[int, tuple[int, list[Idea]]] = {}
        """By seat: the newest ideas, and the active entry they follow."""

    def bot_at(self, seat: int) -> str | None:
        """Returns the bot that plays a seat."""
        return bot_at(self.match, self.bots, seat)

    def bot_to_act(self) -> int | None:
        """Returns the first bot seat that has to act."""
        return bot_to_act(self.match, self.bots)
