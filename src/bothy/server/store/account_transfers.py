"""Moves a guest's rows to an account, and erases people."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from bothy.server.store.bodies import body_of
from bothy.server.store.sql import Sql, Statements

KEPT_ELSEWHERE = (
    "results",
    "ratings",
    "solo_bests",
    "open_profiles",
    "notice_preferences",
    "push_subscriptions",
    "told",
    "rests",
    "sanctions",
    "blocks",
    "reports",
    "report_lines",
    "kept_records",
)
"""Other tables with rows about a person."""

HAND_OVER = (
    "update chat set person_id = $2 where person_id = $1",
    "update results set person_id = $2 where person_id = $1",
    "update kept_records set person_id = $2 where person_id = $1",
    "update push_subscriptions set person_id = $2 where person_id = $1",
    "insert into notice_preferences (person_id, digest, offers, body) select $2, digest, offers, body"
    " from notice_preferences where person_id = $1 on conflict do nothing",
    "delete from notice_preferences where person_id = $1",
    "insert into rests (person_id, body) select $2, body from rests where person_id = $1 on conflict do nothing",
    "delete from rests where person_id = $1",
    "insert into sanctions (person_id, kind, since, until, reason, decided_by)"
    " select $2, kind, since, until, reason, decided_by"
    " from sanctions where person_id = $1 on conflict do nothing",
    "delete from sanctions where person_id = $1",
    "insert into blocks (person_id, blocked_id, since) select $2, blocked_id, since from blocks"
    " where person_id = $1 and blocked_id <> $2 on conflict do nothing",
    "insert into blocks (person_id, blocked_id, since) select person_id, $2, since from blocks"
    " where blocked_id = $1 and person_id <> $2 on conflict do nothing",
    "delete from blocks where person_id = $1 or blocked_id = $1",
    "update reports set person_id = $2 where person_id = $1",
    "update reports set about_id = $2 where about_id = $1",
    "update report_lines set person_id = $2 where person_id = $1",
    "delete from told where person_id in ($1, $2)",  # the person is here, so they've looked
)
"""From `$1` to `$2`, in this order."""

ERASE = (
    "update chat set text = '' where person_id = $1",
    "update results set person_id = null where person_id = $1",
    "update kept_records set person_id = null where person_id = $1",
    "delete from ratings where person_id = $1",
    "delete from solo_bests where person_id = $1",
    "delete from open_profiles where person_id = $1",
    "delete from told where person_id = $1",
    "delete from push_subscriptions where person_id = $1",
    "delete from notice_preferences where person_id = $1",
    "delete from rests where person_id = $1",
    "delete from sanctions where person_id = $1 and kind <> 'ban'",
    "delete from blocks where person_id = $1",
    "delete from blocks where blocked_id = $1",
    "delete from reports where person_id = $1",
    "delete from reports where about_id = $1 and closed is not null",
    "update reports set what = replace(what, (select name from people where id = $1), '…') where about_id = $1",
    "update report_lines set text = '' where person_id = $1"
    " and report_id not in (select id from reports where about_id = $1)",
    "update report_lines set text = replace(text, (select name from people where id = $1), '…')"
    " where report_id in (select id from reports where about_id = $1)",
    "delete from tickets where person_id = $1",
    "delete from passkeys where person_id = $1",
    "delete from mail_addresses where person_id = $1",
    "delete from accounts where person_id = $1",
    "delete from sessions where person_id = $1",
    "update people set name = '', owner_id = null where id = $1",
)
"""Erases `$1`, in this order, after the back end's own statements.

A ban stays under the bare id, and open reports about the person stay without their name: otherwise erasing would
end both. Such a report is deleted when it's closed.
"""


class Transfers(Sql):
    """The store's methods for merging a guest into an account and for erasing people."""

    erase_first: tuple[str, ...]
    """Statements that drop the tickets and notices sent to a person."""
    queued: str
    """A statement that returns the bodies of notices queued for a person, or being sent."""

    @abstractmethod
    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats in a game to another. False if the first held none."""

    async def hand_over(self, before: str, after: str) -> None:
        """Give the rest of one person's rows to another: chat, results, notices."""

        async def handed(sql: Statements) -> None:
            for statement in HAND_OVER:
                await sql.count(statement, *((before, after) if "$2" in statement else (before,)))

        await self.transaction(handed)

    async def said_by(self, person_id: str) -> list[tuple[str, int, str]]:
        """Return a person's chat lines as (table, time, text), oldest first."""
        statement = "select table_id, at, text from chat where person_id = $1 order by at, table_id, number"
        return [(table, at, text) for table, at, text in await self.fetch(statement, person_id)]

    async def kept_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return all other rows stored about a person, by database table, for a complete export."""
        return {
            table: [
                {name: _plain(value) for name, value in {**row}.items() if name != "person_id"}
                for row in await self.fetch(f"select * from {table} where person_id = $1", person_id)  # noqa: S608
            ]
            for table in KEPT_ELSEWHERE
        }

    async def queued_for(self, person_id: str) -> list[dict[str, Any]]:
        """Return the notices queued for a person, or being sent."""
        return [body_of(row[0]) for row in await self.fetch(self.queued, person_id)]

    async def erase_person(self, person_id: str) -> None:
        """Erase everything about a person except their id: name, chat, sign-in methods, ratings."""

        async def erased(sql: Statements) -> None:
            for statement in (*self.erase_first, *ERASE):
                await sql.fetch(statement, *((person_id,) if "$1" in statement else ()))

        await self.transaction(erased)
        await self.scrub()


def _plain(value: object) -> object:
    return body_of(value) if isinstance(value, bytes) else value
