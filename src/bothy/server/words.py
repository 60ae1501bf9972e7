"""Texts for people, in their browser's language. Everything else is sent as keys and values."""

from __future__ import annotations

from functools import lru_cache

from bothy.kernel import InvalidInput, Reason
from bothy.local.games import known_game
from bothy.messages import Catalogue, languages

FALLBACK = "en"
SPOKEN = tuple(languages())


@lru_cache(maxsize=64)
def catalogue(language: str, game: str = "") -> Catalogue:
    """Return the messages of Bothy itself, and of a game if given."""
    return Catalogue(language, known_game(game) if game else None)


@lru_cache(maxsize=1024)
def language_of(accepted: str) -> str:
    """Return our best language for an Accept-Language header."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((-weight, name.strip().lower().split("-")[0]))
    for _, name in sorted(wanted, key=lambda each: each[0]):
        if name in SPOKEN:
            return name
    return FALLBACK


def reason_text(reason: Reason, language: str, game: str = "") -> str:
    """Render a reason as a sentence. An unknown game has no messages of its own."""
    try:
        words = catalogue(language, game)
    except InvalidInput:
        words = catalogue(language)
    return words.text(reason)
