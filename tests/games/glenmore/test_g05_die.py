"""The die (G5)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import goes_on, opened, printed, ring, spaces, tiles, told, whole_game
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.scoring.scores import Scoring
from bothy.games.glenmore.variants.die import DIE

ON_FOUR_AND_SIX = "die seat-0 spittal empty seat-1 brora crieff"


def discarded(table: Table) -> list[str]:
    return tiles(table, table.pos.discards)


@pytest.mark.rule("G5.1", "R-G10", "R-G59")
def test_the_die_is_never_compared_with_anyone() -> None:
    table = ring(Table(2), "die seat-0 seat-1").whisky(3, 0).whisky(2, 1).run(Scoring(1))
    assert [table.player(seat).total() for seat in range(2)] == [1, 0]


@pytest.mark.rule("G5.1", "R-G10")
def test_the_die_owns_nothing() -> None:
    assert len(opened(2).players) == 2
    pos, _ = whole_game(2, 6)
    assert len(pos.rules.result(pos).scores) == 2


@pytest.mark.rule("G5.2", "R-G10")
@pytest.mark.parametrize(("roll", "taken"), [(1, "spittal"), (2, "brora"), (3, "crieff")])
def test_tiles_are_steps_pawns_and_empty_spaces_are_not(roll: int, taken: str) -> None:
    table = goes_on(ring(Table(2), ON_FOUR_AND_SIX), roll, "halkirk")
    assert discarded(table) == [taken]


@pytest.mark.rule("G5.2", "R-G10")
def test_a_protected_tile_on_the_way_is_a_step() -> None:
    table = goes_on(ring(Table(2, pack=printed("spittal", protected=True)), ON_FOUR_AND_SIX), 2, "halkirk")
    assert discarded(table) == ["brora"]


@pytest.mark.rule("G5.3", "R-G10")
def test_from_a_protected_tile_the_die_goes_on_to_the_next_that_is_not() -> None:
    table = goes_on(ring(Table(2, pack=printed("spittal", protected=True)), ON_FOUR_AND_SIX), 1, "halkirk")
    assert discarded(table) == ["brora"]
    assert table.space(3) == "spittal"


@pytest.mark.rule("G5.4", "R-G10", "R-G20")
def test_the_die_takes_the_place_of_the_tile_and_the_refill_follows() -> None:
    table = goes_on(ring(Table(2), "die spittal seat-0 seat-1 brora"), 2, "halkirk", "kingussie")
    assert spaces(table).split()[:6] == ["halkirk", "kingussie", "empty", "seat-0", "seat-1", "die"]
    assert discarded(table) == ["brora", "spittal"], "taken by the die, then passed by all"
    assert table.acting() == 0


@pytest.mark.rule("G5.5", "R-G10", "R-G65")
@pytest.mark.parametrize("roll", [2, 3])
def test_at_the_end_or_beyond_the_die_leaves_and_discards_nothing(roll: int) -> None:
    table = ring(Table(2), "die seat-0 seat-1 spittal the-end brora").stack("D", 5)
    goes_on(table, roll, "kings-house")
    assert (table.pos.space_of(DIE), table.pos.discards) == (-1, ())
    assert told(table, "die-leaves") == ["die-leaves"]
    assert table.space(5) == "the-end"


@pytest.mark.rule("G5.5", "R-G10")
def test_before_the_end_the_die_still_takes_a_tile() -> None:
    table = ring(Table(2), "die seat-0 seat-1 spittal the-end brora").stack("D", 5)
    goes_on(table, 1, "kings-house")
    assert (table.pos.space_of(DIE), discarded(table)) == (4, ["spittal"])


@pytest.mark.rule("G5.5", "G5.3", "R-G10", "R-G65")
def test_steps_beyond_a_protected_tile_may_bring_the_die_to_the_end() -> None:
    table = ring(Table(2, pack=printed("spittal", protected=True)), "die seat-0 seat-1 spittal the-end brora")
    goes_on(table.stack("D", 5), 1, "kings-house")
    assert (table.pos.space_of(DIE), table.pos.discards) == (-1, ())


@pytest.mark.rule("G5.5", "R-G65")
def test_the_space_the_die_left_is_refilled() -> None:
    table = ring(Table(2), "die empty seat-0 seat-1 the-end").stack("D", 5)
    goes_on(table, 1, "kings-house", "oban")
    assert spaces(table).split()[:4] == ["kings-house", "oban", "empty", "seat-0"]


@pytest.mark.rule("G5.6", "R-G17")
def test_a_die_that_is_still_last_is_rolled_again() -> None:
    table = goes_on(ring(Table(2), "die spittal seat-0 seat-1 brora"), 1, "halkirk", 1, "kingussie", "dornoch")
    assert told(table, "rolled", "die-takes") == ["rolled", "die-takes"] * 2
    assert discarded(table) == ["spittal", "brora"]
