"""The key that identifies a host to push services."""

from __future__ import annotations

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bothy.cli import main
from bothy.server.notices.keys import PushKey, make_key


def test_a_key_is_made_once_readable_by_its_owner_alone_and_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "push.pem"
    assert main(["keys", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    public, first = PushKey.at(file).public, capsys.readouterr().out
    assert public in first
    assert main(["keys", str(file)]) == 0
    assert "already exists and wasn't changed" in capsys.readouterr().out
    assert PushKey.at(file).public == public
    assert [each.name for each in tmp_path.iterdir()] == ["push.pem"]


def test_of_several_processes_with_the_same_number_one_makes_the_key(tmp_path: Path) -> None:
    """In containers that share a volume, processes often have the same number."""
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: make_key(tmp_path / "push.pem"), range(40)))
    assert made.count(True) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["push.pem"]
