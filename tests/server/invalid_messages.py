"""Invalid messages: unreadable, stale, in another's name, out of turn, against the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from bothy.kernel import Json, SamplingDealer

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
