"""A match: look, ask what could be done and what not, try it out, play, take back, look back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import asdict

from bothy.kernel import Action
from bothy.server.api.problems import Stale
from bothy.server.api.state import MatchState, state_of
from bothy.server.api.visitor import Asking, Here
from bothy.server.ids import LENGTH, is_id
from bothy.server.live.messages import MOST_ACTIONS
from bothy.server.matches import Acted, CachedMatch
from bothy.server.refusals import NotFound, Overtaken
from bothy.server.slices import Slice, in_slices
from bothy.server.wire import Account, ActionData, Ask, EventData, ReasonData, Seat, Seq, account_data, reason_data
from bothy.server.words import catalogue
from bothy.table.decision import looked_through
from bothy.table.prospects import prospects

MOST_BLOCKED = 300
"""Reasons at once. Each is a sentence to be rendered; whoever wants others asks more narrowly."""

MatchId = Annotated[str, PathParameter(min_length=1, max_length=LENGTH, description="The id of a match.")]
AsSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=15, description="The seat, for those who hold several. Without one: their only one."),
]
Actions = Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]
After = Annotated[
    Seq | None,
    Meta(
        description="The newest entry the caller knew. If there is a newer one, nothing is done, and 409 says so."
    ),
]


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """One action, or several as one: all or none."""

    actions: Actions
    after: After = None
    seat: Seat | None = None
    end_turn: bool = False
    """Whether the turn ends with it, if nothing else is left to do."""


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back one's newest action, or all from an entry on."""

    after: After = None
    to: Seq | None = None
    seat: Seat | None = None


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Playing again what was taken back last."""

    after: After = None
    seat: Seat | None = None


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions to be tried out."""

    actions: Actions
    seat: Seat | None = None


class WhyNot(Struct, frozen=True, forbid_unknown_fields=True):
    """What one would like to do: a kind of action, and some of its arguments by name."""

    action: Annotated[str, Meta(max_length=60)] = ""
    fields: Annotated[dict[str, str | int | bool | None], Meta(max_length=20)] = {}
    seat: Seat | None = None


class Priced(Account, frozen=True):
    """A legal action, in words, with what it costs and brings by itself."""

    do: ActionData
    text: str


class Choices(Struct, frozen=True):
    """Everything a seat may do now."""

    seq: Seq
    seat: int
    ask: Ask
    text: str
    actions: list[Priced]


class Blocked(Struct, frozen=True):
    """An action that is not legal now, and why."""

    do: ActionData
    text: str
    reason: ReasonData
    why: str


class Outlook(Struct, frozen=True):
    """What some actions would do: events, their sentences, and the parts of the view that would change."""

    seq: Seq
    events: list[EventData]
    texts: list[str]
    changed: dict[str, Any]
    stopped: bool
    assumed: bool
    """The last of it happens after a further question, and is told as things stand."""


@get("/api/matches/{match:str}", tags=["matches"], summary="How a match stands")
async def one_match(match: MatchId, visitor: Asking, services: Here, seat: AsSeat = None) -> MatchState:
    """The newest view of the caller's seat, or of a spectator, and what the seat may do."""
    cached = await newest(services, match)
    return _state(services, visitor, cached, services.seats.looking(cached, visitor.person_id, seat))


@get("/api/matches/{match:str}/actions", tags=["matches"], summary="What can I do, and what does it cost?")
async def choices(match: MatchId, visitor: Asking, services: Here, seat: AsSeat = None) -> Choices:
    """Every legal action of a seat with its total price. Empty if nothing is asked of it."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, seat)
    game, words = cached.match, catalogue(visitor.language, cached.match.game.name)
    decision = game.decision(mine)
    if decision is None:
        return Choices(cached.seq, mine, Ask("", {}), "", [])
    registry, position = game.rules.registry, game.position

    def priced() -> Iterator[Priced]:
        for action in decision.actions:
            for each in prospects(position, mine, [action]):
                text = words.action(registry, action)
                yield Priced(**asdict(account_data(each)), do=registry.write(action), text=text)

    async with visitor.turn():
        told = await in_slices(priced())
    return Choices(cached.seq, mine, Ask(*decision.ask.data()), words.text(decision.ask), told)


@post("/api/matches/{match:str}/blocked", tags=["matches"], summary="Why can't I?", status_code=200)
async def blocked(match: MatchId, data: JSONBody[WhyNot], visitor: Asking, services: Here) -> list[Blocked]:
    """What a seat might try and may not, with reasons, for one kind of action and some of its arguments."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, data.seat)
    game, words = cached.match, catalogue(visitor.language, cached.match.game.name)
    registry = game.rules.registry

    def wanted(action: Action) -> bool:
        named = not data.action or action.name == data.action
        fields = registry.fields(action.name)
        return named and all(
            name in fields and getattr(action, name) == asked for name, asked in data.fields.items()
        )

    found, share = list[Blocked](), Slice()
    async with visitor.turn():
        for each in looked_through(game.position, mine, wanted):
            if each is not None:
                action, why = each
                told = words.action(registry, action)
                found.append(Blocked(registry.write(action), told, reason_data(why), words.text(why)))
                if len(found) == MOST_BLOCKED:
                    break
            await share.pause()
    return found


@post("/api/matches/{match:str}/preview", tags=["matches"], summary="What would happen?", status_code=200)
async def preview(match: MatchId, data: JSONBody[Try], visitor: Asking, services: Here) -> Outlook:
    """Actions played on a copy, up to the first draw or reveal."""
    cached = await newest(services, match)
    mine = services.seats.acting(cached, visitor.person_id, data.seat)
    words = catalogue(visitor.language, cached.match.game.name)
    async with visitor.turn():
        seen = cached.match.preview(mine, *_read(cached, data.actions))
    events: Any = [event.seen_by(mine) for event in seen.events]
    texts = [words.text(event) for event in seen.events if event.only is None or mine in event.only]
    return Outlook(cached.seq, events, texts, dict(seen.view), seen.stopped, seen.assumed)


@post("/api/matches/{match:str}/actions", tags=["matches"], summary="Play", status_code=200)
async def play(match: MatchId, data: JSONBody[Play], visitor: Asking, services: Here) -> MatchState:
    """One action, or several as one. When this is answered it is written down for good."""

    async def act(seat: int) -> Acted:
        return await services.matches.play(match, seat, data.actions, data.after, data.end_turn)

    return await _act(services, visitor, match, data.seat, act)


@post("/api/matches/{match:str}/undo", tags=["matches"], summary="Take back", status_code=200)
async def undo(match: MatchId, data: JSONBody[TakeBack], visitor: Asking, services: Here) -> MatchState:
    """One's newest action, or all from entry `to` on: inside one's turn, and behind no draw or reveal."""

    async def act(seat: int) -> Acted:
        return await services.matches.undo(match, seat, data.to, data.after)

    return await _act(services, visitor, match, data.seat, act)


@post("/api/matches/{match:str}/redo", tags=["matches"], summary="Play again what was taken back", status_code=200)
async def redo(match: MatchId, data: JSONBody[PlayAgain], visitor: Asking, services: Here) -> MatchState:
    """The action taken back last, if nothing else was played since."""

    async def act(seat: int) -> Acted:
        return await services.matches.redo(match, seat, data.after)

    return await _act(services, visitor, match, data.seat, act)


async def newest(services: Here, match: str) -> CachedMatch:
    """The match of this id, as new as the store has it."""
    if not is_id(match):
        raise NotFound("game")
    return await services.matches.newest(match)


async def _act(
    services: Here, visitor: Asking, match: str, wanted: int | None, act: Callable[[int], Awaitable[Acted]]
) -> MatchState:
    if not is_id(match):
        raise NotFound("game")
    cached = await services.matches.at_hand(match)
    seat = services.seats.acting(cached, visitor.person_id, wanted)
    services.seats.playing(cached, visitor.person_id, seat)
    try:
        acted = await act(seat)
    except Overtaken as overtaken:
        cached = await services.matches.newest(match)
        raise Stale(overtaken, _state(services, visitor, cached, seat)) from overtaken
    return _state(services, visitor, acted.cached, seat)


def _state(services: Here, visitor: Asking, cached: CachedMatch, audience: int | None) -> MatchState:
    return state_of(cached, audience, services.seats.held_by(cached, visitor.person_id))


def _read(cached: CachedMatch, actions: list[ActionData]) -> list[Action]:
    return [cached.match.rules.registry.read_action(action) for action in actions]


HANDLERS: list[Any] = [one_match, choices, blocked, preview, play, undo, redo]
