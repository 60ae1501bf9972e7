"""Totals of a person's results, game by game, without texts or names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean

from bothy.server.results.rows import ResultBody, ResultRow


@dataclass(slots=True)
class Tally:
    """Games played and won."""

    played: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """Count a match."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Opening(Tally):
    """Results of games played with one item: a clan, a map, a first tile."""

    points: int = 0
    """Total of all games, like the places."""
    places: int = 0

    def play(self, body: ResultBody) -> None:
        """Count a match."""
        self.add(body.place == 1)
        self.points += body.points
        self.places += body.place

    @property
    def mean_points(self) -> float:
        """Average points."""
        return self.points / self.played

    @property
    def mean_place(self) -> float:
        """Average place; 1 is best."""
        return self.places / self.played


@dataclass(slots=True)
class GameFigures:
    """One person's statistics for one game, against others unless stated otherwise."""

    games: Tally = field(default_factory=Tally)
    places: dict[int, int] = field(default_factory=dict)
    """How often each place was taken."""
    streak: int = 0
    """Longest run of wins."""
    best: int | None = None
    solo: int = 0
    """Solo games."""
    best_solo: int | None = None
    means: dict[str, float] = field(default_factory=dict)
    """Average per scoring category."""
    groups: dict[str, dict[str, Opening]] = field(default_factory=dict)
    """By kind and item."""
    solo_groups: dict[str, dict[str, Opening]] = field(default_factory=dict)
    """The same for solo games."""
    rows: list[ResultRow] = field(default_factory=list)
    """The person's own rows, solo games included, oldest first."""


def matches_of(rows: Sequence[ResultRow]) -> Iterator[list[ResultRow]]:
    """Yield the seats of each match; the store returns rows grouped by match."""
    for _, seats in groupby(rows, key=lambda row: row.match_id):
        yield list(seats)


def own_rows(person: str, rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return the rows that count for a person, oldest first: not games where they held several seats."""
    return [row for row in reversed(rows) if row.person == person and not row.body.shared]


def figures_of(person: str, rows: Sequence[ResultRow]) -> dict[str, GameFigures]:
    """Return a person's statistics by game."""
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
    under = figures.solo_groups if row.solo else figures.groups
    for kind, items in body.groups.items():
        for item in items:
            under.setdefault(kind, {}).setdefault(item, Opening()).play(body)
    if row.solo:
        figures.solo += 1
        figures.best_solo = max(body.points, figures.best_solo or body.points)
        return
    figures.games.add(body.place == 1)
    figures.places[body.place] = figures.places.get(body.place, 0) + 1
    figures.best = max(body.points, figures.best or body.points)


def group_kinds(figures: GameFigures) -> list[str]:
    """Return the kinds that a person's games are counted by, with others or solo, each once."""
    return list(dict.fromkeys([*figures.groups, *figures.solo_groups]))


def longest_streak(rows: Sequence[ResultRow]) -> int:
    """Return the longest run of wins. Solo games neither extend nor break it."""
    longest = now = 0
    for row in rows:
        if not row.solo:
            now = now + 1 if row.body.place == 1 else 0
            longest = max(longest, now)
    return longest


def partners_of(person: str, rows: Sequence[ResultRow]) -> dict[tuple[str | None, str | None], Tally]:
    """Return the people and bots a person has played with, most often first, and how often the person won."""
    found: dict[tuple[str | None, str | None], Tally] = {}
    for seats in matches_of(rows):
        own = [row for row in seats if row.person == person and not row.body.shared]
        others = {(row.person, row.bot) for row in seats if row.person != person and (row.person or row.bot)}
        for other in others if own else ():
            found.setdefault(other, Tally()).add(own[0].body.place == 1)
    return dict(sorted(found.items(), key=lambda each: (-each[1].played, str(each[0]))))
