"""Creel tables for tests, and helpers to play them."""

from __future__ import annotations

from typing import Any

from bothy.kernel import SamplingDealer
from bothy.table import Match, Shuffle
from creel.game import CREEL

WORDS = ("heather", "peat", "skerry")


def table(seed: int = 2, seats: int = 3, **options: Any) -> Match:
    """Opens a match with known draws."""
    return Match.open(CREEL, options, seats, Shuffle.numbered(seed, WORDS[:seats]))


def play_on(match: Match, steps: int | None = None, seed: int = 1) -> Match:
    """Plays random legal actions, this many steps or to the end."""
    chance = SamplingDealer(seed)
    while not match.finished and steps != 0:
        to_act = match.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        steps = None if steps is None else steps - 1
    return match


def reach(frame: str) -> Match:
    """Returns a match in which a frame of this name asks, by random play from one seed after another."""
    for seed in range(100):
        match, chance = table(seed), SamplingDealer(seed)
        while not match.finished:
            if match.position.stack[-1].name == frame:
                return match
            seat = match.seats_to_act()[0]
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    raise AssertionError(frame)
