"""Names of seats that the game plays itself."""

from __future__ import annotations

from bothy.server.words import FALLBACK, catalogue


def game_seat_name(game: str, language: str = FALLBACK) -> str:
    """Return the display name of such a player."""
    words = catalogue(language, game)
    return words.render("seat-of-nobody") if words.has("seat-of-nobody") else game
