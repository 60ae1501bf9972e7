"""Tokens for programs, and bot accounts: people whose moves a program makes, marked by their names everywhere."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.ids import fresh_id
from bothy.local.names import LONGEST_NAME, fit_bot_name
from bothy.server.api.accounts import Id, session_id
from bothy.server.api.scopes import Scope
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import delete, get, post
from bothy.server.clock import now_ms
from bothy.server.people.sessions import DAY
from bothy.server.refusals import Conflict, Forbidden, NotFound
from bothy.server.rows import PersonRow, SessionRow
from bothy.server.services import Services

MOST_BOTS = 5
"""Bot accounts per person."""
MOST_TOKENS = 20
"""Tokens per person, those of their bots included."""
LONGEST_DAYS = 366

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class NewBotAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A new bot account."""

    name: Name
    """Its name, to which the mark ` (bot)` is added."""


class BotAccount(Struct, frozen=True):
    """A bot account of the caller."""

    person: str
    name: str
    created: int


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A new token."""

    name: Name
    """What it is for, as its owner will find it in the list."""
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]
    """What it permits: `read` what the person sees, `play` their seats, open, join, leave and talk at `tables`."""
    days: Annotated[int, Meta(ge=1, le=LONGEST_DAYS)] = 90
    """Days until it expires."""
    bot: Id = ""
    """The bot account it acts as (default: the caller)."""


class TokenInfo(Struct, frozen=True, kw_only=True):
    """A token of the caller, without its secret."""

    id: str
    name: str
    person: str
    """Whom it acts as: the caller, or one of their bots."""
    scopes: list[str]
    created: int
    seen: int
    """Time of last use, accurate to a day."""
    ends: int


class IssuedToken(Struct, frozen=True):
    """A new token with its secret, which is shown only now."""

    token: str
    """For the header `Authorization: Bearer`."""
    info: TokenInfo


@get("/api/me/bots", tags=["people"], summary="My bot accounts")
async def bot_accounts(visitor: Visitor, services: Services) -> list[BotAccount]:
    """Lists the caller's bot accounts, oldest first."""
    return [_bot(each) for each in await services.store.bots_of(visitor.person.id)]


@post("/api/me/bots", tags=["people"], summary="Create a bot account", status_code=201)
async def new_bot_account(data: NewBotAccount, visitor: Visitor, services: Services) -> BotAccount:
    """Creates a person whose moves a program makes. The name ends with ` (bot)`, and games aren't rated."""
    owner = visitor.person
    await _check_developer(services, owner)
    if len(await services.store.bots_of(owner.id)) >= MOST_BOTS:
        raise Conflict(Reason("bot-accounts-many", most=MOST_BOTS))
    bot = PersonRow(id=fresh_id(), name=fit_bot_name(data.name), created=now_ms(), owner=owner.id)
    await services.store.create_person(bot)
    return _bot(bot)


@delete("/api/me/bots/{bot:str}", tags=["people"], summary="Erase a bot account", status_code=204)
async def erase_bot_account(bot: Id, visitor: Visitor, services: Services) -> None:
    """Erases the bot and its tokens at once. Its games stay, with a former player."""
    found = await _own_bot(services, visitor.person, bot)
    visitor.heavy()
    await services.account_transfers.erase(found.id)


@get("/api/me/tokens", tags=["people"], summary="My tokens")
async def tokens(visitor: Visitor, services: Services) -> list[TokenInfo]:
    """Lists the tokens of the caller and of their bots, the most recently used first."""
    return [_token(row) for row in await _tokens(services, visitor.person)]


@post("/api/me/tokens", tags=["people"], summary="Issue a token", status_code=201)
async def issue_token(data: NewToken, visitor: Visitor, services: Services) -> IssuedToken:
    """Issues a token for a program that acts as the caller, or as one of their bots."""
    owner = visitor.person
    await _check_developer(services, owner)
    person = await _own_bot(services, owner, data.bot) if data.bot else owner
    if len(await _tokens(services, owner)) >= MOST_TOKENS:
        raise Conflict(Reason("tokens-many", most=MOST_TOKENS))
    session = await services.sessions.issue(person, data.name, data.scopes, data.days * DAY)
    row = await services.store.session(session.key)
    assert row is not None
    return IssuedToken(session.token, _token(row))


@delete("/api/me/tokens/{token:str}", tags=["people"], summary="Revoke a token", status_code=204)
async def revoke_token(token: Id, visitor: Visitor, services: Services) -> None:
    """Revokes a token at once, and ends the streams opened with it."""
    for row in await _tokens(services, visitor.person):
        if session_id(row) == token:
            await services.store.end_session(row.token_hash)
            await services.signouts.ended(row.token_hash)
            return
    raise NotFound("token")


async def _check_developer(services: Services, person: PersonRow) -> None:
    """Raises for a guest: whoever runs a program here has an account, except at home."""
    if not services.settings.local_play and await services.store.account(person.id) is None:
        raise Forbidden(Reason("account-only"))


async def _own_bot(services: Services, owner: PersonRow, bot: str) -> PersonRow:
    for each in await services.store.bots_of(owner.id):
        if each.id == bot:
            return each
    raise NotFound("bot-account")


async def _tokens(services: Services, owner: PersonRow) -> list[SessionRow]:
    people = [owner, *await services.store.bots_of(owner.id)]
    rows = [row for person in people for row in await services.store.sessions_of(person.id) if row.scopes]
    return sorted(rows, key=lambda row: (row.seen, row.created), reverse=True)


def _bot(row: PersonRow) -> BotAccount:
    return BotAccount(row.id, row.name, row.created)


def _token(row: SessionRow) -> TokenInfo:
    return TokenInfo(
        id=session_id(row),
        name=row.device,
        person=row.person,
        scopes=row.scopes.split(),
        created=row.created,
        seen=row.seen,
        ends=row.ends,
    )


HANDLERS: list[Any] = [bot_accounts, new_bot_account, erase_bot_account, tokens, issue_token, revoke_token]
