"""A view cut into its top-level parts, each encoded once: what changed, and the hash of it all, follow.

Games give the same object again for what has not changed since the step before, so most parts are not encoded.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from bothy.kernel import Json

_ENCODE = msgspec.json.Encoder(order="sorted").encode
HASH_DIGITS = 16


class Lent(Struct, array_like=True):
    """What one step changed in a view that everybody sees, from one process to another. Both have the same rules,
    and the hash of the view before says whether they mean the same."""

    before: str
    hash: str
    changed: dict[str, Raw]
    gone: list[str]


LENDING = msgspec.json.Encoder().encode
BORROWED = msgspec.json.Decoder(Lent).decode


class Parts:
    """A view as bytes, by part. Never changed once made."""

    __slots__ = ("encoded", "hash", "view")

    def __init__(self, view: dict[str, Json], before: Parts | None = None) -> None:
        self.view = view
        """Kept to tell what is still the same, by identity; so nobody may change it."""
        self.encoded: dict[str, bytes] = (
            {name: _ENCODE(part) for name, part in view.items()} if before is None else before._still(view)
        )
        self.hash: str = sha256(self.whole()).hexdigest()[:HASH_DIGITS]

    @classmethod
    def lent(cls, before: Parts, lent: Lent) -> Parts:
        """What another process has made of the same parts by the same step."""
        parts = cls.__new__(cls)
        parts.view = {}
        parts.encoded = before.encoded | {name: bytes(part) for name, part in lent.changed.items()}
        for name in lent.gone:
            del parts.encoded[name]
        parts.hash = lent.hash
        return parts

    def _still(self, view: dict[str, Json]) -> dict[str, bytes]:
        """The encoded parts of a later view: as they are here where the part is the same object."""
        known, encoded = self.view, self.encoded
        return {
            name: encoded[name] if name in known and part is known[name] else _ENCODE(part)
            for name, part in view.items()
        }

    def whole(self) -> bytes:
        """The whole view as JSON with sorted keys: byte for byte what a client hashes."""
        return joined(self.encoded)

    def since(self, before: Parts) -> tuple[dict[str, Raw], list[str]]:
        """The parts that are not as they were, and the names of those that are gone."""
        old = before.encoded
        changed = {name: Raw(part) for name, part in self.encoded.items() if old.get(name) != part}
        return changed, [name for name in old if name not in self.encoded]


def joined(parts: Mapping[str, bytes | Raw]) -> bytes:
    """Parts that are JSON already as one JSON object with sorted keys."""
    pieces: list[bytes | Raw] = []
    for name, opening in _openings(tuple(parts)):
        pieces += (opening, parts[name])
    return b"".join(pieces) + b"}" if pieces else b"{}"


@lru_cache(maxsize=256)
def _openings(names: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """What stands before each part in the whole, in sorted order; games have few sets of parts."""
    written = [(name, b',"%s":' % name.encode()) for name in sorted(names)]
    return [(name, b"{" + text[1:] if not at else text) for at, (name, text) in enumerate(written)]


def view_hash(view: dict[str, Json]) -> str:
    """The fingerprint of a view, for a client to compare with its own."""
    return sha256(_ENCODE(view)).hexdigest()[:HASH_DIGITS]
