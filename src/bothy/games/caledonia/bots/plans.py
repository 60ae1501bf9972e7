"""Plans that bots weigh as one: a whole contract from taking to fulfilling it; a ship and the land it leads to.

Each step alone looks like a loss (money for goods that are paid away, a ship to nowhere), so a search by single
steps drops it before it sees the gain.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from bothy.games.caledonia.actions.contracts import Obtain, cost_of, free_boxes, on_board
from bothy.games.caledonia.actions.expand import EXPANDING, Expand
from bothy.games.caledonia.actions.fulfil import ANIMALS, Fulfil, demand, herds, in_box, payments
from bothy.games.caledonia.actions.paying import payable
from bothy.games.caledonia.actions.trade import BUY
from bothy.games.caledonia.actions.upgrades import SHIPPING
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.turn import END_TURN, Turn
from bothy.kernel import Action, Plan

PAYMENTS = 3
"""Number of ways to pay a contract that are weighed: other animals, other ports."""
SETTLED = 4
"""Number of hexes weighed, of those a new shipping level leads to."""


def plans(pos: Caledonia, seat: int) -> list[Plan]:
    """Lists the plans worth weighing as one in this turn."""
    top = pos.stack[-1]
    if not isinstance(top, Turn) or top.seat != seat or pos.now.acted:
        return []
    return [*_contracts(pos, seat), *_voyages(pos, seat)]


def contested(pos: Caledonia, seat: int, action: Action) -> bool:
    """Returns whether a seat that hasn't passed could take what this action takes."""
    rivals = [other for other in pos.order if other != seat and other not in pos.passed]
    if isinstance(action, Obtain):
        cost = pos.contract_cost()
        return any(free_boxes(pos, other) > 0 and pos.players[other].money >= cost for other in rivals)
    if isinstance(action, Expand):
        hex_ = HEX_OF[action.hex]
        return any(hex_ in _reached(pos, other) for other in rivals)
    return False


def _reached(pos: Caledonia, seat: int) -> frozenset[int]:
    player = pos.players[seat]
    return frozenset(pos.board.reached.of(player.units, player.shipping).land)


def without_opponents(pos: Caledonia, seat: int) -> Caledonia | None:
    """Returns the position as if all others had passed: within a round they rarely take anything irreplaceable."""
    if pos.turn is None or pos.now.seat != seat:
        return None
    own: Caledonia = pos.copy()
    own.passed += tuple([other for other in own.order if other != seat and other not in own.passed])
    return own


def plan_key(pos: Caledonia, seat: int) -> Hashable:
    """Returns a seat's holdings and its open question; modules' parts only by the hash of their data."""
    player = pos.players[seat]
    units = sorted([hex_ * 16 + (pos.hexes[hex_] & 15) for hex_ in player.units])
    parts = repr([part.data() for part in pos.parts.values()]) if pos.parts else ""
    return (
        player.money, tuple(player.goods), tuple(player.left), player.merchants, player.to_hire,
        tuple(player.market), player.shipping, tuple(player.technology), player.box, player.fulfilled,
        player.glory, player.ports, tuple(units), tuple(pos.prices), tuple(pos.open), pos.drawn, tuple(pos.stack),
        parts, pos.now.acted,
    )  # fmt: skip


class Course:
    """A plan in the making: a position played on, action by action, as long as each is allowed."""

    def __init__(self, pos: Caledonia, seat: int) -> None:
        self.pos: Caledonia = pos.copy()
        self.seat = seat
        self.actions: list[Action] = []
        self.open = True

    def take(self, action: Action) -> bool:
        """Takes an action and goes on to the seat's next turn; closes the course and returns False if it can't."""
        pos, seat = self.pos, self.seat
        if not self.open or pos.why_not(seat, action) is not None:
            self.open = False
            return False
        pos.apply(seat, action, None)
        self.actions.append(action)
        return True

    def end_turn(self) -> bool:
        """Goes on to the seat's next turn; returns False if any other question comes first."""
        pos, seat = self.pos, self.seat
        if not pos.stack or not isinstance(pos.stack[-1], Turn):
            return False  # a draw or another choice: the search continues from there
        if pos.now.acted:
            pos.apply(seat, END_TURN, None)
            self.actions.append(END_TURN)
        return seat in pos.seats_to_act() and isinstance(pos.stack[-1], Turn)

    def then(self, action: Action) -> bool:
        """Ends the turn, and takes an action in the next."""
        return (not self.actions or self.end_turn()) and self.take(action)

    def plan(self) -> Plan:
        """Returns the plan so far."""
        return Plan(tuple(self.actions), self.pos)


# Contracts


def _contracts(pos: Caledonia, seat: int) -> Iterator[Plan]:
    """Yields a plan for each contract in the box or on the board that could be fulfilled within the round."""
    for number in in_box(pos, seat):
        yield from _fulfilled(Course(pos, seat), number)
    if free_boxes(pos, seat) and cost_of(pos, seat) <= pos.players[seat].money:
        for number in on_board(pos):
            course = Course(pos, seat)
            if course.take(Obtain.of((number,))):
                yield from _fulfilled(course, number)


def _fulfilled(course: Course, number: int) -> Iterator[Plan]:
    """Buys and breeds what a contract lacks, then fulfils it: once for each of a few ways to pay."""
    seat = course.seat
    goods, meat = demand(course.pos.rules.pack.contracts[number])
    for good, asked in enumerate(goods):
        short = asked - payable(course.pos, seat, good) if asked else 0
        if short > 0 and (short > len(BUY[good]) or not course.then(BUY[good][short - 1])):
            return
    for herd, asked, animal in zip(herds(course.pos, seat), meat, ANIMALS, strict=True):
        for _ in range(asked - len(herd)):
            if not _breed(course, animal):
                return
    if not course.actions:
        return  # one action, which any search considers anyway
    if not course.end_turn():
        return
    for payment in _ways(payments(course.pos, seat, number)):
        last = Course(course.pos, seat)
        last.actions = list(course.actions)
        if last.take(payment):
            yield last.plan()


def _ways(found: Sequence[Action]) -> Sequence[Action]:
    """Returns a few ways to pay, those that mark no port first."""
    return sorted(found, key=_marks)[:PAYMENTS]


def _marks(action: Action) -> int:
    assert isinstance(action, Fulfil)
    return len(action.ports)


def _breed(course: Course, animal: int) -> bool:
    """Deploys another animal, on the cheapest land in reach."""
    if course.actions and not course.end_turn():
        return False
    name, cost = UNITS[animal], course.pos.board.land_cost
    found = [each for each in EXPANDING.options(course.pos, course.seat) if _of(each).unit == name]
    return bool(found) and course.take(min(found, key=lambda each: cost[HEX_OF[_of(each).hex]]))


def _of(action: Action) -> Expand:
    assert isinstance(action, Expand)
    return action


# Ships


def _voyages(pos: Caledonia, seat: int) -> Iterator[Plan]:
    """Yields plans of a shipping level and a unit on land that was out of reach before, the cheapest first."""
    course = Course(pos, seat)
    if not course.take(SHIPPING) or not course.end_turn():
        return
    before = {_of(each).hex for each in EXPANDING.options(pos, seat)}
    new = [each for each in EXPANDING.options(course.pos, seat) if _of(each).hex not in before]
    cost = pos.board.land_cost
    new.sort(key=lambda each: cost[HEX_OF[_of(each).hex]])
    for action in new[:SETTLED]:
        voyage = Course(course.pos, seat)
        voyage.actions = list(course.actions)
        if voyage.take(action):
            yield voyage.plan()
