"""The OpenAPI document: routes from their handlers, types from msgspec, errors, and the socket's messages."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from inspect import cleandoc
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from bothy import __version__
from bothy.server.api.modules import MODULES
from bothy.server.api.problems import Problem
from bothy.server.api.scopes import scope_of
from bothy.server.api.state import MatchState
from bothy.server.asgi.parameters import Parameter
from bothy.server.asgi.responses import JSON, Response
from bothy.server.asgi.routes import Route
from bothy.server.live.messages import FromClient, FromServer
from bothy.server.people.sessions import COOKIE, CSRF_HEADER, SECURE_COOKIE

Json = Any
REF = "#/components/schemas/{name}"
TITLE = "Bothy"
ABOUT = """An open table for Highland strategy games. See `docs/api.md` for a tour.

Programs send a token, made on the settings page, in the header `Authorization: Bearer`. In browsers, requests that
change something need the cookie set by `POST /api/me`, and the CSRF token from its response in the header
`x-bothy-csrf`. Times are milliseconds since 1970. `Accept-Language` sets the language of texts.

**Live.** A WebSocket at `/api/live/{table}`: the client sends `FromClient` messages, the server sends
`FromServer` messages, each as one JSON text. `/api/stream/{table}` sends the latter as server-sent events."""

TOKENS = "For programs; see `POST /api/me/tokens`. It replaces the cookie and the CSRF token."

ALWAYS = {
    400: "The request can't be read.",
    403: "Not permitted, or sent by another site's page.",
    429: "Rate limit exceeded; try again after `Retry-After` seconds.",
    503: "The store is unavailable; try again.",
}
SOMETIMES = {
    401: "Not signed in; send `POST /api/me` first.",
    404: "Not found.",
    409: "Conflicts with the current state. If a newer move is the cause, `fresh` holds that state.",
    413: "The request is too large.",
}


def build_document(routes: Sequence[Route]) -> dict[str, Json]:
    """Builds the document of these routes, as JSON data."""
    shown = [route for route in routes if route.in_schema]
    paths: dict[str, dict[str, Json]] = {}
    for route in shown:
        operation = _operation(route)
        _complete(route, operation)
        paths.setdefault(route.template, {})[route.method.lower()] = operation
    paths["/api/stream/{table}"] = {"get": _stream()}
    session = {
        "type": "apiKey",
        "name": COOKIE,
        "in": "cookie",
        "description": f"Over HTTPS it is named `{SECURE_COOKIE}`.",
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": __version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "session": session,
                "csrf": {"type": "apiKey", "name": CSRF_HEADER, "in": "header"},
                "token": {"type": "http", "scheme": "bearer", "description": TOKENS},
            },
        },
    }


def _operation(route: Route) -> dict[str, Json]:
    """Describes a handler: its parameters, its body and its answer."""
    parameters = route.parameters
    operation: dict[str, Json] = {
        "tags": list(route.tags),
        "summary": route.summary,
        "description": cleandoc(route.handler.__doc__ or ""),
        "operationId": route.handler.__name__,
        "responses": {str(route.status_code): _answer(route)},
    }
    for status, description in route.responses.items():
        operation["responses"][str(status)] = {"description": description}
    places = [(each, "path") for each in parameters.path] + [(each, "query") for each in parameters.query]
    if places:
        operation["parameters"] = [_parameter(each, place) for each, place in places]
    if parameters.body is not None:
        content = {"application/json": {"schema": _schema(parameters.body)}}
        operation["requestBody"] = {"content": content, "required": True}
    return operation


def _parameter(parameter: Parameter, place: str) -> dict[str, Json]:
    schema = _schema(parameter.type)
    described = {"description": schema.pop("description")} if "description" in schema else {}
    if not parameter.required and parameter.default not in (None, ""):
        schema["default"] = parameter.default
    return {"name": parameter.name, "in": place, "required": parameter.required, "schema": schema, **described}


def _answer(route: Route) -> dict[str, Json]:
    described = {"description": HTTPStatus(route.status_code).description}
    kinds = [kind for kind in _kinds(route.parameters.returns) if kind is not type(None)]
    if not kinds:
        return described
    written = {"type": "object" if route.media_type == JSON else "string"}  # by the handler, or kept as bytes
    schema = written if kinds[0] in (bytes, str) else _schema(kinds[0])
    return described | {"content": {route.media_type: {"schema": schema}}}


def _kinds(returned: Any) -> list[Any]:
    """Lists what a handler may return, without the `Response` around it."""
    if get_origin(returned) in (Union, UnionType):
        return [kind for each in get_args(returned) for kind in _kinds(each)]
    return [get_args(returned)[0] if get_origin(returned) is Response else returned]


def _schema(kind: Any) -> dict[str, Json]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return schema


def _types() -> list[Any]:
    """Lists every type that crosses the wire."""
    ours = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    return [*ours, Problem, MatchState, *get_args(FromClient), *get_args(FromServer)]


def _schemas() -> dict[str, Json]:
    types = list(dict.fromkeys(_types()))
    _, schemas = msgspec.json.schema_components(types, ref_template=REF)
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        (schemas[name],), _ = msgspec.json.schema_components([union], ref_template=REF)
    return schemas


def _complete(route: Route, operation: dict[str, Json]) -> None:
    """Adds error responses and security requirements."""
    path, changing = route.template, route.method not in ("GET", "HEAD")
    responses = operation["responses"]
    statuses = dict(ALWAYS)
    if changing or asks_for_person(route):
        statuses[401] = SOMETIMES[401]
        operation["security"] = [{"session": [], "csrf": []}] if changing else [{"session": []}]
        scope = scope_of(route)
        operation["security"] += [{"token": []}] if scope else []
        operation["description"] += f"\n\nA token needs the scope `{scope}`." if scope else ""
    if "{" in path or "requestBody" in operation:  # either may name something that doesn't exist
        statuses[404] = SOMETIMES[404]
    if changing or "/matches/" in path or "/tables/{" in path:
        statuses[409] = SOMETIMES[409]
    if "requestBody" in operation:
        statuses[413] = SOMETIMES[413]
    for status, description in statuses.items():
        content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
        responses[str(status)] = {"description": description, "content": content}
    if path.endswith("/pack"):
        responses["304"] = {"description": "Not modified."}


def asks_for_person(route: Route) -> bool:
    """Returns whether a handler refuses callers without a session: by `Visitor.person`, or as nobody's seat."""
    return not {"person", "acting"}.isdisjoint(route.handler.__code__.co_names)


def _stream() -> dict[str, Json]:
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    number = {"type": "integer", "minimum": -1, "maximum": 1_000_000_000}
    return {
        "summary": "Follow a table through server-sent events",
        "description": "Each event's data is one `FromServer` message. Steps have their number as event id.",
        "operationId": "stream",
        "tags": ["live"],
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "seat", "in": "query", "required": False, "schema": number | {"minimum": 0, "maximum": 15}},
            {"name": "have", "in": "query", "required": False, "schema": number},
        ],
        "responses": {
            "200": {
                "description": "The stream.",
                "content": {"text/event-stream": {"schema": {"$ref": REF.format(name="FromServer")}}},
            },
            **{
                str(status): {"description": text, "content": problem}
                for status, text in (ALWAYS | {404: SOMETIMES[404], 409: SOMETIMES[409]}).items()
            },
        },
    }
