"""The market: one row per resource, one space per price."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import INK, LINE, PLATE, SERIF, at, picture, plate, words
from bothy.games.glenmore.pack.drawings.symbols import SYMBOLS, numbered, symbol
from bothy.games.glenmore.pack.types import Components

LANE: Final = 66
LEFT: Final = 92
WIDTH: Final = 320
TITLE: Final = 44


def market_height(pack: Components) -> int:
    """Returns the market's height."""
    return TITLE + len(pack.market) * LANE


def market(pack: Components, coins: int) -> str:
    """Draws the market, its corner at the origin, with coins on the first space of every row."""
    drawn = [words(WIDTH // 2, 30, 22, "Market", f'font-family="{SERIF}" font-weight="600"')]
    for number, row in enumerate(pack.market):
        y = TITLE + number * LANE
        edge = f'fill="{PLATE}" stroke="{LINE}" stroke-width="2"'
        drawn.append(plate(8, y, WIDTH - 16, LANE - 8, edge))
        drawn.append(at(50, y + LANE // 2 - 4, symbol(row.id, 190)))
        for space, price in enumerate(row.prices):
            spot = (LEFT + 34 + space * 68, y + LANE // 2 - 4)
            drawn.append(at(*spot, _space(price, coins if space == 0 else 0)))
    return "".join(drawn)


def _space(price: int, coins: int) -> str:
    ring = f'<circle r="24" fill="#FFFFFF" stroke="{INK}" stroke-width="2" stroke-dasharray="4 3"/>'
    if coins:
        return ring + f'<g transform="scale(1.4)">{numbered("coin", coins).svg}</g>'
    return ring + words(0, 8, 24, str(price), 'font-weight="700" fill-opacity="0.75"')


def draw_market(pack: Components) -> str:
    """Draws the market on a sheet, empty as with four players."""
    foot = market_height(pack) + 44
    notes = ("Buying fills the first empty space,", "selling empties the last filled one.")
    lines = [words(20 + WIDTH // 2, foot + 20 * number, 15, note) for number, note in enumerate(notes)]
    return picture(WIDTH + 40, foot + 40, at(20, 16, market(pack, 0)) + "".join(lines), "The market", SYMBOLS)
