"""Canonical JSON and its digest. Equal positions have equal digests in every runtime."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b

from bothy.kernel.text import Json

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)

Speller = Callable[[Json], bytes]


def canonical(data: Json) -> str:
    """Returns the canonical JSON text of this data: keys sorted, no spaces, plain ASCII."""
    return _ENCODER.encode(data)


def spelled(data: Json) -> bytes:
    """Returns the canonical text as bytes."""
    return canonical(data).encode("ascii")


_speller: Speller = spelled


def spell_with(speller: Speller) -> None:
    """Replaces the encoder used for digests by a faster one that gives the same bytes as `spelled`."""
    global _speller
    _speller = speller


def digest(data: Json) -> str:
    """Returns the BLAKE2b digest of the canonical text, as 32 hexadecimal digits."""
    return blake2b(_speller(data), digest_size=16).hexdigest()
