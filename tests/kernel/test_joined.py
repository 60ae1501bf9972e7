"""Messages, rules and lessons of a game's modules are joined with those of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bothy.kernel import Game, GameModule, InvalidInput
from bothy.messages import Catalogue
from bothy.table.lessons import first_lesson, lesson, lesson_files
from bothy.table.reference import Reference
from creel.game import CREEL
from creel.seal import SEAL

LESSON = {"seed": 3, "options": {}, "chapters": [{"id": "start", "steps": [{"id": "hello"}]}]}


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    """Returns a game of two chapters, one of which is a module's."""
    for name, number in (("base", 1), ("peaks", 2)):
        folder = tmp_path / name
        for kind in ("locales/en", "locales/fr", "rules", "lessons"):
            (folder / kind).mkdir(parents=True)
        (folder / "locales/en" / f"{name}.ftl").write_text(f"{name}-word = { {1: 'isle', 2: 'peak'}[number] }\n")
        (folder / "rules" / "en.md").write_text(f"# Chapter {number}\n\n**P{number}.1** One rule (R-P{number}).\n")
        (folder / "lessons" / f"{ {1: 'first', 2: 'climb'}[number] }.json").write_text(json.dumps(LESSON))
    (tmp_path / "peaks/locales/fr/peaks.ftl").write_text("peaks-word = sommet\n")
    (tmp_path / "peaks/rules/fr.md").write_text("# Chapitre 2\n\n**P2.1** Une règle.\n")
    base, peaks = tmp_path / "base", tmp_path / "peaks"
    module = GameModule("peaks", locales=peaks / "locales", reference=peaks / "rules", lessons=peaks / "lessons")
    bare = GameModule("bare")
    return Game(
        "isles", 1, (2,), locales=base / "locales", reference=base / "rules", lessons=base / "lessons",
        modules=(bare, module),
    )  # fmt: skip


def test_words_of_a_module_are_words_of_the_game(game: Game[Any]) -> None:
    assert [Catalogue("en", game).render(f"{name}-word") for name in ("base", "peaks")] == ["isle", "peak"]
    assert [Catalogue("fr", game).render(f"{name}-word") for name in ("base", "peaks")] == ["isle", "sommet"]


def test_creel_speaks_of_its_seal_in_the_words_of_the_module() -> None:
    assert SEAL.locales is not None
    assert CREEL.locale_folders == (CREEL.locales, SEAL.locales)
    assert Catalogue("en", CREEL).render("do-feed") == "Throw the seal a herring"
    assert not Catalogue("en", Game("creel", 1, (2,), locales=CREEL.locales)).has("do-feed")


def test_the_rules_of_a_module_follow_those_of_the_game(game: Game[Any]) -> None:
    reference = Reference(game)
    assert list(reference.paragraphs) == ["P1.1", "P2.1"]
    assert reference.rulings == ["R-P1", "R-P2"]
    assert reference.text.index("# Chapter 1") < reference.text.index("# Chapter 2")


def test_a_language_in_which_only_the_module_is_written_is_mixed_with_english(game: Game[Any]) -> None:
    assert Reference(game, "fr").paragraphs == {"P1.1": "One rule (R-P1).", "P2.1": "Une règle."}


def test_lessons_of_a_module_stand_under_names_of_their_own(game: Game[Any], tmp_path: Path) -> None:
    assert list(lesson_files(game)) == ["first", "climb"]
    assert first_lesson(game).seed == lesson(game, "climb").seed == 3
    with pytest.raises(InvalidInput, match="no-lesson"):
        lesson(game, "swim")
    (tmp_path / "peaks/lessons/first.json").write_text(json.dumps(LESSON))
    with pytest.raises(ValueError, match="two lessons first"):
        lesson_files(game)
