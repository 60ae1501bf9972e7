"""During the day one whole game per file goes through the battery, with the fewest seats; at night all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.nightly import NIGHTLY

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the other games out."""
    if NIGHTLY:
        return
    first: dict[Path, pytest.Item] = {}
    games = [
        each for each in items if "battery" in getattr(each, "fixturenames", ()) and HERE in each.path.parents
    ]
    left = [each for each in games if first.setdefault(each.path, each) is not each]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
