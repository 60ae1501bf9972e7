"""What a table can choose, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table can choose. Its messages are `option-<id>` and `option-<id>-<value>`."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: Mapping[OptionValue, tuple[int, ...]] = field(default_factory=dict)
    """Seat counts a value is for; a value not named here is for all."""
    nobodys: Mapping[OptionValue, int] = field(default_factory=dict)
    """How many of the last seats the game plays itself with a value: nobody sits there."""
    group: str = ""
    """What it belongs to: one of the game's `groups`, or none."""


Clash = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]
"""Two option values that do not go together."""
