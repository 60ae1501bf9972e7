"""The most pairs that can be made: each unit is in one pair at most (I23.1, R-I12)."""

from __future__ import annotations

from collections.abc import Sequence

Links = Sequence[Sequence[int]]
"""By place of a unit in a list: the places of those it may be paired with."""


def most_pairs(links: Links) -> int:
    """The most pairs of any units, each in one at most."""
    lonely = [not near for near in links]
    return _most(links, lonely, 0)


def _most(links: Links, taken: list[bool], start: int) -> int:
    """The most pairs of those not taken yet, from this place on: the first is paired with each it may, or not."""
    while start < len(links) and taken[start]:
        start += 1
    if start >= len(links):
        return 0
    best, limit = 0, (len(links) - start) // 2
    taken[start] = True
    for other in links[start]:
        if not taken[other]:
            taken[other] = True
            best = max(best, 1 + _most(links, taken, start + 1))
            taken[other] = False
            if best >= limit:
                break
    else:
        best = max(best, _most(links, taken, start + 1))
    taken[start] = False
    return best


def most_served(makers: Links, givers: int, each: int) -> int:
    """The most makers that get a giver of their own, when a giver serves so many.

    By maker the places of the givers it may be paired with. Found by letting each newcomer push others aside, as
    long as those find another giver.
    """
    serves: list[list[int]] = [[] for _ in range(givers)]
    return sum([1 for maker in range(len(makers)) if _serve(makers, serves, each, maker, [False] * givers)])


def _serve(makers: Links, serves: list[list[int]], each: int, maker: int, asked: list[bool]) -> bool:
    for giver in makers[maker]:
        if asked[giver]:
            continue
        asked[giver] = True
        if len(serves[giver]) < each:
            serves[giver].append(maker)
            return True
        for at, other in enumerate(serves[giver]):
            if _serve(makers, serves, each, other, asked):
                serves[giver][at] = maker
                return True
    return False
