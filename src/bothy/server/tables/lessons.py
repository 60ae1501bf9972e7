"""The lessons of the games there are, each read once."""

from __future__ import annotations

from functools import cache

from bothy.kernel import Malformed
from bothy.server.matches.lines import game_names, known_game
from bothy.server.refusals import NotFound
from bothy.server.rows import TableRow
from bothy.table.lessons import FIRST, Lesson, lesson, lesson_files


@cache
def known_lesson(game: str, name: str = FIRST) -> Lesson:
    """What a game, or a part of it, is taught by; not every game has such a thing."""
    if game not in game_names():
        raise NotFound("page")
    try:
        return lesson(known_game(game), name)
    except Malformed as error:
        raise NotFound("page") from error


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, the first one before those of its modules."""
    return tuple(lesson_files(known_game(game))) if game in game_names() else ()


def lesson_at(row: TableRow) -> str:
    """Which lesson a table is for, which its deal tells; nothing if it is an ordinary one."""
    if not row.lesson:
        return ""
    names = lesson_names(row.game)
    return next((name for name in names if known_lesson(row.game, name).shuffle.seed == row.seed), "")
