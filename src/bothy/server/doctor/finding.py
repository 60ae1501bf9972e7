"""A finding: what was looked at, what was seen, and what to do about it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Finding(Struct, frozen=True):
    """One line of the doctor's report."""

    check: str
    state: Literal["ok", "bad", "skipped"]
    saw: str
    do: str = ""
    """The remedy, if it's bad."""


def fine(check: str, saw: str) -> Finding:
    """Returns a finding that needs nothing."""
    return Finding(check, "ok", saw)


def bad(check: str, saw: str, do: str) -> Finding:
    """Returns a finding that somebody should act on."""
    return Finding(check, "bad", saw, do)


def left_out(check: str, why: str) -> Finding:
    """Returns a finding about something this host doesn't use, or that couldn't be looked at."""
    return Finding(check, "skipped", why)
