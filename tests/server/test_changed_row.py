"""A release that changes a row of the map, made from this tree: games opened before it keep the old row."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.nightly import at_night

from bothy.games.caledonia.versions import KEPT, NEWEST

ROOT = Path(__file__).parents[2]
VERSIONS = "src/bothy/games/caledonia/versions.py"
MAPS = "src/bothy/games/caledonia/pack/data/maps.toml"
COSTS = """
from bothy.table.game_registry import find
game = find("caledonia")
for version in game.versions:
    rules = game.open({}, 2, game.packs.of_version(version))
    print(version, sum(cell.cost for cell in rules.pack.sides[0].cells))
"""


def run(release: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs something of that release."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}
    paths = release / "src", ROOT / "examples" / "creel" / "src"
    environment = clean | {"PYTHONPATH": os.pathsep.join(map(str, paths))} | variables
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=release, capture_output=True, text=True, timeout=120
    )


def edit(path: Path, old: str, new: str) -> None:
    """Replaces text that occurs once in a file."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, (path, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """Copies this tree, to be changed."""
    made = tmp_path / "release"
    leave_out = shutil.ignore_patterns("__pycache__", "web", "*.pyc")
    for part in ("src", "scripts"):
        shutil.copytree(ROOT / part, made / part, ignore=leave_out)
    return made


def change_the_map(release: Path) -> None:
    """Changes the map as a developer would: a new version, and a hex that costs more in it."""
    edit(release / VERSIONS, f"KEPT: Final[tuple[int, ...]] = {KEPT}", f"KEPT: Final = {(*KEPT, NEWEST)}")
    edit(release / VERSIONS, f"NEWEST: Final = {NEWEST}", f"NEWEST: Final = {NEWEST + 1}")
    edit(release / MAPS, "2+            g3!", "2+            g6!")


def check(release: Path, store: Path) -> subprocess.CompletedProcess[str]:
    """Runs the migration check on the open games."""
    command = "import sys; from bothy.cli import main; sys.exit(main(['migrate', '--check']))"
    settings = {
        "BOTHY_STORE": f"sqlite:{store}",
        "BOTHY_SECRET": "s" * 40,
        "BOTHY_ORIGINS": "http://bothy.example",
    }
    return run(release, "-c", command, **settings)


def test_old_games_go_on_with_the_old_row_and_new_ones_have_the_new(release: Path, left_file: Path) -> None:
    kept = run(release, "scripts/keep_version.py", "caledonia", "--rows", "maps.toml")
    assert "Now raise the version, then change the rows" in kept.stdout, kept.stderr
    change_the_map(release)
    costs = [line.split() for line in run(release, "-c", COSTS).stdout.splitlines()]
    assert [int(version) for version, _ in costs] == [*KEPT, NEWEST, NEWEST + 1]
    *before, now = [int(cost) for _, cost in costs]
    assert set(before) == {now - 3}
    checked = check(release, left_file)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "4 of 4" in checked.stdout


@at_night
def test_the_check_would_say_so_if_the_old_rows_had_not_been_kept(release: Path, left_file: Path) -> None:
    change_the_map(release)
    checked = check(release, left_file)
    assert checked.returncode == 1
    assert "2 of 4 open games would not go on" in checked.stdout
    assert checked.stdout.count("another set of components") == 2
