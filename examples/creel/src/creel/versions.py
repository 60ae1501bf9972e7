"""The versions of the rules: which are kept, and what each changed. A game goes on by the one it was opened by.

1: the seal takes a fish from everybody in its bay.
2: it spares whoever has fed it (K4.3).
"""

from __future__ import annotations

from typing import Final

from bothy.kernel import RuleChange

KEPT: Final = (1,)
NEWEST: Final = 2

GRATEFUL_SEAL = RuleChange(2)
"""The seal spares whoever has fed it."""
