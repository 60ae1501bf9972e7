"""What a program's token permits. Nothing about accounts, notices or other tokens: those need a browser."""

from __future__ import annotations

from typing import Final, Literal

from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import Route
from bothy.server.asgi.types import Scope as Connection

Scope = Literal["read", "play", "tables"]
READABLE: Final = frozenset({"games", "tables", "matches", "records"})
"""Tags of the operations that `read` permits, if they change nothing."""
CHANGES: Final[dict[str, Scope]] = {"matches": "play", "tables": "tables", "records": "tables"}
"""The scope that a changing operation needs, by its tag."""


def scope_of(route: Route) -> str | None:
    """Returns the scope a token needs for a route; None if no token may use it."""
    if route.scope is not None:
        return route.scope
    if route.method in ("GET", "HEAD"):
        return "read" if READABLE.intersection(route.tags) else None
    return next((CHANGES[tag] for tag in route.tags if tag in CHANGES), None)


def check_scope(connection: Connection, route: Route) -> None:
    """Raises if the caller is a program whose token doesn't permit a route."""
    visitor: Visitor = connection["state"]["visitor"]
    visitor.authorize(scope_of(route))
