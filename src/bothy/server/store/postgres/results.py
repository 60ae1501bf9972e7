"""Results and ratings in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.server.results.rating import FIRST
from bothy.server.results.rows import (
    COLUMNS,
    BestRow,
    Rate,
    Rating,
    RatingRow,
    ResultRow,
    best_row,
    bests_of,
    changed,
    rating_row,
    result_columns,
    result_row,
)
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

NOTE = f"""
insert into results ({COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning seat
"""  # noqa: S608
BEGIN = """
insert into ratings (person_id, game, seats, mu, sigma, games)
select person_id, $2, $3, $4, $5, 0 from accounts where person_id = any($1::text[]) order by person_id
on conflict do nothing
"""
HOLD = """
select person_id, mu, sigma from ratings where person_id = any($1::text[]) and game = $2 and seats = $3
order by person_id for update
"""
RATED = """
update ratings set mu = $4, sigma = $5, games = games + 1 where person_id = $1 and game = $2 and seats = $3
"""
UNBEGUN = "delete from ratings where person_id = any($1::text[]) and game = $2 and seats = $3 and games = 0"
BEST = """
insert into solo_bests (person_id, game, kind, item, points, match_id, ended)
select person_id, $2, $3, $4, $5, $6, $7 from accounts where person_id = $1
on conflict (person_id, game, kind, item) do update
set points = excluded.points, match_id = excluded.match_id, ended = excluded.ended
where excluded.points > solo_bests.points
"""
OF_PERSON = f"""
with theirs as (
    select match_id, max(ended) as ended from results where person_id = $1 group by match_id
    order by ended desc, match_id limit $2
)
select {", ".join(f"results.{each}" for each in COLUMNS.split(", "))} from results join theirs using (match_id)
order by theirs.ended desc, match_id, seat
"""  # noqa: S608
PUBLIC = f"""
select {COLUMNS} from results where match_id in (
    select match_id from results where ended >= $1 and ended < $2 and match_id > $4 and public
    group by match_id order by match_id limit $3
) order by match_id, seat
"""  # noqa: S608
LEADERS = """
select person_id, game, seats, mu, sigma, games, name from ratings
join open_profiles using (person_id) join people on people.id = person_id
where game = $1 and seats = $2 and games > 0 order by mu - 3 * sigma desc, person_id limit $3
"""
BESTS = """
select distinct on (kind, item) person_id, game, kind, item, points, match_id, ended, name from solo_bests
join open_profiles using (person_id) join people on people.id = person_id
where game = $1 order by kind, item, points desc, ended limit $2
"""
FORGET = """
with theirs as (
    update results set person_id = null, body = body - 'change' where person_id = $1 returning 1
), unrated as (delete from ratings where person_id = $1
), beaten as (delete from solo_bests where person_id = $1
), closed as (delete from open_profiles where person_id = $1)
select count(*) from theirs
"""


class PostgresResults(PostgresPool):
    """The store's result and rating methods."""

    async def note_results(self, rows: Sequence[ResultRow], rate: Rate) -> bool:
        """Save the results of all seats once, and update ratings and bests."""

        async def noted(connection: Connection, _: bool) -> bool:
            async with connection.transaction():
                return await _noted(connection, list(rows), rate)

        return await self.ask(noted)

    async def results_of(self, person_id: str, limit: int = 1000) -> list[ResultRow]:
        """Return a person's newest games."""
        found = await self.ask(lambda connection, _: connection.fetch(OF_PERSON, person_id, limit))
        return [result_row(each) for each in found]

    async def results_of_match(self, match_id: str) -> list[ResultRow]:
        """Return all seats of a game."""
        statement = f"select {COLUMNS} from results where match_id = $1 order by seat"  # noqa: S608
        return [
            result_row(each)
            for each in await self.ask(lambda connection, _: connection.fetch(statement, match_id))
        ]

    async def public_results(self, since: int, until: int, limit: int = 1000, after: str = "") -> list[ResultRow]:
        """Return the results of public games."""
        found = await self.ask(lambda connection, _: connection.fetch(PUBLIC, since, until, limit, after))
        return [result_row(each) for each in found]

    async def first_public_result(self) -> int | None:
        """Return the end of the first public game."""
        statement = "select min(ended) from results where public"
        found: int | None = await self.ask(lambda connection, _: connection.fetchval(statement))
        return found

    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """Return all of a person's ratings."""
        statement = """select person_id, game, seats, mu, sigma, games, '' from ratings
            where person_id = $1 and games > 0 order by game, seats"""
        found = await self.ask(lambda connection, _: connection.fetch(statement, person_id))
        return [rating_row(each) for each in found]

    async def leaders(self, game: str, seats: int, limit: int = 100) -> list[RatingRow]:
        """Return the best-rated people with open profiles."""
        found = await self.ask(lambda connection, _: connection.fetch(LEADERS, game, seats, limit))
        return [rating_row(each) for each in found]

    async def solo_bests(self, game: str, limit: int = 1000) -> list[BestRow]:
        """Return the best solo results among open profiles."""
        found = await self.ask(lambda connection, _: connection.fetch(BESTS, game, limit))
        return [best_row(each) for each in found]

    async def solo_bests_of(self, person_id: str) -> list[BestRow]:
        """Return a person's own solo bests."""
        statement = """select person_id, game, kind, item, points, match_id, ended, '' from solo_bests
            where person_id = $1 order by game, kind, item"""
        found = await self.ask(lambda connection, _: connection.fetch(statement, person_id))
        return [best_row(each) for each in found]

    async def forget_results(self, person_id: str) -> int:
        """Detach a person's results."""
        gone: int = await self.ask(lambda connection, _: connection.fetchval(FORGET, person_id))
        return gone

    async def open_profile(self, person_id: str, to_all: bool) -> None:
        """Open or close a profile."""
        opening = "insert into open_profiles (person_id) values ($1) on conflict do nothing"
        statement = opening if to_all else "delete from open_profiles where person_id = $1"
        await self.ask(lambda connection, _: connection.execute(statement, person_id))

    async def open_profiles(self, person_ids: Sequence[str]) -> dict[str, str]:
        """Return which of these people have open profiles."""
        statement = """select person_id, name from open_profiles join people on people.id = person_id
            where person_id = any($1::text[])"""
        found = await self.ask(lambda connection, _: connection.fetch(statement, list(person_ids)))
        return {each[0]: each[1] for each in found}


async def _noted(connection: Connection, rows: list[ResultRow], rate: Rate) -> bool:
    for row in rows:  # a concurrent caller for the same game waits here, then finds it recorded
        *columns, body = result_columns(row)
        if await connection.fetchval(NOTE, *columns, body.decode()) is None:
            return False
    await _rate(connection, rows, rate)
    for best in bests_of(rows):
        given = best.person, best.game, best.kind, best.item, best.points, best.match_id, best.ended
        await connection.execute(BEST, *given)
    return True


async def _rate(connection: Connection, rows: list[ResultRow], rate: Rate) -> None:
    people = [row.person for row in rows if row.person is not None]
    if not people:
        return
    game, seats = rows[0].game, rows[0].seats
    await connection.execute(BEGIN, people, game, seats, FIRST.mu, FIRST.sigma)
    held = await connection.fetch(HOLD, people, game, seats)
    before = {who: Rating(mu, sigma) for who, mu, sigma in held}
    after = rate(before)
    for who, rating in sorted(after.items()):
        await connection.execute(RATED, who, game, seats, rating.mu, rating.sigma)
    for row in changed(rows, before, after):
        statement = "update results set body = $3 where match_id = $1 and seat = $2"
        await connection.execute(statement, row.match_id, row.seat, result_columns(row)[-1].decode())
    await connection.execute(UNBEGUN, people, game, seats)
