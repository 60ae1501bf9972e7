"""The available games: options, messages, rules and lessons; and the server's bots."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bothy import __version__
from bothy.bots.opponents import OPPONENTS
from bothy.bots.roster import installed
from bothy.kernel import InvalidInput
from bothy.local.games import game_names, known_game, known_lesson, lesson_names
from bothy.messages import game_messages
from bothy.server import offline
from bothy.server.api.components import game_pack, known_name, tagged
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import get
from bothy.server.refusals import NotFound
from bothy.server.services import Services
from bothy.server.wire import ActionData, Rendered
from bothy.server.words import SPOKEN, catalogue
from bothy.table.lessons import FIRST
from bothy.table.reference import Reference


class BotInfo(Struct, frozen=True):
    """A bot that can take a seat. Message `opponent-<id>` has its name, if it's one of Bothy's opponents."""

    id: str
    bot: str
    """Its name in events and clocks when it plays for a person."""


class Server(Struct, frozen=True):
    """This server's version, languages, bots and mode."""

    version: str
    local_play: bool
    """Local play: no sign-in and no invitations; several people may share one screen."""
    share_url: str
    """In local play: the address for others on the local network; empty if only this machine has access."""
    languages: list[str]
    bots: list[BotInfo]
    """Weakest first."""
    announcement: str
    """A message from the operator to everyone, in the operator's words; usually empty."""
    offline: bool = False
    """True if `/offline/` has a page that plays without this server."""


class OptionValue(Struct, frozen=True):
    """One value of an option, and the seat counts it allows. Message `option-<id>-<value>` has its name."""

    value: str | int | bool
    seats: list[int]
    game_seats: int = 0
    """Number of seats, counted from the last, that the game then plays itself."""


class OptionInfo(Struct, frozen=True):
    """An option of a table. Messages `option-<id>` and `option-<id>-about` describe it."""

    id: str
    default: str | int | bool
    values: list[OptionValue]
    group: str = ""
    """One of the game's groups, or empty. Message `options-<game>-<group>` has its name."""


class Clash(Struct, frozen=True):
    """Two option values that can't be combined."""

    one: str
    this: str | int | bool
    other: str
    that: str | int | bool


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Rendered
    about: Rendered
    """One sentence about the game, in the caller's language; empty if its messages have none."""
    listed: bool
    """True if the game is offered to people; example games only with the setting `show_examples`."""
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    groups: list[str]
    """Groups of options, in order. Options without a group come first."""
    clashes: list[Clash]
    pack: str
    """Digest of the component pack at `/api/games/{game}/pack`."""
    rules: bool
    """True if there is a rules reference."""
    lesson: bool
    """True if there is a tutorial game."""
    lessons: list[str]
    """Lesson names: the tutorial game, then those on its modules."""


LessonName = Annotated[
    str,
    Meta(min_length=1, max_length=40, description="Name of the lesson (default: the tutorial game)."),
]


class Rules(Struct, frozen=True):
    """The rules reference: full text, and paragraphs by number."""

    game: str
    text: str
    paragraphs: dict[str, str]


class LessonStep(Struct, frozen=True):
    """One text of a lesson, and the actions to play with it."""

    key: str
    """The key of a game message."""
    at: list[str]
    """The parts of the table it refers to."""
    seat: int | None
    """The seat that plays the actions; null if there is only something to read."""
    actions: list[ActionData]


class LessonChapter(Struct, frozen=True):
    """A titled group of steps."""

    key: str
    steps: list[LessonStep]


class LessonData(Struct, frozen=True):
    """A lesson. `POST /api/lessons/{game}` opens a match for it."""

    chapters: list[LessonChapter]


@get("/api/server", tags=["games"], summary="About this server")
async def server(services: Services) -> Server:
    """Returns the server's version, languages, bots and announcement."""
    settings = services.settings
    bots = bots_here() if settings.bot_workers else []
    announced = services.announced.text
    alone = settings.offline and offline.is_built()
    return Server(__version__, settings.local_play, settings.share_url, list(SPOKEN), bots, announced, alone)


def bots_here() -> list[BotInfo]:
    """Returns the bots that can take a seat, weakest first."""
    return [BotInfo(each.id, each.bot) for each in OPPONENTS] + [BotInfo(name, name) for name in installed()]


@get("/api/games", tags=["games"], summary="All games")
async def games(visitor: Visitor, services: Services) -> list[GameInfo]:
    """Lists every game with its options, and its title in the caller's language."""
    return [game_info(name, visitor.language, services.settings.show_examples) for name in game_names()]


@get("/api/games/{game:str}", tags=["games"], summary="A game")
async def one_game(game: str, visitor: Visitor, services: Services) -> GameInfo:
    """Returns a game with its options, and its title in the caller's language."""
    return game_info(known_name(game), visitor.language, services.settings.show_examples)


@get(
    "/api/games/{game:str}/messages/{language:str}",
    tags=["games"],
    summary="A game's messages in one language",
    media_type="text/plain; charset=utf-8",
)
async def messages(game: str, language: str, visitor: Visitor) -> Response[bytes]:
    """Returns the game's Project Fluent messages, for clients that don't bundle them. May be empty."""
    if language not in SPOKEN:
        raise NotFound("page")
    data, tag = _messages(known_name(game), language)
    return tagged(data, tag, visitor, "text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules", tags=["games"], summary="A game's rules")
async def rules(
    game: str,
    visitor: Visitor,
    language: Annotated[str, Meta(max_length=20, description="Such as `fr` (default: the caller's).")] = "",
) -> Rules:
    """Returns the rules reference. Reasons cite its paragraphs. Untranslated paragraphs are in English."""
    if language and language not in SPOKEN:
        raise NotFound("page")
    try:
        reference = Reference(known_game(known_name(game)), language or visitor.language)
    except InvalidInput as error:
        raise NotFound("page") from error
    return Rules(game, reference.text, reference.paragraphs)


@get("/api/games/{game:str}/lesson", tags=["games"], summary="A lesson")
async def lesson(game: str, name: LessonName = FIRST) -> LessonData:
    """Returns the texts and actions of a lesson, step by step. Its deal never changes."""
    return msgspec.convert(known_lesson(known_name(game), name).data(), LessonData)


@cache
def _messages(game: str, language: str) -> tuple[bytes, str]:
    data = "\n".join(game_messages(known_game(game), language)).encode()
    return data, sha256(data).hexdigest()[:32]


@cache
def game_info(name: str, language: str, examples: bool) -> GameInfo:
    """Returns a game with its options, described in a language."""
    game, words = known_game(name), catalogue(language, name)
    options = [
        OptionInfo(
            id=option.id,
            default=option.default,
            values=[
                OptionValue(
                    value,
                    list(option.seats.get(value, game.seats)),
                    option.game_seats.get(value, 0),
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
        groups=list(game.groups),
        clashes=clashes,
        pack=game_pack(name)[1],
        rules=game.reference is not None,
        lesson=game.lessons is not None,
        lessons=list(lesson_names(game.name)),
    )


HANDLERS = [server, games, one_game, messages, rules, lesson]
