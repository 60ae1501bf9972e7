"""Whom a move concerns who may not be at the table: who owes an answer now and did not before; at the end, all."""

from __future__ import annotations

from collections.abc import Iterable

from bothy.server.matches.cached_match import CachedMatch
from bothy.server.notices.notice import Kind, Notice
from bothy.table.steps import Draft


def notices_of(cached: CachedMatch, draft: Draft, now: int) -> list[Notice]:
    """The notices of a move. Whoever made it knows of it, and an undo asks nobody who was not asked before."""
    if cached.row.table is None or (draft.pos is None and not draft.gives_up):
        return []
    mover = draft.played[-1].entry.by if draft.played else None
    if draft.pos is None or draft.gives_up or draft.pos.finished:
        return _told("over", cached, range(len(cached.row.people)), mover, draft.seq, now)
    before = cached.match.owes()
    newly = [seat for seat in draft.pos.owes() if seat not in before]
    return _told("turn", cached, newly, mover, draft.seq, now)


def first_notices(cached: CachedMatch, host: str, now: int) -> list[Notice]:
    """The notices of a match that has just begun. Its host began it."""
    told = _told("turn", cached, cached.match.owes(), None, cached.seq, now)
    return [each for each in told if each.person != host]


def _told(
    kind: Kind, cached: CachedMatch, seats: Iterable[int], mover: int | None, seq: int, now: int
) -> list[Notice]:
    people = cached.row.people
    actor = None if mover is None else people[mover]
    asked = dict.fromkeys(people[seat] for seat in seats if cached.bot_at(seat) is None)
    return [
        Notice(kind=kind, person=person, table=cached.row.table or "", match=cached.id, seq=seq, at=now)
        for person in asked
        if person is not None and person != actor
    ]
