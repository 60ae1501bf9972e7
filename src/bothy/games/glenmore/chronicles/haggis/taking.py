"""Gaining a haggis token: one that lies face up, or one drawn unseen; a full table gives one back (X5.3 on)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.chronicles.haggis.rows import VALUES, GainHaggis
from bothy.games.glenmore.chronicles.haggis.tables import (
    ANY,
    NO_TOKEN,
    RESERVE,
    SHOWN,
    figures,
    in_reserve,
    only,
    table_stock,
    tables,
    token,
    value_of,
)
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import UNTIL_END, Action, Draw, Frame, Outcome, Reason, Step, value

WHY = "haggis"


@value
class TakeHaggis(Action):
    """Take a token of this value that lies face up."""

    value: int


@value
class DrawHaggis(Action):
    """Draw a token from those that lie face down."""


@value
class ReturnHaggis(Action):
    """Give back a token of this value from one's full table."""

    value: int


def gain_haggis(pos: GlenMore, seat: int, cell: int, effect: GainHaggis, why: str) -> None:
    """Tokens come one after the other: each may turn up another."""
    pos.then(*[TakingHaggis(seat) for _ in range(effect.count)])


@value
class TakingHaggis(Frame[GlenMore]):
    """Which token? With none in the reserve there is nothing to gain (X5.6)."""

    takes = (TakeHaggis, DrawHaggis)
    seat: int

    def owes(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if in_reserve(pos) else ()

    def close(self, pos: GlenMore) -> None:
        pos.say("haggis-none-left", seat=self.seat)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[TakeHaggis.of(each) for each in VALUES], DrawHaggis.of()]

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        part = tables(pos)
        if isinstance(action, TakeHaggis):
            return None if action.value in part.shown else Reason("no-such-haggis", rule="X5.3")
        return None if sum(part.reserve) else Reason("no-hidden-haggis", rule="X5.3")

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        if isinstance(action, TakeHaggis):
            part = tables(pos)
            part.shown.remove(action.value)
            lines = [(SHOWN, -1, WHY), (table_stock(seat), 1, WHY)]
            pos.say("haggis-taken", lines, seat=seat, value=action.value)
            come(pos, seat, token(action.value, only(action.value)))
        else:
            pos.then(DealHaggis(seat))


@value
class DealHaggis(Draw[GlenMore]):
    """A token that its new owner alone sees (X5.4)."""

    seat: int

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return reserve_outcomes(pos)

    def seen_by(self, pos: GlenMore) -> tuple[int, ...] | None:
        return (self.seat,)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        tables(pos).reserve[outcome - 1] -= 1
        lines = [(RESERVE, -1, WHY), (table_stock(self.seat), 1, WHY)]
        pos.say("haggis-drawn", lines, seat=self.seat)
        pos.say("haggis-seen", only=(self.seat,), value=outcome)
        come(pos, self.seat, token(outcome, ANY))


def reserve_outcomes(pos: GlenMore) -> list[tuple[Outcome, int]]:
    """What a token of the reserve that lies face down can be."""
    return [(each, count) for each, count in zip(VALUES, tables(pos).reserve, strict=True) if count]


def come(pos: GlenMore, seat: int, token: int) -> None:
    """A token comes to a table, face down; a full one gives another back. Then two are face up again."""
    part = tables(pos)
    if len(part.hidden[seat]) < figures(pos).room:
        part.lay(seat, token)
        pos.then(ShowHaggis())
    else:
        part.fresh[seat] = token
        pos.then(ReturningHaggis(seat), ShowHaggis())


@value
class ReturningHaggis(Frame[GlenMore]):
    """A full table: which of the other tokens goes back? Nobody else learns which (X5.5)."""

    takes = (ReturnHaggis,)
    blocks_asides = True
    sealed = UNTIL_END
    seat: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [ReturnHaggis.of(each) for each in VALUES]

    def why_not(self, pos: GlenMore, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, ReturnHaggis)
        have = [value_of(each) for each in tables(pos).hidden[seat]]
        return None if action.value in have else Reason("no-such-haggis-here", rule="X5.5")

    def take(self, pos: GlenMore, seat: int, action: Action) -> None:
        assert isinstance(action, ReturnHaggis)
        part = tables(pos)
        part.pick_unseen(seat, action.value)
        part.lay(seat, part.fresh[seat])
        part.fresh[seat] = NO_TOKEN
        part.reserve[action.value - 1] += 1
        pos.say("haggis-returned", [(RESERVE, 1, WHY), (table_stock(seat), -1, WHY)], seat=seat)


@value
class ShowHaggis(Step[GlenMore]):
    """Two tokens of the reserve lie face up, as long as there are so many (X5.2)."""

    def run(self, pos: GlenMore) -> None:
        part = tables(pos)
        if len(part.shown) < figures(pos).shown and any(part.reserve):
            pos.then(UncoverHaggis(), ShowHaggis())


@value
class UncoverHaggis(Draw[GlenMore]):
    """A token of the reserve is turned face up."""

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return reserve_outcomes(pos)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        part = tables(pos)
        part.reserve[outcome - 1] -= 1
        part.shown = sorted([*part.shown, outcome])
        pos.say("haggis-uncovered", [(RESERVE, -1, WHY), (SHOWN, 1, WHY)], value=outcome)


FRAMES: Sequence[type[Frame[GlenMore]]] = (TakingHaggis, DealHaggis, ReturningHaggis, ShowHaggis, UncoverHaggis)
EVENTS: tuple[str, ...] = (
    "haggis-taken",
    "haggis-drawn",
    "haggis-seen",
    "haggis-returned",
    "haggis-uncovered",
    "haggis-none-left",
)
REASONS: tuple[str, ...] = ("no-such-haggis", "no-hidden-haggis", "no-such-haggis-here")
