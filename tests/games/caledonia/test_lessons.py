"""Lessons about trains, farmers' markets and the Automa: played by script, with messages in every language."""

from __future__ import annotations

import pytest

from bothy.games.caledonia.game import CALEDONIA
from bothy.messages import Catalogue, languages
from bothy.table.lessons import FIRST, LEARNER, lesson, lesson_files, play_through

NAMES = [name for name in lesson_files(CALEDONIA) if name != FIRST]
LONGEST = 330


def test_there_is_a_lesson_about_trains_markets_and_the_automa() -> None:
    assert sorted(NAMES) == ["automa", "markets", "trains"]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_passes_from_start_to_end_with_something_to_do_and_to_read_at_the_end(name: str) -> None:
    taught = lesson(CALEDONIA, name)
    steps = []
    for step, match in play_through(taught, CALEDONIA):
        steps.append(step)
        if step.seat is not None:
            assert step.seat in match.seats_to_act(), step.key
    assert steps == list(taught.steps)
    assert steps[-1].seat is None
    assert all(5 <= len(chapter.steps) <= 10 for chapter in taught.chapters)
    assert [step.seat for step in steps].count(LEARNER) >= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_short_and_written_in_every_language(name: str, language: str) -> None:
    words = Catalogue(language, CALEDONIA)
    taught = lesson(CALEDONIA, name)
    for key in [*[chapter.key for chapter in taught.chapters], *[step.key for step in taught.steps]]:
        assert words.faults(key, {}) == []
        assert len(words.render(key)) <= LONGEST, (key, len(words.render(key)))


def happened(name: str, key: str) -> str:
    """Returns the events of a step, as text."""
    taught = lesson(CALEDONIA, name)
    match = taught.open(CALEDONIA)
    told = ""
    for step in taught.steps:
        for data in step.actions:
            assert step.seat is not None
            for played in match.play(step.seat, match.rules.registry.read_action(data)):
                if step.key == key:
                    told += "; ".join(f"{event.key} {dict(event.values)}" for event in played.events) + "; "
    return told


@pytest.mark.parametrize(
    ("name", "key", "promised"),
    [
        ("automa", "lesson-automa-turn", "automa-card {'card': 6,"),
        ("automa", "lesson-automa-turn", "automa-support {'card': 13, 'modules': ('A',), 'steps': 6}"),
        ("automa", "lesson-automa-turn", "'hexes': ('d2', 'd3', 'd4', 'e2')}"),
        ("automa", "lesson-automa-turn", "automa-cheapest {'hexes': ('d3',), 'cost': 1}"),
        ("automa", "lesson-automa-turn", "'start': 'bakery', 'notch': 'cheese-dairy'}"),
        ("automa", "lesson-automa-turn", "automa-unit {'unit': 'cheese-dairy', 'cost': 12, 'land': 1}"),
        ("markets", "lesson-markets-beside", "bill {'seat': 0, 'amount': 11}"),
        ("markets", "lesson-markets-sell", "money {'seat': 0, 'amount': 6,"),
        ("trains", "lesson-trains-worker", "bill {'seat': 0, 'amount': 9}"),
        ("trains", "lesson-trains-second", "bill {'seat': 0, 'amount': 7}"),
        ("trains", "lesson-delivery-buy", "money {'seat': 0, 'amount': -5,"),
        ("trains", "lesson-delivery-run", "'stop': 'fort-william'"),
    ],
)
def test_everything_the_coach_promises_happens(name: str, key: str, promised: str) -> None:
    assert promised in happened(name, key)
