"""The OpenAPI document, with additions Litestar can't derive: errors, socket messages, exact types.

Schemas of our types come from msgspec: Litestar omits that unknown fields are rejected, and mistakes short
array forms for objects.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from bothy import __version__
from bothy.server.api.modules import MODULES
from bothy.server.api.problems import Problem
from bothy.server.api.state import MatchState
from bothy.server.live.messages import FromClient, FromServer
from bothy.server.people.sessions import COOKIE, CSRF_HEADER, SECURE_COOKIE

Json = Any
REF = "#/components/schemas/{name}"
TITLE = "Bothy"
ABOUT = """An open table for Highland strategy games. See `docs/api.md` for a tour.

Requests that change something need the cookie set by `POST /api/me`, and the CSRF token from its response in
the header `x-bothy-csrf`. Times are milliseconds since 1970. `Accept-Language` sets the language of texts.

**Live.** A WebSocket at `/api/live/{table}`: the client sends `FromClient` messages, the server sends
`FromServer` messages, each as one JSON text. `/api/stream/{table}` sends the latter as server-sent events."""

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
NAMED_PARAMETERS = (
    "games",
    "tables",
    "matches",
    "invites",
    "unsubscribe",
    "sessions",
    "mail",
    "passkeys",
    "blocks",
)


def build_document(handlers: list[Any], dependencies: dict[str, Any]) -> dict[str, Json]:
    """Builds the document for these handlers, as JSON data."""
    config = OpenAPIConfig(
        title=TITLE,
        version=__version__,
        description=ABOUT,
        components=Components(
            security_schemes={
                "session": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description=f"Over HTTPS it is named `{SECURE_COOKIE}`.",
                ),
                "csrf": SecurityScheme(type="apiKey", name=CSRF_HEADER, security_scheme_in="header"),
            }
        ),
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )
    document: dict[str, Json] = Litestar(
        handlers, dependencies=dependencies, openapi_config=config
    ).openapi_schema.to_schema()
    document["components"]["schemas"] = _schemas()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            _complete(path, method, operation)
    document["paths"]["/api/stream/{table}"] = {"get": _stream()}
    return document


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


def _complete(path: str, method: str, operation: dict[str, Json]) -> None:
    """Adds error responses and security requirements."""
    changing = method not in ("get", "head")
    responses = operation["responses"]
    statuses = dict(ALWAYS)
    needs_person = changing or path.endswith(("/mine", "/rest", "/actions", "/notices"))
    if needs_person:
        statuses[401] = SOMETIMES[401]
        operation["security"] = [{"session": [], "csrf": []}] if changing else [{"session": []}]
    names_something = any(f"/{each}/{{" in path for each in NAMED_PARAMETERS)
    if names_something or (path, method) == ("/api/tables", "post"):  # the body names a game
        statuses[404] = SOMETIMES[404]
    if changing or "/matches/" in path:
        statuses[409] = SOMETIMES[409]
    if "requestBody" in operation:
        statuses[413] = SOMETIMES[413]
    for status, description in statuses.items():
        content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
        responses[str(status)] = {"description": description, "content": content}
    if path.endswith("/pack"):
        responses["304"] = {"description": "Not modified."}
        responses["200"]["content"] = {"application/json": {"schema": {"type": "object"}}}
    for parameter in operation.get("parameters", ()):
        parameter["schema"] = _bounded(parameter["schema"])


def _bounded(schema: dict[str, Json]) -> dict[str, Json]:
    """Adds a minimum of 0, which Litestar omits."""
    return schema | {"minimum": 0} if "maximum" in schema and "minimum" not in schema else schema


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
