"""The interface says the words that the rules references agree on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.catalogues import OTHERS, SOURCES

from bothy.table.game_registry import find
from bothy.table.translated import says, terms

PLACEABLE = re.compile(r"\{[^{}]*\}|\$[\w-]+")
KEY = re.compile(r"^[\w-]+ =", re.MULTILINE)


def spoken(file: Path) -> list[str]:
    """The lines of a catalogue without comments, keys and what fills them."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return PLACEABLE.sub("", KEY.sub("", "\n".join(lines))).splitlines()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_no_message_has_a_word_that_the_rules_never_use(game: str, language: str) -> None:
    wrong = [(term.name, word) for term in terms(find(game)) for word in term.forbidden.get(language, ())]
    files = sorted((SOURCES / "games" / game).rglob(f"locales/{language}/*.ftl"))
    assert len(wrong) > 5
    assert len(files) > 10
    found = [
        f"{file.name}: {line.strip()} ({word} for {name})"
        for file in files
        for line in spoken(file)
        for name, word in wrong
        if says(line, word)
    ]
    assert found == []
