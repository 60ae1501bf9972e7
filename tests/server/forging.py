"""Forged records: all hashes in them fit, as they need no key, but a number in a row of their pack is absurd."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.forged_rows import Number, packaged

from bothy.kernel import Json, Malformed, Pack, SamplingDealer
from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find
from bothy.table.log import Header
from bothy.table.module_settings import ModuleSettings
from bothy.table.options import Setting

STEPS = 12
"""Answers a forger plays out after the deal."""


def sound_record(seed: int = 7) -> str:
    """The record of a short game that nobody forged."""
    return record.complete(played_out(Match.open(find("creel"), seats=2, shuffle=Shuffle.numbered(seed))))


def played_out(match: Match) -> Match:
    """The match played to its end at random."""
    chance = SamplingDealer(1)
    while not match.finished:
        seat = match.owes()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


@cache
def settings(game: str) -> tuple[Setting, ...]:
    """Tables with everything on that goes together: each module is at one of them."""
    return tuple(trial.setting for trial in ModuleSettings(packaged(game)).trials if trial.together)


def settings_for(number: Number) -> list[Setting]:
    """Those at which the row of a number matters."""
    modules = [each for each in packaged(number.game).modules if each.data is not None]
    owners = [each for each in modules if each.data is not None and each.data.name == number.file]
    found = settings(number.game)
    fitting = [at for at in found if all(each.at_table(at.options, at.seats) for each in owners)]
    return fitting or list(found)


def forged(number: Number, value: Json, setting: Setting | None = None, seed: int = 1) -> str:
    """A record with this number in its pack: as far as a forger can play it, or else its head and its end."""
    game, changes = packaged(number.game), number.changes(value)
    at = setting or Setting(game.seats[-1], game.complete({}))
    shuffle = Shuffle.numbered(seed, ["word"] * at.seats)
    try:
        pack = game.pack_of(changes)
    except Malformed:
        return head_and_end(number.game, at, changes, "0" * 32, shuffle)
    stamp = game.stamp(pack, at.options, at.seats)
    if not -100 < value < 1000:  # a host that builds from it would burn, and so would we
        return head_and_end(number.game, at, changes, stamp, shuffle)
    return played(number, at, pack, shuffle) or head_and_end(number.game, at, changes, stamp, shuffle)


def played(number: Number, at: Setting, pack: Pack, shuffle: Shuffle) -> str:
    """The deal and some answers, by the very rules that the host verifies by; nothing if they fail at once."""
    try:
        match = Match.open(packaged(number.game), at.options, at.seats, shuffle, pack)
    except Exception:
        return ""
    chance = SamplingDealer(len(number.way))
    try:
        for _ in range(STEPS):
            seat = match.owes()[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    except Exception:
        return record.complete(match)
    return record.complete(match)


def head_and_end(game: str, at: Setting, changes: dict[str, Json], stamp: str, shuffle: Shuffle) -> str:
    """The least a record can be, with every hash as it should be."""
    header = Header(
        game=game,
        rules_version=packaged(game).rules_version,
        seats=at.seats,
        options=dict(at.options),
        pack=stamp,
        pack_changes=changes,
        commitment=shuffle.commitment,
        words=shuffle.words,
        key_commitment=shuffle.key_commitment,
    )
    last: Any = {"end": {"seed": shuffle.seed.hex(), "digest": ""}}
    return "\n".join([json.dumps({"bothy": record.FORMAT} | header.data()), json.dumps(last), ""])
