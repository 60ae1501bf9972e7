"""A profile as shown to its owner or to everyone: statistics with texts and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bothy.local.games import game_names
from bothy.server.results.profile import (
    GameFigures,
    Opening,
    Tally,
    figures_of,
    group_kinds,
    matches_of,
    own_rows,
    partners_of,
)
from bothy.server.results.rating import doubt, shown
from bothy.server.results.rows import RatingRow, ResultRow
from bothy.server.rows import PersonRow
from bothy.server.store import Store

MOST_PARTNERS = 8
MOST_POINTS = 60
"""Newest games shown in a chart."""
MOST_NEWEST = 20


class Counted(Struct, frozen=True):
    """Results with one item, such as a clan. Message `<kind>-<item>` has its name, if there is one."""

    item: str
    games: int
    won: int
    points: float
    """Average."""
    place: float
    """Average; 1 is best."""


class CountedKind(Struct, frozen=True):
    """A kind of item that a game counts by, such as clans. Message `profile-group-<kind>` has its name."""

    kind: str
    items: list[Counted]
    """In games with others, most wins first."""
    solo: list[Counted]
    """In solo games, most points first."""


class Category(Struct, frozen=True):
    """Average points in a scoring category. Message `score-<name>` has its name."""

    name: str
    mean: float


class RatingInfo(Struct, frozen=True):
    """A rating for one number of players."""

    seats: int
    rating: int
    doubt: int
    """One standard deviation. Above 200 the rating means little yet."""
    change: int
    """By the newest game."""
    games: int
    line: list[int]
    """After each of the newest games, oldest first."""


class PlayedGame(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One game, from this person's point of view."""

    game: str
    ended: int
    seats: int
    place: int
    points: int
    change: int | None = None
    """Change of the rating, if the match was rated."""
    winner: str = ""
    """Name of the winner, if it's another person and may be shown."""
    winner_bot: str | None = None
    """The winner, if it's a bot."""
    most: int = 0
    """The winner's points."""
    table: str | None = None
    """The table, if the caller may see it."""


class ProfileGame(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One person's games of one kind."""

    game: str
    games: int
    won: int
    places: dict[int, int]
    """How often each place was taken."""
    streak: int
    """Longest run of wins."""
    best: int | None = None
    solo: int = 0
    best_solo: int | None = None
    categories: list[Category]
    groups: list[CountedKind]
    ratings: list[RatingInfo]
    points: list[PlayedGame]
    """The newest games for a chart, oldest first."""


class Partner(Struct, frozen=True, omit_defaults=True):
    """A co-player: a person or a bot."""

    games: int
    won: int
    """Games won by the owner of the profile."""
    name: str = ""
    """A person's."""
    person: str | None = None
    bot: str | None = None


class Profile(Struct, frozen=True, kw_only=True):
    """A person's profile."""

    person: str
    name: str
    since: int
    account: bool
    open: bool
    """True if everyone may see it."""
    games: list[ProfileGame]
    partners: list[Partner]
    """Only people with open profiles, unless it's one's own."""
    newest: list[PlayedGame]
    """Only public games, unless it's one's own. Newest first."""


async def build_profile(store: Store, person: PersonRow, own: bool) -> Profile:
    """Build a person's profile, for themselves or for anyone."""
    rows = [row for row in await store.results_of(person.id) if row.game in game_names()]
    ratings = await store.ratings_of(person.id)
    met = partners_of(person.id, rows)
    names = await names_of(store, [who for who, _ in met if who is not None][: 4 * MOST_PARTNERS], own)
    return Profile(
        person=person.id,
        name=person.name,
        since=person.created,
        account=await store.account(person.id) is not None,
        open=bool(await store.open_profiles([person.id])),
        games=[_game(name, each, ratings) for name, each in figures_of(person.id, rows).items()],
        partners=_partners(met, names),
        newest=newest(person.id, rows, names, own)[:MOST_NEWEST],
    )


async def names_of(store: Store, people: Sequence[str], all_of_them: bool) -> dict[str, str]:
    """Return names by id: of all, or of those with open profiles."""
    if not all_of_them:
        return await store.open_profiles(people) if people else {}
    found = [await store.person(who) for who in people]
    return {person.id: person.name for person in found if person is not None}


def _game(name: str, figures: GameFigures, ratings: Sequence[RatingRow]) -> ProfileGame:
    return ProfileGame(
        game=name,
        games=figures.games.played,
        won=figures.games.won,
        places=dict(sorted(figures.places.items())),
        streak=figures.streak,
        best=figures.best,
        solo=figures.solo,
        best_solo=figures.best_solo,
        categories=[Category(each, round(mean, 1)) for each, mean in figures.means.items()],
        groups=[_counted_kind(kind, figures) for kind in group_kinds(figures)],
        ratings=[_rating(row, figures.rows) for row in ratings if row.game == name],
        points=[played(row) for row in figures.rows[-MOST_POINTS:]],
    )


def _counted_kind(kind: str, figures: GameFigures) -> CountedKind:
    together = _counted(kind, figures.groups)
    solo = _counted(kind, figures.solo_groups)
    return CountedKind(
        kind,
        sorted(together, key=lambda each: (-each.won, -each.games, each.item)),
        sorted(solo, key=lambda each: (-each.points, -each.games, each.item)),
    )


def _counted(kind: str, groups: Mapping[str, Mapping[str, Opening]]) -> list[Counted]:
    return [
        Counted(
            item,
            each.played,
            each.won,
            round(each.mean_points, 1),
            round(each.mean_place, 1),
        )
        for item, each in groups.get(kind, {}).items()
    ]


def _rating(row: RatingRow, rows: Sequence[ResultRow]) -> RatingInfo:
    changes = [each.body.change for each in rows if each.seats == row.seats and each.body.change is not None]
    line = [shown(change.after.mu) for change in changes][-MOST_POINTS:]
    change = shown(changes[-1].after.mu) - shown(changes[-1].before.mu) if changes else 0
    return RatingInfo(row.seats, shown(row.rating.mu), doubt(row.rating.sigma), change, row.games, line)


def played(row: ResultRow, **more: object) -> PlayedGame:
    """Describe a match from the point of view of a row's person."""
    change = row.body.change
    return PlayedGame(
        game=row.game,
        ended=row.ended,
        seats=row.seats,
        place=row.body.place,
        points=row.body.points,
        change=None if change is None else shown(change.after.mu) - shown(change.before.mu),
        **more,  # type: ignore[arg-type]
    )


def newest(person: str, rows: Sequence[ResultRow], names: Mapping[str, str], own: bool) -> list[PlayedGame]:
    """Return the games to list: unlisted tables are shown only to their own players."""
    seats = {each[0].match_id: each for each in matches_of(rows)}
    found = []
    for row in reversed(own_rows(person, rows)):
        if not (own or row.public):
            continue
        winner = min(seats[row.match_id], key=lambda each: (each.body.place, each.person != person))
        name = "" if winner.person == person else names.get(winner.person or "", "")
        found.append(
            played(row, winner=name, winner_bot=winner.bot, most=winner.body.points, table=row.body.table)
        )
    return found


def _partners(met: Mapping[tuple[str | None, str | None], Tally], names: Mapping[str, str]) -> list[Partner]:
    known = [
        Partner(tally.played, tally.won, "" if who is None else names[who], who, bot)
        for (who, bot), tally in met.items()
        if who is None or who in names
    ]
    return known[:MOST_PARTNERS]
