"""What a server asks of a record reader, and what it answers, as JSON."""

from __future__ import annotations

import msgspec

from bothy.kernel import Json


class Reading(msgspec.Struct, frozen=True):
    """A record to be verified, and how long that may take."""

    text: str
    seconds: float
    keep: bool = False
    """Whether the answer is to hold what a store keeps of the match."""


class Kept(msgspec.Struct, frozen=True):
    """A match as a store keeps it: header and entries line by line, and the last position."""

    header: str
    entries: list[str]
    seed: str
    snapshot: str


class Sound(msgspec.Struct, frozen=True, tag="sound"):
    """A record that is what it claims to be."""

    game: str
    seats: int
    options: dict[str, Json]
    steps: int
    finished: bool
    ranks: list[int] = []
    scores: list[dict[str, int]] = []
    kept: Kept | None = None


class Unsound(msgspec.Struct, frozen=True, tag="unsound"):
    """A record that isn't: the step where it shows, and the reason."""

    step: int
    key: str
    values: dict[str, Json]
    rule: str = ""


Answer = Sound | Unsound

_READINGS: msgspec.json.Decoder[Reading] = msgspec.json.Decoder(Reading)
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

write = msgspec.json.encode
read_reading = _READINGS.decode
read_answer = _ANSWERS.decode
