"""Numbers a person types: a run of no games would report no violations, and prove nothing."""

from __future__ import annotations

import argparse


def at_least_one(text: str) -> int:
    """A whole number from one on, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few, at least 1 is needed")
    return number


def above_zero(text: str) -> float:
    """A number above nothing, for argparse."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number above zero")
    return number
