"""The versions of the rules: those kept, and the changes of each. A game keeps the version it started with.

1: as first released.
"""

from __future__ import annotations

from typing import Final

KEPT: Final[tuple[int, ...]] = ()
NEWEST: Final = 1
