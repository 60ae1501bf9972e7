"""Figures with their uncertainty: a share with its interval, and how numbers are spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, quantiles

from bothy.kernel import Json


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many. A shared victory counts for each winner its part, so the first need not be whole."""

    part: float
    of: int

    @property
    def value(self) -> float:
        """The share itself; of nothing it is nothing."""
        return self.part / self.of if self.of else 0.0

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Between what the true share lies, by Wilson's score, which holds near 0 and 1 too."""
        if not self.of:
            return 0.0, 1.0
        deviations = NormalDist().inv_cdf((1 + level) / 2)
        share, square = self.value, deviations**2
        middle = share + square / (2 * self.of)
        spread = deviations * ((share * (1 - share) + square / (4 * self.of)) / self.of) ** 0.5
        scale = 1 + square / self.of
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def data(self) -> Json:
        """The wire form: the share, its 95 % interval, and of how many."""
        low, high = self.interval()
        return {"share": round(self.value, 4), "low": round(low, 4), "high": round(high, 4), "of": self.of}


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers are spread: how many, their mean, and the five that a box plot is drawn from."""

    count: int
    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float

    @classmethod
    def over(cls, numbers: Sequence[float]) -> Spread:
        """The spread of at least one number."""
        lower, median, upper = quantiles(numbers, method="inclusive") if len(numbers) > 1 else [*numbers] * 3
        return cls(len(numbers), fmean(numbers), min(numbers), lower, median, upper, max(numbers))

    def data(self) -> Json:
        """The wire form."""
        five = [self.least, self.lower, self.median, self.upper, self.most]
        return {"mean": round(self.mean, 2), "five": [round(each, 2) for each in five], "of": self.count}


def victory(ranks: Sequence[int], seat: int) -> float:
    """What a seat has of the victory in one game: all, nothing, or its part of a shared one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
