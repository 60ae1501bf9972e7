"""What is said of a log that is not ours to go on with: other rules, other components, or another outcome."""

from __future__ import annotations

from bothy.kernel import Malformed


class Diverged(Malformed):
    """A match that the rules and components at hand do not reproduce: whoever went on would play another game."""
