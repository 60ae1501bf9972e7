"""Judges whether games meet a study's aims, and which components miss them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bothy.bots.arena import Outcome
from bothy.bots.balance.tally import Factor, factors, winners_points
from bothy.bots.stats import Share
from bothy.kernel import Aim, Json
from bothy.kernel.study import EVEN, POINTS, TAKEN, WON

STRICT = 0.99
"""Many components are judged at once: at 95 %, one in twenty would wrongly seem uneven."""
MOSTLY = 0.5
WINNERS = "winners"


@dataclass(frozen=True, slots=True)
class Fault:
    """A component outside its aim. If part of its interval is inside, it's unsure: play more games."""

    name: str
    share: Share
    level: float
    sure: bool

    def __str__(self) -> str:
        low, high = self.share.interval(self.level)
        doubt = "" if self.sure else ", unsure"
        return f"{self.name} {100 * self.share.value:.1f} % ({100 * low:.1f} to {100 * high:.1f}{doubt})"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of judging an aim."""

    aim: Aim
    judged: int
    faults: tuple[Fault, ...]

    @property
    def holds(self) -> bool:
        """True if the aim is met. False if there is nothing to judge."""
        return self.judged > 0 and len(self.faults) <= self.aim.spare

    def data(self) -> Json:
        """Returns the wire form."""
        return {
            "aim": sentence(self.aim),
            "holds": self.holds,
            "judged": self.judged,
            "faults": [{"name": fault.name, "sure": fault.sure} | fault.share.data() for fault in self.faults],
        }


def sentence(aim: Aim) -> str:
    """Describes an aim in words."""
    if aim.measure == POINTS:
        return f"winners mostly reach {aim.low} to {aim.high} points"
    each = f"every {aim.kind} on each {aim.within}" if aim.within else f"every {aim.kind}"
    if aim.spare:
        each = f"every {aim.kind} but {aim.spare}"
    if aim.measure == EVEN:
        return f"{each}: its {100 * STRICT:.0f} % interval of games won includes the even share"
    span = f"at least {aim.low} %" if aim.high == 100 else f"{aim.low} to {aim.high} %"
    if aim.low == 0:
        span = f"at most {aim.high} %"
    return f"{each}: its players win {span}" if aim.measure == WON else f"{each}: taken in {span} of games"


def judge(aim: Aim, outcomes: Sequence[Outcome]) -> Verdict:
    """Judges an aim by these games."""
    if aim.measure == POINTS:
        return _judge_points(aim, outcomes)
    found = [factor for factor in factors(outcomes, aim.kind, aim.within) if _share(aim, factor).of]
    even = 1 / len(outcomes[0].bots)
    faults = [_fault(aim, factor, even) for factor in found]
    return Verdict(aim, len(found), tuple([fault for fault in faults if fault is not None]))


def _share(aim: Aim, factor: Factor) -> Share:
    return factor.taken if aim.measure == TAKEN else factor.won


def _fault(aim: Aim, factor: Factor, even: float) -> Fault | None:
    share, name = _share(aim, factor), f"{factor.kind} {factor.name}" if factor.name.isdigit() else factor.name
    name = f"{factor.within} {name}".strip()
    if aim.measure == EVEN:
        low, high = share.interval(STRICT)
        return None if low <= even <= high else Fault(name, share, STRICT, sure=True)
    least, most = aim.low / 100, aim.high / 100
    if least <= share.value <= most:
        return None
    low, high = share.interval()
    return Fault(name, share, 0.95, sure=high < least or low > most)


def _judge_points(aim: Aim, outcomes: Sequence[Outcome]) -> Verdict:
    points = winners_points(outcomes)
    share = Share(sum([aim.low <= each <= aim.high for each in points]), len(points))
    if share.value >= MOSTLY:
        return Verdict(aim, 1, ())
    return Verdict(aim, 1, (Fault(WINNERS, share, 0.95, sure=share.interval()[1] < MOSTLY),))
