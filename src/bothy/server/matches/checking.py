"""Checks that open games can continue under this release, by replaying each from its first entry.

Nothing is written, and no process of the host is involved.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bothy.kernel import BothyError, Reason
from bothy.local.games import known_game
from bothy.server.errors import StoreUnavailable
from bothy.server.matches.lines import read_header
from bothy.server.matches.loading import HOLED, check_whole, entries_of
from bothy.server.rows import MatchRow
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Header, Match, Shuffle

PAGE = 1000
"""Games per query."""


@dataclass(frozen=True, slots=True)
class Checked:
    """An open match, and the reason it can't continue; None if it can."""

    id: str
    table: str | None = None
    game: str = ""
    rules_version: int = 0
    steps: int = 0
    reason: Reason | None = None


async def open_matches(store: Store) -> list[str]:
    """Returns the ids of all unfinished games."""
    found: list[str] = []
    while page := await store.unfinished_matches(found[-1] if found else "", PAGE):
        found += page
    return found


async def check_matches(store: Store, ids: list[str]) -> AsyncIterator[Checked]:
    """Checks one game after another. A game that has been deleted or finished meanwhile passes."""
    for match_id in ids:
        row = await store.match(match_id)
        yield Checked(match_id) if row is None else await _checked(store, row)


async def finished_with_holes(store: Store) -> AsyncIterator[Checked]:
    """Yields finished games with missing entries: their records are lost."""
    for match_id in await store.incomplete_matches():
        row = await store.match(match_id)
        if row is not None and row.finished:
            yield Checked(match_id, row.table, reason=Reason(HOLED, step=row.seq))


async def _checked(store: Store, row: MatchRow) -> Checked:
    try:
        header = read_header(row.header)
    except (BothyError, ValueError) as error:
        return Checked(row.id, row.table, reason=_reason(error))
    fault: Reason | None = None
    steps = row.seq
    try:
        steps = await _played_again(store, row, header)
    except StoreUnavailable:
        raise
    except Exception as error:  # one broken game mustn't hide the results of others
        fault = _reason(error)
    return Checked(row.id, row.table, header.game, header.rules_version, steps, fault)


async def _played_again(store: Store, row: MatchRow, header: Header) -> int:
    """Replays every step, comparing all digests in the log; returns the last step's number."""
    match, share = Match(known_game(header.game), header, None), Slice()
    async for entry in entries_of(store, row.id, 0, share):
        match.fold.enter(entry)
    match.shuffle = Shuffle.in_force(row.seed, header, match.log)
    check_whole(row, match)
    for _ in match.playing_again():
        await share.pause()
    for seat in match.seats_to_act():
        match.legal(seat)  # a seat to act must have legal actions
    match.views([None, *match.rules.people])
    return match.seq


def _reason(error: Exception) -> Reason:
    if isinstance(error, BothyError):
        return error.reason
    return Reason("match-unreadable", fault=f"{type(error).__name__}: {error}"[:200])
