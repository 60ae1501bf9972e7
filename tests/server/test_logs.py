"""Logs: one format for all, sampled where frequent, complete where something went wrong."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from bothy.server.logs import set_up_logs
from bothy.server.settings import Settings


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def written(settings: Settings, *calls: tuple[str, str, dict[str, Any]]) -> list[dict[str, Any]]:
    stream = io.StringIO()
    set_up_logs(settings, stream)
    log = structlog.get_logger()
    for method, event, fields in calls:
        getattr(log, method)(event, **fields)
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_time_level_event_and_fields() -> None:
    (line,) = written(Settings(), ("info", "started", {"port": 8417}))
    assert line["event"] == "started"
    assert line["level"] == "info"
    assert line["port"] == 8417
    assert line["timestamp"].endswith("Z")


def test_only_one_line_in_n_of_a_hot_event_is_written_and_says_so() -> None:
    lines = written(Settings(log_sample_rate=10), *[("info", "played", {"seq": seq}) for seq in range(25)])
    assert [line["seq"] for line in lines] == [0, 10, 20]
    assert {line["one_in"] for line in lines} == {10}


def test_warnings_are_always_written() -> None:
    lines = written(Settings(log_sample_rate=10), *[("warning", "played", {"seq": seq}) for seq in range(5)])
    assert len(lines) == 5


def test_lines_below_the_level_are_left_out() -> None:
    assert written(Settings(log_level="warning"), ("info", "started", {})) == []


def failure(settings: Settings) -> str:
    """Returns the log of a failure with a secret in scope."""
    stream, seed = io.StringIO(), "nobody may know this"
    set_up_logs(settings, stream)
    try:
        raise ValueError(len(seed))
    except ValueError:
        structlog.get_logger().exception("failed")
    return stream.getvalue()


def test_an_exception_is_logged_as_data() -> None:
    line = json.loads(failure(Settings()))
    assert line["exception"][0]["exc_type"] == "ValueError"
    assert line["exception"][0]["frames"][-1]["name"] == "failure"


@pytest.mark.parametrize("settings", [Settings(), Settings(log_format="plain")])
def test_an_exception_is_logged_without_the_secrets_at_hand(settings: Settings) -> None:
    written = failure(settings)
    assert "ValueError" in written
    assert "nobody may know" not in written.replace('seed = io.StringIO(), "nobody may know this"', "")


def test_a_librarys_warning_is_logged_in_the_same_form() -> None:
    stream = io.StringIO()
    set_up_logs(Settings(), stream)
    logging.getLogger("some.library").warning("the %s is low", "tide")
    logging.getLogger("some.library").info("not heard")
    line = json.loads(stream.getvalue())
    assert (line["event"], line["logger"], line["level"]) == ("the tide is low", "some.library", "warning")


def test_people_may_read_plain_lines() -> None:
    stream = io.StringIO()
    set_up_logs(Settings(log_format="plain"), stream)
    structlog.get_logger().info("started", port=1)
    assert "started" in stream.getvalue()
    assert "port=1" in stream.getvalue()
