"""The operator's guide, followed word by word on a running host; its dashboard and alerts."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import REGISTRY
from tests.cli.hosts import BOTHY, SECRET, Guest, clean_environment, serving
from tests.nightly import at_night

import bothy.server.metrics  # noqa: F401 - counts are known once it is loaded

GUIDE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()
SETTINGS = "/etc/bothy/bothy.toml"


def blocks(section: str) -> list[str]:
    """Returns the commands of one section, block by block; those before the first section are under ''."""
    text = f"## \n{GUIDE}".split(f"## {section}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


def seen(what: Callable[[], bool]) -> None:
    """Waits until it holds: five seconds according to the page, and some more for a busy machine."""
    for _ in range(150):
        if what():
            return
        time.sleep(0.1)
    raise AssertionError("nothing is seen of it")


class Host:
    """A host on SQLite, Ailsa and Boyd at one of its tables, and a shell that has run the page's first block."""

    def __init__(self, settings: Path, address: str, ailsa: Guest, boyd: Guest) -> None:
        self.settings = settings
        self.address = address
        self.ailsa = ailsa
        self.boyd = boyd
        self.boyd_id = boyd.get("/api/me")["person"]
        self.table = ailsa.post("/api/tables", game="creel", seats=2)["id"]
        invite = ailsa.get(f"/api/tables/{self.table}")["invite"]
        boyd.post(f"/api/tables/{self.table}/seats", invite=invite)

    def follow(self, script: str) -> str:
        """Returns the output of commands, which must all succeed."""
        (first,) = blocks("")
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", first.replace(SETTINGS, str(self.settings)) + script],
            env=clean_environment() | {"PATH": f"{BOTHY.parent}:{os.environ['PATH']}"},
            text=True,
            capture_output=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    settings = tmp_path / "bothy.toml"
    lines = [
        f'store = "sqlite:{tmp_path / "games.sqlite"}"',
        f'secret = "{SECRET}"',
        'origins = ["http://bothy.example"]',
    ]
    settings.write_text("\n".join(lines))
    with (
        serving(tmp_path, "--settings", str(settings), bot_workers="0") as running,
        Guest(running.address, "Ailsa") as ailsa,
        Guest(running.address, "Boyd") as boyd,
    ):
        yield Host(settings, running.address, ailsa, boyd)


@at_night
def test_the_page_works_from_its_first_command_to_its_last(host: Host) -> None:
    (people,) = blocks("People")
    said = host.follow(people)
    assert said.count(host.boyd_id) == 2
    assert "Ailsa" in said

    (sanctions,) = blocks("Bans, mutes, and signing people out")
    until_banned, afterwards = re.split(r"(?<=warning.\"\n)", sanctions)
    assert "Boyd can speak again." in host.follow(until_banned)
    seen(lambda: host.boyd.client.get("/api/me").status_code == 403)  # without notifying the process
    assert "Third warning." in host.boyd.client.get("/api/me").json()["text"]
    said = host.follow(afterwards)
    assert "ban until 20" in said
    assert "Boyd can come in again." in said
    seen(lambda: host.boyd.client.get("/api/me").status_code == 204)

    host.ailsa.post(f"/api/tables/{host.table}/chat", text="Where has he gone?")
    made = host.ailsa.post(f"/api/tables/{host.table}/reports", about=host.boyd_id, what="He left us.")["report"]
    read, close = blocks("Reports")
    said = host.follow(read)
    assert "He left us." in said
    assert "Where has he gone?" in said
    assert "Muted for three days" in host.follow(close.replace("REPORT", made))

    (announce,) = blocks("Announcements")
    made_known, afterwards = announce.split("\n", 1)
    host.follow(made_known)
    seen(lambda: host.ailsa.get("/api/server")["announcement"].startswith("We move"))
    assert host.follow(afterwards).splitlines()[-1] == "Nothing is announced."

    (tables,) = blocks("Tables")
    assert host.follow(tables).count(host.table) == 2
    (prune,) = blocks("What is kept, and for how long")
    assert "sessions" in host.follow(prune)

    (drain,) = blocks("Emptying and stopping processes")
    until_drained, afterwards = re.split(r"(?<=--all\n)", drain)
    assert "serves" in host.follow(until_drained)
    seen(lambda: httpx.get(f"{host.address}/ready").status_code == 503)
    host.follow(afterwards)
    seen(lambda: httpx.get(f"{host.address}/ready").status_code == 200)


DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b(?:bothy|process)_[a-z_]+")
RULES = yaml.safe_load((DEPLOY / "prometheus" / "bothy.rules.yml").read_text())["groups"][0]["rules"]
DASHBOARD = json.loads((DEPLOY / "grafana" / "bothy.json").read_text())
TARGETS = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


def counted() -> set[str]:
    """Returns every metric name a process can export."""
    names = {"process_cpu_seconds_total", "process_resident_memory_bytes"}  # exported where there is a /proc
    for metric in REGISTRY.collect():
        suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(metric.type, ("",))
        names.update(metric.name + suffix for suffix in suffixes)
    return names


@pytest.mark.parametrize("expression", [*TARGETS, *(rule["expr"] for rule in RULES)])
def test_every_watched_metric_is_counted(expression: str) -> None:
    asked = set(NAME.findall(expression))
    assert asked - counted() == set()
    assert asked or "up{" in expression


@pytest.mark.parametrize("rule", RULES, ids=[rule["alert"] for rule in RULES])
def test_every_alert_says_what_is_wrong_and_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"]["summary"]
    assert rule["annotations"]["action"].endswith(".") or rule["annotations"]["action"].endswith("?")


def test_no_two_panels_lie_over_each_other() -> None:
    cells = [
        (column, row)
        for panel in DASHBOARD["panels"]
        for column in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for row in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(column for column, _ in cells) < 24
