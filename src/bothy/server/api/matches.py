"""A match: view it, list legal and illegal actions, preview, play, undo and redo."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import asdict

from bothy.local import match_data
from bothy.local.ids import LENGTH, is_id
from bothy.local.match_data import MOST_BLOCKED
from bothy.local.messages import read_actions
from bothy.server.api.problems import Stale
from bothy.server.api.state import MatchState, state_of
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import get, post
from bothy.server.live.messages import MOST_ACTIONS
from bothy.server.matches import Acted, CachedMatch
from bothy.server.refusals import NotFound, Overtaken
from bothy.server.services import Services
from bothy.server.slices import Slice, in_slices
from bothy.server.wire import (
    Account,
    ActionData,
    Ask,
    EventData,
    ReasonData,
    Rendered,
    Seat,
    Seq,
    account_data,
)
from bothy.server.words import catalogue
from bothy.table.action_effects import action_effects

MatchId = Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The id of a match.")]
AsSeat = Annotated[int, Meta(ge=0, le=15, description="The seat (default: the caller's only seat).")] | None
Actions = Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]
After = Annotated[
    Seq | None,
    Meta(description="The newest entry known to the caller. If there is a newer one, the request fails with 409."),
]


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """One action, or several played as a unit."""

    actions: Actions
    after: After = None
    seat: Seat | None = None
    end_turn: bool = False
    """Ends the turn as well, if nothing else is left to do."""


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to undo the newest action, or everything from an entry on."""

    after: After = None
    to: Seq | None = None
    seat: Seat | None = None


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to redo the action undone last."""

    after: After = None
    seat: Seat | None = None


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions to preview."""

    actions: Actions
    seat: Seat | None = None


class WhyNot(Struct, frozen=True, forbid_unknown_fields=True):
    """A query for illegal actions: an action type, and some of its arguments by name."""

    action: Annotated[str, Meta(max_length=60)] = ""
    fields: Annotated[dict[str, str | int | bool | None], Meta(max_length=20)] = {}
    seat: Seat | None = None


class Priced(Account, frozen=True):
    """A legal action in words, with its own costs and gains."""

    do: ActionData
    text: Rendered


class Choices(Struct, frozen=True):
    """Every legal action of a seat."""

    seq: Seq
    seat: int
    ask: Ask
    text: Rendered
    actions: list[Priced]


class Blocked(Struct, frozen=True):
    """An illegal action, and the reason."""

    do: ActionData
    reason: ReasonData


class Outlook(Struct, frozen=True):
    """Effects of some actions: events, and the changed parts of the view."""

    seq: Seq
    events: list[EventData]
    changed: dict[str, Any]
    stopped: bool
    assumed: bool
    """True if another decision comes before the last effects; those assume the current position."""


@get("/api/matches/{match:str}", tags=["matches"], summary="Current state of a match")
async def one_match(match: MatchId, visitor: Visitor, services: Services, seat: AsSeat = None) -> MatchState:
    """Returns the newest view of the caller's seat, or a spectator's, and the seat's legal actions."""
    cached = await newest(services, match)
    return _state(services, visitor, cached, services.seats.looking(cached, visitor.person_id, seat))


@get("/api/matches/{match:str}/actions", tags=["matches"], summary="Legal actions and their costs")
async def choices(match: MatchId, visitor: Visitor, services: Services, seat: AsSeat = None) -> Choices:
    """Lists a seat's legal actions with their total price. Empty if the seat has no decision to make."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, seat)
    current, words = cached.match, catalogue(visitor.language, cached.match.game.name)
    decision = current.decision(mine)
    if decision is None:
        return Choices(cached.seq, mine, Ask("", {}), "", [])
    registry, position = current.rules.registry, current.position

    def priced() -> Iterator[Priced]:
        for action in decision.actions:
            for each in action_effects(position, mine, [action]):
                text = words.action(registry, action)
                yield Priced(**asdict(account_data(each)), do=registry.write(action), text=text)

    async with visitor.turn():
        told = await in_slices(priced())
    return Choices(cached.seq, mine, Ask(*decision.ask.data()), words.text(decision.ask), told)


@post(
    "/api/matches/{match:str}/blocked",
    tags=["matches"],
    summary="Illegal actions and the reasons",
    status_code=200,
)
async def blocked(match: MatchId, data: WhyNot, visitor: Visitor, services: Services) -> list[Blocked]:
    """Lists a seat's illegal actions with reasons, filtered by action type and arguments."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, data.seat)
    found, share = list[Blocked](), Slice()
    async with visitor.turn():
        for each in match_data.blocked(cached.match, mine, data.action, data.fields):
            if each is not None:
                found.append(Blocked(**each))
                if len(found) == MOST_BLOCKED:
                    break
            await share.pause()
    return found


@post("/api/matches/{match:str}/preview", tags=["matches"], summary="Preview actions", status_code=200)
async def preview(match: MatchId, data: Try, visitor: Visitor, services: Services) -> Outlook:
    """Plays actions on a copy, up to the first draw or reveal, and returns their effects."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, data.seat)
    async with visitor.turn():
        seen = cached.match.preview(mine, *read_actions(cached.match, data.actions))
    return Outlook(**match_data.outlook_data(cached.match, mine, seen))


@post("/api/matches/{match:str}/actions", tags=["matches"], summary="Play actions", status_code=200)
async def play(match: MatchId, data: Play, visitor: Visitor, services: Services) -> MatchState:
    """Plays one action, or several as a unit. They are stored for good before the response is sent."""

    async def act(seat: int) -> Acted:
        return await services.matches.play(match, seat, data.actions, data.after, data.end_turn)

    return await _act(services, visitor, match, data.seat, act)


@post("/api/matches/{match:str}/undo", tags=["matches"], summary="Undo", status_code=200)
async def undo(match: MatchId, data: TakeBack, visitor: Visitor, services: Services) -> MatchState:
    """Undoes the caller's newest action, or everything from entry `to` on.

    Undo stays within the caller's turn and never goes back past a draw or reveal.
    """

    async def act(seat: int) -> Acted:
        return await services.matches.undo(match, seat, data.to, data.after)

    return await _act(services, visitor, match, data.seat, act)


@post("/api/matches/{match:str}/redo", tags=["matches"], summary="Redo", status_code=200)
async def redo(match: MatchId, data: PlayAgain, visitor: Visitor, services: Services) -> MatchState:
    """Plays the action undone last, if nothing else was played since."""

    async def act(seat: int) -> Acted:
        return await services.matches.redo(match, seat, data.after)

    return await _act(services, visitor, match, data.seat, act)


async def newest(services: Services, match: str) -> CachedMatch:
    """Returns the match, as new as the store has it."""
    if not is_id(match):
        raise NotFound("match")
    return await services.matches.newest(match)


async def _act(
    services: Services, visitor: Visitor, match: str, wanted: int | None, act: Callable[[int], Awaitable[Acted]]
) -> MatchState:
    if not is_id(match):
        raise NotFound("match")
    cached = await services.matches.at_hand(match)
    seat = services.seats.acting(cached, visitor.person_id, wanted)
    services.seats.playing(cached, visitor.person_id, seat)
    try:
        acted = await act(seat)
    except Overtaken as overtaken:
        cached = await services.matches.newest(match)
        raise Stale(overtaken, _state(services, visitor, cached, seat)) from overtaken
    return _state(services, visitor, acted.cached, seat)


def _state(services: Services, visitor: Visitor, cached: CachedMatch, audience: int | None) -> MatchState:
    return state_of(cached, audience, services.seats.held_by(cached, visitor.person_id))


HANDLERS: list[Any] = [one_match, choices, blocked, preview, play, undo, redo]
