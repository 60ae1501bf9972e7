"""The maximum number of pairs: each unit is in at most one (I23.1, R-I12)."""

from __future__ import annotations

from collections.abc import Sequence

Links = Sequence[Sequence[int]]
"""The indices of the units that each unit may be paired with, by its index."""


def most_pairs(links: Links) -> int:
    """Returns the maximum number of pairs of any units, each in at most one."""
    lonely = [not near for near in links]
    return _most(links, lonely, 0)


def _most(links: Links, taken: list[bool], start: int) -> int:
    """Returns the maximum number of pairs of free units from an index on; tries each partner of the first."""
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
    """Returns the maximum number of makers with a giver each, when a giver serves up to `each` of them.

    `makers` has, by maker, the indices of possible givers. Each new maker may displace others, as long as those
    find another giver.
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
