"""Checks of every question: the seats that must answer, and their legal answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from bothy.kernel import Action, Frame, Position, Reaction, Refused
from bothy.table.conformance.probe import Probe

NONSENSE_NUMBERS = (-1, 0, 1, 2, 5, 99_999)
NONSENSE_WORDS = ("", "nonsense", "herring")


def check_step_bound(probe: Probe) -> None:
    """Checks that a game needs no more answers than its ruleset's bound."""
    if probe.count > probe.match.rules.step_bound:
        probe.fail("step-bound", f"{probe.count} answers, {probe.match.rules.step_bound} were promised")


def check_seats_to_act(probe: Probe) -> None:
    """Checks the seats that must answer: known ones, each once, and none that has just answered."""
    pos, seats = probe.pos, probe.match.rules.seats
    to_act, people = list(pos.seats_to_act()), probe.match.rules.people
    if pos.finished:
        return
    if not to_act or len(dict.fromkeys(to_act)) != len(to_act) or not all(seat in range(seats) for seat in to_act):
        probe.fail("seats-to-act", f"{to_act} owe an answer, of {seats} seats")
    if not all(seat in people for seat in to_act):
        probe.fail("seats-to-act", f"{to_act} owe an answer, but only {list(people)} have players")
    for seat in range(seats):
        asked = probe.match.decision(seat) is not None
        if asked != (seat in to_act) or (not asked and probe.legal(seat)):
            probe.fail(
                "seats-to-act", f"seat {seat} is {'asked' if asked else 'not asked'}, {to_act} owe an answer"
            )
    last = probe.last
    if last is None:
        return
    waited = list(last.before.seats_to_act())
    answered = last.before.stack[-1].accepts(last.before, type(last.action))  # a free action isn't an answer
    if answered and len(waited) > 1 and same_question(last.before, pos):
        left = [seat for seat in waited if seat != last.seat or _asked_more(last.before, pos, seat)]
        if to_act != left:
            probe.fail("seats-to-act", f"after seat {last.seat} answered, {to_act} owe an answer and not {left}")


def same_question(before: Position, after: Position) -> bool:
    """Returns True if the question on top continues: a frame of the same kind at the same height."""
    same_kind = type(before.stack[-1]) is type(after.stack[-1])
    return same_kind and len(before.stack) == len(after.stack)


def _asked_more(before: Position, after: Position, seat: int) -> bool:
    """Returns True if a seat that answered must answer another question while the others still owe theirs."""
    return (
        seat in after.seats_to_act()
        and before.stack[-1].ask(before, seat).key != after.stack[-1].ask(after, seat).key
    )


def check_legal_nonempty(probe: Probe) -> None:
    """Checks that an open question always has an answer, not counting free actions."""
    for seat in probe.pos.seats_to_act():
        top = probe.pos.stack[-1]
        if not any(top.accepts(probe.pos, type(action)) for action in probe.legal(seat)):
            probe.fail("legal-nonempty", f"seat {seat} has no answer to {top}")


def check_standing_answers(probe: Probe) -> None:
    """Checks that the default answer and the answers by preference are legal."""
    top = probe.pos.stack[-1] if probe.pos.stack else None
    for seat in probe.pos.seats_to_act():
        assert top is not None
        answers = [top.default(probe.pos, seat)]
        if isinstance(top, Reaction):
            answers += [top.declining(probe.pos, seat), top.accepting(probe.pos, seat)]
        legal = probe.legal(seat)
        for answer in answers:
            if answer not in legal or not top.accepts(probe.pos, type(answer)):
                probe.fail("standing-answers", f"{answer} is no legal answer of seat {seat} to {top}")


def check_legal_unique(probe: Probe) -> None:
    """Checks that no action is offered twice."""
    for seat in probe.pos.seats_to_act():
        legal = probe.legal(seat)
        if len(dict.fromkeys(legal)) != len(legal):
            probe.fail("legal-unique", f"seat {seat} is offered {_twice(legal)} twice")


def _twice(actions: list[Action]) -> Action:
    return next(action for action in actions if actions.count(action) > 1)


def check_legal_equal(probe: Probe) -> None:
    """Checks that the legal actions are exactly the candidates that `why_not` allows."""
    for seat in probe.pos.seats_to_act():
        listed, allowed = dict.fromkeys(probe.legal(seat)), dict.fromkeys(_allowed(probe, seat))
        for action in listed:
            if action not in allowed:
                probe.fail("legal-equal", f"{action} is listed for seat {seat}, and refused or no candidate")
        for action in allowed:
            if action not in listed:
                probe.fail("legal-equal", f"{action} is allowed for seat {seat}, and not listed")


def check_legal_ordered(probe: Probe) -> None:
    """Checks that the list has the candidates' order, also for a position read back from JSON."""
    again = probe.match.rules.read(json.loads(probe.text))
    for seat in probe.pos.seats_to_act():
        listed = probe.legal(seat)
        if listed != _allowed(probe, seat):
            probe.fail("legal-ordered", f"the actions of seat {seat} are not in the order of the candidates")
        if listed != again.legal(seat):
            probe.fail("legal-ordered", f"the actions of seat {seat} change their order when read back")


def _allowed(probe: Probe, seat: int) -> list[Action]:
    return [action for action, reason in probe.tried(seat) if reason is None]


def check_refusal(probe: Probe) -> None:
    """Checks that unlisted actions, nonsense included, are refused with a reason and change nothing."""
    registry = probe.match.rules.registry
    nonsense = [each for kind in registry.actions.values() for each in _nonsense(probe, kind)]
    for seat in range(probe.match.rules.seats):
        legal = probe.legal(seat)
        for action in nonsense:
            reason = _why_not(probe, seat, action)
            if (reason is None) != (action in legal):
                told = "refused" if reason is not None else "let through"
                probe.fail("refusal", f"{action} of seat {seat} is {told}, unlike in the list")
    seat = probe.chance.below(probe.match.rules.seats)
    unlisted = [action for action in nonsense if action not in probe.legal(seat)]
    if unlisted:
        _check_refused(probe, seat, unlisted[probe.chance.below(len(unlisted))])


def _why_not(probe: Probe, seat: int, action: Action) -> Any:
    try:
        return probe.pos.why_not(seat, action)
    except Exception as error:
        probe.fail("refusal", f"{action} of seat {seat} is not refused but raises {error!r}")


def _check_refused(probe: Probe, seat: int, action: Action) -> None:
    try:
        probe.match.play(seat, action)
    except Refused:
        if probe.write(probe.match.position) == probe.text:
            return
    probe.fail("refusal", f"{action} of seat {seat} was refused or played, and something changed")


def _nonsense(probe: Probe, kind: type[Action]) -> Iterator[Action]:
    """Yields two actions of a kind with random fields."""
    hints: dict[str, Any] = _hints(kind)  # type: ignore[arg-type]
    names = probe.match.rules.registry.fields(kind.name)
    for _ in range(2 if names else 1):
        yield kind(*[_out_of_the_air(probe, hints[name]) for name in names])


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    return get_type_hints(kind)


def _out_of_the_air(probe: Probe, hint: Any) -> Any:
    below = probe.chance.below
    if hint is int:
        return NONSENSE_NUMBERS[below(len(NONSENSE_NUMBERS))]
    if hint is str:
        return NONSENSE_WORDS[below(len(NONSENSE_WORDS))]
    if hint is bool:
        return bool(below(2))
    args = get_args(hint)
    if get_origin(hint) is tuple:
        if args[-1] is Ellipsis:
            return tuple(_out_of_the_air(probe, args[0]) for _ in range(below(4)))
        return tuple(_out_of_the_air(probe, arg) for arg in args)
    if args:
        return _out_of_the_air(probe, args[below(len(args))])
    if isinstance(hint, type) and issubclass(hint, Action | Frame):
        return probe.legal(probe.pos.seats_to_act()[0])[0]
    return None
