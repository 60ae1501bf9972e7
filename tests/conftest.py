"""Shared by all tests: the battery, switched on as a game's own tests would do it; what waits for the night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from tests.nightly import CHECKED_STEPS, NIGHTLY

if TYPE_CHECKING:  # what is imported here is no plugin any more
    from bothy.testing import Battery

pytest_plugins = ["bothy.testing"]

# A busy machine fails no test: Hypothesis measures these two by the clock on the wall.
settings.register_profile("bothy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("bothy")


@pytest.fixture
def battery(battery: Battery) -> Battery:
    """The battery, at as many steps as there is time for."""
    battery.every = CHECKED_STEPS
    return battery


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out by day what has the mark."""
    left = [] if NIGHTLY else [item for item in items if item.get_closest_marker("nightly")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
