"""A game as a PettingZoo environment: one agent per seat, one word per step."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from bothy.kernel import Action, Game, InvalidInput, Position, Reason, Result, RulesBug
from bothy.research.action_tokenizer import ActionTokenizer, Spelled
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find

RANK = "rank"
"""Reward at the end: 1 for the first, -1 for the last, evenly spaced between; ties share. Sums to zero."""
POINTS = "points"
"""Reward at the end: the points of the game."""
ILLEGAL = -1.0
WORDS = "words"
"""Section of an observation that counts the words of the action chosen so far."""

Numbers: TypeAlias = NDArray[np.int16]
Observation: TypeAlias = dict[str, NDArray[Any]]


def env(
    game: str = "caledonia",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    max_actions: int | None = None,
    rewards: str = RANK,
) -> AECEnv[str, Observation, int]:
    """Create an environment for a game by name, with PettingZoo's usual guards: an illegal word ends the game."""
    table = TableEnv(find(game), seats, options, max_actions, rewards)
    guarded: AECEnv[str, Observation, int] = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """The environment itself. Questions with a single answer are answered automatically."""

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_actions: int | None = None,
        rewards: str = RANK,
    ) -> None:
        super().__init__()
        if rewards not in (RANK, POINTS):
            raise ValueError(f"rewards are by {RANK} or by {POINTS}, not by {rewards}")
        self.game = game
        self.rules = game.open(options or {}, max(game.seats) if seats is None else seats)
        self.tokenizer = ActionTokenizer(game, self.rules.registry)
        self.max_actions = self.rules.step_bound if max_actions is None else max_actions
        self.reward_by = rewards
        self.metadata = {"name": f"bothy_{game.name}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in self.rules.people]  # the first ones: see `Game.people`
        self._random, _ = seeding.np_random()
        self._begin(0)
        self.sections = self._measure()
        """The slice of each section of an observation, by name."""
        length = max([section.stop for section in self.sections.values()])
        self._observation_spaces = {agent: _space(length, len(self.tokenizer)) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(len(self.tokenizer)) for agent in self.possible_agents}

    def _measure(self) -> dict[str, slice]:
        found, start = {}, 0
        features = self.game.study.features(self.rules.view(self.position, 0), 0)
        if not features:
            raise InvalidInput(Reason("features-missing", game=self.game.name))
        for name, numbers in (*features.items(), (WORDS, range(len(self.tokenizer)))):
            found[name] = slice(start, start + len(numbers))
            start += len(numbers)
        return found

    # PettingZoo's interface

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space, the same for every seat."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the action space: one number per word."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. A seed fixes the sequence of games that follow."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._begin(int(self._random.integers(2**62)))
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return what the agent's seat may see, and the words it may choose: none while it isn't asked."""
        seat = self.possible_agents.index(agent)
        if seat not in self._seen:
            self._seen[seat] = self._look(seat)
        chosen = np.zeros(len(self.tokenizer), np.int16)
        mask = np.zeros(len(self.tokenizer), np.int8)
        if agent == self.agent_selection and self.choices:
            np.add.at(chosen, np.asarray(self.said, np.intp), 1)
            mask[[spelled[len(self.said)] for spelled, _ in self.choices]] = 1
        return {"observation": np.concatenate([self._seen[seat], chosen]), "action_mask": mask}

    def _look(self, seat: int) -> Numbers:
        numbers: list[int] = []
        for part in self.game.study.features(self.rules.view(self.position, seat), seat).values():
            numbers += part
        return np.frombuffer(array("h", numbers), np.int16)  # three times as fast as numpy reads a list

    def step(self, action: int | None) -> None:
        """Choose one word. Once only one action fits the words, it's played."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        at = len(self.said)
        left = [choice for choice in self.choices if choice[0][at] == action]
        if not left:
            raise ValueError(f"{action} is not a word that leads to a legal action: see the action mask")
        self._narrow(left)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> None:
        """Do nothing: `bothy replay` shows games."""

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    # Game flow

    def _begin(self, number: int) -> None:
        """Deal the game with a number."""
        self._dealer = Shuffle.numbered(number).dealer()
        self.position: Position = self.rules.start()
        self.position.settle(self._dealer)
        self.actions = 0
        self._seen: dict[int, Numbers] = {}
        self.choices: list[tuple[Spelled, Action]] = []
        """The legal actions that begin with the chosen words, spelled."""
        self.said: Spelled = ()

    def _ask(self) -> None:
        """Play forced actions until a seat has a choice, or the game is over."""
        position = self.position
        while not self.choices:
            if position.finished:
                self._end(self.rules.result(position))
                return
            if self.actions >= self.max_actions:
                self.truncations = dict.fromkeys(self.agents, True)
                return
            seat = position.seats_to_act()[0]
            self.agent_selection = self.possible_agents[seat]
            self._narrow(self._spelled(seat))

    def _spelled(self, seat: int) -> list[tuple[Spelled, Action]]:
        """Return a seat's legal actions, spelled. An action without words can't be chosen here."""
        found = [(self.tokenizer.spell(action), action) for action in self.position.legal(seat)]
        choices = [(spelled, action) for spelled, action in found if spelled is not None]
        if not choices:
            raise RulesBug(f"{self.game.name} has no words for any of {found}")
        return choices

    def _narrow(self, choices: list[tuple[Spelled, Action]]) -> None:
        """Keep the remaining actions and skip words they all share. Play the action if it's the last."""
        first = choices[0][0]
        if len(choices) > 1:
            at = len(self.said)
            while all(spelled[at] == first[at] for spelled, _ in choices):
                at += 1
            self.choices, self.said = choices, first[:at]
            return
        seat = self.possible_agents.index(self.agent_selection)
        self.position.apply(seat, choices[0][1], self._dealer)
        self.actions += 1
        self.choices, self.said, self._seen = [], (), {}

    def _end(self, result: Result) -> None:
        points = [float(sum(score.values())) for score in result.scores]
        paid = points if self.reward_by == POINTS else _by_rank(result.ranks)
        self.rewards = dict(zip(self.agents, paid[: len(self.agents)], strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


def _by_rank(ranks: tuple[int, ...]) -> list[float]:
    """Return rewards from 1 for the first to -1 for the last; ties share those of their places."""
    if len(ranks) == 1:
        return [0.0]
    step = 2 / (len(ranks) - 1)
    return [1 - step * (rank - 1 + (ranks.count(rank) - 1) / 2) for rank in ranks]


def _space(length: int, words: int) -> Dict:
    limits = np.iinfo(np.int16)
    return Dict(
        {
            "observation": Box(limits.min, limits.max, (length,), np.int16),
            "action_mask": Box(0, 1, (words,), np.int8),
        }
    )
