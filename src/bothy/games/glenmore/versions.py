"""The versions of the rules: which are kept, and what each changed. A game goes on by the one it was opened by.

2: tiles everybody has passed are discarded right after the move. The first one kept.
"""

from __future__ import annotations

from typing import Final

KEPT: Final = ()
NEWEST: Final = 2
