"""Results of finished games, ratings, and who lets others look at theirs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bothy.server.results.rows import BestRow, Rate, RatingRow, ResultRow


class Results(ABC):
    """The share of what became of games."""

    @abstractmethod
    async def note_results(self, rows: Sequence[ResultRow], rate: Rate) -> bool:
        """The rows of all seats of one game, and what it does to ratings and solo bests: once, whoever comes.

        False if they were noted already; then nothing changes. `rate` is given the ratings of the accounts among
        those who sat there, held so that no other game changes them meanwhile.
        """

    @abstractmethod
    async def results_of(self, person_id: str, limit: int = 1000) -> list[ResultRow]:
        """All seats of the newest games of a person, newest game first."""

    @abstractmethod
    async def results_of_game(self, match_id: str) -> list[ResultRow]:
        """All seats of a game; none if it has not ended."""

    @abstractmethod
    async def public_results(self, since: int, until: int, limit: int = 1000, after: str = "") -> list[ResultRow]:
        """All seats of games anybody could have joined that ended within a time, by their ids, behind `after`."""

    @abstractmethod
    async def first_public_result(self) -> int | None:
        """When the first game that anybody could have joined ended."""

    @abstractmethod
    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """Every rating of a person."""

    @abstractmethod
    async def leaders(self, game: str, seats: int, limit: int = 100) -> list[RatingRow]:
        """The strongest whose profiles are open, by what they are at least, with their names."""

    @abstractmethod
    async def solo_bests(self, game: str, limit: int = 1000) -> list[BestRow]:
        """The best of those whose profiles are open, one for each thing counted by, with their names."""

    @abstractmethod
    async def solo_bests_of(self, person_id: str) -> list[BestRow]:
        """One's own."""

    @abstractmethod
    async def forget_results(self, person_id: str) -> int:
        """Make a person's results nobody's and drop their ratings and bests; say how many results there were."""

    @abstractmethod
    async def open_profile(self, person_id: str, to_all: bool) -> None:
        """Let everybody look at a person's profile, or nobody else."""

    @abstractmethod
    async def open_profiles(self, person_ids: Sequence[str]) -> dict[str, str]:
        """Of these people those whose profiles are open, with their names."""
