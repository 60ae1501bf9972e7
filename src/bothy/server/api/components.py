"""Component packs for clients: a game's current pack, and the pack a match was opened with."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256

import msgspec

from bothy.kernel import canonical
from bothy.local.games import game_names, known_game
from bothy.local.match_data import pack_data
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import get
from bothy.server.refusals import NotFound
from bothy.server.services import Services


@get(
    "/api/games/{game:str}/pack",
    tags=["games"],
    summary="A game's components",
    media_type="application/json",
)
async def pack(game: str, visitor: Visitor) -> Response[bytes]:
    """Returns every component as plain data, under the names used by views and actions. It rarely changes.

    `arguments` names the arguments of each action type, so that any action can be read.
    """
    data, tag = game_pack(known_name(game))
    return tagged(data, tag, visitor, "application/json")


@get(
    "/api/matches/{match:str}/pack",
    tags=["matches"],
    summary="A match's components",
    media_type="application/json",
)
async def match_pack(match: MatchId, visitor: Visitor, services: Services) -> Response[bytes]:
    """Returns a match's components. They differ from the game's if an older release opened the match.

    If both have the same `ETag`, the game's pack is enough.
    """
    opened = (await newest(services, match)).match
    if opened.pack is opened.game.packs.current:
        data, tag = game_pack(opened.game.name)
    else:
        header = opened.header
        data, tag = _kept_pack(opened.game.name, header.rules_version, canonical(dict(header.pack_changes)))
    return tagged(data, tag, visitor, "application/json")


def known_name(game: str) -> str:
    """Checks that the game exists and returns its name."""
    if game not in game_names():
        raise NotFound("game")
    return game


def tagged(data: bytes, tag: str, visitor: Visitor, media_type: str) -> Response[bytes]:
    """Builds a cacheable response, or 304 if the caller already has this version."""
    headers = {"etag": f'"{tag}"', "cache-control": "public, max-age=300"}
    if visitor.caller.header("if-none-match") == f'"{tag}"':
        return Response(b"", status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=media_type)


@lru_cache(maxsize=64)
def game_pack(name: str) -> tuple[bytes, str]:
    """Returns the current components and their digest."""
    game = known_game(name)
    return _encoded(pack_data(game, game.packs.current))


@lru_cache(maxsize=16)
def _kept_pack(name: str, version: int, changes: str) -> tuple[bytes, str]:
    game = known_game(name)
    return _encoded(pack_data(game, game.packs.with_changes(json.loads(changes), version)))


def _encoded(rows: dict[str, object]) -> tuple[bytes, str]:
    data = msgspec.json.encode(rows, order="sorted")
    return data, sha256(data).hexdigest()[:32]


HANDLERS = [pack, match_pack]
