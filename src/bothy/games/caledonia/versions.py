"""The versions of the rules: those kept, and the changes of each. A game continues by the one it was opened with.

3: one contract spares two animals, and all end their production at the same time. The first one kept.
4: without ports, port places are plain loch for the tighter map too (C23.4).
5: every starting tile of the base game has a processed good; those with basic goods only are Industria's.
"""

from __future__ import annotations

from typing import Final

from bothy.kernel import Since

KEPT: Final = (3, 4)
NEWEST: Final = 5

PLAIN_LOCH = Since(4)
"""The tighter map may cover the only land next to a port place, if the table plays without ports."""
