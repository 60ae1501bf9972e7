"""Games played before: golden ones, kept as records and texts, and hundreds of seeded ones per version."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.nightly import NIGHTLY
from witness import Witnessed, kept, play

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


GAMES = 300 if NIGHTLY else 24
"""Number of kept games to play again; by day a third of the first round over all option pairs."""
PARTS = 6
"""Number of tests to divide them among, so that they run in parallel. By day older versions run one of them."""
NAMES = ("caledonia", "creel", "glenmore")
NEWEST = [(name, find(name).rules_version, part) for name in NAMES for part in range(PARTS)]
OLDER = [(name, version, part) for name in NAMES for version in find(name).kept for part in range(PARTS)]


@pytest.mark.parametrize(("name", "version", "part"), NEWEST + (OLDER if NIGHTLY else OLDER[::PARTS]))
def test_every_game_goes_as_it_went(name: str, version: int, part: int) -> None:
    before = kept(name, version)
    assert len(before) >= 300
    some = before[:GAMES][part::PARTS]
    now: list[Witnessed] = [play(find(name), each.seats, each.options, each.seed, version) for each in some]
    assert now == some
