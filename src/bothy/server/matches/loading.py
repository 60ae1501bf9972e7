"""Loads matches from the store in small slices: logs may be long, and others are playing meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator

import structlog

from bothy.kernel import Json, Reason
from bothy.local.games import known_game
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.lines import decode, read_entry, read_header
from bothy.server.refusals import NotFound
from bothy.server.rows import MatchRow
from bothy.server.slices import Slice
from bothy.server.store import Store
from bothy.table import Diverged, Entry, Match, Shuffle

PAGE = 1000
"""Entries per query."""
HOLED = "match-holed"
"""The reason for refusing a match with missing entries."""

LOG = structlog.get_logger("matches")


async def entries_of(store: Store, match_id: str, since: int, share: Slice) -> AsyncIterator[Entry]:
    """Yields a match's entries from a number on. Raises `Diverged` if one is missing in between."""
    while True:
        lines = await store.entries(match_id, since, PAGE)
        for number, line in enumerate(lines, since):
            entry = read_entry(line)
            if entry.seq != number:
                raise Diverged(Reason(HOLED, step=number))
            yield entry
            await share.pause()
        since += len(lines)
        if len(lines) < PAGE:
            return


def check_whole(row: MatchRow, match: Match) -> None:
    """Raises `Diverged` if a match's newest entries are missing, because continuing would write over the gap."""
    if match.seq < row.seq:
        raise Diverged(Reason(HOLED, step=match.seq + 1))


async def load(store: Store, match_id: str) -> CachedMatch:
    """Loads a match. Raises `Diverged` if these rules and components don't reproduce its log."""
    row = await store.match(match_id)
    if row is None:
        raise NotFound("match")
    kept = await store.snapshot(match_id)  # before the entries: it must not be newer than they are
    header, share = read_header(row.header), Slice()
    match = Match(known_game(header.game), header, None)
    async for entry in entries_of(store, match_id, 0, share):
        match.fold.enter(entry)
    match.shuffle = Shuffle.in_force(row.seed, header, match.log)
    check_whole(row, match)
    await _replay(match, None if kept is None or kept[0] > match.seq else (kept[0], decode(kept[1])), share)
    return CachedMatch(row, match)


async def _replay(match: Match, snapshot: tuple[int, Json] | None, share: Slice) -> None:
    try:
        for _ in match.playing_again(snapshot):
            await share.pause()
    except Diverged:
        if snapshot is None:
            raise
        match.fold.snapshots.clear()  # the snapshot may be at fault: a process that disagrees stored it
        LOG.warning("snapshot-distrusted", game=match.game.name, seq=snapshot[0])
        await _replay(match, None, share)
