"""The state of a match, as a seat or a spectator may see it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.local.match_data import state_data
from bothy.local.messages import Audience
from bothy.server.live.parts import ENCODERS
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
    match, table = cached.match, cached.row.table
    data = state_data(match, audience, ENCODERS.by_name)
    return MatchState(match=cached.id, table=table, game=match.game.name, seat=audience, seats=seats, **data)
