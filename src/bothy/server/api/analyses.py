"""A finished match looked back on: what was expected, where points were left; and playing on from there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bothy.kernel import Reason, Text
from bothy.server.api.ideas import SuggestedStep, Suggestion, suggested, suggestion
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Asking, Here
from bothy.server.matches import analyses as kept
from bothy.server.matches.analyses import ExpectedMoment
from bothy.server.refusals import Conflict, Forbidden
from bothy.server.tables.branching import play_on
from bothy.server.tables.shown import table_info
from bothy.server.wire import Seat, Seq, TableInfo
from bothy.server.words import catalogue
from bothy.table import Match
from bothy.words import Catalogue


class LeftTurn(Struct, frozen=True):
    """A turn in which points were left."""

    step: Seq
    lost: int
    """Points."""
    played: list[SuggestedStep]
    better: Suggestion
    """What the bot would have done."""


class RemarkData(Struct, frozen=True):
    """Something about a seat's whole game."""

    seat: int
    key: str
    args: dict[str, Any]
    text: str
    """The message `remark-<key>` in the caller's language."""


class AnalysisData(Struct, frozen=True):
    """What a bot made of a match, by nothing but what each seat could know at the time."""

    bot: str
    course: list[ExpectedMoment]
    """One at the beginning of each turn, and one for the end."""
    left: list[list[LeftTurn]]
    """By seat: up to three turns, the worst first."""
    remarks: list[RemarkData]


class MatchAnalysis(Struct, frozen=True):
    """An analysis, or whether there will be one."""

    state: Literal["ready", "waiting", "none"]
    """`waiting`: it is being made, ask again. `none`: the match isn't over, or nobody looks back on it here."""
    analysis: AnalysisData | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From where, and at which seat."""

    step: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    """The match is played on as it stood before this entry."""
    seat: Seat
    invite: Annotated[str, Meta(max_length=40)] = ""
    """The code of a private table's link, for whoever didn't sit there."""


@get("/api/matches/{match:str}/analysis", tags=["matches"], summary="Where were points missed?")
async def analysis(match: MatchId, visitor: Asking, services: Here) -> MatchAnalysis:
    """Made by the bot workers once a match is over, or when somebody asks for it first."""
    cached = await newest(services, match)
    found = await services.analyses.of(cached)
    if found is None:
        return MatchAnalysis("waiting" if await services.analyses.wanted(cached) else "none")
    return MatchAnalysis("ready", _told(found, cached.match, catalogue(visitor.language, cached.match.game.name)))


@post("/api/matches/{match:str}/play-on", tags=["matches"], summary="Play on from here", status_code=201)
async def branch(match: MatchId, data: JSONBody[PlayOn], visitor: Asking, services: Here) -> TableInfo:
    """A private table where a finished match stands as it did, the caller at a seat and bots at the others."""
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


def _told(found: kept.Analysis, match: Match, words: Catalogue) -> AnalysisData:
    return AnalysisData(
        found.bot,
        found.course,
        [[_left(each, match, words) for each in seat] for seat in found.left],
        [_remark(each, words) for each in found.remarks],
    )


def _left(left: kept.Left, match: Match, words: Catalogue) -> LeftTurn:
    played = [suggested(step, match, words) for step in left.played]
    return LeftTurn(left.step, left.lost, played, suggestion(left.better, match, words))


def _remark(remark: kept.Remarked, words: Catalogue) -> RemarkData:
    text = words.text(Text(f"remark-{remark.key}", **remark.args))
    return RemarkData(remark.seat, remark.key, dict(remark.args), text)


HANDLERS: list[Any] = [analysis, branch]
