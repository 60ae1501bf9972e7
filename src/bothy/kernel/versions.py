"""Rule changes by version, so that older games continue under their own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bothy.kernel.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RuleChange:
    """A change that affects recorded games. It applies at tables opened with this version or a later one.

    A game lists its changes in one file, and code checks them: `if GRATEFUL_SEAL.applies(pos.rules)`. Once no
    version from before the change is playable, the change and the old code can be deleted.
    """

    version: int

    def applies(self, rules: Ruleset[Any]) -> bool:
        """Returns True if the change applies at a table."""
        return rules.version >= self.version
