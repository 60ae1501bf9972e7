"""Hill climbing: lists on either side of the current one play each other, and it moves towards the better.

A new list is kept only if it beats the old one on other deals, with the whole 95 % interval of paired games above
zero.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from bothy.bots.tuning.pairs import Pair, PairRunner
from bothy.kernel.prices import PriceList, TuningParameter

SIGMA = 0.7
"""Distance to either side, in units of each parameter."""
MOMENTUM = 0.5
LONGEST = 1.6
"""Maximum length of a step, in SIGMAs."""
CLIPPED = 15.0
"""Maximum points that a single pair counts for."""
SURE = 1.96
TRIED_ON = 1_000_000
CHECKED_ON = 9_000_000
"""The first deals for learning (`TRIED_ON`) and for checking; the two ranges never overlap."""

Play = Callable[[PairRunner, Sequence[Pair]], Iterable[float]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a comparison on deals not used for learning."""

    mean: float
    error: float
    pairs: int

    @property
    def better(self) -> bool:
        """True if the new list is significantly better."""
        return self.mean - SURE * self.error > 0

    def __str__(self) -> str:
        low, high = self.mean - SURE * self.error, self.mean + SURE * self.error
        return f"{self.mean:+.2f} points ({low:+.2f} to {high:+.2f}, {self.pairs} pairs)"


def verdict_of(margins: Sequence[float]) -> Verdict:
    """Returns the mean of paired games and its standard error."""
    many = len(margins)
    mean = sum(margins) / many
    spread = sum([(each - mean) ** 2 for each in margins]) / max(1, many - 1)
    return Verdict(mean, sqrt(spread / many), many)


@dataclass(slots=True)
class Tuner:
    """The state of tuning, which can be saved and resumed."""

    runner: PairRunner
    start: PriceList
    parameters: Sequence[TuningParameter]
    seed: int
    turns: list[float] = field(default_factory=list)
    momentum: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)
    """The parameters of the last list that was significantly better."""
    deals: int = 0
    steps: int = 0
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("turns", "momentum", "kept"):
            if not getattr(self, name):
                setattr(self, name, [0.0] * len(self.parameters))

    def found(self) -> PriceList:
        """Returns the best list confirmed on other deals."""
        return self.start.turned(self.parameters, self.kept)

    def candidate(self) -> PriceList:
        """Returns the current list."""
        return self.start.turned(self.parameters, self.turns)

    def step(self, play: Play, pairs: int) -> str:
        """Learns from this many pairs and moves the current list."""
        rng = random.Random(f"{self.seed}/{self.steps}")  # noqa: S311 (chance to be repeated, not to be secret)
        pushes = [[rng.gauss(0, 1) for _ in self.parameters] for _ in range(pairs)]
        margins = list(play(self.runner, list(self._pairs(pushes))))
        self.deals += pairs
        self.steps += 1
        halves = [max(-CLIPPED, min(CLIPPED, margin / 2)) for margin in margins]
        slope = [
            sum([half * push[at] for half, push in zip(halves, pushes, strict=True)]) / pairs
            for at in range(len(self.parameters))
        ]
        noise = verdict_of(halves).error if pairs > 1 else 0.0
        length = sum([each * each for each in slope])
        trust = max(0.0, 1 - len(self.parameters) * noise * noise / length) if length else 0.0
        self.momentum = [MOMENTUM * old + new for old, new in zip(self.momentum, slope, strict=True)]
        step = [trust * each for each in self.momentum]
        norm = sqrt(sum([each * each for each in step]))
        if norm:
            scale = SIGMA * min(1.0, LONGEST / norm)
            self.turns = [turn + scale * each for turn, each in zip(self.turns, step, strict=True)]
        moved = min(norm, LONGEST) * SIGMA
        said = f"step {self.steps}: {pairs} pairs, slope {sqrt(length):.2f}, trust {trust:.2f}, moved {moved:.2f}"
        self.log.append(said)
        return said

    def check(self, play: Play, pairs: int) -> Verdict:
        """Compares the current list with the best so far on other deals, and keeps it if significantly better."""
        new, old = self.candidate(), self.found()
        first = CHECKED_ON + self.steps * 10_000
        verdict = verdict_of(list(play(self.runner, [Pair(first + at, new, old) for at in range(pairs)])))
        if verdict.better:
            self.kept = self.turns[:]
        self.log.append(f"check after step {self.steps}: {verdict}, {'kept' if verdict.better else 'not kept'}")
        return verdict

    def _pairs(self, pushes: Sequence[Sequence[float]]) -> Iterator[Pair]:
        for at, push in enumerate(pushes):
            there = [turn + SIGMA * each for turn, each in zip(self.turns, push, strict=True)]
            back = [turn - SIGMA * each for turn, each in zip(self.turns, push, strict=True)]
            deal = TRIED_ON + self.seed * 100_000 + self.deals + at
            yield Pair(deal, self.start.turned(self.parameters, there), self.start.turned(self.parameters, back))

    # Saving and resuming

    def save(self, path: Path) -> None:
        """Writes the state atomically."""
        part = path.with_suffix(".part")
        state = {name: getattr(self, name) for name in ("turns", "momentum", "kept", "deals", "steps", "log")}
        part.write_text(
            json.dumps({"parameters": [parameter.name for parameter in self.parameters], **state}, indent=1),
            encoding="utf-8",
        )
        part.replace(path)

    def resume(self, path: Path) -> bool:
        """Resumes from a file. Returns False if there is none or its parameters differ."""
        if not path.exists():
            return False
        state = json.loads(path.read_text(encoding="utf-8"))
        if state.pop("parameters") != [parameter.name for parameter in self.parameters]:
            return False
        for name, value in state.items():
            setattr(self, name, value)
        return True
