"""Rules versions: the kept ones, and what each changed. A match keeps the version it was opened with.

1: as first released.
"""

from __future__ import annotations

from typing import Final

KEPT: Final[tuple[int, ...]] = ()
NEWEST: Final = 1
