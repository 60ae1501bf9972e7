"""`bothy migrate --check`: what it reports to an operator before an upgrade."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bothy.cli import main


@pytest.fixture
def host(left_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns settings of a host on that file."""
    monkeypatch.setenv("BOTHY_STORE", f"sqlite:{left_file}")
    monkeypatch.setenv("BOTHY_SECRET", "a secret for tests, of more than thirty-two letters")
    monkeypatch.setenv("BOTHY_ORIGINS", "http://bothy.example")
    return left_file


def test_the_check_says_that_all_games_go_on_and_what_to_do_next(
    host: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    was = host.read_bytes()
    assert main(["migrate", "--check"]) == 0
    said = capsys.readouterr().out
    assert "Every open game goes on under this release, move by move: 4 of 4." in said
    assert f"stop the host, copy {host}, then start the new release" in said
    assert host.read_bytes() == was


def test_the_check_lists_what_differs_and_why(host: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(host)) as db, db:
        versions = {each: rules_of(db, each) for each in ("glen", "plain", "sealed", "tight")}
        _replace(db, "openings", "header", "tight", b'"rules":%d' % versions["tight"], b'"rules":99')
        _replace(db, "openings", "header", "glen", b'"pack":"', b'"pack":"other ')
        _replace(db, "entries", "body", "plain", b'"digest":"', b'"digest":"0')
        db.execute("update entries set body = 'torn' where match_id = 'sealed' and seq = 2")
    assert main(["migrate", "--check"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "4 of 4 open games would not go on under this release. Nothing was changed."
    told = [re.sub(r"\d+ steps", "N steps", line) for line in said]
    assert told[1].startswith(
        "  glen (table table-glen; glenmore, rules version 1, N steps): This game was played with"
    )
    assert told[2].startswith(
        f"  plain (table table-plain; caledonia, rules version {versions['plain']}, N steps): At step "
    )
    assert told[3].startswith(
        "  sealed (table table-sealed; creel, rules version 2, N steps): This release can’t read"
    )
    assert said[4].startswith("  tight (table table-tight; caledonia, rules version 99, ")
    assert " steps): This game was played with version 99" in said[4]
    assert said[5].startswith("What to do: keep the running release")


def rules_of(db: sqlite3.Connection, match_id: str) -> int:
    """Returns the rules version of a game: that of the release that filled the store."""
    (header,) = db.execute("select header from openings where match_id = ?", (match_id,)).fetchone()
    version: int = json.loads(header)["rules"]
    return version


def _replace(db: sqlite3.Connection, table: str, column: str, match_id: str, old: bytes, new: bytes) -> None:
    """Replaces bytes in the lines of a game."""
    text = f"update {table} set {column} = cast(replace({column}, ?, ?) as blob) where match_id = ?"  # noqa: S608
    assert db.execute(text, (old.decode(), new.decode(), match_id)).rowcount


def test_a_file_that_is_not_there_is_named_and_not_made(
    host: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = host.with_name("missing.db")
    monkeypatch.setenv("BOTHY_STORE", f"sqlite:{missing}")
    assert main(["migrate", "--check"]) == 2
    assert "missing.db: there is no such file" in capsys.readouterr().err
    assert not missing.exists()


def test_the_check_of_a_database_before_and_after_its_migration(
    left_database: str, host: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOTHY_STORE", left_database)
    for command in (["migrate", "--check"], ["migrate"], ["migrate", "--check"]):
        assert main(command) == 0
    said = capsys.readouterr().out
    assert said.count("Every open game goes on under this release, move by move: 4 of 4.") == 2
    assert said.count("restart one process after the other") == 2
