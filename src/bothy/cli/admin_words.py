"""Formats times and other people's texts for an operator."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime


def shown(at: int | None, otherwise: str = "-") -> str:
    """Format a time to the minute."""
    return otherwise if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def plain(text: str) -> str:
    """Replace characters that a terminal would interpret."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def moment(text: str) -> int:
    """Parse a date or time such as 2026-12-24 or 2026-12-24T20:00. Without a zone it's UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"“{text}” isn't a time such as 2026-12-24T20:00") from error
    zoned = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    return int(zoned.timestamp() * 1000)
