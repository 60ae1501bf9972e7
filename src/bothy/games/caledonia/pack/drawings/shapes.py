"""The shapes of a map: hexes, glyphs, plates; in whole numbers, so that drawings never differ."""

from __future__ import annotations

from typing import Final

from bothy.games.caledonia.map.grid import column_of, row_of
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, LAND_TYPES, MOUNTAIN

RADIUS: Final = 60
"""From the middle of a hex to a corner; to the middle of a side it is 52, rounded to a whole number."""
APOTHEM: Final = 52
MARGIN: Final = 24
TITLE: Final = 56

INK: Final = "#1F2A2E"
MUTED: Final = "#5B6770"
PAPER: Final = "#F4F1EA"
LOCH: Final = "#A3C9E2"
RIVER: Final = "#1F6391"
FILLS: Final = {GRASSLAND: "#B9CC8A", MOUNTAIN: "#B9ADA6", FOREST: "#6F9A6B"}

Spot = tuple[int, int]

EAST: Final = (RADIUS, 0)
SOUTH_EAST: Final = (RADIUS // 2, APOTHEM)
SOUTH_WEST: Final = (-RADIUS // 2, APOTHEM)
WEST: Final = (-RADIUS, 0)
NORTH_WEST: Final = (-RADIUS // 2, -APOTHEM)
NORTH_EAST: Final = (RADIUS // 2, -APOTHEM)
MIDDLE: Final = (0, 0)

CORNERS: Final = (NORTH_WEST, NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST)
"""Clockwise; the side in a direction runs from the corner of the same number to the next."""

PARTS: Final = (
    (CORNERS,),
    ((WEST, NORTH_WEST, NORTH_EAST, EAST), (WEST, EAST, SOUTH_EAST, SOUTH_WEST)),
    (
        (MIDDLE, WEST, NORTH_WEST, NORTH_EAST),
        (MIDDLE, NORTH_EAST, EAST, SOUTH_EAST),
        (MIDDLE, SOUTH_EAST, SOUTH_WEST, WEST),
    ),
)
"""The parts of a hex for one, two or three land types."""

GLYPHS: Final = (
    (((-31, -20), (31, -20), (-35, 10), (35, 10), (-15, 35), (15, 35)),),
    (((-30, -20), (30, -20)), ((-30, 20), (30, 20), (0, 36))),
    (((-25, -21),), ((36, -8), (35, 15)), ((-28, 20), (-6, 36))),
)
"""The positions of the glyphs of each part, clear of the cost plate in the middle and the name at the top."""

_GRASS = '<path d="M-8 6C-7 0-8-3-10-6M-2 6C-2-1-2-5-1-9M4 6C4 1 6-3 9-5" fill="none" stroke="#5F7433"'
_FIR = '<path d="M0-14 8-2 4-2 10 7 2 7 2 12-2 12-2 7-10 7-4-2-8-2Z" fill="#2C5236"'
_PEAK = '<path d="M-14 8-4-9 2-1 6-5 14 8Z" fill="#8A7D75" stroke="#4A413C"'
DEFINITIONS: Final = (
    f'<g id="grassland">{_GRASS} stroke-width="3" stroke-linecap="round"/></g>'
    f'<g id="forest">{_FIR} stroke="#EAF1E4" stroke-width="1"/></g>'
    f'<g id="mountain">{_PEAK} stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-4-9-8-2-4-4-1-2 0-4Z" fill="#FFFFFF"/></g>'
    '<path id="wave" d="M-16 0q5-7 10 0t10 0t10 0" fill="none" stroke="#5E93B8" stroke-width="3"'
    ' stroke-linecap="round"/>'
    '<g id="anchor" fill="none" stroke="#1F2A2E" stroke-width="4" stroke-linecap="round">'
    '<circle cx="0" cy="-15" r="5"/><path d="M0-10V16M-9-3H9M-15 4C-13 13-6 17 0 17S13 13 15 4"/></g>'
    '<path id="rock" d="M-40 26-34-6-14-28 14-30 34-10 42 26Z" fill="#6E6761" stroke="#3A3531"'
    ' stroke-width="3" stroke-linejoin="round"/>'
    '<pattern id="mist" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="14" height="14" fill="#FFFFFF" fill-opacity="0.35"/>'
    '<rect width="6" height="14" fill="#FFFFFF" fill-opacity="0.75"/></pattern>'
)

WATERFALL_DEFINITION: Final = (
    '<g id="waterfall" fill="none" stroke-linecap="round"><path d="M-7-11V7M0-11V9M7-11V7" stroke="#FFFFFF"'
    ' stroke-width="8"/><path d="M-7-11V7M0-11V9M7-11V7M-14 13q7-7 14 0t14 0" stroke="#1F6391"'
    ' stroke-width="3"/></g>'
)


def middle(hex_: int) -> Spot:
    """Returns the middle of a hex on the sheet."""
    column, row = column_of(hex_), row_of(hex_)
    lower = APOTHEM if column % 2 else 0
    return MARGIN + RADIUS + column * RADIUS * 3 // 2, TITLE + APOTHEM + row * 2 * APOTHEM + lower


def polygon(spots: tuple[Spot, ...], style: str) -> str:
    """Draws a closed shape."""
    return f'<polygon points="{" ".join([f"{x},{y}" for x, y in spots])}" {style}/>'


def words(x: int, y: int, size: int, style: str, text: str) -> str:
    """Draws a short text around a point."""
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" {style}>{text}</text>'


def land(terrain: int) -> str:
    """Draws the ground of a land hex: each land type has its part, its colour and its glyph."""
    types = [(name, bit) for name, _, bit in LAND_TYPES if terrain & bit]
    parts, glyphs = PARTS[len(types) - 1], GLYPHS[len(types) - 1]
    drawn = [polygon(part, f'fill="{FILLS[bit]}"') for part, (_, bit) in zip(parts, types, strict=True)]
    for spots, (name, _) in zip(glyphs, types, strict=True):
        drawn += [f'<use href="#{name}" x="{x}" y="{y}"/>' for x, y in spots]
    return "".join(drawn)


def calm_water() -> str:
    """Draws the ground of a loch hex with something on it."""
    return polygon(CORNERS, f'fill="{LOCH}"')


def water() -> str:
    """Draws the ground of a loch hex."""
    waves = [f'<use href="#wave" x="{x}" y="{y}"/>' for x, y in ((-14, -22), (20, -4), (-20, 14), (10, 34))]
    return calm_water() + "".join(waves)


def cost_plate(cost: int) -> str:
    """Draws the cost of the land, on a coin."""
    coin = f'<circle r="16" fill="#FFFFFF" stroke="{INK}" stroke-width="2"/>'
    return coin + words(0, 8, 22, f'font-weight="700" fill="{INK}"', str(cost))


def waterfall(corner: int) -> str:
    """Draws the mark of a waterfall, inside the corner of the hex at which its river springs."""
    x, y = CORNERS[corner]
    return f'<use href="#waterfall" x="{x * 3 // 5}" y="{y * 3 // 5}"/>'
