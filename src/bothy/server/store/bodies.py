"""Rows as bytes, and texts both back ends can hold."""

from __future__ import annotations

from typing import Any

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
    return json_body(row)


def json_body(value: object) -> bytes:
    """A value as JSON that both back ends can hold."""
    try:
        body = msgspec.json.encode(value)
    except UnicodeEncodeError as error:
        raise NotStorable from error
    if rb"\u0000" in body:
        raise NotStorable
    return body


def body_of(body: bytes | str) -> dict[str, Any]:
    """The fields written so."""
    return msgspec.json.decode(body, type=dict[str, Any])


def table_row(body: bytes | str) -> TableRow:
    """The table written so."""
    return msgspec.json.decode(body, type=TableRow)
