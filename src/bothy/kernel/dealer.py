"""Dealers: sources of chance that pick one of several weighted outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.errors import InvalidInput
from bothy.kernel.frame import Outcome
from bothy.kernel.text import Reason

Weighted = Sequence[tuple[Outcome, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Chooses the outcome of each draw. `place` names the draw, uniquely within a game."""

    def deal(self, place: str, outcomes: Weighted) -> Outcome:
        """Picks one of the outcomes."""
        raise NotImplementedError


def pick(outcomes: Weighted, at: int) -> Outcome:
    """Returns the outcome at a point on a line where each outcome's segment is as long as its weight."""
    for outcome, weight in outcomes:
        at -= weight
        if at < 0:
            return outcome
    raise IndexError(at)


def total(outcomes: Weighted) -> int:
    """Returns the sum of the weights."""
    return sum([weight for _, weight in outcomes])


class SeededDealer(Dealer):
    """A pure function of key, place and weights, so anyone with the key can verify every draw.

    Two tables with the same key get the same outcome at a place, however they play, if its weights are the same.
    """

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key

    def deal(self, place: str, outcomes: Weighted) -> Outcome:
        """Hashes key and place to a point on the line of weights. Points past the last full lap are re-hashed."""
        weights = total(outcomes)
        limit = (1 << 128) - (1 << 128) % weights
        attempt = 0
        while True:
            text = f"{place}.{attempt}".encode()
            point = int.from_bytes(blake2b(text, key=self.key, digest_size=16).digest(), "big")
            if point < limit:
                return pick(outcomes, point % weights)
            attempt += 1  # pragma: no cover - practically never, but it keeps the odds exact


class ScriptedDealer(Dealer):
    """Deals a given script in order, for replays, tests and games with fixed deals."""

    def __init__(self, script: Iterable[Outcome]) -> None:
        self.script: list[Outcome] = list(script)
        self.dealt: int = 0

    def deal(self, place: str, outcomes: Weighted) -> Outcome:
        """Returns the script's next outcome, if it is possible here."""
        if self.dealt == len(self.script):
            raise InvalidInput(Reason("draw-missing", place=place))
        told = self.script[self.dealt]
        self.dealt += 1
        for outcome, _ in outcomes:
            if outcome == told:
                return outcome
        raise InvalidInput(Reason("draw-impossible", place=place, outcome=str(told)))


_MASK = (1 << 64) - 1


class SamplingDealer(Dealer):
    """Fast randomness for bots and imagined positions: splitmix64, the same in every runtime."""

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def below(self, limit: int) -> int:
        """Returns a number from 0 up to, not including, the limit (accepting a bias of at most limit / 2**64)."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return (state ^ (state >> 31)) % limit

    def deal(self, place: str, outcomes: Weighted) -> Outcome:
        """Picks by weight and ignores the place."""
        return pick(outcomes, self.below(total(outcomes)))
