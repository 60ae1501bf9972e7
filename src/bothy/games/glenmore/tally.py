"""The lines of a tally, which the estimate counts for a seat. Effects and modules' questions add to them."""

from __future__ import annotations

from typing import Final

POINTS: Final = 0
COINS: Final = 1
WHISKY: Final = 2
CARDS: Final = 3
PERSONS: Final = 4
SCOTSMEN: Final = 5
MARKERS: Final = 6
CHOICE: Final = 7
"""Goods whose kind is still to be chosen."""
TURNLY: Final = 8
"""Additional value of every later turn, in hundredths of a VP."""
OTHER: Final = 9
"""Anything else, in hundredths of a VP."""
WOOD: Final = 10
"""The goods: wood and the other four in their order."""
LINES: Final = 15
KINDS: Final = 5

Gift = tuple[tuple[int, int], ...]
"""Lines of a tally, and the increase of each."""
