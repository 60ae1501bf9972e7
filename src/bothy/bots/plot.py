"""Shapes for our charts, in plain SVG, so that no drawing library is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

INK = "#1F2A2E"
MUTED = "#5B6770"
FAINT = "#D9D4C7"
PAPER = "#FBFAF6"
COLOURS = ("#1F6391", "#B4531A", "#4B6B2F", "#7A3E6B")
"""Distinguishable with red-green colour blindness; each also has its own shape of dot."""
SANS = "Inter,'Liberation Sans',Arial,sans-serif"
LETTER = 0.56
"""Approximate width of a letter, relative to its size."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A horizontal axis of a picture."""

    low: float
    high: float
    left: float
    width: float

    def at(self, number: float) -> float:
        """Returns a number's x coordinate, clamped to the axis."""
        inside = min(max(number, self.low), self.high)
        return self.left + self.width * (inside - self.low) / ((self.high - self.low) or 1)

    def drawn(self, ticks: Sequence[float], top: float, bottom: float, unit: str = "") -> str:
        """Draws faint lines through all rows, each with its number at the bottom."""
        lines = [line(self.at(tick), top, self.at(tick), bottom, FAINT) for tick in ticks]
        names = [
            text(self.at(tick), bottom + 16, f"{tick:g}{unit}", anchor="middle", colour=MUTED) for tick in ticks
        ]
        return "".join([*lines, *names])


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Returns a few round numbers between two."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000):
        first = -(-int(low) // step) * step
        found = [float(number) for number in range(first, int(high) + 1, step)]
        if len(found) <= most:
            return found
    return [low, high]


def picture(width: float, height: float, title: str, told: str, body: str) -> str:
    """Returns a complete picture with background, a title, and its figures in words for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="{SANS}" font-size="13">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>"
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>{body}</svg>\n'
    )


def text(
    x: float, y: float, words: str, *, anchor: str = "start", size: int = 13, colour: str = INK, bold: bool = False
) -> str:
    """Draws text with its baseline at y."""
    weight = ' font-weight="600"' if bold else ""
    where = f'x="{_short(x)}" y="{_short(y)}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {where}{weight}>{escape(words)}</text>"


def line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 1, dashes: str = "") -> str:
    """Draws a line."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{_short(x1)}" y1="{_short(y1)}" x2="{_short(x2)}" y2="{_short(y2)}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width:g}"{dashed}/>'


def box(x: float, y: float, width: float, height: float, colour: str, opacity: float = 1) -> str:
    """Draws a filled box."""
    seen = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    where = f'x="{_short(x)}" y="{_short(y)}" width="{_short(width)}" height="{_short(height)}"'
    return f'<rect {where} fill="{colour}"{seen}/>'


def dot(x: float, y: float, colour: str, shape: int = 0, size: float = 5) -> str:
    """Draws a dot: round, square, a diamond or a triangle."""
    if shape % 4 == 0:
        return f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{size:g}" fill="{colour}"/>'
    corners = (
        [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)],
        [(0, -1.2), (1.1, 0.9), (-1.1, 0.9)],
    )[shape % 4 - 1]
    points = " ".join([f"{_short(x + size * dx)},{_short(y + size * dy)}" for dx, dy in corners])
    return f'<polygon points="{points}" fill="{colour}"/>'


def whisker(axis: Axis, low: float, value: float, high: float, y: float, colour: str, shape: int = 0) -> str:
    """Draws a figure as a dot on the line of its interval."""
    ends = [line(axis.at(end), y - 4, axis.at(end), y + 4, colour, 1.5) for end in (low, high)]
    return (
        line(axis.at(low), y, axis.at(high), y, colour, 1.5)
        + "".join(ends)
        + dot(axis.at(value), y, colour, shape)
    )


def width_of(words: Sequence[str], size: int = 13) -> float:
    """Returns the approximate width of the longest of some words."""
    return max([len(each) for each in words], default=0) * size * LETTER


def _short(number: float) -> str:
    """Formats a number with at most one decimal: more precision wouldn't be visible."""
    return f"{round(number, 1):g}"
