"""Checks that everything can be written, read back, copied and replayed."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from bothy.kernel import BothyError, Json, canonical
from bothy.table import record
from bothy.table.conformance.probe import Probe
from bothy.table.match import Match


def _no_floats(text: str) -> NoReturn:
    raise ValueError(f"{text} is no whole number")


def _through_json(data: Json) -> Json:
    return json.loads(json.dumps(data), parse_float=_no_floats)


def check_json_frames(probe: Probe) -> None:
    """Checks that every frame on the stack equals itself read back."""
    registry = probe.match.rules.registry
    for frame in probe.pos.stack:
        if _read_back(probe, "json-frames", frame, registry.write, registry.read_frame) != frame:
            probe.fail("json-frames", f"{frame} is read back as something else")


def check_json_actions(probe: Probe) -> None:
    """Checks that every legal action equals itself read back, including its hash."""
    registry = probe.match.rules.registry
    for seat in probe.pos.seats_to_act():
        for action in probe.legal(seat):
            again = _read_back(probe, "json-actions", action, registry.write, registry.read_action)
            if again != action or hash(again) != hash(action):
                probe.fail("json-actions", f"{action} is read back as something else")


def _read_back(probe: Probe, check: str, value: Any, write: Any, read: Any) -> Any:
    try:
        return read(_through_json(write(value)))
    except (BothyError, TypeError, ValueError) as error:
        probe.fail(check, f"{value} cannot be read back: {error!r}")


def check_json_position(probe: Probe) -> None:
    """Checks that a position read back is the same."""
    rules = probe.match.rules
    try:
        again = rules.read(json.loads(probe.text, parse_float=_no_floats))
    except (BothyError, KeyError, TypeError, ValueError) as error:
        probe.fail("json-position", f"the position cannot be read back: {error!r}")
    if probe.write(again) != probe.text:
        probe.fail("json-position", "the position read back is another one")
    seat = probe.chance.below(rules.seats)
    if canonical(rules.view(again, seat)) != canonical(
        rules.view(probe.pos, seat)
    ):  # also checks that both are plain data
        probe.fail("json-position", f"seat {seat} sees another position when it is read back")


def check_copy_equal(probe: Probe) -> None:
    """Checks that a copy equals its original: the probe holds a copy of the match's own position."""
    if probe.write(probe.pos) != probe.text:
        probe.fail("copy-equal", "a copy differs from its original")


def check_no_aliasing(probe: Probe) -> None:
    """Checks that the newest step left the position before it unchanged."""
    last = probe.last
    if last is not None and probe.write(last.before) != last.text:
        probe.fail("no-aliasing", f"{last.action} changed the position before it")


def check_no_aliasing_at_all(probe: Probe) -> None:
    """Checks that all positions of the game are unchanged."""
    for step in probe.steps:
        if probe.write(step.before) != step.text:
            probe.fail("no-aliasing", f"the position before step {step.seq} changed later on")


def check_replay(probe: Probe) -> None:
    """Checks that the record replays to the same digests, links, draws and result, and the log to its position."""
    match = probe.match
    try:
        text = record.complete(match)
        record.Record.read(text).verify(lambda name: match.game)
        again = Match.load(match.game, match.header, match.log, match.shuffle, pack=match.pack)
    except BothyError as error:
        probe.fail("replay", f"the record is refused: {error!r}")
    if probe.write(again.position) != probe.text:
        probe.fail("replay", "the log adds up to another position")
