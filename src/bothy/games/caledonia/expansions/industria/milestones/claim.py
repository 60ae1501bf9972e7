"""Claiming a milestone: a main action with a free marker, while its condition is met (I19.1 to I19.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.expansions.industria.milestones.conditions import needed, reached
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones, next_vp, rows_of
from bothy.games.caledonia.expansions.industria.milestones.rows import SITES
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, value


@value
class DrawMilestone(Draw[Caledonia]):
    """A milestone for a metropolis or a tunnel (I12.5)."""

    site: int

    def place(self, pos: Caledonia) -> str:
        return f"milestone.{SITES[self.site]}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        tiles = pos.part(Milestones).tiles
        return [(tile, 1) for tile in range(len(rows_of(pos).milestones)) if tile not in tiles]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.part(Milestones).tiles[self.site] = outcome
        row = rows_of(pos).milestones[outcome]
        lines = [("milestones-left", -1, "draw"), ("milestones-placed", 1, "draw")]
        pos.emit("milestone-placed", lines, site=SITES[self.site], milestone=row.id)


@value
class ClaimMilestone(Action):
    """Put a marker on a milestone."""

    site: str
    milestone: str


class ClaimingMilestones(ActionRule):
    """The claim with the full railway: it costs only a marker, freed by a delivery."""

    name = "claiming-milestones"
    takes: ClassVar[tuple[type[Action], ...]] = (ClaimMilestone,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        rows, tiles = rows_of(pos).milestones, pos.part(Milestones).tiles
        return [ClaimMilestone.of(site, rows[tiles[at]].id) for at, site in enumerate(SITES) if tiles[at] >= 0]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        part = pos.part(Milestones)
        if not part.markers[seat]:
            return []
        rows, found = rows_of(pos).milestones, list[Action]()
        for site, tile in enumerate(part.tiles):
            if tile >= 0 and self._why_not_claim(pos, seat, site) is None:
                found.append(ClaimMilestone.of(SITES[site], rows[tile].id))
        return found

    def why_not(self, pos: Caledonia, seat: int, action: ClaimMilestone) -> Reason | None:
        if action not in self.candidates(pos, seat):
            return Reason("no-such-milestone", rule="I19.1")
        return self._why_not_claim(pos, seat, SITES.index(action.site))

    def _why_not_claim(self, pos: Caledonia, seat: int, site: int) -> Reason | None:
        """Returns the reason the milestone of this site can't be claimed, or None."""
        part = pos.part(Milestones)
        if seat in part.claims[site]:
            return Reason("milestone-claimed", rule="I19.5", site=SITES[site])
        if not part.markers[seat]:
            return self.no_marker(pos, seat)
        row = rows_of(pos).milestones[part.tiles[site]]
        have, need = reached(pos, seat, row), needed(pos, row)
        if have < need:
            return Reason("milestone-not-met", rule="I19.3", milestone=row.id, need=need, have=have)
        return self.why_not_pay(pos, seat, site)

    def take(self, pos: Caledonia, seat: int, action: ClaimMilestone) -> None:
        part, site = pos.part(Milestones), SITES.index(action.site)
        vp = next_vp(pos, site)
        self.pay(pos, seat, site)
        part.markers[seat] -= 1
        part.claims[site].append(seat)
        part.rounds[site].append(pos.round)
        lines = [(f"markers-{seat}", -1, "claim"), (f"claims-{seat}", 1, "claim")]
        pos.emit("milestone-claimed", lines, seat=seat, site=action.site, milestone=action.milestone, vp=vp)

    # Overridden by variants

    def no_marker(self, pos: Caledonia, seat: int) -> Reason:
        """Returns the reason shown to a seat without a free marker."""
        return Reason("no-marker", rule="I19.2")

    def why_not_pay(self, pos: Caledonia, seat: int, site: int) -> Reason | None:
        """Returns the reason a seat can't pay a claim's extra cost, or None."""
        return None

    def pay(self, pos: Caledonia, seat: int, site: int) -> None:
        """Pays a claim's extra cost."""


CLAIMING: ClaimingMilestones = ClaimingMilestones()
FRAMES: tuple[type[Frame[Caledonia]], ...] = (DrawMilestone,)
REASONS: tuple[str, ...] = ("no-such-milestone", "milestone-claimed", "no-marker", "milestone-not-met")
EVENTS: tuple[str, ...] = ("milestone-placed", "milestone-claimed", "marker-unlocked")
