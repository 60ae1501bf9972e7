"""What a person's results add up to, game by game: no words yet, no names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean

from bothy.server.results.rows import ResultBody, ResultRow


@dataclass(slots=True)
class Tally:
    """How often, and how often with victory."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """One more game."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Opening(Tally):
    """How games went that were played with something: a clan, a map, a first tile."""

    points: int = 0
    """Of all of them together; so are the places."""
    places: int = 0

    def play(self, body: ResultBody) -> None:
        """One more game."""
        self.add(body.place == 1)
        self.points += body.points
        self.places += body.place

    @property
    def mean_points(self) -> float:
        """What it brought on average."""
        return self.points / self.played

    @property
    def mean_place(self) -> float:
        """Where it led on average; 1 is best."""
        return self.places / self.played


@dataclass(slots=True)
class GameFigures:
    """One person's games of one kind, those against others unless it says otherwise."""

    games: Tally = field(default_factory=Tally)
    places: dict[int, int] = field(default_factory=dict)
    """How often each place was taken."""
    streak: int = 0
    """The most victories one after another."""
    best: int | None = None
    alone: int = 0
    """Games played alone."""
    best_alone: int | None = None
    means: dict[str, float] = field(default_factory=dict)
    """The mean of each category of the score."""
    remembered: dict[str, dict[str, Opening]] = field(default_factory=dict)
    """By kind and item."""
    remembered_alone: dict[str, dict[str, Opening]] = field(default_factory=dict)
    """The same of games played alone."""
    rows: list[ResultRow] = field(default_factory=list)
    """The person's own, oldest first, those alone among them."""


def games_of(rows: Sequence[ResultRow]) -> Iterator[list[ResultRow]]:
    """The seats of each game: a store gives them one game after another."""
    for _, seats in groupby(rows, key=lambda row: row.match_id):
        yield list(seats)


def own_rows(person: str, rows: Sequence[ResultRow]) -> list[ResultRow]:
    """What counts for a person, oldest first: games where they held several seats do not."""
    return [row for row in reversed(rows) if row.person == person and not row.body.shared]


def figures_of(person: str, rows: Sequence[ResultRow]) -> dict[str, GameFigures]:
    """By game what a person has done."""
    found: dict[str, GameFigures] = {}
    for row in own_rows(person, rows):
        _add(found.setdefault(row.game, GameFigures()), row)
    for figures in found.values():
        together = [row for row in figures.rows if not row.solo] or figures.rows
        names = dict.fromkeys(name for row in together for name in row.body.scores)
        figures.means = {name: fmean([row.body.scores.get(name, 0) for row in together]) for name in names}
        figures.streak = longest_streak(figures.rows)
    return found


def _add(figures: GameFigures, row: ResultRow) -> None:
    body = row.body
    figures.rows.append(row)
    under = figures.remembered_alone if row.solo else figures.remembered
    for kind, items in body.remembered.items():
        for item in items:
            under.setdefault(kind, {}).setdefault(item, Opening()).play(body)
    if row.solo:
        figures.alone += 1
        figures.best_alone = max(body.points, figures.best_alone or body.points)
        return
    figures.games.add(body.place == 1)
    figures.places[body.place] = figures.places.get(body.place, 0) + 1
    figures.best = max(body.points, figures.best or body.points)


def remembered_kinds(figures: GameFigures) -> list[str]:
    """What a person's games are counted under, with others or alone, each kind once."""
    return list(dict.fromkeys([*figures.remembered, *figures.remembered_alone]))


def longest_streak(rows: Sequence[ResultRow]) -> int:
    """The most victories one after another, oldest game first. Games alone neither make nor break one."""
    longest = now = 0
    for row in rows:
        if not row.solo:
            now = now + 1 if row.body.place == 1 else 0
            longest = max(longest, now)
    return longest


def partners_of(person: str, rows: Sequence[ResultRow]) -> dict[tuple[str | None, str | None], Tally]:
    """With whom a person has played, people and bots by their ids, most often first; and how often they won."""
    found: dict[tuple[str | None, str | None], Tally] = {}
    for seats in games_of(rows):
        own = [row for row in seats if row.person == person and not row.body.shared]
        others = {(row.person, row.bot) for row in seats if row.person != person and (row.person or row.bot)}
        for other in others if own else ():
            found.setdefault(other, Tally()).add(own[0].body.place == 1)
    return dict(sorted(found.items(), key=lambda each: (-each[1].played, str(each[0]))))
