"""Rowing: a movement point moves the boat one river tile; a boat that gets home takes a place (X1.5 to X1.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.bonuses.whisky import gain_barrels
from bothy.games.glenmore.expansions.boats.course import (
    HOME_LEG,
    LAST,
    boats_at,
    castle_at,
    next_place,
    on_castle,
    race,
    ring,
)
from bothy.games.glenmore.expansions.boats.crew import crews
from bothy.games.glenmore.expansions.boats.rewards import ChoosingReward, LookAtCastle
from bothy.games.glenmore.expansions.boats.rows import NAME, ROWS
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import Action, Frame, FreeAction, Reason, Step, value

PLACE = "race-place"


@value
class Row(Action):
    """Move the boat one river tile on."""


ROW: Row = Row()


class Rowing(FreeAction[GlenMore]):
    """Spending movement on the boat (X1.5)."""

    name = "rowing"
    takes = (Row,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (ROW,)

    def why_not(self, pos: GlenMore, seat: int, action: Row) -> Reason | None:
        part = race(pos)
        if not part.opened:
            return Reason("race-not-open", rule="X1.4")
        if part.places[seat]:
            return Reason("race-over-for-you", rule="X1.8")
        if not pos.now.movement or pos.now.movement < step_price(pos, seat):
            return Reason("no-movement", rule="X1.5")
        # A reward may cost or bring what an open payment depends on, so rowing waits until that is done.
        return None if pos.stack[-1].turn else Reason("row-later", rule="X1.5")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not pos.now.movement or not pos.stack[-1].turn:  # called often, rarely possible
            return []
        return [ROW] if self.why_not(pos, seat, ROW) is None else []

    def take(self, pos: GlenMore, seat: int, action: Row) -> None:
        pos.now.movement -= step_price(pos, seat)
        row(pos, seat)


def step_price(pos: GlenMore, seat: int) -> int:
    """Returns the movement points for a boat's next step."""
    price = 1
    for crew in crews(pos):
        price = crew.step_price(pos, seat, price)
    return price


def row(pos: GlenMore, seat: int) -> None:
    """Moves a boat one step, however it was paid; rewards and places follow."""
    part = race(pos)
    beside = boats_at(pos, castle_at(pos, seat, part.legs[seat]), part.cells[seat])
    overtaken = tuple([other for other in beside if other in part.came_before(seat)])
    part.legs[seat], part.cells[seat] = next_place(pos, seat)
    part.made_step(seat)
    _tell(pos, seat)
    follow: list[Frame[GlenMore]] = []
    for crew in crews(pos):
        follow += crew.rowed(pos, seat, overtaken)
    if on_castle(pos, seat):
        castle = castle_at(pos, seat, part.legs[seat])
        if part.left[castle]:
            follow += [LookAtCastle(seat, castle), ChoosingReward(seat, castle)]
        if part.legs[seat] == HOME_LEG:
            follow.insert(0, ComeHome(seat))
    pos.push(*follow)


def _tell(pos: GlenMore, seat: int) -> None:
    part = race(pos)
    code = ring(pos)[castle_at(pos, seat, part.legs[seat])]
    cell = part.cells[seat]
    if code >= 0:
        pos.emit("rowed", seat=seat, owner=code, tile=pos.tile_on(code, cell))
    else:
        pos.emit("rowed-neutral", seat=seat, river=ROWS.of(pos.rules.pack).rivers[~code].id, space=-cell)


# Places


@value
class ComeHome(Step[GlenMore]):
    """A boat's return to its home castle: its place gives points, and a single boat left is last (X1.7, X1.8)."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        part, seat = race(pos), self.seat
        place = 1 + len([other for other in part.places if 0 < other < LAST])
        part.places[seat] = place
        pos.emit("boat-home", seat=seat, place=place)
        racing = [other for other, at in enumerate(part.places) if not at]
        if len(racing) == 1:
            give_last(pos, racing[0])
        for card in ROWS.of(pos.rules.pack).cards:
            if card.place == place:
                pos.score(seat, card.vp, PLACE, pos.rules.scores.index(NAME))
                if card.whisky:
                    gain_barrels(pos, seat, card.whisky, PLACE, False)


def give_last(pos: GlenMore, seat: int) -> None:
    """Gives a Last card: the boat returns to its castle and races no more (X1.8)."""
    part = race(pos)
    part.places[seat], part.legs[seat], part.cells[seat] = LAST, HOME_LEG, CASTLE
    pos.emit("boat-last", seat=seat)


@value
class EndRace(Step[GlenMore]):
    """Step at the end of the game that makes all boats still racing last (X1.8)."""

    def run(self, pos: GlenMore) -> None:
        for seat, place in enumerate(race(pos).places):
            if not place:
                give_last(pos, seat)


@value
class BoatsLaunched(Step[GlenMore]):
    """Setup step that shows where the boats are and how many rewards lie on each castle (X1.1, X1.2)."""

    def run(self, pos: GlenMore) -> None:
        left = race(pos).left
        pos.emit("boats-launched", castles=len(left), count=left[0])


FRAMES: Sequence[type[Frame[GlenMore]]] = (BoatsLaunched, ComeHome, EndRace)
