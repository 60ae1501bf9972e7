"""Paths lead to handlers, and requests become their parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from bothy.server.asgi.errors import (
    BodyTooLarge,
    ClientDisconnected,
    InvalidRequest,
    MethodNotAllowed,
    RouteNotFound,
)
from bothy.server.asgi.responses import Cookie, Response
from bothy.server.asgi.routes import AsgiRoute, Route, Router, asgi, delete, get, post
from bothy.server.asgi.types import Message


class Boat(Struct, forbid_unknown_fields=True):
    """A body."""

    name: str
    oars: Annotated[int, Meta(ge=2)] = 8


@get("/boats")
async def boats(since: Annotated[int, Meta(ge=0)] = 0, seat: int | None = None) -> list[str]:
    return [f"{since} {seat}"]


@post("/boats")
async def build(data: Boat) -> Boat:
    return data


@get("/boats/{boat:str}/oars/{oar:int}")
async def one_oar(boat: str, oar: Annotated[int, Meta(le=20)], needed: str) -> str:
    return f"{boat} {oar} {needed}"


@get("/boats/mine")
async def mine() -> str:
    return "mine"


@get("/{rest:path}")
async def page(rest: str) -> str:
    return rest


@asgi("/live/{table:str}")
async def live(*_: Any) -> None:
    """Takes every method."""


ROUTES: list[Route | AsgiRoute] = [boats, build, one_oar, mine, page, live]
ROUTER = Router(ROUTES)


@pytest.mark.parametrize(
    ("path", "handler", "values"),
    [
        ("/boats", boats, {}),
        ("/boats/", boats, {}),
        ("//boats", boats, {}),
        ("/boats/mine", mine, {}),
        ("/boats/curach/oars/7", one_oar, {"boat": "curach", "oar": "7"}),
        ("/a/page", page, {"rest": "a/page"}),
        ("/live/t1", live, {"table": "t1"}),
    ],
)
def test_a_path_leads_to_its_handler(path: str, handler: Any, values: dict[str, str]) -> None:
    assert ROUTER.find("GET", path) == (handler, values)


@pytest.mark.parametrize("path", ["/", "/boats/curach", "/boats/curach/oars/x", "/boats/curach/oars/-1", "/live"])
def test_a_path_without_a_handler_is_not_there(path: str) -> None:
    with pytest.raises(RouteNotFound):
        ROUTER.find("GET", path)


def test_another_method_is_told_which_there_are() -> None:
    with pytest.raises(MethodNotAllowed) as refused:
        ROUTER.find("DELETE", "/boats")
    assert refused.value.allowed == "GET, POST"


def test_two_handlers_of_one_path_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="GET /boats is there already"):
        Router([boats, get("/boats")(mine.handler)])
    with pytest.raises(AssertionError, match="boat in another path"):
        Router([one_oar, delete("/boats/{name:str}")(mine.handler)])


async def read(route: Route, query: str = "", bodies: Sequence[bytes] = (b"",), **path: str) -> dict[str, Any]:
    """Reads a request's parameters."""
    parts: list[Message] = [{"type": "http.request", "body": body, "more_body": True} for body in bodies]
    for last in parts[-1:]:
        last["more_body"] = False

    async def receive() -> Message:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    scope = {"path_params": path, "query_string": query.encode(), "headers": []}
    return await route.parameters.read(scope, receive, 40)


async def test_parameters_come_from_path_query_and_body() -> None:
    assert await read(one_oar, "needed=a%20b&other=1", boat="curach", oar="7") == {
        "boat": "curach", "oar": 7, "needed": "a b",
    }  # fmt: skip
    assert await read(boats) == {"since": 0, "seat": None}
    assert await read(boats, "seat=2") == {"since": 0, "seat": 2}
    assert await read(build, bodies=[b'{"name":', b'"curach"}']) == {"data": Boat("curach")}


@pytest.mark.parametrize(
    ("route", "query", "body", "told"),
    [
        (boats, "since=-1", b"", "Expected `int` >= 0 since"),
        (boats, "seat=", b"", "Expected `int`, got `str` seat"),
        (one_oar, "", b"", "Missing required query parameter 'needed'"),
        (build, "", b"", "Input data was truncated"),
        (build, "", b'{"name":1}', r"Expected `str`, got `int` - at `\$.name`"),
        (build, "", b'{"name":"a","sails":1}', "unknown field `sails`"),
        (build, "", b'{"name":"a","oars":"8"}', "Expected `int`, got `str`"),
    ],
)
async def test_what_cannot_be_read_is_said(route: Route, query: str, body: bytes, told: str) -> None:
    with pytest.raises(InvalidRequest, match=told):
        await read(route, query, [body], boat="curach", oar="7")


async def test_a_body_ends_at_its_limit_or_with_its_sender() -> None:
    with pytest.raises(BodyTooLarge):
        await read(build, bodies=[b" " * 30, b" " * 30])
    with pytest.raises(ClientDisconnected):
        await read(build, bodies=[])


async def sent(response: Response[Any], status: int) -> tuple[int, dict[bytes, bytes], bytes]:
    """Returns status, headers and body of an answer."""
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    await response.send(send, status)
    start, body = messages
    return start["status"], dict(start["headers"]), body["body"]


async def test_an_answer_is_json_unless_it_says_otherwise() -> None:
    assert await sent(Response(Boat("curach")), 201) == (
        201,
        {b"content-type": b"application/json", b"content-length": b"26"},
        b'{"name":"curach","oars":8}',
    )
    text = Response("aye", headers={"x-boat": "1"}, media_type="text/plain")
    assert (await sent(text, 200))[2] == b"aye"
    assert await sent(Response(None, 204), 200) == (204, {}, b"")


async def test_a_cookie_is_out_of_reach_of_scripts() -> None:
    _, headers, _ = await sent(Response(None, cookies=[Cookie("k", "v", 60, secure=True)]), 200)
    assert headers[b"set-cookie"] == b"k=v; HttpOnly; Max-Age=60; Path=/; SameSite=lax; Secure"
