"""Resources, Scotsmen, whisky, coins and points that an effect brings (G11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product

from bothy.games.glenmore.answers import resource_named
from bothy.games.glenmore.pack.types.effects import (
    GainCoins,
    GainScotsmen,
    Produce,
    ProduceAny,
    Score,
    ScoreSteps,
)
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import NOWHERE
from bothy.kernel import Action, Frame, Reason, value


@value
class Gather(Action):
    """Choose the resources that go onto a tile."""

    resources: "tuple[str, ...]"


@value
class Store(Action):
    """Put a resource on one's own tile."""

    resource: str
    tile: str


@value
class Station(Action):
    """Put a Scotsman from the supply on one's own tile."""

    tile: str


# Resources on one tile


def produce(pos: GlenMore, seat: int, cell: int, effect: Produce, why: str) -> None:
    """Produces the resources shown, as far as there is room; otherwise the player chooses (G12.5)."""
    if effect.anywhere:
        pos.push(Storing(seat, effect.resources, 0, why))
    else:
        offer(pos, seat, cell, effect.resources, sum(effect.resources), why)


def produce_any(pos: GlenMore, seat: int, cell: int, effect: ProduceAny, why: str) -> None:
    """Produces resources of the player's choice."""
    if effect.anywhere:
        pos.push(Storing(seat, NONE, effect.count, why))
        return
    pos.push(Gathering(seat, cell, (effect.count,) * len(RESOURCES), effect.count, why))


def offer(pos: GlenMore, seat: int, cell: int, resources: tuple[int, ...], count: int, why: str) -> None:
    """Puts `count` of these resources on a tile: at once if there is no choice, else through a question."""
    room = pos.room(seat, cell)
    kinds = [resource for resource, amount in enumerate(resources) if amount]
    if len(kinds) == 1:
        pos.put(seat, cell, kinds[0], min(count, room), why)
    elif sum(resources) == count <= room:
        for resource in kinds:
            pos.put(seat, cell, resource, resources[resource], why)
    else:
        pos.push(Gathering(seat, cell, resources, count, why))


@cache
def selections(offered: tuple[int, ...], count: int) -> list[Action]:
    """Returns every way to choose `count` of these resources."""
    ranges = [range(min(amount, count), -1, -1) for amount in offered]
    return [Gather(words(amounts)) for amounts in product(*ranges) if sum(amounts) == count]


def words(amounts: Sequence[int]) -> tuple[str, ...]:
    """Returns amounts by kind as a list of names."""
    return tuple([name for name, amount in zip(RESOURCES, amounts, strict=True) for _ in range(amount)])


@value
class Gathering(Frame[GlenMore]):
    """Choice of the resources that go onto a tile: a free choice, or what there is room for (G11.5)."""

    takes = (Gather,)
    seat: int
    cell: int
    offered: "tuple[int, ...]"
    count: int
    why: str

    def _size(self, pos: GlenMore) -> int:
        return min(self.count, pos.room(self.seat, self.cell))

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self._size(pos) > 0 else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return selections(self.offered, self._size(pos))

    def why_not(self, pos: GlenMore, seat: int, action: Gather) -> Reason | None:
        size = self._size(pos)
        if len(action.resources) != size:
            return Reason("gather-so-many", rule="G11.5", count=size)
        kinds = [resource_named(name) for name in action.resources]
        fits = all(kinds.count(kind) <= self.offered[kind] for kind in kinds if kind >= 0)
        if min(kinds) < 0 or kinds != sorted(kinds) or not fits:
            return Reason("not-offered", rule="G11.3")
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return selections(self.offered, self._size(pos))[:]

    def take(self, pos: GlenMore, seat: int, action: Gather) -> None:
        for resource, name in enumerate(RESOURCES):
            pos.put(seat, self.cell, resource, action.resources.count(name), self.why)


# Resources and Scotsmen on any tiles


@value
class Storing(Frame[GlenMore]):
    """Resources of a clan, each on any own tile with room; without room they are lost (G11.4)."""

    takes = (Store,)
    seat: int
    left: "tuple[int, ...]"
    choice: int
    """Additional resources of any kind."""
    why: str

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        if self.left == NONE and not self.choice:
            return ()
        return (self.seat,) if any(pos.room(self.seat, cell) for cell in pos.players[self.seat].tiles) else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles]
        return [Store.of(name, tile) for name in self._names() for tile in tiles]

    def _names(self) -> list[str]:
        return [name for name, count in zip(RESOURCES, self.left, strict=True) if count or self.choice]

    def why_not(self, pos: GlenMore, seat: int, action: Store) -> Reason | None:
        resource, cell = resource_named(action.resource), pos.cell_of(seat, action.tile)
        if resource < 0 or not (self.left[resource] or self.choice):
            return Reason("not-offered", rule="G11.4")
        if cell == NOWHERE:
            return Reason("no-tile-there", rule="G11.4")
        return None if pos.room(seat, cell) else Reason("no-room", rule="G11.5")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        tiles = [pos.tile_on(seat, cell) for cell in pos.players[seat].tiles if pos.room(seat, cell)]
        return [Store.of(name, tile) for name in self._names() for tile in tiles]

    def take(self, pos: GlenMore, seat: int, action: Store) -> None:
        resource = resource_named(action.resource)
        pos.put(seat, pos.cell_of(seat, action.tile), resource, 1, self.why)
        if self.left[resource]:
            left = tuple([count - (kind == resource) for kind, count in enumerate(self.left)])
            pos.push(Storing(seat, left, self.choice, self.why))
        else:
            pos.push(Storing(seat, self.left, self.choice - 1, self.why))


@value
class Stationing(Frame[GlenMore]):
    """Scotsmen of a clan, each on any own tile; the supply may run out (G2.11)."""

    takes = (Station,)
    seat: int
    left: int
    why: str

    def seats_to_act(self, pos: GlenMore) -> Sequence[int]:
        return (self.seat,) if self.left and pos.players[self.seat].supply else ()

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [Station.of(pos.tile_on(seat, cell)) for cell in pos.players[seat].tiles]

    def why_not(self, pos: GlenMore, seat: int, action: Station) -> Reason | None:
        there = pos.cell_of(seat, action.tile)
        return None if there != NOWHERE else Reason("no-tile-there", rule="G15.21")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return list(self.candidates(pos, seat))

    def take(self, pos: GlenMore, seat: int, action: Station) -> None:
        pos.muster(seat, pos.cell_of(seat, action.tile), 1, self.why)
        pos.push(Stationing(seat, self.left - 1, self.why))


def gain_scotsmen(pos: GlenMore, seat: int, cell: int, effect: GainScotsmen, why: str) -> None:
    """Puts Scotsmen from the supply on the tile, or on any own tiles."""
    if effect.anywhere:
        pos.push(Stationing(seat, effect.count, why))
    else:
        pos.muster(seat, cell, effect.count, why)


# Plain amounts


def gain_coins(pos: GlenMore, seat: int, cell: int, effect: GainCoins, why: str) -> None:
    """Gains coins from the supply."""
    pos.pay(seat, effect.count, why)


def gain_points(pos: GlenMore, seat: int, cell: int, effect: Score, why: str) -> None:
    """Gains victory points (G12.9)."""
    pos.score(seat, effect.points, why)


def score_steps(pos: GlenMore, seat: int, cell: int, effect: ScoreSteps, why: str) -> None:
    """Scores points for having enough of something (G15.1)."""
    pos.score(seat, effect.points(counted(pos, seat, effect.count)), why)


def counted(pos: GlenMore, seat: int, what: str) -> int:
    """Returns how many a seat has of what a clan counts."""
    player, rules = pos.players[seat], pos.rules
    if what == "coins":
        return player.coins
    if what == "tiles-with-scotsman":
        return len(player.scotsmen)
    tops = list(player.tiles.values())
    if what == "villages":
        return len([tile for tile in tops if rules.village[tile]])
    if what == "river-tiles":
        return len([tile for tile in tops if rules.river[tile]])
    covered = [tile for pile in player.under.values() for tile in pile]
    return len([tile for tile in tops + covered if rules.overlay[tile]])


PERFORMS: Mapping[type, object] = {
    Produce: produce,
    ProduceAny: produce_any,
    GainScotsmen: gain_scotsmen,
    GainCoins: gain_coins,
    Score: gain_points,
    ScoreSteps: score_steps,
}
FRAMES: Sequence[type[Frame[GlenMore]]] = (Gathering, Storing, Stationing)
REASONS: tuple[str, ...] = ("gather-so-many", "not-offered", "no-room", "no-tile-there")
