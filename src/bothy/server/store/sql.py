"""SQL that both back ends run, in PostgreSQL's dialect.

SQLite takes `$1` for a parameter's name, and `sqlite/file.py` gives it what else it lacks. Each store has its own
statements only for what must be fast, and for what the two can't say alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Statements(ABC):
    """Runs one statement after another, in a transaction."""

    again = False
    """True if an earlier attempt may have been carried out."""

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Return a statement's rows, whose columns have numbers and names. JSON comes and goes as bytes."""

    @abstractmethod
    async def count(self, statement: str, *values: object) -> int:
        """Return the number of rows a statement changed."""

    @abstractmethod
    async def lock(self, name: str) -> None:
        """Let transactions that lock the same name run one after another."""


Work = Callable[[Statements], Coroutine[Any, Any, T]]
"""Statements of a transaction. Work awaits nothing else: SQLite runs it in its own thread."""


class Sql(ABC):
    """A store's statements, each a transaction of its own.

    After a lost connection they're run again, unless they must run only `once`.
    """

    @abstractmethod
    async def fetch(self, statement: str, *values: object, once: bool = False) -> list[Any]:
        """Return a statement's rows."""

    @abstractmethod
    async def count(self, statement: str, *values: object) -> int:
        """Return the number of rows a statement changed."""

    @abstractmethod
    async def transaction(self, work: Work[T], once: bool = False) -> T:
        """Run several statements, all or none."""

    @abstractmethod
    async def scrub(self) -> None:
        """Remove deleted rows from wherever the back end may still keep them."""

    async def first(self, statement: str, *values: object) -> Any:
        """Return a statement's first row, or None."""
        return next(iter(await self.fetch(statement, *values)), None)

    async def value(self, statement: str, *values: object) -> Any:
        """Return the first column of a statement's first row, or None."""
        row = await self.first(statement, *values)
        return None if row is None else row[0]
