"""A person's tables, each with a summary to show before they open it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import structlog
from msgspec import Struct
from msgspec.structs import replace

from bothy.kernel import BothyError
from bothy.local.bots import bot_id
from bothy.local.games import game_names
from bothy.local.match_data import LATELY, lately
from bothy.local.tables import PLAYING, WAITING, SeatRow
from bothy.server.errors import StoreUnavailable
from bothy.server.matches import CachedMatch
from bothy.server.results.profile import matches_of
from bothy.server.results.profile_page import PlayedGame, played
from bothy.server.results.rows import ResultRow
from bothy.server.rows import TableRow
from bothy.server.services import Services
from bothy.server.tables.shown import table_info
from bothy.server.wire import EventData, TableInfo, TextData, text_data
from bothy.table.points import points_shown

MOST_TABLES = 200
MOST_PICTURES = 12
"""Tables that come with their board, those waiting for the person first."""
MOST_FINISHED = 24
LOG = structlog.get_logger("tables")

Part = Literal["mine", "running", "left", "gathering", "invited", "finished"]


class MyTable(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table where the caller sits, is host or is invited, and its state."""

    part: Part
    """Group by what it waits for: the caller (`mine`), others (`running`), the caller's return (`left`), players
    (`gathering`), the caller to sit down (`invited`), or nothing (`finished`)."""
    table: TableInfo
    seats: list[int] = []
    """The caller's seats."""
    turn: list[int] = []
    """Seats that owe an answer."""
    away: dict[int, str] = {}
    """Seats whose player has left or is out of time, each with the bot that plays it, or empty."""
    since: int | None = None
    """When the newest entry was written. None for games opened before hosts recorded it, until the next move."""
    due: int | None = None
    """When a player's time runs out, if there is a clock."""
    phase: TextData | None = None
    """The game's phase, such as "Round 3"."""
    points: list[int] = []
    """Points by seat as the table shows them; the final ones once it's over."""
    last: EventData | None = None
    """The last move: the acting player's own event in the newest step that has one."""
    view: dict[str, Any] | None = None
    """The board as the caller sees it, for a picture."""
    lately: list[EventData] = []
    """The newest events, for the picture to mark."""
    result: PlayedGame | None = None
    """The caller's result, once it's over."""


async def tables_of(services: Services, person: str) -> list[MyTable]:
    """Return all of a person's tables except lessons, those waiting for them first."""
    rows = [row for row in await rows_of(services, person, MOST_TABLES) if not row.lesson]
    rows = [await services.lobby.current(row) for row in rows if row.game in game_names()]
    running = [row for row in rows if row.state == PLAYING]
    moments = await services.store.moments([row.match_id for row in running if row.match_id is not None])
    playing = [await _playing(services, row, person, moments.get(row.match_id or "")) for row in running]
    playing.sort(key=_urgency)
    found = [await _told(services, each, cached, at < MOST_PICTURES) for at, (each, cached) in enumerate(playing)]
    found += [
        MyTable(
            part="gathering" if person in row.people else "invited",
            table=table_info(row, person),
            seats=_seats(row, person),
        )
        for row in rows
        if row.state == WAITING
    ]
    over = [row for row in rows if row.state not in (PLAYING, WAITING)][:MOST_FINISHED]
    results = await _results(services, person) if over else {}
    return found + [_over(row, person, results) for row in over]


async def rows_of(services: Services, person: str, most: int) -> list[TableRow]:
    """Return the tables where a person sits, is host or is invited, unless blocked by or blocking a player."""
    rows = await services.store.tables_of(person, most)
    return await services.blocks.apart(
        person, [row for row in rows if person in row.people or person in row.invited]
    )


async def _playing(
    services: Services, row: TableRow, person: str, since: int | None
) -> tuple[MyTable, CachedMatch | None]:
    seats, table = _seats(row, person), table_info(row, person)
    try:
        assert row.match_id is not None
        cached = await services.matches.newest(row.match_id)
        timer = await services.store.timer(row.match_id)
    except StoreUnavailable:
        raise
    except BothyError as error:  # a match this release can't replay is listed without details
        LOG.warning("table-not-told", table=row.id, reason=error.reason.key)
        return MyTable(part="running", table=table, seats=seats), None
    turn, away = list(cached.match.seats_to_act()), cached.match.away
    held = [seat for seat in seats if seat not in away]
    mine = any(seat in held for seat in turn)
    return (
        MyTable(
            part="mine" if mine else "left" if seats and not held else "running",
            table=table,
            seats=seats,
            turn=turn,
            away={seat: bot_id(bot) for seat, bot in sorted(away.items())},
            since=since,
            due=None if timer is None else timer.due,
        ),
        cached,
    )


def _urgency(each: tuple[MyTable, CachedMatch | None]) -> tuple[bool, bool, int, int]:
    """Sort key: tables waiting for the person first, by time left, then those that have waited longest."""
    table = each[0]
    return table.part != "mine", table.due is None, table.due or 0, table.since or table.table.created


async def _told(services: Services, table: MyTable, cached: CachedMatch | None, picture: bool) -> MyTable:
    """Add the phase, the last move and the board."""
    if cached is None:
        return table
    match = cached.match
    seat = table.seats[0] if table.seats else None
    view = match.view(seat)
    figures = match.game.review.figures(match.view(None))
    until = cached.seq + 1
    told, last = lately(match, await services.retellings.steps(cached, max(0, until - LATELY), until), seat)
    return replace(
        table,
        phase=None if figures is None or figures.phase is None else text_data(figures.phase),
        points=points_shown(figures, view),
        last=None if last is None else EventData(*last),
        view=view if picture else None,
        lately=[EventData(*event) for event in told] if picture else [],
    )


async def _results(services: Services, person: str) -> dict[str, list[ResultRow]]:
    rows = await services.store.results_of(person, 2 * MOST_FINISHED)
    return {seats[0].match_id: seats for seats in matches_of(rows)}


def _over(row: TableRow, person: str, results: Mapping[str, list[ResultRow]]) -> MyTable:
    seats = results.get(row.match_id or "", [])
    own = next((each for each in seats if each.person == person), None)
    winner = min(seats, key=lambda each: (each.body.place, each.person != person), default=None)
    result = None
    if own is not None and winner is not None:
        # At one screen all seats are ours.
        seat = SeatRow() if winner.seat == own.seat else row.seats[winner.seat]
        name = "" if seat.bot else seat.name
        result = played(own, winner=name, winner_bot=seat.bot, most=winner.body.points, table=row.id)
    return MyTable(
        part="finished",
        table=table_info(row, person),
        seats=_seats(row, person),
        points=[each.body.points for each in seats],
        result=result,
    )


def _seats(row: TableRow, person: str) -> list[int]:
    return [number for number, seat in enumerate(row.seats) if seat.person == person]
