"""What people agree on at a table before the match starts, around the seating rules every table has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from msgspec import UNSET, UnsetType

from bothy.kernel import Game, Reason
from bothy.local import seating
from bothy.local.bots import bot_spec
from bothy.local.names import look_of
from bothy.local.seating import waiting
from bothy.local.tables import IdeaTerms
from bothy.server.clocks.pace import Pace
from bothy.server.refusals import Conflict
from bothy.server.rows import PersonRow, TableRow


def sit(row: TableRow, person: PersonRow, shuffle_word: str, seat: int | None) -> TableRow:
    """Take a seat, any free one unless given. Only the host of a private table may take several."""
    waiting(row)
    holds = any(each.person == person.id for each in row.seats)
    if holds and (row.listed or row.host != person.id):
        raise Conflict(Reason("seated-already"))
    return without_invitation(seating.sit(row, person.id, person.name, shuffle_word, seat), person.id)


def check_name(row: TableRow, person: str, name: str) -> None:
    """Refuse a seat name that another person at the table has, or one that looks like it."""
    if look_of(name) in {look_of(each.name) for each in row.seats if each.name and each.person != person}:
        raise Conflict(Reason("name-taken-here", name=name))


def without_invitation(row: TableRow, person: str) -> TableRow:
    """Return the table without this person's invitation or refusal."""
    invited = tuple(each for each in row.invited if each != person)
    return replace(row, invited=invited, declined=tuple(each for each in row.declined if each != person))


def change(
    row: TableRow,
    game: Game[Any],
    options: Mapping[str, Any] | None,
    seats: int | None,
    listed: bool | None,
    pace: Pace | UnsetType | None = UNSET,
    ideas: IdeaTerms | None = None,
) -> TableRow:
    """Change options, the number of seats or terms before the match starts. Seated players keep their seats."""
    changed = seating.change(row, game, options, seats)
    changed = replace(changed, listed=row.listed if listed is None else listed)
    if pace is not UNSET:
        changed = replace(changed, pace=agreed(pace))
    return replace(changed, ideas=_ideas(row, changed.listed, ideas))


def _ideas(row: TableRow, listed: bool, wanted: IdeaTerms | None) -> IdeaTerms:
    """Return the terms for ideas. Others must know before sitting down that a game with ideas is still rated."""
    if wanted == "rated" != row.ideas and any(person != row.host for person in row.people):
        raise Conflict(Reason("ideas-agreed"))
    if wanted is None and listed and not row.listed and row.ideas == "on":
        return "off"
    return wanted or row.ideas


def agreed(pace: Pace | None) -> Pace | None:
    """Return a pace, after checking that its bot exists."""
    if pace is not None:
        bot_spec(pace.bot)
    return pace
