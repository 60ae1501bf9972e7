"""People's names made safe for mail and chat rooms: plain text without any effect."""

from __future__ import annotations

import re

DOES_SOMETHING = str.maketrans(dict.fromkeys("<>&*_~`|[]{}()\\#\"'", " ") | {"@": "＠", ":": "∶", "/": "∕"})
"""Markup of mail programs, Discord, Slack and Matrix; characters that form mentions and addresses."""
DOT = re.compile(r"(?<=\w)\.(?=\w)")
"""A dot within a word: many programs would turn `example.org` into a link."""
LONGEST = 40


def harmless(name: str) -> str:
    """Returns the name on one line, without markup, mentions or links."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = DOT.sub("\u2024", shown.translate(DOES_SOMETHING))
    return " ".join(shown.split())[:LONGEST].strip() or "?"
