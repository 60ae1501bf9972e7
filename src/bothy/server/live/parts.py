"""A view split into its top-level parts, each encoded once, for finding changes and hashing the whole.

Games return the same object for a part that hasn't changed since the last step, so most parts aren't encoded.
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


class SharedPatch(Struct, array_like=True):
    """A patch for a view that is the same for everyone, sent from one process to another.

    Both have the same rules, and the previous view's hash shows whether their views match.
    """

    before: str
    hash: str
    changed: dict[str, Raw]
    gone: list[str]


encode_patch = msgspec.json.Encoder().encode
decode_patch = msgspec.json.Decoder(SharedPatch).decode


class Parts:
    """A view as bytes, by part. Immutable."""

    __slots__ = ("encoded", "hash", "view")

    def __init__(self, view: dict[str, Json], before: Parts | None = None) -> None:
        self.view = view
        """Kept to detect unchanged parts by identity, so it must not be modified."""
        self.encoded: dict[str, bytes] = (
            {name: _ENCODE(part) for name, part in view.items()} if before is None else before._still(view)
        )
        self.hash: str = sha256(self.whole()).hexdigest()[:HASH_DIGITS]

    @classmethod
    def patched(cls, before: Parts, shared: SharedPatch) -> Parts:
        """Applies another process's patch for the next step."""
        parts = cls.__new__(cls)
        parts.view = {}
        parts.encoded = before.encoded | {name: bytes(part) for name, part in shared.changed.items()}
        for name in shared.gone:
            del parts.encoded[name]
        parts.hash = shared.hash
        return parts

    def _still(self, view: dict[str, Json]) -> dict[str, bytes]:
        """Encodes a later view's parts, reusing those that are the same object."""
        known, encoded = self.view, self.encoded
        return {
            name: encoded[name] if name in known and part is known[name] else _ENCODE(part)
            for name, part in view.items()
        }

    def whole(self) -> bytes:
        """Returns the whole view as JSON with sorted keys, byte for byte what a client hashes."""
        return joined(self.encoded)

    def since(self, before: Parts) -> tuple[dict[str, Raw], list[str]]:
        """Returns the changed parts, and the names of removed ones."""
        old = before.encoded
        changed = {name: Raw(part) for name, part in self.encoded.items() if old.get(name) != part}
        return changed, [name for name in old if name not in self.encoded]


def joined(parts: Mapping[str, bytes | Raw]) -> bytes:
    """Joins encoded parts into one JSON object with sorted keys."""
    pieces: list[bytes | Raw] = []
    for name, opening in _openings(tuple(parts)):
        pieces += (opening, parts[name])
    return b"".join(pieces) + b"}" if pieces else b"{}"


@lru_cache(maxsize=256)
def _openings(names: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """Returns the bytes before each part, in sorted order. Cached, because games have few sets of parts."""
    written = [(name, b',"%s":' % name.encode()) for name in sorted(names)]
    return [(name, b"{" + text[1:] if not at else text) for at, (name, text) in enumerate(written)]


def view_hash(view: dict[str, Json]) -> str:
    """Returns a view's hash, for clients to compare with their own."""
    return sha256(_ENCODE(view)).hexdigest()[:HASH_DIGITS]
