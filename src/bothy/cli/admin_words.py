"""How an operator is shown times and words of others."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime


def shown(at: int | None, otherwise: str = "-") -> str:
    """A time, to the minute."""
    return otherwise if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def plain(text: str) -> str:
    """What somebody wrote, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def moment(text: str) -> int:
    """A day or a time, as it is typed: 2026-12-24, 2026-12-24T20:00. Without a zone it is UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"“{text}” is no time such as 2026-12-24T20:00") from error
    zoned = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    return int(zoned.timestamp() * 1000)
