"""Bots use only what their seat may know, and play the same way each time."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest
from tests.nightly import NIGHTLY, at_night

from bothy.bots import NAMES, OPPONENTS, ask, find_bot
from bothy.bots.arena import standings, tournament
from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.opponents import find_opponent
from bothy.bots.roster import THINKERS
from bothy.bots.speed import nodes_per_second
from bothy.bots.steady import think
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Game, InvalidInput, Position, Ruleset, SamplingDealer
from bothy.messages import Catalogue
from creel.game import CREEL

QUICK = {name: f"{name}:40n" if name in THINKERS else name for name in NAMES}
"""Every bot; those that search have a small budget in nodes."""


def unlike(rules: Ruleset[Any], pos: Position, seat: int, number: int) -> Position:
    """Returns another game's position that looks the same to this seat, with everything hidden drawn again."""
    other: Position = rules.imagine(pos, seat, SamplingDealer(number + 77))
    return other


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("game", [CREEL, CALEDONIA, GLENMORE], ids=lambda game: str(game.name))
def test_a_bot_chooses_the_same_where_it_cannot_tell_the_difference(game: Game[Any], bot: str) -> None:
    """Over 500 decisions: the second game has another deck and other secrets of the other seats."""
    most = 500 if NIGHTLY else 30 if bot in THINKERS else 100  # fewer by day: searching takes long
    options = {"seal": True} if game is CREEL else {}
    rules, decisions, number = game.open(options, 3), 0, 0
    player = find_bot(QUICK[bot])
    while decisions < most:
        chance, number = SamplingDealer(number), number + 1
        pos = rules.start()
        pos.settle(chance)
        while not pos.finished and decisions < most:
            seat = pos.seats_to_act()[0]
            if len(pos.legal(seat)) > 1:
                decisions += 1
                choice = ask(player, game, rules, pos, seat, decisions)
                assert ask(player, game, rules, unlike(rules, pos, seat, number), seat, decisions) == choice
            legal = pos.legal(seat)
            pos.apply(seat, legal[chance.below(len(legal))], chance)


def test_greedy_beats_random_at_caledonia() -> None:
    table = standings(list(tournament("caledonia", ["greedy", "random"], range(10 if NIGHTLY else 5))))
    assert table[0].bot == "greedy"
    assert table[0].won.value >= 0.8


def test_thinking_ahead_beats_looking_once() -> None:
    table = standings(list(tournament("creel", ["steady:200n", "greedy"], range(20 if NIGHTLY else 10))))
    assert table[0].bot == "steady:200n"


def test_a_budget_of_nodes_is_kept() -> None:
    found = think(question(CALEDONIA), Budget(nodes=1500))
    assert 1500 <= found.nodes <= 2500  # the last line is followed to its end
    assert found.depth >= 2


def test_a_budget_of_time_is_kept() -> None:
    began = time.thread_time()  # budgets are in CPU time, however many processes share the core
    found = think(question(CALEDONIA), Budget(seconds=0.2))
    assert time.thread_time() - began < 0.6
    assert found.nodes > 100  # it may end early, when there is nothing new to search


def test_a_second_of_thought_is_thousands_of_positions() -> None:
    assert nodes_per_second(CALEDONIA, 1) > 1000


def question(game: Game[Any], seed: int = 5) -> Question:
    """Returns a question from the middle of a game."""
    rules, chance = game.open({}, 3), SamplingDealer(1)
    pos = rules.start()
    pos.settle(chance)
    for _ in range(60):
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        pos.apply(seat, legal[chance.below(len(legal))], chance)
    while len(pos.legal(pos.seats_to_act()[0])) == 1:
        pos.apply(pos.seats_to_act()[0], pos.legal(pos.seats_to_act()[0])[0], chance)
    return Question(game, rules, pos, pos.seats_to_act()[0], seed)


ELSEWHERE = """
from bothy.bots.budget import Budget
from bothy.bots.steady import think
from tests.bots.test_bots import question
from bothy.games.{game}.game import {name}
asked = question({name})
print("thinking", flush=True)
print(asked.rules.registry.write(think(asked, Budget(nodes={nodes})).action))
"""


@pytest.mark.parametrize(
    ("game", "name"), [("caledonia", "CALEDONIA"), pytest.param("glenmore", "GLENMORE", marks=at_night)]
)
def test_with_a_budget_of_nodes_every_process_finds_the_same_move_even_after_a_kill(game: str, name: str) -> None:
    found: dict[str, Game[Any]] = {"caledonia": CALEDONIA, "glenmore": GLENMORE}
    here = question(found[game])
    move = here.rules.registry.write(think(here, Budget(nodes=1000)).action)
    code = ELSEWHERE.format(game=game, name=name, nodes=1_000_000)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as thinking:
        assert thinking.stdout is not None
        assert thinking.stdout.readline() == "thinking\n"
        thinking.kill()  # killed mid-search: another process asks the same question again
    code = ELSEWHERE.format(game=game, name=name, nodes=1000)
    again = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert again.stdout.splitlines()[-1] == str(move)


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(InvalidInput, match="bot-unknown"):
        find_bot("grandmaster")
    with pytest.raises(InvalidInput, match="bot-needs-no-budget"):
        find_bot("greedy:2s")
    with pytest.raises(InvalidInput, match="bot-unknown"):
        find_opponent("haggis")


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_opponent_has_a_bot_a_name_and_a_description(language: str) -> None:
    words = Catalogue(language)
    for opponent in OPPONENTS:
        find_bot(opponent.bot)
        for key in (f"opponent-{opponent.id}", f"opponent-{opponent.id}-about"):
            assert words.has(key)
