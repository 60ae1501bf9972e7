"""The key that push services know a host by."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from bothy.cli import main
from bothy.server.notices.keys import PushKey


def test_a_key_is_made_once_readable_by_its_owner_alone_and_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "push.pem"
    assert main(["keys", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    public, first = PushKey.at(file).public, capsys.readouterr().out
    assert public in first
    assert main(["keys", str(file)]) == 0
    assert "left as it is" in capsys.readouterr().out
    assert PushKey.at(file).public == public
    assert [each.name for each in tmp_path.iterdir()] == ["push.pem"]
