"""Components as clients draw them: those of a game today, and those that a match was opened with."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from bothy.kernel import canonical
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Asking, Here
from bothy.server.matches.lines import game_names, known_game
from bothy.server.refusals import NotFound


@get(
    "/api/games/{game:str}/pack",
    tags=["games"],
    summary="The components of a game",
    media_type="application/json",
)
async def pack(game: FromPath[str], visitor: Asking) -> Response[bytes]:
    """Every component as plain data, under the names that views and actions use. It rarely changes.

    `arguments` names the arguments of each kind of action, so that whatever anybody did can be read.
    """
    data, tag = game_pack(known_name(game))
    return tagged(data, tag, visitor, "application/json")


@get(
    "/api/matches/{match:str}/pack",
    tags=["matches"],
    summary="The components of a match",
    media_type="application/json",
)
async def match_pack(match: MatchId, visitor: Asking, services: Here) -> Response[bytes]:
    """The same for one match. They differ from those of the game if it was opened by an older release.

    While both have the same `ETag` there is nothing to fetch.
    """
    opened = (await newest(services, match)).match
    if opened.pack is opened.game.pack:
        data, tag = game_pack(opened.game.name)
    else:
        header = opened.header
        data, tag = _kept_pack(opened.game.name, header.rules_version, canonical(dict(header.pack_changes)))
    return tagged(data, tag, visitor, "application/json")


def known_name(game: str) -> str:
    """The name of a game there is."""
    if game not in game_names():
        raise NotFound("game")
    return game


def tagged(data: bytes, tag: str, visitor: Asking, media_type: str) -> Response[bytes]:
    """What rarely changes: whoever has it already is told so."""
    headers = {"etag": f'"{tag}"', "cache-control": "public, max-age=300"}
    if visitor.caller.header("if-none-match") == f'"{tag}"':
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=media_type)


@lru_cache(maxsize=64)
def game_pack(name: str) -> tuple[bytes, str]:
    """The components in use, and the digest they are known by."""
    return _encoded(name, known_game(name).pack_data())


@lru_cache(maxsize=16)
def _kept_pack(name: str, version: int, changes: str) -> tuple[bytes, str]:
    game = known_game(name)
    return _encoded(name, game.pack_data(game.pack_of(json.loads(changes), version)))


def _encoded(name: str, rows: dict[str, object]) -> tuple[bytes, str]:
    known = known_game(name)
    registry = known.open({}, max(known.seats)).registry
    arguments = {action: list(registry.fields(action)) for action in registry.actions}
    data = msgspec.json.encode(rows | {"arguments": arguments}, order="sorted")
    return data, sha256(data).hexdigest()[:32]


HANDLERS = [pack, match_pack]
