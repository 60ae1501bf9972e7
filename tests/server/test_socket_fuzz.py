"""Thousands of invalid messages: each is answered, none has any effect, and no one else notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.nightly import NIGHTLY
from tests.server.processes import stored
from tests.server.running import Live, any_move, running, two_seated
from websockets.exceptions import ConnectionClosed

from bothy.kernel import Json, SamplingDealer
from bothy.server.matches.lines import decode

MESSAGES = 100_000 if NIGHTLY else 3_000
AT_ONCE = 40
FINE = ("refused", "previewed", "pong", "presence", "table", "steps", "resync")


async def _throw(live: Live, messages: list[bytes | str]) -> set[str]:
    """Sends them all, and reads an answer to each; returns the reasons given."""
    reasons = set()
    for message in messages:
        await live.ws.send(message)
    await live.ws.send('{"is":"ping"}')
    while True:
        heard = await live.hear()
        assert heard["is"] in FINE, heard
        if heard["is"] == "refused":
            reasons.add(heard["reason"]["key"])
        if heard["is"] == "pong" and not _more(live, messages):
            return reasons


def _more(live: Live, messages: list[bytes | str]) -> bool:
    """Checks whether answers to some of the messages are missing: pings among them are answered too."""
    answered = sum(each["is"] in ("refused", "previewed", "pong") for each in live.others)
    if answered < len(messages) + 1:
        return True
    live.others.clear()
    live.texts.clear()
    return False


async def test_forbidden_messages_change_nothing(tmp_path: Path, capfd: Any) -> None:
    chance = SamplingDealer(7)
    async with (
        running(tmp_path) as site,
        two_seated(site, "caledonia") as (ailsa, boyd, table),
        site.guest("Watcher") as watcher,
        ailsa.follow(table["id"]) as one,
        boyd.follow(table["id"]) as other,
        watcher.follow(table["id"]) as foreign,
    ):
        lives = [await one.hello(0), await other.hello(1)]
        for live in lives:
            await live.until("resync")
        await (await foreign.hello()).until("resync")
        cached = await site.services.matches.newest(table["match"])
        played = 0
        # The deal differs each time. A seat that has just ended a turn may still undo that, so play on.
        while played < 40 or cached.match.undoable(1 - cached.match.seats_to_act()[0]) is not None:
            await any_move(lives[lives[0].seats_to_act[0]], chance)
            for live in (*lives, foreign):
                await live.until_seq(max(each.seq for each in lives))
            cached = await site.services.matches.newest(table["match"])
            played += 1
        before = await site.services.store.entries(table["match"])
        done = [entry["do"] for entry in map(decode, before) if "do" in entry]
        mover = lives[cached.match.seats_to_act()[0]]
        idle = lives[1 - cached.match.seats_to_act()[0]]
        idle_seat = 1 - cached.match.seats_to_act()[0]
        assert cached.match.undoable(idle_seat) is None, "else its undo would be no nonsense"
        actions = [*done, *mover.mine["decision"]["actions"]]
        nonsense = Nonsense(1, actions, mover.mine["decision"]["actions"], cached.seq)
        makers = [
            (mover, nonsense.anybodys),
            (mover, nonsense.in_turn),
            (idle, nonsense.anybodys),
            (idle, nonsense.out_of_turn),
            (foreign, nonsense.anybodys),
            (foreign, nonsense.foreign),
        ]
        reasons: set[str] = set()
        for number in range(MESSAGES // AT_ONCE):
            live, make = makers[number % len(makers)]
            live.others.clear()
            reasons |= await _throw(live, [make() for _ in range(AT_ONCE)])
        assert "server-fault" not in reasons
        assert reasons >= {"message-unreadable", "overtaken", "not-your-seat", "not-seated"}, reasons
        assert await site.services.store.entries(table["match"]) == before
        assert await site.services.store.chat(table["id"]) == []
        await any_move(mover, chance)
        for live in (*lives, foreign):
            await live.until_seq(cached.seq)
        assert len(await site.services.store.entries(table["match"])) == len(before) + 1
        await stored(site.services.store, table["match"])
    assert '"fault"' not in capfd.readouterr().out


async def test_bytes_that_are_no_frames_end_one_connection_and_nothing_else(tmp_path: Path) -> None:
    chance = SamplingDealer(3)
    async with (
        running(tmp_path) as site,
        two_seated(site) as (ailsa, boyd, table),
        ailsa.follow(table["id"]) as one,
    ):
        await (await one.hello(0)).until("resync")
        for _ in range(MESSAGES // 100):
            async with boyd.follow(table["id"]) as broken:
                noise = bytes(chance.below(256) for _ in range(1 + chance.below(40)))
                broken.ws.transport.write(noise)
                broken.ws.transport.write_eof()
                try:
                    async with asyncio.timeout(60):
                        while True:
                            await broken.ws.recv()
                except ConnectionClosed:
                    pass
        assert (await one.act(["row", 0]))["seq"] == 1


async def test_a_body_nested_too_deeply_cannot_be_read_and_is_no_fault_of_ours(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        body = f'{{"actions": [["row", {"[" * 5000}{"]" * 5000}]]}}'
        for path in ("actions", "preview"):
            answer = await ailsa.client.post(
                f"/api/matches/{table['match']}/{path}", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400, answer.text
            assert answer.json()["reason"]["key"] == "request-unreadable"


WORDS = ["act", "undo", "redo", "preview", "hello", "ping", "say", "fly", "", "resync", "ack"]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 3, 15, 16, 99, 2**31, 2**53, 2**63, 2**70, 1.5, -1e308, "", "0", "é" * 40, [], {}, [[]],
    [["build", 0]], [None], {"seat": 0}, "\x00", "\ud800",
]  # fmt: skip


class Nonsense:
    """Generates thousands of messages, the same for the same seed. None of them may change anything."""

    def __init__(self, seed: int, actions: Sequence[list[Json]], legal: Sequence[list[Json]], seq: int) -> None:
        self.chance = SamplingDealer(seed)
        self.actions = list(actions)
        """Well-formed actions, legal at some time."""
        self.legal = [json.dumps(action) for action in legal]
        """Actions that are legal now, for the seats that owe an answer."""
        self.seq = seq

    def pick(self, some: Sequence[Any]) -> Any:
        """Picks one at random."""
        return some[self.chance.below(len(some))]

    def anybodys(self) -> bytes | str:
        """Returns a message for any socket; no caller is allowed any of these."""
        kinds: list[Callable[[], bytes | str]] = [
            self._noise, self._cut_off, self._flipped, self._wrong_types, self._stale, self._nested, self._stale,
        ]  # fmt: skip
        return self.pick(kinds)()  # type: ignore[no-any-return]

    def in_turn(self) -> bytes | str:
        """Returns a message for a seat that owes an answer: an action that isn't legal."""
        while True:
            action = list(self.pick(self.actions))
            if len(action) > 1 and self.chance.below(2):
                action[1 + self.chance.below(len(action) - 1)] = self.pick(VALUES)
            several = [action] * (1 + self.chance.below(3))
            if json.dumps(action) not in self.legal:
                return self._text({"is": "act", "id": 1, "after": self.seq, "actions": several})

    def out_of_turn(self) -> bytes | str:
        """Returns a message for a seat that owes nothing and can't undo: well-formed, but not its turn."""
        kinds: list[dict[str, Json]] = [
            {"is": "act", "id": 2, "after": self.seq, "actions": [json.loads(self.pick(self.legal))]},
            {"is": "act", "id": 2, "after": self.seq, "actions": [self.pick(self.actions)]},
            {"is": "redo", "id": 3, "after": self.seq},
        ]
        return self._text(self.pick(kinds))

    def foreign(self) -> bytes | str:
        """Returns a message for a caller without a seat."""
        kinds: list[dict[str, Json]] = [
            {"is": "hello", "seat": self.chance.below(4), "have": self.pick([-1, 0, self.seq])},
            {"is": "act", "id": 4, "after": self.seq, "actions": [json.loads(self.pick(self.legal))]},
            {"is": "undo", "id": 5, "after": self.seq},
            {"is": "redo", "id": 5, "after": self.seq},
            {"is": "preview", "id": 6, "actions": [json.loads(self.pick(self.legal))]},
            {"is": "say", "id": 7, "text": "may I?"},
        ]
        return self._text(self.pick(kinds))

    # Kinds

    def _text(self, message: Json) -> str:
        return json.dumps(message)

    def _proper(self) -> dict[str, Json]:
        return {"is": "act", "id": 8, "after": self.seq - 1, "actions": [self.pick(self.actions)]}

    def _noise(self) -> bytes | str:
        noise = bytes(self.chance.below(256) for _ in range(self.chance.below(60)))
        return noise if self.chance.below(2) else noise.decode("latin-1")

    def _cut_off(self) -> str:
        text = self._text(self._proper())
        return text[: self.chance.below(len(text))]

    def _flipped(self) -> bytes:
        """Flips one byte, but never in the number, which might then fit."""
        text = bytearray(
            self._text({"is": "act", "id": 9, "after": -1, "actions": [self.pick(self.actions)]}).encode()
        )
        at = self.chance.below(len(text))
        if chr(text[at]) not in "-1234567890":
            text[at] = self.chance.below(256)
        return bytes(text)

    def _wrong_types(self) -> str:
        message: dict[str, Json] = {"is": self.pick(WORDS), "id": self.pick(VALUES), "after": self.pick(VALUES)}
        message["actions"] = self.pick(VALUES)
        for name in ("id", "after", "actions"):
            if self.chance.below(3) == 0:
                del message[name]
        if self.chance.below(4) == 0:
            message[self.pick(["to", "seat", "have", "text", "extra"])] = self.pick(VALUES)
        if message.get("after") == self.seq or message["is"] == "hello":
            message["extra"] = 1  # certainly unreadable
        return self._text(message)

    def _stale(self) -> str:
        after = self.pick([-1, 0, self.seq - 1, self.seq + 1, self.seq + 1000, 1_000_000_000])
        kinds: list[dict[str, Json]] = [
            {"is": "act", "id": 10, "after": after, "actions": [json.loads(self.pick(self.legal))]},
            {"is": "undo", "id": 11, "after": after, "to": self.pick([0, 1, self.seq, -1])},
            {"is": "redo", "id": 12, "after": after},
        ]
        return self._text(self.pick(kinds))

    def _nested(self) -> str:
        deep = 10 + self.chance.below(2000)
        return f'{{"is":"act","id":1,"after":{self.seq - 1},"actions":[["row",{"[" * deep}{"]" * deep}]]}}'
