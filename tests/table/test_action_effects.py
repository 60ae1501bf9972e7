"""The price of every legal action, calculated by the rules and not by a client."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.kernel import SamplingDealer
from bothy.table import Match, Shuffle
from bothy.table.action_effects import action_effects
from bothy.table.game_registry import find


def shown(match: Match, seat: int, totals: dict[str, int]) -> dict[str, Any]:
    """Returns a Caledonian player's money and goods as the view will show them with these totals added."""
    player = match.view(seat)["players"][seat]
    money = player["money"] + totals.get(f"money-{seat}", 0)
    return {"money": money} | {good: n + totals.get(f"{good}-{seat}", 0) for good, n in player["goods"].items()}


def test_the_total_of_an_action_is_how_much_less_and_more_the_player_has_afterwards() -> None:
    match, chance = Match.open(find("caledonia"), {}, 3, Shuffle.numbered(5)), SamplingDealer(4)
    compared = 0
    while not match.finished:
        seat = match.seats_to_act()[0]
        found = action_effects(match.position, seat)
        assert [effect.action for effect in found] == match.legal(seat)
        effect = found[chance.below(len(found))]
        due = shown(match, seat, effect.totals)
        match.play(seat, effect.action)
        if not effect.stopped and not match.log[-1].bar:
            assert shown(match, seat, {}) == due
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", ["caledonia", "glenmore", "creel"])
def test_asking_for_prices_changes_nothing(name: str) -> None:
    match, chance = Match.open(find(name), {}, 2, Shuffle.numbered(1)), SamplingDealer(2)
    for _ in range(60):
        seat = match.seats_to_act()[0]
        before = match.rules.write(match.position)
        legal = match.legal(seat)
        assert len(action_effects(match.position, seat)) == len(legal)
        assert match.rules.write(match.position) == before
        match.play(seat, legal[chance.below(len(legal))])
        if match.finished:
            break
