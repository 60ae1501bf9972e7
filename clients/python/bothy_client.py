"""Bothy for programs: one file, standard library only. Copy it next to your bot.

Create a bot account and a token on the settings page, invite the bot to a table, and run:

    from bothy_client import Bothy

    bothy = Bothy("http://127.0.0.1:8417", "bothy_...")
    bothy.serve(lambda state: state["mine"]["decision"]["actions"][0])

It sits down wherever it's invited, and plays each of its games to the end.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from http.client import HTTPException
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

Json = Any
State = dict[str, Json]
"""A match as one seat sees it: `view`, and in `mine` the `decision` with its legal `actions`."""
Choose = Callable[[State], Json]
"""Returns one of the decision's actions."""

PATIENCE = 60.0
"""Seconds to wait for an answer. The event stream says something every 15 seconds."""


class Refused(Exception):
    """The server refused a request: the status, the reason's key, and the reason as a sentence."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(problem.get("text", ""))
        self.status = status
        self.key: str = problem.get("reason", {}).get("key", "")
        self.fresh: State | None = problem.get("fresh")
        """The current state, if a newer move was the reason."""


class Bothy:
    """A Bothy server, as the person or bot whose token this is."""

    def __init__(self, address: str, token: str, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self._headers = {
            "authorization": f"Bearer {token}",
            "accept-language": language,
            "content-type": "application/json",
        }

    def call(self, method: str, path: str, body: Json = None, **query: Json) -> Json:
        """Makes a request; see `/api/openapi.json` for all of them. Raises `Refused`."""
        with self._open(method, path, body, query) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def me(self) -> Json:
        """Returns the id and the name of the person or bot."""
        return self.call("GET", "/api/me")

    def tables(self) -> list[Json]:
        """Returns the tables where it sits or is invited, newest first."""
        return list(self.call("GET", "/api/tables/mine"))

    def open(self, game: str, seats: int, **options: Json) -> Json:
        """Opens a table and takes its first seat."""
        return self.call("POST", "/api/tables", {"game": game, "seats": seats, "options": options})

    def sit(self, table: str, invite: str = "") -> Json:
        """Takes a free seat. At a private table it must be invited, or know the code in the link."""
        return self.call("POST", f"/api/tables/{table}/seats", {"invite": invite})

    def state(self, match: str) -> State:
        """Returns a match as its seat sees it."""
        return dict(self.call("GET", f"/api/matches/{match}"))

    def prices(self, match: str) -> Json:
        """Returns its legal actions in words, each with what it costs and brings."""
        return self.call("GET", f"/api/matches/{match}/actions")

    def act(self, match: str, action: Json, after: int) -> State:
        """Plays an action and returns the new state; the newer one if others were faster."""
        try:
            return dict(self.call("POST", f"/api/matches/{match}/actions", {"actions": [action], "after": after}))
        except Refused as refused:
            if refused.fresh is None:
                raise
            return refused.fresh

    def follow(self, table: str) -> Iterator[Json]:
        """Yields a table's news as they happen, for as long as the connection lasts."""
        with self._open("GET", f"/api/stream/{quote(table)}", None, {}) as lines:
            for line in lines:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def play(self, table: str, choose: Choose) -> Json:
        """Plays at a table until the match is over, and returns its result."""
        while True:
            try:
                result = self._play(table, choose)
            except (OSError, HTTPException):  # the server restarts, or the network is away
                result = None
            if result is not None:
                return result
            time.sleep(1)

    def serve(self, choose: Choose, every: float = 5.0) -> None:
        """Sits down wherever it's invited and plays all its games, forever."""
        me, playing = self.me()["person"], dict[str, Thread]()
        while True:
            for table in self.tables():
                there = any(seat.get("person") == me for seat in table["seats"])
                if table["state"] == "waiting" and not there:
                    self._try(self.sit, table["id"])
                elif table["state"] != "finished" and there and table["id"] not in playing:
                    thread = Thread(target=self._try, args=(self.play, table["id"], choose), daemon=True)
                    playing[table["id"]] = thread
                    thread.start()
            playing = {table: thread for table, thread in playing.items() if thread.is_alive()}
            time.sleep(every)

    def _play(self, table: str, choose: Choose) -> Json:
        """Plays until the match is over or the connection ends."""
        match, seq = self.call("GET", f"/api/tables/{table}").get("match"), -1
        for news in self.follow(table):
            if news["is"] == "table":
                match = news["table"].get("match")
            if match is None or (seq >= 0 and news.get("seq", seq) <= seq):
                continue
            state = self.state(match)
            while state["seat"] in state["seats_to_act"] and not state.get("finished"):
                state = self.act(match, choose(state), state["seq"])
            if state.get("finished"):
                return state["result"]
            seq = state["seq"]
        return None

    def _open(self, method: str, path: str, body: Json, query: dict[str, Json]) -> Any:
        address = self.address + path + (f"?{urlencode(query)}" if query else "")
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                return urlopen(Request(address, data, self._headers, method=method), timeout=PATIENCE)  # noqa: S310
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise Refused(error.code, _problem(error)) from error
                time.sleep(float(error.headers.get("retry-after", 1)))

    def _try(self, what: Callable[..., Json], *given: Json) -> None:
        try:
            what(*given)
        except Refused as refused:
            print(f"{what.__name__} {given[0]}: {refused}")  # noqa: T201


def _problem(error: HTTPError) -> Json:
    try:
        return json.load(error)
    except ValueError:
        return {"text": str(error)}
