"""The initial rondel: pawns, the die if used, S tiles, A tiles, and the gap behind the last pawn."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.market import WIDTH, market, market_height
from bothy.games.glenmore.pack.drawings.shapes import INK, LINE, MUTED, SERIF, at, heading, picture, plate, words
from bothy.games.glenmore.pack.drawings.symbols import SYMBOLS, numbered
from bothy.games.glenmore.pack.drawings.tiles import SIDE, draw_back, draw_tile
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.tables import Table

COLUMNS: Final = 5
ROWS: Final = 4
STEP: Final = SIDE + 10
MARGIN: Final = 30
TITLE: Final = 70

PAWNS: Final = (
    ("#E59500", '<circle r="50"'),
    ("#A81E1A", '<rect x="-46" y="-46" width="92" height="92" rx="6"'),
    ("#0A4A8A", '<path d="M-46-50H46V5Q46 40 0 58-46 40-46 5Z"'),
    ("#FFFFFF", '<path d="M0-62 62 0 0 62-62 0Z"'),
)
"""Players by colour and by outline."""
STACK_SPOTS: Final = {"A": (254, 376), "B": (254, 546), "C": (740, 376), "D": (740, 546)}
"""Positions of the stacks, next to the market."""
PIPS: Final = ((-20, -20), (20, -20), (-20, 20), (20, 20), (0, 0))


def ring(columns: int = COLUMNS, rows: int = ROWS) -> list[tuple[int, int]]:
    """Returns the spaces clockwise from the upper left corner, as column and row."""
    top = [(column, 0) for column in range(columns)]
    right = [(columns - 1, row) for row in range(1, rows)]
    bottom = [(column, rows - 1) for column in range(columns - 2, -1, -1)]
    return top + right + bottom + [(0, row) for row in range(rows - 2, 0, -1)]


def draw_rondel(pack: Components, table: Table) -> str:
    """Draws the rondel at the start of a game."""
    things = [_pawn(number, pack.seats[number].coins) for number in range(table.players)]
    things += [_die()] if table.die else []
    things += [draw_tile(tile) for tile in pack.stack("S")]
    things += [draw_back("A")] * table.a_tiles
    spaces = ring()
    things += [_gap()] * (len(spaces) - len(things))
    drawn = [heading(MARGIN, 48, f"Set-up, {table.players} players{' and the die' if table.die else ''}")]
    for (column, row), thing in zip(spaces, things, strict=True):
        drawn.append(at(MARGIN + column * STEP, TITLE + row * STEP, _space() + thing))
    middle = (MARGIN + COLUMNS * STEP // 2, TITLE + ROWS * STEP // 2)
    left = {"A": len(pack.stack("A")) - table.a_tiles, **{each: len(pack.stack(each)) for each in "BCD"}}
    drawn += [at(*STACK_SPOTS[each], _pile(each, count)) for each, count in left.items()]
    drawn.append(_arrow(MARGIN + STEP + 20, TITLE + STEP + 14))
    stalls = market(pack, table.market_coins)
    drawn.append(at(middle[0] - WIDTH // 2, middle[1] - market_height(pack) // 2, stalls))
    width, height = 2 * MARGIN + COLUMNS * STEP, TITLE + ROWS * STEP + MARGIN
    return picture(width, height, "".join(drawn), "The rondel at the start", SYMBOLS)


def _space() -> str:
    return plate(0, 0, SIDE, SIDE, f'fill="#E3D8BE" stroke="{LINE}" stroke-width="2"', 18)


def _pawn(number: int, coins: int) -> str:
    """Draws a player's pawn with its position in the order and its starting coins."""
    colour, shape = PAWNS[number]
    ink = INK if number in (0, 3) else "#FFFFFF"
    body = f'{shape} fill="{colour}" stroke="#FFFFFF" stroke-width="8"/>'
    body += f'{shape} fill="{colour}" stroke="{INK}" stroke-width="3"/>'
    place = f'<text y="16" font-size="46" font-weight="700" text-anchor="middle" fill="{ink}">{number + 1}</text>'
    purse = at(100, 172, f'<g transform="scale(1.2)">{numbered("coin", coins).svg}</g>')
    return at(100, 84, body + place) + purse


def _die() -> str:
    pips = "".join([f'<circle cx="{x}" cy="{y}" r="8" fill="{INK}"/>' for x, y in PIPS])
    cube = plate(-46, -46, 92, 92, f'fill="#FFFFFF" stroke="{INK}" stroke-width="4"', 16)
    return at(100, 92, cube + pips) + words(100, 178, 18, "die", f'font-family="{SERIF}"')


def _gap() -> str:
    line = f'fill="none" stroke="{MUTED}" stroke-width="3" stroke-dasharray="10 8"'
    return plate(16, 16, SIDE - 32, SIDE - 32, line) + words(100, 108, 22, "gap", f'font-family="{SERIF}"')


def _pile(letter: str, count: int) -> str:
    """Draws a stack face down, with its number of tiles."""
    tiles = "".join([at(6 * layer, -6 * layer, draw_back(letter), 50) for layer in range(3)])
    return tiles + words(56, 124, 18, str(count), 'font-weight="600"')


def _arrow(x: int, y: int) -> str:
    """Draws a clockwise arrow."""
    bend = f'<path d="M0 40Q0 0 50 0" fill="none" stroke="{MUTED}" stroke-width="7"/>'
    return at(x, y, bend + f'<path d="M46-12 70 0 46 12Z" fill="{MUTED}"/>')
