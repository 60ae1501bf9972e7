"""A seat's standing preferences for optional reactions: never, always or ask.

They're stored with the seat, never in the log, and only the seat's player sees them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bothy.kernel import Reason, canonical
from bothy.server.matches.lines import known_game
from bothy.server.refusals import Forbidden, NotFound, Unknown
from bothy.server.rows import SeatRow, TableRow
from bothy.table.standing import ASK


@lru_cache(maxsize=256)
def _reactions(game: str, options: str, seats: int) -> tuple[str, ...]:
    return known_game(game).open(json.loads(options), seats).reactions()


def reactions_at(row: TableRow) -> tuple[str, ...]:
    """Return the optional reactions of a table's game, in the order of the rules."""
    return _reactions(row.game, canonical(row.options), len(row.seats))


def own_seat(row: TableRow, person: str, seat: int) -> SeatRow:
    """Return a seat, if it belongs to this person."""
    if not 0 <= seat < len(row.seats):
        raise NotFound("seat")
    if row.seats[seat].person != person:
        raise Forbidden(Reason("not-your-seat"))
    return row.seats[seat]


def chosen(row: TableRow, person: str, seat: int) -> Mapping[str, str]:
    """Return a seat's preference for each reaction; the default is to ask."""
    kept = own_seat(row, person, seat).reactions
    return {reaction: kept.get(reaction, ASK) for reaction in reactions_at(row)}


def prefer(row: TableRow, person: str, seat: int, reaction: str, preference: str) -> TableRow:
    """Return the table with a seat's preference changed."""
    kept = own_seat(row, person, seat)
    if reaction not in reactions_at(row):
        raise Unknown(Reason("reaction-unknown", reaction=reaction))
    wanted = {name: each for name, each in {**kept.reactions, reaction: preference}.items() if each != ASK}
    return replace(row, seats=(*row.seats[:seat], replace(kept, reactions=wanted), *row.seats[seat + 1 :]))
