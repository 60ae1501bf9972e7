"""One spelling for equal data, and its fingerprint. Equal positions have equal digests in every runtime."""

from __future__ import annotations

import json
from hashlib import blake2b

from bothy.kernel.text import Json

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def canonical(data: Json) -> str:
    """The one JSON text of this data: keys sorted, no spaces, plain ASCII."""
    return _ENCODER.encode(data)


def digest(data: Json) -> str:
    """BLAKE2b of the canonical text, 32 hexadecimal digits."""
    return blake2b(canonical(data).encode("ascii"), digest_size=16).hexdigest()
