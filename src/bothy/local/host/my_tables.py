"""The person's tables, each with a summary to show before it's opened."""

from __future__ import annotations

from typing import Any

from bothy.kernel import BothyError, Json
from bothy.local.host.kept import KeptTable
from bothy.local.host.lines import ME
from bothy.local.host.matches import Matches
from bothy.local.host.open_match import OpenMatch
from bothy.local.match_data import LATELY, lately
from bothy.local.shown import table_data
from bothy.local.tables import PLAYING, WAITING
from bothy.table.points import points_shown

MOST_PICTURES = 12
"""Tables that come with their board, those waiting for the person first."""
MOST_FINISHED = 24


class MyTables:
    """Summaries of all tables."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def all(self) -> list[Json]:
        """Returns all tables except lessons, those waiting for the person first."""
        tables = sorted(self._matches.tables.values(), key=lambda table: -table.created)
        rows = [table for table in tables if not table.lesson]
        playing = [await self._playing(table) for table in rows if table.state == PLAYING]
        playing.sort(key=lambda each: (each[0]["part"] != "mine", each[0].get("since", 0)))
        found = [_told(data, match, at < MOST_PICTURES) for at, (data, match) in enumerate(playing)]
        found += [_summary("gathering", table) for table in rows if table.state == WAITING]
        over = [table for table in rows if table.state not in (PLAYING, WAITING)]
        return found + [_over(table) for table in over[:MOST_FINISHED]]

    async def _playing(self, table: KeptTable) -> tuple[dict[str, Any], OpenMatch | None]:
        data = _summary("running", table)
        try:
            found = await self._matches.get(table.match_id or "")
        except BothyError:  # a match this release can't replay is listed without details
            return data, None
        turn = list(found.match.seats_to_act())
        if any(seat in found.held for seat in turn):
            data["part"] = "mine"
        return data | {"turn": turn, "since": table.moved}, found


def _summary(part: str, table: KeptTable) -> dict[str, Any]:
    seats = [number for number, seat in enumerate(table.seats) if seat.person == ME]
    data: dict[str, Any] = {"part": part, "table": table_data(table)}
    return data | {"seats": seats} if seats else data


def _told(data: dict[str, Any], found: OpenMatch | None, picture: bool) -> Json:
    """Adds the points, the last move and the board."""
    if found is None:
        return data
    match = found.match
    seat = found.held[0] if found.held else None
    view = match.view(seat)
    data["points"] = points_shown(match.game.review.figures(match.view(None)), view)
    steps = found.replay_entries(max(0, found.seq + 1 - LATELY), found.seq + 1)
    told, last = lately(match, steps, seat)
    if last is not None:
        data["last"] = last
    return data | {"view": view, "lately": told} if picture else data


def _over(table: KeptTable) -> Json:
    data = _summary("finished", table)
    own = [seat for seat in data.get("seats", []) if table.ranks]
    if not own:
        return data | {"points": list(table.points)} if table.points else data
    best = min(own, key=lambda seat: table.ranks[seat])
    winner = min(range(len(table.ranks)), key=lambda seat: (table.ranks[seat], seat not in own))
    result = {
        "game": table.game,
        "ended": table.moved,
        "seats": len(table.seats),
        "place": table.ranks[best],
        "points": table.points[best],
    }
    if winner != best:
        result["winner"] = table.seats[winner].name
    return data | {"points": list(table.points), "result": result | {"most": table.points[winner]}}
