"""Analyses of finished matches: expected scores, missed points, and playing on from a step."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.reviewing import analysis_data
from bothy.server.api.ideas import SuggestedStep, Suggestion
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import get, post
from bothy.server.refusals import Conflict, Forbidden
from bothy.server.services import Services
from bothy.server.tables.branching import play_on
from bothy.server.tables.shown import table_info
from bothy.server.wire import Seat, Seq, TableInfo, TextData


class ExpectedMoment(Struct, frozen=True):
    """The expected result at the start of a turn."""

    step: int
    """The number of entries in the log, which is the number of the turn's first entry."""
    seat: int | None
    """The seat whose turn began; null for the end."""
    expected: list[int | None]
    """Expected points by seat, from what each could know; null without a player. At the end, the result."""


class MissedTurn(Struct, frozen=True):
    """A turn in which points were missed."""

    step: Seq
    lost: int
    """Points missed."""
    played: list[SuggestedStep]
    better: Suggestion
    """The bot's alternative."""


class RemarkData(TextData, frozen=True):
    """A remark on a seat's whole game."""

    seat: int


class AnalysisData(Struct, frozen=True):
    """A bot's analysis of a match, based only on what each seat could know at the time."""

    bot: str
    course: list[ExpectedMoment]
    """One moment at the start of each turn, and one for the end."""
    missed: list[list[MissedTurn]]
    """By seat: up to three turns, the costliest first."""
    remarks: list[RemarkData]


class MatchAnalysis(Struct, frozen=True):
    """The state of an analysis, and the analysis once it's ready."""

    state: Literal["ready", "waiting", "none"]
    """`waiting`: in progress, so ask again later. `none`: the match isn't over, or isn't analysed here."""
    analysis: AnalysisData | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A starting point and a seat."""

    step: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    """The new match starts from the position before this entry."""
    seat: Seat
    invite: Annotated[str, Meta(max_length=40)] = ""
    """Invite code of a private table, for callers who didn't sit there."""


@get("/api/matches/{match:str}/analysis", tags=["matches"], summary="Analysis of a match")
async def analysis(match: MatchId, services: Services) -> MatchAnalysis:
    """Returns a bot's analysis, made once a match is over or at the first request."""
    cached = await newest(services, match)
    found = await services.analyses.of(cached)
    if found is None:
        return MatchAnalysis("waiting" if await services.analyses.wanted(cached) else "none")
    return MatchAnalysis("ready", AnalysisData(**analysis_data(found)))


@post("/api/matches/{match:str}/play-on", tags=["matches"], summary="Play on from here", status_code=201)
async def branch(match: MatchId, data: PlayOn, visitor: Visitor, services: Services) -> TableInfo:
    """Opens a private table that continues a finished match, with bots in the other seats."""
    person = visitor.person
    visitor.heavy()
    services.draining.check()
    if services.bots is None:
        raise Conflict(Reason("bots-off"))
    cached = await newest(services, match)
    played_at = None if cached.row.table is None else await services.store.table(cached.row.table)
    if played_at is not None and not played_at.hears(person.id, data.invite):
        raise Forbidden(Reason("not-invited"))
    row = await play_on(services.lobby, cached, person, data.step, data.seat)
    return table_info(await services.open_tables.note(row, visitor.caller.network), person.id)


HANDLERS: list[Any] = [analysis, branch]
