"""The page on modules lists every hook of every game, with a test that is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bothy.games.caledonia.module import Module as CaledoniaModule
from bothy.games.glenmore.module import Module as GlenMoreModule
from bothy.kernel import hooks_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-module.md"
GAMES: dict[str, tuple[type, Path]] = {
    "Caledonia": (CaledoniaModule, ROOT / "tests" / "games" / "caledonia" / "test_module.py"),
    "Glen More": (GlenMoreModule, ROOT / "tests" / "games" / "glenmore" / "test_module.py"),
}
"""By the heading of a game: its class of hooks, and the file with the tests that use them."""
ROW = re.compile(r"^\| `(\w+)` \| (.+) \| `(\w+)` \|$")


def rows(heading: str) -> list[tuple[str, str, str]]:
    """The table under a heading: hook, when, test."""
    text = PAGE.read_text(encoding="utf-8")
    section = re.split(r"^## ", text, flags=re.MULTILINE)
    own = next(part for part in section if part.startswith(f"{heading}\n"))
    found = [ROW.match(line) for line in own.splitlines()]
    return [(row[1], row[2], row[3]) for row in found if row is not None]


@pytest.mark.parametrize("heading", GAMES)
def test_the_page_lists_every_hook_in_order(heading: str) -> None:
    assert [hook for hook, _, _ in rows(heading)] == list(hooks_of(GAMES[heading][0]))


@pytest.mark.parametrize("heading", GAMES)
def test_the_page_says_when_in_the_words_of_the_class(heading: str) -> None:
    module = GAMES[heading][0]
    for hook, when, _ in rows(heading):
        assert (getattr(module, hook).__doc__ or "").strip().splitlines()[0] == when


@pytest.mark.parametrize("heading", GAMES)
def test_the_tests_named_are_there(heading: str) -> None:
    tree = ast.parse(GAMES[heading][1].read_text(encoding="utf-8"))
    there = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert [test for _, _, test in rows(heading) if test not in there] == []
