"""Feasts checked against an independent calculation of the tokens turned up and their points (X5)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.expansions.haggis.serving import HaggisTable
from tests.games.glenmore.expansions.haggis.test_haggis_feasts import feast, vp

from bothy.games.glenmore.expansions.haggis.feast import MoreRolls, RollAgain
from bothy.kernel import SamplingDealer

TOKENS = [1] * 6 + [2] * 4 + [3] * 3
"""All thirteen."""


def dealt(chance: SamplingDealer) -> tuple[HaggisTable, list[list[int]]]:
    """Deals up to four tokens to each of three players, and two face up in the reserve."""
    tokens = TOKENS[:]

    def some(count: int) -> list[int]:
        return sorted([tokens.pop(chance.below(len(tokens))) for _ in range(count)])

    table = HaggisTable().shown(*some(2))
    hands = [some(chance.below(4) + (seat == 0)) for seat in range(3)]
    for seat, hand in enumerate(hands):
        table.hidden(*hand, seat=seat)
    return table, hands


def served_by(hand: list[int], rolls: list[int]) -> list[int]:
    """Returns what a player turns up by the book: after each roll one token of its value, at most three."""
    left, served = hand[:], list[int]()
    for roll in rolls:
        if roll in left and len(served) < 3:
            left.remove(roll)
            served.append(roll)
    return served


@pytest.mark.rule("X5.8", "X5.9", "X5.11", "X5.12")
@pytest.mark.parametrize("seed", range(60))
def test_each_roll_turns_up_a_token_of_every_player_who_has_one(seed: int) -> None:
    chance = SamplingDealer(seed)
    table, held = dealt(chance)
    rolls = [1 + chance.below(3) for _ in range(4)]
    feast(table, *rolls)
    for seat, hand in enumerate(held):
        served = served_by(hand, rolls)
        left = hand[:]
        for each in served:
            left.remove(each)
        assert vp(table, seat) == len(served) * sum(served), (hand, rolls)
        assert table.mine(seat) == left, "what no roll turned up stays for the next feast"
    assert table.everything() == [6, 4, 3]
    assert len(table.part.shown) == 2


@pytest.mark.rule("X5.8", "X5.10")
@pytest.mark.parametrize("seed", range(20))
def test_a_bought_roll_turns_up_a_token_of_its_buyer_alone(seed: int) -> None:
    chance = SamplingDealer(seed)
    table, held = dealt(chance)
    rolls = [1 + chance.below(2) for _ in range(4)]
    feast(table.whisky(3), *rolls)
    bought: list[int] = []
    while isinstance(table.pos.stack[-1], MoreRolls):
        assert table.acting() == 0, "the others have no whisky"
        bought.append(1 + chance.below(3))
        table.play(RollAgain(), deal=(bought[-1],))
    served = served_by(held[0], [*rolls, *bought])
    assert vp(table, 0) == len(served) * sum(served)
    assert table.player().whisky == 3 - len(bought)
    assert len(bought) == 3 or len(served) == 3 or not table.mine(), "asked as long as a roll could help"
    for seat in (1, 2):
        served = served_by(held[seat], rolls)
        assert vp(table, seat) == len(served) * sum(served)
