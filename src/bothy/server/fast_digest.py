"""Digests by msgspec: a server writes and compares one at every end of a turn, and encoding took half of that."""

from __future__ import annotations

import re

import msgspec

from bothy.kernel import Json
from bothy.kernel.digest import spell_with, spelled

_ENCODE = msgspec.json.Encoder(order="sorted").encode
_SPELLED_OTHERWISE = re.compile(rb"[\\\x7f-\xff]|(?:^|[\[,:])-?\d+\.|\de").search
"""Matches where msgspec may encode differently from the standard library: escapes, non-ASCII, fractions.

Names of piles contain dots (`tile.C`), so only a dot in a number counts."""


def spelled_fast(data: Json) -> bytes:
    """Return the canonical text of data whose keys are all strings, as in every written position."""
    try:
        text = _ENCODE(data)
    except (OverflowError, TypeError):
        return spelled(data)
    return spelled(data) if _SPELLED_OTHERWISE(text) else text


def use_fast_digests() -> None:
    """Use msgspec for digests in this process from now on."""
    spell_with(spelled_fast)
