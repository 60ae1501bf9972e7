"""The lessons of the games there are, each read once."""

from __future__ import annotations

from functools import cache

from bothy.kernel import Malformed
from bothy.server.matches.lines import game_names, known_game
from bothy.server.refusals import NotFound
from bothy.table.lessons import Lesson, first_lesson


@cache
def known_lesson(game: str) -> Lesson:
    """What a first game of this name is taught by; not every game has such a thing."""
    if game not in game_names():
        raise NotFound("page")
    try:
        return first_lesson(known_game(game))
    except Malformed as error:
        raise NotFound("page") from error
