"""The versions of the rules: those kept, and the changes of each. A game keeps the version it started with.

2: tiles every piece has passed are discarded right after the move. The first version kept.
3: Ross and Grant are one coin nearer to the start, and the road from Ross to MacPherson costs 2.
"""

from __future__ import annotations

from typing import Final

KEPT: Final = (2,)
NEWEST: Final = 3
