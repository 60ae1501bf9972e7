"""The games and lessons at hand, each found once."""

from __future__ import annotations

from functools import cache
from typing import Any

from bothy.kernel import Game, InvalidInput
from bothy.local.refusals import NotFound
from bothy.local.tables import Table
from bothy.table import game_registry
from bothy.table.lessons import FIRST, Lesson, lesson, lesson_files


@cache
def known_game(name: str) -> Game[Any]:
    """Returns the game of this name. Cached, because searching installed packages takes milliseconds."""
    return game_registry.find(name)


@cache
def game_names() -> tuple[str, ...]:
    """Returns the names of all installed games."""
    return tuple(game_registry.names())


@cache
def known_lesson(game: str, name: str = FIRST) -> Lesson:
    """Returns a lesson of a game or one of its modules; `NotFound` if there is none."""
    if game not in game_names():
        raise NotFound("page")
    try:
        return lesson(known_game(game), name)
    except InvalidInput as error:
        raise NotFound("page") from error


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """Returns the names of a game's lessons, the first one before those of its modules."""
    return tuple(lesson_files(known_game(game))) if game in game_names() else ()


def lesson_at(table: Table) -> str:
    """Returns the lesson a table is for, identified by deal and options; empty for an ordinary table."""
    if not table.lesson:
        return ""
    game = known_game(table.game)
    for name in lesson_names(table.game):
        taught = known_lesson(table.game, name)
        if taught.shuffle.seed == table.seed and game.complete(taught.options) == table.options:
            return name
    return ""


def game_seats(table: Table) -> tuple[int, ...]:
    """Returns the seats that the game plays itself; none if the game is no longer known here."""
    if table.game not in game_names():
        return ()
    people = known_game(table.game).people(table.options, len(table.seats))
    return tuple(seat for seat in range(len(table.seats)) if seat not in people)
