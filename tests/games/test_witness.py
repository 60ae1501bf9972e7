"""Three hundred games a version, over all option pairs, in which nothing happens otherwise than before."""

from __future__ import annotations

import pytest
from tests.nightly import NIGHTLY
from witness import Witnessed, kept, play

from bothy.table.game_registry import find

GAMES = 300 if NIGHTLY else 36
"""Of the games kept, so many are played again: in the gate half of the first round over all option pairs."""
PARTS = 6
"""They are parted among so many tests, so that they run side by side; older versions make do with one of them."""
NAMES = ("caledonia", "creel", "glenmore")
NEWEST = [(name, find(name).rules_version, part) for name in NAMES for part in range(PARTS)]
OLDER = [(name, version, part) for name in NAMES for version in find(name).kept for part in range(PARTS)]


@pytest.mark.parametrize(("name", "version", "part"), NEWEST + (OLDER if NIGHTLY else OLDER[::PARTS]))
def test_every_game_goes_as_it_went(name: str, version: int, part: int) -> None:
    before = kept(name, version)
    assert len(before) >= 300
    some = before[:GAMES][part::PARTS]
    now: list[Witnessed] = [play(find(name), each.seats, each.options, each.seed, version) for each in some]
    assert now == some
