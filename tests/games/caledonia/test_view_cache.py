"""Cached views equal fresh ones."""

from __future__ import annotations

import pytest

from bothy.games.caledonia import view_cache
from bothy.kernel import SamplingDealer, canonical
from bothy.table import Match, Shuffle, game_registry


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_cached_view_equals_a_freshly_computed_view_at_every_step(seats: int) -> None:
    matches = [Match.open(game_registry.find("caledonia"), {}, seats, Shuffle.numbered(seed)) for seed in range(3)]
    chance = SamplingDealer(seats)
    for _ in range(150):
        for match in matches:  # in turn, so that one's leftovers could be mistaken for another's
            if not match.seats_to_act():
                continue
            legal = match.legal(match.seats_to_act()[0])
            match.play(match.seats_to_act()[0], legal[chance.below(len(legal))])
        remembered = [canonical(match.view(None)) for match in matches]
        view_cache.forget()
        assert [canonical(match.view(None)) for match in matches] == remembered


def test_parts_that_no_action_touched_are_shown_by_the_same_objects() -> None:
    match = Match.open(game_registry.find("caledonia"), {}, 4, Shuffle.numbered(1))
    before, after = match.view(0), match.view(1)
    assert all(before[part] is after[part] for part in ("places", "market", "pieces", "ports"))
    assert all(mine is theirs for mine, theirs in zip(before["players"], after["players"], strict=True))
