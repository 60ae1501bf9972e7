"""One game at both ends: at a server's socket and in a page, with the same seed, ids and clock."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.local.kept_in_memory import Page
from tests.server.running import Guest, Live, running

from bothy.bots.budget import Budget
from bothy.kernel import Json, Reason, SamplingDealer
from bothy.local import answering
from bothy.local.ids import fresh_id
from bothy.local.questions import Answer, Chosen, Idea, Ideas, Looked, question_of
from bothy.server.bot_workers import BotService, BotUnavailable
from bothy.table import Header
from bothy.table.standing import PREFERENCES

NOW = 1_800_000_000_000
NODES = 30
"""A planner's nodes for ideas: by seconds, no two thoughts are alike."""
LONGEST = 3000
"""Requests after which a game is stuck."""
SPECTATOR = 9
"""The line of a spectator; each seat has the line with its number."""


class ThinksAlike(BotService):
    """Answers as a worker process does, but in this one, where the budget of ideas can be counted in nodes."""

    def _reply(
        self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int, **more: Any
    ) -> Answer:
        return answering.reply(question_of(game, header, snapshot, seat, bot, seed, 20.0, **more))

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        answer = self._reply(game, header, snapshot, seat, bot, seed)
        assert isinstance(answer, Chosen)
        return answer.action

    async def ideas(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, seconds: float
    ) -> list[Idea]:
        answer = self._reply(game, header, snapshot, seat, "planner", seed, ideas=seconds)
        assert isinstance(answer, Ideas), answer
        return answer.ideas

    async def look(
        self, game: str, header: Header, snapshot: Json, seat: int, seed: int, bot: str, played: list[Json]
    ) -> Looked:
        if game != "creel":  # it takes this process seconds, during which no request is answered
            raise BotUnavailable(Reason("analysis-none"))
        answer = self._reply(game, header, snapshot, seat, bot, seed, played=played)
        assert isinstance(answer, Looked)
        return answer

    async def close(self) -> None:
        pass


def _alike(monkeypatch: pytest.MonkeyPatch, seed: bytes, person: str) -> None:
    """Gives both ends the same ids, seed, words, clock and person, and the server no language."""
    table, match = fresh_id(), fresh_id()

    def give(module: str, **values: Any) -> None:
        for name, value in values.items():
            monkeypatch.setattr(sys.modules[f"bothy.{module}"], name, value)

    def in_turn(*ids: str) -> Callable[[], str]:
        given: Iterator[str] = chain(ids, (fresh_id() for _ in repeat(0)))
        return lambda: next(given)

    chance = SimpleNamespace(token_bytes=lambda size: seed[:size], compare_digest=secrets.compare_digest)
    give("server.tables.lobby", fresh_id=in_turn(table, fresh_id(), match), secrets=chance, now_ms=lambda: NOW)
    give("server.tables.lobby", bot_name=lambda name: name)
    give("server.api.problems", reason_text=lambda *reason: "")
    give("local.host.lobby", fresh_id=in_turn(table, match))
    give("local.seating", random_word=lambda: "heather")
    give("local.answering", Budget=lambda nodes=NODES, **seconds: Budget(nodes=nodes))
    for name, loaded in list(sys.modules.items()):
        if name.startswith("bothy.local.host.") and hasattr(loaded, "ME"):
            monkeypatch.setattr(loaded, "ME", person)


class BothEnds:
    """A server's guest and a page, who do the same."""

    def __init__(self, guest: Guest, page: Page) -> None:
        self.guest = guest
        self.page = page
        self.lives: dict[int, Live] = {}
        self.table = self.match = ""
        self.said = 0
        self.compared = 0
        """Messages and answers that were equal so far."""

    async def ask(self, method: str, path: str, body: Json = None, same: bool = True) -> Any:
        """Sends a request to both; the answers must be the same bytes."""
        status, here = await self.page.host.request(method, path, "" if body is None else json.dumps(body))
        there = await self.guest.client.request(method, path, json=body)
        assert there.status_code == status, (path, there.text, here)
        if same:
            assert there.content.decode() == here, path
            self.compared += 1
        await self.catch_up()
        return json.loads(here) if not path.endswith("/record") else here

    async def say(self, line: int, kind: str, **fields: Any) -> Json:
        """Says the same on a line of both, and returns the last message on it."""
        self.said += 1
        numbered = {} if kind in ("hello", "ping") else {"id": self.said}
        text = json.dumps({"is": kind} | numbered | fields)
        await self.page.host.hear(line, text)
        await self.lives[line].ws.send(text)
        await self.catch_up()
        return json.loads(self.page.heard[line][-1])

    async def catch_up(self) -> None:
        """Waits for the page's bots, then reads as many messages from the server: they must be the same."""
        await self.page.rest()
        for line, live in self.lives.items():
            heard = self.page.heard[line]
            while len(live.texts) < len(heard):
                async with asyncio.timeout(20):
                    text = await live.ws.recv()
                assert isinstance(text, str)
                at = len(live.texts)
                assert text == heard[at], f"message {at} of line {line}: {_apart(text, heard[at])}"
                live.texts.append(text)
                self.compared += 1

    async def begun(self) -> None:
        """Waits until the server's bots have made the first moves too, which nobody follows yet."""
        at = f"/api/matches/{self.match}"
        while (await self.guest.get(at))["seq"] < (await self.page.get(at))["seq"]:
            await asyncio.sleep(0.01)

    def state(self, line: int) -> Any:
        """Returns the last steps or whole state that a line has heard."""
        told = (json.loads(text) for text in reversed(self.page.heard[line]))
        return next(each for each in told if each["is"] in ("steps", "resync"))


def _apart(one: str, other: str) -> str:
    """Shows where two messages begin to differ."""
    at = next((at for at, (this, that) in enumerate(zip(one, other, strict=False)) if this != that), -1)
    return f"{one[max(0, at - 40) : at + 200]!r} is not {other[max(0, at - 40) : at + 200]!r}"


@asynccontextmanager
async def both_ends(
    path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, game: str, seats: Sequence[str | None], **options: Any
) -> AsyncIterator[BothEnds]:
    """Starts one game at both ends; None in `seats` is the person, who may have several."""
    dealt = SamplingDealer(seed)
    chance = bytes(dealt.below(256) for _ in range(32))
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(running(path, bot_service=ThinksAlike()))
        guest = await stack.enter_async_context(site.guest("Ailsa"))
        page = Page(now=lambda: NOW, chance=lambda size: chance[:size])
        _alike(monkeypatch, chance, guest.id)
        ends = BothEnds(guest, page)
        await page.post("/api/me", {"name": "Ailsa"})
        opened = {"game": game, "seats": len(seats), "options": options, "shuffle_word": "peat"}
        ends.table = (await ends.ask("POST", "/api/tables", opened, same=False))["id"]
        at = f"/api/tables/{ends.table}"
        for line in (*[seat for seat, bot in enumerate(seats) if bot is None], SPECTATOR):
            page.host.connect(line, ends.table)
            ends.lives[line] = await stack.enter_async_context(guest.follow(ends.table))
            await ends.catch_up()
        for seat, bot in enumerate(seats):
            if bot is not None and bot != "nobody":
                await ends.ask("POST", f"{at}/bots", {"bot": bot, "seat": seat}, same=False)
            elif bot is None and seat:
                await ends.ask("POST", f"{at}/seats", {"seat": seat}, same=False)
        for seat, bot in enumerate(seats):
            for each in await ends.ask("GET", f"{at}/seats/{seat}/reactions") if bot is None else ():
                wish = {"reaction": each["reaction"], "preference": PREFERENCES[dealt.below(3)]}
                await ends.ask("POST", f"{at}/seats/{seat}/reactions", wish)
        ends.match = (await ends.ask("POST", f"{at}/start", same=False))["match"]
        await ends.begun()
        for line in ends.lives:
            await ends.say(line, "hello", seat=None if line == SPECTATOR else line, prices=line == 0)
        yield ends


async def play_through(ends: BothEnds, seed: int) -> None:
    """Plays a whole game at random, with everything that a player may do in between."""
    chance = SamplingDealer(seed)
    at = f"/api/matches/{ends.match}"
    undone = ""
    for _ in range(LONGEST):
        whose = [line for line in ends.lives if "decision" in ends.state(line).get("mine", {})]
        if not whose:
            break
        line = whose[chance.below(len(whose))]
        state = ends.state(line)
        seq, mine = state["seq"], state["mine"]
        actions = mine["decision"]["actions"]
        action = actions[chance.below(len(actions))]
        wish = chance.below(20)
        if wish < 2 and "undo" in mine:
            await ends.say(line, "undo", after=seq, **({"to": mine["undo"]} if wish else {}))
            undone = "redo"
        elif undone and wish < 6:
            await ends.say(line, "redo", after=seq)
            undone = ""
        elif wish == 7:
            await ends.say(line, "preview", actions=[action])
            await ends.ask("POST", f"{at}/preview", {"actions": [action], "seat": line})
            await ends.ask("POST", f"{at}/blocked", {"action": action[0], "seat": line})
        elif wish == 8:
            have = max(-1, seq - chance.below(6))
            await ends.say(line, "hello", seat=line, have=have, prices=bool(chance.below(2)))
        elif wish == 9 and not chance.below(6):
            await ends.ask("POST", f"{at}/ideas", {"seat": line})
        elif wish == 10:
            await ends.say(line, "act", after=seq - 1, actions=[action])
            await ends.say(line, "act", after=seq, actions=[["no-such-thing"]])
        else:
            await ends.say(line, "act", after=seq, actions=[action], end_turn=not chance.below(3))
    for line in ends.lives:
        assert (await ends.say(line, "ping"))["is"] == "pong"


async def look_back(ends: BothEnds) -> None:
    """Asks both ends for everything that can be known of a finished match."""
    at = f"/api/matches/{ends.match}"
    last = (await ends.ask("GET", f"{at}?seat=0"))["seq"]
    await ends.ask("GET", at)
    for since in range(0, last + 1, 100):
        await ends.ask("GET", f"{at}/history?since={since}&seat=0")
    for step in range(0, last + 1, 1 + last // 7):
        await ends.ask("GET", f"{at}/history/{step}?seat=0")
    await ends.ask("GET", f"{at}/breakdown")
    await ends.ask("GET", f"{at}/course")
    record = await ends.ask("GET", f"{at}/record")
    assert (await ends.page.post("/api/records/verify", {"record": record}))["valid"]


async def look_closer(ends: BothEnds) -> None:
    """Waits for both analyses, which must be the same."""
    at = f"/api/matches/{ends.match}/analysis"
    while (await ends.page.get(at))["state"] == "waiting" or (await ends.guest.get(at))["state"] == "waiting":
        await asyncio.sleep(0.05)
    assert (await ends.ask("GET", at))["state"] == "ready"
