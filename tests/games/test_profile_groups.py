"""Profile groups: each game defines those its finished games count under, and has their messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.bots import OPPONENTS
from bothy.messages import Catalogue
from bothy.table.game_registry import find
from bothy.table.record import Record

GOLDEN = Path(__file__).parent


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_a_finished_game_says_which_groups_it_counts_in(name: str) -> None:
    game = find(name)
    records = sorted((GOLDEN / name / "golden").glob("*.bothy"))
    match = Record.read(records[0].read_text(encoding="utf-8")).match(find)
    found = [game.review.profile_groups(match.position, seat) for seat in range(match.header.seats)]
    assert any(each["clan"] for each in found)
    for language in ("en", "fr", "pt"):
        words = Catalogue(language, game)
        assert all(words.has(f"profile-group-{kind}") for each in found for kind in each)
        assert all(words.has(f"clan-{clan}") for each in found for clan in each["clan"])
    if name == "glenmore":
        assert all(Catalogue("en", game).has(f"tile-{tile}") for each in found for tile in each["tile"])
        assert all(len(each["tile"]) == 1 and not each["tile"][0].startswith("home") for each in found)
    if name == "caledonia":
        assert [each["map"] for each in found] == [[match.view(None)["layout"]]] * match.header.seats


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_opponents_have_a_rating_that_grows_with_their_strength(name: str) -> None:
    for seats in (2, 3, 4):
        ratings = find(name).bots.ratings(seats)
        found = [ratings[opponent.bot] for opponent in OPPONENTS]
        assert found == sorted(found)
        assert found[0] < found[-1]
        assert ratings["steady:0.2s"] == 1500, "people start where Collie stands"
