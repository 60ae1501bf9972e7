"""Forged records: all hashes fit, because they need no key, but rows of their pack are absurd."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.forged_rows import Forgery

from bothy.kernel import InvalidInput, Json, Pack, SamplingDealer
from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find
from bothy.table.log import Header
from bothy.table.module_settings import ModuleSettings
from bothy.table.options import Setting

STEPS = 12
"""Answers a forger plays after the deal."""


def sound_record(seed: int = 7) -> str:
    """Returns the record of a short, genuine game."""
    return record.complete(played_out(Match.open(find("creel"), seats=2, shuffle=Shuffle.numbered(seed))))


def played_out(match: Match) -> Match:
    """Plays a match to its end at random."""
    chance = SamplingDealer(1)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


@cache
def settings(game: str) -> tuple[Setting, ...]:
    """Returns settings with all compatible modules on: each module is at one of the tables."""
    return tuple(trial.setting for trial in ModuleSettings(find(game)).trials if trial.together)


def settings_for(forgery: Forgery) -> list[Setting]:
    """Returns the settings in which its rows matter."""
    modules = [each for each in find(forgery.game).modules if each.data is not None]
    owners = [each for each in modules if each.data is not None and each.data.name == forgery.file]
    found = settings(forgery.game)
    fitting = [at for at in found if all(each.at_table(at.options, at.seats) for each in owners)]
    return fitting or list(found)


def forged(forgery: Forgery, setting: Setting | None = None, seed: int = 1) -> str:
    """Returns a record with these rows in its pack, played as far as possible, or else only its head and end."""
    game, changes = find(forgery.game), forgery.changes
    at = setting or Setting(game.seats[-1], game.complete({}))
    shuffle = Shuffle.numbered(seed, ["word"] * at.seats)
    try:
        pack = game.packs.with_changes(changes)
    except InvalidInput:
        return head_and_end(forgery.game, at, changes, "0" * 32, shuffle)
    stamp = game.packs.stamp(pack, at.options, at.seats)
    if forgery.wild:
        return head_and_end(forgery.game, at, changes, stamp, shuffle)
    return played(forgery, at, pack, shuffle) or head_and_end(forgery.game, at, changes, stamp, shuffle)


def played(forgery: Forgery, at: Setting, pack: Pack, shuffle: Shuffle) -> str:
    """Plays the deal and some answers with the rules that the host verifies by; '' if they fail at once."""
    try:
        match = Match.open(find(forgery.game), at.options, at.seats, shuffle, pack)
    except Exception:
        return ""
    chance = SamplingDealer(len(forgery.name))
    try:
        for _ in range(STEPS):
            seat = match.seats_to_act()[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    except Exception:
        return record.complete(match)
    return record.complete(match)


def head_and_end(game: str, at: Setting, changes: dict[str, Json], stamp: str, shuffle: Shuffle) -> str:
    """Returns the shortest possible record, with all hashes correct."""
    header = Header(
        game=game,
        rules_version=find(game).rules_version,
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
