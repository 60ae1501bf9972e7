"""Seating rules: each returns the changed table, or raises with the reason why not."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bothy.kernel import Game, InvalidInput, Reason
from bothy.server.clocks.pace import Pace
from bothy.server.people.names import look_of
from bothy.server.refusals import Conflict, Forbidden, NotFound
from bothy.server.rows import WAITING, IdeaTerms, PersonRow, SeatRow, TableRow
from bothy.server.tables.bots import bot_name, bot_spec
from bothy.server.tables.game_seats import game_seats

WORD_BYTES = 16


def random_word() -> str:
    """Return a seat's word for the shuffle, for players who bring none of their own."""
    return secrets.token_hex(WORD_BYTES)


def waiting(row: TableRow) -> TableRow:
    """Return the table if its match hasn't started."""
    if row.state != WAITING:
        raise Conflict(Reason("match-begun"))
    return row


def hosted(row: TableRow, person: str) -> TableRow:
    """Return the table if this person is its host."""
    if row.host != person:
        raise Forbidden(Reason("host-only"))
    return row


def sit(row: TableRow, person: PersonRow, shuffle_word: str, seat: int | None) -> TableRow:
    """Take a seat, any free one unless given. Only the host of a private table may take several."""
    waiting(row)
    holds = any(each.person == person.id for each in row.seats)
    if holds and (row.listed or row.host != person.id):
        raise Conflict(Reason("seated-already"))
    sitter = SeatRow(
        person=person.id, name=called(row, person), shuffle_word=shuffle_word or random_word(), ready=True
    )
    return without_invitation(_put(row, seat, sitter), person.id)


def called(row: TableRow, person: PersonRow) -> str:
    """Return a name for the seat that looks like no other there.

    A person with several seats lends them to people at the same screen, so these need distinct names too.
    """
    there = {look_of(each.name) for each in row.seats if each.name}
    names = (f"{person.name} {number}" if number > 1 else person.name for number in range(1, len(row.seats) + 2))
    return next(name for name in names if look_of(name) not in there)


def check_name(row: TableRow, person: str, name: str) -> None:
    """Refuse a seat name that another person at the table has, or one that looks like it."""
    if look_of(name) in {look_of(each.name) for each in row.seats if each.name and each.person != person}:
        raise Conflict(Reason("name-taken-here", name=name))


def without_invitation(row: TableRow, person: str) -> TableRow:
    """Return the table without this person's invitation or refusal."""
    invited = tuple(each for each in row.invited if each != person)
    return replace(row, invited=invited, declined=tuple(each for each in row.declined if each != person))


def sit_bot(row: TableRow, bot: str, seat: int | None) -> TableRow:
    """Give a seat to a bot."""
    return _put(waiting(row), seat, SeatRow(bot=bot, name=bot_name(bot), shuffle_word=random_word(), ready=True))


def _put(row: TableRow, seat: int | None, sitter: SeatRow) -> TableRow:
    by_game = game_seats(row)
    free = [number for number, each in enumerate(row.seats) if not taken(each) and number not in by_game]
    if not free:
        raise Conflict(Reason("table-full"))
    if seat is not None and seat not in free:
        raise Conflict(Reason("seat-taken", seat=seat))
    return _with(row, free[0] if seat is None else seat, sitter)


def stand_up(row: TableRow, person: str, seat: int) -> TableRow:
    """Leave one's own seat; the host may empty any. A host who leaves hands the table to another player."""
    waiting(row)
    if not 0 <= seat < len(row.seats) or not taken(row.seats[seat]):
        raise NotFound("seat")
    if row.seats[seat].person != person:
        hosted(row, person)
    row = _with(row, seat, SeatRow())
    others = [each.person for each in row.seats if each.person is not None]
    if row.host == person and others and person not in others:
        row = replace(row, host=others[0])
    return row


def change(
    row: TableRow,
    game: Game[Any],
    options: Mapping[str, Any] | None,
    seats: int | None,
    listed: bool | None,
    pace: Pace | UnsetType | None = UNSET,
    ideas: IdeaTerms | None = None,
) -> TableRow:
    """Change options or the number of seats before the match starts. Seated players keep their seats."""
    waiting(row)
    chosen = complete(game, row.options if options is None else options)
    count = len(row.seats) if seats is None else seats
    reason = game.why_not(chosen, count)
    if reason is not None:
        raise Conflict(reason)
    if any(taken(each) for each in row.seats[count:]):
        raise Conflict(Reason("seats-in-use", seats=count))
    kept = (*row.seats[:count], *[SeatRow() for _ in range(count - len(row.seats))])
    changed = replace(row, options=chosen, seats=kept, listed=row.listed if listed is None else listed)
    if pace is not UNSET:
        changed = replace(changed, pace=agreed(pace))
    changed = replace(changed, ideas=_ideas(row, changed.listed, ideas))
    if any(taken(kept[seat]) for seat in game_seats(changed)):
        raise Conflict(Reason("seat-of-nobody-taken"))
    return changed


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


def complete(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options of a game, including those chosen."""
    try:
        return game.complete(options)
    except InvalidInput as error:
        raise Conflict(error.reason) from error


def _with(row: TableRow, seat: int, sitter: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[seat] = sitter
    return replace(row, seats=tuple(seats))


def full(row: TableRow) -> bool:
    """Return whether every seat is taken, except those the game plays itself."""
    by_game = game_seats(row)
    return all(taken(each) or seat in by_game for seat, each in enumerate(row.seats))


def taken(seat: SeatRow) -> bool:
    """Return whether a person or a bot sits there."""
    return seat.person is not None or seat.bot is not None
