"""Actions and views as numbers, for learning: every argument's possible values, and the numbers of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bothy.games.glenmore.actions.movement import WAYS
from bothy.games.glenmore.actions.price import POOL
from bothy.games.glenmore.bonuses.immediate import WORDS
from bothy.games.glenmore.manifest import EVERY_NAME, MODULES
from bothy.games.glenmore.pack.types import CATEGORIES, RESOURCES, STACKS, components
from bothy.games.glenmore.pack.types.effects import POWERS
from bothy.games.glenmore.player import COINS, SCORES, SIZE
from bothy.games.glenmore.turn import COIN, MOVEMENT
from bothy.kernel import Json
from bothy.kernel.features import Arguments, Features, each_of, numbered, question, turned

SEATS: Final = 4
FAR: Final = 40
"""The most places a territory can extend in any direction; there aren't enough tiles for more."""
MANY: Final = 12
"""More than any effect gives at once."""

DIE: Final = [components().die.id]
FRAMES: Final = numbered(EVERY_NAME.frames)
TILES: Final = numbered([tile.id for tile in components().tiles])
CARDS: Final = numbered([card.id for card in components().landmarks])
CLANS: Final = numbered([place.id for place in components().clan_board.territories])
POWER_NAMES: Final = numbered(POWERS)
STACK_OF: Final = numbered(STACKS)
TILE_NUMBERS: Final = 5 + len(RESOURCES)
"""For each tile of a territory: on top or covered, column, row, Scotsmen, resources."""


def arguments() -> Arguments:
    """Returns every possible value of each argument name, over all actions."""
    found = dict(_base_arguments())
    for module in MODULES:
        for name, values in module.arguments().items():
            found[name] = tuple(dict.fromkeys([*found.get(name, ()), *values]))
    return found


def _base_arguments() -> Arguments:
    deals = max([len(tile.activation) for tile in components().tiles])
    return {
        "tile": tuple(TILES),
        "clan": tuple(CLANS),
        "resource": (POOL, *RESOURCES),
        "resources": RESOURCES,
        "reward": (COIN, MOVEMENT),
        "column": range(-FAR, FAR + 1),
        "row": range(-FAR, FAR + 1),
        "way": tuple(WAYS),
        "deal": range(1, deals + 1),
        "effect": (*RESOURCES, "resources", "vp", "movement", *POWERS, *WORDS.values(), "other"),
        "count": range(MANY + 1),
    }


def features(view: Mapping[str, Json], seat: int) -> Features:
    """Returns the whole view as numbers. Absent seats are zeros, so the shape is the same for any player count."""
    seats = len(view["players"])
    players = turned([_player(view, each) for each in range(seats)], seat)
    empty = [0] * len(players[0])
    return {
        "question": question(view["asked"], FRAMES, seat, seats, SEATS),
        "turn": _turn(view["turn"]),
        "used": each_of([] if view["turn"] is None else view["turn"]["used"], TILES),
        "rondel": _rondel(view["rondel"], view["gap"], seat, seats),
        "stack": [*each_of([view["stack"]], STACK_OF), view["to_come"]],
        "left": each_of(view["left"], TILES),
        "discards": each_of(view["discards"], TILES),
        "market": [view["market"][name] for name in RESOURCES],
        "clans": _clans(view["clans"], seat, seats),
        "roads": [view["roads"][name] for name in CLANS],
        **{f"player-{at}": players[at] if at < seats else empty for at in range(SEATS)},
    }


def _turn(turn: Json) -> list[int]:
    if turn is None:
        return [0] * 5
    return [int(turn["acted"]), turn["movement"], len(turn["around"]), int(turn["everywhere"]), turn["extra"]]


def _rondel(spaces: Sequence[Json], gap: int, seat: int, seats: int) -> list[int]:
    """Returns the distance ahead of the gap of every tile, every pawn and the die; 0 if absent."""
    tiles, pawns, die = [0] * len(TILES), [0] * SEATS, 0
    for space, what in enumerate(spaces):
        ahead = (space - gap) % len(spaces) or len(spaces)
        if isinstance(what, str):
            if what in TILES:
                tiles[TILES[what]] = ahead
        elif what is not None and what[0] == "pawn":
            pawns[(what[1] - seat) % seats] = ahead
        elif what == DIE:
            die = ahead
    return [*tiles, *pawns, die]


def _clans(clans: Mapping[str, Sequence[int]], seat: int, seats: int) -> list[int]:
    """Returns each seat's number of markers in every clan territory."""
    found = [0] * (len(CLANS) * SEATS)
    for name, owners in clans.items():
        for owner in owners:
            found[CLANS[name] * SEATS + (owner - seat) % seats] += 1
    return found


def _player(view: Mapping[str, Json], seat: int) -> list[int]:
    player, forecast = view["players"][seat], view["forecast"][seat]
    return [
        *[player[name] for name in ("coins", "whisky", "supply", "markers")],
        int(player["done"]),
        int(seat in view["at_the_end"]),
        *[player["points"][name] for name in SCORES],
        *each_of(player["cards"], CARDS),
        *each_of(player["persons"], TILES),
        *each_of(player["powers"], POWER_NAMES),
        *_territory(player["territory"]),
        *[forecast[name][figure] for name in CATEGORIES for figure in ("have", "vp")],
        forecast[SCORES[SIZE]],
        forecast[SCORES[COINS]],
    ]


def _territory(tiles: Sequence[Json]) -> list[int]:
    found = [0] * (len(TILES) * TILE_NUMBERS)
    for tile in tiles:
        if tile["tile"] not in TILES:
            continue
        at = TILES[tile["tile"]] * TILE_NUMBERS
        goods = [tile["goods"][name] for name in RESOURCES]
        found[at : at + TILE_NUMBERS] = [1, 0, *tile["at"], tile["scotsmen"], *goods]
        for covered in tile["under"]:
            below = TILES[covered] * TILE_NUMBERS
            found[below : below + 4] = [0, 1, *tile["at"]]
    return found
