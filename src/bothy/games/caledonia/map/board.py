"""A map of four module sides, with its whole geometry precomputed.

Hexes are numbers (see `grid`). Every table has one entry per hex and lists hexes in rising order, so that
iteration is always in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Final

from bothy.games.caledonia.map.grid import ADJACENT, HEXES, MODULES, ON_EDGE
from bothy.games.caledonia.map.reached import ReachTable
from bothy.games.caledonia.pack.types.maps import PORT, ROCK, SMALL_PORT, WATERFALL, River, Side

MOST_LOCHS: Final = 4
LEVELS: Final = MOST_LOCHS + 2
"""Shipping levels: 0 none, 1 river crossing, 2 to 5 across one to four lochs."""

OUT_OF_REACH: Final = LEVELS
"""Marks hexes that no shipping level reaches."""

Hexes = tuple[int, ...]
PerHex = tuple[Hexes, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """A river on a board: one drawn line; two that end in one loch are two (I2.4, R-I23)."""

    name: str
    """Its id in the map data, such as A1-carron."""
    edges: tuple[tuple[int, int], ...]
    """The borders it follows, in order from its first mouth or its spring."""
    spring: int
    """The waterfall hex it springs at, -1 if it leaves a loch."""
    along: Hexes
    """The land in play on either side of one of its borders, without its own waterfall hex."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """One layout at one size. With one or two players the mist is out of play and in none of the lists."""

    layout: str
    """The sides it is made of, such as A1B2C1D2."""
    small: bool
    """True for the map for one or two players."""
    terrain: Hexes
    """The printed land types of each hex as bits; 0 is a loch."""
    land_cost: Hexes
    loch: tuple[bool, ...]
    active: tuple[bool, ...]
    """True by hex if it is in play: all but the mist of a small map."""
    border: tuple[bool, ...]
    delta: tuple[bool, ...]
    land: Hexes
    """The land hexes in play."""
    lochs: Hexes
    ports: Hexes
    """The port places of modules A to D at this size; those of the other size are plain lochs (R-C77)."""
    river_edges: tuple[tuple[int, int], ...]
    """Every border with a river, the lower hex first."""
    rivers: tuple[Stream, ...]
    """The rivers, module by module."""
    rivers_of: PerHex
    """The numbers of the rivers along each hex."""
    along: tuple[bool, ...]
    """True by hex if it is along any river."""
    waterfalls: Hexes
    """The hexes in play at which a river springs."""
    central_loch: Hexes
    """The loch hexes connected with the four rocks in the middle of the map (I2.5, R-I24)."""
    at_central_loch: tuple[bool, ...]
    """True by hex in play if it is on the central loch or adjacent to it."""
    at_loch: tuple[bool, ...]
    """True by hex in play if it is a loch or adjacent to one."""
    adjacent: PerHex
    """The hexes in play that touch each hex: its neighbours, and those across a river."""
    neighbours: PerHex
    """Adjacent without a river between, land and lochs: "neighbouring" in the rulebooks."""
    across_river: PerHex
    """Adjacent with a river between."""
    over_lochs: tuple[PerHex, ...]
    """Land and lochs, except neighbours, that a path over k lochs and no fewer leads to, by k - 1 and hex."""
    level_needed: tuple[bytes, ...]
    """The lowest shipping level at which one hex is in reach of another, or OUT_OF_REACH, by two hexes."""
    land_in_reach: tuple[PerHex, ...]
    """The land that a unit on the hex opens for expansion, by shipping level and hex (R-C13)."""
    lochs_in_reach: tuple[PerHex, ...]
    """The lochs in reach, for ports (R-C76) and fishermen (R-C79), by shipping level and hex."""
    ports_in_reach: tuple[bytes, ...]
    """A bit for each corner whose port a unit there reaches, or stands on, by shipping level and hex."""
    reached: ReachTable = field(compare=False, repr=False)
    """The last three for several units at once."""


class Atlas:
    """The boards of a set of sides, each built on first use."""

    def __init__(self, sides: Sequence[Side]) -> None:
        self.sides: dict[str, Side] = {side.id: side for side in sides}
        self.layouts: tuple[str, ...] = layouts(sides)
        self._boards: dict[tuple[str, bool], Board] = {}

    def board(self, layout: str, players: int) -> Board:
        """Returns the board of a layout, at the size for a number of players."""
        key = layout, players <= 2
        if key not in self._boards:
            sides = [self.sides[layout[at : at + 2]] for at in range(0, len(layout), 2)]
            self._boards[key] = assemble(sides, players)
        return self._boards[key]


@cache
def atlas(sides: tuple[Side, ...]) -> Atlas:
    """Returns the atlas of these sides, shared by all tables that play with them."""
    return Atlas(sides)


def layouts(sides: Sequence[Side]) -> tuple[str, ...]:
    """Returns every layout, named by the side chosen for each module: sixteen with two sides per module."""
    choices = [[side.id for side in sides if side.module == module] for module in range(len(MODULES))]
    return tuple(["".join(chosen) for chosen in product(*choices)])


def layout_options(layout: str) -> dict[str, str]:
    """Returns the options that choose a layout, such as A1B2C1D2."""
    return {f"map-{letter.lower()}": layout[2 * at : 2 * at + 2] for at, letter in enumerate(MODULES)}


def assemble(sides: Sequence[Side], players: int) -> Board:
    """Lays out one side each of A to D, for a number of players."""
    small = players <= 2
    cells = sorted([cell for side in sides for cell in side.cells], key=lambda cell: cell.hex)
    if [cell.hex for cell in cells] != list(range(HEXES)):
        raise ValueError(f"{''.join([side.id for side in sides])} is not one side each of modules A to D")
    loch = tuple([cell.terrain == 0 for cell in cells])
    active = tuple([not (small and cell.mist) for cell in cells])
    rivers = [river for side in sides for river in side.rivers]
    edges = tuple(sorted([(min(edge), max(edge)) for river in rivers for edge in river.edges]))
    neighbours, across_river = _adjacency(active, edges)
    over_lochs = _over_lochs(loch, active, neighbours)
    level_needed = _level_needed([neighbours, across_river, *over_lochs])
    place = SMALL_PORT if small else PORT
    ports = tuple([cell.hex for side in sides for cell in side.cells if cell.feature == place])
    waterfalls = tuple([cell.hex for cell in cells if cell.feature == WATERFALL])
    streams = tuple([_stream(river, waterfalls, active) for river in rivers])
    rivers_of = tuple([tuple([at for at, each in enumerate(streams) if h in each.along]) for h in range(HEXES)])
    adjacent = tuple([tuple(sorted((*neighbours[h], *across_river[h]))) for h in range(HEXES)])
    central_loch = _connected([cell.hex for cell in cells if cell.feature == ROCK], loch)
    terrain = tuple([cell.terrain for cell in cells])
    land_in_reach, lochs_in_reach = (
        _in_reach(level_needed, [not each for each in loch]),
        _in_reach(level_needed, loch),
    )
    ports_in_reach = _ports_in_reach(level_needed, ports)
    return Board(
        layout="".join([side.id for side in sides]),
        small=small,
        terrain=terrain,
        land_cost=tuple([cell.cost for cell in cells]),
        loch=loch,
        active=active,
        border=_border(active),
        delta=_deltas(rivers, loch, active),
        land=tuple([hex_ for hex_ in range(HEXES) if active[hex_] and not loch[hex_]]),
        lochs=tuple([hex_ for hex_ in range(HEXES) if loch[hex_]]),
        ports=ports,
        river_edges=edges,
        rivers=streams,
        rivers_of=rivers_of,
        along=tuple([bool(each) for each in rivers_of]),
        waterfalls=tuple([hex_ for hex_ in waterfalls if active[hex_]]),
        central_loch=central_loch,
        at_central_loch=_on_or_beside(central_loch, adjacent),
        at_loch=_on_or_beside([hex_ for hex_ in range(HEXES) if loch[hex_]], adjacent),
        adjacent=adjacent,
        neighbours=neighbours,
        across_river=across_river,
        over_lochs=over_lochs,
        level_needed=level_needed,
        land_in_reach=land_in_reach,
        lochs_in_reach=lochs_in_reach,
        ports_in_reach=ports_in_reach,
        reached=ReachTable(terrain, land_in_reach, lochs_in_reach, ports_in_reach),
    )


def _adjacency(active: Sequence[bool], edges: Sequence[tuple[int, int]]) -> tuple[PerHex, PerHex]:
    """Splits adjacent hexes in play into those without and those with a river between (C2.4, I2.2)."""
    rivers = frozenset(edges)
    neighbours: list[Hexes] = []
    across: list[Hexes] = []
    for hex_ in range(HEXES):
        others = sorted([other for other in ADJACENT[hex_] if active[hex_] and active[other]])
        parted = [(min(hex_, other), max(hex_, other)) in rivers for other in others]
        neighbours.append(tuple([other for other, river in zip(others, parted, strict=True) if not river]))
        across.append(tuple([other for other, river in zip(others, parted, strict=True) if river]))
    return tuple(neighbours), tuple(across)


def _stream(river: River, waterfalls: Sequence[int], active: Sequence[bool]) -> Stream:
    """Builds a river and the land along it (I2.3)."""
    source = river.mouths[0]
    spring = source if source in waterfalls else -1
    sides = dict.fromkeys([hex_ for edge in river.edges for hex_ in edge])
    along = [hex_ for hex_ in sides if active[hex_] and hex_ != spring]
    return Stream(name=river.id, edges=river.edges, spring=spring, along=tuple(sorted(along)))


def _connected(start: Sequence[int], loch: Sequence[bool]) -> Hexes:
    """Returns the loch hexes that can be reached from these over lochs alone."""
    found = list(start)
    for hex_ in found:
        found += [other for other in ADJACENT[hex_] if loch[other] and other not in found]
    return tuple(sorted(found))


def _on_or_beside(hexes: Sequence[int], adjacent: PerHex) -> tuple[bool, ...]:
    beside = {other for hex_ in hexes for other in adjacent[hex_]}
    return tuple([hex_ in hexes or hex_ in beside for hex_ in range(HEXES)])


def _over_lochs(loch: Sequence[bool], active: Sequence[bool], neighbours: PerHex) -> tuple[PerHex, ...]:
    """Returns what each hex reaches over one to four lochs, by a search from loch to loch."""
    # C10.3, C10.4, C10.5
    found: list[list[Hexes]] = [[] for _ in range(MOST_LOCHS)]
    for hex_ in range(HEXES):
        near = neighbours[hex_]
        met = [not each for each in active]  # skips the mist
        for other in (hex_, *near):
            met[other] = True
        shore = [other for other in near if loch[other]]
        for lochs_between in range(MOST_LOCHS):
            reached = []
            for water in shore:
                for other in ADJACENT[water]:
                    if not met[other]:
                        met[other] = True
                        reached.append(other)
            found[lochs_between].append(tuple(sorted(reached)))
            shore = [other for other in reached if loch[other]]
    return tuple([tuple(each) for each in found])


def _level_needed(opened: Sequence[PerHex]) -> tuple[bytes, ...]:
    """Returns the lowest shipping level for each two hexes, from what each level opens."""
    needed = []
    for hex_ in range(HEXES):
        row = bytearray([OUT_OF_REACH]) * HEXES
        for level in reversed(range(LEVELS)):  # downwards, so that the lowest remains
            for other in opened[level][hex_]:
                row[other] = level
        needed.append(bytes(row))
    return tuple(needed)


def _in_reach(level_needed: Sequence[bytes], wanted: Sequence[bool]) -> tuple[PerHex, ...]:
    targets = [hex_ for hex_ in range(HEXES) if wanted[hex_]]
    found = [[other for other in targets if needed[other] < OUT_OF_REACH] for needed in level_needed]
    levels = []
    for level in reversed(range(LEVELS)):  # each level reaches all that the one below does
        found = [
            [other for other in others if needed[other] <= level]
            for others, needed in zip(found, level_needed, strict=True)
        ]
        levels.append(tuple([tuple(others) for others in found]))
    return tuple(reversed(levels))


def _ports_in_reach(level_needed: Sequence[bytes], ports: Hexes) -> tuple[bytes, ...]:
    return tuple(
        [
            bytes(
                [
                    sum([1 << at for at, port in enumerate(ports) if port == hex_ or needed[port] <= level])
                    for hex_, needed in enumerate(level_needed)
                ]
            )
            for level in range(LEVELS)
        ]
    )


def _border(active: Sequence[bool]) -> tuple[bool, ...]:
    """Returns which hexes in play are on the edge of the map, or next to mist (R-C72, R-C73, C2.6)."""
    return tuple(
        [
            active[hex_] and (ON_EDGE[hex_] or not all(active[other] for other in ADJACENT[hex_]))
            for hex_ in range(HEXES)
        ]
    )


def _deltas(rivers: Sequence[River], loch: Sequence[bool], active: Sequence[bool]) -> tuple[bool, ...]:
    """Returns which hexes are along a river's last border before a loch, not at a spring (R-C74, C2.5)."""
    ends = [end for river in rivers for end in zip(river.mouths, (river.edges[0], river.edges[-1]), strict=True)]
    mouths = [hex_ for water, edge in ends if loch[water] for hex_ in edge]
    return tuple([active[hex_] and hex_ in mouths for hex_ in range(HEXES)])
