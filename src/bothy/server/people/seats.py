"""Seat permissions, checked before acting for a seat or showing what only that seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bothy.kernel import Reason
from bothy.server.refusals import Conflict, Forbidden, NotSignedIn
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
        if seat not in self.held_by(cached, person):
            raise Forbidden(Reason("not-your-seat"))
        return seat

    def playing(self, cached: CachedMatch, person: str | None, seat: int) -> int:
        """Returns the seat if it belongs to this person and no bot plays it; absent players must return first."""
        if seat in cached.match.away:
            self.check(cached, person, seat)
            raise Conflict(Reason("seat-away"))
        return self.check(cached, person, seat)

    def acting(self, cached: Seated, person: str | None, wanted: int | None) -> int:
        """Returns the seat a person acts for: the one named, or their only one."""
        if person is None:
            raise NotSignedIn
        if wanted is not None:
            return self.check(cached, person, wanted)
        seats = self.held_by(cached, person)
        if not seats:
            raise Forbidden(Reason("not-your-seat"))
        if len(seats) > 1:
            raise Conflict(Reason("which-seat"))
        return seats[0]

    def looking(self, cached: Seated, person: str | None, wanted: int | None) -> int | None:
        """Returns the seat whose view a person may see: the one named, or their only one; None for a spectator.

        After the match nothing is hidden, and anyone may see any seat's view.
        """
        if wanted is not None and cached.finished and wanted < cached.header.seats:
            return wanted
        if wanted is not None:
            return self.check(cached, person, wanted)
        seats = self.held_by(cached, person)
        return seats[0] if len(seats) == 1 else None
