"""Gaining a haggis token: one face up, or one drawn unseen; a full table gives one back (from X5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.expansions.haggis.rows import VALUES, GainHaggis
from bothy.games.glenmore.expansions.haggis.tables import (
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
    """Take a token of this value that is face up."""

    value: int


@value
class DrawHaggis(Action):
    """Draw a token from those face down."""


@value
class ReturnHaggis(Action):
    """Give back a token of this value from one's full table."""

    value: int


def gain_haggis(pos: GlenMore, seat: int, cell: int, effect: GainHaggis, why: str) -> None:
    """Gains tokens one after another, as each may turn up another."""
    pos.push(*[TakingHaggis(seat) for _ in range(effect.count)])


@value
class TakingHaggis(Frame[GlenMore]):
    """Choice of the token to gain; skipped if the reserve is empty (X5.6)."""

    takes = (TakeHaggis, DrawHaggis)
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if in_reserve(pos) else ()

    def close(self, pos: GlenMore) -> None:
        pos.emit("haggis-none-left", seat=self.seat)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[TakeHaggis.of(each) for each in VALUES], DrawHaggis.of()]

    def why_not(self, pos: GlenMore, seat: int, action: TakeHaggis | DrawHaggis) -> Reason | None:
        part = tables(pos)
        if isinstance(action, TakeHaggis):
            return None if action.value in part.shown else Reason("no-such-haggis", rule="X5.3")
        return None if sum(part.reserve) else Reason("no-hidden-haggis", rule="X5.3")

    def take(self, pos: GlenMore, seat: int, action: TakeHaggis | DrawHaggis) -> None:
        if isinstance(action, TakeHaggis):
            part = tables(pos)
            part.shown.remove(action.value)
            lines = [(SHOWN, -1, WHY), (table_stock(seat), 1, WHY)]
            pos.emit("haggis-taken", lines, seat=seat, value=action.value)
            come(pos, seat, token(action.value, only(action.value)))
        else:
            pos.push(DealHaggis(seat))


@value
class DealHaggis(Draw[GlenMore]):
    """A token seen only by its new owner (X5.4)."""

    seat: int

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("haggis")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return reserve_outcomes(pos)

    def seen_by(self, pos: GlenMore) -> tuple[int, ...] | None:
        return (self.seat,)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        tables(pos).reserve[outcome - 1] -= 1
        lines = [(RESERVE, -1, WHY), (table_stock(self.seat), 1, WHY)]
        pos.emit("haggis-drawn", lines, seat=self.seat)
        pos.emit("haggis-seen", only=(self.seat,), value=outcome)
        come(pos, self.seat, token(outcome, ANY))


def reserve_outcomes(pos: GlenMore) -> list[tuple[Outcome, int]]:
    """Returns the possible values of a face-down token in the reserve."""
    return [(each, count) for each, count in zip(VALUES, tables(pos).reserve, strict=True) if count]


def come(pos: GlenMore, seat: int, token: int) -> None:
    """Adds a token to a table, face down; a full table gives another back. Then two are face up again."""
    part = tables(pos)
    if len(part.hidden[seat]) < figures(pos).room:
        part.lay(seat, token)
        pos.push(ShowHaggis())
    else:
        part.fresh[seat] = token
        pos.push(ReturningHaggis(seat), ShowHaggis())


@value
class ReturningHaggis(Frame[GlenMore]):
    """Choice of the token that a full table gives back, hidden from the others (X5.5)."""

    takes = (ReturnHaggis,)
    blocks_free_actions = True
    sealed = UNTIL_END
    seat: int

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [ReturnHaggis.of(each) for each in VALUES]

    def why_not(self, pos: GlenMore, seat: int, action: ReturnHaggis) -> Reason | None:
        have = [value_of(each) for each in tables(pos).hidden[seat]]
        return None if action.value in have else Reason("no-such-haggis-here", rule="X5.5")

    def take(self, pos: GlenMore, seat: int, action: ReturnHaggis) -> None:
        part = tables(pos)
        part.pick_unseen(seat, action.value)
        part.lay(seat, part.fresh[seat])
        part.fresh[seat] = NO_TOKEN
        part.reserve[action.value - 1] += 1
        pos.emit("haggis-returned", [(RESERVE, 1, WHY), (table_stock(seat), -1, WHY)], seat=seat)


@value
class ShowHaggis(Step[GlenMore]):
    """Step that keeps two tokens of the reserve face up, as long as there are enough (X5.2)."""

    def run(self, pos: GlenMore) -> None:
        part = tables(pos)
        if len(part.shown) < figures(pos).shown and any(part.reserve):
            pos.push(UncoverHaggis(), ShowHaggis())


@value
class UncoverHaggis(Draw[GlenMore]):
    """Draw of a token of the reserve to turn face up."""

    def place(self, pos: GlenMore) -> str:
        return pos.next_in("haggis")

    def outcomes(self, pos: GlenMore) -> Sequence[tuple[Outcome, int]]:
        return reserve_outcomes(pos)

    def dealt(self, pos: GlenMore, outcome: Outcome) -> None:
        part = tables(pos)
        part.reserve[outcome - 1] -= 1
        part.shown = sorted([*part.shown, outcome])
        pos.emit("haggis-uncovered", [(RESERVE, -1, WHY), (SHOWN, 1, WHY)], value=outcome)


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
