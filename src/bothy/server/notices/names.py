"""Names people gave themselves, as mail and chat rooms may show them: text, and nothing that does anything."""

from __future__ import annotations

import re

DOES_SOMETHING = str.maketrans(dict.fromkeys("<>&*_~`|[]{}()\\#\"'", " ") | {"@": "＠", ":": "∶", "/": "∕"})
"""Mark-up of mail readers, Discord, Slack and Matrix; what mentions people; what makes an address of a text."""
DOT = re.compile(r"(?<=\w)\.(?=\w)")
"""A dot within a word: `example.org` would become a link in many readers."""
LONGEST = 40


def harmless(name: str) -> str:
    """A name on one line, without mark-up, mention or link."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = DOT.sub("\u2024", shown.translate(DOES_SOMETHING))
    return " ".join(shown.split())[:LONGEST].strip() or "?"
