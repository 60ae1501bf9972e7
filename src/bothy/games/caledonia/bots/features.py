"""Actions and views as numbers, for learning: the values of every argument, and the contents of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bothy.games.caledonia.actions.trade import LARGEST
from bothy.games.caledonia.manifest import MODULES as MODULES_OF_GAME
from bothy.games.caledonia.manifest import names_of
from bothy.games.caledonia.map.board import atlas
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, HEXES, MODULES
from bothy.games.caledonia.pack.types import Components, components
from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.land import LAND_TYPES
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import TurnFacts
from bothy.games.caledonia.ruleset import UNIT_NAMES
from bothy.games.caledonia.scoring.scores import CATEGORIES
from bothy.kernel import Json
from bothy.kernel.features import Arguments, Features, each_of, flat, numbered, padded, question, turned

SEATS: Final = 4
PLENTY: Final = 60
"""More milk, grain or barrels than a player ever has for one answer."""


def _whole() -> Components:
    """Returns the components including those of all modules: everything a table may have."""
    pack = components()
    for module in MODULES_OF_GAME:
        pack = module.components(pack)
    return pack


PACK: Final = _whole()
NAMES: Final = names_of(MODULES_OF_GAME)
FRAMES: Final = numbered(NAMES.frames)
PARTS: Final = [name for name in NAMES.parts if name != TurnFacts.name]
CLANS: Final = numbered([*[row.id for row in PACK.clans], "none"])
CONTRACTS: Final = numbered(range(len(PACK.contracts)))
PORTS: Final = len(PACK.ports)
TILES: Final = numbered([row.id for row in PACK.scoring_tiles])
ROUNDS: Final = PACK.setup.rounds
UNIT_KINDS: Final = (*UNIT_NAMES, *[kind.name for module in MODULES_OF_GAME for kind in module.unit_kinds()])
UNIT_OF: Final = numbered(UNIT_KINDS)
HEX_NUMBERS: Final = SEATS + 1 + len(UNIT_KINDS)
"""Numbers per hex: its owner, the viewing seat first; closed or not; units of each kind, as some share a hex."""


def arguments() -> Arguments:
    """Returns, by argument name, every value it can have in any action."""
    found = dict(_base_arguments())
    for module in MODULES_OF_GAME:
        for name, values in module.arguments().items():
            found[name] = tuple(dict.fromkeys([*found.get(name, ()), *values]))
    return found


def _base_arguments() -> Arguments:
    pack = PACK
    pieces = range(max([unit.pieces for unit in pack.units]) + 1)
    steps = {port.figure("steps") for port in pack.ports if "steps" in port.figures}
    return {
        "unit": UNIT_KINDS,
        "hex": HEX_NAMES,
        "first": (*HEX_NAMES, *UNITS),
        "second": (*HEX_NAMES, *UNITS),
        "leaving": UNIT_KINDS,
        "other": UNIT_KINDS,
        "start": HEX_NAMES,
        "end": HEX_NAMES,
        "animals": HEX_NAMES,
        "contract": tuple(CONTRACTS),
        "contracts": tuple(CONTRACTS),
        "port": range(1, PORTS + 1),
        "ports": range(1, PORTS + 1),
        "spare": (*MEATS, *GOODS),
        "good": GOODS,
        "give": GOODS,
        "take": GOODS,
        "count": range(1, LARGEST + 1),
        "steps": sorted([way * step for step in steps for way in (-1, 1)]),
        "clan": tuple(CLANS),
        "tile": [tile.id for tile in pack.starting_tiles],
        "vp": range(pack.variants.highest_bid + 1),
        "spot": pieces,
        "cheese": pieces,
        "bread": pieces,
        "whisky": pieces,
        "milk": range(PLENTY + 1),
        "grain": range(PLENTY + 1),
    }


def features(view: Mapping[str, Json], seat: int) -> Features:
    """Returns the whole view as numbers. Absent seats are all zeros, so the length doesn't depend on the seats."""
    seats = len(view["players"])
    players = turned([_player(view, each) for each in range(seats)], seat)
    empty = [0] * len(players[0])
    return {
        "round": each_of([view["round"]], numbered(range(ROUNDS + 1))),
        "question": question(view["asked"], FRAMES, seat, seats, SEATS),
        "turn": padded(flat(view["turn"]), 4 + len(GOODS)),
        "prices": [row["step"] for row in view["market"]],
        "open": each_of(view["open"], CONTRACTS),
        "drawn": each_of(view["drawn"], CONTRACTS),
        "unseen": each_of(view["unseen"], CONTRACTS),
        "pile": [view["pile"], len(view["under"])],
        "imports": [*_by(view["imports"], RARE_IMPORTS), *_by(view["import_values"], RARE_IMPORTS)],
        "ports": _ports(view["ports"], seat, seats),
        "scoring": [number for at in range(ROUNDS) for number in each_of(view["scoring"][at : at + 1], TILES)],
        "offers": each_of([clan for clan, _ in view["offers"]], CLANS),
        **{name: padded(flat(view["parts"].get(name, [])), 8) for name in PARTS},
        "land": _land(view["layout"], seats),
        "pieces": _pieces(view["pieces"], seat, seats),
        **{f"player-{at}": players[at] if at < seats else empty for at in range(SEATS)},
    }


def _by(table: Mapping[str, int], names: Sequence[str]) -> list[int]:
    return [table[name] for name in names]


def _player(view: Mapping[str, Json], seat: int) -> list[int]:
    player, forecast = view["players"][seat], view["forecast"][seat]
    places = numbered(range(SEATS))
    return [
        *each_of([player["clan"]], CLANS),
        *[player[name] for name in ("money", "merchants", "to_hire", "shipping", "boxes", "hops", "glory", "bid")],
        *_by(player["goods"], GOODS),
        *_by(player["left"], UNITS),
        *_by(player["market"], GOODS),
        *_by(player["imports"], RARE_IMPORTS),
        *[int(UNITS[unit] in player["technology"]) for unit in WORKERS],
        *each_of(player["box"], CONTRACTS),
        len(player["fulfilled"]),
        *each_of([at for at, each in enumerate(view["order"]) if each == seat], places),
        *each_of([at for at, each in enumerate(view["passed"]) if each == seat], places),
        *[forecast.get(name, 0) for name in CATEGORIES],
    ]


def _ports(ports: Sequence[Json], seat: int, seats: int) -> list[int]:
    """Returns for every port tile: its corner, the seats that have used it, the seats that reach it."""
    width = len(MODULES) + 2 * SEATS
    found = [0] * (PORTS * width)
    for corner, port in enumerate(ports):
        at = (port["port"] - 1) * width
        found[at + corner] = 1
        for offset, who in ((len(MODULES), port["marked"]), (len(MODULES) + SEATS, port["reached"])):
            for other in who:
                found[at + offset + (other - seat) % seats] = 1
    return found


@cache
def _land(layout: str, seats: int) -> list[int]:
    """Returns for every hex: loch, in play or not, cost, and land types."""
    board = atlas(PACK.sides).board(layout, seats)
    return [
        number
        for hex_ in range(HEXES)
        for number in (
            int(board.loch[hex_]),
            int(board.active[hex_]),
            board.land_cost[hex_],
            *[int(bool(board.terrain[hex_] & bit)) for _, _, bit in LAND_TYPES],
        )
    ]


def _pieces(pieces: Sequence[Json], seat: int, seats: int) -> list[int]:
    """Returns for every hex the owner and kind of its pieces."""
    found = [0] * (HEXES * HEX_NUMBERS)
    for name, owner, unit in pieces:
        at = HEX_OF[name] * HEX_NUMBERS
        if owner is None:
            found[at + SEATS] = 1
        else:
            found[at + (owner - seat) % seats] = 1
            found[at + SEATS + 1 + UNIT_OF[unit]] += 1
    return found
