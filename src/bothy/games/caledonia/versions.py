"""The versions of the rules: those kept, and the changes of each. A game continues by the one it was opened with.

1: as first released.
"""

from __future__ import annotations

from typing import Final

KEPT: Final[tuple[int, ...]] = ()
NEWEST: Final = 1
