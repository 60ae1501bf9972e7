"""What milestones a table has, who has claimed them, and the markers to claim them with (I19)."""

from __future__ import annotations

from bothy.games.caledonia.industria.milestones.rows import BY_ROUND, SITES, MilestoneRows, milestones_in
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Part, state

SIMPLE = "simple-demands"
"""The variant that always plays on the side for three and four (I20.3)."""


@state
class Milestones(Part):
    """By site the tile, those who claimed it in their order and in which round; by seat the markers."""

    tiles: list[int]
    claims: list[list[int]]
    rounds: list[list[int]]
    markers: list[int]
    """By seat: free to claim with."""
    locked: list[int]
    """By seat: not free yet."""

    def copy(self) -> Milestones:
        claims, rounds = [each[:] for each in self.claims], [each[:] for each in self.rounds]
        return Milestones(self.tiles[:], claims, rounds, self.markers[:], self.locked[:])


def no_milestones(pos: Caledonia, free: int) -> Milestones:
    """The part before anything is drawn, with so many markers of each person free to use."""
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
    """The milestones of the table's pack."""
    return milestones_in(pos.rules.pack)


def has_claimed(pos: Caledonia, seat: int, site: int) -> bool:
    """Whether a seat has claimed a milestone: the metropolis or tunnel is then open to it (I19.6)."""
    return seat in pos.part(Milestones).claims[site]


def unlock(pos: Caledonia, seat: int, why: str) -> None:
    """A marker of a seat becomes free to claim with."""
    part = pos.part(Milestones)
    part.locked[seat] -= 1
    part.markers[seat] += 1
    pos.say("marker-unlocked", [(f"locked-{seat}", -1, why), (f"markers-{seat}", 1, why)], seat=seat)


# What they score


def prizes(pos: Caledonia) -> tuple[str, tuple[int, ...]]:
    """How claims are paid: by place at either side of the board, or by round for one person (I19.7, R-I46)."""
    people = len(pos.rules.people)
    if people == 1:
        name = BY_ROUND
    elif people == 2 and not any(module.name == SIMPLE for module in pos.rules.modules):
        name = "small"
    else:
        name = "large"
    return name, rows_of(pos).vp(name)


def vp_of(pos: Caledonia, seat: int, site: int) -> int:
    """What a seat's claim of a milestone scores, 0 without one."""
    part = pos.part(Milestones)
    if seat not in part.claims[site]:
        return 0
    name, vp = prizes(pos)
    at = part.claims[site].index(seat)
    return vp[part.rounds[site][at] - 1] if name == BY_ROUND else vp[at]


def next_vp(pos: Caledonia, site: int) -> int:
    """What the next claim of a milestone would score: the best place still open (R-I8)."""
    name, vp = prizes(pos)
    at = max(pos.round, 1) - 1 if name == BY_ROUND else len(pos.part(Milestones).claims[site])
    return vp[at] if at < len(vp) else 0
