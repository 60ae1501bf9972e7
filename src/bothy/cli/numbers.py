"""Numbers typed on the command line: `1e3` is a thousand, and anything else gives a clear error."""

from __future__ import annotations

import argparse
import math

HIGHEST_PORT = 65535


def whole(text: str) -> int:
    """Parse a whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        number = _number(text, "a whole number")
    if not number.is_integer():
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number")
    return int(number)


def at_least_one(text: str) -> int:
    """Parse a whole number of at least one, for argparse."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few, at least 1 is needed")
    return number


def at_least_zero(text: str) -> int:
    """Parse a whole number that isn't negative, for argparse."""
    number = whole(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is less than 0")
    return number


def above_zero(text: str) -> float:
    """Parse a number above zero, for argparse."""
    number = _number(text, "a number above zero")
    if number <= 0:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above zero")
    return number


def port(text: str) -> int:
    """Parse a port to listen on, for argparse; 0 takes a free one."""
    number = whole(text)
    if not 0 <= number <= HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is not a port: they go from 0 to {HIGHEST_PORT}")
    return number


def _number(text: str, wanted: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise argparse.ArgumentTypeError(f"“{text}” is not {wanted}")
    return number
