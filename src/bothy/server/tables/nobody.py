"""Seats that nobody takes, because the game plays them itself."""

from __future__ import annotations

from bothy.server.matches.lines import game_names, known_game
from bothy.server.rows import TableRow
from bothy.server.words import FALLBACK, catalogue


def nobodys_seats(row: TableRow) -> tuple[int, ...]:
    """Those of a table; none if its game is not known here any more."""
    if row.game not in game_names():
        return ()
    people = known_game(row.game).people(row.options, len(row.seats))
    return tuple(seat for seat in range(len(row.seats)) if seat not in people)


def nobodys_name(game: str, language: str = FALLBACK) -> str:
    """What such a player is called."""
    words = catalogue(language, game)
    return words.render("seat-of-nobody") if words.has("seat-of-nobody") else game
