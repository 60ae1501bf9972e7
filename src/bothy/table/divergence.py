"""Raised when this release can't reproduce a log: other rules, components or outcomes."""

from __future__ import annotations

from bothy.kernel import InvalidInput


class Diverged(InvalidInput):
    """A match that the installed rules and components don't reproduce. Continuing it would play another game."""
