"""Most settlements: the effect of an expansion on the Automa's groups of linked settlements (A4.17)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.position import Caledonia


class Groups:
    """A seat's current settlements, and the groups linked by its ships. Computed once for all hexes."""

    __slots__ = ("hooks", "level", "of", "places", "pos", "seat", "sizes")

    def __init__(self, pos: Caledonia, seat: int) -> None:
        self.pos: Caledonia = pos
        self.seat: int = seat
        self.level: int = pos.players[seat].shipping
        self.hooks = pos.hooks_of(seat).allows_link
        self.places: list[list[int]] = settlements(pos.board, pos.players[seat].units)
        """The hexes of each settlement."""
        self.of: list[int] = list(range(len(self.places)))
        """The group of each settlement."""
        for one, here in enumerate(self.places):
            for other in range(one):
                if self.of[one] != self.of[other] and self._linked(here, self.places[other]):
                    old, new = self.of[one], self.of[other]
                    self.of = [new if group == old else group for group in self.of]
        self.sizes: dict[int, int] = {group: self.of.count(group) for group in self.of}
        """The number of settlements of each group."""

    def _linked(self, here: Sequence[int], there: Sequence[int]) -> bool:
        needed, level = self.pos.board.level_needed, self.level
        for one in here:
            row = needed[one]
            for other in there:
                if row[other] <= level:
                    return True
        return bool(self.hooks) and any(
            hook(self.pos, self.seat, one, other) for hook in self.hooks for one in here for other in there
        )

    def largest(self) -> int:
        """Returns the number of settlements of the largest group."""
        return max(self.sizes.values(), default=0)

    def with_unit(self, hex_: int) -> tuple[int, int, int]:
        """Returns the effect of one more unit on a hex.

        That is the number of groups it would be linked to, the settlements of the group it would then belong to,
        and the settlements of the largest of those groups before.
        """
        near = self.pos.board.neighbours[hex_]
        merged, touched = 0, dict[int, None]()
        for at, place in enumerate(self.places):
            if hex_ in place or any(other in near for other in place):
                merged += 1  # the unit belongs to this settlement
                touched[self.of[at]] = None
            elif self.of[at] not in touched and self._linked((hex_,), place):
                touched[self.of[at]] = None
        together = sum([self.sizes[group] for group in touched])
        before = max([self.sizes[group] for group in touched], default=0)
        return len(touched), together - merged + 1, before


def most_settlements(groups: Groups, hexes: Sequence[int]) -> list[int]:
    """Returns the hexes that join groups, else those whose group gains the most settlements (R-A13)."""
    best, found = (False, 0), list[int]()
    for hex_ in hexes:
        joined, after, before = groups.with_unit(hex_)
        gain = after - before
        if gain > 0:
            key = (joined > 1, gain)
            if key > best:
                best, found = key, []
            if key == best:
                found.append(hex_)
    return found


def growing(groups: Groups, hexes: Sequence[int]) -> list[int]:
    """Returns the hexes at which the largest group would grow: the last round counts no others (A4.19)."""
    largest = groups.largest()
    return [hex_ for hex_ in hexes if groups.with_unit(hex_)[1] > largest]
