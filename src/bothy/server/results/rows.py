"""Rows about finished games, seat by seat, and about ratings.

They contain no names. Names are looked up on request, so a person who renames themselves or leaves can't be found
by an old one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Rating(Struct, frozen=True):
    """A person's estimated strength and its standard deviation, both on openskill's scale."""

    mu: float
    sigma: float


class RatingChange(Struct, frozen=True):
    """A game's effect on a rating."""

    before: Rating
    after: Rating


class ResultBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's result, and the items it's counted under."""

    place: int
    """1 is best; ties share a place."""
    scores: dict[str, int] = {}
    """Points by category."""
    groups: dict[str, list[str]] = {}
    """Items by kind that the game counts by, such as clans or the map."""
    options: dict[str, Any] = {}
    """Options that differ from their defaults."""
    table: str | None = None
    shared: bool = False
    """True if one person played several seats: then the result says nothing about them."""
    change: RatingChange | None = None
    """Change of the person's rating, if the match was rated."""

    @property
    def points(self) -> int:
        """Total of all categories."""
        return sum(self.scores.values())


class ResultRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a finished match."""

    match_id: str
    seat: int
    person: str | None = None
    bot: str | None = None
    game: str
    seats: int
    ended: int
    public: bool = False
    """True if anyone could have joined."""
    body: ResultBody

    @property
    def solo(self) -> bool:
        """True for a match played alone."""
        return self.seats == 1


class RatingRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An account's rating at one game with one number of players."""

    person: str
    game: str
    seats: int
    rating: Rating
    games: int
    name: str = ""
    """Filled for rows to be shown."""


class BestRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An account's best solo score with one item."""

    person: str
    game: str
    kind: str
    item: str
    """The clan or the map."""
    points: int
    match_id: str
    ended: int
    name: str = ""


Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]
"""Maps the ratings of the accounts that played to their new ones; empty if the match isn't rated."""


def unrated(ratings: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """Change nothing: the rating function of unrated games."""
    return {}


def bests_of(rows: Sequence[ResultRow]) -> list[BestRow]:
    """Return the candidates for solo bests."""
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
        for kind, items in row.body.groups.items()
        for item in items
    ]


COLUMNS = "match_id, seat, person_id, bot, game, seats, ended, public, body"


def result_row(found: Iterable[Any]) -> ResultRow:
    """Build a row from its columns."""
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
    """Return a row's columns, with its body as bytes."""
    body = msgspec.json.encode(row.body)
    return row.match_id, row.seat, row.person, row.bot, row.game, row.seats, row.ended, row.public, body


def changed(
    rows: Sequence[ResultRow], before: Mapping[str, Rating], after: Mapping[str, Rating]
) -> list[ResultRow]:
    """Return the rows of people whose rating changed, with the change."""
    return [
        msgspec.structs.replace(
            row, body=msgspec.structs.replace(row.body, change=RatingChange(before[row.person], after[row.person]))
        )
        for row in rows
        if row.person is not None and row.person in after
    ]


def rating_row(found: Iterable[Any]) -> RatingRow:
    """Build a rating from its columns and a name."""
    person, game, seats, mu, sigma, games, name = found
    return RatingRow(person=person, game=game, seats=seats, rating=Rating(mu, sigma), games=games, name=name)


def best_row(found: Iterable[Any]) -> BestRow:
    """Build a solo best from its columns and a name."""
    person, game, kind, item, points, match_id, ended, name = found
    return BestRow(
        person=person, game=game, kind=kind, item=item, points=points, match_id=match_id, ended=ended, name=name
    )
