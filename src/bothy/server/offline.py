"""The page that plays without a server, at `/offline/`: the same client with an engine of its own."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any

from bothy.server import client
from bothy.server.asgi.responses import Response
from bothy.server.people.headers import COMPUTING
from bothy.server.plain import show
from bothy.server.refusals import NotFound

PAGE = "offline.html"
KINDS = client.KINDS | {
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}
NAMED_BY_CONTENT = ("assets", "engine")
"""Folders whose files, or their folders, change their names with their content."""
ONLY_FOR_THE_HOST = ("index.html", PAGE, "notices-worker.js")


def is_built() -> bool:
    """Return whether the client was built with its engine."""
    return (client.BUILT / PAGE).is_file()


def _file(name: str) -> Path | None:
    path = client.BUILT / PurePosixPath(name)
    known = path.suffix in KINDS and ".." not in path.parts and name not in ONLY_FOR_THE_HOST
    return path if known and path.is_file() else None


def _answer(path: Path, keeping: str) -> Response[bytes]:
    # The engine is large and rarely fetched, so it isn't held in memory like the client's other files.
    headers = {"cache-control": keeping, **COMPUTING}
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=headers)


@show("/offline")
async def page() -> Response[bytes]:
    """Serve the page."""
    return _answer(client.BUILT / PAGE, client.ASK_AGAIN)


@show("/offline/{rest:path}")
async def file(rest: str) -> Response[bytes]:
    """Serve a file of the page, or the page, which decides by the address what to show."""
    name = str(rest).strip("/")
    found = _file(name)
    if found is not None:
        by_content = name.partition("/")[0] in NAMED_BY_CONTENT
        return _answer(found, client.FOR_EVER if by_content else client.ASK_AGAIN)
    if name.startswith((*NAMED_BY_CONTENT, "data/")):
        raise NotFound("page")
    return _answer(client.BUILT / PAGE, client.ASK_AGAIN)


HANDLERS: list[Any] = [page, file]
