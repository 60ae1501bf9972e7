"""Checks that undo restores the earlier position, and never crosses a draw or a reveal."""

from __future__ import annotations

from bothy.kernel import Position, Reaction
from bothy.table.conformance.answers import same_question
from bothy.table.conformance.probe import Probe, Step
from bothy.table.log import ASKED, DRAW, REVEAL, TURN


def check_undo_stops(probe: Probe) -> None:
    """Checks that undo stops at draws, reveals, others' answers, ends of turns, and whatever others may act on.

    An answer to an optional reaction is such a thing: the other player relies on it. The bars are derived here
    from the positions alone, independently of those in the log.
    """
    for seat in range(probe.match.rules.seats):
        offered = probe.match.undoable(seat)
        after = probe.pos
        for step in reversed(probe.steps):
            bar = _bar(step, after, seat)
            if bar and offered is not None and offered <= step.seq:
                probe.fail(f"undo-{bar}", f"seat {seat} may take back {step.action} of seat {step.seat}")
            if bar:
                break
            if offered is None or offered > step.seq:
                probe.fail("undo-returns", f"seat {seat} may not take back its own {step.action}")
            after = step.before


def _bar(step: Step, now: Position, seat: int) -> str:
    before = step.before
    if step.seat != seat:
        return "seat"
    if step.played.entry.draws or now.draws > before.draws:
        return DRAW
    if step.played.entry.opens or now.reveals > before.reveals:
        return REVEAL
    if now.turns > before.turns or now.finished:
        return TURN
    asked = before.stack[-1]
    reacted = isinstance(asked, Reaction) and asked.accepts(before, type(step.action))
    return ASKED if reacted or _others_asked(before, now, seat) else ""


def _others_asked(before: Position, now: Position, seat: int) -> bool:
    """Returns True if an answer outside the seat's own turn led to a question for another seat."""
    waited = before.seats_to_act() if same_question(before, now) else ()
    turn = next((frame for frame in reversed(now.stack) if frame.turn), None)
    inside = now.turn is not None and getattr(turn, "seat", None) == seat
    return not inside and any(other != seat and other not in waited for other in now.seats_to_act())


def check_undo_returns(probe: Probe) -> None:
    """Checks that undo restores the earlier position, redo the later one, and the log only grows."""
    last = probe.last
    if last is None or probe.match.undoable(last.seat) is None:
        return
    fork = probe.match.fork()
    entry = fork.undo(last.seat)
    if probe.write(fork.position) != last.text:
        probe.fail("undo-returns", f"taking back {last.action} does not lead back")
    fork.redo(last.seat)
    if probe.write(fork.position) != probe.text:
        probe.fail("undo-returns", f"playing {last.action} again leads elsewhere")
    if fork.log[: entry.seq] != probe.match.log or len(fork.log) != entry.seq + 2:
        probe.fail("undo-returns", "undo and redo changed the log instead of adding to it")
