"""The plain page: tables, the view as text, legal actions as buttons. Used where no client was built.

Also serves robots.txt for every host.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import Route, get

HERE = Path(__file__).parent
show = partial(get, in_schema=False)
"""Handles a page or a file."""


def _file(name: str, kind: str) -> Response[bytes]:
    return Response((HERE / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


async def page() -> Response[bytes]:
    """Serve the page; its script decides what to show."""
    return _file("page.html", "text/html; charset=utf-8")


@show("/")
async def front() -> Response[bytes]:
    """Serve the page at the root, where there's no client."""
    return _file("page.html", "text/html; charset=utf-8")


@show("/plain.js")
async def script() -> Response[bytes]:
    """Serve the page's script."""
    return _file("plain.js", "text/javascript; charset=utf-8")


@show("/plain.css")
async def style() -> Response[bytes]:
    """Serve the page's stylesheet."""
    return _file("plain.css", "text/css; charset=utf-8")


@show("/robots.txt")
async def robots() -> Response[bytes]:
    """Serve the rules for search engines: public pages only, no tables or links to them."""
    return _file("robots.txt", "text/plain; charset=utf-8")


PAGES: list[Route] = [show(path)(page) for path in ("/plain", "/t/{table:str}", "/i/{invite:str}")]
HANDLERS: list[Route] = [*PAGES, script, style, robots]
