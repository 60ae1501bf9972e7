"""The hoard on the mountain, and the seat resting there (X2.4 to X2.12)."""

from __future__ import annotations

from typing import Any

from bothy.games.glenmore.bonuses.gains import Storing
from bothy.games.glenmore.expansions.highlander.rows import MOUNTAIN
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, Step, state, value

WHY = "mountain"


@state
class Hoard(ModuleState):
    """The pile on the mountain."""

    coins: int
    goods: "tuple[int, ...]"
    """By resource."""

    def copy(self) -> Hoard:
        return Hoard(self.coins, self.goods)

    @classmethod
    def read(cls, data: list[Any]) -> Hoard:
        coins, goods = data
        return cls(coins, tuple(goods))

    @property
    def size(self) -> int:
        """The number of coins and resources there."""
        return self.coins + sum(self.goods)


def hoard(pos: GlenMore) -> Hoard:
    """Returns the pile on the mountain."""
    return pos.part(Hoard)


# The mountain's place and its occupant


def mountain_space(pos: GlenMore) -> int:
    """Returns the first of the mountain's spaces, where a resting pawn stands."""
    return pos.rondel.index(pos.rules.number_of[MOUNTAIN])


def highlander(pos: GlenMore) -> int:
    """Returns the seat whose pawn rests on the mountain, or NOBODY."""
    space = mountain_space(pos)
    return next(iter([seat for seat, player in enumerate(pos.players) if player.space == space]), NOBODY)


def passes(pos: GlenMore, seat: int, space: int) -> bool:
    """Returns whether a seat's pawn would pass the mountain on its way to a space."""
    start, mountain, spaces = pos.players[seat].space, mountain_space(pos), len(pos.rondel)
    return start != mountain and (mountain - start) % spaces < (space - start) % spaces


# Adding to it and taking from it


def add_coin(pos: GlenMore) -> None:
    """Adds a coin to the mountain, from any source."""
    hoard(pos).coins += 1
    pos.emit("mountain-coin", [("mountain-coins", 1, "toll")])


def add_resource(pos: GlenMore, resource: int) -> None:
    """Adds a resource to the mountain."""
    part, name = hoard(pos), RESOURCES[resource]
    part.goods = tuple([count + (kind == resource) for kind, count in enumerate(part.goods)])
    pos.emit("mountain-resource", [(f"mountain-{name}", 1, "toll")], resource=name)


def clear(pos: GlenMore, seat: int) -> tuple[int, tuple[int, ...]]:
    """Gives a seat everything on the mountain and returns the coins and resources."""
    part = hoard(pos)
    coins, goods = part.coins, part.goods
    lines = [("mountain-coins", -coins, WHY)]
    lines += [(f"mountain-{name}", -count, WHY) for name, count in zip(RESOURCES, goods, strict=True)]
    part.coins, part.goods = 0, NONE
    pos.emit("mountain-cleared", [line for line in lines if line[1]], seat=seat)
    pos.pay(seat, coins, WHY)
    return coins, goods


@value
class MountainLaid(Step[GlenMore]):
    """Setup step that shows where the mountain is."""

    def run(self, pos: GlenMore) -> None:
        mountain = pos.rules.number_of[MOUNTAIN]
        pos.emit("mountain-laid", spaces=tuple([at for at, code in enumerate(pos.rondel) if code == mountain]))


@value
class TakeHoard(Step[GlenMore]):
    """Step that gives the hoard to the player leaving the mountain, before anything is bought (X2.9)."""

    seat: int

    def run(self, pos: GlenMore) -> None:
        if hoard(pos).size:
            _, goods = clear(pos, self.seat)
            pos.push(Storing(self.seat, goods, 0, WHY))


@value
class LastHoard(Step[GlenMore]):
    """Step at the end that gives the hoard to the player there. Places of resources no longer matter (X2.12)."""

    def run(self, pos: GlenMore) -> None:
        seat = highlander(pos)
        if seat == NOBODY or not hoard(pos).size:
            return
        _, goods = clear(pos, seat)
        for resource, count in enumerate(goods):
            for cell in pos.players[seat].tiles:
                fits = min(count, pos.room(seat, cell))
                pos.put(seat, cell, resource, fits, WHY)
                count -= fits
