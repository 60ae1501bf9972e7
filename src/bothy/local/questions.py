"""Questions to bots and their answers, as plain data: for a process on a pipe, or a worker of the page."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bothy.kernel import InvalidInput, Json, Reason
from bothy.table import Header

STAND_INS = ("greedy", "random")
"""Bots that answer when another can't: a weak move is better than a stalled game."""
PLANNER = "planner"
"""Bot that finds ideas for people."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """All that's needed to rebuild a position and answer for a seat."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Json]
    pack: str
    pack_changes: dict[str, Json]
    snapshot: Json
    """The position as written by `rules.write`."""
    seat: int
    bot: str
    seed: int
    seconds: float
    """Seconds after which an answer comes too late."""
    ideas: float = 0.0
    """Seconds of thinking, if ideas for a person are requested instead of a bot's answer."""
    played: list[Json] | None = None
    """The actions of a turn, if a finished match is to be reviewed."""


def question_of(
    game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int, seconds: float, **more: Any
) -> Question:
    """Returns a question about a position of the match with this header."""
    return Question(
        game=game,
        rules_version=header.rules_version,
        seats=header.seats,
        options=dict(header.options),
        pack=header.pack,
        pack_changes=dict(header.pack_changes),
        snapshot=snapshot,
        seat=seat,
        bot=bot,
        seed=seed,
        seconds=seconds,
        **more,
    )


@dataclass(frozen=True)
class IdeaStep:
    """One action of an idea with its visible events; `later` if others play before it."""

    do: Json
    later: bool
    events: list[Json]


@dataclass(frozen=True)
class Idea:
    """A line of play for a person, and its effect."""

    steps: list[IdeaStep]
    totals: dict[str, int]
    points: int
    gain: int
    """How much better its end looks than that of the weakest choice, in hundredths of a point."""


def read_idea(data: dict[str, Any]) -> Idea:
    """Reads an idea in the form of `bothy.bots.planner.idea_preview.idea_data`."""
    return Idea(**data | {"steps": [IdeaStep(**step) for step in data["steps"]]})


@dataclass(frozen=True)
class Ideas:
    """Up to three ideas, the best first."""

    ideas: list[Idea]


@dataclass(frozen=True)
class Looked:
    """Review of a turn, in hundredths of a point; empty if it couldn't be planned."""

    expected: int | None = None
    after: int = 0
    better: Json = None


@dataclass(frozen=True)
class Chosen:
    """The bot's legal answer."""

    action: Json


@dataclass(frozen=True)
class Failed:
    """The bot raised an error or gave an illegal answer."""

    how: str
    what: str


@dataclass(frozen=True)
class Senseless:
    """The question is invalid for any bot: key and values of the reason."""

    key: str
    values: dict[str, Json] = field(default_factory=dict)


Answer = Chosen | Ideas | Looked | Failed | Senseless

KINDS: dict[str, type[Answer]] = {
    "chosen": Chosen,
    "ideas": Ideas,
    "looked": Looked,
    "failed": Failed,
    "senseless": Senseless,
}
_NAMES: dict[type[Any], str] = {kind: name for name, kind in KINDS.items()}


def with_stand_ins(question: Question) -> list[Question]:
    """Returns the question for its bot, then for those that answer when it can't."""
    return [replace(question, bot=bot) for bot in dict.fromkeys((question.bot, *STAND_INS))]


def sensible(answer: Answer) -> Answer:
    """Returns the answer; raises if the question itself was invalid."""
    if isinstance(answer, Senseless):
        raise InvalidInput(Reason(answer.key, **answer.values))
    return answer


def answer_data(answer: Answer) -> dict[str, Json]:
    """Returns the wire form, with the kind of the answer."""
    return {"type": _NAMES[type(answer)]} | asdict(answer)


def read_answer(data: dict[str, Any]) -> Answer:
    """Reads the wire form. Anything else raises KeyError or TypeError."""
    kind = KINDS[data["type"]]
    fields = {name: value for name, value in data.items() if name != "type"}
    return Ideas([read_idea(each) for each in fields["ideas"]]) if kind is Ideas else kind(**fields)
