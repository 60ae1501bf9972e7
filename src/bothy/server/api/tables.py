"""Tables: open one, invite, sit down, give seats to bots, begin, talk, play again."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from bothy.kernel import Reason
from bothy.server.api.games import LessonName
from bothy.server.api.visitor import Asking, Here
from bothy.server.clocks.pace import Pace
from bothy.server.ids import LENGTH
from bothy.server.live.messages import LONGEST_CHAT
from bothy.server.people.limits import TALK
from bothy.server.people.names import LONGEST_NAME, fit_name
from bothy.server.refusals import Conflict, Forbidden
from bothy.server.rows import PLAYING, IdeaTerms, TableRow
from bothy.server.tables import seating
from bothy.server.tables.chatting import blocked_by, chat_line, chat_lines
from bothy.server.tables.mine import rows_of
from bothy.server.tables.shown import table_info
from bothy.server.wire import ChatLine, Seat, TableInfo
from bothy.table.lessons import FIRST

MOST_TABLES = 100
Options = Annotated[
    dict[str, str | int | bool],
    Meta(description="Options by their id; those not named have their default."),
]
Word = Annotated[
    str, Meta(max_length=100, description="One's own part of the shuffle. If it is empty the server draws one.")
]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Seat | None = None
    listed: bool = False
    """Whether anybody may find it and sit down without an invitation."""
    word: Word = ""
    pace: Pace | None = None
    """How long people may think. Without one a table waits for ever."""
    ideas: IdeaTerms | None = None
    """Whether people may ask a bot what they could do: `off`; `on`, and a game in which somebody did is not rated;
    or `rated` all the same. Without it: `off` where everybody may come or the host has an account, else `on`."""


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be otherwise; what is null stays."""

    options: Options | None = None
    seats: Seat | None = None
    listed: bool | None = None
    pace: Pace | UnsetType | None = UNSET
    """Null takes the clock away; what is not named stays."""
    ideas: IdeaTerms | None = None
    """`rated` only while nobody else sits there."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    word: Word = ""
    seat: Seat | None = None
    name: Annotated[
        str, Meta(max_length=LONGEST_NAME, description="Who sits there, if several share a screen.")
    ] = ""


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to be given a seat."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: Seat | None = None


class Talk(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


TableId = Annotated[str, PathParameter(min_length=1, max_length=LENGTH, description="The id of a table.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="A seat, from 0.")]


@post("/api/tables", tags=["tables"], summary="Open a table", status_code=201)
async def open_table(data: JSONBody[NewTable], visitor: Asking, services: Here) -> TableInfo:
    """The caller is its host and has the first seat. The commitment to the shuffle is made now."""
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
            data.word,
            visitor.language,
            data.pace,
            ideas,
        )

    row = await services.open_tables.one_more(person.id, visitor.caller.network, opening)
    return table_info(row, person.id)


@post("/api/lessons/{game:str}", tags=["tables"], summary="Begin a first game to learn by", status_code=201)
async def learn(game: FromPath[str], visitor: Asking, services: Here, name: LessonName = FIRST) -> TableInfo:
    """A private table on a fixed deal, marked as a lesson. The caller plays all seats, as the lesson says."""
    person = visitor.person
    visitor.heavy()
    services.draining.check()
    return table_info(await services.lobby.learn(person, game, name), person.id)


@get("/api/tables", tags=["tables"], summary="Listed tables that wait for players")
async def open_tables(visitor: Asking, services: Here) -> list[TableInfo]:
    """Newest first, without those where the caller and somebody there block one another."""
    rows = await services.store.open_tables()
    if visitor.person_id is not None:
        rows = await services.blocks.apart(visitor.person_id, rows)
    return [table_info(row, visitor.person_id) for row in rows]


@get("/api/tables/mine", tags=["tables"], summary="My tables")
async def my_tables(visitor: Asking, services: Here) -> list[TableInfo]:
    """Where the caller sits, is host or is asked to come, newest first."""
    person = visitor.person.id
    return [table_info(row, person) for row in await rows_of(services, person, MOST_TABLES)]


@get("/api/tables/{table:str}", tags=["tables"], summary="One table")
async def one_table(table: TableId, visitor: Asking, services: Here) -> TableInfo:
    """As the caller may see it: those who sit there also see the invite."""
    return table_info(await services.lobby.current(await services.lobby.table(table)), visitor.person_id)


@get("/api/invites/{code:str}", tags=["tables"], summary="The table of an invite link")
async def invited(
    code: Annotated[
        str, PathParameter(min_length=1, max_length=LENGTH, description="The code of an invite link.")
    ],
    visitor: Asking,
    services: Here,
) -> TableInfo:
    """Where an invite leads."""
    return table_info(await services.lobby.invited(code), visitor.person_id)


@patch("/api/tables/{table:str}", tags=["tables"], summary="Change the options of a table")
async def change_table(table: TableId, data: JSONBody[TableChange], visitor: Asking, services: Here) -> TableInfo:
    """The host may, until the match begins."""
    person = visitor.person.id
    row = await services.lobby.change_options(
        table, person, data.options, data.seats, data.listed, data.pace, data.ideas
    )
    return table_info(row, person)


@post("/api/tables/{table:str}/seats", tags=["tables"], summary="Sit down", status_code=201)
async def join(table: TableId, data: JSONBody[Join], visitor: Asking, services: Here) -> TableInfo:
    """At a listed table, by invitation, or at the rematch of a table where one sat. Once the match has begun only
    for somebody who has left."""
    person = visitor.person
    named = replace(person, name=fit_name(data.name)) if data.name else person
    row = await services.lobby.table(table)
    if data.name:
        seating.check_name(row, person.id, named.name)
    if row.state == PLAYING:
        await services.lobby.check_invited(table, person, data.invite)
        return table_info(await services.absences.substitute(table, named, data.seat), person.id)
    return table_info(await services.lobby.join(table, named, data.invite, data.word, data.seat), person.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], summary="Leave a seat", status_code=200)
async def leave(table: TableId, seat: SeatNumber, visitor: Asking, services: Here) -> TableInfo:
    """One's own; before the match begins the host may empty any. In mid-game the seat is open to somebody else."""
    person = visitor.person.id
    if (await services.lobby.table(table)).state == PLAYING:
        return table_info(await services.absences.leave(table, person, seat), person)
    return table_info(await services.lobby.leave(table, person, seat), person)


@post("/api/tables/{table:str}/bots", tags=["tables"], summary="Give a seat to a bot", status_code=201)
async def add_bot(table: TableId, data: JSONBody[NewBot], visitor: Asking, services: Here) -> TableInfo:
    """The host may, until the match begins."""
    person = visitor.person.id
    if services.bots is None:
        raise Conflict(Reason("bots-off"))
    return table_info(await services.lobby.add_bot(table, person, data.bot, data.seat), person)


@post("/api/tables/{table:str}/start", tags=["tables"], summary="Begin the match", status_code=200)
async def start(table: TableId, visitor: Asking, services: Here) -> TableInfo:
    """The host may, once all seats are taken."""
    person = visitor.person.id
    visitor.heavy()
    return table_info(await services.lobby.start(table, person), person)


@post("/api/tables/{table:str}/rematch", tags=["tables"], summary="Play again", status_code=200)
async def rematch(
    table: TableId,
    visitor: Asking,
    services: Here,
    game: Annotated[
        str, QueryParameter(max_length=40, description="The game, if another one shall be played.")
    ] = "",
) -> TableInfo:
    """The table of the next match, opened by whoever asks first. All keep their seats."""
    person = visitor.person
    services.draining.check()
    row = await services.lobby.rematch(table, person, game or None)
    return table_info(await services.open_tables.note(row, visitor.caller.network), person.id)


@get("/api/tables/{table:str}/chat", tags=["tables"], summary="What was said")
async def chat(
    table: TableId,
    visitor: Asking,
    services: Here,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="From this number on.")] = 0,
    invite: Annotated[
        str, QueryParameter(max_length=40, description="The code of its link, for whoever sits elsewhere.")
    ] = "",
) -> list[ChatLine]:
    """Oldest first, at most two hundred at once, without the words of those whom the caller blocks. At a private
    table for those who sit there or were asked to come, and for whoever has its link."""
    row = await services.lobby.table(table)
    if not row.hears(visitor.person_id, invite):
        raise Forbidden(Reason("not-invited"))
    return await chat_lines(services.store, row.id, since, await blocked_by(services.store, visitor.person_id))


@post("/api/tables/{table:str}/chat", tags=["tables"], summary="Say something", status_code=201)
async def say(table: TableId, data: JSONBody[Talk], visitor: Asking, services: Here) -> ChatLine:
    """Whoever sits at the table may."""
    person = visitor.person
    await services.shared_limits.take(TALK, person.id)
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
