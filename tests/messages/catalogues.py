"""The catalogue files of Bothy and its games, parsed separately, and values to fill their messages with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bothy.kernel import Game
from bothy.messages import Catalogue, pseudo
from bothy.table.game_registry import find

SOURCES = Path(__file__).parent.parent.parent / "src" / "bothy"
FOLDERS = {
    "kernel": SOURCES / "locales",
    "caledonia": SOURCES / "games" / "caledonia" / "locales",
    "glenmore": SOURCES / "games" / "glenmore" / "locales",
}
ENGLISH = "en"
OTHERS = ("fr", "pt")
LANGUAGES = (ENGLISH, *OTHERS)
COUNTED = ("count", "size", "sign")
"""Forms of lists and numbers; all others are attributes of terms."""
Message = ast.Message


def source(name: str, language: str) -> str:
    """Returns the text of a catalogue."""
    if language == pseudo.PSEUDO:
        return pseudo.pseudo(source(name, ENGLISH))
    return (FOLDERS[name] / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def entries(name: str, language: str) -> list[Any]:
    """Parses a catalogue."""
    return FluentParser().parse(source(name, language)).body


@cache
def messages(name: str, language: str) -> dict[str, Message]:
    """Returns the messages of a catalogue by key."""
    return {entry.id.name: entry for entry in entries(name, language) if isinstance(entry, Message)}


@cache
def catalogue(name: str, language: str) -> Catalogue:
    """Returns the renderer of a catalogue."""
    game: Game[Any] | None = None if name == "kernel" else find(name)
    return Catalogue(language, game)


class _Finder(Visitor):
    def __init__(self, kind: type) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def inside(node: Any, kind: type) -> list[Any]:
    """Returns all nodes of one kind below a node."""
    finder = _Finder(kind)
    finder.visit(node)
    return finder.found


def variables(message: Message) -> set[str]:
    """Returns the variables of a message, including forms."""
    return {each.id.name for each in inside(message.value, ast.VariableReference)}


def texts(message: Message) -> list[str]:
    """Returns the literal text of a message, in all its variants and forms."""
    return [each.value for each in inside(message, ast.TextElement)]


def words(name: str, language: str, variable: str) -> dict[str, Message]:
    """Returns the terms that may fill a variable."""
    start = f"{variable}-"
    return {key[len(start) :]: each for key, each in messages(name, language).items() if key.startswith(start)}


# Values


NUMBERS = (0, 1, 2, 7, -3)
NAMES = ("f6",)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "animals": ((), ("b3",), ("b3", "c4", "d5")),
    "bar": ("draw", "reveal", "turn", "other"),
    "barrel": (True, False),
    "contracts": ((), (4,), (4, 39)),
    "covers": (True, False),
    "draw": (True, False),
    "finished": (True, False),
    "store": (True, False),
}
NAMED = [
    *[
        "action",
        "bot",
        "corner",
        "due",
        "end",
        "file",
        "first",
        "given",
        "hex",
        "known",
        "last",
        "missing",
        "name",
    ],
    *[
        "one",
        "option",
        "other",
        "outcome",
        "pack",
        "paragraph",
        "parts",
        "reason",
        "rest",
        "second",
        "side",
        "start",
    ],
    *["that", "this", "told", "value"],
]
LISTED = ("icon", "land", "resources", "take")
"""Variables that hold several terms."""
LISTED_NAMES = {"beside": ("home-castle", "lochridge"), "owned": ("1-loch",)}
"""Variables that hold several names, rendered by the messages of their kind."""


def samples(name: str, key: str, variable: str) -> tuple[Any, ...]:
    """Returns values for a variable of a message: its terms, if any, otherwise what the rules fill it with."""
    if variable in SAMPLES:
        return SAMPLES[variable]
    spelled = tuple(words(name, ENGLISH, variable)) if name != "kernel" else ()
    if key == "event-shipping" and variable == "level":
        return (1, 2, 3, 4, 5, 9)
    if variable in LISTED_NAMES:
        return (LISTED_NAMES[variable][:1], LISTED_NAMES[variable])
    if variable in LISTED:
        return (spelled[:1], spelled[:2], spelled)
    return spelled or (NAMES if variable in NAMED or (name, variable) == ("kernel", "game") else NUMBERS)


def needed(name: str, key: str) -> set[str]:
    """Returns the variables of a message and of the messages it references."""
    message = messages(name, ENGLISH)[key]
    quoted = [each.id.name for each in inside(message.value, ast.MessageReference)]
    known = [each for each in quoted if each in messages(name, ENGLISH)]
    return variables(message).union(*[needed(name, each) for each in known])


def fillings(name: str, key: str) -> Iterator[dict[str, Any]]:
    """Yields values for a whole message: each variable through all its samples, with the others fixed."""
    named = sorted({variable.split("-")[0] for variable in needed(name, key)})
    still = {variable: samples(name, key, variable)[-1] for variable in named}
    yield still
    for variable in named:
        for value in samples(name, key, variable):
            yield still | {variable: value}


def is_name(key: str) -> bool:
    """Checks whether a message is the name of a tile, card, clan or map, which most languages don't translate."""
    return (
        re.match(r"(tile-(?!start|scoring|home|the-end)|card-|clan-(?!none)|option-map-[a-d]-[a-d]\d)", key)
        is not None
    )
