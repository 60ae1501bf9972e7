"""Barrels in cellars: where new ones go, paying with one, ageing, building (X3.3 to X3.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bothy.games.glenmore.actions.payment import NO_TILE, pay_bill, payable
from bothy.games.glenmore.answers import DONE, Done
from bothy.games.glenmore.expansions.cask.rows import ROWS, Age
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Frame, FreeAction, ModuleState, Reason, Step, Text, state, value

STORE: Final = 0
"""A barrel in the store sells for 0 VP."""
CELLAR: Final = "cellar"


@value
class GiveBarrel(Action):
    """Pay with the barrel on the space worth this many points."""

    vp: int


@value
class AgeBarrel(Action):
    """Move the barrel on the space worth this many points one space to the right."""

    vp: int


@value
class BuildCellar(Action):
    """Build the next cellar."""


BUILD: BuildCellar = BuildCellar()


@state
class Cellars(ModuleState):
    """Cellars and the barrels in them, which together are a player's whisky, and the barrels on sale tiles."""

    built: list[int]
    """By seat: the number of cellars."""
    store: list[int]
    """By seat: the barrels without a space."""
    casks: "tuple[tuple[int, ...], ...]"
    """By seat: the spaces with a barrel, counted from 0 through all cellars, in order."""
    sold: list[int]
    """By sale tile: the barrels on its other spaces."""
    bonus: list[int]
    """By sale tile: the barrels on its bonus space."""

    def copy(self) -> Cellars:
        return Cellars(self.built[:], self.store[:], self.casks, self.sold[:], self.bonus[:])

    @classmethod
    def read(cls, data: list[Any]) -> Cellars:
        built, store, casks, sold, bonus = data
        return cls(list(built), list(store), tuple([tuple(each) for each in casks]), list(sold), list(bonus))

    def held(self, seat: int) -> int:
        """Returns how many barrels are in a seat's cellars and store."""
        return self.store[seat] + len(self.casks[seat])

    def put(self, seat: int, spaces: Iterable[int]) -> None:
        """Sets the spaces of a seat's barrels."""
        mine = tuple(sorted(spaces))
        self.casks = tuple([mine if at == seat else each for at, each in enumerate(self.casks)])


def cellars(pos: GlenMore) -> Cellars:
    """Returns the cellars of a game."""
    return pos.part(Cellars)


def room_built(pos: GlenMore, seat: int) -> int:
    """Returns how many spaces a seat's cellars have."""
    rows = ROWS.of(pos.rules.pack).cellars
    return sum([len(cellar.spaces) for cellar in rows[: cellars(pos).built[seat]]])


def worths(pos: GlenMore, seat: int) -> list[int]:
    """Returns the value of each of a seat's barrels: the store first if it has any, then spaces from the left."""
    part, spaces = cellars(pos), ROWS.of(pos.rules.pack).spaces
    found = [STORE] if part.store[seat] else []
    return found + [spaces[space] for space in part.casks[seat]]


def take_barrel(pos: GlenMore, seat: int, vp: int) -> None:
    """Removes the barrel on the space worth this many points; the caller decides what becomes of it.

    Among equals it is the youngest, as the others need less time to become more valuable.
    """
    part, spaces = cellars(pos), ROWS.of(pos.rules.pack).spaces
    if vp == STORE:
        part.store[seat] -= 1
    else:
        leave_space(part, seat, next(space for space in part.casks[seat] if spaces[space] == vp))


def leave_space(part: Cellars, seat: int, space: int) -> None:
    """Removes the barrel from a space."""
    part.put(seat, [each for each in part.casks[seat] if each != space])


# Gaining and losing barrels


def settle_barrels(pos: GlenMore, seat: int) -> Sequence[Frame[GlenMore]]:
    """Places new barrels; for barrels paid there may be a choice (X3.3, X3.4)."""
    part = cellars(pos)
    more = pos.players[seat].whisky - part.held(seat)
    first = len(ROWS.of(pos.rules.pack).cellars[0].spaces)
    for _ in range(more):
        free = [space for space in range(first) if space not in part.casks[seat]]
        if free:
            part.put(seat, [*part.casks[seat], free[0]])
        else:
            part.store[seat] += 1
        if pos.trace is not None:
            pos.explain("barrel-lies", vp=ROWS.of(pos.rules.pack).spaces[free[0]] if free else STORE)
    return (GivingBarrel(seat),) if more < 0 else ()


@value
class GivingBarrel(Frame[GlenMore]):
    """Choice of the barrel to pay, among all the player's barrels (X3.4)."""

    takes = (GiveBarrel,)
    blocks_free_actions = True
    seat: int

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        part = cellars(pos)
        due = part.held(self.seat) - pos.players[self.seat].whisky
        choice = len(dict.fromkeys(worths(pos, self.seat))) > 1
        return (self.seat,) if due > 0 and pos.players[self.seat].whisky and choice else ()

    def close(self, pos: GlenMore) -> None:
        """Removes the barrels if there is no choice."""
        for _ in range(cellars(pos).held(self.seat) - pos.players[self.seat].whisky):
            take_barrel(pos, self.seat, worths(pos, self.seat)[0])

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [GiveBarrel.of(vp) for vp in dict.fromkeys((STORE, *ROWS.of(pos.rules.pack).spaces))]

    def why_not(self, pos: GlenMore, seat: int, action: GiveBarrel) -> Reason | None:
        return None if action.vp in worths(pos, seat) else Reason("no-barrel-there", rule="X3.4")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [GiveBarrel.of(vp) for vp in dict.fromkeys(worths(pos, seat))]

    def take(self, pos: GlenMore, seat: int, action: GiveBarrel) -> None:
        take_barrel(pos, seat, action.vp)
        pos.emit("barrel-given", seat=seat, vp=action.vp)
        pos.push(GivingBarrel(seat))


# Ageing


def next_space(pos: GlenMore, seat: int, vp: int) -> int:
    """Returns the space a barrel can move on to, or -1 (X3.5). Among equals, the oldest goes first."""
    part, spaces, room = cellars(pos), ROWS.of(pos.rules.pack).spaces, room_built(pos, seat)
    mine = part.casks[seat]
    if vp == STORE:
        ahead = [0] if part.store[seat] else []
    else:
        ahead = [space + 1 for space in mine if spaces[space] == vp]
    return max([space for space in ahead if space < room and space not in mine], default=-1)


def movable(pos: GlenMore, seat: int) -> list[int]:
    """Returns the barrels that can move on, by value."""
    return [vp for vp in dict.fromkeys(worths(pos, seat)) if next_space(pos, seat, vp) >= 0]


@value
class Ageing(Frame[GlenMore]):
    """Choice of the barrel that moves one space to the right (X3.5)."""

    takes = (AgeBarrel, Done)
    seat: int
    left: int

    def ask(self, pos: GlenMore, seat: int) -> Text:
        return Text("ask-ageing", count=self.left)

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self.left and movable(pos, self.seat) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [*[AgeBarrel.of(vp) for vp in dict.fromkeys((STORE, *ROWS.of(pos.rules.pack).spaces))], DONE]

    def why_not(self, pos: GlenMore, seat: int, action: AgeBarrel | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if action.vp not in worths(pos, seat):
            return Reason("no-barrel-there", rule="X3.5")
        return None if next_space(pos, seat, action.vp) >= 0 else Reason("next-space-taken", rule="X3.5")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [*[AgeBarrel.of(vp) for vp in movable(pos, seat)], DONE]

    def take(self, pos: GlenMore, seat: int, action: AgeBarrel | Done) -> None:
        if isinstance(action, AgeBarrel):
            part, to = cellars(pos), next_space(pos, seat, action.vp)
            if action.vp == STORE:
                part.store[seat] -= 1
            else:
                leave_space(part, seat, to - 1)
            part.put(seat, [*part.casks[seat], to])
            pos.emit("aged", seat=seat, vp=ROWS.of(pos.rules.pack).spaces[to])
            pos.push(Ageing(seat, self.left - 1))


def age(pos: GlenMore, seat: int, cell: int, effect: Age, why: str) -> None:
    """Pushes the ageing of barrels."""
    pos.push(Ageing(seat, effect.count))


# Building


class Building(FreeAction[GlenMore]):
    """Building the second cellar, then the third, at any time in one's turn (X3.7)."""

    name = "building"
    takes = (BuildCellar,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (BUILD,)

    def why_not(self, pos: GlenMore, seat: int, action: BuildCellar) -> Reason | None:
        bills, built, player = ROWS.of(pos.rules.pack).bills, cellars(pos).built[seat], pos.players[seat]
        if built == len(bills):
            return Reason("all-cellars-built", rule="X3.7")
        if not payable(pos, player, player.stock(), bills[built]):
            return Reason("cannot-pay-cellar", rule="X3.7")
        # It must not break an open payment, so it waits until that is done.
        return None if pos.stack[-1].turn else Reason("build-later", rule="X3.7")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        bills, built = ROWS.of(pos.rules.pack).bills, cellars(pos).built[seat]
        if not pos.stack[-1].turn or built == len(bills) or bills[built].coins > pos.players[seat].coins:
            return []
        return [BUILD] if self.why_not(pos, seat, BUILD) is None else []

    def take(self, pos: GlenMore, seat: int, action: BuildCellar) -> None:
        pos.push(CellarBuilt(seat))
        pay_bill(pos, seat, NO_TILE, ROWS.of(pos.rules.pack).bills[cellars(pos).built[seat]], 0, CELLAR)


@value
class CellarBuilt(Step[GlenMore]):
    """Step that adds the cellar once it is paid."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        part = cellars(pos)
        part.built[self.seat] += 1
        lines = [(f"cellars-{self.seat}", 1, CELLAR)]
        pos.emit(
            "cellar-built",
            lines,
            seat=self.seat,
            cellar=ROWS.of(pos.rules.pack).cellars[part.built[self.seat] - 1].id,
        )


FRAMES: Sequence[type[Frame[GlenMore]]] = (GivingBarrel, Ageing, CellarBuilt)
