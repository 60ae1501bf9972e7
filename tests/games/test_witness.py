"""Three hundred games a game, over all option pairs, in which nothing happens otherwise than before."""

from __future__ import annotations

import pytest
from tests.nightly import NIGHTLY
from witness import Witnessed, kept, play

from bothy.table.game_registry import find

GAMES = 300 if NIGHTLY else 72
"""Of the games kept, so many are played again: in the gate the first round over all option pairs."""
PARTS = 6
"""They are parted among so many tests, so that they run side by side."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_every_game_goes_as_it_went(name: str, part: int) -> None:
    before = kept(name)
    assert len(before) >= 300
    some = before[:GAMES][part::PARTS]
    now: list[Witnessed] = [play(find(name), each.seats, each.options, each.seed) for each in some]
    assert now == some
