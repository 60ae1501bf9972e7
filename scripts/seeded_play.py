"""`bothy play` with fixed deals, so that screenshots are always the same. Not for real games."""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from itertools import count

from bothy.cli import main

SEED = b"a fixed deal for pictures"
_number, _name = count(), count()


def deal(number: int) -> bytes:
    """Returns the secret of a deal; deals of a run are numbered in the order requested."""
    return sha256(SEED + str(number).encode()).digest()


def _bytes(nbytes: int | None = None) -> bytes:
    wanted, found = nbytes or 32, b""
    while len(found) < wanted:
        found += deal(next(_number))
    return found[:wanted]


def _bits(k: int) -> int:
    """Returns bits for the ids of games, which seed the bots."""
    return int.from_bytes(sha256(SEED + f"id {next(_name)}".encode()).digest(), "big") % (1 << k)


def _hex(nbytes: int | None = None) -> str:
    return _bytes(nbytes).hex()


if __name__ == "__main__":
    secrets.token_bytes, secrets.token_hex, secrets.randbits = _bytes, _hex, _bits
    sys.exit(main(["play", "--no-browser", *sys.argv[1:]]))
