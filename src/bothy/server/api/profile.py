"""Profiles, leaderboards, and who was best alone. A profile is its owner's alone until they open it to all."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, patch
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from bothy.kernel import Reason
from bothy.server.api.components import known_name
from bothy.server.api.visitor import Asking, Here
from bothy.server.ids import LENGTH, is_id
from bothy.server.refusals import Forbidden, NotFound
from bothy.server.results.portrait import Profile, portrait
from bothy.server.results.rating import doubt, shown
from bothy.server.words import catalogue

MOST_LEADERS = 50


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may look at it."""

    open: bool
    """Whether everybody may."""


class Leader(Struct, frozen=True):
    """Somebody on a leaderboard."""

    person: str
    name: str
    rating: int
    doubt: int
    """One standard deviation, on the same scale. They stand in the order of the rating less three of these."""
    games: int


class SoloBest(Struct, frozen=True):
    """The most anybody with an open profile has made alone under something the game counts by."""

    kind: str
    """As `clan`, or `map`."""
    kind_text: str
    item: str
    text: str
    person: str
    name: str
    points: int
    ended: int


PersonId = Annotated[str, PathParameter(min_length=1, max_length=LENGTH, description="The id of a person.")]


@get("/api/me/profile", tags=["people"], summary="My profile")
async def my_profile(visitor: Asking, services: Here) -> Profile:
    """All of it, open or not."""
    return await portrait(services.store, visitor.person, visitor.language, own=True)


@patch("/api/me/profile", tags=["people"], summary="Open my profile to all, or close it")
async def change_profile(data: JSONBody[ProfileChange], visitor: Asking, services: Here) -> Profile:
    """Accounts may. Whoever closes it is gone from the leaderboards at once."""
    person = visitor.person
    if data.open and await services.store.account(person.id) is None:
        raise Forbidden(Reason("account-only"))
    await services.store.open_profile(person.id, data.open)
    return await portrait(services.store, person, visitor.language, own=True)


@get("/api/people/{person:str}/profile", tags=["people"], summary="Somebody's profile")
async def profile(person: PersonId, visitor: Asking, services: Here) -> Profile:
    """If it is open, or one's own. One that is closed and one that is not there are told alike."""
    found = await services.store.person(person) if is_id(person) else None
    own = found is not None and found.id == visitor.person_id
    if found is None or not (own or await services.store.open_profiles([found.id])):
        raise NotFound("profile")
    return await portrait(services.store, found, visitor.language, own)


@get("/api/games/{game:str}/leaders", tags=["games"], summary="The leaderboard of a game")
async def leaders(
    game: FromPath[str],
    services: Here,
    seats: Annotated[int, QueryParameter(ge=2, le=16, description="With so many at the table.")] = 2,
) -> list[Leader]:
    """Accounts with open profiles, the strongest first: by what they are at least, as far as anybody can tell."""
    found = await services.store.leaders(known_name(game), seats, MOST_LEADERS)
    return [
        Leader(row.person, row.name, shown(row.rating.mu), doubt(row.rating.sigma), row.games) for row in found
    ]


@get("/api/games/{game:str}/bests", tags=["games"], summary="Who was best alone")
async def bests(game: FromPath[str], visitor: Asking, services: Here) -> list[SoloBest]:
    """One for each thing the game counts by, of those whose profiles are open."""
    words = catalogue(visitor.language, known_name(game))
    return [
        SoloBest(
            kind=row.kind,
            kind_text=words.render(f"remembered-{row.kind}"),
            item=row.item,
            text=words.render(key) if words.has(key := f"{row.kind}-{row.item}") else row.item,
            person=row.person,
            name=row.name,
            points=row.points,
            ended=row.ended,
        )
        for row in await services.store.solo_bests(game)
    ]


HANDLERS: list[Any] = [my_profile, change_profile, profile, leaders, bests]
