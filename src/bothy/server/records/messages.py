"""Messages between a server and a record reader, as JSON."""

from __future__ import annotations

import msgspec

from bothy.kernel import Json


class Reading(msgspec.Struct, frozen=True):
    """A record to verify, and its time limit."""

    text: str
    seconds: float
    keep: bool = False
    """True if the answer should include the rows for a store."""


class Kept(msgspec.Struct, frozen=True):
    """A match as stored: header and entries line by line, and the last position."""

    header: str
    entries: list[str]
    seed: str
    snapshot: str


class Sound(msgspec.Struct, frozen=True, tag="sound"):
    """A verified record."""

    game: str
    seats: int
    options: dict[str, Json]
    steps: int
    finished: bool
    ranks: list[int] = []
    scores: list[dict[str, int]] = []
    kept: Kept | None = None
    cpu: float = 0.0
    """CPU seconds that verifying took."""


class Unsound(msgspec.Struct, frozen=True, tag="unsound"):
    """A record that failed verification: the step and the reason."""

    step: int
    key: str
    values: dict[str, Json]
    rule: str = ""
    cpu: float = 0.0


Answer = Sound | Unsound

_READINGS: msgspec.json.Decoder[Reading] = msgspec.json.Decoder(Reading)
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

write = msgspec.json.encode
read_reading = _READINGS.decode
read_answer = _ANSWERS.decode
