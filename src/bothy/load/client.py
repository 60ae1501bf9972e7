"""One seat's client: keeps the view it assembled, compares its hash at every step, and knows what it may do."""

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
from bothy.load.frames import Frames, connect
from bothy.load.guests import Guest
from bothy.server.live.parts import HASH_DIGITS, joined, view_hash

RECONNECT_AFTER = 0.2


class _Decision(msgspec.Struct):
    actions: list[Raw]


class _Mine(msgspec.Struct):
    decision: _Decision | None = None
    undo: int | None = None


class _Heard(msgspec.Struct):
    """Whatever the server says, as far as a client needs it."""

    kind: str = msgspec.field(name="is")
    seq: int = -1
    hash: str = ""
    view: dict[str, Raw] = {}
    changed: dict[str, Raw] = {}
    gone: list[str] = []
    owes: list[int] = []
    mine: _Mine | None = None
    id: int | None = None
    steps: list[Raw] = []
    reason: dict[str, Any] = {}


_READ = msgspec.json.Decoder(_Heard).decode
_NO_CHANGE: dict[str, Raw] = {}


class Sent(msgspec.Struct, frozen=True):
    """A move on its way: what, after which entry, and when."""

    after: int
    action: Json
    """None for an undo."""
    at: float


class Client:
    """A seat at a table. `news` is called whenever it learned something, `acked` with a move and its number."""

    def __init__(
        self, table: str, seat: int, guest: Guest, figures: Figures, addresses: list[str], first: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.figures = figures
        self.addresses = addresses
        self.at = first
        """Which of the addresses it is connected to, or tries next."""
        self.news: Callable[[], None] = lambda: None
        self.acked: Callable[[Sent, int], None] = lambda sent, seq: None
        self.seq = -1
        self.owes: list[int] = []
        self.mine: _Mine | None = None
        self.parts: dict[str, Raw] = {}
        self.waiting: Sent | None = None
        self.doubtful: list[Sent] = []
        """Moves whose answer never came: each may stand in the log, once."""
        self.over = False
        self._number = 0
        self._frames: Frames | None = None
        self._coming: asyncio.Task[None] | None = None

    # Coming and going

    async def come(self) -> None:
        """Connect and say hello, with what is known already."""
        address = self.addresses[self.at % len(self.addresses)]
        path = f"/api/live/{self.table}"
        self._frames = await connect(address, path, self.guest.cookie, self._hear, self._ended)
        self._frames.send(msgspec.json.encode({"is": "hello", "seat": self.seat, "have": self.seq}))

    def _ended(self) -> None:
        """The connection is gone: what waited is in doubt, and another process may know."""
        self._frames = None
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
        """Hang up for good."""
        self.over = True
        if self._coming is not None:
            self._coming.cancel()
        if self._frames is not None:
            self._frames.close()

    def look_away(self) -> None:
        """Go on playing by a page that nobody sees: whoever is elsewhere is told by mail."""
        assert self._frames is not None
        self._frames.send(msgspec.json.encode({"is": "hide", "hidden": True}))

    def hang(self) -> None:
        """Stop reading, as a laptop that is closed."""
        assert self._frames is not None
        self._frames.stop_reading()

    def wake(self) -> None:
        """Read again."""
        assert self._frames is not None
        self._frames.read_on()

    def known(self) -> tuple[int, dict[str, Raw]]:
        """How far it knows the match, and the view it holds."""
        return self.seq, dict(self.parts)

    def come_back_knowing(self, known: tuple[int, dict[str, Raw]]) -> None:
        """Hang up and come back with what was known at an earlier time, as a laptop that slept."""
        assert self._frames is not None
        self._frames.close()
        self.seq, self.parts = known

    def say_hello_again(self, have: int) -> None:
        """Ask for everything since an entry, whatever is known."""
        assert self._frames is not None
        self._frames.send(msgspec.json.encode({"is": "hello", "seat": self.seat, "have": have}))

    # Hearing

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
        self.seq, self.owes, self.mine = message.seq, message.owes, message.mine
        if self.held_hash() != message.hash:
            figures.mismatches += 1

    def held_hash(self) -> str:
        """The fingerprint of the view this client holds."""
        return sha256(joined(self.parts)).hexdigest()[:HASH_DIGITS]

    def read_hash(self) -> str:
        """The same for the view as data, read and written anew, as a browser would."""
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
        """After a refusal: ask what there is, as news may not come by themselves."""
        if self._frames is not None and self.waiting is None and not self.over:
            self.say_hello_again(self.seq)

    # Acting

    @property
    def can_act(self) -> bool:
        """Whether this seat is the first that owes an answer, knows what it may do, and waits for nothing."""
        return (
            self.waiting is None
            and self._frames is not None
            and self.mine is not None
            and self.mine.decision is not None
            and bool(self.owes)
            and self.owes[0] == self.seat
        )

    def act(self, number: int) -> None:
        """Play one of the legal actions: the one a number falls on."""
        assert self.mine is not None
        assert self.mine.decision is not None
        actions = self.mine.decision.actions
        action = bytes(actions[number % len(actions)])
        self._send(b'{"is":"act","id":%d,"after":%d,"actions":[' + action.replace(b"%", b"%%") + b"]}", action)

    def undo(self) -> None:
        """Take the newest action back."""
        self._send(b'{"is":"undo","id":%d,"after":%d}', None)

    def _send(self, text: bytes, action: bytes | None) -> None:
        assert self._frames is not None
        self._number += 1
        self.waiting = Sent(self.seq, None if action is None else msgspec.json.decode(action), perf_counter())
        self.mine = None  # told anew by the step that follows
        self._frames.send(text % (self._number, self.seq))
