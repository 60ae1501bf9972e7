"""A bounded cache: views look up the same values of a position step after step."""

from __future__ import annotations

from typing import Generic, TypeVar

Known = TypeVar("Known")
Key = tuple[object, ...]


class BoundedCache(Generic[Known]):
    """Cache of the most recently used values, within a bound. Nothing depends on a value still being there."""

    def __init__(self, most: int) -> None:
        self._half: int = most // 2
        self._young: dict[Key, Known] = {}
        self._old: dict[Key, Known] = {}

    def get(self, key: Key) -> Known | None:
        """Returns the cached value of this key, or None."""
        known = self._young.get(key)
        if known is None and self._old:
            known = self._old.get(key)
            if known is not None:
                self.put(key, known)
        return known

    def put(self, key: Key, known: Known) -> None:
        """Caches a value. The same object is returned each time, so it must not be changed."""
        if len(self._young) >= self._half:
            self._old = self._young
            self._young = {}
        self._young[key] = known

    def clear(self) -> None:
        """Empties the cache."""
        self._young = {}
        self._old = {}
