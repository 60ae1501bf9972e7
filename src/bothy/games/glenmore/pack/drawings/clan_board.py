"""The clan board: territories with their bonuses, roads with their cost in coins."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import (
    INK,
    LINE,
    PLATE,
    SERIF,
    Glyph,
    at,
    heading,
    picture,
    plate,
    strip,
    words,
)
from bothy.games.glenmore.pack.drawings.signs import row_signs
from bothy.games.glenmore.pack.drawings.symbols import SYMBOLS, glyph, label, symbol
from bothy.games.glenmore.pack.types import ClanTerritory, Components, Road
from bothy.games.glenmore.pack.types.tiles import LASTING

ACROSS: Final = 14
DOWN: Final = 12
"""Picture units per unit of the board."""
MARGIN: Final = 36
TITLE: Final = 30
HALF: Final = 90
TALL: Final = 48
FILLS: Final = {
    "green": "#7FA66B",
    "yellow": "#F0D98A",
    "blue": "#A9C8E4",
    "red": "#E8A99B",
    "purple": "#C6A6CE",
}
DISTANCES: Final = {"yellow": "0-1", "blue": "2", "red": "3", "purple": "4-5"}

Spot = tuple[int, int]


def spot(place: ClanTerritory) -> Spot:
    """Returns the coordinates of a place in the picture."""
    return MARGIN + place.x * ACROSS, TITLE + place.y * DOWN


def draw_clan_board(pack: Components) -> str:
    """Draws the whole board."""
    board = pack.clan_board
    spots = {place.id: spot(place) for place in board.places}
    width, height = 100 * ACROSS + MARGIN, 2 * TITLE + 100 * DOWN
    drawn = [plate(16, 16, width - 32, height - 32, f'fill="#E9DFC4" stroke="{LINE}" stroke-width="3"', 24)]
    drawn += [heading(MARGIN, 64, "Clan board"), _legend(height - 44)]
    drawn += [_line(spots[road.ends[0]], spots[road.ends[1]], road.cost) for road in board.roads]
    drawn += [at(*_cost_spot(road, spots), _toll(road.cost)) for road in board.roads]
    drawn += [at(*spots[place.id], _territory(place)) for place in board.territories]
    drawn.append(at(*spots[board.places[0].id], _start(board.places[0])))
    return picture(width, height, "".join(drawn), "Clan board", SYMBOLS)


def _line(one: Spot, other: Spot, cost: int) -> str:
    """Draws a road; free ones are dotted."""
    line = f'<path d="M{one[0]} {one[1]}L{other[0]} {other[1]}" fill="none" stroke-linecap="round"'
    dotted = ' stroke-dasharray="2 13"' if cost == 0 else ""
    return (
        f'{line} stroke="{INK}" stroke-width="14"/>{line} stroke="#E3D3AE" stroke-width="10"/>'
        f'{line} stroke="#8A7A55" stroke-width="4"{dotted}/>'
    )


def _cost_spot(road: Road, spots: dict[str, Spot]) -> Spot:
    """Returns the middle of a road's visible part, between the plates at its ends."""
    one, other = spots[road.ends[0]], spots[road.ends[1]]
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _toll(cost: int) -> str:
    """Draws a road's cost."""
    disc = f'<circle r="17" fill="{"#FFFFFF" if cost == 0 else "#F4D06A"}" stroke="{INK}" stroke-width="2.5"/>'
    return disc + words(0, 8, 22, str(cost), 'font-weight="700"')


def _territory(place: ClanTerritory) -> str:
    """Draws a plate in the colour of its distance."""
    fill = f'fill="{FILLS[place.colour]}" stroke="{INK}" stroke-width="3"'
    parts = [
        plate(-HALF, -TALL, 2 * HALF, 2 * TALL, fill, 14),
        plate(8 - HALF, -14, 2 * HALF - 16, TALL + 6, f'fill="{PLATE}" fill-opacity="0.9"'),
        words(0, -22, 20, place.name, f'font-family="{SERIF}" font-weight="600"'),
        strip(0, 13, _bonus(place), 2 * HALF - 28, 130),
    ]
    return "".join(parts)


def _bonus(place: ClanTerritory) -> list[Glyph]:
    """Returns the bonus, behind a ring if it lasts, with an extra shield for a clan that takes many markers."""
    lasting = [glyph("ring")] if place.timing == LASTING else []
    many = [glyph("marker"), label("+")] if place.many_markers else []
    return [*lasting, *many, *row_signs(place.bonus)]


def _legend(y: int) -> str:
    """Draws the legend: each colour's distance from the start."""
    drawn = [words(102, y - 34, 15, "coins from the start")]
    for number, (colour, distance) in enumerate(DISTANCES.items()):
        x = MARGIN + number * 44
        drawn.append(plate(x, y - 24, 40, 28, f'fill="{FILLS[colour]}" stroke="{INK}" stroke-width="2"', 6))
        drawn.append(words(x + 20, y - 4, 16, distance, 'font-weight="600"'))
    return "".join(drawn)


def _start(place: ClanTerritory) -> str:
    house = f'<circle r="58" fill="{FILLS[place.colour]}" stroke="{INK}" stroke-width="4"/>'
    return house + at(0, -6, symbol("marker", 220)) + words(0, 44, 16, place.name, 'font-weight="600"')
