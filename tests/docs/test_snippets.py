"""Every program and command that a page shows is run: here, or by the test that is named here."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(sys.executable).parent
KERNEL = (
    "bothy.kernel",
    "bothy.games.glenmore.expansions.haggis.feast",
    "creel.position",
    "creel.day",
    "creel.morning",
)
"""Modules with the names that the kernel's page uses."""
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```", re.DOTALL | re.MULTILINE)
PAGES = {
    page.relative_to(ROOT).as_posix(): BLOCK.findall(page.read_text(encoding="utf-8"))
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    if page.parent.name != "reference"
}
SHOWN = {page: blocks for page, blocks in PAGES.items() if blocks}
BY_DAY = ("docs/records.md", "docs/club.md")
BY_NIGHT = ("docs/analysis.md", "docs/packs.md")
ELSEWHERE = {
    "CONTRIBUTING.md": ".ci/run",
    "README.md": ".ci/run",
    "docs/add-a-game.md": "tests/games/test_nim.py",
    "docs/api.md": "tests/docs/test_site.py",
    "docs/arena.md": "tests/bots/test_arena.py",  # with fewer games
    "docs/battery.md": "Makefile",  # every night, with other games
    "docs/design/balance.md": "tests/bots/test_balance.py",  # with few games; the page's own take hours
    "docs/design/mutation.md": "Makefile",  # every night
    "docs/hosting.md": "tests/deploy/test_hosting_guide.py",
    "docs/kernel.md": "tests/docs/test_snippets.py",
    "docs/load.md": "Makefile",  # every night
    "docs/opponents.md": "tests/bots/test_ladder.py",  # with fewer games
    "docs/operating.md": "tests/deploy/test_operating_guide.py",
    "docs/research.md": "tests/research/test_environment.py",
    "docs/upgrading.md": "tests/deploy/test_operating_guide.py",
    "docs/write-a-bot.md": "tests/clients/test_clients.py",
}
SERVES = ("bothy play", "bothy serve")


def test_every_page_with_a_program_or_a_command_has_a_test_that_runs_it() -> None:
    assert set(SHOWN) == {*BY_DAY, *BY_NIGHT, *ELSEWHERE}
    assert [test for test in ELSEWHERE.values() if not (ROOT / test).is_file()] == []


@pytest.mark.parametrize("page", [*BY_DAY, *[pytest.param(page, marks=pytest.mark.nightly) for page in BY_NIGHT]])
def test_a_page_can_be_followed_from_top_to_bottom(page: str, tmp_path: Path) -> None:
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    for language, block in SHOWN[page]:
        if language == "python":
            subprocess.run([sys.executable, "-c", block], cwd=tmp_path, check=True)
        for line in commands(block) if language == "sh" else ():
            follow(line, tmp_path)


def commands(block: str) -> Iterator[str]:
    """Yields a block's commands of ours, without their comments."""
    for line in block.replace("\\\n", " ").splitlines():
        if re.match(r"([A-Z_]+=\S+ )?bothy ", line):
            yield re.sub(r"\s+#.*$", "", line)


def follow(line: str, folder: Path) -> None:
    """Runs a command to its end, or until it serves."""
    environment = os.environ | {"PATH": f"{PROGRAMS}:{os.environ['PATH']}", "HOME": str(folder)}
    if not line.startswith(SERVES):
        done = subprocess.run(
            ["sh", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (line, done.stdout, done.stderr)
        return
    words = [*shlex.split(line), "--port", "0"]
    if words[1] == "play":
        words.append("--no-browser")
    with subprocess.Popen(words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert any("http" in said for said in server.stdout), line
        server.send_signal(signal.SIGTERM)


def test_the_readmes_table_is_played_to_its_end(tmp_path: Path) -> None:
    (program,) = [block for language, block in SHOWN["README.md"] if language == "python"]
    short = program.replace('find("caledonia")', 'find("creel")')
    assert short != program
    answers = "0\n" * 2_000
    done = subprocess.run(
        [sys.executable, "-c", short], input=answers, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "ranks" in done.stdout


def test_the_kernels_examples_are_made_of_what_there_is() -> None:
    names: dict[str, object] = {}
    for module in KERNEL:
        names |= vars(import_module(module))
    for _, block in SHOWN["docs/kernel.md"]:
        if not quoted(block):
            exec(compile(block, "docs/kernel.md", "exec"), names)  # noqa: S102 - our own page


def quoted(block: str) -> bool:
    """Returns whether a block is in our code, word by word."""
    words = " ".join(block.split())
    sources = [*(ROOT / "src" / "bothy" / "games").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    return any(words in " ".join(source.read_text(encoding="utf-8").split()) for source in sources)
