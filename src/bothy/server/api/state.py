"""The state of a match, as a seat or a spectator may see it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.local.messages import Audience, has_own_pack, result_of, what_is_mine
from bothy.server.live.parts import view_hash
from bothy.server.matches import CachedMatch
from bothy.server.wire import Hash, Mine, ResultData, Seq


class MatchState(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The newest view, the seats to act, and this seat's legal actions."""

    match: str
    table: str | None = None
    game: str
    seq: Seq
    seat: int | None = None
    """The seat that sees this; null for a spectator."""
    seats: list[int] = []
    """The caller's seats."""
    view: dict[str, Any]
    hash: Hash
    seats_to_act: list[int]
    """The seats that have a decision to make."""
    mine: Mine | None = None
    finished: bool = False
    result: ResultData | None = None
    own_pack: bool = False
    """True if its components differ from the game's current ones; see `/api/matches/{match}/pack`."""


def state_of(cached: CachedMatch, audience: Audience, seats: list[int]) -> MatchState:
    """Returns a match's current state."""
    match = cached.match
    view, mine, result = match.view(audience), what_is_mine(match, audience), result_of(match)
    return MatchState(
        match=cached.id,
        table=cached.row.table,
        game=match.game.name,
        seq=cached.seq,
        seat=audience,
        seats=seats,
        view=view,
        hash=view_hash(view),
        seats_to_act=list(match.seats_to_act()),
        mine=None if mine is None else Mine(**mine),
        finished=match.finished,
        result=None if result is None else ResultData(**result),
        own_pack=has_own_pack(match),
    )
