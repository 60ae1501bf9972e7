"""The browser client built into `web/`: its files, and its page for each of its routes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any

from bothy.server.asgi.responses import Response
from bothy.server.plain import show
from bothy.server.refusals import NotFound

BUILT = Path(__file__).parent / "web"
PAGE = "index.html"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN = "no-cache"
MISSING = (
    "The browser client isn't built, so people get a plain page. Run “make web-build” in the source folder, "
    "and install Bothy from there again unless it was installed with -e."
)
"""Shown when a server starts without a client: otherwise the plain page looks like a fault."""


def is_built() -> bool:
    """Return whether the client is built; a fresh checkout has none."""
    return (BUILT / PAGE).is_file()


@cache
def files() -> dict[str, bytes]:
    """Return every file of the client by path. They're few and small, so no request touches the disk."""
    return {
        path.relative_to(BUILT).as_posix(): path.read_bytes()
        for path in sorted(BUILT.rglob("*"))
        if path.is_file() and path.suffix in KINDS
    }


def _answer(name: str, keeping: str) -> Response[bytes]:
    kind = KINDS[PurePosixPath(name).suffix]
    return Response(files()[name], media_type=kind, headers={"cache-control": keeping})


@show("/assets/{name:str}")
async def asset(name: str) -> Response[bytes]:
    """Serve an asset of the client, which browsers cache for ever."""
    path = f"assets/{name}"
    if path not in files():
        raise NotFound("page")
    return _answer(path, FOR_EVER)


@show("/")
async def front() -> Response[bytes]:
    """Serve the client."""
    return _answer(PAGE, ASK_AGAIN)


@show("/{rest:path}")
async def page(rest: str) -> Response[bytes]:
    """Serve a file next to the page, or the client, which decides by the address what to show."""
    name = str(rest).strip("/")
    return _answer(name if name in files() else PAGE, ASK_AGAIN)


def page_with(head: str, headers: Mapping[str, str] = MappingProxyType({})) -> Response[bytes]:
    """Return the client's page with these tags instead of its title, and with further headers."""
    title = b"<title>Bothy</title>"
    data = files()[PAGE].replace(title, head.encode() or title, 1)
    return Response(data, media_type=KINDS[".html"], headers={"cache-control": ASK_AGAIN, **headers})


HANDLERS: list[Any] = [front, asset, page]
