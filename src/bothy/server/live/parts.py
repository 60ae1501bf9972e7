"""A view cut into its top-level parts, each encoded once: what changed, and the hash of it all, follow."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from msgspec import Raw

from bothy.kernel import Json

_ENCODE = msgspec.json.Encoder(order="sorted").encode
HASH_DIGITS = 16


class Parts:
    """A view as bytes, by part. Never changed once made."""

    __slots__ = ("encoded", "hash")

    def __init__(self, view: dict[str, Json]) -> None:
        self.encoded: dict[str, bytes] = {name: _ENCODE(part) for name, part in view.items()}
        self.hash: str = sha256(self.whole()).hexdigest()[:HASH_DIGITS]

    def whole(self) -> bytes:
        """The whole view as JSON with sorted keys: byte for byte what a client hashes."""
        encoded = self.encoded
        return b"{" + b",".join([b'"%s":%s' % (name.encode(), encoded[name]) for name in sorted(encoded)]) + b"}"

    def since(self, before: Parts) -> tuple[dict[str, Raw], list[str]]:
        """The parts that are not as they were, and the names of those that are gone."""
        old = before.encoded
        changed = {name: Raw(part) for name, part in self.encoded.items() if old.get(name) != part}
        return changed, [name for name in old if name not in self.encoded]


def view_hash(view: dict[str, Json]) -> str:
    """The fingerprint of a view, for a client to compare with its own."""
    return sha256(_ENCODE(view)).hexdigest()[:HASH_DIGITS]
