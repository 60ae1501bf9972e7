"""The research environments keep PettingZoo's contract, hide what is hidden, and number actions correctly."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.nightly import NIGHTLY

from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Game, InvalidInput, SamplingDealer
from bothy.research import POINTS, ActionTokenizer, TableEnv, env
from bothy.research.environment import _by_rank
from bothy.table.options import pairs
from creel.game import CREEL

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("caledonia", 4, {}),
    ("caledonia", 2, {"clans": "auction"}),
    ("caledonia", 2, {"automa": "3"}),
    ("glenmore", 4, {}),
    ("glenmore", 2, {"die": True}),
    ("creel", 3, {"seal": True}),
]
# PettingZoo's checks prefer plain arrays, though its own games with masks don't have them either.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def masked(test: Any) -> Any:
    for mark in MASKED:
        test = mark(test)
    return test


def play_on(table: Any, seed: int = 0) -> dict[str, float]:
    """Plays random words to the end and returns every agent's reward."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        if over or cut:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


# PettingZoo's own checks


@masked
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_environment_passes_the_api_test(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, options), num_cycles=150)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_environment_passes_the_seed_test(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, seats, options), num_cycles=60)


@masked
def test_a_whole_game_passes_the_api_test() -> None:
    api_test(env("glenmore", 2, {"length": "short"}), num_cycles=1000)


# Words


@pytest.mark.parametrize("game", [CALEDONIA, GLENMORE, CREEL])
def test_every_legal_action_can_be_spelled_and_every_view_has_its_numbers(game: Game[Any]) -> None:
    """Over random games with every pair of options; no spelling is two actions' or a prefix of another."""
    settings, _ = pairs(game)
    lengths: dict[str, int] = {}
    for number, setting in list(enumerate(settings))[:: 1 if NIGHTLY else 4]:  # by day a quarter of them
        rules, chance = game.open(setting.options, setting.seats), SamplingDealer(number)
        tokenizer = ActionTokenizer(game, rules.registry)
        pos = rules.start()
        pos.settle(chance)
        while not pos.finished:
            seat = pos.seats_to_act()[0]
            legal = pos.legal(seat)
            spelled = [tokenizer.spell(action) for action in legal]
            assert None not in spelled, legal[spelled.index(None)]
            assert len(set(spelled)) == len(legal)
            if chance.below(8) == 0:
                found = {
                    name: len(part) for name, part in game.study.features(rules.view(pos, seat), seat).items()
                }
                assert found == (lengths := lengths or found)
            pos.apply(seat, legal[chance.below(len(legal))], chance)
    assert lengths


@pytest.mark.parametrize("game", [CALEDONIA, GLENMORE])
def test_words_are_the_same_for_all_seats_and_options(game: Game[Any]) -> None:
    settings, _ = pairs(game)
    rules = [game.open(setting.options, setting.seats) for setting in settings]
    assert len({ActionTokenizer(game, each.registry).words for each in rules}) == 1


def test_words_name_action_and_arguments() -> None:
    words = TableEnv(CALEDONIA).tokenizer.words
    for word in ("expand", "unit=cow", "hex=b5", "contracts=49", "contracts.", "draw=true", "spare=beef"):
        assert words.count(word) == 1, word


def test_no_spelling_is_the_beginning_of_another() -> None:
    table = TableEnv(CALEDONIA)
    table.reset(seed=1)
    chance = np.random.default_rng(1)
    for step in range(150):
        if any(table.terminations.values()):
            table.reset(seed=step)
        spelled = sorted(spelled for spelled, _ in table.choices)
        for one, other in pairwise(spelled):
            assert other[: len(one)] != one
        table.step(int(chance.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


def test_a_game_that_does_not_name_its_arguments_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CREEL.study), "arguments", lambda self: {"what": ("haul",)})
    with pytest.raises(InvalidInput, match="arguments-missing"):
        env("creel")


def test_a_game_without_numbers_for_its_views_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CREEL.study), "features", lambda self, view, seat: {})
    with pytest.raises(InvalidInput, match="features-missing"):
        env("creel")


# Observations


def test_an_observation_is_the_same_where_a_seat_cannot_tell_the_difference() -> None:
    table, chance, compared = TableEnv(CREEL, 3, {"seal": True}), SamplingDealer(5), 0
    for seed in range(5):
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            agent = table.agent_selection
            real = table.observe(agent)
            position, seat = table.position, table.possible_agents.index(agent)
            table.position, table._seen = table.rules.imagine(position, seat, chance), {}
            other = table.observe(agent)
            table.position, table._seen = position, {}
            for part in ("observation", "action_mask"):
                assert np.array_equal(real[part], other[part])
            compared += 1
            allowed = np.flatnonzero(real["action_mask"])
            table.step(int(allowed[chance.below(len(allowed))]))
    assert compared > 100


def test_the_observation_contains_the_words_said_so_far() -> None:
    table = TableEnv(CALEDONIA)
    table.reset(seed=0)
    agent, section = table.agent_selection, table.sections["words"]
    name = table.tokenizer.words.index("choose-clan")
    before = table.observe(agent)
    assert before["observation"][section][name] == 1, "all choose a clan: that word need not be said"
    assert before["observation"][section].sum() == 1


def test_agents_who_are_not_to_act_have_no_allowed_actions() -> None:
    table = TableEnv(GLENMORE)
    table.reset(seed=0)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert [agent for agent, allowed in masks.items() if allowed] == [table.agent_selection]


def test_sections_tell_where_things_lie() -> None:
    table = TableEnv(CALEDONIA, 2)
    table.reset(seed=0)
    seen = table.observe("seat_1")["observation"]
    assert list(seen[table.sections["round"]]) == [1, 0, 0, 0, 0, 0]
    assert not seen[table.sections["player-3"]].any()
    assert seen[table.sections["player-0"]].any()


# The course and end of games


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    one, other = env("glenmore"), env("glenmore")
    assert play_on(one, 3) == play_on(other, 3)
    for table in (one, other):
        table.reset()
    assert one.unwrapped.rules.digest(one.unwrapped.position) == other.unwrapped.rules.digest(
        other.unwrapped.position
    )
    first = one.unwrapped.rules.digest(one.unwrapped.position)
    one.reset()
    assert one.unwrapped.rules.digest(one.unwrapped.position) != first


def test_rewards_by_rank_run_from_one_to_minus_one_and_equals_share() -> None:
    assert _by_rank((2, 1, 4, 3)) == pytest.approx([1 / 3, 1, -1, -1 / 3])
    assert _by_rank((1, 1, 3, 4)) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert _by_rank((1, 2)) == [1, -1]
    assert _by_rank((1, 1)) == [0, 0]
    rewards = play_on(env("glenmore"))
    assert len(rewards) == 4
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_rewards_by_points_are_those_of_the_result() -> None:
    table = env("creel", rewards=POINTS)
    rewards = play_on(table)
    inner = table.unwrapped
    scores = inner.rules.result(inner.position).scores
    assert rewards == {f"seat_{seat}": sum(score.values()) for seat, score in enumerate(scores)}
    with pytest.raises(ValueError, match="rewards are by rank or by points"):
        env("creel", rewards="glory")


def test_a_solo_game_is_played_for_points() -> None:
    assert play_on(env("caledonia", 1, rewards=POINTS))["seat_0"] > 0


def test_a_game_is_cut_off_after_the_maximum_number_of_actions() -> None:
    table = env("caledonia", max_actions=30)
    table.reset(seed=1)
    chance = np.random.default_rng(1)
    while not any(table.truncations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(chance.choice(np.flatnonzero(mask))))
    assert table.unwrapped.actions == 30
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_an_illegal_word_is_refused_and_with_the_guards_ends_the_game() -> None:
    bare = TableEnv(CREEL)
    bare.reset(seed=0)
    banned = int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not a word that leads to a legal action"):
        bare.step(banned)
    guarded = env("creel")
    guarded.reset(seed=0)
    agent = guarded.agent_selection
    guarded.step(banned)
    assert all(guarded.terminations.values())
    assert guarded.rewards[agent] == -1


# The page


def test_the_example_of_the_page_runs_and_is_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    match = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert match is not None
    code = match.group(1)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "docs/research.md", "exec"), {})  # noqa: S102 - our own page
    said = capsys.readouterr().out.splitlines()
    assert sorted(line.split()[0] for line in said) == ["seat_0", "seat_1", "seat_2"]


def test_the_page_tells_the_sizes_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for name, game in (("Caledonia", CALEDONIA), ("Glen More", GLENMORE)):
        table = TableEnv(game)
        numbers = table.observation_space("seat_0")["observation"].shape
        assert numbers is not None
        assert f"| {name}, 4 seats | {len(table.tokenizer):,} | {numbers[0]:,} |" in page
