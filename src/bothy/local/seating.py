"""Seating rules: each returns the changed table, or raises with the reason why not."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from bothy.kernel import Game, InvalidInput, Reason
from bothy.local.games import game_names, game_seats, known_game
from bothy.local.names import look_of
from bothy.local.refusals import Conflict, Forbidden, NotFound, Unknown
from bothy.local.tables import FINISHED, WAITING, SeatRow, Table

WORD_BYTES = 16
COMPANION = "wren"
"""Opponent after whom the other seat of a lesson is named. The lesson plays its moves, not a bot."""

T = TypeVar("T", bound=Table)


def random_word() -> str:
    """Returns a seat's word for the shuffle, for players who bring none of their own."""
    return secrets.token_hex(WORD_BYTES)


def waiting(table: T) -> T:
    """Returns the table if its match hasn't started."""
    if table.state != WAITING:
        raise Conflict(Reason("match-begun"))
    return table


def over(table: T) -> T:
    """Returns the table if its match has ended."""
    if table.state != FINISHED:
        raise Conflict(Reason("match-not-over"))
    return table


def hosted(table: T, person: str) -> T:
    """Returns the table if this person is its host."""
    if table.host != person:
        raise Forbidden(Reason("host-only"))
    return table


def known(game: str) -> Game[Any]:
    """Returns a game by its name; an error lists the known ones."""
    if game not in game_names():
        raise Unknown(Reason("game-unknown", game=game, known=", ".join(game_names())))
    return known_game(game)


def usual_seats(game: str) -> int:
    """Returns the default number of seats of a game: the fewest that can play together."""
    return min(known(game).seats, key=lambda each: (each < 2, each))


def chosen(game: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Returns all options of a game, after checking that they allow this number of seats."""
    found = complete(known(game), options)
    reason = known(game).why_not(found, seats)
    if reason is not None:
        raise Conflict(reason)
    return found


def complete(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Returns all options of a game, including those chosen."""
    try:
        return game.complete(options)
    except InvalidInput as error:
        raise Conflict(error.reason) from error


def sit(table: T, person: str, name: str, shuffle_word: str, seat: int | None) -> T:
    """Takes a seat, any free one unless given. Whoever has several lends them to people at the same screen."""
    sitter = SeatRow(
        person=person, name=called(table, name), shuffle_word=shuffle_word or random_word(), ready=True
    )
    return _put(waiting(table), seat, sitter)


def sit_bot(table: T, bot: str, name: str, seat: int | None) -> T:
    """Gives a seat to a bot."""
    return _put(waiting(table), seat, SeatRow(bot=bot, name=name, shuffle_word=random_word(), ready=True))


def called(table: Table, wanted: str) -> str:
    """Returns a name for a seat that looks like no other there: people at one screen need distinct names too."""
    there = {look_of(each.name) for each in table.seats if each.name}
    names = (f"{wanted} {number}" if number > 1 else wanted for number in range(1, len(table.seats) + 2))
    return next(name for name in names if look_of(name) not in there)


def _put(table: T, seat: int | None, sitter: SeatRow) -> T:
    by_game = game_seats(table)
    free = [number for number, each in enumerate(table.seats) if not taken(each) and number not in by_game]
    if not free:
        raise Conflict(Reason("table-full"))
    if seat is not None and seat not in free:
        raise Conflict(Reason("seat-taken", seat=seat))
    return with_seat(table, free[0] if seat is None else seat, sitter)


def stand_up(table: T, person: str, seat: int) -> T:
    """Leaves one's own seat; the host may empty any. A host who leaves hands the table to another player."""
    waiting(table)
    if not 0 <= seat < len(table.seats) or not taken(table.seats[seat]):
        raise NotFound("seat")
    if table.seats[seat].person != person:
        hosted(table, person)
    table = with_seat(table, seat, SeatRow())
    others = [each.person for each in table.seats if each.person is not None]
    if table.host == person and others and person not in others:
        table = replace(table, host=others[0])
    return table


def change(table: T, game: Game[Any], options: Mapping[str, Any] | None, seats: int | None) -> T:
    """Changes options or the number of seats before the match starts. Seated players keep their seats."""
    waiting(table)
    wanted = complete(game, table.options if options is None else options)
    count = len(table.seats) if seats is None else seats
    reason = game.why_not(wanted, count)
    if reason is not None:
        raise Conflict(reason)
    if any(taken(each) for each in table.seats[count:]):
        raise Conflict(Reason("seats-in-use", seats=count))
    kept = (*table.seats[:count], *[SeatRow() for _ in range(count - len(table.seats))])
    changed = replace(table, options=wanted, seats=kept)
    if any(taken(kept[seat]) for seat in game_seats(changed)):
        raise Conflict(Reason("seat-of-nobody-taken"))
    return changed


def rematch_seats(table: Table) -> tuple[SeatRow, ...]:
    """Returns the seats of the next match: everybody keeps theirs, with a new word for the shuffle."""
    return tuple(
        SeatRow() if each.offered else replace(each, shuffle_word=random_word(), vote="") for each in table.seats
    )


def with_seat(table: T, seat: int, sitter: SeatRow) -> T:
    """Returns the table with one seat changed."""
    seats = list(table.seats)
    seats[seat] = sitter
    return replace(table, seats=tuple(seats))


def full(table: Table) -> bool:
    """Returns whether every seat is taken, except those the game plays itself."""
    by_game = game_seats(table)
    return all(taken(each) or seat in by_game for seat, each in enumerate(table.seats))


def taken(seat: SeatRow) -> bool:
    """Returns whether a person or a bot sits there."""
    return seat.person is not None or seat.bot is not None


def dealt_words(table: Table) -> list[str]:
    """Returns the seats' words for the shuffle. The match starts only once all seats are taken."""
    if not full(table):
        raise Conflict(Reason("seats-free"))
    return [seat.shuffle_word for seat in table.seats]


def lesson_table(row: T, person: str, names: tuple[str, str]) -> T:
    """Returns a lesson's table with the learner at every player's seat, the others named after a companion."""
    people = known_game(row.game).people(row.options, len(row.seats))
    seats = tuple(
        SeatRow(person=person, name=names[min(seat, 1)], ready=True) if seat in people else SeatRow()
        for seat in range(len(row.seats))
    )
    return replace(row, seats=seats)
