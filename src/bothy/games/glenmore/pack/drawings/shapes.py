"""Colours and the few shapes that all pictures share; in whole numbers, so that drawings never differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

INK: Final = "#1F2A2E"
MUTED: Final = "#5B6770"
PAPER: Final = "#F1E9D6"
PLATE: Final = "#FFFBF0"
LINE: Final = "#857F70"
GOLD: Final = "#E8B93C"
HEATHER: Final = "#7A3E6B"
COST: Final = "#B42318"
RIVER: Final = "#1F6391"
WATER: Final = "#A3C9E2"

SERIF: Final = "'Source Serif 4',Georgia,'DejaVu Serif',serif"
SANS: Final = "Inter,'Liberation Sans',Arial,sans-serif"

ICON: Final = 30
"""The usual size of a symbol in a picture."""
GAP: Final = 4
LETTER: Final = 64
"""Width of a letter of a name, in hundredths of its size."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A small drawing in a row of others, centred on the origin."""

    svg: str
    width: int = ICON


def picture(width: int, height: int, body: str, title: str, symbols: str) -> str:
    """Draws a whole picture on parchment, with a title for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" font-family="{SANS}"><title>{escape(title)}</title>'
        f'<defs>{symbols}</defs><rect width="{width}" height="{height}" fill="{PAPER}"/>{body}</svg>'
    )


def at(x: int, y: int, svg: str, percent: int = 100) -> str:
    """Moves and scales a drawing from its origin to a spot."""
    scale = "" if percent == 100 else f" scale({percent // 100}.{percent % 100:02d})"
    return f'<g transform="translate({x} {y}){scale}">{svg}</g>'


def words(x: int, y: int, size: int, text: str, style: str = "") -> str:
    """Draws a short text centred on a spot, its baseline at y."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{INK}" {style}>{escape(text)}</text>'
    )


def heading(x: int, y: int, text: str, size: int = 30) -> str:
    """Draws a title in a serif font, starting at a spot."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="600" fill="{INK}" '
        f'font-family="{SERIF}">{escape(text)}</text>'
    )


def name(x: int, y: int, width: int, text: str) -> str:
    """Draws a name to fit a width: smaller if it is long, on two lines if it is very long."""
    serif = f'font-family="{SERIF}" font-weight="600"'
    size = min(18, width * 100 // (LETTER * len(text)))
    if size >= 14:
        return words(x, y + size // 3, size, text, serif)
    middle = len(text) // 2
    spaces = [spot for spot, letter in enumerate(text) if letter == " "]
    cut = min(spaces, key=lambda spot: abs(spot - middle), default=middle)
    lines = (text[:cut], text[cut:].strip())
    size = min(14, *[width * 100 // (LETTER * len(line)) for line in lines])
    return words(x, y - 3, size, lines[0], serif) + words(x, y + size - 1, size, lines[1], serif)


def plate(x: int, y: int, width: int, height: int, style: str, corner: int = 8) -> str:
    """Draws a rounded plate."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" {style}/>'


def strip_width(glyphs: Sequence[Glyph]) -> int:
    """Returns the width of glyphs in a row."""
    return sum([glyph.width for glyph in glyphs]) + GAP * max(len(glyphs) - 1, 0)


def strip(x: int, y: int, glyphs: Sequence[Glyph], most: int = 1000, percent: int = 100) -> str:
    """Draws glyphs in a row around a spot, scaled down if they'd be too wide."""
    width = strip_width(glyphs)
    left, drawn = -width // 2, []
    for glyph in glyphs:
        drawn.append(at(left + glyph.width // 2, 0, glyph.svg))
        left += glyph.width + GAP
    return at(x, y, "".join(drawn), min(percent, most * 100 // max(width, 1)))
