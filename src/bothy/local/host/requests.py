"""Requests as texts: paths, queries and bodies, and reading what they hold."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

from bothy.kernel import Json, Reason
from bothy.local.refusals import Refusal

T = TypeVar("T")
LONGEST_NUMBER = 10


@dataclass(frozen=True)
class Request:
    """A request to the host."""

    method: str
    parts: Sequence[str]
    """Its path without `/api/`."""
    query: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, Json] = field(default_factory=dict)

    @classmethod
    def read(cls, method: str, path: str, body: str) -> Request:
        """Reads a request; raises if there is no sense in it."""
        url = urlsplit(path)
        parts = [part for part in url.path.split("/") if part]
        data = read_object(body) if body else {}
        return cls(method, parts[1:] if parts[:1] == ["api"] else [], dict(parse_qsl(url.query)), data)

    def number(self, name: str) -> int | None:
        """Returns a number of the query, if it is given."""
        text = self.query.get(name, "")
        return whole(text) if text else None


def read_object(text: str) -> dict[str, Json]:
    """Reads a JSON object."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a character can't be kept
    except (ValueError, RecursionError) as error:
        raise unreadable(str(error)) from error
    if not isinstance(data, dict):
        raise unreadable("no object")
    return data


def given(data: Mapping[str, Json], name: str, kind: type[T], default: Any = ...) -> T:
    """Returns a value of a message; raises if it has another type or, without a default, is missing."""
    value = data.get(name, default)
    if value is ...:
        raise unreadable(f"missing {name}")
    if value is default or (isinstance(value, kind) and not (kind is int and isinstance(value, bool))):
        found: T = value
        return found
    raise unreadable(name)


def actions_of(data: Mapping[str, Json]) -> list[Json]:
    """Returns a message's actions."""
    actions: list[Json] = given(data, "actions", list)
    if not all(isinstance(action, list) and action for action in actions):
        raise unreadable("actions")
    return actions


def whole(text: str) -> int:
    """Returns a number as paths and queries write it."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise unreadable(text[:LONGEST_NUMBER])
    return int(text)


def unreadable(fault: str) -> Refusal:
    """Returns the refusal of a request that can't be read."""
    return Refusal(Reason("request-unreadable", fault=fault[:120]))
