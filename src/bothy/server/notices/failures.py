"""The two ways in which a message does not arrive."""

from __future__ import annotations


class Later(Exception):
    """Not now: the other side is away, or busy. Worth another try."""


class Gone(Exception):
    """Never: there is nobody at this address, or it takes nothing from us. Not worth another try."""


FIRST_WAIT, LONGEST_WAIT = 5, 600
GIVE_UP_AFTER = 2 * 24 * 3600 * 1000
"""Milliseconds: older news is no news, and whoever looks sees how things stand."""


def seconds_until_next(tries: int) -> int:
    """How long to wait after so many attempts in vain."""
    return min(LONGEST_WAIT, FIRST_WAIT << min(tries, 10))
