"""Ids of games, tables and people: nobody can guess one, and each says in which shard its rows lie."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
LENGTH = 18
SHARDS = 256


def fresh_id(shard: int = 0) -> str:
    """A new id: two hex digits of shard, then sixteen random letters (80 bits)."""
    if not 0 <= shard < SHARDS:
        raise ValueError(f"no shard {shard}")
    noise = secrets.randbits(80)
    return f"{shard:02x}" + "".join(ALPHABET[noise >> 5 * place & 31] for place in range(16))


def is_id(text: str) -> bool:
    """Whether a text can be an id at all: whatever came from outside is asked before it goes to a store."""
    return len(text) == LENGTH and set(text[:2]) <= set("0123456789abcdef") and set(text[2:]) <= set(ALPHABET)


def shard_of(some_id: str) -> int:
    """The shard in which the rows of this game, table or person lie."""
    return int(some_id[:2], 16)
