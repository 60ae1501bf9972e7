"""The command contributors start services by."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from private_services import in_memory

COMMAND = Path(__file__).parents[2] / "scripts" / "services"


def _services(*arguments: str) -> str:
    return subprocess.run([COMMAND, *arguments], check=True, capture_output=True, text=True).stdout


def test_services_start_where_told_survive_a_kill_and_leave_nothing_behind() -> None:
    folder = in_memory()
    where = json.loads(_services("start", str(folder), "--json"))
    assert where["BOTHY_SERVICES"] == str(folder)
    pid = int((folder / "nats" / "pid").read_text())
    _services("kill", "postgres", str(folder))
    _services("restart", "postgres", str(folder))
    _services("restart", "nats", str(folder))
    assert int((folder / "nats" / "pid").read_text()) != pid
    settings = ["psql", "-XAtq", "-d", where["BOTHY_STORE"], "-c", "show fsync", "-c", "show synchronous_commit"]
    assert subprocess.run(settings, check=True, capture_output=True, text=True).stdout == "on\non\n"
    _services("stop", str(folder))
    assert not folder.exists()
    assert subprocess.run(settings, capture_output=True).returncode != 0
