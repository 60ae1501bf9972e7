"""The lessons of all games: legal under the current rules, and written in every language."""

from __future__ import annotations

import pytest

from bothy.kernel import InvalidInput, Refused
from bothy.messages import Catalogue, languages
from bothy.table import game_registry
from bothy.table.lessons import (
    COMPANION,
    FIRST,
    LEARNER,
    Lesson,
    Step,
    first_lesson,
    lesson,
    lesson_files,
    play_through,
)
from creel.game import CREEL

TAUGHT = ("caledonia", "glenmore")
LONGEST = 330
"""Maximum letters of a step: more wouldn't fit on a phone next to its subject."""


def lesson_of(name: str) -> Lesson:
    return first_lesson(game_registry.find(name))


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_a_lesson_can_be_done_on_its_deal(name: str) -> None:
    lesson, game = lesson_of(name), game_registry.find(name)
    steps = [step for step, _ in play_through(lesson, game)]
    assert steps == list(lesson.steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_asks_a_seat_only_for_an_action_it_is_due_to_take(name: str) -> None:
    lesson, game = lesson_of(name), game_registry.find(name)
    for step, match in play_through(lesson, game):
        if step.seat is not None:
            assert step.seat in match.seats_to_act(), step.key
            assert match.rules.registry.read_action(step.actions[0]) in match.legal(step.seat), step.key


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_begins_with_how_one_wins_and_ends_with_something_to_read(name: str) -> None:
    lesson = lesson_of(name)
    first, *_, last = lesson.steps
    assert first.key == "lesson-win-goal"
    assert first.seat is None
    assert last.seat is None
    assert 3 <= len(lesson.chapters[0].steps) <= 5
    assert any(step.seat == LEARNER for step in lesson.chapters[0].steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_keys_of_steps_are_distinct(name: str) -> None:
    keys = [step.key for step in lesson_of(name).steps]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_short_and_written_in_every_language(name: str, language: str) -> None:
    words = Catalogue(language, game_registry.find(name))
    lesson = lesson_of(name)
    keys = [*[chapter.key for chapter in lesson.chapters], *[step.key for step in lesson.steps]]
    for key in keys:
        assert words.faults(key, {}) == []
        text = words.render(key)
        assert len(text) <= LONGEST, (key, len(text))
        assert "!" not in text


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_message_belongs_to_a_step_or_chapter(name: str) -> None:
    game, lesson = game_registry.find(name), lesson_of(name)
    assert game.locales is not None
    lines = (game.locales / "en" / f"{name}-lesson.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.split(" = ")[0] for line in lines if line.startswith("lesson-")]
    known = {*[chapter.key for chapter in lesson.chapters], *[step.key for step in lesson.steps]}
    assert [key for key in said if key.removesuffix("-task") not in known] == []


def all_events(name: str, key: str) -> list[str]:
    """Returns the events of a step, as text."""
    lesson, game = lesson_of(name), game_registry.find(name)
    match = lesson.open(game)
    found: list[str] = []
    for step in lesson.steps:
        for data in step.actions:
            assert step.seat is not None
            played = match.play(step.seat, match.rules.registry.read_action(data))
            if step.key == key:
                found += [f"{event.key} {dict(event.values)}" for each in played for event in each.events]
    return found


@pytest.mark.parametrize(
    ("name", "key", "event", "values"),
    [
        ("caledonia", "lesson-land-miner", "bill", "'amount': 11"),
        ("caledonia", "lesson-land-woodcutter", "bill", "'amount': 8"),
        ("caledonia", "lesson-begin-obtain", "money", "'amount': 5"),
        ("caledonia", "lesson-begin-cow", "bill", "'amount': 10"),
        ("caledonia", "lesson-neighbours-dairy", "bill", "'amount': 15"),
        ("caledonia", "lesson-neighbours-bonus", "money", "'amount': -3"),
        ("caledonia", "lesson-neighbours-bonus", "price", "'price': 6"),
        ("caledonia", "lesson-neighbours-sell", "money", "'amount': 4"),
        ("caledonia", "lesson-ships-upgrade", "money", "'amount': -4"),
        ("caledonia", "lesson-ships-pass", "money", "'amount': 16"),
        ("caledonia", "lesson-harvest-produce", "glory", "'seat': 0, 'glory': 2"),
        ("caledonia", "lesson-export-fulfil", "money", "'amount': 8"),
        ("caledonia", "lesson-export-river", "bill", "'amount': 11"),
        ("caledonia", "lesson-export-worker", "bill", "'amount': 8"),
        ("caledonia", "lesson-export-pass", "money", "'amount': 14"),
        ("caledonia", "lesson-export-produce", "glory", "'seat': 0, 'glory': 6"),
        ("glenmore", "lesson-cost-pay", "coins", "'amount': -2"),
        ("glenmore", "lesson-cost-place", "whisky", "'count': 1"),
        ("glenmore", "lesson-bell-river", "coins", "'amount': 3"),
        ("glenmore", "lesson-bell-river", "scotsmen", "'count': 1"),
        ("glenmore", "lesson-bell-ring", "scoring", "'number': 1"),
        ("glenmore", "lesson-chiefs-marker", "coins", "'amount': 3"),
    ],
)
def test_everything_the_coach_promises_happens(name: str, key: str, event: str, values: str) -> None:
    """Each figure stands in the text of the step as well, whatever the language."""
    happened = "; ".join(each for each in all_events(name, key) if each.startswith(f"{event} "))
    assert values in happened


def test_the_first_scoring_of_glen_more_brings_the_six_points_the_coach_counts() -> None:
    points = [each for each in all_events("glenmore", "lesson-bell-ring") if each.startswith("points ")]
    assert [each.split("'points': ")[1].split(",")[0] for each in points if "'seat': 0" in each] == ["2", "1", "3"]
    assert not [each for each in points if "'seat': 1" in each]


def test_at_the_end_of_the_glen_more_lesson_the_territories_have_six_and_four_tiles() -> None:
    *_, (step, match) = play_through(lesson_of("glenmore"), game_registry.find("glenmore"))
    assert step.key == "lesson-end-play"
    players = match.view(None)["players"]
    assert isinstance(players, list)
    assert [len(player["territory"]) for player in players if isinstance(player, dict)] == [6, 4]


@pytest.mark.parametrize("name", TAUGHT)
def test_no_one_gives_a_word_for_the_deal_of_a_lesson(name: str) -> None:
    lesson, game = lesson_of(name), game_registry.find(name)
    assert lesson.open(game).header.words == ()
    assert lesson.open(game).view(None) == lesson.open(game).view(None)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(InvalidInput) as refused:
        first_lesson(CREEL)
    assert refused.value.reason.key == "no-lesson"


def test_an_action_that_the_rules_refuse_spoils_a_lesson() -> None:
    lesson, game = lesson_of("glenmore"), game_registry.find("glenmore")
    wrong = Step("lesson-win-take", (), LEARNER, (["take", "pulteney"], ["end-turn"]))
    chapter = lesson.chapters[0]
    broken = Lesson(lesson.seed, lesson.options, (type(chapter)(chapter.key, (wrong,)),))
    with pytest.raises(Refused):
        list(play_through(broken, game))
    assert {step.seat for step in lesson.steps} == {None, LEARNER, COMPANION}


# Lessons of modules

MODULES = [(game, name) for game in TAUGHT for name in lesson_files(game_registry.find(game)) if name != FIRST]


@pytest.mark.parametrize(("game", "name"), MODULES)
def test_a_lesson_of_a_module_is_short_and_can_be_done_on_its_deal(game: str, name: str) -> None:
    taught = lesson(game_registry.find(game), name)
    steps = [step for step, _ in play_through(taught, game_registry.find(game))]
    assert steps == list(taught.steps)
    assert len(steps) >= 5
    assert all(len(chapter.steps) <= 10 for chapter in taught.chapters)
    assert any(step.seat == LEARNER for step in steps)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), MODULES)
def test_a_lesson_of_a_module_is_short_and_written_in_every_language(game: str, name: str, language: str) -> None:
    words, taught = Catalogue(language, game_registry.find(game)), lesson(game_registry.find(game), name)
    for key in [*[chapter.key for chapter in taught.chapters], *[step.key for step in taught.steps]]:
        assert words.faults(key, {}) == []
        text = words.render(key)
        assert len(text) <= LONGEST, (key, len(text))
        assert "!" not in text
