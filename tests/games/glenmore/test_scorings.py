"""The four scorings (G18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.scoring.scores import Scoring, amounts, scored
from bothy.games.glenmore.turn import END_TURN, STOP
from bothy.kernel import Event

CARDS = ("loch-lochy", "donan-castle", "castle-stalker", "inverness", "loch-shiel", "duart-castle", "loch-ness")
CASTLE, LANDMARKS, WHISKY, PERSONS = range(4)


def gained(table: Table, category: int) -> list[int]:
    """Returns every seat's points in a category."""
    return [row[category] for row in scored(table.pos)]


def scorings(events: list[Event]) -> list[int]:
    """Returns the numbers of the scorings that took place."""
    return [int(str(event.values["number"])) for event in events if event.key == "scoring"]


def whiskies(*barrels: int, **options: Any) -> Table:
    table = Table(len(barrels), **options)
    for seat, count in enumerate(barrels):
        table.whisky(count, seat)
    return table


@pytest.mark.rule("G18.2", "G18.3", "R-G1")
def test_landmarks_five_three_one() -> None:
    table = Table().card(*CARDS[:5]).card(*CARDS[:3], seat=1).card(*CARDS[:1], seat=2)
    table.run(Scoring(1))
    assert [table.player(seat).total() for seat in range(3)] == [5, 2, 0]


@pytest.mark.rule("G18.3", "R-G1")
@pytest.mark.parametrize(("difference", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (12, 8)])
def test_points_by_the_difference_to_the_lowest(difference: int, vp: int) -> None:
    assert gained(whiskies(2 + difference, 2, 2), WHISKY) == [vp, 0, 0]


@pytest.mark.rule("G18.3", "R-G59")
def test_the_comparison_is_with_the_lowest_not_with_the_next() -> None:
    assert gained(whiskies(5, 4, 0), WHISKY) == [8, 5, 0]


@pytest.mark.rule("G18.2")
def test_four_things_are_compared_each_for_itself() -> None:
    table = Table().scotsmen(home_castle=2).card(*CARDS[:3], seat=1).whisky(4, seat=2).person("rob-roy", seat=1)
    table.run(Scoring(1))
    assert [table.player(seat).points[1:5] for seat in range(3)] == [[2, 0, 0, 0], [0, 3, 0, 1], [0, 0, 5, 0]]


@pytest.mark.rule("G18.4", "R-G59")
def test_players_with_equal_numbers_get_the_same() -> None:
    assert gained(whiskies(4, 4, 1, 1), WHISKY) == [3, 3, 0, 0]


@pytest.mark.rule("G5.1", "G18.4", "R-G10", "R-G59")
def test_the_die_is_never_compared() -> None:
    table = whiskies(3, 2, die=True)
    table.rondel("gap", "die", "seat-0", "seat-1", *["any"] * 10)
    assert gained(table, WHISKY) == [1, 0], "not 3 and 2, as against nothing"


@pytest.mark.rule("G18.5", "R-G60")
def test_only_scotsmen_on_the_home_castle_count() -> None:
    table = Table().tile("armadale-castle", 0, -1).scotsmen(home_castle=1, home_village=3, armadale_castle=2)
    assert [amounts(table.pos, seat)[CASTLE] for seat in range(3)] == [1, 0, 0]
    assert gained(table, CASTLE) == [1, 0, 0]


@pytest.mark.rule("G18.6", "R-G56")
def test_david_hume_counts_as_two_persons_alongside_others() -> None:
    table = Table().person("david-hume", "rob-roy").person("robert-burns", seat=1).person("james-watt", seat=2)
    assert gained(table, PERSONS) == [2, 0, 0]


@pytest.mark.rule("G18.7")
def test_nothing_is_spent_in_a_scoring() -> None:
    table = Table().scotsmen(home_castle=2).card(*CARDS[:2]).whisky(3).person("rob-roy").coins(4)
    before = amounts(table.pos, 0)
    table.run(Scoring(1), Scoring(2))
    assert amounts(table.pos, 0) == before == (2, 2, 3, 1)
    assert (table.player().total(), table.player().coins) == (2 * (2 + 2 + 3 + 1), 4)


@pytest.mark.rule("G4.9", "G18.1", "R-G12")
@pytest.mark.parametrize(("stack", "number"), [("A", 1), ("B", 2), ("C", 3)])
def test_the_last_tile_of_a_stack_brings_a_scoring(stack: str, number: int) -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 9)
    table.stack(stack, left=1).activating().play(END_TURN)
    assert scorings(table.events) == [number]
    assert table.player().total() == 1


@pytest.mark.rule("G4.9", "G18.1", "R-G12")
def test_a_stack_that_is_not_empty_brings_none() -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 9)
    table.stack("A", left=2).activating().play(END_TURN)
    assert scorings(table.events) == []
    assert table.player().total() == 0


@pytest.mark.rule("G4.11", "G18.1", "R-G22")
def test_the_last_tile_of_d_brings_no_scoring() -> None:
    table = Table().whisky(1).rondel("gap", "empty", "seat-0", "seat-1", "seat-2", "the-end", *["any"] * 8)
    table.stack("D", left=1).activating().play(END_TURN)
    assert scorings(table.events) == []


@pytest.mark.rule("G18.1", "G19.6", "R-G66")
def test_the_fourth_scoring_comes_at_the_end() -> None:
    table = Table().whisky(1).rondel("gap", "seat-0", "seat-1", "seat-2", "the-end", *["any"] * 9).stack("D")
    events = []
    for _ in range(3):
        events += table.play(STOP).events
    assert scorings(events) == [4]
    assert table.player().points[3] == 1
