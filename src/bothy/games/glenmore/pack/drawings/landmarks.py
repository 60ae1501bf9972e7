"""The landmark cards: a small view of the place, the card's effect and timing, its name and stack."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import (
    HEATHER,
    INK,
    LINE,
    PLATE,
    RIVER,
    WATER,
    at,
    heading,
    name,
    picture,
    plate,
    strip,
    words,
)
from bothy.games.glenmore.pack.drawings.signs import row_signs
from bothy.games.glenmore.pack.drawings.symbols import SYMBOLS, symbol
from bothy.games.glenmore.pack.types import Components, Landmark, Tile
from bothy.games.glenmore.pack.types.tiles import AT_END, AT_ONCE, LASTING

WIDTH: Final = 220
HEIGHT: Final = 310
COLUMNS: Final = 6
SPACE: Final = 20
TITLE: Final = 64
SKIES: Final = {"A": "#DCE8EE", "B": "#BFDDEB", "C": "#F6DDA8", "D": "#E3B7A6"}
TIMING_SIGNS: Final = {AT_ONCE: "bolt", LASTING: "ring", AT_END: "flag"}
TIMING_WORDS: Final = {AT_ONCE: "at once", LASTING: "lasting", AT_END: "at the end"}


def draw_card(card: Landmark, tile: Tile) -> str:
    """Draws one card, its corner at the origin."""
    parts = [
        plate(2, 2, WIDTH - 4, HEIGHT - 4, f'fill="{PLATE}" stroke="{INK}" stroke-width="3"', 18),
        _view(tile.icons[0], SKIES[card.stack]),
        at(34, 34, _badge(card.stack)),
        plate(14, 178, WIDTH - 28, 60, f'fill="#FFFFFF" stroke="{LINE}" stroke-width="2"'),
        strip(WIDTH // 2, 208, row_signs(card.effects), WIDTH - 44, 145),
        at(WIDTH // 2 - 42, 255, symbol(TIMING_SIGNS[card.timing], 90)),
        words(WIDTH // 2 + 8, 260, 14, TIMING_WORDS[card.timing]),
        name(WIDTH // 2, 287, WIDTH - 24, card.name),
    ]
    return "".join(parts)


def _view(icon: str, colour: str) -> str:
    """Draws hills, water and the kind of place; it gets later in the day from stack to stack."""
    sky = plate(14, 14, WIDTH - 28, 154, f'fill="{colour}" stroke="{LINE}" stroke-width="2"', 10)
    far = '<path d="M15 104 60 58 92 88 134 40 205 104V130H15Z" fill="#A9B6A0"/>'
    near = '<path d="M15 118Q60 84 110 110T205 100V142H15Z" fill="#7F9A6B"/>'
    shore = f'<path d="M15 136q24-8 48 0t48 0 48 0 46 0V158Q205 167 196 167H24Q15 167 15 158Z" fill="{WATER}"/>'
    lines = "M30 150q9-6 18 0t18 0M100 154q9-6 18 0t18 0M160 146q9-6 18 0t18 0"
    waves = f'<path d="{lines}" fill="none" stroke="{RIVER}" stroke-width="2"/>'
    loch = f'<path d="M15 112Q110 92 205 112V158Q205 167 196 167H24Q15 167 15 158Z" fill="{WATER}"/>'
    if icon == "loch":
        glints = '<path d="M40 126h30M120 134h36" stroke="#FFFFFF" stroke-width="2"/>'
        return sky + far + near + loch + waves + glints
    return sky + far + near + shore + waves + at(WIDTH // 2, 98, symbol(f"type-{icon}", 360))


def _badge(letter: str) -> str:
    disc = f'<circle r="15" fill="{HEATHER}" stroke="{INK}" stroke-width="2"/>'
    text = f'<text y="7" font-size="18" font-weight="700" text-anchor="middle" fill="#FFFFFF">{letter}</text>'
    return disc + text


def draw_landmarks(pack: Components) -> str:
    """Draws all landmark cards on a sheet."""
    drawn = [heading(SPACE, 44, "Landmark cards")]
    tiles = {tile.card: tile for tile in pack.tiles if tile.card}
    for number, card in enumerate(pack.landmarks):
        x = SPACE + number % COLUMNS * (WIDTH + SPACE)
        y = TITLE + number // COLUMNS * (HEIGHT + SPACE)
        drawn.append(at(x, y, draw_card(card, tiles[card.id])))
    rows = -(-len(pack.landmarks) // COLUMNS)
    width, height = SPACE + COLUMNS * (WIDTH + SPACE), TITLE + rows * (HEIGHT + SPACE)
    return picture(width, height, "".join(drawn), "Landmark cards", SYMBOLS)
