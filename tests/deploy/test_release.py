"""The check of a release: each step finds what is wrong, and none passes without a result."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
import release_check
from release_check import Failed, NotDone
from release_notes import notes

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
