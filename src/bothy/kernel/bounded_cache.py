"""Answers remembered by what they follow from: views ask the same of a position step after step."""

from __future__ import annotations

from typing import Generic, TypeVar

Known = TypeVar("Known")
Key = tuple[object, ...]


class BoundedCache(Generic[Known]):
    """The newest answers, within a bound. What was not asked for a while is forgotten; nothing depends on it."""

    def __init__(self, most: int) -> None:
        self._half: int = most // 2
        self._young: dict[Key, Known] = {}
        self._old: dict[Key, Known] = {}

    def get(self, key: Key) -> Known | None:
        """What is remembered for this key, or None."""
        known = self._young.get(key)
        if known is None and self._old:
            known = self._old.get(key)
            if known is not None:
                self.put(key, known)
        return known

    def put(self, key: Key, known: Known) -> None:
        """Remember an answer. It is given again as it is, so nobody may change it."""
        if len(self._young) >= self._half:
            self._old = self._young
            self._young = {}
        self._young[key] = known

    def clear(self) -> None:
        """Forget everything."""
        self._young = {}
        self._old = {}
