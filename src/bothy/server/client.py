"""The browser client as it was built into `web/`: its files, and its page for every address of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Response
from litestar.params import FromPath

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
"""For files whose name changes with what is in them."""
ASK_AGAIN = "no-cache"
MISSING = (
    "The browser client isn't built, so people get a plain page. Run “make web-build” in the source folder, "
    "and install Bothy from there again unless it was installed with -e."
)
"""Whoever starts a server without a client is told so: the plain page looks like a fault."""


def is_built() -> bool:
    """Whether there is a client to be served: a fresh checkout has none."""
    return (BUILT / PAGE).is_file()


@cache
def files() -> dict[str, bytes]:
    """Every file of the client by its path. They are few and small, so no request ever touches the disk."""
    return {
        path.relative_to(BUILT).as_posix(): path.read_bytes()
        for path in sorted(BUILT.rglob("*"))
        if path.is_file() and path.suffix in KINDS
    }


def _answer(name: str, keeping: str) -> Response[bytes]:
    kind = KINDS[PurePosixPath(name).suffix]
    return Response(files()[name], media_type=kind, headers={"cache-control": keeping})


@show("/assets/{name:str}")
async def asset(name: FromPath[str]) -> Response[bytes]:
    """A part of the client; a browser that has it once never asks again."""
    path = f"assets/{name}"
    if path not in files():
        raise NotFound("page")
    return _answer(path, FOR_EVER)


@show("/")
async def front() -> Response[bytes]:
    """The client."""
    return _answer(PAGE, ASK_AGAIN)


@show("/{rest:path}")
async def page(rest: FromPath[str]) -> Response[bytes]:
    """A file beside the page, or else the client: it finds out from the address what to show."""
    name = str(rest).strip("/")
    return _answer(name if name in files() else PAGE, ASK_AGAIN)


HANDLERS: list[Any] = [front, asset, page]
