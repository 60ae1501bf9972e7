"""Shared by all tests: the battery, enabled as in a game's own tests, and the selection of nightly tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from tests.nightly import CHECKED_STEPS, NIGHTLY

if TYPE_CHECKING:  # a module imported here couldn't be a plugin any more
    from bothy.testing import Battery

pytest_plugins = ["bothy.testing"]

# Hypothesis measures these two by wall-clock time, so a busy machine would fail tests.
settings.register_profile("bothy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("bothy")


@pytest.fixture
def battery(battery: Battery) -> Battery:
    """Provides the battery, checking as many steps as there is time for."""
    battery.every = CHECKED_STEPS
    return battery


WAITING = ("tests/server/", "tests/cli/", "tests/deploy/")
"""Tests that mostly wait: they come first, alongside Chromium's. The others keep every core busy."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects nightly tests by day, and puts those first that mostly wait."""
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))
    left = [] if NIGHTLY else [item for item in items if item.get_closest_marker("nightly")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
