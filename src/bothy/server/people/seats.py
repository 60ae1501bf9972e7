"""Whose seat is it? Asked before anything is done in a seat's name, or shown that only a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bothy.kernel import Reason
from bothy.server.refusals import Conflict, Forbidden, NotSignedIn
from bothy.server.rows import MatchRow
from bothy.table import Header

if TYPE_CHECKING:
    from bothy.server.matches import CachedMatch


class Seated(Protocol):
    """A match that people sit at, at hand or as it is stored."""

    @property
    def row(self) -> MatchRow:
        """Who holds each seat."""

    @property
    def header(self) -> Header:
        """How many seats there are."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""


class Seats:
    """Seats belong to people, at home as elsewhere: those at one screen sit down in one person's name."""

    def held_by(self, cached: Seated, person: str | None) -> list[int]:
        """The seats a person may act for."""
        if person is None:
            return []
        return [seat for seat, holder in enumerate(cached.row.people) if holder == person]

    def check(self, cached: Seated, person: str | None, seat: int) -> int:
        """The seat, if it is this person's."""
        if seat not in self.held_by(cached, person):
            raise Forbidden(Reason("not-your-seat"))
        return seat

    def playing(self, cached: CachedMatch, person: str | None, seat: int) -> int:
        """The seat, if it is this person's and no bot plays it: whoever was away comes back first."""
        if seat in cached.match.away:
            self.check(cached, person, seat)
            raise Conflict(Reason("seat-away"))
        return self.check(cached, person, seat)

    def acting(self, cached: Seated, person: str | None, wanted: int | None) -> int:
        """The seat a person acts for: the one named, or the only one they have."""
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
        """The seat whose view a person is shown: the one named, their only one, or that of a spectator.

        After the end nothing is hidden any more, and everybody may look from any seat.
        """
        if wanted is not None and cached.finished and wanted < cached.header.seats:
            return wanted
        if wanted is not None:
            return self.check(cached, person, wanted)
        seats = self.held_by(cached, person)
        return seats[0] if len(seats) == 1 else None
