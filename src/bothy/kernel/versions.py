"""Changes of the rules: each stands behind the version that brought it, so that older games go on as before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bothy.kernel.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Since:
    """A change that a recorded game could notice. It holds at tables opened by this version or a later one.

    A game names its changes in one file, and the code that differs asks: `if PLAIN_LOCH.holds(pos.rules)`. Once no
    version from before the change is kept any more, the change and the old way can go.
    """

    version: int

    def holds(self, rules: Ruleset[Any]) -> bool:
        """Whether a table plays with it."""
        return rules.version >= self.version
