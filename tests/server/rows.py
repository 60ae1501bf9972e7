"""Rows for tests: short to write, each with an id of its own."""

from __future__ import annotations

from typing import Any

from bothy.server.ids import fresh_id
from bothy.server.rows import GameRow, PersonRow, SeatRow, SessionRow, TableRow

FIRST = [b'{"seq":0,"by":null}']


def a_game(**given: Any) -> GameRow:
    return GameRow(
        **{"id": fresh_id(), "header": b'{"game":"creel"}', "seed": b"s" * 32, "people": ("a", "b"), "created": 1000}
        | given
    )


def a_table(host: str = "host", *sitters: str, **given: Any) -> TableRow:
    seats = (*(SeatRow(person=who, name=who) for who in sitters), SeatRow())
    row = {"id": fresh_id(), "game": "creel", "seats": seats, "host": host, "invite": fresh_id(), "created": 1000}
    return TableRow(**row | given)


def a_person(name: str = "Ailsa", **given: Any) -> PersonRow:
    return PersonRow(**{"id": fresh_id(), "name": name, "created": 1000} | given)


def a_session(person: str, token_hash: bytes, **given: Any) -> SessionRow:
    return SessionRow(
        **{"token_hash": token_hash, "person": person, "created": 1000, "seen": 1000, "ends": 2000} | given
    )


def lines(*numbers: int) -> list[bytes]:
    """Entries that can be told apart."""
    return [b'{"seq":%d,"by":0}' % number for number in numbers]
