"""Seats that the game plays itself."""

from __future__ import annotations

from bothy.server.matches.lines import game_names, known_game
from bothy.server.rows import TableRow


def game_seats(row: TableRow) -> tuple[int, ...]:
    """Return a table's game-played seats; none if its game is no longer known here."""
    if row.game not in game_names():
        return ()
    people = known_game(row.game).people(row.options, len(row.seats))
    return tuple(seat for seat in range(len(row.seats)) if seat not in people)
