"""A picture of a board for links, as SVG and then PNG. It has no letters: no font is certain to be installed."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from bothy.kernel import Cell

WIDTH, HEIGHT = 1200, 630
"""The size that messengers show."""
MARGIN = 40
BAR = 150
"""Width of the column with the seats."""
PAPER, INK, EDGE = "#f4f1ea", "#20302b", "#5b5345"
GROUNDS = {
    "grassland": "#9dbb6c",
    "forest": "#4f7a4c",
    "mountain": "#a79e92",
    "water": "#7fb2cf",
    "field": "#e0c266",
    "settlement": "#d9c7a0",
}
PLAYERS = ("#e8b024", "#b3262e", "#2b5aa0", "#f3efe4")
"""The colours of the plates, in the order of the seats: gorse, rowan, minch, snow."""
PLATES = (
    "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
    "M-10.7-10.7H10.7V10.7H-10.7z",
    "M-10.8-11.5H10.8V0.5C10.8 7 6.8 11 0 13.8C-6.8 11-10.8 7-10.8 0.5z",
    "M0-15.2 15.2 0 0 15.2-15.2 0z",
)
"""Their shapes, so that seats differ without colour."""
CROWN = "M-12 6 L-14-8 L-6-1 L0-11 L6-1 L14-8 L12 6z"


def paint(cells: Sequence[Cell], seats: int, winners: Sequence[int] = (), acting: Sequence[int] = ()) -> str:
    """Returns the picture: the board, and beside it the seats: a crown for winners, a ring for who acts."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        *_board(cells),
        *_seats(seats, winners, acting),
        "</svg>",
    ]
    return "\n".join(parts)


def _board(cells: Sequence[Cell]) -> list[str]:
    """Draws the places as large as they fit."""
    if not cells:
        return []
    left, right = min(cell.x for cell in cells) - 0.5, max(cell.x for cell in cells) + 0.5
    top, bottom = min(cell.y for cell in cells) - 0.5, max(cell.y for cell in cells) + 0.5
    room = WIDTH - BAR - 2 * MARGIN
    size = min(room / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top))
    x0 = MARGIN + (room - size * (right + left)) / 2
    y0 = (HEIGHT - size * (bottom + top)) / 2
    parts = []
    for cell in cells:
        x, y = x0 + size * cell.x, y0 + size * cell.y
        fill = GROUNDS.get(cell.ground, GROUNDS["settlement"])
        line = f'stroke="{EDGE}" stroke-width="1.5"'
        parts.append(f'<path d="{outline(cell.corners, x, y, size)}" fill="{fill}" {line}/>')
    owned = [(cell.seat, cell.x, cell.y) for cell in cells if cell.seat is not None]
    return [*parts, *[plate(seat, x0 + size * x, y0 + size * y, size / 42) for seat, x, y in owned]]


def outline(corners: int, x: float, y: float, size: float) -> str:
    """Returns the outline of a place: a square, or a hex with a corner at its left and right."""
    radius, turned = (size / 2, 0.0) if corners == 6 else (size / 2**0.5, pi / 4)
    angles = [turned + 2 * pi * corner / corners for corner in range(corners)]
    points = [f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}" for angle in angles]
    return f"M{' L'.join(points)}z"


def plate(seat: int, x: float, y: float, scale: float) -> str:
    """Draws a seat's plate."""
    look = f'fill="{PLAYERS[seat % 4]}" stroke="{INK}" stroke-width="2"'
    return f'<path transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})" d="{PLATES[seat % 4]}" {look}/>'


def _seats(seats: int, winners: Sequence[int], acting: Sequence[int]) -> list[str]:
    """Draws the seats in a column."""
    parts = []
    apart, x = 140, WIDTH - MARGIN - BAR / 2
    for seat in range(seats):
        y = HEIGHT / 2 + apart * (seat - (seats - 1) / 2)
        if seat in acting:
            parts.append(f'<circle cx="{x}" cy="{y}" r="46" fill="none" stroke="{INK}" stroke-width="4"/>')
        parts.append(plate(seat, x, y, 2.3))
        if seat in winners:
            crown = f'<path transform="translate({x} {y - 44}) scale(1.5)" d="{CROWN}"'
            parts.append(f'{crown} fill="{PLAYERS[0]}" stroke="{INK}" stroke-width="2"/>')
    return parts
