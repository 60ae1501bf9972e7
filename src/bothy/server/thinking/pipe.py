"""What a server and its bot workers say to each other, as JSON."""

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
    """If ideas for a person are wanted instead of a bot's answer: how many seconds of thought they are given."""
    played: list[Json] | None = None
    """If a turn of a finished game is to be looked at again: the actions of it."""


class IdeaStep(msgspec.Struct, frozen=True):
    """One action of an idea and what its seat would see happen; later, if others play before it."""

    do: Json
    later: bool
    events: list[Json]


class Idea(msgspec.Struct, frozen=True):
    """What a person could do, and what it would bring."""

    steps: list[IdeaStep]
    totals: dict[str, int]
    points: int
    gain: int
    """In hundredths of a point: how much better its end looks than that of the weakest choice."""


class Ideas(msgspec.Struct, frozen=True, tag="ideas"):
    """Up to three, the best first."""

    ideas: list[Idea]


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """What there was to expect of a turn, in hundredths of a point; nothing if it couldn't be planned."""

    expected: int | None = None
    after: int = 0
    better: Json = None


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The bot's answer, which is legal."""

    action: Json


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error, or answered with something that is not legal."""

    how: str
    what: str


class Senseless(msgspec.Struct, frozen=True, tag="senseless"):
    """The question cannot be asked of anybody: the key and values of the reason."""

    key: str
    values: dict[str, Json]


Answer = Chosen | Ideas | Looked | Failed | Senseless

_QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)

write = msgspec.json.encode
read_question = _QUESTIONS.decode
read_answer = _ANSWERS.decode
