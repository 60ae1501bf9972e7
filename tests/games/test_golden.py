"""Whole games, kept as records and as texts that were read through: whatever changes shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.cli.replay import told
from bothy.table import Record
from bothy.table.game_registry import find

GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.bothy"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_game_is_true_and_reads_as_before(path: Path) -> None:
    match = Record.read(path.read_text(encoding="utf-8")).verify(find)
    assert match.finished
    assert "\n".join(told(match, match.seq)) + "\n" == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 3
