"""`bothy serve`, `migrate` and `play` as a host runs them: real processes, a real database, a real bus."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from socket import gethostname
from typing import Any

import httpx
import pytest
from private_services import Services, free_port, services
from tests.cli.hosts import BOTHY, SECRET, Guest, clean_environment, hear, serving
from tests.nightly import at_night
from websockets.exceptions import ConnectionClosed

from bothy.server.listening import listen


@pytest.fixture(scope="module")
def running_services() -> Iterator[Services]:
    with services() as running:
        yield running


@pytest.fixture
def hosted(running_services: Services) -> dict[str, str]:
    """Returns settings of a host with a new database in the newest schema."""
    name = f"host_{time.monotonic_ns()}"
    settings = {"store": running_services.postgres.create_database(name), "bus": running_services.nats.url}
    assert "schema is up to date" in bothy("migrate", **settings).stdout
    return settings


def bothy(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command and returns its result."""
    given = {"secret": SECRET, "origins": "http://bothy.example"} | settings
    environment = clean_environment() | {f"BOTHY_{name.upper()}": value for name, value in given.items()}
    return subprocess.run([BOTHY, *arguments], env=environment, capture_output=True, text=True, timeout=180)


# Errors before the start


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_without_settings_a_host_is_told_what_to_set(command: str) -> None:
    answer = bothy(command)
    assert answer.returncode == 2
    assert answer.stderr.startswith("bothy: No store is set. Set BOTHY_STORE to postgresql://")


def test_a_database_without_tables_is_not_served(running_services: Services) -> None:
    answer = bothy("serve", "--port", "0", store=running_services.postgres.create_database("bare"))
    assert answer.returncode == 2
    assert "Run “bothy migrate”" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_database_that_is_not_there_is_named() -> None:
    answer = bothy("migrate", store=f"postgresql://bothy@127.0.0.1:{free_port()}/bothy")
    assert answer.returncode == 2
    assert "The store isn’t responding" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_taken_port_ends_in_a_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as other:
        port = str(other.getsockname()[1])
        answer = bothy("serve", "--port", port, store=f"sqlite:{tmp_path / 'games'}")
    assert answer.returncode == 2
    assert answer.stderr == f"bothy: Port {port} is in use. Choose another with --port or BOTHY_PORT.\n"


def test_settings_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "bothy.toml"
    file.write_text(f'store = "sqlite:{tmp_path / "games"}"\nlog_level = "info"\n')
    with serving(tmp_path, "--settings", str(file)) as process:
        assert process.logged("serving")[0]["store"] == "sqlite"


def test_migrating_twice_does_no_harm(hosted: dict[str, str]) -> None:
    assert bothy("migrate", **hosted).returncode == 0


# Two processes


def test_a_change_made_at_one_process_is_visible_at_the_other(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted) as one, serving(tmp_path, **hosted) as two, Guest(one.address) as guest:
        table = guest.match_with("random")
        guest.move_to(two.address)
        assert guest.get(f"/api/tables/{table['id']}")["match"] == table["match"]
        for process in (one, two):
            ready = httpx.get(f"{process.address}/ready").json()
            assert ready == {"ready": True, "store": True, "bus": True, "draining": False}


@at_night
def test_an_operator_empties_one_of_two_processes_from_afar(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted) as one, serving(tmp_path, **hosted) as two, Guest(one.address) as guest:
        name = f"{gethostname()}:{one.address.rpartition(':')[2]}"
        table = guest.match_with("random")
        with guest.socket(table["id"]) as socket:
            socket.send(json.dumps({"is": "hello", "seat": 0, "have": -1}))
            listed = bothy("admin", "drain", **hosted).stdout
            assert re.search(rf"^{re.escape(name)} .* serves$", listed, re.MULTILINE), listed
            assert bothy("admin", "drain", name, **hosted).stdout == f"{name} was asked to take nothing new.\n"
            assert hear(socket, "bye") == {"is": "bye"}
        assert httpx.get(f"{one.address}/ready").status_code == 503
        assert httpx.get(f"{two.address}/ready").status_code == 200
        refused = guest.client.post("/api/tables", json={"game": "creel"})
        assert (refused.status_code, refused.json()["reason"]["key"]) == (503, "process-leaving")
        assert guest.get(f"/api/tables/{table['id']}")["state"] == "playing", "what was begun goes on"
        bothy("admin", "drain", name, "--undo", **hosted)
        while httpx.get(f"{one.address}/ready").status_code != 200:
            time.sleep(0.05)
        bothy("admin", "drain", name, "--stop", **hosted)
        assert one.process.wait(timeout=60) == 0
        assert name not in bothy("admin", "drain", **hosted).stdout
        wrong = bothy("admin", "drain", name, **hosted)
        assert (wrong.returncode, "bothy admin drain" in wrong.stderr) == (1, True)


def test_a_process_reports_its_metrics(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted) as process, Guest(process.address) as guest:
        guest.get("/api/games")
        match = guest.match_with("random")["match"]
        while not (mine := guest.get(f"/api/matches/{match}?seat=0").get("mine") or {}).get("decision"):
            time.sleep(0.05)
        guest.post(f"/api/matches/{match}/actions", actions=[mine["decision"]["actions"][0]], seat=0)
        counted = httpx.get(f"{process.address}/metrics").text
        assert float(re.findall(r'^bothy_moves_total{game="creel"} (\S+)$', counted, re.MULTILINE)[0]) >= 1
        assert "bothy_matches_loaded 1.0" in counted
        assert 'bothy_requests_total{method="GET",route="/api/games",status="200"} 1.0' in counted
        assert "process_resident_memory_bytes" in counted


def test_a_process_told_to_stop_lets_sockets_finish_and_exits_with_0(
    hosted: dict[str, str], tmp_path: Path
) -> None:
    with serving(tmp_path, **hosted) as one, serving(tmp_path, **hosted) as two, Guest(one.address) as guest:
        table = guest.match_with("random")
        with guest.socket(table["id"]) as socket:
            socket.send(json.dumps({"is": "hello", "seat": 0, "have": -1}))
            seq, action = _my_turn(socket)
            one.process.send_signal(signal.SIGTERM)
            assert hear(socket, "bye") == {"is": "bye"}
            acknowledged = _act(socket, seq, action)
        assert one.process.wait(timeout=60) == 0
        guest.move_to(two.address)
        state = guest.get(f"/api/matches/{table['match']}?seat=0")
        assert state["seq"] >= acknowledged
        assert one.logged("stopped")[0]["cut_off"] == 0
        amiss = [line["event"] for line in one.lines() if line["level"] in ("error", "warning")]
        assert [event for event in amiss if event != "client-missing"] == []  # a checkout need not have it built


def _my_turn(socket: Any) -> tuple[int, Any]:
    """Returns the newest step and a legal action of seat 0, once it owes an answer."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["is"] in ("resync", "steps") and (message.get("mine") or {}).get("decision"):
            return message["seq"], message["mine"]["decision"]["actions"][0]


def _act(socket: Any, seq: int, action: Any) -> int:
    """Sends an action until it's acknowledged, and returns its entry; bots may answer the same question first."""
    while True:
        socket.send(json.dumps({"is": "act", "id": 1, "after": seq, "actions": [action]}))
        while (answer := json.loads(socket.recv(timeout=60)))["is"] not in ("ack", "refused"):
            pass
        if answer["is"] == "ack":
            return int(answer["seq"])
        assert answer["reason"]["key"] == "overtaken", answer
        seq = answer["seq"]


def test_a_socket_that_stays_open_is_closed_and_nothing_waits_longer_than_configured(
    hosted: dict[str, str], tmp_path: Path
) -> None:
    settings = hosted | {"drain_seconds": "1"}
    with serving(tmp_path, **settings) as process, Guest(process.address) as guest:
        table = guest.match_with("random")
        with guest.socket(table["id"]) as socket:
            start = time.monotonic()
            process.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "nothing of the kind")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert process.process.wait(timeout=60) == 0
        assert time.monotonic() - start < 30


def test_a_stream_of_events_does_not_hold_up_the_end(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted | {"drain_seconds": "55"}) as process, Guest(process.address) as guest:
        table = guest.match_with("random")
        with guest.client.stream("GET", f"/api/stream/{table['id']}") as stream:
            assert stream.status_code == 200
            next(stream.iter_raw())
            start = time.monotonic()
            assert process.stop() == 0
            assert time.monotonic() - start < 30, "it does not wait as long as it may"
        assert [line for line in process.lines() if line["level"] == "error"] == []


# Bots


def test_a_match_goes_on_when_bot_workers_are_killed(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted) as process, Guest(process.address) as guest:
        match = guest.match_with("greedy", "random", game="creel")["match"]
        killed, deadline = 0, time.monotonic() + 180
        while (state := guest.get(f"/api/matches/{match}?seat=0")).get("result") is None:
            assert time.monotonic() < deadline, process.printed.read_text()
            decision = (state.get("mine") or {}).get("decision")
            if decision is None:
                time.sleep(0.02)
                continue
            guest.post(f"/api/matches/{match}/actions", actions=[decision["actions"][0]], seat=0)
            for pid in process.children() if killed < 5 else []:  # the bots are thinking now
                os.kill(pid, signal.SIGKILL)
                killed += 1
        assert state["result"]["ranks"]
        assert killed == 5
        told = guest.client.get(f"/api/matches/{match}/record").text
        record = tmp_path / "game.bothy"
        record.write_text(told)
    assert bothy("replay", str(record), "--verify").stdout.startswith("True: creel, finished")


def test_when_a_process_is_killed_its_bot_workers_end(hosted: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, **hosted) as process:
        while not (workers := process.children()):  # they start while the process is already serving
            time.sleep(0.05)
        process.process.kill()
        for _ in range(1200):
            if not any(Path(f"/proc/{pid}").exists() for pid in workers):
                return
            time.sleep(0.05)
        raise AssertionError(workers)


# Local play


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only records the addresses it was sent to."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "visited"}\n')
    program.chmod(0o755)
    return program


def test_play_opens_the_browser_at_a_table_that_answers(tmp_path: Path, browser: Path) -> None:
    command = [str(BOTHY), "play", "--data", str(tmp_path / "data")]
    environment = clean_environment() | {"BROWSER": str(browser)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        for _ in range(1200):
            if (tmp_path / "visited").exists():
                break
            time.sleep(0.05)
        assert (tmp_path / "visited").read_text() == f"{address}\n"
        assert httpx.get(address).status_code == 200
        again = subprocess.run([*command, "--no-browser"], env=environment, capture_output=True, text=True)
        assert "open already" in again.stdout
        assert address in again.stdout
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
        assert "good night" in process.stdout.read()
    assert (tmp_path / "data" / "games.sqlite").exists()
    assert not (tmp_path / "data" / "address").exists()


def test_play_says_at_once_if_the_browser_client_was_never_built(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src" / "bothy"
    shutil.copytree(source, tmp_path / "bothy", ignore=shutil.ignore_patterns("web", "__pycache__"))
    command = [str(BOTHY), "play", "--no-browser", "--port", "0", "--data", str(tmp_path / "data")]
    environment = clean_environment() | {"PYTHONPATH": str(tmp_path)}
    said = tmp_path / "said"
    with said.open("w") as out, subprocess.Popen(command, env=environment, stdout=out, stderr=out) as process:
        for _ in range(1200):
            if "Bothy is at" in said.read_text():
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    told, _, rest = said.read_text().partition("\n")
    assert told.startswith("bothy: The browser client isn't built")
    assert "make web-build" in told
    assert "client-missing" not in rest  # once is enough
