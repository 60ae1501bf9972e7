"""The plain page: tables, the view as text, legal actions as buttons. It stands in where no client was built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get

HERE = Path(__file__).parent


def _file(name: str, kind: str) -> Response[bytes]:
    return Response((HERE / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@get(["/plain", "/t/{table:str}", "/i/{invite:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page; its script finds out what to show."""
    return _file("page.html", "text/html; charset=utf-8")


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    """The same, where it is all there is."""
    return _file("page.html", "text/html; charset=utf-8")


@get("/plain.js", include_in_schema=False)
async def script() -> Response[bytes]:
    """What the page does."""
    return _file("plain.js", "text/javascript; charset=utf-8")


@get("/plain.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """How the page looks."""
    return _file("plain.css", "text/css; charset=utf-8")


HANDLERS: list[Any] = [page, script, style]
