"""Records the result of a finished match, once: the first process to see the end writes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import structlog

from bothy.kernel import Game
from bothy.server.clock import now_ms
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.results.rating import LATELY, of_bot, rating_game, weight_of
from bothy.server.results.rows import Rate, Rating, ResultBody, ResultRow, unrated
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.table import Diverged
from bothy.table.log import IDEA

LOG = structlog.get_logger("results")


class ResultRecorder:
    """Writes the results of finished games."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock

    async def note(self, table: TableRow, match_id: str) -> None:
        """Record how a match ended.

        Skips lessons, games continued from another's, where the future is known, and games this release can't
        replay.
        """
        if table.lesson or table.branched is not None:
            return
        try:
            cached = await self._matches.newest(match_id)
        except Diverged:
            LOG.warning("result-not-noted", match=match_id)
            return
        if not cached.match.position.finished or not any(cached.row.people):
            return  # abandoned by the remaining players, or imported as a record
        rows = results(table, cached, self._clock())
        await self._store.note_results(rows, await self._rate(table, cached, rows))

    async def _rate(self, table: TableRow, cached: CachedMatch, rows: Sequence[ResultRow]) -> Rate:
        """Return the match's rating function: unrated if a player requested an idea, unless the table agreed."""
        if table.ideas != "rated" and any(entry.seating == IDEA for entry in cached.match.log):
            return unrated
        people, places = [row.person for row in rows], [row.body.place for row in rows]
        return rating_game(people, bots_of(cached), places, weight_of(await self._met(rows)))

    async def _met(self, rows: Sequence[ResultRow]) -> int:
        """Count the recent rated matches of the same people, in any game; 0 for a person alone with bots."""
        people = {row.person for row in rows if row.person is not None}
        if len(people) < 2:
            return 0
        since, met = rows[0].ended - LATELY, dict[str, set[str | None]]()
        for row in await self._store.results_of(min(people)):
            if row.ended > since and row.body.change is not None:
                met.setdefault(row.match_id, set()).add(row.person)
        return sum(those == people for those in met.values())


def bots_of(cached: CachedMatch) -> list[Rating | None]:
    """Return the rating of the bot at each seat; None for a person, or an unrated bot."""
    seats = cached.header.seats
    known = cached.match.game.bots.ratings(seats)
    specs = [cached.bot_at(seat) for seat in range(seats)]
    return [of_bot(known[spec]) if spec is not None and spec in known else None for spec in specs]


def results(table: TableRow, cached: CachedMatch, ended: int) -> list[ResultRow]:
    """Return one row per seat."""
    match, header, people = cached.match, cached.header, cached.row.people
    result, pos = match.result, match.position
    options = unusual(match.game, header.options)
    return [
        ResultRow(
            match_id=cached.id,
            seat=seat,
            person=people[seat],
            bot=table.seats[seat].bot if people[seat] is None else None,
            game=header.game,
            seats=header.seats,
            ended=ended,
            public=table.listed,
            body=ResultBody(
                place=result.ranks[seat],
                scores=dict(result.scores[seat]),
                groups={
                    kind: list(items)
                    for kind, items in match.game.review.profile_groups(pos, seat).items()
                    if items
                },
                options=options,
                table=table.id,
                shared=holds_several(people, seat),
            ),
        )
        for seat in range(header.seats)
    ]


def unusual(game: Game[Any], options: Any) -> dict[str, Any]:
    """Return the options that differ from their defaults."""
    usual = {option.id: option.default for option in game.options}
    return {name: value for name, value in options.items() if name in usual and value != usual[name]}


def holds_several(people: Sequence[str | None], seat: int) -> bool:
    """Return whether the person at this seat holds others too."""
    return people[seat] is not None and people.count(people[seat]) > 1
