"""Delivery failures: temporary and permanent."""

from __future__ import annotations


class TemporaryFailure(Exception):
    """A temporary failure: the recipient's server is unreachable or busy. Worth retrying."""


class PermanentFailure(Exception):
    """A permanent failure: the address doesn't exist or rejects our messages. Not worth retrying."""


FIRST_WAIT, LONGEST_WAIT = 5, 600
GIVE_UP_AFTER = 2 * 24 * 3600 * 1000
"""Milliseconds: older notices are no longer news, and the table shows its current state."""


def seconds_until_next(tries: int) -> int:
    """Returns how long to wait after this many failed attempts."""
    return min(LONGEST_WAIT, FIRST_WAIT << min(tries, 10))
