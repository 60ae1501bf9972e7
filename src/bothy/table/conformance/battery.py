"""Random legal play with every check at every step."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from typing import Any

from bothy.kernel import Action, EventRecorder, Game, RulesBug, SamplingDealer, ScriptedDealer
from bothy.table.conformance import accounts, answers, data, secrecy, undoing
from bothy.table.conformance.probe import Faults, Probe, Violation
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

Check = Callable[[Probe], None]

EVERY_STEP: tuple[Check, ...] = (
    answers.check_step_bound,
    data.check_copy_equal,
    data.check_no_aliasing,
    answers.check_seats_to_act,
    answers.check_legal_nonempty,
    answers.check_standing_answers,
    answers.check_legal_unique,
    answers.check_legal_equal,
    data.check_json_frames,
    data.check_json_actions,
    data.check_json_position,
    answers.check_legal_ordered,
    answers.check_refusal,
    accounts.check_stocks,
    accounts.check_messages,
    undoing.check_undo_stops,
    undoing.check_undo_returns,
    secrecy.check_places,
    secrecy.check_view_imagined,
    secrecy.check_log_imagined,
    secrecy.check_draws_show,
)
AT_THE_END: tuple[Check, ...] = (
    data.check_no_aliasing_at_all,
    data.check_replay,
    accounts.check_messages_of_table,
)
UNDO_ONE_IN = 8
"""Random play undoes once in this many steps, so that logs with undo are tested too."""


class Failed(Exception):
    """A failed check, with the game in which it happened, so that it can be saved and inspected."""

    def __init__(self, violation: Violation, match: Match | None) -> None:
        super().__init__(str(violation))
        self.violation = violation
        self.match = match


def play_game(
    game: Game[Any],
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    faults: Faults | None = None,
    match_type: type[Match] = Match,
    every: int = 1,
) -> Match:
    """Plays one random legal game with every check at every step. Raises `Failed` with the game so far.

    With `every`, only one step in N is checked, and the last.
    """
    match = None
    try:
        match = match_type.open(game, options, seats, Shuffle.numbered(seed, ["random"] * (seats or 1)))
        probe = Probe(match, seed, faults)
        while not match.finished:
            if match.seq % every == 0:
                _run(probe, EVERY_STEP)
            _move(probe)
        _run(probe, EVERY_STEP)
        _run(probe, AT_THE_END)
    except Violation as violation:
        raise Failed(violation, match) from violation
    except RulesBug as bug:
        raise Failed(Violation("step-bound", match.seq if match else 0, str(bug)), match) from bug
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{error!r} in {where.name}, line {where.lineno}"
        raise Failed(Violation("crash", match.seq if match else 0, what), match) from error
    return match


def _run(probe: Probe, checks: tuple[Check, ...]) -> None:
    for check in checks:
        check(probe)


def _move(probe: Probe) -> None:
    """Plays a random legal action of a seat that must answer; occasionally undoes instead."""
    below, match = probe.chance.below, probe.match
    to_act = match.seats_to_act()
    seat = to_act[below(len(to_act))]
    last = probe.last
    if last is not None and below(UNDO_ONE_IN) == 0:
        earliest = match.undoable(last.seat)
        if earliest is not None:
            line = [step.seq for step in probe.steps if step.seq >= earliest]
            probe.undo(last.seat, line[below(len(line))])
            return
    legal = probe.legal(seat)
    probe.play(seat, legal[below(len(legal))])


def again(match: Match, faults: Faults | None = None) -> Violation | None:
    """Runs the checks over a recorded game, step by step. Returns the violation if it still occurs."""
    other = Match.load(match.game, match.header, match.log[:1], match.shuffle, pack=match.pack)
    probe = Probe(other, 0, faults)
    try:
        for entry in match.log[1:]:
            _run(probe, EVERY_STEP)
            if entry.undo is not None:
                probe.undo(-1 if entry.by is None else entry.by, entry.undo)
            else:
                probe.play(-1 if entry.by is None else entry.by, other.rules.registry.read_action(entry.action))
        _run(probe, EVERY_STEP)
        _run(probe, AT_THE_END)
    except Violation as violation:
        return violation
    return None


def quick_game(game: Game[Any], options: Mapping[str, Any] | None, seats: int, seed: int) -> tuple[int, str]:
    """Plays one game with a minimum of checks: legality, the step bound, and the digest of a replay."""
    rules = game.open(options or {}, seats)
    chance, shuffle = SamplingDealer(seed), Shuffle.numbered(seed)
    dealer = shuffle.dealer()
    pos = rules.start()
    trace = pos.trace = EventRecorder()
    taken: list[tuple[int, Action]] = []
    check, what = "crash", ""
    try:
        pos.settle(dealer)
        while not pos.finished:
            to_act = pos.seats_to_act()
            seat = to_act[chance.below(len(to_act))]
            legal = pos.legal(seat)
            check = "step-bound" if legal else "legal-nonempty"
            if not legal or len(taken) > rules.step_bound:
                raise RulesBug(f"seat {seat} has {len(legal)} legal actions")
            check, action = "crash", legal[chance.below(len(legal))]
            pos.play(seat, action, dealer)
            taken.append((seat, action))
        check, places = "places", [dealt.place for dealt in trace.draws]
        if len(dict.fromkeys(places)) != len(places):
            raise RulesBug("something is dealt twice at one place")
        check, again = "replay", rules.start()
        script = ScriptedDealer([dealt.outcome for dealt in trace.draws])
        again.settle(script)
        for seat, action in taken:
            again.apply(seat, action, script)
        digest = rules.digest(pos)
        if rules.digest(again) != digest:
            raise RulesBug("a replay gives another digest")
    except Exception as error:
        what = str(error) if isinstance(error, RulesBug) else repr(error)
        violation = Violation(check, len(taken), what)
        raise Failed(violation, _as_match(game, options, seats, shuffle, taken)) from error
    return len(taken), digest


def _as_match(
    game: Game[Any],
    options: Mapping[str, Any] | None,
    seats: int,
    shuffle: Shuffle,
    taken: list[tuple[int, Action]],
) -> Match | None:
    """Returns the failed game as a match, or None if it can't be replayed."""
    try:
        match = Match.open(game, options, seats, shuffle)
        for seat, action in taken:
            match.play(seat, action)
    except Exception:
        return None
    return match
