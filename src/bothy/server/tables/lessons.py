"""The lessons of the installed games, each read once."""

from __future__ import annotations

from functools import cache

from bothy.kernel import InvalidInput
from bothy.server.matches.lines import game_names, known_game
from bothy.server.refusals import NotFound
from bothy.server.rows import TableRow
from bothy.table.lessons import FIRST, Lesson, lesson, lesson_files


@cache
def known_lesson(game: str, name: str = FIRST) -> Lesson:
    """Return a lesson of a game or one of its modules; `NotFound` if there is none."""
    if game not in game_names():
        raise NotFound("page")
    try:
        return lesson(known_game(game), name)
    except InvalidInput as error:
        raise NotFound("page") from error


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's lessons, the first one before those of its modules."""
    return tuple(lesson_files(known_game(game))) if game in game_names() else ()


def lesson_at(row: TableRow) -> str:
    """Return the lesson a table is for, identified by deal and options; empty for an ordinary table."""
    if not row.lesson:
        return ""
    game = known_game(row.game)
    for name in lesson_names(row.game):
        taught = known_lesson(row.game, name)
        if taught.shuffle.seed == row.seed and game.complete(taught.options) == row.options:
            return name
    return ""
