"""The host itself: requests and live messages as texts. Whatever goes wrong becomes an answer with a reason."""

from __future__ import annotations

import secrets
import traceback
from asyncio import Task
from collections.abc import Callable
from time import time
from typing import Any

from bothy.kernel import BothyError, Json, Reason
from bothy.local import access, messages, moves
from bothy.local.host.analyses import Analyses
from bothy.local.host.bot_seats import BotSeats
from bothy.local.host.interface import Send, Store, Thinker
from bothy.local.host.kept import written
from bothy.local.host.lines import ME, Line, Lines
from bothy.local.host.lobby import Lobby
from bothy.local.host.match_requests import MatchRequests, Stale
from bothy.local.host.matches import Matches
from bothy.local.host.my_tables import MyTables
from bothy.local.host.open_match import OpenMatch
from bothy.local.host.requests import Request, actions_of, given, read_object
from bothy.local.host.table_requests import TableRequests
from bothy.local.host.thinking import Thinking
from bothy.local.moves import Drafting
from bothy.local.names import fit_name
from bothy.local.refusals import Conflict, Forbidden, NotFound, Refusal, judged

FAULT = Reason("server-fault")
MADE = frozenset({"me", "tables", "seats", "bots", "play-on", "records"})
"""Last words of the paths at which the API creates something."""


def now_ms() -> int:
    """Returns the milliseconds since 1970, to sort tables by."""
    return int(time() * 1000)


class Host:
    """All tables of one person, over a store, a thinker and lines that are given."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        send: Send,
        *,
        now: Callable[[], int] = now_ms,
        chance: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._lines = Lines(send)
        self._matches = Matches(store, self._lines, now)
        self._lobby = Lobby(store, self._matches, self._lines, now, chance)
        thinking = Thinking(thinker)
        self._bots = BotSeats(self._matches, self._lines, thinking)
        self._matches.moved = self._bots.moved
        self._analyses = Analyses(store, self._matches, thinking)
        self._of_tables = TableRequests(self._lobby, MyTables(self._matches))
        self._of_matches = MatchRequests(self._lobby, self._matches, thinking, self._analyses)

    async def open_tables(self) -> None:
        """Reads what the store kept."""
        await self._lobby.load()

    def thinking(self) -> list[Task[None]]:
        """Returns the tasks of bots that are about to play."""
        return self._matches.thinking()

    async def close(self) -> None:
        """Waits for what is going on in the background, and stops the bots."""
        for task in self.thinking():
            task.cancel()
        await self._matches.close()

    # Requests

    async def request(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Answers a request of the API with a status and a text. Sentences stay empty."""
        try:
            asked = Request.read(method, path, body)
            if asked.method == "GET" and asked.parts[:1] == ["matches"] and asked.parts[2:] == ["record"]:
                return 200, await self._of_matches.record(asked.parts[1])
            answer = await self._answer(asked)
            return (204, "") if answer is None else (_status(asked), written(answer))
        except Stale as stale:
            return stale.status, written(_problem(stale.reason) | {"fresh": stale.fresh})
        except BothyError as error:
            status, reason = judged(error)
            return status, written(_problem(reason))
        except Exception:
            traceback.print_exc()  # on the page's console
            return 500, written(_problem(FAULT))

    async def _answer(self, asked: Request) -> Json:
        match [asked.method, *asked.parts]:
            case ["GET" | "POST", "me"]:
                if asked.method == "POST":
                    self._lobby.name = fit_name(given(asked.body, "name", str))
                name = "" if self._lobby.name == ME else self._lobby.name
                return {"person": ME, "name": name, "csrf": ""}
            case [_, "matches" | "records", *_]:
                return await self._of_matches.answer(asked)
        return await self._of_tables.answer(asked)

    # Live lines

    def connect(self, line: int, table_id: str) -> None:
        """Opens a live line to a table, which gets the table's messages from now on."""
        try:
            table = self._lobby.tables.get(table_id)
            entered = self._lines.enter(line, table_id, table)
            if table is None:
                self._refuse(entered, None, NotFound("table").reason)
        except Exception:
            self._fault(line)

    def disconnect(self, line: int) -> None:
        """Closes a line."""
        self._lines.leave(line)

    async def hear(self, line: int, text: str) -> None:
        """Answers a message on a line."""
        heard = self._lines.get(line)
        if heard is None:
            return
        number: int | None = None
        try:
            said = _read_message(text)
            number = given(said, "id", int, None)
            await self._reply(heard, said, number)
        except BothyError as error:
            self._refuse(heard, number, error.reason)
        except Exception:
            traceback.print_exc()
            self._refuse(heard, number, FAULT)

    async def _reply(self, line: Line, said: dict[str, Any], number: int | None) -> None:
        match said.get("is"):
            case "hello":
                await self._hello(line, given(said, "seat", int, None), given(said, "have", int, -1), said)
            case "ping":
                line.tell(written(messages.pong(_seq(line))))
            case "hide":
                given(said, "hidden", bool)
            case "act":
                seat = self._seat(line)
                end_turn = given(said, "end_turn", bool, False)
                await self._act(line, said, moves.play(seat, actions_of(said), end_turn))
            case "undo":
                await self._act(line, said, moves.undo(self._seat(line), given(said, "to", int, None)))
            case "redo":
                await self._act(line, said, moves.redo(self._seat(line)))
            case "preview":
                seat, found = self._seat(line), _followed(line)
                seen = found.match.preview(seat, *messages.read_actions(found.match, actions_of(said)))
                line.tell(written(messages.previewed(given(said, "id", int), seat, seen)))
            case _:
                raise Refusal(Reason("message-unreadable", fault=str(said.get("is"))[:120]))

    async def _hello(self, line: Line, seat: int | None, have: int, said: dict[str, Any]) -> None:
        line.prices = given(said, "prices", bool, False)
        match_id = self._lobby.table(line.table_id).match_id
        if match_id is None:
            if seat is not None:
                raise Conflict(Reason("match-not-begun"))
            return
        found = await self._matches.get(match_id)
        if seat is not None:
            access.own(found.held, seat)
        self._lines.follow(line, found, seat, have)
        self._bots.moved(found)

    async def _act(self, line: Line, said: dict[str, Any], draw: Drafting) -> None:
        number, after = given(said, "id", int), given(said, "after", int)

        def acknowledge(seq: int) -> None:
            line.tell(written(messages.ack(number, seq)))

        await self._matches.act(_followed(line), after, draw, acknowledge)

    def _seat(self, line: Line) -> int:
        """Returns a line's seat, checking that no bot has taken it over."""
        if line.following is None or line.audience is None:
            raise Forbidden(Reason("not-your-seat"))
        return access.playing(line.following.match, line.following.held, line.audience)

    def _refuse(self, line: Line, number: int | None, reason: Reason) -> None:
        line.tell(written(messages.refused(number, reason, _seq(line))))

    def _fault(self, line: int) -> None:
        found = self._lines.get(line)
        if found is not None:
            self._refuse(found, None, FAULT)


def _followed(line: Line) -> OpenMatch:
    if line.following is None:
        raise Conflict(Reason("match-not-begun"))
    return line.following


def _seq(line: Line) -> int:
    found = line.following
    return -1 if found is None or found.audiences is None else found.audiences.seq


def _read_message(text: str) -> dict[str, Any]:
    try:
        return read_object(text)
    except Refusal as error:
        raise Refusal(Reason("message-unreadable", **error.reason.values)) from error


def _problem(reason: Reason) -> dict[str, Json]:
    return {"reason": messages.reason_data(reason), "text": ""}


def _status(asked: Request) -> int:
    """Returns the status of an answer: 201 where the API creates something."""
    return 201 if asked.method == "POST" and (asked.parts[-1] in MADE or asked.parts[0] == "lessons") else 200
