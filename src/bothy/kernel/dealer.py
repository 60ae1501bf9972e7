"""Nature. A dealer is given weighted outcomes and picks one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.errors import Malformed
from bothy.kernel.frame import Outcome
from bothy.kernel.text import Reason

Weighted = Sequence[tuple[Outcome, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whoever answers a draw. `number` counts the draws of this game so far; it stands in the position."""

    def deal(self, number: int, outcomes: Weighted) -> Outcome:
        """Pick one of the outcomes."""
        raise NotImplementedError


def pick(outcomes: Weighted, at: int) -> Outcome:
    """The outcome at a point of the line on which each has a stretch as long as its weight."""
    for outcome, weight in outcomes:
        at -= weight
        if at < 0:
            return outcome
    raise IndexError(at)


def total(outcomes: Weighted) -> int:
    """The sum of the weights."""
    return sum([weight for _, weight in outcomes])


class SeededDealer(Dealer):
    """A pure function of key, number and weights, so that anybody who knows the key can check every draw."""

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key

    def deal(self, number: int, outcomes: Weighted) -> Outcome:
        """Hash key and number to a point on the line of weights; points past the last full lap are re-hashed."""
        weights = total(outcomes)
        limit = (1 << 128) - (1 << 128) % weights
        attempt = 0
        while True:
            text = f"{number}.{attempt}".encode()
            point = int.from_bytes(blake2b(text, key=self.key, digest_size=16).digest(), "big")
            if point < limit:
                return pick(outcomes, point % weights)
            attempt += 1  # pragma: no cover - once in many lifetimes, but the odds stay exact


class ScriptedDealer(Dealer):
    """Deals what it is told, in order: replay, tests, and games with fixed deals."""

    def __init__(self, script: Iterable[Outcome]) -> None:
        self.script: list[Outcome] = list(script)
        self.dealt: int = 0

    def deal(self, number: int, outcomes: Weighted) -> Outcome:
        """The next outcome of the script, if it can come at all."""
        if self.dealt == len(self.script):
            raise Malformed(Reason("draw-missing", number=number))
        told = self.script[self.dealt]
        self.dealt += 1
        for outcome, _ in outcomes:
            if outcome == told:
                return outcome
        raise Malformed(Reason("draw-impossible", number=number, outcome=str(told)))


_MASK = (1 << 64) - 1


class SamplingDealer(Dealer):
    """Fast chance for bots and imagination: a small generator of its own (splitmix64), the same everywhere."""

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, the limit (the bias of at most limit / 2**64 is accepted)."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return (state ^ (state >> 31)) % limit

    def deal(self, number: int, outcomes: Weighted) -> Outcome:
        """Pick by weight; the number of draws so far plays no part."""
        return pick(outcomes, self.below(total(outcomes)))
