"""The conformance battery as a pytest plugin: `pytest_plugins = ["bothy.testing"]` in a game's conftest.

It provides the fixture `battery` and registers the marker `rule`.
"""

from __future__ import annotations

from typing import Any

import pytest

from bothy.kernel import Game
from bothy.messages import Catalogue
from bothy.table.conformance import Failed, play_game
from bothy.table.match import Match
from bothy.table.options import Setting, pairs


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker wherever the plugin is active."""
    config.addinivalue_line("markers", "rule(*paragraphs): the paragraphs of a rules reference enacted here")


class Battery:
    """Plays games with every check at every step, and fails the test with the violation.

    With `every`, only one step in this many is checked, and the last.
    """

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def __call__(self, game: Game[Any], setting: Setting, seed: int = 0) -> Match:
        """Play one game."""
        try:
            faults = Catalogue(game=game).faults
            return play_game(game, setting.options, setting.seats, seed, faults, every=self.every)
        except Failed as failed:
            pytest.fail(f"{failed.violation} ({setting}, seed {seed})")

    def pairs(self, game: Game[Any], rounds: int = 1) -> int:
        """Play every pair of option values for `rounds` rounds; return the number of games."""
        settings, _never = pairs(game)
        for round_ in range(rounds):
            for number, setting in enumerate(settings):
                self(game, setting, round_ * len(settings) + number)
        return rounds * len(settings)


@pytest.fixture
def battery() -> Battery:
    """Return the battery, to be called with a game."""
    return Battery()
