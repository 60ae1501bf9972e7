"""One seat's client: assembles the view, compares its hash at every step, and knows its legal actions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw

from bothy.kernel import BothyError, Json
from bothy.load.figures import Figures
from bothy.load.guests import Guest
from bothy.load.websocket import WebSocketConnection, connect
from bothy.local.parts import HASH_DIGITS, joined
from bothy.server.live.parts import view_hash

RECONNECT_AFTER = 0.2


class _Decision(msgspec.Struct):
    actions: list[Raw]


class _Mine(msgspec.Struct):
    decision: _Decision | None = None
    undo: int | None = None


class _Heard(msgspec.Struct):
    """Any message from the server, as far as a client needs it."""

    kind: str = msgspec.field(name="is")
    seq: int = -1
    hash: str = ""
    view: dict[str, Raw] = {}
    changed: dict[str, Raw] = {}
    gone: list[str] = []
    seats_to_act: list[int] = []
    mine: _Mine | None = None
    id: int | None = None
    steps: list[Raw] = []
    reason: dict[str, Any] = {}


_READ = msgspec.json.Decoder(_Heard).decode
_NO_CHANGE: dict[str, Raw] = {}


class Sent(msgspec.Struct, frozen=True):
    """A move in flight: the action, the entry it follows, and when it was sent."""

    after: int
    action: Json
    """None for an undo."""
    at: float


class Client:
    """A seat at a table. `news` is called after every update, `acked` with a move and its number."""

    def __init__(
        self, table: str, seat: int, guest: Guest, figures: Figures, addresses: list[str], first: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.figures = figures
        self.addresses = addresses
        self.at = first
        """Index of the address it's connected to, or tries next."""
        self.news: Callable[[], None] = lambda: None
        self.acked: Callable[[Sent, int], None] = lambda sent, seq: None
        self.seq = -1
        self.seats_to_act: list[int] = []
        self.mine: _Mine | None = None
        self.parts: dict[str, Raw] = {}
        self.waiting: Sent | None = None
        self.doubtful: list[Sent] = []
        """Moves whose answer never came: each may be in the log, once."""
        self.over = False
        self._number = 0
        self._connection: WebSocketConnection | None = None
        self._coming: asyncio.Task[None] | None = None

    # Connecting

    async def come(self) -> None:
        """Connect and say hello, with the last known entry."""
        address = self.addresses[self.at % len(self.addresses)]
        path = f"/api/live/{self.table}"
        self._connection = await connect(address, path, self.guest.cookie, self._hear, self._ended)
        self._connection.send(msgspec.json.encode({"is": "hello", "seat": self.seat, "have": self.seq}))

    def _ended(self) -> None:
        """Handle a lost connection: a pending move is in doubt, and another process may know."""
        self._connection = None
        if self.waiting is not None:
            self.doubtful.append(self.waiting)
            self.waiting = None
        self.mine = None
        if not self.over:
            self.figures.reconnects += 1
            self._coming = asyncio.get_running_loop().create_task(self._come_back())

    async def _come_back(self) -> None:
        while not self.over:
            self.at += 1
            await asyncio.sleep(RECONNECT_AFTER)
            try:
                await self.come()
            except (OSError, BothyError, TimeoutError):
                continue
            return

    async def leave(self) -> None:
        """Disconnect for good."""
        self.over = True
        if self._coming is not None:
            self._coming.cancel()
        if self._connection is not None:
            self._connection.close()

    def look_away(self) -> None:
        """Keep playing on a hidden page: absent players are notified by mail."""
        assert self._connection is not None
        self._connection.send(msgspec.json.encode({"is": "hide", "hidden": True}))

    def hang(self) -> None:
        """Stop reading, like a closed laptop."""
        assert self._connection is not None
        self._connection.stop_reading()

    def wake(self) -> None:
        """Resume reading."""
        assert self._connection is not None
        self._connection.read_on()

    def known(self) -> tuple[int, dict[str, Raw]]:
        """Return the last known entry, and the view."""
        return self.seq, dict(self.parts)

    def come_back_knowing(self, known: tuple[int, dict[str, Raw]]) -> None:
        """Disconnect and return with an earlier state, like a laptop that slept."""
        assert self._connection is not None
        self._connection.close()
        self.seq, self.parts = known

    def say_hello_again(self, have: int) -> None:
        """Request everything since an entry, whatever is known."""
        assert self._connection is not None
        self._connection.send(msgspec.json.encode({"is": "hello", "seat": self.seat, "have": have}))

    # Receiving

    def _hear(self, text: bytes) -> None:
        message = _READ(text)
        match message.kind:
            case "steps" | "resync":
                self._learn(message, len(text))
                self.news()
            case "ack":
                self._answered(message)
                self.news()
            case "refused":
                self._refused(message)

    def _learn(self, message: _Heard, size: int) -> None:
        figures = self.figures
        figures.deliveries += 1
        figures.bytes += size
        if message.kind == "resync":
            self.parts = message.view
            figures.resyncs += 1
        else:
            if message.seq - len(message.steps) > self.seq:
                figures.gaps += 1
            for name in message.gone:
                self.parts.pop(name, None)
            self.parts |= message.changed
        self.seq, self.seats_to_act, self.mine = message.seq, message.seats_to_act, message.mine
        if self.held_hash() != message.hash:
            figures.mismatches += 1

    def held_hash(self) -> str:
        """Return the hash of the view this client holds."""
        return sha256(joined(self.parts)).hexdigest()[:HASH_DIGITS]

    def read_hash(self) -> str:
        """Return the hash of the view decoded and encoded again, as a browser would."""
        return view_hash({name: msgspec.json.decode(part) for name, part in self.parts.items()})

    def _answered(self, message: _Heard) -> None:
        sent = self.waiting
        if sent is None or message.id != self._number:
            self.figures.strays += 1
            return
        self.waiting = None
        self.figures.acks.append(perf_counter() - sent.at)
        self.acked(sent, message.seq)

    def _refused(self, message: _Heard) -> None:
        key = str(message.reason.get("key", ""))
        self.figures.refusals[key] = self.figures.refusals.get(key, 0) + 1
        if message.id == self._number and self.waiting is not None:
            if key == "store-away":  # it may have been written all the same
                self.doubtful.append(self.waiting)
            self.waiting = None
            asyncio.get_running_loop().call_later(RECONNECT_AFTER, self._look_again)
        elif message.id is None:
            asyncio.get_running_loop().call_later(RECONNECT_AFTER, self._look_again)

    def _look_again(self) -> None:
        """Request the state after a refusal, as no update may follow."""
        if self._connection is not None and self.waiting is None and not self.over:
            self.say_hello_again(self.seq)

    # Acting

    @property
    def can_act(self) -> bool:
        """True if this seat is the first that owes an answer, knows its actions and has no move in flight."""
        return (
            self.waiting is None
            and self._connection is not None
            and self.mine is not None
            and self.mine.decision is not None
            and bool(self.seats_to_act)
            and self.seats_to_act[0] == self.seat
        )

    def act(self, number: int) -> None:
        """Play a legal action, chosen by a number."""
        assert self.mine is not None
        assert self.mine.decision is not None
        actions = self.mine.decision.actions
        action = bytes(actions[number % len(actions)])
        self._send(b'{"is":"act","id":%d,"after":%d,"actions":[' + action.replace(b"%", b"%%") + b"]}", action)

    def undo(self) -> None:
        """Take back the newest action."""
        self._send(b'{"is":"undo","id":%d,"after":%d}', None)

    def _send(self, text: bytes, action: bytes | None) -> None:
        assert self._connection is not None
        self._number += 1
        self.waiting = Sent(self.seq, None if action is None else msgspec.json.decode(action), perf_counter())
        self.mine = None  # sent again with the next step
        self._connection.send(text % (self._number, self.seq))
