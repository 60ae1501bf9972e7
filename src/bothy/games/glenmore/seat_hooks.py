"""The hooks of a table's modules and of the powers a seat holds, shared by all tables."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.hooks import Hooks
from bothy.games.glenmore.module import Module
from bothy.kernel.bounded_cache import BoundedCache

_KNOWN: BoundedCache[Hooks] = BoundedCache(2048)
"""Hooks by modules. Modules hold no state, so tables with the same modules share them."""


def hooks_over(modules: Sequence[Module]) -> Hooks:
    """Returns the hooks of these modules, in the order of the manifest, and then of these powers."""
    key = tuple(modules)
    found = _KNOWN.get(key)
    if found is None:
        found = Hooks(modules)
        _KNOWN.put(key, found)
    return found
