"""Profiles, leaderboards and solo bests. Profiles are private until their owners open them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.ids import LENGTH, is_id
from bothy.server.api.components import known_name
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import get, patch
from bothy.server.refusals import Forbidden, NotFound
from bothy.server.results.profile_page import Profile, build_profile
from bothy.server.results.rating import doubt, shown
from bothy.server.services import Services

MOST_LEADERS = 50


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a profile's visibility."""

    open: bool
    """True to show it to everyone."""


class Leader(Struct, frozen=True):
    """A row of a leaderboard."""

    person: str
    name: str
    rating: int
    doubt: int
    """One standard deviation, on the rating's scale. Leaders are sorted by rating minus three of these."""
    games: int


class SoloBest(Struct, frozen=True):
    """The best solo score of anyone with an open profile, for one item the game tracks."""

    kind: str
    """Such as `clan` or `map`. Message `profile-group-<kind>` has its name, and `<kind>-<item>` the item's."""
    item: str
    person: str
    name: str
    points: int
    ended: int


PersonId = Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The id of a person.")]


@get("/api/me/profile", tags=["people"], summary="My profile")
async def my_profile(visitor: Visitor, services: Services) -> Profile:
    """Returns the caller's full profile, open or not."""
    return await build_profile(services.store, visitor.person, own=True)


@patch("/api/me/profile", tags=["people"], summary="Open or close my profile")
async def change_profile(data: ProfileChange, visitor: Visitor, services: Services) -> Profile:
    """Opens or closes the caller's profile; requires an account. Closing removes it from leaderboards at once."""
    person = visitor.person
    if data.open and await services.store.account(person.id) is None:
        raise Forbidden(Reason("account-only"))
    await services.store.open_profile(person.id, data.open)
    return await build_profile(services.store, person, own=True)


@get("/api/people/{person:str}/profile", tags=["people"], summary="A person's profile")
async def profile(person: PersonId, visitor: Visitor, services: Services) -> Profile:
    """Returns the profile if it's open or the caller's own. Closed and missing profiles give the same 404."""
    found = await services.store.person(person) if is_id(person) else None
    own = found is not None and found.id == visitor.person_id
    if found is None or not (own or await services.store.open_profiles([found.id])):
        raise NotFound("profile")
    return await build_profile(services.store, found, own)


@get("/api/games/{game:str}/leaders", tags=["games"], summary="A game's leaderboard")
async def leaders(
    game: str,
    services: Services,
    seats: Annotated[int, Meta(ge=2, le=16, description="Number of seats at the table.")] = 2,
) -> list[Leader]:
    """Lists accounts with open profiles, strongest first, by a lower bound of their rating."""
    found = await services.store.leaders(known_name(game), seats, MOST_LEADERS)
    return [
        Leader(row.person, row.name, shown(row.rating.mu), doubt(row.rating.sigma), row.games) for row in found
    ]


@get("/api/games/{game:str}/bests", tags=["games"], summary="Best solo scores")
async def bests(game: str, services: Services) -> list[SoloBest]:
    """Lists the best score for each item the game tracks, among open profiles."""
    return [
        SoloBest(
            kind=row.kind,
            item=row.item,
            person=row.person,
            name=row.name,
            points=row.points,
            ended=row.ended,
        )
        for row in await services.store.solo_bests(known_name(game))
    ]


HANDLERS: list[Any] = [my_profile, change_profile, profile, leaders, bests]
