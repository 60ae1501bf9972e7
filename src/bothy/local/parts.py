"""A view split into its top-level parts, each encoded once, for finding changes and hashing the whole.

Games return the same object for a part that hasn't changed since the last step, so most parts aren't encoded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from bothy.kernel import Json

HASH_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Encoders:
    """Two encoders of compact JSON in UTF-8. Whoever gives faster ones must give the same bytes."""

    plain: Callable[[Any], bytes]
    by_name: Callable[[Any], bytes]
    """With sorted keys."""


def _encoder(by_name: bool) -> Callable[[Any], bytes]:
    encode = json.JSONEncoder(
        ensure_ascii=False, separators=(",", ":"), sort_keys=by_name, allow_nan=False, check_circular=False
    ).encode
    return lambda data: encode(data).encode()


PLAIN = Encoders(_encoder(False), _encoder(True))
"""Those of the standard library."""


class Parts:
    """A view as bytes, by part. Immutable."""

    __slots__ = ("encoded", "hash", "view")

    def __init__(
        self, view: dict[str, Json], encode: Callable[[Json], bytes], before: Parts | None = None
    ) -> None:
        self.view = view
        """Kept to detect unchanged parts by identity, so it must not be modified."""
        self.encoded: dict[str, bytes] = (
            {name: encode(part) for name, part in view.items()} if before is None else before._still(view, encode)
        )
        self.hash: str = sha256(self.whole()).hexdigest()[:HASH_DIGITS]

    @classmethod
    def patched(cls, before: Parts, changed: dict[str, bytes], gone: list[str], view_hash: str) -> Parts:
        """Applies the next step's changes as somebody else has encoded them."""
        parts = cls.__new__(cls)
        parts.view = {}
        parts.encoded = before.encoded | changed
        for name in gone:
            del parts.encoded[name]
        parts.hash = view_hash
        return parts

    def _still(self, view: dict[str, Json], encode: Callable[[Json], bytes]) -> dict[str, bytes]:
        """Encodes a later view's parts, reusing those that are the same object."""
        known, encoded = self.view, self.encoded
        return {
            name: encoded[name] if name in known and part is known[name] else encode(part)
            for name, part in view.items()
        }

    def whole(self) -> bytes:
        """Returns the whole view as JSON with sorted keys, byte for byte what a client hashes."""
        return joined(self.encoded)

    def since(self, before: Parts) -> tuple[dict[str, bytes], list[str]]:
        """Returns the changed parts, and the names of removed ones."""
        old = before.encoded
        changed = {name: part for name, part in self.encoded.items() if old.get(name) != part}
        return changed, [name for name in old if name not in self.encoded]


def joined(parts: Mapping[str, bytes]) -> bytes:
    """Joins encoded parts into one JSON object with sorted keys."""
    pieces: list[bytes] = []
    for name, opening in _openings(tuple(parts)):
        pieces += (opening, parts[name])
    return b"".join(pieces) + b"}" if pieces else b"{}"


def in_order(parts: Mapping[str, bytes]) -> bytes:
    """Joins encoded parts into one JSON object, in their order."""
    return b"{%s}" % b",".join([b'"%s":%s' % (name.encode(), part) for name, part in parts.items()])


@lru_cache(maxsize=256)
def _openings(names: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """Returns the bytes before each part, in sorted order. Cached, because games have few sets of parts."""
    written = [(name, b',"%s":' % name.encode()) for name in sorted(names)]
    return [(name, b"{" + text[1:] if not at else text) for at, (name, text) in enumerate(written)]


def view_hash(view: dict[str, Json], encode: Callable[[Json], bytes] = PLAIN.by_name) -> str:
    """Returns a view's hash, for clients to compare with their own."""
    return sha256(encode(view)).hexdigest()[:HASH_DIGITS]
