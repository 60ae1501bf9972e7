"""A table as players may see it: without seed and words."""

from __future__ import annotations

from typing import Any

from bothy.local.games import game_seats, lesson_at
from bothy.local.tables import SeatRow, Table
from bothy.table import Shuffle


def table_data(table: Table) -> dict[str, Any]:
    """Returns a table's wire form, without what people at a server add to it. Defaults are omitted."""
    by_game = game_seats(table)
    data: dict[str, Any] = {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "seats": [_seat(seat, at in by_game) for at, seat in enumerate(table.seats)],
        "host": table.host,
        "state": table.state,
    }
    if table.match_id is not None:
        data["match"] = table.match_id
    data["commitment"] = Shuffle(table.seed).commitment
    more = {
        "before": table.before,
        "after": table.after,
        "given_up": table.given_up,
        "ideas": None if table.ideas == "on" else table.ideas,
        "lesson": table.lesson,
        "teaches": lesson_at(table),
        "branched": table.branched,
        "branched_step": table.branched_step,
    }
    data |= {name: value for name, value in more.items() if value}
    return data | {"created": table.created, "version": table.version}


def _seat(seat: SeatRow, by_game: bool) -> dict[str, Any]:
    if by_game:
        return {"nobody": True}
    if seat.bot is not None:
        return {"bot": seat.bot}
    shown: dict[str, Any] = {
        "person": seat.person,
        "name": seat.name,
        "former": seat.person is not None and not seat.name,
        "offered": seat.offered,
        "vote": seat.vote,
    }
    return {name: value for name, value in shown.items() if value}
