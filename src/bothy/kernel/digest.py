"""One spelling for equal data, and its fingerprint. Equal positions have equal digests in every runtime."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b

from bothy.kernel.text import Json

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)

Speller = Callable[[Json], bytes]


def canonical(data: Json) -> str:
    """The one JSON text of this data: keys sorted, no spaces, plain ASCII."""
    return _ENCODER.encode(data)


def spelled(data: Json) -> bytes:
    """The canonical text, as bytes."""
    return canonical(data).encode("ascii")


_speller: Speller = spelled


def spell_with(speller: Speller) -> None:
    """Spell digests by a faster encoder from now on: one that gives the same bytes as `spelled`."""
    global _speller
    _speller = speller


def digest(data: Json) -> str:
    """BLAKE2b of the canonical text, 32 hexadecimal digits."""
    return blake2b(_speller(data), digest_size=16).hexdigest()
