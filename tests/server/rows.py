"""Rows for tests: short to write, each with its own id."""

from __future__ import annotations

from bothy.server.ids import fresh_id
from bothy.server.rows import MatchRow, PersonRow, SeatRow, SessionRow, TableRow, TableState

FIRST = [b'{"seq":0,"by":null}']


def a_match(people: tuple[str | None, ...] = ("a", "b"), bots: tuple[str | None, ...] = ()) -> MatchRow:
    return MatchRow(
        id=fresh_id(), header=b'{"game":"creel"}', seed=b"\x00\xff" * 16, people=people, bots=bots, created=1000
    )


def a_table(
    *sitters: str, host: str = "host", listed: bool = False, state: TableState = "waiting", created: int = 1000
) -> TableRow:
    seats = (*(SeatRow(person=who, name=who) for who in sitters), SeatRow())
    return TableRow(
        id=fresh_id(),
        game="creel",
        options={"weather": True, "boats": [1, "two"]},
        seats=seats,
        host=host,
        invite=fresh_id(),
        listed=listed,
        seed=b"\x00\xff",
        state=state,
        created=created,
    )


def a_person(name: str = "Ailsa") -> PersonRow:
    return PersonRow(id=fresh_id(), name=name, created=1000)


def a_session(person: PersonRow, ends: int = 2000) -> SessionRow:
    return SessionRow(token_hash=fresh_id().encode(), person=person.id, created=1000, seen=1000, ends=ends)


def lines(*numbers: int, by: int = 0) -> list[bytes]:
    """Returns distinguishable entries."""
    return [b'{"seq":%d,"by":%d}' % (number, by) for number in numbers]
