"""A profile as it is shown: figures with words and names, to its owner or to everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bothy.server.matches.lines import game_names
from bothy.server.results.profile import (
    GameFigures,
    Opening,
    Tally,
    figures_of,
    games_of,
    own_rows,
    partners_of,
    remembered_kinds,
)
from bothy.server.results.rating import doubt, shown
from bothy.server.results.rows import RatingRow, ResultRow
from bothy.server.rows import PersonRow
from bothy.server.store import Store
from bothy.server.tables.bots import bot_name
from bothy.server.words import catalogue
from bothy.words import Catalogue

MOST_PARTNERS = 8
MOST_POINTS = 60
"""Games in a chart, the newest."""
MOST_NEWEST = 20


class Counted(Struct, frozen=True):
    """How often something was played with, and won with."""

    item: str
    text: str
    games: int
    won: int
    points: float
    """On average."""
    place: float
    """On average; 1 is best."""


class CountedKind(Struct, frozen=True):
    """What a game counts by, as clans."""

    kind: str
    text: str
    items: list[Counted]
    """In games with others, the most often won with first."""
    alone: list[Counted]
    """In games alone, what brought most first."""


class Category(Struct, frozen=True):
    """What a kind of points brought on average."""

    name: str
    text: str
    mean: float


class RatingInfo(Struct, frozen=True):
    """How strong somebody seems among so many."""

    seats: int
    rating: int
    doubt: int
    """One standard deviation. Above 200 the rating says little yet."""
    change: int
    """By the newest game."""
    games: int
    line: list[int]
    """After each of the newest games, oldest first."""


class PlayedGame(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One game, as it went for this person."""

    game: str
    ended: int
    seats: int
    place: int
    points: int
    change: int | None = None
    """What it did to the rating, if it was rated."""
    winner: str = ""
    """The name of who won, if it was somebody else and may be told."""
    most: int = 0
    """The winner's points."""
    table: str | None = None
    """Where to look at it, if the one who asks may find it."""


class ProfileGame(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One person's games of one kind."""

    game: str
    games: int
    won: int
    places: dict[int, int]
    """How often each place was taken."""
    streak: int
    """The most victories one after another."""
    best: int | None = None
    alone: int = 0
    best_alone: int | None = None
    categories: list[Category]
    remembered: list[CountedKind]
    ratings: list[RatingInfo]
    points: list[PlayedGame]
    """The newest, oldest first, for a chart."""


class Partner(Struct, frozen=True, omit_defaults=True):
    """Somebody played with."""

    name: str
    games: int
    won: int
    """By the owner of the profile."""
    person: str | None = None
    bot: str | None = None


class Profile(Struct, frozen=True, kw_only=True):
    """What a person has played."""

    person: str
    name: str
    since: int
    account: bool
    open: bool
    """Whether everybody may look."""
    games: list[ProfileGame]
    partners: list[Partner]
    """Of people only those whose profiles are open, unless it is one's own."""
    newest: list[PlayedGame]
    """Games anybody could have joined, unless it is one's own. Newest first."""


async def portrait(store: Store, person: PersonRow, language: str, own: bool) -> Profile:
    """The profile of a person, for themselves or for anybody."""
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
        games=[_game(name, each, ratings, language) for name, each in figures_of(person.id, rows).items()],
        partners=_partners(met, names, language),
        newest=newest(person.id, rows, names, own, language)[:MOST_NEWEST],
    )


async def names_of(store: Store, people: Sequence[str], all_of_them: bool) -> dict[str, str]:
    """Names by their ids: of all, or of those whose profiles are open."""
    if not all_of_them:
        return await store.open_profiles(people) if people else {}
    found = [await store.person(who) for who in people]
    return {person.id: person.name for person in found if person is not None}


def _game(name: str, figures: GameFigures, ratings: Sequence[RatingRow], language: str) -> ProfileGame:
    words = catalogue(language, name)
    return ProfileGame(
        game=name,
        games=figures.games.played,
        won=figures.games.won,
        places=dict(sorted(figures.places.items())),
        streak=figures.streak,
        best=figures.best,
        alone=figures.alone,
        best_alone=figures.best_alone,
        categories=[
            Category(each, words.render(f"score-{each}"), round(mean, 1)) for each, mean in figures.means.items()
        ],
        remembered=[_counted_kind(words, kind, figures) for kind in remembered_kinds(figures)],
        ratings=[_rating(row, figures.rows) for row in ratings if row.game == name],
        points=[played(row) for row in figures.rows[-MOST_POINTS:]],
    )


def _counted_kind(words: Catalogue, kind: str, figures: GameFigures) -> CountedKind:
    together = _counted(words, kind, figures.remembered)
    alone = _counted(words, kind, figures.remembered_alone)
    return CountedKind(
        kind,
        words.render(f"remembered-{kind}"),
        sorted(together, key=lambda each: (-each.won, -each.games, each.text)),
        sorted(alone, key=lambda each: (-each.points, -each.games, each.text)),
    )


def _counted(words: Catalogue, kind: str, remembered: Mapping[str, Mapping[str, Opening]]) -> list[Counted]:
    return [
        Counted(
            item,
            words.render(key) if words.has(key := f"{kind}-{item}") else item,
            each.played,
            each.won,
            round(each.mean_points, 1),
            round(each.mean_place, 1),
        )
        for item, each in remembered.get(kind, {}).items()
    ]


def _rating(row: RatingRow, rows: Sequence[ResultRow]) -> RatingInfo:
    changes = [each.body.change for each in rows if each.seats == row.seats and each.body.change is not None]
    line = [shown(change.after.mu) for change in changes][-MOST_POINTS:]
    change = shown(changes[-1].after.mu) - shown(changes[-1].before.mu) if changes else 0
    return RatingInfo(row.seats, shown(row.rating.mu), doubt(row.rating.sigma), change, row.games, line)


def played(row: ResultRow, **more: object) -> PlayedGame:
    """A game as it went for the person of a row."""
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


def newest(
    person: str, rows: Sequence[ResultRow], names: Mapping[str, str], own: bool, language: str
) -> list[PlayedGame]:
    """The games to be listed: a table that was not for all is nobody else's to find."""
    seats = {each[0].match_id: each for each in games_of(rows)}
    found = []
    for row in reversed(own_rows(person, rows)):
        if not (own or row.public):
            continue
        winner = min(seats[row.match_id], key=lambda each: (each.body.place, each.person != person))
        name = "" if winner.person == person else names.get(winner.person or "", "")
        if winner.bot is not None:
            name = bot_name(winner.bot, language)
        found.append(played(row, winner=name, most=winner.body.points, table=row.body.table))
    return found


def _partners(
    met: Mapping[tuple[str | None, str | None], Tally], names: Mapping[str, str], language: str
) -> list[Partner]:
    known = [
        Partner(
            names[who] if who is not None else bot_name(bot or "", language), tally.played, tally.won, who, bot
        )
        for (who, bot), tally in met.items()
        if who is None or who in names
    ]
    return known[:MOST_PARTNERS]
