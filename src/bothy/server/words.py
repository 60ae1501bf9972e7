"""Sentences for people, in the language their browser asks for. Everything else goes out as keys and values."""

from __future__ import annotations

from functools import lru_cache

from bothy.kernel import Malformed, Reason
from bothy.server.matches.lines import known_game
from bothy.words import Catalogue, languages

FALLBACK = "en"
SPOKEN = tuple(languages())


@lru_cache(maxsize=64)
def catalogue(language: str, game: str = "") -> Catalogue:
    """The messages of Bothy itself, or of a game too."""
    return Catalogue(language, known_game(game) if game else None)


@lru_cache(maxsize=1024)
def language_of(accepted: str) -> str:
    """The best language we speak, by an Accept-Language header."""
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
    """Why not, as a sentence. A game that is not known has no words of its own."""
    try:
        words = catalogue(language, game)
    except Malformed:
        words = catalogue(language)
    return words.text(reason)
