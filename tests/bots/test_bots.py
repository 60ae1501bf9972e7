"""Bots play honestly, and the same way each time."""

from __future__ import annotations

import pytest

from bothy.bots import BOTS, ask, find_bot
from bothy.bots.arena import standings, tournament
from bothy.kernel import Malformed, SamplingDealer
from creel.game import CREEL


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_chooses_the_same_where_it_cannot_tell_the_difference(name: str) -> None:
    rules, decisions = CREEL.open({"seal": True}, 3), 0
    for number in range(12):
        chance = SamplingDealer(number)
        pos = rules.start()
        pos.settle(chance)
        while not pos.finished:
            seat = pos.owes()[0]
            other = rules.imagine(pos, seat, chance)
            choice = ask(find_bot(name), CREEL, rules, pos, seat, decisions)
            assert ask(find_bot(name), CREEL, rules, other, seat, decisions) == choice
            decisions += 1
            legal = pos.legal(seat)
            pos.apply(seat, legal[chance.below(len(legal))], chance)
    assert decisions > 400


def test_greedy_beats_random_at_caledonia() -> None:
    table = standings(list(tournament("caledonia", ["greedy", "random"], range(10))))
    assert table[0].bot == "greedy"
    assert table[0].won.value >= 0.8


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="bot-unknown"):
        find_bot("grandmaster")
