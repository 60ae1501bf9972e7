"""Helpers for rule tests: tiny maps, scripted openings, and checks of refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import Board, assemble
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, HEXES, MODULES, OUTLINES, ROWS
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, LAND_TYPES, MOUNTAIN
from bothy.games.caledonia.pack.types.maps import PLAIN, SMALL_PORT, WATERFALL, Cell, River, Side
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.rounds import Finish, NextTurn, Round
from bothy.games.caledonia.scoring.scores import RoundScoring
from bothy.games.caledonia.turn import EndTurn, Pass
from bothy.kernel import Action, Event, EventRecorder, Frame, Reason, ScriptedDealer
from bothy.kernel.event import Line
from bothy.messages import Catalogue
from bothy.table.reference import Reference

PARAGRAPHS = tuple(Reference(CALEDONIA).paragraphs)
WORDS = Catalogue(game=CALEDONIA)

Sketch = tuple[str, str, tuple[str, ...], str]
S1: Sketch = ("e5 e4 d5 f4 f5 e7 g5 g6 f3", "e6 g4", ("g4 > f3/f4 e4/f4 e5/f4 e5/f5 > e6",), "")
"""The shipping figure: red on e5, blue's cheese dairy on f3."""
S2: Sketch = ("c4 f1", "c3 d2 e2", (), "c3")
"""The port figure: port on c3, black on c4, red on f1 two lochs away."""


def sketch(table: Table, land: str, lochs: str = "", rivers: Sequence[str] = (), ports: str = "") -> Table:
    """Puts a tiny map on the table: only the hexes named.

    Land is grassland of £1 by default: `e5 e4=gm3`, `e4=m1^` with a waterfall. Ports are some of the lochs, from
    left to right. A river is written as in the map data.
    """
    cells = [Cell(hex_, LAND_TYPES[0][2], 1, True, PLAIN, "") for hex_ in range(HEXES)]
    for word in land.split():
        name, _, printed = word.partition("=")
        feature = WATERFALL if printed.endswith("^") else PLAIN
        printed = printed.removesuffix("^")
        kinds, cost = (printed[:-1], int(printed[-1])) if printed else ("g", 1)
        terrain = sum([bit for _, letter, bit in LAND_TYPES if letter in kinds])
        cells[HEX_OF[name]] = Cell(HEX_OF[name], terrain, cost, False, feature, "")
    for name in lochs.split():
        feature = SMALL_PORT if name in ports.split() else PLAIN
        cells[HEX_OF[name]] = Cell(HEX_OF[name], 0, 0, False, feature, "")
    side = Side(
        id="sketch",
        source="sketch",
        module=0,
        cells=tuple(cells),
        rivers=tuple([_river(course, f"river-{number}") for number, course in enumerate(rivers)]),
    )
    # The mist of a small map leaves out all other hexes.
    table.pos.board = replace(assemble([side], 2), small=False)
    return table


def _river(course: str, name: str) -> River:
    start, borders, end = course.split(">")
    edges = [tuple([HEX_OF[name] for name in border.split("/")]) for border in borders.split()]
    return River(
        id=name,
        source="sketch",
        mouths=(HEX_OF[start.strip()], HEX_OF[end.strip()]),
        edges=tuple([(one, other) for one, other in edges]),
    )


def opening(*clans: str, seats: int = 3, first: int = 0, **options: Any) -> Table:
    """A game from its first draw, with fixed draws: ports 1 to 4, scoring tiles 1 to 5, these clans.

    The clan at a place is joined to the starting tile of that number. Stops where the last player chooses.
    """
    table = Table(seats=seats, **options)
    rules = table.pos.rules
    pos = rules.start()
    count = rules.pack.open_boxes[seats - 1].open
    ids = [row.id for row in rules.pack.clans]
    names = clans or ("buchanan", "campbell", "cunningham", "robertson", "stewart")
    pairs = [(ids.index(name), tile) for tile, name in enumerate(names[: seats + 1])]
    script = [*range(4), *range(5), *range(count), first, *[number for pair in pairs for number in pair]]
    pos.trace = EventRecorder()
    pos.settle(ScriptedDealer(script))
    table.pos, table.events = pos, pos.trace.events
    return table


def at_port(port: int, *others: int, clan: str = "", round_: int = 1) -> Table:
    """A table with red's miner next to this port in corner D; the others are out of its reach."""
    rest = (*others, *[each for each in (1, 2, 3, 4, 5, 6) if each not in (port, *others)])[:3]
    return Table(clan, "", "", ports=(*rest, port), round=round_).place("miner", "a8")


def choose_clans(table: Table) -> list[int]:
    """Takes the first pair on offer for each seat; returns the seats in order."""
    asked = []
    while table.pos.offers:
        seat = table.pos.seats_to_act()[0]
        asked.append(seat)
        table.play(table.pos.legal(seat)[0], seat=seat, deal=())
    return asked


def place_workers(table: Table, *hexes: str) -> list[int]:
    """Places woodcutters or miners, whichever suits, on these hexes; returns the seats in order."""
    asked = []
    for name in hexes:
        seat = table.pos.seats_to_act()[0]
        asked.append(seat)
        worker = next(action for action in table.legal(Expand, seat) if action.hex == name)
        table.play(worker, seat=seat, deal=())
    return asked


def end(table: Table) -> Table:
    """Ends the current turn."""
    return table.play(EndTurn(), seat=table.pos.seats_to_act()[0])


def with_phases(table: Table) -> Table:
    """Adds production, scoring and the next round after the action phase, as in a real game."""
    number = table.pos.round
    after: Frame[Caledonia] = Finish() if number == 5 else Round(number + 1)
    if isinstance(table.pos.stack[0], NextTurn):
        table.pos.stack[:0] = [after, RoundScoring(), Production()]
    return table


def all_pass(table: Table, deal: tuple[Any, ...] | None = None) -> Table:
    """Passes for all seats, in order, and runs the round on to its next question.

    `deal` fixes what is drawn after the last pass.
    """
    with_phases(table)
    events: list[Event] = []
    left = len(table.pos.order) - len(table.pos.passed)
    for number in range(left):
        last = number == left - 1
        table.play(Pass(), EndTurn(), seat=table.pos.seats_to_act()[0], deal=deal if last else None)
        events += table.events
    table.events = events
    return table


def told(table: Table, *keys: str) -> list[str]:
    """Returns the keys of the latest events, only these, in order."""
    return [event.key for event in table.events if event.key in keys]


def lines(table: Table) -> list[Line]:
    """Returns the account of the latest events: the stock that changed, by how much, and why."""
    return [line for event in table.events for line in event.lines]


def asked(table: Table, *kinds: type[Action]) -> list[Action]:
    """Returns the free actions of these kinds that a new player might try at the question on top."""
    free_actions = [
        free_action
        for free_action in table.pos.stack[-1].all_free_actions(table.pos)
        if set(free_action.takes) & set(kinds)
    ]
    return [action for free_action in free_actions for action in free_action.candidates(table.pos, 0)]


def reason_for(table: Table, action: Action, seat: int = 0) -> Reason:
    """Returns the reason an action is refused."""
    reason = table.pos.why_not(seat, action)
    assert reason is not None, f"{action} is legal"
    return reason


def sentence(table: Table, action: Action, seat: int = 0) -> str:
    """Returns the reason an action is refused, as text."""
    return WORDS.text(reason_for(table, action, seat))


def refused(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    """Returns the key and paragraph of the reason, after checking that its message is a full sentence."""
    reason = reason_for(table, action, seat)
    words = WORDS.text(reason)
    assert WORDS.faults(f"no-{reason.key}", reason.values) == []
    assert re.fullmatch(r"\S+( \S+)+\.", words), words
    assert not set("[]{}") & set(words), words
    assert reason.rule in PARAGRAPHS, f"{reason.key} names the paragraph {reason.rule!r}"
    assert action not in table.pos.legal(seat)
    return reason.key, reason.rule


Place = tuple[int, int]
"""Column and row, both counted from 0, as the sketches give them."""

ANY_LAND = GRASSLAND | MOUNTAIN | FOREST


def at(place: Place) -> int:
    """Returns the number of a hex."""
    column, row = place
    return column * ROWS + row


def name(place: Place) -> str:
    """Returns the name of a hex."""
    return HEX_NAMES[at(place)]


def tiny_board(
    land: Sequence[Place], lochs: Sequence[Place] = (), rivers: Sequence[Sequence[tuple[Place, Place]]] = ()
) -> Board:
    """Builds a board of only these hexes: all land suits every unit and costs £1, the rest is in mist."""
    wet, dry = [at(place) for place in lochs], [at(place) for place in land]
    streams = tuple(
        [
            River(
                id=f"river-{number}",
                source="original",
                mouths=(at(course[0][0]), at(course[-1][0])),
                edges=tuple([(at(one), at(other)) for one, other in course]),
            )
            for number, course in enumerate(rivers)
        ]
    )
    sides = []
    for module, outline in enumerate(OUTLINES):
        cells = [
            Cell(hex_, 0, 0, False, PLAIN, "")
            if hex_ in wet
            else Cell(hex_, ANY_LAND, 1, hex_ not in dry, PLAIN, "")
            for hex_ in outline
        ]
        sides.append(
            Side(
                id=f"{MODULES[module]}0",
                source="original",
                module=module,
                cells=tuple(cells),
                rivers=streams if module == 0 else (),
            )
        )
    return assemble(sides, 2)
