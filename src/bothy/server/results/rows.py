"""What is kept of a finished game, seat by seat, and of how strong people seem.

No names: they are looked up when somebody asks, so that whoever takes another one, or leaves, is not found by it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Rating(Struct, frozen=True):
    """How strong somebody seems, and how unsure that is: one standard deviation, both on openskill's scale."""

    mu: float
    sigma: float


class RatingChange(Struct, frozen=True):
    """What a game did to a rating."""

    before: Rating
    after: Rating


class ResultBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a seat came off, and what it is counted under."""

    place: int
    """1 is best; equals share it."""
    scores: dict[str, int] = {}
    """Points by category."""
    remembered: dict[str, list[str]] = {}
    """By kind what the game wants it counted under, as clans or the map."""
    options: dict[str, Any] = {}
    """Those that were not as usual."""
    table: str | None = None
    shared: bool = False
    """Whether one person played several seats: then it says nothing about them."""
    change: RatingChange | None = None
    """What it did to the person's rating, if it was rated."""

    @property
    def points(self) -> int:
        """All categories together."""
        return sum(self.scores.values())


class ResultRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a finished game."""

    match_id: str
    seat: int
    person: str | None = None
    bot: str | None = None
    game: str
    seats: int
    ended: int
    public: bool = False
    """Whether anybody could have sat down there."""
    body: ResultBody

    @property
    def solo(self) -> bool:
        """Whether it was played alone."""
        return self.seats == 1


class RatingRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rating of an account at one game among so many."""

    person: str
    game: str
    seats: int
    rating: Rating
    games: int
    name: str = ""
    """Filled where the row is meant to be shown."""


class BestRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The most points an account has made alone under something the game counts by."""

    person: str
    game: str
    kind: str
    item: str
    """Which clan, or which map."""
    points: int
    match_id: str
    ended: int
    name: str = ""


Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]
"""From the ratings of the accounts among those who played, to their new ones; nothing if the game is not rated."""


def unrated(ratings: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """For games that are not rated."""
    return {}


def bests_of(rows: Sequence[ResultRow]) -> list[BestRow]:
    """What games played alone may be the best of."""
    return [
        BestRow(
            person=row.person,
            game=row.game,
            kind=kind,
            item=item,
            points=row.body.points,
            match_id=row.match_id,
            ended=row.ended,
        )
        for row in rows
        if row.solo and row.person is not None
        for kind, items in row.body.remembered.items()
        for item in items
    ]


COLUMNS = "game_id, seat, person_id, bot, game, seats, ended, public, body"


def result_row(found: Iterable[Any]) -> ResultRow:
    """The row of these columns."""
    match_id, seat, person, bot, game, seats, ended, public, body = found
    return ResultRow(
        match_id=match_id,
        seat=seat,
        person=person,
        bot=bot,
        game=game,
        seats=seats,
        ended=ended,
        public=bool(public),
        body=msgspec.json.decode(body, type=ResultBody),
    )


def result_columns(row: ResultRow) -> tuple[Any, ...]:
    """The columns of a row; its body as bytes."""
    body = msgspec.json.encode(row.body)
    return row.match_id, row.seat, row.person, row.bot, row.game, row.seats, row.ended, row.public, body


def changed(
    rows: Sequence[ResultRow], before: Mapping[str, Rating], after: Mapping[str, Rating]
) -> list[ResultRow]:
    """The rows of those whose rating changed, saying so."""
    return [
        msgspec.structs.replace(
            row, body=msgspec.structs.replace(row.body, change=RatingChange(before[row.person], after[row.person]))
        )
        for row in rows
        if row.person is not None and row.person in after
    ]


def rating_row(found: Iterable[Any]) -> RatingRow:
    """A rating from its columns and a name."""
    person, game, seats, mu, sigma, games, name = found
    return RatingRow(person=person, game=game, seats=seats, rating=Rating(mu, sigma), games=games, name=name)


def best_row(found: Iterable[Any]) -> BestRow:
    """A best from its columns and a name."""
    person, game, kind, item, points, match_id, ended, name = found
    return BestRow(
        person=person, game=game, kind=kind, item=item, points=points, match_id=match_id, ended=ended, name=name
    )
