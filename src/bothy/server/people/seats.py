"""Seat permissions, checked before acting for a seat or showing what only that seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bothy.local import access
from bothy.server.refusals import NotSignedIn
from bothy.server.rows import MatchRow
from bothy.table import Header

if TYPE_CHECKING:
    from bothy.server.matches import CachedMatch


class Seated(Protocol):
    """A match with its players, loaded or as stored."""

    @property
    def row(self) -> MatchRow:
        """The match's row, which names each seat's player."""

    @property
    def header(self) -> Header:
        """The match's header, which has the number of seats."""

    @property
    def finished(self) -> bool:
        """True if it is over."""


class Seats:
    """Access to seats. Each belongs to a person; players who share a screen sit under one person."""

    def held_by(self, cached: Seated, person: str | None) -> list[int]:
        """Returns the seats a person may act for."""
        if person is None:
            return []
        return [seat for seat, holder in enumerate(cached.row.people) if holder == person]

    def check(self, cached: Seated, person: str | None, seat: int) -> int:
        """Returns the seat if it belongs to this person; raises otherwise."""
        return access.own(self.held_by(cached, person), seat)

    def playing(self, cached: CachedMatch, person: str | None, seat: int) -> int:
        """Returns the seat if it belongs to this person and no bot plays it; absent players must return first."""
        return access.playing(cached.match, self.held_by(cached, person), seat)

    def acting(self, cached: Seated, person: str | None, wanted: int | None) -> int:
        """Returns the seat a person acts for: the one named, or their only one."""
        if person is None:
            raise NotSignedIn
        return access.acting(self.held_by(cached, person), wanted)

    def looking(self, cached: Seated, person: str | None, wanted: int | None) -> int | None:
        """Returns the seat whose view a person may see: the one named, or their only one; None for a spectator."""
        return access.looking(self.held_by(cached, person), wanted, cached.finished, cached.header.seats)
