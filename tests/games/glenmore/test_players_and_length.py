"""Players, die and the short first game (G20)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.turn import END_TURN
from bothy.games.glenmore.variants.die import DIE


def rules(seats: int, **options: object) -> GlenMoreRules:
    found = GLENMORE.open(options, seats)
    assert isinstance(found, GlenMoreRules)
    return found


@pytest.mark.rule("G1.4", "G20.1", "R-G10", "R-G71")
@pytest.mark.parametrize("die", [False, True])
def test_two_players_always_play_with_the_die(die: bool) -> None:
    assert rules(2, die=die).start().space_of(DIE) == 3, "directly ahead of two pawns"


@pytest.mark.rule("G20.2", "R-G10")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_choose(seats: int) -> None:
    assert rules(seats).start().space_of(DIE) == -1
    assert rules(seats, die=True).start().space_of(DIE) == seats + 1


@pytest.mark.rule("G3.9", "G20.4", "R-G71")
@pytest.mark.parametrize(("seats", "filled"), [(2, 1), (3, 1), (4, 0)])
def test_with_two_or_three_every_market_row_starts_with_a_coin(seats: int, filled: int) -> None:
    assert rules(seats).start().market == [filled] * 5


def depths(length: str) -> dict[int, Fraction]:
    """Returns the probability of each number of tiles above The End."""
    table = Table(3, length=length).stack("D")
    end, found, still = table.rules.the_end, {}, Fraction(1)
    for laid in range(17):
        outcomes = LayTile(0).outcomes(table.pos)
        now = Fraction(sum([odds for tile, odds in outcomes if tile == end]), sum([odds for _, odds in outcomes]))
        if now:
            found[laid] = still * now
        still *= 1 - now
        if not still:
            break
        others = [tile for tile in table.pos.left if tile != end]
        table.pos.left = (*others[1:], end)
    return found


@pytest.mark.rule("G3.8", "G20.3", "R-G11", "R-G70")
def test_the_end_in_the_middle_or_on_top_of_stack_d() -> None:
    assert depths("full") == dict.fromkeys(range(6, 11), Fraction(1, 5))
    assert depths("short") == {0: Fraction(1)}


@pytest.mark.rule("G4.8", "G20.3", "R-G21", "R-G70")
def test_in_the_short_game_the_end_may_come_in_the_refill_of_the_third_scoring() -> None:
    table = Table(3, length="short").rondel("gap", "empty", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table.stack("C", left=1).whisky(1).activating().play(END_TURN)
    said = [event.key for event in table.events if event.key in ("laid", "scoring")]
    assert said == ["laid", "scoring", "laid"]
    assert table.space(1) == "the-end"


@pytest.mark.rule("G20.3", "R-G11")
def test_in_the_full_game_other_tiles_of_d_come_first() -> None:
    table = Table().rondel("gap", "empty", "empty", "seat-0", "seat-1", "seat-2", *["any"] * 8)
    table.stack("C", left=1).activating().play(END_TURN)
    assert table.rules.pack.tile(table.space(1)).stack == "D"
    assert table.space(1) != "the-end"
