"""Headers and entries as the store keeps them, and the games they are of."""

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
    """The game of this name. Looking through installed packages takes milliseconds, so it is done once."""
    return game_registry.find(name)


@cache
def game_names() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(game_registry.names())


def encode(data: Json) -> bytes:
    """Any plain data as JSON, short."""
    return _ENCODE(data)


def decode(line: bytes) -> Json:
    """The data of a line."""
    return _DECODE(line)


def entry_line(entry: Entry) -> bytes:
    """An entry as a line of the stored log."""
    return _ENCODE(entry.data())


def read_entry(line: bytes) -> Entry:
    """The entry of a stored line."""
    return Entry.read(_DECODE(line))


def header_line(header: Header) -> bytes:
    """A header as the store keeps it."""
    return _ENCODE(header.data())


def read_header(line: bytes) -> Header:
    """The header of a stored game."""
    return Header.read(_DECODE(line))
