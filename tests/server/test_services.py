"""The command with which contributors start services."""

from __future__ import annotations

import json
import socket
import subprocess
import threading
from pathlib import Path

import pytest
from private_services import Nats, free_port, in_memory

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


def test_nats_is_not_reported_as_running_while_a_stranger_answers_at_its_port(tmp_path: Path) -> None:
    nats = Nats.create(tmp_path / "nats")
    stranger = socket.create_server(("127.0.0.1", nats.port))
    starting = threading.Thread(target=nats.start)
    starting.start()
    stranger.settimeout(10)
    log = tmp_path / "nats" / "log"
    while not (log.exists() and "address already in use" in log.read_text()):
        stranger.accept()[0].close()  # it answers, and hangs up at once
    stranger.close()
    starting.join(20)
    with socket.create_connection(("127.0.0.1", nats.port)) as client:
        assert client.recv(5) == b"INFO "
    nats.stop()


@pytest.mark.skipif(
    not Path("/proc/sys/net/ipv4/ip_local_port_range").exists(), reason="Linux tells its range there"
)
def test_a_free_port_stays_free_while_others_are_given_any_port() -> None:
    first, last = map(int, Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split())
    assert not any(first <= free_port() <= last for _ in range(50))
