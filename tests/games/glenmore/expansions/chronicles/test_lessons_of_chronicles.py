"""The lessons of chronicles: playable by the current rules, short, and translated into every language."""

from __future__ import annotations

import pytest

from bothy.games.glenmore.game import GLENMORE
from bothy.messages import Catalogue, languages
from bothy.table.lessons import LEARNER, lesson, play_through

TAUGHT = ("boats", "highlander", "cask", "hammer")
LONGEST = 330


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_a_chronicles_lesson_can_be_done_on_its_deal(name: str) -> None:
    found = lesson(GLENMORE, name)
    steps = list(found.steps)
    assert [step for step, _ in play_through(found, GLENMORE)] == steps
    assert 5 <= len(steps) <= 10
    assert steps[0].seat is steps[-1].seat is None
    assert any(step.seat == LEARNER for step in steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_chronicles_lesson_asks_a_seat_to_act_only_when_it_is_due(name: str) -> None:
    for step, match in play_through(lesson(GLENMORE, name), GLENMORE):
        if step.seat is not None:
            assert step.seat in match.seats_to_act(), step.key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TAUGHT)
def test_a_chronicles_lesson_is_short_and_written_in_every_language(name: str, language: str) -> None:
    words, found = Catalogue(language, GLENMORE), lesson(GLENMORE, name)
    for key in [*[chapter.key for chapter in found.chapters], *[step.key for step in found.steps]]:
        assert words.faults(key, {}) == []
        assert len(words.render(key)) <= LONGEST, key
