"""Stored headers and entries, and the games they belong to."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from bothy.kernel import Game, Json
from bothy.table import Entry, Header, game_registry

_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder().decode


@cache
def known_game(name: str) -> Game[Any]:
    """Returns the game of this name. Cached, because searching installed packages takes milliseconds."""
    return game_registry.find(name)


@cache
def game_names() -> tuple[str, ...]:
    """Returns the names of all installed games."""
    return tuple(game_registry.names())


def encode(data: Json) -> bytes:
    """Encodes plain data as compact JSON."""
    return _ENCODE(data)


def decode(line: bytes) -> Json:
    """Decodes a line."""
    return _DECODE(line)


def entry_line(entry: Entry) -> bytes:
    """Encodes an entry as a line of the stored log."""
    return _ENCODE(entry.data())


def read_entry(line: bytes) -> Entry:
    """Decodes an entry from a stored line."""
    return Entry.read(_DECODE(line))


def header_line(header: Header) -> bytes:
    """Encodes a header for the store."""
    return _ENCODE(header.data())


def read_header(line: bytes) -> Header:
    """Decodes a stored header."""
    return Header.read(_DECODE(line))
