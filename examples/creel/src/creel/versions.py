"""Rules versions: the kept ones, and what each changed. A match keeps the version it was opened with.

1: the seal takes a fish from every player in its bay.
2: it spares players who have fed it (K4.3).
"""

from __future__ import annotations

from typing import Final

from bothy.kernel import RuleChange

KEPT: Final = (1,)
NEWEST: Final = 2

GRATEFUL_SEAL = RuleChange(2)
"""The seal spares players who have fed it."""
