"""The kernel's only optional import outside the standard library: it marks classes that games may subclass.

Without `mypy_extensions` (a plain install, a browser) nothing is compiled and the decorator does nothing.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # pragma: no cover - the environment decides
    from collections.abc import Callable
    from typing import Any, TypeVar

    T = TypeVar("T")

    def mypyc_attr(*attrs: str, **kwattrs: Any) -> Callable[[T], T]:  # type: ignore[misc]
        """Replaces the real decorator where nothing is compiled."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
