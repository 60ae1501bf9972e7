"""Encodes rows as bytes, and checks that both back ends can hold a text."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any

import msgspec

from bothy.local.tables import SeatRow
from bothy.server.errors import NotStorable
from bothy.server.rows import TableRow


def storable(text: str) -> str:
    """Return a text both back ends can hold: PostgreSQL can't store NUL, nor UTF-8 a lone surrogate."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise NotStorable
    return text


def table_body(row: TableRow) -> bytes:
    """Encode a table as JSON, without fields that have their default."""
    return json_body(_sparse(row) | {"seats": [_sparse(seat) for seat in row.seats]})


def _sparse(row: TableRow | SeatRow) -> dict[str, Any]:
    values = ((each, getattr(row, each.name)) for each in fields(row))
    return {each.name: value for each, value in values if value != _default(each)}


def _default(each: Field[Any]) -> Any:
    return each.default if each.default_factory is MISSING else each.default_factory()


def json_body(value: object) -> bytes:
    """Encode a value as JSON that both back ends can hold."""
    try:
        body = msgspec.json.encode(value)
    except UnicodeEncodeError as error:
        raise NotStorable from error
    if rb"\u0000" in body:
        raise NotStorable
    return body


def body_of(body: bytes | str) -> dict[str, Any]:
    """Decode the fields of a JSON body."""
    return msgspec.json.decode(body, type=dict[str, Any])


def table_row(body: bytes | str) -> TableRow:
    """Decode a table from JSON."""
    return msgspec.json.decode(body, type=TableRow)
