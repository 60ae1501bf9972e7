"""The messages of Industria's clans: the same in every language, and a sentence about each clan."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bothy.games.caledonia.expansions.industria import clans
from bothy.games.caledonia.game import CALEDONIA
from bothy.messages import Catalogue

WORDS = Path(clans.__file__).parent / "locales"
LANGUAGES = ("en", "fr", "pt")


def messages(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clan", clans.POWERS)
def test_every_clan_has_a_name_and_a_sentence_about_it(clan: str, language: str) -> None:
    said = Catalogue(language, CALEDONIA)
    assert {f"clan-{clan}", f"why-{clan}", f"cal-clan-{clan}"} <= set(messages(language))
    assert said.render(f"cal-clan-{clan}").endswith(".")
