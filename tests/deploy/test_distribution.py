"""The package's name on the package index: `bothy` belongs to another project, so ours is `bothy-games`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

import bothy

ROOT = Path(__file__).parents[2]


def project(folder: Path) -> dict[str, Any]:
    """Returns a project's metadata."""
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    return found


def test_the_distribution_is_bothy_games_and_brings_the_command_bothy_and_both_games() -> None:
    ours = distribution("bothy-games")
    points = {(point.group, point.name) for point in ours.entry_points}
    assert ("console_scripts", "bothy") in points
    assert {("bothy.games", "caledonia"), ("bothy.games", "glenmore")} <= points


def test_a_standalone_game_depends_on_it_by_that_name() -> None:
    assert project(ROOT / "examples" / "creel")["dependencies"] == ["bothy-games"]


def test_no_one_is_told_to_install_the_other_project() -> None:
    wrong = re.compile(r"(?<![\w/.-])bothy\[[a-z,]+\]|(?:pip|uv) (?:install|add)[^\n]*\s'?bothy(?![\w-])")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout
    if not listed:
        pytest.skip("not a checkout")
    told = []
    for name in listed.decode().split("\0"):
        path = ROOT / name
        if not path.is_file() or path.suffix in {".png", ".webp", ".woff2"} or path.samefile(__file__):
            continue
        told += [f"{name}: {found[0]}" for found in wrong.finditer(path.read_text(errors="replace"))]
    assert told == []


def test_an_isolated_build_of_the_compiled_wheel_asks_for_the_compiler() -> None:
    ask = "from hatchling.build import get_requires_for_build_wheel as needs; print(*needs(), sep='\\n')"

    def needed(**environment: str) -> set[str]:
        command = [sys.executable, "-c", ask]
        done = subprocess.run(
            command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=True
        )
        return {re.split(r"[<>=]", line)[0] for line in done.stdout.split()}

    assert needed(BOTHY_COMPILED="1") >= {"mypy", "setuptools"}
    assert needed(BOTHY_COMPILED="0") == set()


def test_the_version_in_the_code_is_the_version_of_the_distribution() -> None:
    assert bothy.__version__ == project(ROOT)["version"] == distribution("bothy-games").version
