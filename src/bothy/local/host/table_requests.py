"""Answers to requests about tables."""

from __future__ import annotations

from typing import Any

from bothy.kernel import Json
from bothy.local.host.lines import ME
from bothy.local.host.lobby import Lobby
from bothy.local.host.my_tables import MyTables
from bothy.local.host.requests import Request, given, unreadable, whole
from bothy.local.names import fit_name
from bothy.local.reactions import chosen
from bothy.local.refusals import NotFound
from bothy.local.shown import table_data
from bothy.table.lessons import FIRST
from bothy.table.standing import PREFERENCES

IDEA_TERMS = ("off", "on")


class TableRequests:
    """Answers with the data of the API's tables."""

    def __init__(self, lobby: Lobby, my_tables: MyTables) -> None:
        self._lobby = lobby
        self._my_tables = my_tables

    async def answer(self, asked: Request) -> Json:
        """Returns the answer to a request for tables as such."""
        match [asked.method, *asked.parts]:
            case ["GET", "tables", "mine"]:
                tables = sorted(self._lobby.tables.values(), key=lambda table: -table.created)
                return [table_data(table) for table in tables]
            case ["GET", "me", "tables"]:
                return await self._my_tables.all()
            case ["GET", "tables"] | ["GET", "tables", "open"]:
                return []
            case ["POST", "tables"]:
                return table_data(await self._open(asked.body))
            case ["POST", "lessons", game]:
                return table_data(await self._lobby.learn(game, asked.query.get("name", FIRST)))
            case [_, "tables", table_id, *rest]:
                return await self._at(asked, self._lobby.table(table_id).id, rest)
        raise NotFound("page")

    async def _open(self, data: Any) -> Any:
        return await self._lobby.open(
            given(data, "game", str),
            given(data, "options", dict, {}),
            given(data, "seats", int, None),
            given(data, "shuffle_word", str, ""),
            _terms(given(data, "ideas", str, None)) or "on",
        )

    async def _at(self, asked: Request, table: str, rest: list[str]) -> Json:
        data, lobby = asked.body, self._lobby
        match [asked.method, *rest]:
            case ["GET"]:
                return table_data(lobby.table(table))
            case ["PATCH"]:
                options, seats = given(data, "options", dict, None), given(data, "seats", int, None)
                ideas = _terms(given(data, "ideas", str, None))
                return table_data(await lobby.change_options(table, options, seats, ideas))
            case ["DELETE"]:
                return await lobby.forget(table)
            case ["GET" | "POST" | "DELETE", "seats", *_]:
                return await self._seats(asked, table, rest)
            case ["POST", "bots"]:
                bot = given(data, "bot", str)
                return table_data(await lobby.sit_bot(table, bot, given(data, "seat", int, None)))
            case ["POST", "start"]:
                return table_data(await lobby.start(table))
            case ["POST", "rematch"]:
                return table_data(await lobby.rematch(table, asked.query.get("game", "")))
            case ["GET", "chat"]:
                return []
        raise NotFound("page")

    async def _seats(self, asked: Request, table: str, rest: list[str]) -> Json:
        data, lobby = asked.body, self._lobby
        match [asked.method, *rest]:
            case ["POST", "seats"]:
                name = given(data, "name", str, "")
                word, seat = given(data, "shuffle_word", str, ""), given(data, "seat", int, None)
                return table_data(await lobby.sit(table, fit_name(name) if name else "", word, seat))
            case ["DELETE", "seats", seat]:
                return table_data(await lobby.stand_up(table, whole(seat)))
            case ["GET" | "POST", "seats", seat, "reactions"]:
                return await self._reactions(asked, table, whole(seat))
        raise NotFound("page")

    async def _reactions(self, asked: Request, table: str, seat: int) -> Json:
        if asked.method == "POST":
            preference = given(asked.body, "preference", str)
            if preference not in PREFERENCES:
                raise unreadable("preference")
            await self._lobby.prefer(table, seat, given(asked.body, "reaction", str), preference)
        preferences = chosen(self._lobby.table(table), ME, seat).items()
        return [{"reaction": each, "preference": preference} for each, preference in preferences]


def _terms(ideas: Any) -> Any:
    if ideas not in (None, *IDEA_TERMS):
        raise unreadable("ideas")
    return ideas
