"""The milestones of a table, their claims, and the markers to claim them with (I19)."""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.milestones.rows import (
    BY_ROUND,
    SITES,
    MilestoneRows,
    milestones_in,
)
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import ModuleState, state

SIMPLE = "simple-demands"
"""The variant that always uses the side for three and four (I20.3)."""


@state
class Milestones(ModuleState):
    """Tile, claiming seats in order, and rounds of the claims by site; markers by seat."""

    tiles: list[int]
    claims: list[list[int]]
    rounds: list[list[int]]
    markers: list[int]
    """Markers free to claim with, by seat."""
    locked: list[int]
    """Markers not free yet, by seat."""

    def copy(self) -> Milestones:
        claims, rounds = [each[:] for each in self.claims], [each[:] for each in self.rounds]
        return Milestones(self.tiles[:], claims, rounds, self.markers[:], self.locked[:])


def no_milestones(pos: Caledonia, free: int) -> Milestones:
    """Returns the part before anything is drawn, with this many free markers per player."""
    all_of_them = rows_of(pos).claiming.markers
    people = [seat in pos.rules.people for seat in range(pos.rules.seats)]
    sites = range(len(SITES))
    return Milestones(
        [-1 for _ in sites],
        [[] for _ in sites],
        [[] for _ in sites],
        [free if person else 0 for person in people],
        [all_of_them - free if person else 0 for person in people],
    )


def rows_of(pos: Caledonia) -> MilestoneRows:
    """Returns the milestones of the table's pack."""
    return milestones_in(pos.rules.pack)


def has_claimed(pos: Caledonia, seat: int, site: int) -> bool:
    """Returns whether a seat has claimed a milestone, which opens the metropolis or tunnel to it (I19.6)."""
    return seat in pos.part(Milestones).claims[site]


def unlock(pos: Caledonia, seat: int, why: str) -> None:
    """Frees a marker of a seat to claim with."""
    part = pos.part(Milestones)
    part.locked[seat] -= 1
    part.markers[seat] += 1
    pos.emit("marker-unlocked", [(f"locked-{seat}", -1, why), (f"markers-{seat}", 1, why)], seat=seat)


# Scoring


def prizes(pos: Caledonia) -> tuple[str, tuple[int, ...]]:
    """Returns the prizes for claims: by place on the side in use, or by round for one person (I19.7, R-I46)."""
    people = len(pos.rules.people)
    if people == 1:
        name = BY_ROUND
    elif people == 2 and not any(module.name == SIMPLE for module in pos.rules.modules):
        name = "small"
    else:
        name = "large"
    return name, rows_of(pos).vp(name)


def vp_of(pos: Caledonia, seat: int, site: int) -> int:
    """Returns the score of a seat's claim of a milestone, 0 without one."""
    part = pos.part(Milestones)
    if seat not in part.claims[site]:
        return 0
    name, vp = prizes(pos)
    at = part.claims[site].index(seat)
    return vp[part.rounds[site][at] - 1] if name == BY_ROUND else vp[at]


def next_vp(pos: Caledonia, site: int) -> int:
    """Returns the score of the next claim of a milestone: the best place still open (R-I8)."""
    name, vp = prizes(pos)
    at = max(pos.round, 1) - 1 if name == BY_ROUND else len(pos.part(Milestones).claims[site])
    return vp[at] if at < len(vp) else 0
