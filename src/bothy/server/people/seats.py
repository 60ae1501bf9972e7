"""Whose seat is it? Asked before anything is done in a seat's name, or shown that only a seat may see."""

from __future__ import annotations

from typing import Protocol

from bothy.kernel import Reason
from bothy.server.refusals import Conflict, Forbidden, NotSignedIn
from bothy.server.rows import GameRow
from bothy.table import Header


class Seated(Protocol):
    """A match that people sit at, at hand or as it is stored."""

    @property
    def row(self) -> GameRow:
        """Who holds each seat."""

    @property
    def header(self) -> Header:
        """How many seats there are."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""


class Seats:
    """Seats belong to people, at home as elsewhere: those at one screen sit down in one person's name."""

    def held_by(self, held: Seated, person: str | None) -> list[int]:
        """The seats a person may act for."""
        if person is None:
            return []
        return [seat for seat, holder in enumerate(held.row.people) if holder == person]

    def check(self, held: Seated, person: str | None, seat: int) -> int:
        """The seat, if it is this person's."""
        if seat not in self.held_by(held, person):
            raise Forbidden(Reason("not-your-seat"))
        return seat

    def acting(self, held: Seated, person: str | None, wanted: int | None) -> int:
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

    def looking(self, held: Seated, person: str | None, wanted: int | None) -> int | None:
        """The seat whose view a person is shown: the one named, their only one, or that of a spectator.

        After the end nothing is hidden any more, and everybody may look from any seat.
        """
        if wanted is not None and held.finished and wanted < held.header.seats:
            return wanted
        if wanted is not None:
            return self.check(held, person, wanted)
        seats = self.held_by(held, person)
        return seats[0] if len(seats) == 1 else None
