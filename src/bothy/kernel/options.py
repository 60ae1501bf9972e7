"""Table options, and the values that clash."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a table. Its messages are `option-<id>` and `option-<id>-<value>`."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: Mapping[OptionValue, tuple[int, ...]] = field(default_factory=dict)
    """Seat counts a value is limited to; a value not listed here allows all."""
    game_seats: Mapping[OptionValue, int] = field(default_factory=dict)
    """Number of last seats that the game itself plays, by value."""
    group: str = ""
    """One of the game's `groups`, or empty."""


Clash = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]
"""Two option values that don't go together."""
