"""What is released: the package `bothy-games`, as `bothy` is another project's, and the check of a release."""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
import release_check
from release_check import Failed, NotDone
from release_notes import notes

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


CHANGELOG = (
    "# Changelog\n\n## 0.2.0\n\nNew.\n\n### Play\n\n- More.\n\n## 0.1.0 - 2026-12-01\n\nThe first release.\n"
)


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert notes("0.2.0", CHANGELOG) == "New.\n\n### Play\n\n- More."
    assert notes("0.1.0", CHANGELOG) == "The first release."
    assert notes("0.1", CHANGELOG) == notes("0.3.0", CHANGELOG) == ""


def test_this_version_has_its_notes_and_a_tag_must_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert release_check.version()
    monkeypatch.setenv("RELEASE_TAG", "v9.9.9")
    with pytest.raises(Failed, match=r"the tag is v9\.9\.9"):
        release_check.version()


def test_a_step_that_fails_shows_what_the_tool_said() -> None:
    with pytest.raises(Failed, match="No such file"):
        release_check.run("ls", "/nowhere/at/all")


@pytest.fixture
def auditor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replaces pip-audit, whose service tests can't reach, by a program that prints the file `answer`."""
    program = tmp_path / "pip-audit"
    program.write_text(f"#!/bin/sh\ncat {tmp_path}/answer\n")
    program.chmod(stat.S_IRWXU)
    monkeypatch.setattr(release_check, "TOOLS", tmp_path)
    return tmp_path / "answer"


def test_an_audit_names_each_known_vulnerability(auditor: Path) -> None:
    faulty = {"name": "babel", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
    auditor.write_text(json.dumps({"dependencies": [faulty, {"name": "segno", "version": "1", "vulns": []}]}))
    with pytest.raises(Failed, match=r"^babel: PYSEC-1$"):
        release_check.audit()


def test_an_audit_without_an_answer_has_not_passed(auditor: Path) -> None:
    auditor.write_text("")
    with pytest.raises(NotDone):
        release_check.audit()
    auditor.write_text(json.dumps({"dependencies": [{"name": "babel", "skip_reason": "not found"}]}))
    with pytest.raises(NotDone, match="nothing of 1 of 1"):
        release_check.audit()


def test_an_audit_passes_if_every_dependency_was_looked_up(auditor: Path) -> None:
    auditor.write_text(json.dumps({"dependencies": [{"name": "segno", "version": "1", "vulns": []}]}))
    assert release_check.audit() == "no known vulnerabilities in 1 dependencies"
