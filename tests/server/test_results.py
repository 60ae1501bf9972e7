"""Stored results of finished games, in both back ends: once, with ratings as openskill computes them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from tests.server.processes import a_person

from bothy.kernel import SamplingDealer
from bothy.local.ids import fresh_id
from bothy.server.results.rating import FIRST, of_bot, rate, rating_game, shown
from bothy.server.results.rows import Rating, ResultBody, ResultRow, unrated
from bothy.server.store import Store
from bothy.server.store.sqlite import SqliteStore


async def somebody(store: Store, account: bool = True, open_to_all: bool = False) -> str:
    person = a_person()
    await store.create_person(person)
    if account:
        await make_account(store, person.id)
    if open_to_all:
        await store.open_profile(person.id, True)
    return person.id


async def make_account(store: Any, person: str) -> None:
    """Creates an account as the accounts' part of the store does."""
    if isinstance(store, SqliteStore):
        await store.write(lambda db: db.execute("insert into accounts values (?, 0, '{}')", (person,)))
    else:
        statement = "insert into accounts values ($1, 0, '{}')"
        await store.ask(lambda connection, _: connection.execute(statement, person))


def a_result(
    *people: str | None,
    places: tuple[int, ...] = (),
    game: str = "creel",
    ended: int = 1000,
    public: bool = False,
    points: int = 10,
    groups: dict[str, list[str]] | None = None,
) -> list[ResultRow]:
    match_id = fresh_id()
    return [
        ResultRow(
            match_id=match_id,
            seat=seat,
            person=person,
            game=game,
            seats=len(people),
            ended=ended,
            public=public,
            body=ResultBody(
                place=places[seat] if places else seat + 1,
                scores={"fish": points},
                groups=groups or {},
            ),
        )
        for seat, person in enumerate(people)
    ]


def rating(rows: list[ResultRow]) -> Any:
    return rating_game([row.person for row in rows], [None] * len(rows), [row.body.place for row in rows])


async def test_a_game_is_recorded_seat_by_seat(store: Store) -> None:
    one, other = await somebody(store), await somebody(store)
    rows = a_result(one, other)
    assert await store.note_results(rows, unrated)
    assert await store.results_of_match(rows[0].match_id) == rows
    assert await store.results_of(one) == rows
    assert await store.results_of(fresh_id()) == []


async def test_the_newest_games_come_first_up_to_a_limit(store: Store) -> None:
    one = await somebody(store)
    games = [a_result(one, None, ended=ended) for ended in (1, 3, 2)]
    for rows in games:
        await store.note_results(rows, unrated)
    assert await store.results_of(one, 2) == [*games[1], *games[2]]


async def test_of_many_who_note_one_end_at_once_one_writes_and_rates_it(store: Store) -> None:
    one, other = await somebody(store), await somebody(store)
    rows = a_result(one, other)
    noted = await asyncio.gather(*(store.note_results(rows, rating(rows)) for _ in range(8)))
    assert sorted(noted) == [False] * 7 + [True]
    (found,) = await store.ratings_of(one)
    assert found.games == 1
    assert found.rating == rate([FIRST, FIRST], [1, 2])[0]


async def test_games_that_end_at_once_are_all_rated(store: Store) -> None:
    one, other = await somebody(store), await somebody(store)
    games = [a_result(one, other) for _ in range(6)] + [a_result(other, one) for _ in range(6)]
    assert all(await asyncio.gather(*(store.note_results(rows, rating(rows)) for rows in games)))
    assert [each.games for each in await store.ratings_of(one)] == [12]
    changes = [row.body.change for row in await store.results_of(one) if row.person == one]
    mus = {change.after.mu for change in changes if change}
    assert len(mus) == 12, "each game goes on from what another left"


async def test_ratings_of_a_series_are_those_of_openskill(store: Store) -> None:
    people = [await somebody(store) for _ in range(5)]
    model, chance = PlackettLuce(), SamplingDealer(18)
    theirs = {who: model.rating() for who in people}
    for _ in range(40):
        first = chance.below(5)
        table = [people[(first + step) % 5] for step in (0, 1, 3)]
        places = [1 + chance.below(3) for _ in table]
        rows = a_result(*table, places=tuple(places))
        await store.note_results(rows, rating(rows))
        rated = model.rate([[theirs[who]] for who in table], ranks=[float(place) for place in places])
        theirs |= {who: team[0] for who, team in zip(table, rated, strict=True)}
    for who in people:
        (found,) = await store.ratings_of(who)
        assert (found.rating.mu, found.rating.sigma) == pytest.approx((theirs[who].mu, theirs[who].sigma))


async def test_a_game_with_a_guest_is_recorded_and_not_rated(store: Store) -> None:
    one, guest = await somebody(store), await somebody(store, account=False)
    rows = a_result(one, guest)
    assert await store.note_results(rows, rating(rows))
    assert await store.ratings_of(one) == await store.ratings_of(guest) == []
    assert len(await store.results_of(guest)) == 2


async def test_a_rating_is_of_one_game_and_one_number_of_seats(store: Store) -> None:
    one, two, three = [await somebody(store) for _ in range(3)]
    for rows in (a_result(one, two), a_result(one, two, three), a_result(one, two, game="nim")):
        await store.note_results(rows, rating(rows))
    assert [(each.game, each.seats) for each in await store.ratings_of(one)] == [
        ("creel", 2),
        ("creel", 3),
        ("nim", 2),
    ]


async def test_only_those_with_open_profiles_are_on_the_leaderboard(store: Store) -> None:
    game = fresh_id()
    hidden, shy, bold = await somebody(store), await somebody(store), await somebody(store, open_to_all=True)
    for rows in (a_result(hidden, bold, game=game), a_result(bold, shy, game=game)):
        await store.note_results(rows, rating(rows))
    assert [each.person for each in await store.leaders(game, 2)] == [bold]
    await store.open_profile(hidden, True)
    assert [each.person for each in await store.leaders(game, 2)] == [hidden, bold]
    await store.open_profile(hidden, False)
    assert [each.person for each in await store.leaders(game, 2)] == [bold]
    assert await store.open_profiles([hidden, shy, bold]) == {bold: "Ailsa"}


async def test_the_best_solo_is_kept_for_each_group_of_the_game(store: Store) -> None:
    game = fresh_id()
    one, other, guest = (
        await somebody(store, open_to_all=True),
        await somebody(store, open_to_all=True),
        await somebody(store, account=False),
    )
    played = [(one, 90, "gunn"), (one, 120, "gunn"), (one, 100, "gunn"), (other, 110, "gunn"), (other, 70, "ross")]
    for who, points, clan in [*played, (guest, 500, "gunn")]:
        await store.note_results(a_result(who, game=game, points=points, groups={"clan": [clan]}), unrated)
    bests = await store.solo_bests(game)
    assert [(best.person, best.item, best.points) for best in bests] == [(one, "gunn", 120), (other, "ross", 70)]
    assert [best.points for best in await store.solo_bests_of(other)] == [110, 70]


async def test_a_forgotten_player_leaves_anonymous_results(store: Store) -> None:
    one, other = await somebody(store, open_to_all=True), await somebody(store)
    rows = a_result(one, other)
    await store.note_results(rows, rating(rows))
    await store.note_results(a_result(one, game="solo", groups={"map": ["a"]}), unrated)
    assert await store.forget_results(one) == 2
    assert not [*await store.results_of(one), *await store.ratings_of(one), *await store.solo_bests_of(one)]
    assert await store.open_profiles([one]) == {}
    left = await store.results_of(other)
    assert [row.person for row in left] == [None, other]
    assert [row.body.place for row in left] == [1, 2]
    assert [row.body.change is None for row in left] == [True, False]


async def test_public_games_are_found_by_when_they_ended(store: Store) -> None:
    games = {end: a_result(None, None, ended=end, public=end != 7_000_003) for end in range(7_000_000, 7_000_006)}
    for rows in games.values():
        await store.note_results(rows, unrated)
    found = await store.public_results(7_000_001, 7_000_005)
    wanted = sorted(rows[0].match_id for end, rows in games.items() if end in (7_000_001, 7_000_002, 7_000_004))
    assert sorted({row.match_id for row in found}) == wanted
    behind = await store.public_results(7_000_001, 7_000_005, limit=1, after=wanted[0])
    assert {row.match_id for row in behind} == {wanted[1]}


async def test_an_account_is_distinguished_from_a_guest(store: Store) -> None:
    assert await store.account(await somebody(store)) is not None
    assert await store.account(await somebody(store, account=False)) is None


# Rated games


def rated_by(people: list[str | None], bots: list[Rating | None], accounts: list[str]) -> dict[str, Rating]:
    places = list(range(1, len(people) + 1))
    return dict(rating_game(people, bots, places)(dict.fromkeys(accounts, FIRST)))


def test_a_player_can_be_rated_against_a_bot_of_known_strength() -> None:
    bot = of_bot(1620)
    after = rated_by(["ailsa", None], [None, bot], ["ailsa"])
    assert list(after) == ["ailsa"]
    assert after["ailsa"] == rate([FIRST, bot], [1, 2])[0]
    assert shown(of_bot(1620).mu) == 1620


def test_an_unknown_bot_an_unowned_seat_or_a_person_playing_twice_leaves_a_game_unrated() -> None:
    assert rated_by(["ailsa", None], [None, None], ["ailsa"]) == {}
    assert rated_by(["ailsa", "ailsa"], [None, None], ["ailsa"]) == {}
    assert rated_by(["ailsa"], [None], ["ailsa"]) == {}
    assert rated_by([None, None], [of_bot(1500), of_bot(1500)], []) == {}


def test_a_winner_gains_and_a_loser_loses() -> None:
    one, other = rate([FIRST, FIRST], [1, 2])
    assert one.mu > FIRST.mu > other.mu
    assert max(one.sigma, other.sigma) < FIRST.sigma
    assert msgspec.json.decode(msgspec.json.encode(one), type=Rating) == one
