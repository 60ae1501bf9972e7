"""Every refusal of the server has a sentence."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bothy.server
from bothy.kernel import Reason
from bothy.server.words import SPOKEN, catalogue, language_of, reason_text


def keys() -> list[str]:
    """Returns the keys of all reasons in the server's own code."""
    found = {}
    for path in sorted(Path(bothy.server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found[str(key.value)] = path.name
    return sorted(found)


@pytest.mark.parametrize("key", keys())
def test_every_reason_has_a_message(key: str) -> None:
    assert catalogue("en").has(f"no-{key}")


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("tlh", "en"),
        ("xx;q=1, en;q=0.1", "en"),
        (";;;,,q=;q=x", "en"),
        *[(f"{language}-XX;q=0.8, en;q=0.5", language) for language in SPOKEN],
    ],
)
def test_the_language_is_the_best_of_those_requested(accepted: str, spoken: str) -> None:
    assert language_of(accepted) == spoken


def test_a_reason_of_a_game_is_worded_by_the_game_and_one_of_an_unknown_game_does_not_fail() -> None:
    gale = Reason("gale", "K1.3")
    assert reason_text(gale, "en", "creel").startswith("Not in a gale")
    assert "gale" in reason_text(gale, "en", "no-such-game")
