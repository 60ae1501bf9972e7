"""A seat's standing preferences for optional reactions: never, always or ask.

They're stored with the seat, never in the log, and only the seat's player sees them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from bothy.kernel import Reason, canonical
from bothy.local.games import known_game
from bothy.local.refusals import Forbidden, NotFound, Unknown
from bothy.local.tables import SeatRow, Table
from bothy.table.standing import ASK, Preferences

T = TypeVar("T", bound=Table)


@lru_cache(maxsize=256)
def _reactions(game: str, options: str, seats: int) -> tuple[str, ...]:
    return known_game(game).open(json.loads(options), seats).reactions()


def reactions_at(table: Table) -> tuple[str, ...]:
    """Returns the optional reactions of a table's game, in the order of the rules."""
    return _reactions(table.game, canonical(table.options), len(table.seats))


def own_seat(table: Table, person: str, seat: int) -> SeatRow:
    """Returns a seat, if it belongs to this person."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("seat")
    if table.seats[seat].person != person:
        raise Forbidden(Reason("not-your-seat"))
    return table.seats[seat]


def chosen(table: Table, person: str, seat: int) -> Mapping[str, str]:
    """Returns a seat's preference for each reaction; the default is to ask."""
    kept = own_seat(table, person, seat).reactions
    return {reaction: kept.get(reaction, ASK) for reaction in reactions_at(table)}


def prefer(table: T, person: str, seat: int, reaction: str, preference: str) -> T:
    """Returns the table with a seat's preference changed."""
    kept = own_seat(table, person, seat)
    if reaction not in reactions_at(table):
        raise Unknown(Reason("reaction-unknown", reaction=reaction))
    wanted = {name: each for name, each in {**kept.reactions, reaction: preference}.items() if each != ASK}
    return replace(table, seats=(*table.seats[:seat], replace(kept, reactions=wanted), *table.seats[seat + 1 :]))


def preferences(table: Table | None, bot_at: Callable[[int], str | None]) -> Preferences:
    """Returns the preferences of people at the table; bots decide for themselves."""
    seats = enumerate(() if table is None else table.seats)
    return {seat: each.reactions for seat, each in seats if each.reactions and bot_at(seat) is None}
