"""Monitoring: the dashboard and the alerts use only existing metrics, and each alert names the next step."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import REGISTRY

import bothy.server.metrics  # noqa: F401 - counts are known once it is loaded

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
