"""Rows as bytes, and texts both back ends can hold."""

from __future__ import annotations

import msgspec

from bothy.server.errors import NotStorable
from bothy.server.rows import TableRow


def storable(text: str) -> str:
    """A text that can be stored: PostgreSQL cannot hold the character NUL, nor UTF-8 half a surrogate pair."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise NotStorable
    return text


def table_body(row: TableRow) -> bytes:
    """A table as JSON."""
    try:
        body = msgspec.json.encode(row)
    except UnicodeEncodeError as error:
        raise NotStorable from error
    if rb"\u0000" in body:
        raise NotStorable
    return body


def table_row(body: bytes | str) -> TableRow:
    """The table written so."""
    return msgspec.json.decode(body, type=TableRow)
