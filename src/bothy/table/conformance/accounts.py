"""Checks that everything is reported: every change of a stock by an event, every key by a message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bothy.kernel import Reason
from bothy.kernel.position import REASONS
from bothy.table.conformance.probe import Probe

KERNEL_REASONS = tuple(reason.key for reason in REASONS)


def check_stocks(probe: Probe) -> None:
    """Checks that the lines of the step's events account for every change of a stock."""
    last = probe.last
    if last is None:
        return
    rules = probe.match.rules
    told: dict[str, int] = {}
    for event in last.played.events:
        for stock, change, _reason in event.lines:
            told[stock] = told.get(stock, 0) + change
    before, after = rules.stocks(last.before), rules.stocks(probe.pos)
    for stock in dict.fromkeys([*before, *after, *told]):
        change = after.get(stock, 0) - before.get(stock, 0)
        if change != told.get(stock, 0):
            probe.fail(
                "stocks", f"{last.action}: {stock} changed by {change}, its events say {told.get(stock, 0)}"
            )


def check_messages(probe: Probe) -> None:
    """Checks that keys of questions, actions, reasons, events and notes have messages that fit their values."""
    registry = probe.match.rules.registry
    pos = probe.pos
    rules = probe.match.rules
    own = [note for seat in range(rules.seats) for note in rules.own_notes(pos, seat)]
    for note in [*rules.notes(pos), *own]:
        _met(probe, note.key, note.values)
    for seat in pos.seats_to_act():
        ask = pos.stack[-1].ask(pos, seat)
        _met(probe, ask.key, ask.values)
        for action in probe.legal(seat):
            values = {name: getattr(action, name) for name in registry.fields(action.name)}
            _met(probe, f"do-{action.name}", values)
        held = [
            free_action for free_action in pos.turn_free_actions(seat) if free_action not in pos.free_actions(seat)
        ]
        waiting = [action for free_action in held for action in free_action.candidates(pos, seat)]
        reasons = [reason for _, reason in probe.tried(seat)]
        for reason in [*reasons, *[pos.why_not(seat, action) for action in waiting]]:
            if reason is not None:
                _met_reason(probe, reason)
    if probe.last is not None:
        for event in probe.last.played.events:
            if event.key not in registry.events:
                probe.fail("messages", f"the event {event.key!r} is not registered")
            _met(probe, f"event-{event.key}", event.values)


def _met_reason(probe: Probe, reason: Reason) -> None:
    if reason.key not in probe.match.rules.registry.reasons and reason.key not in KERNEL_REASONS:
        probe.fail("messages", f"the reason {reason.key!r} is not registered")
    _met(probe, f"no-{reason.key}", reason.values)


def check_messages_of_table(probe: Probe) -> None:
    """Checks that options, score categories and optional reactions have messages too."""
    for reaction in probe.match.rules.registry.reactions:
        _met(probe, f"reaction-{reaction}", {})
    for option in probe.match.game.options:
        for key in [option.id, *[f"{option.id}-{str(value).lower()}" for value in option.values]]:
            _met(probe, f"option-{key}", {})
    if probe.pos.finished:
        for score in probe.match.result.scores:
            for category in score:
                _met(probe, f"score-{category}", {})


def _met(probe: Probe, key: str, values: Mapping[str, Any]) -> None:
    met = (key, *values)
    if probe.faults is None or met in probe.met:
        return
    probe.met[met] = None
    faults = probe.faults(key, values)
    if faults:
        probe.fail("messages", faults[0])
