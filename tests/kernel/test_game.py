"""Games and their modules: options, seats, names and folders, the modules at a table and the hooks they use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bothy.kernel import BothyError, Game, GameModule, InvalidInput, Option, Options, Result, hooks_of, overriding
from bothy.kernel.modules import at_table, off
from bothy.messages import Catalogue
from bothy.table.lessons import first_lesson, lesson, lesson_files
from bothy.table.reference import Reference
from creel.game import CREEL
from creel.seal import SEAL


def test_options_not_chosen_have_their_defaults() -> None:
    assert CREEL.complete({"days": 5}) == {"days": 5, "tide": "neap", "seal": False}


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        ({}, 5, "seats-unfit"),
        ({"days": 4}, 3, "option-value-unknown"),
        ({"seal": 1}, 3, "option-value-unknown"),
        ({"tide": "spring"}, 2, "option-seats-unfit"),
        ({"tide": "spring", "seal": True}, 3, "option-clash"),
        ({"wind": 1}, 3, "option-unknown"),
    ],
)
def test_incompatible_options_and_seats_are_refused_with_a_reason(options: Any, seats: int, reason: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        CREEL.open(options, seats)
    assert isinstance(refused.value, BothyError)
    assert refused.value.reason.key == reason


def test_equal_ranks_share_the_victory() -> None:
    result = Result((1, 3, 1), ({"coins": 4}, {"coins": 2}, {"coins": 4}))
    assert result.winners == (0, 2)
    assert result.data() == {"ranks": [1, 3, 1], "scores": [{"coins": 4}, {"coins": 2}, {"coins": 4}]}


FOG = GameModule(
    "fog", options=(Option("fog", (False, True), False),), clashes=((("fog", True), ("sea", "wild")),)
)
MOUNTAIN = GameModule("mountain", options=(Option("mountain", ("off", "low", "high"), "off"),))


class Alone(GameModule):
    """A module that no option switches on."""

    def at_table(self, options: Options, seats: int) -> bool:
        return seats == 1


MODULES = (FOG, MOUNTAIN, Alone("alone"))
GAME: Game[object] = Game("sea", 1, (1, 2), (Option("sea", ("calm", "wild"), "calm"),), modules=MODULES)  # type: ignore[type-var]


def _at_table(seats: int, **chosen: str | bool) -> list[str]:
    return [module.name for module in at_table(MODULES, GAME.complete(chosen), seats)]


def test_a_game_offers_its_own_options_and_then_those_of_its_modules() -> None:
    assert [option.id for option in GAME.options] == ["sea", "fog", "mountain"]


def test_a_module_is_at_the_table_if_its_option_is_not_off() -> None:
    assert _at_table(2) == []
    assert _at_table(2, mountain="high", fog=True) == ["fog", "mountain"]


def test_a_module_may_say_otherwise_when_it_is_at_the_table() -> None:
    assert _at_table(1) == ["alone"]


def test_clashes_of_a_module_are_clashes_of_the_game() -> None:
    with pytest.raises(InvalidInput, match="option-clash"):
        GAME.open({"fog": True, "sea": "wild"}, 2)


def test_off_is_false_or_else_the_first_value() -> None:
    assert off(Option("ports", (True, False), True)) is False
    assert off(Option("clans", ("choice", "auction"), "choice")) == "choice"


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


class Module:
    def before(self, word: str) -> str:
        return word

    def after(self, word: str) -> str:
        return word


class Loud(Module):
    def before(self, word: str) -> str:
        return word.upper()


class Louder(Loud):
    def after(self, word: str) -> str:
        return word + "!"


def test_only_modules_that_override_a_hook_are_called_in_their_order() -> None:
    plain, loud, louder = Module(), Loud(), Louder()
    assert overriding(Module, [plain, louder, loud])["before"] == (louder.before, loud.before)
    assert overriding(Module, [plain, loud, louder])["after"] == (louder.after,)


def test_a_hook_that_no_module_uses_is_an_empty_tuple() -> None:
    assert overriding(Module, [Module()]) == {"before": (), "after": ()}


def test_the_hooks_of_a_game_are_listed_as_they_are_written() -> None:
    assert hooks_of(Module) == ("before", "after")
