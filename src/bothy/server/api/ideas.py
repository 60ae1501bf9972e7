"""Ideas: what a person could do, and what it would bring. Nothing is played by asking."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from bothy.kernel import Event, Reason
from bothy.server.api.matches import MatchId, newest
from bothy.server.api.visitor import Asking, Here
from bothy.server.people.limits import IDEAS
from bothy.server.refusals import Conflict
from bothy.server.thinking.pipe import Idea, IdeaStep
from bothy.server.wire import ActionData, EventData, Seat, Seq
from bothy.server.words import catalogue
from bothy.table import Match
from bothy.words import Catalogue


class Wanting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who would like an idea."""

    seat: Seat | None = None


class SuggestedStep(Struct, frozen=True, omit_defaults=True):
    """One action of an idea, and what would happen."""

    do: ActionData
    text: str
    events: list[EventData]
    texts: list[str]
    later: bool = False
    """Whether it belongs to a later turn: others play in between, and may upset it."""


class Suggestion(Struct, frozen=True):
    """A way to go on."""

    steps: list[SuggestedStep]
    """The first is legal now. They are told up to the first draw or reveal."""
    totals: dict[str, int]
    """By how much each of one's stocks changes."""
    points: int
    """By how many points one would be better off if the game ended then."""
    gain: int
    """In points: how much better the bot thinks it ends than the weakest choice."""


class Suggestions(Struct, frozen=True):
    """Up to three ideas that begin differently, the best first."""

    seq: Seq
    """The newest entry: the note that somebody asked."""
    seat: int
    ideas: list[Suggestion]


@post("/api/matches/{match:str}/ideas", tags=["matches"], summary="What could I do?", status_code=200)
async def ideas(match: MatchId, data: JSONBody[Wanting], visitor: Asking, services: Here) -> Suggestions:
    """What a bot would think of, by nothing but what this seat may know. The log notes that it was asked."""
    cached = await newest(services, match)
    seat = services.seats.acting(cached, visitor.person_id, data.seat)
    services.seats.playing(cached, visitor.person_id, seat)
    if services.ideas is None:
        raise Conflict(Reason("bots-off"))
    visitor.take(IDEAS)
    network = services.shared_limits.known_as(visitor.caller.network).hex()
    seq, found = await services.ideas.ask(cached, seat, visitor.person.id, network)
    words = catalogue(visitor.language, cached.match.game.name)
    told = []
    for idea in found:
        told.append(suggestion(idea, cached.match, words))
        await asyncio.sleep(0)  # a plan for a round takes milliseconds to say: moves of others go in between
    return Suggestions(seq, seat, told)


def suggestion(idea: Idea, match: Match, words: Catalogue) -> Suggestion:
    """An idea in somebody's words."""
    steps = [suggested(step, match, words) for step in idea.steps]
    return Suggestion(steps, idea.totals, idea.points, round(idea.gain / 100))


def suggested(step: IdeaStep, match: Match, words: Catalogue) -> SuggestedStep:
    """A step of an idea in somebody's words."""
    registry = match.rules.registry
    return SuggestedStep(
        do=step.do,
        text=words.action(registry, registry.read_action(step.do)),
        events=[EventData(*event) for event in step.events],
        texts=[words.text(Event(event[0], event[1])) for event in step.events],
        later=step.later,
    )


HANDLERS: list[Any] = [ideas]
