"""Messages between a server and its bot workers, as JSON."""

from __future__ import annotations

import msgspec

from bothy.kernel import Json


class Question(msgspec.Struct, frozen=True):
    """All a worker needs to rebuild a position and answer for a seat."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Json]
    pack: str
    pack_changes: dict[str, Json]
    snapshot: Json
    seat: int
    bot: str
    seed: int
    seconds: float
    ideas: float = 0.0
    """Seconds of thinking, if ideas for a person are requested instead of a bot's answer."""
    played: list[Json] | None = None
    """The actions of a turn, if a finished match is to be reviewed."""


class IdeaStep(msgspec.Struct, frozen=True):
    """One action of an idea with its visible events; `later` if others play before it."""

    do: Json
    later: bool
    events: list[Json]


class Idea(msgspec.Struct, frozen=True):
    """A line of play for a person, and its effect."""

    steps: list[IdeaStep]
    totals: dict[str, int]
    points: int
    gain: int
    """How much better its end looks than that of the weakest choice, in hundredths of a point."""


class Ideas(msgspec.Struct, frozen=True, tag="ideas"):
    """Up to three ideas, the best first."""

    ideas: list[Idea]


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """Review of a turn, in hundredths of a point; empty if it couldn't be planned."""

    expected: int | None = None
    after: int = 0
    better: Json = None


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The bot's legal answer."""

    action: Json


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error or gave an illegal answer."""

    how: str
    what: str


class Senseless(msgspec.Struct, frozen=True, tag="senseless"):
    """The question is invalid for any bot: key and values of the reason."""

    key: str
    values: dict[str, Json]


Answer = Chosen | Ideas | Looked | Failed | Senseless

_QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

write = msgspec.json.encode
read_question = _QUESTIONS.decode
read_answer = _ANSWERS.decode
