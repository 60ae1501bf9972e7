"""The same digests in CPython with any hash seed, compiled by mypyc, in Pyodide and the server on any system."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import NIGHTLY, at_night

from bothy.kernel import Json
from bothy.kernel.digest import spelled
from bothy.server import fast_digest
from bothy.server.fast_digest import spelled_fast
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent.parent
SCRIPT = Path(__file__).parent / "digests.py"

GAMES = [str(number) for number in (range(32) if NIGHTLY else (1, 5, 8, 9, 11, 14))]
"""Numbers of the games; by day a few that together switch everything on, because Pyodide is slow."""

pytestmark = pytest.mark.xdist_group("runtimes")


def run(*paths: Path, hash_seed: str = "0") -> dict[str, Any]:
    """Returns the report of a new interpreter that searches these paths for packages first."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(str(path) for path in (*paths, ROOT)),
        "PYTHONHASHSEED": hash_seed,
    }
    done = subprocess.run([sys.executable, str(SCRIPT), *GAMES], env=environment, capture_output=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.fixture(scope="module")
def reference() -> list[str]:
    report = run(ROOT / "src", ROOT / "examples/creel/src")
    assert report["compiled"] == [False, False, False, False]
    assert len(report["digests"]) > 100
    return list(report["digests"])


@pytest.mark.parametrize("hash_seed", ["4711", *[pytest.param(each, marks=at_night) for each in ("1", "2")]])
def test_hash_seeds_do_not_matter(reference: list[str], hash_seed: str) -> None:
    assert run(ROOT / "src", ROOT / "examples/creel/src", hash_seed=hash_seed)["digests"] == reference


def test_kernel_and_example_compiled_together(reference: list[str]) -> None:
    from compile import kernel_and_example

    report = run(kernel_and_example())
    assert report["compiled"] == [True, True, False, False]
    assert report["digests"] == reference


def build(folder: Path, target: Path, **environment: str) -> Path:
    """Builds a wheel from one of our projects, with or without the browser client, which contains no rules."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    environment |= {"BOTHY_NO_CLIENT": "1"}
    subprocess.run(command, cwd=folder, env=os.environ | environment, check=True, capture_output=True)
    return next(target.glob("*.whl"))


def test_fronts_of_packages_define_no_class() -> None:
    """They stay interpreted, and interpreted classes can't inherit from most compiled ones."""
    fronts = [path for part in ("kernel", "games") for path in (ROOT / "src/bothy" / part).rglob("__init__.py")]
    assert len(fronts) > 40
    defining = [path for path in fronts if "\nclass " in path.read_text(encoding="utf-8")]
    assert not defining


@at_night  # compiling both games takes minutes
def test_the_interpreted_example_on_the_compiled_wheel(reference: list[str], tmp_path: Path) -> None:
    wheel = build(ROOT, tmp_path / "dist", BOTHY_COMPILED="1")
    site = tmp_path / "site"
    uv = str(Path(sys.executable).parent / "uv")
    subprocess.run([uv, "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel)], check=True)
    report = run(site, ROOT / "examples/creel/src")
    assert report["compiled"] == [True, False, True, True]
    assert report["digests"] == reference


def test_pyodide(reference: list[str], tmp_path: Path) -> None:
    wheels = [build(ROOT, tmp_path / "bothy"), build(ROOT / "examples/creel", tmp_path / "creel")]
    command = [
        "node",
        str(SCRIPT.parent / "in_pyodide.mjs"),
        *[str(wheel) for wheel in wheels],
        str(SCRIPT),
        str(ROOT / "tests/local/kept_in_memory.py"),
        *GAMES,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    report = json.loads(done.stdout)
    assert report["python"].startswith("3.14")
    assert report["digests"] == reference


@pytest.mark.parametrize(
    "data",
    [
        {"b": [1, -2, True, None], "a": {"z": "plain", "y": []}},
        "é and ü",
        'a quote ", a backslash \\, a tab \t, a bell \x07, a delete \x7f',
        [0.5, 1e16, 1e-7, -0.0],
        0.5,
        {"a": -1.5, "tile.C": 7},
        [2**63, 2**64, 2**80, -(2**70)],
        {"key é": 1, "key z": 2, "key a": 3},
        "3e8",
        "</script>/",
    ],
)
def test_any_data_is_spelled_as_the_kernel_spells_it(data: Json) -> None:
    assert spelled_fast(data) == spelled(data)


@pytest.mark.parametrize("name", ["caledonia", "glenmore", "creel"])
def test_positions_of_a_whole_game_are_spelled_alike_and_by_the_fast_encoder(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow: list[Json] = []

    def counted(data: Json) -> bytes:
        slow.append(data)
        return spelled(data)

    match = Match.open(find(name), {}, 2, Shuffle.numbered(7, ["a", "b"]))
    monkeypatch.setattr(fast_digest, "spelled", counted)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[match.seq % len(legal)])
        written = match.rules.write(match.position)
        assert spelled_fast(written) == spelled(written)
    assert not slow


def test_the_server_runs_without_features_that_other_systems_lack() -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "elsewhere.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_uvloop_is_installed_only_where_it_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    uvloop = [each for extra in extras.values() for each in extra if each.startswith("uvloop")]
    assert uvloop
    assert all(each.endswith("; sys_platform != 'win32'") for each in uvloop)
