"""The games there are: their options with explanations, their components, their rules, and the bots."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from bothy import __version__
from bothy.bots.opponents import OPPONENTS
from bothy.kernel import Malformed
from bothy.server.api.components import game_pack, known_name, tagged
from bothy.server.api.visitor import Asking, Here
from bothy.server.matches.lines import game_names, known_game
from bothy.server.refusals import NotFound
from bothy.server.tables.bots import bot_name
from bothy.server.tables.lessons import known_lesson, lesson_names
from bothy.server.wire import ActionData
from bothy.server.words import SPOKEN, catalogue
from bothy.table.lessons import FIRST
from bothy.table.reference import Reference
from bothy.words import Catalogue, game_messages


class BotInfo(Struct, frozen=True):
    """An opponent that may be given a seat."""

    id: str
    name: str
    about: str
    bot: str
    """As events and clocks call it where it plays for a person."""


class Server(Struct, frozen=True):
    """What this server is."""

    version: str
    at_home: bool
    """One person's own: no invitations, and whoever is there plays for all people."""
    shared_at: str
    """At home: where others in the local network come in; empty if it is for this machine only."""
    languages: list[str]
    bots: list[BotInfo]
    """From the weakest to the strongest."""
    announcement: str
    """What the operator wants everybody to read, in the operator's words; mostly empty."""


class OptionValue(Struct, frozen=True):
    """One value of an option, with the numbers of seats it is for."""

    value: str | int | bool
    text: str
    seats: list[int]
    nobodys: int = 0
    """How many of the last seats the game then plays itself."""


class OptionInfo(Struct, frozen=True):
    """One thing a table can choose."""

    id: str
    text: str
    about: str
    """What it changes, in a sentence; empty if its game says nothing."""
    default: str | int | bool
    values: list[OptionValue]
    group: str = ""
    """What it belongs to: one of the groups of its game, or none."""


class Clash(Struct, frozen=True):
    """Two choices that do not go together."""

    one: str
    this: str | int | bool
    other: str
    that: str | int | bool


class OptionGroup(Struct, frozen=True):
    """Options that belong together."""

    id: str
    text: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    """What it is called, in the caller's language."""
    about: str
    """What it is about, in a sentence; empty if its messages don't say."""
    listed: bool
    """Whether it is offered to people: an example game is where the server's setting `examples` says so."""
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    groups: list[OptionGroup]
    """What options may belong to; those that belong to none come first."""
    clashes: list[Clash]
    pack: str
    """The digest of the component pack, as `/api/games/{game}/pack` gives it."""
    rules: bool
    """Whether there is a rules reference."""
    lesson: bool
    """Whether there is a first game to learn by."""
    lessons: list[str]
    """Its lessons by name: the first game, then those about its modules."""


LessonName = Annotated[
    str,
    QueryParameter(
        min_length=1, max_length=40, description="Which lesson: the first game, unless another is named."
    ),
]


class Rules(Struct, frozen=True):
    """The rules reference: the whole text, and its paragraphs by number."""

    game: str
    text: str
    paragraphs: dict[str, str]


class LessonStep(Struct, frozen=True):
    """One thing to read, and what is done there."""

    key: str
    """The message, in the words of the game."""
    at: list[str]
    """The parts of the table it speaks of."""
    seat: int | None
    """Whose actions these are; null where there is only something to read."""
    actions: list[ActionData]


class LessonChapter(Struct, frozen=True):
    """Steps that belong together, under one title."""

    key: str
    steps: list[LessonStep]


class LessonData(Struct, frozen=True):
    """A first game to learn by. A match of it is opened by `POST /api/lessons/{game}`."""

    chapters: list[LessonChapter]


@get("/api/server", tags=["games"], summary="What is this server?")
async def server(visitor: Asking, services: Here) -> Server:
    """Its version, its languages, its bots."""
    words = catalogue(visitor.language)
    bots = [
        BotInfo(each.id, bot_name(each.id, visitor.language), words.render(f"opponent-{each.id}-about"), each.bot)
        for each in OPPONENTS
        if services.settings.bot_workers
    ]
    settings = services.settings
    announced = services.announced.text
    return Server(__version__, settings.at_home, settings.shared_at, list(SPOKEN), bots, announced)


@get("/api/games", tags=["games"], summary="All games")
async def games(visitor: Asking, services: Here) -> list[GameInfo]:
    """Every game with its options, explained in the caller's language."""
    return [_info(name, visitor.language, services.settings.examples) for name in game_names()]


@get("/api/games/{game:str}", tags=["games"], summary="One game")
async def one_game(game: FromPath[str], visitor: Asking, services: Here) -> GameInfo:
    """A game with its options, explained in the caller's language."""
    return _info(known_name(game), visitor.language, services.settings.examples)


@get(
    "/api/games/{game:str}/messages/{language:str}",
    tags=["games"],
    summary="The messages of a game in one language",
)
async def messages(game: FromPath[str], language: FromPath[str], visitor: Asking) -> Response[bytes]:
    """The game's own messages as Project Fluent writes them, for clients that come without them. May be empty."""
    if language not in SPOKEN:
        raise NotFound("page")
    data, tag = _messages(known_name(game), language)
    return tagged(data, tag, visitor, "text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules", tags=["games"], summary="The rules of a game")
async def rules(
    game: FromPath[str],
    visitor: Asking,
    language: Annotated[str, QueryParameter(max_length=20, description="Such as `fr`; else the caller's.")] = "",
) -> Rules:
    """The rules reference. Reasons name the paragraph they follow from. What nobody has translated is English."""
    if language and language not in SPOKEN:
        raise NotFound("page")
    try:
        reference = Reference(known_game(known_name(game)), language or visitor.language)
    except Malformed as error:
        raise NotFound("page") from error
    return Rules(game, reference.text, reference.paragraphs)


@get("/api/games/{game:str}/lesson", tags=["games"], summary="What a first game is taught by")
async def lesson(game: FromPath[str], name: LessonName = FIRST) -> LessonData:
    """What is said and done, step by step, on a deal that is always the same."""
    return msgspec.convert(known_lesson(known_name(game), name).data(), LessonData)


@cache
def _messages(game: str, language: str) -> tuple[bytes, str]:
    data = "\n".join(game_messages(known_game(game), language)).encode()
    return data, sha256(data).hexdigest()[:32]


@cache
def _info(name: str, language: str, examples: bool) -> GameInfo:
    game, words = known_game(name), catalogue(language, name)
    options = [
        OptionInfo(
            id=option.id,
            text=words.render(f"option-{option.id}"),
            about=words.render(f"option-{option.id}-about") if words.has(f"option-{option.id}-about") else "",
            default=option.default,
            values=[
                OptionValue(
                    value,
                    _value_text(words, option.id, value),
                    list(option.seats.get(value, game.seats)),
                    option.nobodys.get(value, 0),
                )
                for value in option.values
            ],
            group=option.group,
        )
        for option in game.options
    ]
    clashes = [Clash(one, this, other, that) for (one, this), (other, that) in game.clashes]
    return GameInfo(
        name=name,
        title=words.render(f"game-{name}") if words.has(f"game-{name}") else name,
        about=words.render(f"about-{name}") if words.has(f"about-{name}") else "",
        listed=examples or not game.example,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options=options,
        groups=[OptionGroup(group, words.render(f"options-{group}")) for group in game.groups],
        clashes=clashes,
        pack=game_pack(name)[1],
        rules=game.reference is not None,
        lesson=game.lessons is not None,
        lessons=list(lesson_names(game.name)),
    )


def _value_text(words: Catalogue, option: str, value: Any) -> str:
    """Names of messages are written in small letters."""
    return words.render(f"option-{option}-{str(value).lower()}")


HANDLERS = [server, games, one_game, messages, rules, lesson]
