"""For each check of the battery, a deliberately broken variant that this check is the first to report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from tests.nightly import NIGHTLY

from bothy.kernel import Action, Dealer, Json, Reason
from bothy.messages import Catalogue
from bothy.table import Match
from bothy.table.conformance import Failed, again, play_game, quick_game
from bothy.table.game_registry import find
from bothy.table.log import ASKED, DRAW, REVEAL, TURN, Entry
from creel import charts, day, game, morning, payment, position
from creel.game import CREEL, CreelRules
from creel.position import GOODS, Sea

Patch = pytest.MonkeyPatch
GAMES = 16
ENOUGH = GAMES if NIGHTLY else 3
"""Reported games after which a variant counts as reported."""
FAULTS = Catalogue(game=CREEL).faults


def first_reports(match_type: type[Match] = Match, games: int = GAMES) -> set[str]:
    """Returns the checks that were the first to report something in some games."""
    reports: list[str] = []
    for seed in range(games):
        seats = 2 + seed % 3
        try:
            play_game(CREEL, {"seal": seed % 2 == 0}, seats, seed, FAULTS, match_type)
        except Failed as failed:
            reports.append(failed.violation.check)
        if len(reports) == ENOUGH:
            break
    return set(reports)


def test_the_example_as_it_is_breaks_no_check() -> None:
    assert first_reports() == set()


# Broken games


def days_never_end(patch: Patch) -> None:
    run = morning.Dawn.run

    def endless(self: morning.Dawn, pos: Sea) -> None:
        pos.days = pos.day + 2
        run(self, pos)

    patch.setattr(morning.Dawn, "run", endless)


def a_step_that_follows_itself(patch: Patch) -> None:
    patch.setattr(day.Wake, "run", lambda self, pos: pos.push(self))


def copies_share_their_goods(patch: Patch) -> None:
    copy = Sea.copy

    def sharing(self: Sea) -> Sea:
        new = copy(self)
        new.goods = self.goods
        return new

    patch.setattr(Sea, "copy", sharing)


def copies_forget_who_knows_the_top_chart(patch: Patch) -> None:
    copy = Sea.copy

    def forgetful(self: Sea) -> Sea:
        new = copy(self)
        new.known = []
        return new

    patch.setattr(Sea, "copy", forgetful)


def who_has_chosen_is_asked_again(patch: Patch) -> None:
    def all_until_done(self: morning.Choose, pos: Sea) -> Sequence[int]:
        return list(range(len(self.answers))) if min(self.answers) < 0 else []

    patch.setattr(morning.Choose, "seats_to_act", all_until_done)


def payment_does_not_look_ahead(patch: Patch) -> None:
    def short_sighted(self: payment.Pay, pos: Sea, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, payment.Give)
        good = GOODS.index(action.good) if action.good in GOODS else -1
        if good < 0 or not pos.goods[seat][good]:
            return Reason("cannot-give", good=action.good)
        return None if self.due >= position.WORTH[good] else Reason("no-change-given", due=self.due)

    patch.setattr(payment.Pay, "why_not", short_sighted)
    patch.setattr(day, "payable", lambda pos, seat, due: True)


def the_default_is_what_the_boat_cannot_do(patch: Patch) -> None:
    patch.setattr(charts.Keep, "default", lambda self, pos, seat: day.Do.of("peek"))


def herring_is_offered_twice(patch: Patch) -> None:
    fish = ["herring", "herring", "crab", "lobster"]
    patch.setattr(day.Selling, "candidates", lambda self, pos, seat: [day.Sell.of(each) for each in fish])


def options_forget_legality(patch: Patch) -> None:
    patch.setattr(day.Day, "options", lambda self, pos, seat: list(self.candidates(pos, seat)))


def options_leave_something_out(patch: Patch) -> None:
    patch.setattr(charts.Keep, "options", lambda self, pos, seat: [charts.PutBack.of()])


def options_come_in_another_order(patch: Patch) -> None:
    def backwards(self: day.Selling, pos: Sea, seat: int) -> list[Action]:
        return super(day.Selling, self).options(pos, seat)[::-1]

    patch.setattr(day.Selling, "options", backwards)


def a_frame_holds_a_list(patch: Patch) -> None:
    take = day.Day.take

    def careless(self: day.Day, pos: Sea, seat: int, action: Action) -> None:
        if action == day.Do.of("haul"):
            left: Any = list(range(pos.creels[seat]))
            pos.push(day.Pull(seat, left), day.Day(seat, True))
        else:
            take(self, pos, seat, action)

    patch.setattr(day.Day, "take", careless)


def an_action_holds_a_truth_value_for_a_number(patch: Patch) -> None:
    bays: list[Any] = [False, True, 2]
    patch.setattr(morning.Choose, "candidates", lambda self, pos, seat: [morning.Row(bay) for bay in bays])


def the_weather_is_not_read_back(patch: Patch) -> None:
    restore = CreelRules.restore

    def fair(self: CreelRules, facts: dict[str, Json]) -> Sea:
        return restore(self, facts | {"weather": "calm"})

    patch.setattr(CreelRules, "restore", fair)


def unknown_fish_raise(patch: Patch) -> None:
    why_not = day.Selling.why_not

    def trusting(self: day.Selling, pos: Sea, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, day.Sell)
        GOODS.index(action.fish)
        return why_not(self, pos, seat, action)

    patch.setattr(day.Selling, "why_not", trusting)


def any_bay_will_do(patch: Patch) -> None:
    def lax(self: morning.Choose, pos: Sea, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, morning.Row)
        return Reason("gale") if action.bay == 2 and pos.weather == "gale" else None

    patch.setattr(morning.Choose, "why_not", lax)


def money_comes_from_nowhere(patch: Patch) -> None:
    take = day.Selling.take

    def generous(self: day.Selling, pos: Sea, seat: int, action: day.Sell) -> None:
        take(self, pos, seat, action)
        pos.goods[seat][0] += 1

    patch.setattr(day.Selling, "take", generous)


def an_event_nobody_registered(patch: Patch) -> None:
    patch.setattr(day.Wake, "run", lambda self, pos: (pos.begin_turn(position.Today()), pos.emit("yawn")))


def a_message_without_its_value(patch: Patch) -> None:
    patch.setattr(day.Wake, "run", lambda self, pos: (pos.begin_turn(position.Today()), pos.emit("fed")))


def a_look_that_can_be_taken_back(patch: Patch) -> None:
    take = day.Day.take

    def at_once(self: day.Day, pos: Sea, seat: int, action: Action) -> None:
        if action == day.Do.of("peek") and pos.top >= 0:
            charts.Show(seat).run(pos)
            pos.push(charts.Keep(seat), day.Day(seat, True))
        else:
            take(self, pos, seat, action)

    patch.setattr(day.Day, "take", at_once)


def the_pile_is_seen(patch: Patch) -> None:
    view = CreelRules.view

    def open_pile(self: CreelRules, pos: Sea, seat: int | None) -> dict[str, Json]:
        return view(self, pos, seat) | {"pile": pos.deck[:]}

    patch.setattr(CreelRules, "view", open_pile)


def everybody_is_shown_what_the_first_seat_sees(patch: Patch) -> None:
    def views(self: CreelRules, pos: Sea, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        return [self.view(pos, 0)] * len(seats)

    patch.setattr(CreelRules, "views", views)


def legality_depends_on_another_hand(patch: Patch) -> None:
    why_not = day.Doing.why_not

    def knowing(self: day.Doing, pos: Sea, seat: int, action: Action) -> Reason | None:
        if action == day.Do.of("peek") and 0 in pos.hands[seat - 1]:
            return Reason("acted")
        return why_not(self, pos, seat, action)

    patch.setattr(day.Doing, "why_not", knowing)


def the_choice_is_said_aloud(patch: Patch) -> None:
    def loud(self: morning.Choose, pos: Sea, seat: int, action: Action) -> None:
        assert isinstance(action, morning.Row)
        pos.push(morning.Choose((*self.answers[:seat], action.bay, *self.answers[seat + 1 :])))
        pos.emit("chosen", seat=seat, bay=action.bay)

    patch.setattr(morning.Choose, "take", loud)


def a_private_chart_is_dealt_openly(patch: Patch) -> None:
    patch.setattr(charts.Look, "seen_by", lambda self, pos: None)


def hands_are_dealt_openly(patch: Patch) -> None:
    patch.setattr(charts.DealChart, "seen_by", lambda self, pos: None)


def a_weight_of_nothing(patch: Patch) -> None:
    skies = (("calm", 3), ("breeze", 2), ("gale", 1), ("snow", 0))
    patch.setattr(morning.Weather, "outcomes", lambda self, pos: skies)


def each_catch_of_a_day_has_one_place(patch: Patch) -> None:
    patch.setattr(day.Catch, "place", lambda self, pos: f"catch.{pos.day}")


def the_pile_changes_with_every_game_played(patch: Patch) -> None:
    run, calls = morning.Dawn.run, [0]

    def restless(self: morning.Dawn, pos: Sea) -> None:
        run(self, pos)
        calls[0] += 1
        kind = calls[0] // 3 % 4
        if pos.deck[kind]:
            pos.deck[kind] -= 1
            pos.deck[kind - 1] += 1

    patch.setattr(morning.Dawn, "run", restless)


def taking_an_action_raises(patch: Patch) -> None:
    def broken(self: payment.Pay, pos: Sea) -> None:
        raise ZeroDivisionError

    patch.setattr(payment.Pay, "close", broken)


BROKEN_GAMES: list[tuple[Callable[[Patch], None], str]] = [
    (days_never_end, "step-bound"),
    (a_step_that_follows_itself, "step-bound"),
    (copies_share_their_goods, "no-aliasing"),
    (copies_forget_who_knows_the_top_chart, "copy-equal"),
    (who_has_chosen_is_asked_again, "seats-to-act"),
    (payment_does_not_look_ahead, "legal-nonempty"),
    (the_default_is_what_the_boat_cannot_do, "standing-answers"),
    (herring_is_offered_twice, "legal-unique"),
    (options_forget_legality, "legal-equal"),
    (options_leave_something_out, "legal-equal"),
    (options_come_in_another_order, "legal-ordered"),
    (a_frame_holds_a_list, "json-frames"),
    (an_action_holds_a_truth_value_for_a_number, "json-actions"),
    (the_weather_is_not_read_back, "json-position"),
    (unknown_fish_raise, "refusal"),
    (any_bay_will_do, "refusal"),
    (money_comes_from_nowhere, "stocks"),
    (an_event_nobody_registered, "messages"),
    (a_message_without_its_value, "messages"),
    (a_look_that_can_be_taken_back, "undo-reveal"),
    (the_pile_is_seen, "view-imagined"),
    (everybody_is_shown_what_the_first_seat_sees, "view-imagined"),
    (legality_depends_on_another_hand, "view-imagined"),
    (the_choice_is_said_aloud, "log-imagined"),
    (a_private_chart_is_dealt_openly, "log-imagined"),
    (hands_are_dealt_openly, "log-imagined"),
    (a_weight_of_nothing, "outcomes"),
    (each_catch_of_a_day_has_one_place, "places"),
    (the_pile_changes_with_every_game_played, "replay"),
    (taking_an_action_raises, "crash"),
]


@pytest.mark.parametrize(("broken", "check"), BROKEN_GAMES, ids=lambda each: getattr(each, "__name__", each))
def test_a_broken_game_is_first_reported_by(
    broken: Callable[[Patch], None], check: str, monkeypatch: Patch
) -> None:
    broken(monkeypatch)
    games = 1 if broken is days_never_end else GAMES  # it runs to its bound, with every check at every step
    assert first_reports(games=games) == {check}


# Broken tables: no game could break these


class CrossesBars(Match):
    """A match whose undo crosses one kind of bar."""

    crosses = ""

    def undoable(self, seat: int) -> int | None:
        found, at = None, self.fold.head
        while self._mine(self.log[at], seat):
            found = at
            at = self.fold.parents[at]
        return found

    def _mine(self, entry: Entry, seat: int) -> bool:
        return entry.by == seat and (not entry.bar or entry.bar == self.crosses)


class CrossesDraws(CrossesBars):
    crosses = DRAW


class CrossesReveals(CrossesBars):
    crosses = REVEAL


class CrossesTurns(CrossesBars):
    crosses = TURN


class CrossesQuestions(CrossesBars):
    crosses = ASKED


class TakesBackForOthers(CrossesBars):
    def _mine(self, entry: Entry, seat: int) -> bool:
        return entry.by is not None and not entry.bar


class NeverTakesBack(Match):
    def undoable(self, seat: int) -> int | None:
        return None


class StaysWhereItIs(Match):
    def undo(self, seat: int, to: int | None = None) -> Entry:
        pos = self._pos
        entry = super().undo(seat, to)
        self._pos = pos
        return entry


class Deletes(Match):
    def redo(self, seat: int) -> Any:
        played = super().redo(seat)
        del self.log[-2]
        return played


class OpensVotesAtOnce(Match):
    def step(
        self, pos: Any, seq: int, seat: int | None, action: Action | None, dealer: Dealer, preference: str = ""
    ) -> Any:
        played = super().step(pos, seq, seat, action, dealer, preference)
        object.__setattr__(played.entry, "sealed", "")
        return played


BROKEN_TABLES = [
    (CrossesDraws, {"undo-draw"}),
    (CrossesReveals, {"undo-reveal"}),
    (CrossesTurns, {"undo-turn"}),
    (TakesBackForOthers, {"undo-seat"}),
    (NeverTakesBack, {"undo-returns"}),
    (StaysWhereItIs, {"undo-returns"}),
    (Deletes, {"undo-returns"}),
    (OpensVotesAtOnce, {"log-imagined"}),
]


@pytest.mark.parametrize(("table", "checks"), BROKEN_TABLES)
def test_a_broken_table_is_first_reported_by(table: type[Match], checks: set[str]) -> None:
    assert first_reports(table) == checks


def test_a_table_where_a_bid_can_be_taken_back_under_the_next_ones_eyes_is_reported() -> None:
    with pytest.raises(Failed) as failed:  # before the first turn Creel only asks all seats at once
        play_game(find("caledonia"), {"clans": "auction"}, 3, 1, match_type=CrossesQuestions)
    assert failed.value.violation.check == "undo-asked"


def test_every_check_of_the_battery_has_a_broken_variant() -> None:
    reported = {check for _, check in BROKEN_GAMES} | {check for _, checks in BROKEN_TABLES for check in checks}
    reported |= {"undo-asked"}  # by the test above
    assert reported == {
        "step-bound", "copy-equal", "no-aliasing", "legal-nonempty", "standing-answers", "legal-unique",
        "legal-equal", "legal-ordered", "json-frames", "json-actions", "json-position", "refusal", "stocks",
        "messages", "undo-draw", "undo-reveal", "undo-turn", "undo-asked", "undo-seat", "undo-returns",
        "view-imagined", "log-imagined", "outcomes", "places", "replay", "crash", "seats-to-act",
    }  # fmt: skip


def test_a_failed_game_shows_its_violation_again(monkeypatch: Patch) -> None:
    money_comes_from_nowhere(monkeypatch)
    failed = _first_failure()
    assert failed.match is not None
    violation = again(failed.match, FAULTS)
    assert violation is not None
    assert violation.check == "stocks"
    monkeypatch.undo()
    assert again(failed.match, FAULTS) is None


def _first_failure() -> Failed:
    for seed in range(GAMES):
        try:
            play_game(CREEL, {}, 3, seed, FAULTS)
        except Failed as failed:
            return failed
    raise AssertionError("no game failed")


@pytest.mark.parametrize(
    ("broken", "check"),
    [(days_never_end, "step-bound"), (payment_does_not_look_ahead, "legal-nonempty"),
     (the_pile_changes_with_every_game_played, "replay"), (taking_an_action_raises, "crash")],
    ids=lambda each: getattr(each, "__name__", each),
)  # fmt: skip
def test_quick_games_report(broken: Callable[[Patch], None], check: str, monkeypatch: Patch) -> None:
    broken(monkeypatch)
    reports = set()
    for seed in range(5 if broken is days_never_end else 60):  # each runs to its bound
        try:
            quick_game(CREEL, {}, 3, seed)
        except Failed as failed:
            reports.add(failed.violation.check)
    assert reports == {check}


def test_the_battery_plays_every_pair_of_options(battery: Any) -> None:
    assert battery.pairs(game.CREEL) == 7


def test_candidates_may_be_any_iterable(monkeypatch: Patch) -> None:
    def one_by_one(self: morning.Choose, pos: Sea, seat: int) -> Iterable[Action]:
        for bay in range(position.BAYS):
            yield morning.Row.of(bay)

    monkeypatch.setattr(morning.Choose, "candidates", one_by_one)
    assert first_reports() == set()
