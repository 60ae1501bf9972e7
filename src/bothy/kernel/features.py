"""Helpers for features: a seat's view as integers in sections of fixed length, for machine learning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bothy.kernel.text import Json

Features = Mapping[str, Sequence[int]]
"""Numbers in named sections. A game's sections and their lengths never change."""

Arguments = Mapping[str, Sequence[str | int]]
"""Every possible value of an action's argument, by argument name."""

T = TypeVar("T")
Numbered = Mapping[T, int]


def numbered(names: Iterable[T]) -> dict[T, int]:
    """Maps names to their places in a list."""
    return {name: at for at, name in enumerate(names)}


def each_of(found: Iterable[T], names: Numbered[T]) -> list[int]:
    """Counts how often each name was found, ignoring those not in the list."""
    counts = [0] * len(names)
    for name in found:
        if name in names:
            counts[names[name]] += 1
    return counts


def turned(by_seat: Sequence[T], seat: int) -> list[T]:
    """Reorders by-seat values, the learner's own first, then clockwise, so a learner needn't know its seat."""
    return [*by_seat[seat:], *by_seat[:seat]]


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """Pads with zeros or truncates to a fixed length."""
    return [*numbers[:length], *[0] * (length - len(numbers))]


def flat(value: Json) -> list[int]:
    """Flattens nested lists to integers, in order. Strings and None become 0."""
    if isinstance(value, list | tuple):
        return [number for item in value for number in flat(item)]
    return [int(value)] if isinstance(value, int) else [0]


FRAME_NUMBERS = 24


def question(asked: Json, frames: Numbered[str], seat: int, seats: int, most: int) -> list[int]:
    """Encodes the seats that must answer, the kind of question and its numbers. `asked` is as in views."""
    if asked is None:
        return [0] * (most + len(frames) + FRAME_NUMBERS)
    to_act, (name, *fields) = asked
    flags = padded(turned([int(each in to_act) for each in range(seats)], seat), most)
    return [*flags, *each_of([name], frames), *padded(flat(fields), FRAME_NUMBERS)]
