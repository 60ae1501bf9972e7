"""A drawing of a map of four module sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.map.grid import COLUMNS, HEXES, MODULE_OF, OFF_MAP, ROWS, STEPS, hex_name
from bothy.games.caledonia.pack.drawings.shapes import (
    APOTHEM,
    CORNERS,
    DEFINITIONS,
    INK,
    MARGIN,
    MUTED,
    PAPER,
    RADIUS,
    RIVER,
    TITLE,
    WATERFALL_DEFINITION,
    calm_water,
    cost_plate,
    land,
    middle,
    polygon,
    water,
    waterfall,
    words,
)
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN, land_types
from bothy.games.caledonia.pack.types.maps import PORT, ROCK, SMALL_PORT, WATERFALL, Cell, Side

WIDTH: Final = 2 * MARGIN + 2 * RADIUS + (COLUMNS - 1) * RADIUS * 3 // 2
LEGEND_TOP: Final = TITLE + (2 * ROWS + 1) * APOTHEM + MARGIN
HEIGHT: Final = LEGEND_TOP + 150
PORT_PLACES: Final = {PORT: "3–4", SMALL_PORT: "1–2"}
"""The numbers of players a port place is for."""


def draw_map(sides: Sequence[Side]) -> str:
    """Draws the map of these sides as an SVG document: both sizes at once, the mist hatched."""
    cells = sorted([cell for side in sides for cell in side.cells], key=lambda cell: cell.hex)
    marks = {cell.hex: _mark(side, cell) for side in sides for cell in side.cells}
    title = " · ".join([side.id for side in sides])
    springs = any(cell.feature == WATERFALL for cell in cells)
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="Inter, Helvetica, Arial, sans-serif">',
        f"<title>{title}</title><defs>{DEFINITIONS}{WATERFALL_DEFINITION if springs else ''}</defs>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        words(WIDTH // 2, TITLE - 18, 30, f'font-weight="600" fill="{INK}"', title),
        *[_ground(cell) for cell in cells],
        *_seams(),
        *[_river(side) for side in sides],
        *[_placed(cell.hex, marks[cell.hex]) for cell in cells],
        _legend(springs),
        "</svg>",
    ]
    return "\n".join(body) + "\n"


def _placed(hex_: int, drawn: str) -> str:
    x, y = middle(hex_)
    return f'<g transform="translate({x} {y})">{drawn}</g>'


def _ground(cell: Cell) -> str:
    """Draws terrain, mist and outline, with a title for pointers and screen readers."""
    if cell.terrain:
        ground, told = land(cell.terrain), f"{' and '.join(land_types(cell.terrain))}, £{cell.cost}"
    else:
        ground, told = calm_water() if cell.feature else water(), "loch"
    mist = polygon(CORNERS, 'fill="url(#mist)"') if cell.mist else ""
    told += ", mist" if cell.mist else ""
    told += ", waterfall" if cell.feature == WATERFALL else ""
    outline = polygon(CORNERS, f'fill="none" stroke="{INK}" stroke-opacity="0.55" stroke-width="1.5"')
    return _placed(cell.hex, f"<title>{hex_name(cell.hex)}: {told}</title>{ground}{mist}{outline}")


def _mark(side: Side, cell: Cell) -> str:
    """Draws the top layer: the hex's name, its cost, a port place or the module's rock."""
    name = words(0, -36, 13, f'font-weight="600" fill="{INK}" fill-opacity="0.75"', hex_name(cell.hex))
    if cell.terrain:
        return name + cost_plate(cell.cost) + (_waterfall(side, cell.hex) if cell.feature == WATERFALL else "")
    if cell.feature == ROCK:
        label = words(0, 14, 30, 'font-weight="700" fill="#FFFFFF"', side.id)
        return f'<use href="#rock"/>{label}{name}'
    if cell.feature in PORT_PLACES:
        return name + _port(side.module + 1, PORT_PLACES[cell.feature])
    return name


def _waterfall(side: Side, hex_: int) -> str:
    """Draws the mark at the corner where the river springs, between the first two hexes it separates."""
    edge = next(iter([river.edges[0] for river in side.rivers if river.mouths[0] == hex_]))
    one, other = sorted([STEPS[hex_].index(below) for below in edge])
    return waterfall(other if other - one == 1 else 0)


def _port(number: int, players: str) -> str:
    style = f'font-weight="700" fill="{INK}"'
    plate = f'x="-36" y="-29" width="72" height="50" rx="14" fill="#FFFFFF" stroke="{INK}" stroke-width="2"'
    drawn = [f"<rect {plate}/>", '<use href="#anchor" x="-13" y="-4"/>', words(19, 4, 24, style, str(number))]
    return "".join([*drawn, words(0, 41, 16, style, players)])


def _edge(hex_: int, direction: int) -> str:
    """Returns the side of a hex in a direction, as a piece of a path."""
    x, y = middle(hex_)
    (from_x, from_y), (to_x, to_y) = CORNERS[direction], CORNERS[(direction + 1) % 6]
    return f"M{x + from_x} {y + from_y}L{x + to_x} {y + to_y}"


def _seams() -> list[str]:
    """Draws the borders between modules."""
    edges = [
        _edge(hex_, direction)
        for hex_ in range(HEXES)
        for direction, other in enumerate(STEPS[hex_])
        if other > hex_ and other != OFF_MAP and MODULE_OF[other] != MODULE_OF[hex_]
    ]
    path = f'<path d="{"".join(edges)}" fill="none" stroke-linecap="round"'
    return [f'{path} stroke="{PAPER}" stroke-width="7"/>', f'{path} stroke="{MUTED}" stroke-width="3"/>']


def _river(side: Side) -> str:
    """Draws the rivers of a side: a thick line in a white casing, visible on any ground."""
    edges = [_edge(one, STEPS[one].index(other)) for river in side.rivers for one, other in river.edges]
    path = f'<path d="{"".join(edges)}" fill="none" stroke-linecap="round"'
    return f'{path} stroke="#FFFFFF" stroke-width="15"/>{path} stroke="{RIVER}" stroke-width="10"/>'


def _legend(springs: bool) -> str:
    """Draws the legend, with a waterfall only if the map has one."""
    outline = polygon(CORNERS, f'fill="none" stroke="{INK}" stroke-width="1.5"')
    river = f'<path d="M-50 0H50" stroke="#FFFFFF" stroke-width="15"/><path d="M-50 0H50" stroke="{RIVER}"'
    seam = f'<path d="M-50 0H50" stroke="{MUTED}" stroke-width="3"/>'
    entries = (
        (land(GRASSLAND) + outline, "grassland"),
        (land(MOUNTAIN) + outline, "mountain"),
        (land(FOREST) + outline, "forest"),
        (water() + outline, "loch"),
        (land(GRASSLAND) + polygon(CORNERS, 'fill="url(#mist)"') + outline, "mist: 3–4 players"),
        (land(GRASSLAND | FOREST) + outline + cost_plate(4), "land cost"),
        (calm_water() + outline + _port(1, "3–4"), "port, by players"),
        (f'{river} stroke-width="10"/>', "river"),
        (seam, "modules meet"),
        *([(land(MOUNTAIN) + outline + waterfall(3), "waterfall")] if springs else []),
    )
    step = (WIDTH - 2 * MARGIN) // len(entries)
    drawn = []
    for at, (sample, text) in enumerate(entries):
        x = MARGIN + step // 2 + at * step
        drawn.append(f'<g transform="translate({x} {LEGEND_TOP + 56}) scale(0.8)">{sample}</g>')
        drawn.append(words(x, LEGEND_TOP + 126, 15, f'fill="{INK}"', text))
    return "".join(drawn)
