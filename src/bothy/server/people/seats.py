"""Whose seat is it? Asked before anything is done in a seat's name, or shown that only a seat may see."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.server.matches import Held
from bothy.server.refusals import Conflict, Forbidden, NotSignedIn


class Seats:
    """Seats belong to people, at home as elsewhere: those at one screen sit down in one person's name."""

    def held_by(self, held: Held, person: str | None) -> list[int]:
        """The seats a person may act for."""
        return [] if person is None else held.seats_of(person)

    def check(self, held: Held, person: str | None, seat: int) -> int:
        """The seat, if it is this person's."""
        if seat not in self.held_by(held, person):
            raise Forbidden(Reason("not-your-seat"))
        return seat

    def acting(self, held: Held, person: str | None, wanted: int | None) -> int:
        """The seat a person acts for: the one named, or the only one they have."""
        if person is None:
            raise NotSignedIn
        if wanted is not None:
            return self.check(held, person, wanted)
        seats = self.held_by(held, person)
        if not seats:
            raise Forbidden(Reason("not-your-seat"))
        if len(seats) > 1:
            raise Conflict(Reason("which-seat"))
        return seats[0]

    def looking(self, held: Held, person: str | None, wanted: int | None) -> int | None:
        """The seat whose view a person is shown: the one named, their only one, or that of a spectator.

        After the end nothing is hidden any more, and everybody may look from any seat.
        """
        if wanted is not None and held.match.finished and wanted < held.match.header.seats:
            return wanted
        if wanted is not None:
            return self.check(held, person, wanted)
        seats = self.held_by(held, person)
        return seats[0] if len(seats) == 1 else None
