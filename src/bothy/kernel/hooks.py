"""Lookup of the modules that override a hook. It runs once per table, so an unused hook costs an empty tuple.

A game's `Module` is a class of no-ops, one method per hook. Only overrides are called, in module order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def overriding(base: type, modules: Sequence[Any]) -> dict[str, tuple[Any, ...]]:
    """Returns the bound methods of the modules that override each hook of their base class, in module order."""
    found: dict[str, list[Any]] = {hook: [] for hook in hooks_of(base)}
    for module in modules:
        for hook in _overridden(base, type(module)):
            found[hook].append(getattr(module, hook))
    return {hook: tuple(methods) for hook, methods in found.items()}


_OVERRIDDEN: dict[tuple[type, type], tuple[str, ...]] = {}
"""Cache by base class and class. Classes don't change."""


def _overridden(base: type, kind: type) -> tuple[str, ...]:
    found = _OVERRIDDEN.get((base, kind))
    if found is None:
        found = tuple([hook for hook in hooks_of(base) if getattr(kind, hook) is not getattr(base, hook)])
        _OVERRIDDEN[base, kind] = found
    return found


def hooks_of(base: type) -> tuple[str, ...]:
    """Returns the names of a base class's hooks, in source order."""
    return tuple([name for name, each in vars(base).items() if not name.startswith("_") and callable(each)])
