"""Checks that no seat learns hidden information: by a view, by the log, or by undoing after seeing it.

Each compares the game with one made by `imagine`, which differs only in information hidden from a seat.
"""

from __future__ import annotations

from typing import Any

from bothy.kernel import OPEN, Action, Dealer, DrawResult, Json, Position, canonical
from bothy.kernel.dealer import Weighted, pick, total
from bothy.table.conformance.probe import Probe, Step, spelled
from bothy.table.steps import Played


def check_view_imagined(probe: Probe) -> None:
    """Checks that a seat's view and legal actions don't depend on information hidden from it."""
    rules = probe.match.rules
    everybody = [*range(rules.seats), None]
    for seat, seen in zip(everybody, rules.views(probe.pos, everybody), strict=True):
        if spelled(seen) != probe.view(seat):
            probe.fail("view-imagined", f"of all views made at once that of seat {seat} is another's")
    for seat in everybody:
        other = rules.imagine(probe.pos, seat, probe.chance)
        if spelled(rules.view(other, seat)) != probe.view(seat):
            probe.fail("view-imagined", f"the view of seat {seat} shows what it cannot know")
        if list(other.seats_to_act()) != list(probe.pos.seats_to_act()):
            probe.fail("view-imagined", f"what seat {seat} cannot know decides who is asked")
        if seat is not None and other.legal(seat) != probe.legal(seat):
            probe.fail("view-imagined", f"the legal actions of seat {seat} depend on what it cannot know")


class NotThere(Exception):
    """The real game's step isn't possible in the imagined one, so there's nothing to compare."""


class MatchingDealer(Dealer):
    """Deals what the seat saw in the real game, and random outcomes for draws it didn't see."""

    def __init__(self, probe: Probe, seat: int | None, real: tuple[DrawResult, ...]) -> None:
        self.probe = probe
        self.seat = seat
        self.real = list(real)

    def deal(self, place: str, outcomes: Weighted) -> Any:
        """Returns the real outcome if the seat saw it, otherwise a random one."""
        check_outcomes(self.probe, outcomes)
        dealt = self.real.pop(0) if self.real else None
        if dealt is None or (dealt.only is not None and self.seat not in dealt.only):
            return pick(outcomes, self.probe.chance.below(total(outcomes)))
        for outcome, _ in outcomes:
            if outcome == dealt.outcome:
                return outcome
        raise NotThere


def check_outcomes(probe: Probe, outcomes: Weighted) -> None:
    """Checks that a draw has outcomes, each once, with positive integer weights."""
    drawn = [outcome for outcome, _ in outcomes]
    if not drawn or len(dict.fromkeys(drawn)) != len(drawn):
        probe.fail("outcomes", f"a draw has no outcomes, or one of them twice: {drawn}")
    if not all(type(weight) is int and weight > 0 for _, weight in outcomes):
        probe.fail("outcomes", f"a draw has a weight that is no positive whole number: {list(outcomes)}")


def check_places(probe: Probe) -> None:
    """Checks that no two draws have the same place: the first outcome would reveal the second."""
    twice = [place for place, count in probe.places.items() if count > 1]
    if twice:
        probe.fail("places", f"something is dealt twice at {', '.join(twice)}")


def check_log_imagined(probe: Probe) -> None:
    """Checks that what a seat learns of a step doesn't depend on information hidden from it.

    A step that reveals something may differ; the undo checks make sure that it can't be undone.
    """
    last = probe.last
    if last is None or probe.pos.reveals > last.before.reveals or probe.pos.finished:
        return
    rules = probe.match.rules
    for seat in [*range(rules.seats), None]:
        other = rules.imagine(last.before, seat, probe.chance)
        try:
            played = _play_beside(probe, last, other, seat)
        except NotThere:
            continue
        if other.reveals > last.before.reveals:
            continue
        same_view = spelled(rules.view(other, seat)) == probe.view(seat)
        if not same_view or played.seen_by(seat) != last.played.seen_by(seat):
            if seat == last.seat and not last.played.entry.bar:
                probe.fail("undo-reveal", f"{last.action} shows seat {seat} a secret, and may be taken back")
            probe.fail("log-imagined", f"{last.action} of seat {last.seat} tells seat {seat} a secret")


def _play_beside(probe: Probe, last: Step, other: Position, seat: int | None) -> Played:
    action = last.action
    top = last.before.stack[-1]
    if top.sealed != OPEN and top.accepts(last.before, type(action)) and seat != last.seat:
        action = _any_answer(probe, other, last.seat)
    if other.why_not(last.seat, action) is not None:
        raise NotThere
    dealer = MatchingDealer(probe, seat, last.played.entry.draws)
    return probe.match.step(other, last.seq, last.seat, action, dealer)


def _any_answer(probe: Probe, other: Position, seat: int) -> Action:
    """Picks any answer of another seat, whose sealed answer is unknown."""
    top = other.stack[-1]
    answers = [action for action in other.legal(seat) if top.accepts(other, type(action))]
    return answers[probe.chance.below(len(answers))]


class ChangedDrawDealer(Dealer):
    """Repeats the real draws, except one, which gets another outcome."""

    def __init__(self, probe: Probe, real: tuple[DrawResult, ...], other: int) -> None:
        self.probe = probe
        self.real = real
        self.other = other
        self.count = -1

    def deal(self, place: str, outcomes: Weighted) -> Any:
        """Returns the real outcome, or for the changed draw any other."""
        self.count += 1
        if self.count >= len(self.real):
            raise NotThere
        real = self.real[self.count].outcome
        fitting = [each for each in outcomes if (each[0] == real) != (self.count == self.other)]
        if not fitting:
            raise NotThere
        return pick(fitting, self.probe.chance.below(total(fitting)))


def check_draws_show(probe: Probe) -> None:
    """Checks that a seat's view shows every draw that the log shows it, so that the log leaks nothing."""
    last, match = probe.last, probe.match
    draws = match.log[0].draws if last is None else last.played.entry.draws
    for at in range(len(draws)) if last is None else [probe.chance.below(len(draws))] if draws else []:
        seat = probe.chance.below(match.rules.seats)
        only = draws[at].only
        if only is not None and seat not in only:
            continue
        other = match.rules.start() if last is None else last.before.copy()
        dealer = ChangedDrawDealer(probe, draws, at)
        try:
            if last is None:
                other.settle(dealer)
            else:
                other.play(last.seat, last.action, dealer)
        except NotThere:
            continue
        same_view = spelled(match.rules.view(other, seat)) == probe.view(seat)
        known = _but_for_order if match.rules.nothing_hidden else _but_for_counts
        if same_view and known(match.rules.write(other)) != known(match.rules.write(probe.pos)):
            probe.fail("log-imagined", f"seat {seat} learns a draw ({draws[at].place}) that its view keeps secret")


def _but_for_counts(data: Json) -> str:
    """Returns a position's text without its counters: they aren't secret, and views needn't show them."""
    return canonical({key: value for key, value in data.items() if key != "counts"})


def _but_for_order(data: Json) -> str:
    """Returns the same for a table that hides nothing: pieces that appeared publicly one after another may be in
    any order, and views needn't show it."""
    return _but_for_counts(_sorted(data))


def _sorted(data: Json) -> Json:
    if isinstance(data, dict):
        return {key: _sorted(value) for key, value in data.items()}
    return sorted([_sorted(value) for value in data], key=canonical) if isinstance(data, list | tuple) else data
