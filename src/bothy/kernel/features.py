"""What features are made of: a seat's view as whole numbers in sections of fixed length, for those who learn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from bothy.kernel.text import Json

Features = Mapping[str, Sequence[int]]
"""Numbers in named sections. Neither the sections nor their lengths ever change within a game."""

Arguments = Mapping[str, Sequence[str | int]]
"""By argument name everything it can be in any action."""

T = TypeVar("T")
Numbered = Mapping[T, int]


def numbered(names: Iterable[T]) -> dict[T, int]:
    """Names with their places in a list, to be looked up."""
    return {name: at for at, name in enumerate(names)}


def each_of(found: Iterable[T], names: Numbered[T]) -> list[int]:
    """For every name how often it was found; what has no place in the list is passed over."""
    counts = [0] * len(names)
    for name in found:
        if name in names:
            counts[names[name]] += 1
    return counts


def turned(by_seat: Sequence[T], seat: int) -> list[T]:
    """What belongs to each seat, one's own first, then clockwise: a learner need not know where it sits."""
    return [*by_seat[seat:], *by_seat[:seat]]


def padded(numbers: Sequence[int], length: int) -> list[int]:
    """So many numbers: nothing for those that are missing, and none of those that are too many."""
    return [*numbers[:length], *[0] * (length - len(numbers))]


def flat(value: Json) -> list[int]:
    """The numbers in nested lists, in order; words and nothing count as nothing."""
    if isinstance(value, list | tuple):
        return [number for item in value for number in flat(item)]
    return [int(value)] if isinstance(value, int) else [0]


FRAME_NUMBERS = 24


def question(asked: Json, frames: Numbered[str], seat: int, seats: int, most: int) -> list[int]:
    """Who owes an answer, to which kind of question, and the numbers in it. `asked` is as views have it."""
    if asked is None:
        return [0] * (most + len(frames) + FRAME_NUMBERS)
    owing, (name, *fields) = asked
    owes = padded(turned([int(each in owing) for each in range(seats)], seat), most)
    return [*owes, *each_of([name], frames), *padded(flat(fields), FRAME_NUMBERS)]
