"""Notices caused by a change: a new turn, the end of the game, a timeout, or a vote on an abandoned seat."""

from __future__ import annotations

from collections.abc import Iterable

from bothy.kernel import BothyError
from bothy.server.errors import StoreUnavailable
from bothy.server.matches import MatchService
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.changes import Change
from bothy.server.notices.notice import Kind, Notice
from bothy.server.rows import MatchRow
from bothy.table.log import LEFT, OUT_OF_TIME
from bothy.table.steps import Draft


def notices_of(change: Change, now: int) -> list[Notice]:
    """Returns a change's notices, only the most pressing per person and none to the person who made it."""
    if change.row.table is None:
        return []
    found = [] if change.drawn is None else _of_move(*change.drawn, now)
    return found or _of_empty_seats(change, now)


def _of_move(cached: CachedMatch, draft: Draft, now: int) -> list[Notice]:
    """Returns notices to the seats that have to act now, or to all if the match is over. An undo adds none."""
    if draft.pos is None and not draft.gives_up:
        return []
    mover = draft.played[-1].entry.by if draft.played else None
    actor = None if mover is None or cached.bot_at(mover) is not None else cached.row.people[mover]
    if draft.pos is None or draft.gives_up or draft.pos.finished:
        everybody = range(len(cached.row.people))
        return _told("over", cached.row, everybody, draft.seq, now, actor)
    before = cached.match.seats_to_act()
    newly = [seat for seat in draft.pos.seats_to_act() if seat not in before and cached.bot_at(seat) is None]
    return _told("turn", cached.row, newly, draft.seq, now, actor)


def _of_empty_seats(change: Change, now: int) -> list[Notice]:
    """Returns notices to players who ran out of time, and if no bot takes over, to those who decide."""
    gone = [entry for entry in change.entries if entry.seating in (OUT_OF_TIME, LEFT) and entry.by is not None]
    if not gone:
        return []
    out = [entry.by for entry in gone if entry.by is not None and entry.seating == OUT_OF_TIME]
    found = _told("out", change.row, out, change.seq, now)
    if any(not entry.bot for entry in gone):
        away = {*change.away, *(entry.by for entry in gone)}
        left = [seat for seat in range(len(change.row.people)) if seat not in away]
        found += _told("decide", change.row, left, change.seq, now)
    return found


async def still_news(matches: MatchService, notice: Notice) -> bool:
    """Returns whether a delayed notice is still true of the match."""
    if notice.kind not in ("turn", "out", "decide") or await matches.store.seq(notice.match) == notice.seq:
        return True
    try:
        cached = await matches.newest(notice.match)
    except StoreUnavailable:
        raise
    except BothyError:  # this release refuses the match, so its player can't act here either
        return False
    theirs = [seat for seat, person in enumerate(cached.row.people) if person == notice.person]
    away = cached.match.away
    if notice.kind == "turn":
        return any(seat in cached.match.seats_to_act() and seat not in away for seat in theirs)
    return any(seat in away for seat in theirs) if notice.kind == "out" else "" in away.values()


def first_notices(cached: CachedMatch, host: str, now: int) -> list[Notice]:
    """Returns the notices of a new match. Its host, who started it, gets none."""
    asked = [seat for seat in cached.match.seats_to_act() if cached.bot_at(seat) is None]
    return _told("turn", cached.row, asked, cached.seq, now, host)


def _told(
    kind: Kind, row: MatchRow, seats: Iterable[int], seq: int, now: int, but: str | None = None
) -> list[Notice]:
    return [
        Notice(kind=kind, person=person, table=row.table or "", match=row.id, seq=seq, at=now)
        for person in dict.fromkeys(row.people[seat] for seat in seats)
        if person is not None and person != but
    ]
