"""Price lists: what things are worth to a bot, by row and by stage of the game. In integers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Columns = tuple[tuple[int, ...], ...]
"""The list by column: one for each stage of the game, the rows in order."""


@dataclass(frozen=True, slots=True)
class TuningParameter:
    """A parameter for tuning: by row, how far one unit moves each of its columns."""

    name: str
    steps: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class PriceList:
    """Rows by name, all of the same length."""

    rows: Mapping[str, tuple[int, ...]]

    def columns(self) -> Columns:
        """Returns the list by column, as estimates read it."""
        return tuple(zip(*self.rows.values(), strict=True))

    def turned(self, tuning_parameters: Sequence[TuningParameter], turns: Sequence[float]) -> PriceList:
        """Returns the list with each parameter moved by its number of units."""
        rows = {name: [float(price) for price in prices] for name, prices in self.rows.items()}
        for parameter, turn in zip(tuning_parameters, turns, strict=True):
            for name, steps in parameter.steps.items():
                rows[name] = [price + turn * step for price, step in zip(rows[name], steps, strict=True)]
        return PriceList({name: tuple([round(price) for price in prices]) for name, prices in rows.items()})
