"""Ideas: actions a player could take, and their effects. Requesting ideas plays nothing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.kernel import Reason
from bothy.local.match_data import suggestion_data
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import post
from bothy.server.people.limits import IDEAS
from bothy.server.refusals import Conflict
from bothy.server.services import Services
from bothy.server.wire import ActionData, EventData, Seat, Seq


class IdeaRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for ideas."""

    seat: Seat | None = None


class SuggestedStep(Struct, frozen=True, omit_defaults=True):
    """One action of an idea, and its effects."""

    do: ActionData
    events: list[EventData]
    later: bool = False
    """True if it belongs to a later turn. Others play in between and may upset it."""


class Suggestion(Struct, frozen=True):
    """A possible continuation."""

    steps: list[SuggestedStep]
    """The first is legal now. Effects are shown up to the first draw or reveal."""
    totals: dict[str, int]
    """The change in each of the player's resources."""
    points: int
    """Points gained if the game ended then."""
    gain: int
    """Points by which the bot expects this to beat the weakest choice."""


class Suggestions(Struct, frozen=True):
    """Up to three ideas with different first actions, best first."""

    seq: Seq
    """The newest entry, which records this request."""
    seat: int
    ideas: list[Suggestion]


@post("/api/matches/{match:str}/ideas", tags=["matches"], summary="Suggest moves", status_code=200)
async def ideas(match: MatchId, data: IdeaRequest, visitor: Visitor, services: Services) -> Suggestions:
    """Returns a bot's suggestions, based only on what this seat may know. The log records the request."""
    cached = await newest(services, match)
    seat = services.seats.acting(cached, visitor.person_id, data.seat)
    services.seats.playing(cached, visitor.person_id, seat)
    if services.ideas is None:
        raise Conflict(Reason("bots-off"))
    visitor.take(IDEAS)
    network = services.shared_limits.known_as(visitor.caller.network).hex()
    seq, found = await services.ideas.ask(cached, seat, visitor.person.id, network)
    return Suggestions(seq, seat, [Suggestion(**suggestion_data(idea)) for idea in found])


HANDLERS: list[Any] = [ideas]
