"""Stored headers and entries."""

from __future__ import annotations

import msgspec

from bothy.kernel import Json
from bothy.table import Entry, Header

_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder().decode


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
