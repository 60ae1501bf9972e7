"""The plain page: tables, the view as text, legal actions as buttons. It stands in where no client was built.

Beside it stands what every host tells search engines.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, route

HERE = Path(__file__).parent
show = partial(route, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
"""Answers with a page or a file, or with its head alone."""


def _file(name: str, kind: str) -> Response[bytes]:
    return Response((HERE / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@show(["/plain", "/t/{table:str}", "/i/{invite:str}"])
async def page() -> Response[bytes]:
    """The page; its script finds out what to show."""
    return _file("page.html", "text/html; charset=utf-8")


@show("/")
async def front() -> Response[bytes]:
    """The same, where it is all there is."""
    return _file("page.html", "text/html; charset=utf-8")


@show("/plain.js")
async def script() -> Response[bytes]:
    """What the page does."""
    return _file("plain.js", "text/javascript; charset=utf-8")


@show("/plain.css")
async def style() -> Response[bytes]:
    """How the page looks."""
    return _file("plain.css", "text/css; charset=utf-8")


@show("/robots.txt")
async def robots() -> Response[bytes]:
    """What search engines may show: pages for everybody, but no table and no way to one."""
    return _file("robots.txt", "text/plain; charset=utf-8")


HANDLERS: list[Any] = [page, script, style, robots]
