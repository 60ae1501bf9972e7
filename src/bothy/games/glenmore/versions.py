"""The versions of the rules: which are kept, and what each changed. A game goes on by the one it was opened by.

2: tiles everybody has passed are discarded right after the move. The first one kept.
3: Ross and Grant lie one coin nearer to the start, and the road from Ross to MacPherson costs 2.
"""

from __future__ import annotations

from typing import Final

KEPT: Final = (2,)
NEWEST: Final = 3
