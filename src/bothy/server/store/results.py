"""Store methods for results of finished games, ratings and open profiles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bothy.server.results.rows import BestRow, Rate, RatingRow, ResultRow


class Results(ABC):
    """The store's result and rating methods."""

    @abstractmethod
    async def note_results(self, rows: Sequence[ResultRow], rate: Rate) -> bool:
        """Save the results of all seats of a game and update ratings and solo bests, once per game.

        False if they were saved already; then nothing changes. `rate` gets the ratings of the accounts that
        played, locked so that no other game changes them meanwhile.
        """

    @abstractmethod
    async def results_of(self, person_id: str, limit: int = 1000) -> list[ResultRow]:
        """Return all seats of a person's newest games, newest game first."""

    @abstractmethod
    async def results_of_match(self, match_id: str) -> list[ResultRow]:
        """Return all seats of a game; none if it hasn't ended."""

    @abstractmethod
    async def public_results(self, since: int, until: int, limit: int = 1000, after: str = "") -> list[ResultRow]:
        """Return all seats of public games that ended within a time range, ordered by id, after `after`."""

    @abstractmethod
    async def first_public_result(self) -> int | None:
        """Return when the first public game ended."""

    @abstractmethod
    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """Return all of a person's ratings."""

    @abstractmethod
    async def leaders(self, game: str, seats: int, limit: int = 100) -> list[RatingRow]:
        """Return the best-rated people with open profiles, by lower bound, with their names."""

    @abstractmethod
    async def solo_bests(self, game: str, limit: int = 1000) -> list[BestRow]:
        """Return the best solo results among open profiles, one per category and item, with names."""

    @abstractmethod
    async def solo_bests_of(self, person_id: str) -> list[BestRow]:
        """Return a person's own solo bests."""

    @abstractmethod
    async def forget_results(self, person_id: str) -> int:
        """Detach a person's results, drop their ratings and bests, and return the number of results."""

    @abstractmethod
    async def open_profile(self, person_id: str, to_all: bool) -> None:
        """Open a person's profile to everyone, or close it."""

    @abstractmethod
    async def open_profiles(self, person_ids: Sequence[str]) -> dict[str, str]:
        """Return which of these people have open profiles, with their names."""
