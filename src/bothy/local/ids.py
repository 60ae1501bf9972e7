"""Ids of games, tables and people: unguessable, and each names the shard of its rows."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
LENGTH = 18
SHARDS = 256


def fresh_id(shard: int = 0) -> str:
    """Return a new id: two hex digits of shard, then sixteen random letters (80 bits)."""
    if not 0 <= shard < SHARDS:
        raise ValueError(f"no shard {shard}")
    noise = secrets.randbits(80)
    return f"{shard:02x}" + "".join(ALPHABET[noise >> 5 * place & 31] for place in range(16))


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id: checked for all outside input before it reaches a store."""
    return len(text) == LENGTH and set(text[:2]) <= set("0123456789abcdef") and set(text[2:]) <= set(ALPHABET)


def shard_of(some_id: str) -> int:
    """Return the shard with the rows of this match, table or person."""
    return int(some_id[:2], 16)
