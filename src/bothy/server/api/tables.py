"""Tables: open, invite, join, add bots, start, chat, rematch."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from bothy.kernel import Reason
from bothy.local.ids import LENGTH
from bothy.local.names import LONGEST_NAME, fit_bot_name, fit_name
from bothy.local.tables import PLAYING, IdeaTerms
from bothy.server.api.games import LessonName
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import delete, get, patch, post
from bothy.server.clocks.pace import Pace
from bothy.server.live.messages import LONGEST_CHAT
from bothy.server.people.limits import TALK
from bothy.server.refusals import Conflict, Forbidden
from bothy.server.rows import PersonRow, TableRow
from bothy.server.services import Services
from bothy.server.tables import seating
from bothy.server.tables.chatting import blocked_by, chat_line, chat_lines
from bothy.server.tables.mine import rows_of
from bothy.server.tables.shown import table_info
from bothy.server.wire import ChatLine, Seat, TableInfo
from bothy.table.lessons import FIRST

MOST_TABLES = 100
Options = Annotated[
    dict[str, str | int | bool],
    Meta(description="Options by id; the others keep their defaults."),
]
ShuffleWord = Annotated[
    str, Meta(max_length=100, description="The caller's part of the shuffle (default: drawn by the server).")
]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Seat | None = None
    listed: bool = False
    """True if anyone may find it and join without an invitation."""
    shuffle_word: ShuffleWord = ""
    pace: Pace | None = None
    """The time limits; null for none."""
    ideas: IdeaTerms | None = None
    """Terms for asking a bot for ideas: `off`, `on` (a game in which a player asked isn't rated) or `rated`.

    Default: `off` at listed tables or if the host has an account, else `on`.
    """


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a table. Null keeps a setting."""

    options: Options | None = None
    seats: Seat | None = None
    listed: bool | None = None
    pace: Pace | UnsetType | None = UNSET
    """Null removes the clock; omit it to keep the clock."""
    ideas: IdeaTerms | None = None
    """`rated` only while nobody else sits at the table."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a table."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    shuffle_word: ShuffleWord = ""
    seat: Seat | None = None
    name: Annotated[
        str, Meta(max_length=LONGEST_NAME, description="The player's name, if several share a screen.")
    ] = ""


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to add."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Talk(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


TableId = Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The id of a table.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, from 0.")]


@post("/api/tables", tags=["tables"], summary="Open a table", status_code=201)
async def open_table(data: NewTable, visitor: Visitor, services: Services) -> TableInfo:
    """Opens a table. The caller is its host and takes the first seat. The shuffle is committed to now."""
    person = visitor.person
    visitor.heavy()
    services.draining.check()

    rated = data.listed or await services.store.account(person.id) is not None
    ideas = data.ideas or ("off" if rated else "on")

    def opening() -> Awaitable[TableRow]:
        return services.lobby.open(
            person,
            data.game,
            data.options,
            data.seats,
            data.listed,
            data.shuffle_word,
            visitor.language,
            data.pace,
            ideas,
        )

    row = await services.open_tables.one_more(person.id, visitor.caller.network, opening)
    return table_info(row, person.id)


@post("/api/lessons/{game:str}", tags=["tables"], summary="Start a lesson", status_code=201)
async def learn(game: str, visitor: Visitor, services: Services, name: LessonName = FIRST) -> TableInfo:
    """Opens a private table with a fixed deal, marked as a lesson. The caller plays every seat as directed."""
    person = visitor.person
    visitor.heavy()
    services.draining.check()
    return table_info(await services.lobby.learn(person, game, name), person.id)


@get("/api/tables", tags=["tables"], summary="Listed tables waiting for players")
async def open_tables(visitor: Visitor, services: Services) -> list[TableInfo]:
    """Lists tables, newest first, unless the host blocks the caller or the caller blocks a player there."""
    rows = await services.store.open_tables()
    if visitor.person_id is not None:
        rows = await services.blocks.apart(visitor.person_id, rows)
    return [table_info(row, visitor.person_id) for row in rows]


@get("/api/tables/mine", tags=["tables"], summary="My tables")
async def my_tables(visitor: Visitor, services: Services) -> list[TableInfo]:
    """Lists tables where the caller sits, is the host or is invited, newest first."""
    person = visitor.person.id
    return [table_info(row, person) for row in await rows_of(services, person, MOST_TABLES)]


@get("/api/tables/{table:str}", tags=["tables"], summary="A table")
async def one_table(table: TableId, visitor: Visitor, services: Services) -> TableInfo:
    """Returns the table as the caller may see it. Its players also see the invite."""
    return table_info(await services.lobby.current(await services.lobby.table(table)), visitor.person_id)


@get("/api/invites/{code:str}", tags=["tables"], summary="An invite link's table")
async def invited(
    code: Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The code of an invite link.")],
    visitor: Visitor,
    services: Services,
) -> TableInfo:
    """Returns the table that an invite leads to."""
    return table_info(await services.lobby.invited(code), visitor.person_id)


@patch("/api/tables/{table:str}", tags=["tables"], summary="Change a table's options")
async def change_table(table: TableId, data: TableChange, visitor: Visitor, services: Services) -> TableInfo:
    """Changes options. Only the host may, until the match begins."""
    person = visitor.person.id
    row = await services.lobby.change_options(
        table, person, data.options, data.seats, data.listed, data.pace, data.ideas
    )
    return table_info(row, person)


@post("/api/tables/{table:str}/seats", tags=["tables"], summary="Join a table", status_code=201)
async def join(table: TableId, data: Join, visitor: Visitor, services: Services) -> TableInfo:
    """Takes a seat at a listed table, by invitation, or at the rematch of a table where the caller sat.

    Once the match has begun, the caller can only replace a player who has left.
    """
    person = visitor.person
    named = replace(person, name=_fit(person, data.name)) if data.name else person
    row = await services.lobby.table(table)
    if data.name:
        seating.check_name(row, person.id, named.name)
    if row.state == PLAYING:
        await services.lobby.check_invited(table, person, data.invite)
        return table_info(await services.absences.substitute(table, named, data.seat), person.id)
    return table_info(
        await services.lobby.join(table, named, data.invite, data.shuffle_word, data.seat), person.id
    )


def _fit(person: PersonRow, name: str) -> str:
    return fit_name(name) if person.owner is None else fit_bot_name(name)


@delete("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], summary="Leave a seat", status_code=200)
async def leave(table: TableId, seat: SeatNumber, visitor: Visitor, services: Services) -> TableInfo:
    """Leaves a seat. Until the match begins, the host may empty any seat.

    During the match, a substitute may take over the seat.
    """
    person = visitor.person.id
    if (await services.lobby.table(table)).state == PLAYING:
        return table_info(await services.absences.leave(table, person, seat), person)
    return table_info(await services.lobby.leave(table, person, seat), person)


@post("/api/tables/{table:str}/bots", tags=["tables"], summary="Add a bot", status_code=201)
async def add_bot(table: TableId, data: NewBot, visitor: Visitor, services: Services) -> TableInfo:
    """Gives a seat to a bot. Only the host may, until the match begins."""
    person = visitor.person.id
    if services.bots is None:
        raise Conflict(Reason("bots-off"))
    return table_info(await services.lobby.add_bot(table, person, data.bot, data.seat), person)


@post("/api/tables/{table:str}/start", tags=["tables"], summary="Start the match", status_code=200)
async def start(table: TableId, visitor: Visitor, services: Services) -> TableInfo:
    """Starts the match. Only the host may, once all seats are taken."""
    person = visitor.person.id
    visitor.heavy()
    return table_info(await services.lobby.start(table, person), person)


@post("/api/tables/{table:str}/rematch", tags=["tables"], summary="Rematch", status_code=200)
async def rematch(
    table: TableId,
    visitor: Visitor,
    services: Services,
    game: Annotated[str, Meta(max_length=40, description="Another game (default: the same one).")] = "",
) -> TableInfo:
    """Returns the table of the next match, opened by the first request. Everyone keeps their seat."""
    person = visitor.person
    services.draining.check()
    row = await services.lobby.rematch(table, person, game or None)
    return table_info(await services.open_tables.note(row, visitor.caller.network), person.id)


@get("/api/tables/{table:str}/chat", tags=["tables"], summary="Read the chat")
async def chat(
    table: TableId,
    visitor: Visitor,
    services: Services,
    since: Annotated[int, Meta(ge=0, le=1_000_000_000, description="From this number on.")] = 0,
    invite: Annotated[
        str, Meta(max_length=40, description="The table's invite code, for callers who don't sit there.")
    ] = "",
) -> list[ChatLine]:
    """Returns up to 200 messages, oldest first, except those of people the caller blocks.

    A private table's chat is open to its players, invited people and anyone with its link.
    """
    row = await services.lobby.table(table)
    if not row.hears(visitor.person_id, invite):
        raise Forbidden(Reason("not-invited"))
    return await chat_lines(services.store, row.id, since, await blocked_by(services.store, visitor.person_id))


@post("/api/tables/{table:str}/chat", tags=["tables"], summary="Write in the chat", status_code=201)
async def say(table: TableId, data: Talk, visitor: Visitor, services: Services) -> ChatLine:
    """Sends a chat message. Only players at the table may."""
    person = visitor.person
    await services.shared_limits.take(TALK, person.id)
    for each in person.answerable:
        services.sanctions.check_mute(each)
    return chat_line(await services.lobby.say(table, person.id, data.text), person.name)


HANDLERS: list[Any] = [
    open_table,
    learn,
    open_tables,
    my_tables,
    one_table,
    invited,
    change_table,
    join,
    leave,
    add_bot,
    start,
    rematch,
    chat,
    say,
]
