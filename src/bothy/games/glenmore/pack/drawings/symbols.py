"""The symbols: filled silhouettes centred on the origin, 24 units wide, distinct in outline and in colour."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.pack.drawings.shapes import COST, GOLD, HEATHER, ICON, INK, PLATE, SANS, Glyph

_LINE: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
_BARE: Final = f'fill="none" {_LINE}'


def _bare(tenths: int) -> str:
    """Returns a line style of another width, in tenths."""
    return _BARE.replace('"1.5"', f'"{tenths // 10}.{tenths % 10}"')


_GRAINS: Final = "".join(
    [
        f'<ellipse cx="{x}" cy="{y}" rx="2.6" ry="4.4" transform="rotate({turn} {x} {y})"/>'
        for x, y, turn in ((-4, 4, -35), (4, 4, 35), (-4, -2, -35), (4, -2, 35), (0, -8, 0))
    ]
)

RESOURCE_SYMBOLS: Final = {
    "wood": f'<path d="M-7-6H9a3 6 0 0 1 0 12H-7Z" fill="#8A5A2B" {_LINE}/>'
    f'<ellipse cx="-7" cy="0" rx="4" ry="6" fill="#D9A968" {_LINE}/><ellipse cx="-7" cy="0" rx="1.5" ry="2.5" '
    f'fill="none" stroke="{INK}"/><path d="M0-2H7M1 2H6" {_BARE}/>',
    "stone": f'<path d="M-11 7-9-4-2-10 7-8 11 1 9 8Z" fill="#9BA3AA" {_LINE}/>'
    f'<path d="M-9-4-1-1 7-8M-1-1 1 8" {_BARE} stroke-opacity="0.55"/>',
    "barley": f'<path d="M0 12V-4" {_BARE}/><g fill="#F0C23B" {_LINE}>{_GRAINS}</g>',
    "sheep": f'<path d="M-5 7v4M4 7v4" {_bare(30)}/>'
    f'<path d="M-8 7a5 5 0 0 1-1-8 5 5 0 0 1 5-7 6 6 0 0 1 8 0 5 5 0 0 1 5 6 5 5 0 0 1-2 9Z" fill="#FFFFFF" '
    f"{_LINE}/>"
    f'<path d="M-12-1q-2-5 2-6 5 0 4 4l-1 5q-4 1-5-3Z" fill="{INK}" {_LINE}/>',
    "cattle": f'<path d="M-5-4Q-12-3-12-11M5-4Q12-3 12-11" fill="none" stroke="{INK}" stroke-width="3.5" '
    f'stroke-linecap="round"/><path d="M-6-6H6L8-1 4 2 4 9Q0 13-4 9L-4 2-8-1Z" fill="#A8512A" {_LINE}/>'
    f'<path d="M-4-6-2 1 0-3 2 1 4-6Z" fill="#7A3517"/><path d="M-2 8h.1M2 8h.1" {_bare(20)}/>',
}

GOODS_SYMBOLS: Final = {
    "any": f'<rect x="-10" y="-10" width="20" height="20" rx="3" fill="{PLATE}" {_LINE} stroke-dasharray="3 2"/>',
    "round": f'<circle r="10.5" fill="{PLATE}" {_LINE} stroke-dasharray="3 2"/>',
    "diamond": f'<path d="M0-12 12 0 0 12-12 0Z" fill="{PLATE}" {_LINE} stroke-dasharray="3 2"/>',
    "hexagon": f'<path d="M-6-10.5H6L12 0 6 10.5H-6L-12 0Z" fill="{PLATE}" {_LINE} stroke-dasharray="3 2"/>',
    "paw": f'<g fill="{INK}"><path d="M-6 6Q-5-1 0-1T6 6Q4 10 0 8-4 10-6 6Z"/><circle cx="-8" cy="-2" r="2.6"/>'
    '<circle cx="-3" cy="-7" r="2.6"/><circle cx="3" cy="-7" r="2.6"/><circle cx="8" cy="-2" r="2.6"/></g>',
    "whisky": f'<path d="M-7-11H7Q13 0 7 11H-7Q-13 0-7-11Z" fill="#D08A34" {_LINE}/>'
    f'<path d="M-9-6H9M-9 6H9" fill="none" stroke="{INK}" stroke-width="2.5"/>',
    "scotsman": f'<path d="M-8 11Q-8 0 0-1 8 0 8 11Z" fill="#2F6B4F" {_LINE}/>'
    f'<circle cx="0" cy="-4" r="4.5" fill="#F0CFA8" {_LINE}/>'
    f'<path d="M-7-6Q-7-11 0-11T7-6Z" fill="{COST}" {_LINE}/><circle cx="0" cy="-11" r="1.8" fill="{INK}"/>'
    f'<path d="M-4 3 5 11M4 3-5 11" stroke="#FFFFFF" stroke-width="1.2" stroke-opacity="0.8"/>',
    "marker": f'<path d="M-9-10H9V0Q9 8 0 12-9 8-9 0Z" fill="{HEATHER}" {_LINE}/>'
    '<path d="M-4-10V9M-9-2H9" stroke="#FFFFFF" stroke-width="1.5" stroke-opacity="0.85"/>',
    "boot": f'<path d="M-6-11H2V0L10 4Q12 6 11 9H-6Z" fill="#8A5A2B" {_LINE}/><path d="M-7 9H12" {_bare(30)}/>',
    "card": f'<rect x="-8" y="-11" width="16" height="22" rx="2" fill="#FFFFFF" {_LINE}/>'
    f'<path d="M-5 3V-6H-3V-4H-1V-6H1V-4H3V-6H5V3Z" fill="{HEATHER}"/><path d="M-5 7H5" {_BARE}/>',
    "person": f'<path d="M-11 12Q-11 2 0 2T11 12Z" fill="{HEATHER}" {_LINE}/>'
    f'<circle cx="0" cy="-4" r="6" fill="#F0CFA8" {_LINE}/><path d="M-6-5Q-6-11 0-11T6-5Q0-9-6-5Z" '
    f'fill="{INK}"/>',
    "coin": f'<circle r="11" fill="#F4D06A" {_LINE}/><circle r="8" fill="none" stroke="{INK}" '
    f'stroke-opacity="0.35"/>',
    "thistle": f'<path d="M-9-1-11-12-5-8-3-13 0-9 3-13 5-8 11-12 9-1Z" fill="#B66CA3" {_LINE}/>'
    f'<circle cx="0" cy="2" r="10" fill="{HEATHER}" {_LINE}/>',
}

SIGNS: Final = {
    "bolt": f'<path d="M2-12-7 2H-1L-3 12 7-3H1Z" fill="{GOLD}" {_LINE}/>',
    "ring": f'<path d="M8-6A10 10 0 1 0 10 3" fill="none" stroke="{HEATHER}" stroke-width="4"/>'
    f'<path d="M11-11V-1H1Z" fill="{HEATHER}"/>',
    "flag": f'<path d="M-7 12V-11" {_bare(30)}/><path d="M-6-11H10L6-5 10 1H-6Z" fill="{COST}" {_LINE}/>',
    "arrow": f'<path d="M-9-2H2V-7L10 0 2 7V2H-9Z" fill="{INK}"/>',
    "instead": f'<path d="M-8-3H8M-8 4H8" fill="none" stroke="{INK}" stroke-width="3"/>',
    "or": f'<path d="M4-11-4 11" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>',
    "activate": f'<circle r="10.5" fill="#17685C" {_LINE}/><path d="M-3-6 7 0-3 6Z" fill="#FFFFFF"/>',
    "tile": f'<rect x="-10" y="-10" width="20" height="20" rx="2" fill="#CBD8A6" {_LINE}/>',
    "tiles": "".join(
        [
            f'<rect x="{x}" y="{y}" width="7" height="7" fill="#CBD8A6" {_LINE}/>'
            for x in (-12, -4, 4)
            for y in (-12, -4, 4)
        ]
    ),
    "removed": f'<rect x="-9" y="-9" width="18" height="18" rx="2" fill="#CBD8A6" {_LINE} '
    f'stroke-dasharray="3 2"/>'
    f'<path d="M-11-11 11 11M11-11-11 11" fill="none" stroke="{COST}" stroke-width="3"/>',
    "discard": f'<rect x="-10" y="-5" width="16" height="16" rx="2" fill="#D8D2CC" {_LINE}/>'
    f'<rect x="-4" y="-11" width="15" height="15" rx="2" fill="#CBD8A6" {_LINE}/>',
    "overlay": f'<rect x="-10" y="-3" width="15" height="13" rx="2" fill="{PLATE}" {_LINE}/>'
    f'<rect x="-4" y="-10" width="15" height="13" rx="2" fill="{GOLD}" {_LINE}/>',
    "river": f'<rect x="-11" y="-10" width="22" height="20" rx="2" fill="#CBD8A6" {_LINE}/>'
    '<path d="M-11 0q4-5 7 0t8 0 7 0" fill="none" stroke="#1F6391" stroke-width="5"/>',
    "shield": f'<path d="M-9-10H9V0Q9 8 0 12-9 8-9 0Z" fill="#FFFFFF" {_LINE}/><path d="M0-6V3M0 6v.5" '
    f"{_bare(30)}/>",
}

TYPES: Final = {
    "village": f'<path d="M-11 9V0L-5-6 1 0V9Z" fill="{PLATE}" {_LINE}/><path d="M-1 9V-3L5-9 11-3V9Z" '
    f'fill="{PLATE}" '
    f'{_LINE}/><path d="M-13 1-5-7 1-1M-3-2 5-10 13-2" fill="none" stroke="{COST}" stroke-width="2.5"/>'
    f'<path d="M3 9V3H7V9" fill="{INK}"/>',
    "castle": f'<path d="M-11 10V-9H-7V-6H-4V-9H-1V-3H1V-9H4V-6H7V-9H11V10Z" fill="#C9C2BA" {_LINE}/>'
    f'<path d="M-3 10V5Q0 1 3 5V10Z" fill="{INK}"/><path d="M-7-1v3M7-1v3" {_bare(20)}/>',
    "animal": GOODS_SYMBOLS["paw"],
    "cloth": f'<rect x="-10" y="-9" width="20" height="18" rx="2" fill="#3F7A5A" {_LINE}/>'
    '<path d="M-4-9V9M5-9V9M-10-3H10M-10 4H10" stroke="#F4D06A" stroke-width="1.5"/>'
    '<path d="M-6-9V9M-10-5H10" stroke="#B42318" stroke-width="1.5"/>',
    "whisky": f'<path d="M-10 10Q-11 1-4-2L-2-9Q0-12 3-10L10-6V2" fill="none" stroke="{INK}" stroke-width="3"/>'
    f'<path d="M-11 10Q-11 0-3-1H0Q8 0 8 10Z" fill="#D08A34" {_LINE}/>',
    "trade": f'<path d="M0-11V9M-6 10H6M-10-7H10" fill="none" stroke="{INK}" stroke-width="2.2"/>'
    f'<path d="M-14 1-10-7-6 1Q-10 6-14 1ZM6 1 10-7 14 1Q10 6 6 1Z" fill="{GOLD}" {_LINE}/>',
    "field": f'<path d="M-3 3-11-7-7-8-6-11-2-9 0-12 2-9 6-11 7-8 11-7 3 3 7 11H-7Z" fill="#FFE08A" {_LINE}/>'
    f'<path d="M-6-6-1 2M0-8V2M6-6 1 2M-3 10-1 4M3 10 1 4" {_BARE}/><path d="M-4 3H4" {_bare(30)}/>',
    "loch": f'<path d="M-12 2-5-8 0-2 4-6 12 2Z" fill="#8FA870" {_LINE}/>'
    '<path d="M-12 5q3-3 6 0t6 0 6 0 6 0M-9 10q3-3 6 0t6 0 6 0" fill="none" stroke="#1F6391" '
    f'stroke-width="2.5"/>',
    "inn": f'<path d="M4-4H9Q12-4 12 0T9 5H4" {_bare(25)}/>'
    f'<path d="M-9-6H5V8Q5 10 3 10H-7Q-9 10-9 8Z" fill="#D9A968" {_LINE}/>'
    f'<path d="M-10-6Q-9-11-5-9-3-12 0-9 5-11 6-6Z" fill="#FFFFFF" {_LINE}/>',
}

SYMBOLS: Final = "".join(
    [
        f'<g id="{prefix}{id_}">{drawn}</g>'
        for prefix, group in (("", RESOURCE_SYMBOLS), ("", GOODS_SYMBOLS), ("", SIGNS), ("type-", TYPES))
        for id_, drawn in group.items()
    ]
)


def symbol(id_: str, percent: int = 125) -> str:
    """Draws a symbol by name, around the origin."""
    return f'<use href="#{id_}" transform="scale({percent // 100}.{percent % 100:02d})"/>'


def glyph(id_: str, width: int = ICON) -> Glyph:
    """Returns a symbol for a row."""
    return Glyph(symbol(id_), width)


def numbered(id_: str, number: int, colour: str = INK) -> Glyph:
    """Returns a symbol with a number on it: coins and points."""
    text = (
        f'<text y="7" font-size="18" font-weight="700" text-anchor="middle" fill="{colour}" '
        f'font-family="{SANS}">{number}</text>'
    )
    return Glyph(symbol(id_, 135) + text, ICON + 2)


def asking(id_: str, text: str = "?") -> Glyph:
    """Returns an open slot for the player's choice."""
    mark = f'<text y="7" font-size="19" font-weight="700" text-anchor="middle" fill="{INK}">{text}</text>'
    return Glyph(symbol(id_) + mark)


def label(text: str) -> Glyph:
    """Returns a few letters for a row."""
    mark = f'<text y="7" font-size="18" font-weight="700" text-anchor="middle" fill="{INK}">{text}</text>'
    return Glyph(mark, 12 * len(text))
