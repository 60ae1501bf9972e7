"""Statistics with their uncertainty: shares with intervals, and distributions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, quantiles

from bothy.kernel import Json


@dataclass(frozen=True, slots=True)
class Share:
    """A share of a total. Each winner of a shared victory counts in part, so `part` may be fractional."""

    part: float
    of: int

    @property
    def value(self) -> float:
        """The share as a fraction; 0 if the total is 0."""
        return self.part / self.of if self.of else 0.0

    def interval(self, level: float = 0.95) -> tuple[float, float]:
        """Returns the confidence interval by Wilson's score, which is valid near 0 and 1 too."""
        if not self.of:
            return 0.0, 1.0
        deviations = NormalDist().inv_cdf((1 + level) / 2)
        share, square = self.value, deviations**2
        middle = share + square / (2 * self.of)
        spread = deviations * ((share * (1 - share) + square / (4 * self.of)) / self.of) ** 0.5
        scale = 1 + square / self.of
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def data(self) -> Json:
        """Returns the wire form: the share, its 95 % interval and the total."""
        low, high = self.interval()
        return {"share": round(self.value, 4), "low": round(low, 4), "high": round(high, 4), "of": self.of}


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution: the count, the mean, and the five numbers of a box plot."""

    count: int
    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float

    @classmethod
    def over(cls, numbers: Sequence[float]) -> Spread:
        """Returns the spread of one or more numbers."""
        lower, median, upper = quantiles(numbers, method="inclusive") if len(numbers) > 1 else [*numbers] * 3
        return cls(len(numbers), fmean(numbers), min(numbers), lower, median, upper, max(numbers))

    def data(self) -> Json:
        """Returns the wire form."""
        five = [self.least, self.lower, self.median, self.upper, self.most]
        return {"mean": round(self.mean, 2), "five": [round(each, 2) for each in five], "of": self.count}


def victory(ranks: Sequence[int], seat: int) -> float:
    """Returns a seat's share of the victory in one game: 1, 0, or its part of a shared one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
