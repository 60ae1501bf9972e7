"""The components and rules of a match's own version, which may be older than the newest."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bothy.kernel import Game, Pack, Ruleset, canonical
from bothy.kernel.errors import InvalidInput
from bothy.table.divergence import Diverged
from bothy.table.log import Header


def pack_here(game: Game[Any], header: Header) -> Pack:
    """Returns a match's components: those in use here for the newest version, otherwise those it names."""
    if header.rules_version == game.rules_version:
        return game.packs.current
    try:
        return _kept_pack(game, canonical(dict(header.pack_changes)), header.rules_version)
    except InvalidInput as error:
        raise Diverged(error.reason) from error


def goes_on_here(game: Game[Any], header: Header) -> bool:
    """Returns True if this process uses a match's components itself; False if they're foreign."""
    if header.rules_version == game.rules_version:
        return header.pack == game.packs.stamp(game.packs.current, header.options, header.seats)
    return not header.pack_changes or header.pack_changes == game.packs.current.changes


def shared_rules(game: Game[Any], header: Header, pack: Pack) -> Ruleset[Any]:
    """Returns a ruleset shared by all matches with the same choices: it's stateless and larger than a position."""
    options, version = canonical(dict(header.options)), header.rules_version
    if pack is game.packs.current:
        return _rules(game, options, header.seats, pack.digest)
    if version != game.rules_version and pack is pack_here(game, header):
        return _kept_rules(game, options, header.seats, canonical(dict(header.pack_changes)), version)
    return game.open(header.options, header.seats, pack)


@lru_cache(maxsize=256)
def _rules(game: Game[Any], options: str, seats: int, pack: str) -> Ruleset[Any]:
    return game.open(json.loads(options), seats, game.packs.current)


@lru_cache(maxsize=256)
def _kept_rules(game: Game[Any], options: str, seats: int, changes: str, version: int) -> Ruleset[Any]:
    return game.open(json.loads(options), seats, _kept_pack(game, changes, version))


@lru_cache(maxsize=32)
def _kept_pack(game: Game[Any], changes: str, version: int) -> Pack:
    return game.packs.with_changes(json.loads(changes), version)
