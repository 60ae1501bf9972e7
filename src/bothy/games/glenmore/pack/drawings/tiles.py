"""Tiles: cost at the top left, type at the top right, effects in the middle, the name below."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import (
    COST,
    GOLD,
    HEATHER,
    INK,
    LINE,
    PLATE,
    RIVER,
    SERIF,
    WATER,
    Glyph,
    at,
    heading,
    name,
    picture,
    plate,
    strip,
    strip_width,
    words,
)
from bothy.games.glenmore.pack.drawings.signs import effect_signs, price_signs, row_signs
from bothy.games.glenmore.pack.drawings.symbols import SYMBOLS, glyph, symbol
from bothy.games.glenmore.pack.types import Components, Tile
from bothy.games.glenmore.pack.types.tiles import END, PERSON

SIDE: Final = 200
ROW: Final = 40
ROOMY: Final = {1: (52, 135), 2: (46, 115), 3: (32, 88)}
"""Height of effect lines and size of their symbols, by number of lines."""
PAD: Final = 8
COLUMNS: Final = 6
SPACE: Final = 20
TITLE: Final = 64

GROUNDS: Final = {
    "village": "#EAD2AC",
    "castle": "#D3CEC8",
    "animal": "#C8D8A2",
    "cloth": "#C4C9AE",
    "whisky": "#EDC78A",
    "trade": "#DFC0D0",
    "field": "#F2E19C",
    "loch": "#C3DAE8",
    "inn": "#E5B99F",
}
BADGE: Final = f'fill="{GOLD}" stroke="{INK}" stroke-width="2"'
STACK_NAMES: Final = {"start": "Home tiles", "clan": "Off the rondel"}


def draw_tile(tile: Tile) -> str:
    """Draws one tile, its corner at the origin."""
    if tile.kind == END:
        return _the_end(tile)
    ground = GROUNDS[tile.icons[0]] if tile.icons else "#EFE4F0"
    parts = [plate(2, 2, SIDE - 4, SIDE - 4, f'fill="{ground}" stroke="{INK}" stroke-width="3"', 16)]
    if tile.river:
        parts.append(_river())
    if tile.overlay:
        frame = f'fill="none" stroke="{GOLD}" stroke-width="5" stroke-dasharray="12 6"'
        parts.append(plate(8, 8, SIDE - 16, SIDE - 16, frame, 11))
    if tile.kind == PERSON:
        parts.append(at(100, 58, symbol("person", 280)))
        if tile.persons > 1:
            parts.append(words(162, 66, 30, f"x{tile.persons}", 'font-weight="700"'))
        parts.append(words(100, 152, 14, tile.lived, f'font-family="{SERIF}"'))
    parts += [_types(tile), _cost(price_signs(tile.cost)), _middle(tile), _name(tile)]
    return "".join(parts)


def _river() -> str:
    """Draws a band from edge to edge, so that neighbouring tiles join."""
    shape = "M2 74C35 64 65 84 100 74S165 64 198 74V138C165 128 135 148 100 138S35 128 2 138Z"
    band = f'<path d="{shape}" fill="{WATER}" stroke="{RIVER}" stroke-width="3"/>'
    ripples = (
        "M12 94q7-6 14 0t14 0M20 120q7-6 14 0t14 0M150 98q7-6 14 0t14 0M158 124q7-6 14 0t14 0M86 106q7-6 14 0t14 0"
    )
    return f'{band}<path d="{ripples}" fill="none" stroke="{RIVER}" stroke-width="2" stroke-opacity="0.7"/>'


def _types(tile: Tile) -> str:
    """Draws the gold type icons, from the right; those of overlays are square and stacked."""
    drawn, x = [], SIDE - 29
    for icon in tile.icons:
        badge = _stacked_badge() if tile.overlay else f'<circle r="22" {BADGE}/>'
        drawn.append(at(x, 29, badge + symbol(f"type-{icon}", 125)))
        x -= 48
    return "".join(drawn)


def _stacked_badge() -> str:
    """Draws an overlay's square badge on top of another one."""
    return plate(-25, -13, 40, 38, BADGE, 5) + plate(-19, -21, 42, 40, BADGE, 5)


def _cost(signs: list[Glyph]) -> str:
    """Draws the tile's cost on a tab with a red edge; a free tile has none."""
    if not signs:
        return ""
    width = strip_width(signs) + 2 * PAD
    tab = plate(8, 8, width, ROW, f'fill="#FFFFFF" stroke="{COST}" stroke-width="3"')
    return tab + strip(8 + width // 2, 8 + ROW // 2, signs)


def _middle(tile: Tile) -> str:
    """Draws the immediate effects with a bolt, and the activations, one line per choice."""
    at_once = row_signs(tile.immediate)
    lines = [[glyph("bolt", 24), *at_once]] if at_once else []
    choices = [effect_signs(effect) for effect in tile.activation]
    fills = [PLATE] * len(lines) + ["#FFFFFF"] * len(choices)
    high, percent = ROOMY.get(len(fills), ROOMY[3]) if tile.kind != PERSON else (ROW, 100)
    top = 106 - (len(fills) * (high + 3)) // 2 + (10 if tile.kind == PERSON else 0)
    drawn = []
    for signs, fill in zip([*lines, *choices], fills, strict=True):
        width = min(strip_width(signs) * percent // 100 + 2 * PAD, SIDE - 16)
        edge = f'fill="{fill}" fill-opacity="0.94" stroke="{INK if fill != PLATE else LINE}" stroke-width="2"'
        dashed = ' stroke-dasharray="5 3"' if fill == PLATE else ""
        drawn.append(plate(100 - width // 2, top, width, high, edge + dashed))
        drawn.append(strip(100, top + high // 2, signs, SIDE - 32, percent))
        top += high + 3
    return "".join(drawn)


def _name(tile: Tile) -> str:
    ribbon = plate(12, 160, SIDE - 24, 32, f'fill="{PLATE}" stroke="{LINE}" stroke-width="1"', 6)
    return ribbon + name(100, 176, SIDE - 32, tile.name)


def _the_end(tile: Tile) -> str:
    ground = plate(2, 2, SIDE - 4, SIDE - 4, f'fill="#3E4A52" stroke="{INK}" stroke-width="3"', 16)
    return ground + at(100, 86, symbol("flag", 400)) + at(170, 29, symbol("shield")) + _name(tile)


def draw_back(letter: str) -> str:
    """Draws the back of a tile, its corner at the origin."""
    ground = plate(2, 2, SIDE - 4, SIDE - 4, f'fill="{HEATHER}" stroke="{INK}" stroke-width="3"', 16)
    frame = plate(
        14, 14, SIDE - 28, SIDE - 28, 'fill="none" stroke="#FFFFFF" stroke-opacity="0.6" stroke-width="2"'
    )
    lines = "M14 60H186M14 140H186M60 14V186M140 14V186"
    sett = f'<path d="{lines}" stroke="#FFFFFF" stroke-opacity="0.25" stroke-width="10"/>'
    disc = f'<circle cx="100" cy="100" r="46" fill="{PLATE}" stroke="{INK}" stroke-width="3"/>'
    return ground + sett + frame + disc + words(100, 122, 62, letter, 'font-weight="700"')


def draw_tiles(pack: Components, stacks: tuple[str, ...]) -> str:
    """Draws all tiles of one or more stacks on a sheet."""
    tiles = [tile for letter in stacks for tile in pack.stack(letter)]
    title = ", ".join([STACK_NAMES.get(letter, f"Stack {letter}") for letter in stacks])
    columns = min(COLUMNS, len(tiles))
    step = SIDE + SPACE
    drawn = [heading(SPACE, 44, title)]
    for number, tile in enumerate(tiles):
        x, y = SPACE + number % columns * step, TITLE + number // columns * step
        drawn.append(at(x, y, draw_tile(tile)))
    height = TITLE + -(-len(tiles) // columns) * step
    return picture(SPACE + columns * step, height, "".join(drawn), title, SYMBOLS)
