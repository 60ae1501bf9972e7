"""Encoders for views and messages here, and the changes of a view as one process sends them to another."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from bothy.kernel import Json
from bothy.local import parts
from bothy.local.parts import Encoders

ENCODERS = Encoders(msgspec.json.Encoder().encode, msgspec.json.Encoder(order="sorted").encode)


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


def view_hash(view: dict[str, Json]) -> str:
    """Returns a view's hash, for clients to compare with their own."""
    return parts.view_hash(view, ENCODERS.by_name)
