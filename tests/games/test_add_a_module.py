"""The page on modules: its example works as written, and its points and their dispatch are as declared."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import generate_hooks
import pytest
from generate_hooks import Point
from tests.nightly import NIGHTLY

from bothy.games.caledonia.manifest import MODULES as CALEDONIA_MODULES
from bothy.games.caledonia.module import Module as CaledoniaModule
from bothy.games.glenmore.manifest import MODULES as GLENMORE_MODULES
from bothy.games.glenmore.module import Module as GlenMoreModule
from bothy.kernel import hooks_of

MODULES: dict[str, type] = {"caledonia": CaledoniaModule, "glenmore": GlenMoreModule}
IN_PLAY = {"caledonia": CALEDONIA_MODULES, "glenmore": GLENMORE_MODULES}
SPARE = {"caledonia": ["imagine"], "glenmore": []}
"""Points no module in play needs: Caledonia has no secrets today, but what hides them belongs to the kernel."""
RETURNS = {
    "forbids": ("Reason | None",),
    "waives": ("bool",),
    "takes": ("bool",),
    "follows": ("Frames", "Sequence[Frame[Any]]"),
    "values": ("int",),
}
"""The types that methods of a kind return."""


def types_of(point: Point) -> tuple[list[str], str]:
    """Returns the types of a point's arguments, and of what it returns."""
    called = ast.parse(point.type, mode="eval").body
    assert isinstance(called, ast.Subscript)
    assert isinstance(called.slice, ast.Tuple)
    given, returned = called.slice.elts
    assert isinstance(given, ast.List)
    return [ast.unparse(each) for each in given.elts], ast.unparse(returned)


def test_the_dispatch_and_the_page_are_as_declared() -> None:
    assert generate_hooks.outdated() == []


@pytest.mark.parametrize("game", MODULES)
def test_every_point_of_the_class_is_read(game: str) -> None:
    assert [point.name for point in generate_hooks.declared(game)[1]] == list(hooks_of(MODULES[game]))


@pytest.mark.parametrize("game", MODULES)
def test_a_point_returns_what_its_name_says(game: str) -> None:
    for point in generate_hooks.declared(game)[1]:
        given, returned = types_of(point)
        if point.kind == "changes":
            assert returned in given, point.name
        elif point.kind == "adds":
            assert returned not in {"bool", "int", "Reason | None"}, point.name
        else:
            assert returned in RETURNS[point.kind], point.name


def kinds_of(base: type) -> list[type]:
    """Returns the classes of a game's own modules and powers."""
    below: list[type] = type.__subclasses__(base)
    below += [deeper for kind in below for deeper in kinds_of(kind)]
    return [kind for kind in below if kind.__module__.startswith("bothy.games.")]


@pytest.mark.parametrize("game", MODULES)
def test_a_module_in_play_needs_every_point(game: str) -> None:
    assert IN_PLAY[game]
    needed = {name for kind in kinds_of(MODULES[game]) for name in vars(kind)}
    assert [name for name in hooks_of(MODULES[game]) if name not in needed] == SPARE[game]


# The worked example

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-module.md").read_text(encoding="utf-8")
FILES = re.findall(r'^```(\w+) title="([^"]+)"\n(.*?)^```', PAGE, re.DOTALL | re.MULTILINE)
COPIED = ("src", "tests", "examples", "scripts")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "golden", "baselines")


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the repository in which a reader has followed the page."""
    copy = tmp_path_factory.mktemp("reader")
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for kind, name, text in FILES:
        file = copy / name
        if kind == "diff":
            before = "".join([line[1:] for line in text.splitlines(keepends=True) if line[0] != "+"])
            after = "".join([line[1:] for line in text.splitlines(keepends=True) if line[0] != "-"])
            code = file.read_text(encoding="utf-8")
            assert code.count(before) == 1
            file.write_text(code.replace(before, after), encoding="utf-8")
        else:
            assert not file.exists()
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return copy


def run(folder: Path, *command: str) -> str:
    """Runs a command in the reader's copy and returns its output."""
    root = next(each for each in (folder, *folder.parents) if (each / "pyproject.toml").exists())
    sources = [str(root / "src"), str(root / "examples/creel/src")]
    done = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sources)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_touches_its_three_folders_and_one_line() -> None:
    added = [name for kind, name, _ in FILES if kind != "diff"]
    assert {str(Path(name.split("/piper/")[0])) for name in added} == {
        "src/bothy/games/glenmore/expansions",
        "web/src/games/glenmore/expansions",
        "tests/games/glenmore/expansions",
    }
    changed = [text for kind, _, text in FILES if kind == "diff"]
    assert [line for text in changed for line in text.splitlines() if line[0] in "+-"] == ['+    "piper",']


def test_the_example_is_played_as_the_page_says(followed: Path) -> None:
    tests = "tests/games/glenmore/expansions/piper"
    assert "3 passed" in run(followed, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests)
    assert "X20.3  At the end" in run(followed, sys.executable, "-m", "bothy", "rules", "glenmore", "X20")


@pytest.mark.skipif(not NIGHTLY, reason="type-checks the whole client")
def test_the_example_is_drawn_as_the_page_says(followed: Path) -> None:
    shutil.copytree(ROOT / "web", followed / "web", ignore=LEFT_OUT, dirs_exist_ok=True)
    (followed / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    run(followed / "web", "npx", "biome", "check", "src/games/glenmore/expansions/piper")
    (followed / ".venv").symlink_to(ROOT / ".venv")  # the client's types come from the copy's Python
    run(followed / "web", "npm", "run", "types")
    run(followed / "web", "npx", "vite", "build", "--outDir", "../built")
