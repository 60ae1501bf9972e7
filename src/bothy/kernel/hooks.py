"""Which modules are asked at a named point: worked out once a table, so an unused point costs an empty tuple.

A game's `Module` is a class of no-ops, one method a point. What overrides one is asked there, in the order of the
modules; what does not is never called.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def overriding(base: type, modules: Sequence[Any], hook: str) -> tuple[Any, ...]:
    """The bound methods of the modules that override a hook of their base class, in the order of the modules."""
    untouched = getattr(base, hook)
    return tuple([getattr(module, hook) for module in modules if getattr(type(module), hook) is not untouched])


def all_overriding(base: type, modules: Sequence[Any]) -> dict[str, list[Any]]:
    """The same for every hook that somebody overrides: what a class overrides is looked for once."""
    found: dict[str, list[Any]] = {}
    for module in modules:
        for hook in _overridden(base, type(module)):
            found.setdefault(hook, []).append(getattr(module, hook))
    return found


_OVERRIDDEN: dict[tuple[type, type], tuple[str, ...]] = {}
"""By base class and class, as far as they were met. Classes don't change."""


def _overridden(base: type, kind: type) -> tuple[str, ...]:
    found = _OVERRIDDEN.get((base, kind))
    if found is None:
        found = tuple([hook for hook in hooks_of(base) if getattr(kind, hook) is not getattr(base, hook)])
        _OVERRIDDEN[base, kind] = found
    return found


def hooks_of(base: type) -> tuple[str, ...]:
    """The names of all hooks of a base class, in the order they are written."""
    return tuple([name for name, each in vars(base).items() if not name.startswith("_") and callable(each)])
