"""Rules shared by all chronicles (X0), and their lessons."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import goes_on, refused, ring, spaces
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.retrieving import Retrieve, Retrieving
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import STACKS, components
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.turn import Take
from bothy.kernel import Event, EventRecorder, ScriptedDealer
from bothy.messages import Catalogue, languages
from bothy.table.lessons import LEARNER, lesson, play_through

B = STACKS.index("B")


@pytest.mark.rule("X0.1")
def test_a_table_plays_with_any_number_of_chronicles_and_without_them_nothing_changes() -> None:
    switches = [option for option in GLENMORE.options if option.id == "boats"]
    assert [option.default for option in switches] == [False]
    assert Table().rules.ids == tuple([tile.id for tile in components().tiles])
    assert not Table().pos.parts.keys() - {"turn-facts"}
    assert Table(boats=True).rules.ids[: len(components().tiles)] == Table().rules.ids


@pytest.mark.rule("X0.2", "R-X14")
def test_tiles_of_a_chronicle_enlarge_their_stack_and_its_scoring_waits_for_the_last_of_them() -> None:
    base, with_boats = Table().rules.stacks[B], Table(boats=True).rules.stacks[B]
    assert len(with_boats) == len(base) + 2
    table = Table(boats=True)
    table.stack("B", 2).rondel("gap", "empty", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    first, last = table.pos.left
    assert [event.key for event in laid(table, 1, first)] == ["laid"]
    assert [event.key for event in laid(table, 2, last)] == ["laid", "scoring"]


def laid(table: Table, space: int, tile: int) -> list[Event]:
    """Lays a tile and returns the resulting events."""
    table.pos.stack.clear()
    table.pos.push(LayTile(space))
    table.pos.trace = trace = EventRecorder()
    table.pos.settle(ScriptedDealer([tile]))
    return trace.events


@pytest.mark.rule("X0.3", "G5.2", "G5.3")
def test_example_the_dies_2_skips_a_chronicle_tile_and_discards_loch_lochy() -> None:
    table = ring(Table(3, boats=True, die=True), "die seat-0 brora seat-1 kingston-on-spey loch-lochy seat-2")
    goes_on(table, 2, "halkirk")
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["loch-lochy"]
    assert spaces(table).split()[2:8] == ["seat-0", "brora", "seat-1", "kingston-on-spey", "die", "seat-2"]


@pytest.mark.rule("X0.3")
def test_a_chronicle_tile_is_a_step_for_the_die_like_any_other() -> None:
    table = ring(Table(3, boats=True, die=True), "die seat-0 kingston-on-spey seat-1 brora loch-lochy seat-2")
    goes_on(table, 2, "halkirk")
    assert [table.rules.ids[tile] for tile in table.pos.discards] == ["brora"]


@pytest.mark.rule("X0.4", "R-X20", "G15.19")
def test_the_race_start_is_never_taken_and_never_fetched_out_of_the_discard_pile() -> None:
    table = Table(boats=True).rondel("gap", "seat-0", "seat-1", "seat-2", "race-start", *["any"] * 9).turn(0)
    assert refused(table, Take("race-start")) == ("protected", "G4.4")
    table.discards("race-start", "brora").asked(Retrieving(0))
    assert table.legal(Retrieve) == [Retrieve("brora")]
    assert refused(table, Retrieve("race-start")) == ("protected", "X0.4")


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
