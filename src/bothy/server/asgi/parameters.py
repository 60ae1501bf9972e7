"""Reads a handler's parameters: those named in its path, `data` from the body, and the others from the query."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl

import msgspec

from bothy.server.asgi.errors import BodyTooLarge, ClientDisconnected, InvalidRequest
from bothy.server.asgi.types import Receive, Scope

BODY = "data"
INVALID = (msgspec.ValidationError, msgspec.DecodeError, UnicodeError)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a path or a query."""

    name: str
    type: Any
    default: Any
    """`inspect.Parameter.empty` if it must be given."""

    @property
    def required(self) -> bool:
        """Whether a request must have it."""
        return self.default is inspect.Parameter.empty

    def read(self, given: Mapping[str, str]) -> Any:
        """Returns its value."""
        if self.name not in given:
            if self.required:
                raise InvalidRequest(f"Missing required query parameter {self.name!r}")
            return self.default
        try:
            return msgspec.convert(given[self.name], self.type, strict=False)
        except INVALID as error:
            raise InvalidRequest(f"{error} {self.name}") from error


class Parameters:
    """The parameters of a handler."""

    def __init__(self, handler: Callable[..., Any], in_path: frozenset[str], provided: frozenset[str]) -> None:
        hints = get_type_hints(handler, include_extras=True)
        found = {
            name: Parameter(name, _without_none(hints[name]), each.default)
            for name, each in inspect.signature(handler).parameters.items()
        }
        self.returns: Any = hints["return"]
        self.body: Any = found[BODY].type if BODY in found else None
        self.path = [each for name, each in found.items() if name in in_path]
        self.query = [each for name, each in found.items() if name not in in_path | provided | {BODY}]
        self.provided = [name for name in found if name in provided]
        self._decoder = None if self.body is None else msgspec.json.Decoder(self.body)

    async def read(self, scope: Scope, receive: Receive, most: int) -> dict[str, Any]:
        """Reads a request's. Raises `InvalidRequest`, or `BodyTooLarge` for a body of more than `most` bytes."""
        values = {each.name: each.read(scope["path_params"]) for each in self.path}
        if self.query:
            query = scope["query_string"].decode("latin-1")
            given = dict(parse_qsl(query, keep_blank_values=True)) if query else {}
            values |= {each.name: each.read(given) for each in self.query}
        if self._decoder is not None:
            body = await read_body(scope, receive, most)
            try:
                values[BODY] = self._decoder.decode(body)
            except INVALID as error:
                raise InvalidRequest(str(error)) from error
        return values


def _without_none(kind: Any) -> Any:
    """Returns the type of a value that is given: paths and queries can leave one out, but not say None."""
    if get_origin(kind) in (Union, UnionType):
        (kind,) = [each for each in get_args(kind) if each is not type(None)]
    return kind


async def read_body(scope: Scope, receive: Receive, most: int) -> bytes:
    """Reads a request's body."""
    declared = dict(scope["headers"]).get(b"content-length", b"")
    if declared.isdigit() and int(declared) > most:
        raise BodyTooLarge
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnected
        part: bytes = message.get("body", b"")
        size += len(part)
        if size > most:
            raise BodyTooLarge
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)
