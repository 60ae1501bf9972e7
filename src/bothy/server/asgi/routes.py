"""Handlers with their paths, and finding the one for a request."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Final

from bothy.server.asgi.errors import MethodNotAllowed, RouteNotFound
from bothy.server.asgi.parameters import Parameters
from bothy.server.asgi.types import Receive, Scope, Send

PLACEHOLDER: Final = re.compile(r"\{(\w+):(str|int|path)\}")
PROVIDED: Final = frozenset({"visitor", "services"})
"""Parameters that every handler may have: who asks, and what answers."""
STATUS: Final = {"GET": 200, "POST": 201, "PUT": 200, "PATCH": 200, "DELETE": 204}


class _HasPath:
    path: str

    @cached_property
    def template(self) -> str:
        """The path as OpenAPI and metrics write it."""
        return PLACEHOLDER.sub(r"{\1}", self.path)


@dataclass(frozen=True)
class Route(_HasPath):
    """A handler with what requests and the API's document need to know of it."""

    path: str
    method: str
    handler: Callable[..., Any]
    status_code: int
    summary: str = ""
    tags: Sequence[str] = ()
    media_type: str = "application/json"
    in_schema: bool = True
    responses: Mapping[int, str] = field(default_factory=dict)
    """Descriptions of further answers, by status."""
    scope: str | None = None
    """What a program's token needs for it, where its tags don't tell."""
    most_bytes: int | None = None
    """Most bytes of a body, if not the app's."""

    @cached_property
    def parameters(self) -> Parameters:
        """The handler's parameters."""
        return Parameters(self.handler, frozenset(name for name, _ in PLACEHOLDER.findall(self.path)), PROVIDED)


@dataclass(frozen=True)
class AsgiRoute(_HasPath):
    """An ASGI application at a path, for all methods and for sockets. It gets the services first."""

    path: str
    app: Callable[[Any, Scope, Receive, Send], Awaitable[None]]


Handler = Callable[..., Any]


def route(method: str, path: str, *, status_code: int = 0, **more: Any) -> Callable[[Handler], Route]:
    """Declares a handler's path. The parameters are those of `Route`."""
    return lambda handler: Route(path, method, handler, status_code or STATUS[method], **more)


get = partial(route, "GET")
post = partial(route, "POST")
put = partial(route, "PUT")
patch = partial(route, "PATCH")
delete = partial(route, "DELETE")


def asgi(path: str) -> Callable[[Callable[..., Awaitable[None]]], AsgiRoute]:
    """Declares an ASGI application's path."""
    return lambda app: AsgiRoute(path, app)


class _Node:
    """A place in the tree of paths."""

    def __init__(self) -> None:
        self.fixed: dict[str, _Node] = {}
        self.parameter: tuple[str, str, _Node] | None = None
        """A parameter's name, its kind, and what follows it."""
        self.rest: tuple[str, _Node] | None = None
        """The name of a parameter that takes the rest of the path, and its place."""
        self.routes: dict[str, Route] = {}
        self.asgi: AsgiRoute | None = None

    def add(self, part: str) -> _Node:
        """Returns the place for the next part of a path."""
        placeholder = PLACEHOLDER.fullmatch(part)
        if placeholder is None:
            return self.fixed.setdefault(part, _Node())
        name, kind = placeholder.groups()
        if kind == "path":
            self.rest = self.rest or (name, _Node())
            return self.rest[1]
        self.parameter = self.parameter or (name, kind, _Node())
        assert self.parameter[:2] == (name, kind), f"{part} is {self.parameter[0]} in another path"
        return self.parameter[2]


class Router:
    """Finds the handler of a path. Fixed parts win over parameters, without a second try."""

    def __init__(self, routes: Iterable[Route | AsgiRoute]) -> None:
        self._root = _Node()
        for each in routes:
            node = self._root
            for part in _parts(each.path):
                node = node.add(part)
            if isinstance(each, AsgiRoute):
                node.asgi = each
            else:
                assert each.method not in node.routes, f"{each.method} {each.path} is there already"
                node.routes[each.method] = each

    def find(self, method: str, path: str) -> tuple[Route | AsgiRoute, dict[str, str]]:
        """Returns the handler, and the values in the path."""
        node = self._root
        values: dict[str, str] = {}
        parts = _parts(path)
        for number, part in enumerate(parts):
            if part in node.fixed:
                node = node.fixed[part]
            elif node.parameter is not None and (node.parameter[1] == "str" or part.isdecimal()):
                name, _, node = node.parameter
                values[name] = part
            elif node.rest is not None:
                name, node = node.rest
                values[name] = "/".join(parts[number:])
                break
            else:
                raise RouteNotFound
        if node.asgi is not None:
            return node.asgi, values
        if not node.routes:
            raise RouteNotFound
        found = node.routes.get(method)
        if found is None:
            raise MethodNotAllowed(", ".join(node.routes))
        return found, values


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
