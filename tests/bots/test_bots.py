"""Bots play honestly, the same way each time, and the arena counts fairly."""

from __future__ import annotations

import pytest

from bothy.bots import BOTS, ask, find_bot
from bothy.bots.arena import Outcome, play, seating, standings, tournament, wilson
from bothy.cli import main
from bothy.games.caledonia.game import CALEDONIA
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


def test_a_game_of_an_arena_depends_on_its_number_alone() -> None:
    bots = ("greedy", "random")
    assert play(CALEDONIA, {}, bots, 3) == play(CALEDONIA, {}, bots, 3)
    assert play(CALEDONIA, {}, bots, 3) != play(CALEDONIA, {}, bots, 5)


def test_every_set_up_is_played_with_every_rotation_of_the_seats() -> None:
    assert [seating(("a", "b", "c"), number) for number in range(4)] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c"),
    ]  # fmt: skip


def test_two_processes_play_the_same_games_as_one() -> None:
    one = list(tournament("creel", ["greedy", "random"], range(6)))
    assert list(tournament("creel", ["greedy", "random"], range(6), jobs=2)) == one


def test_a_shared_victory_is_shared_in_the_standings() -> None:
    outcomes = [Outcome(0, ("a", "b"), (1, 1), (5, 5)), Outcome(1, ("b", "a"), (2, 1), (1, 9))]
    best, worst = standings(outcomes)
    assert (best.bot, best.wins, best.points) == ("a", 0.75, 7)
    assert (worst.bot, worst.wins, worst.points) == ("b", 0.25, 3)


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-9)


def test_greedy_beats_random_at_caledonia() -> None:
    table = standings(list(tournament("caledonia", ["greedy", "random"], range(10))))
    assert table[0].bot == "greedy"
    assert table[0].wins >= 0.8


def test_the_command_prints_standings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "creel", "--bots", "greedy,random", "--games", "4"]) == 0
    assert "% won" in capsys.readouterr().out
    assert main(["arena", "creel", "--bots", "greedy,random", "--games", "2", "--json"]) == 0
    assert '"points"' in capsys.readouterr().out
    assert main(["arena", "creel", "--bots", "greedy,nobody"]) == 2


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="bot-unknown"):
        find_bot("grandmaster")
