"""The bus between processes: NATS, with one connection per process. Needs `bothy-games[host]`.

An outage blocks no caller. Hints published meanwhile wait in a bounded buffer. Those published just before are
sent again afterwards, since they may have been lost. If the buffer overflowed, all processes are told to look
again. A process that was cut off looks again on its own.

Anyone on the bus can publish anything. So each hint carries a proof, made with the secret that only the host's own
processes share. Hints without one are dropped and counted. A proof doesn't prevent eavesdropping: for that the bus
needs its own password.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from hmac import compare_digest

import structlog
from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription

from bothy.server.bus.interface import Bus, Heard, Subscription, checked
from bothy.server.bus.listeners import Listeners, unharmed
from bothy.server.metrics import HINTS_UNSIGNED

log = structlog.get_logger()

GAP = "gap"
"""Subject by which a process announces that it has lost hints of its own."""
ROOM = 5_000
"""Announcements buffered in an outage: a second or two of a busy process, about 20 MB."""
RETRY = 0.2
AGAIN = 20.0
"""Seconds before an outage was noticed in which hints may have been lost: silence is noticed after 15."""

PROOF_BYTES = 16

BROKEN = (OSError, errors.Error, asyncio.TimeoutError)


class NatsSubscriber(Subscription):
    """One listener in this process."""

    def __init__(self, bus: NatsBus, subject: str) -> None:
        self._bus = bus
        self._subject = subject

    async def close(self) -> None:
        """Stop listening."""
        await self._bus.leave(self._subject, self)


class NatsBus(Bus):
    """Announcements over NATS, which routes a subject only to its subscribers."""

    def __init__(
        self, servers: str | Sequence[str], room: int = ROOM, secret: str = "", former: Sequence[str] = ()
    ) -> None:
        self.servers = [servers] if isinstance(servers, str) else list(servers)
        self._keys = [blake2b(each.encode(), person=b"bothy-bus").digest() for each in (secret, *former)]
        """The newest first: it signs our hints. Hints from processes with an older one are accepted too."""
        self.room = room
        self.dropped = 0
        """Announcements lost to a full buffer since the process started."""
        self._listeners = Listeners()
        self._listeners.add(GAP, self, lambda _: self._look())
        self._looks: list[Callable[[], None]] = []
        self._client: Client | None = None
        self._subscribed: dict[str, asyncio.Task[NatsSubscription]] = {}
        self._buffer: deque[tuple[str, bytes]] = deque()
        self._told: deque[tuple[float, str, bytes]] = deque(maxlen=room)
        self._lost = False
        self._more = asyncio.Event()
        self._connected = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # Lifecycle

    async def open(self) -> None:
        """Start connecting, and reconnect for ever."""
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._send())]
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._connected.wait(), 1)

    async def close(self) -> None:
        """Send buffered hints if that's quick, then disconnect."""
        client = self._client
        with suppress(*BROKEN):
            async with asyncio.timeout(1):
                while self._buffer and client is not None and client is self._client:
                    await asyncio.sleep(0.01)
                if client is not None:
                    await client.flush(1)
        running = set(self._tasks)
        while running:
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.1)  # nats-py may swallow it while it connects
        self._tasks.clear()

    async def ready(self) -> bool:
        """Return whether hints currently flow."""
        return self._client is not None

    def after_gap(self, look: Callable[[], None]) -> None:
        """Call `look` whenever hints may have been lost."""
        self._looks.append(look)

    # Publishing

    async def publish(self, subject: str, payload: bytes) -> None:
        """Buffer a hint, dropping the oldest if the buffer is full. Listeners here needn't wait for NATS."""
        if checked(subject) in self._listeners:
            asyncio.get_running_loop().call_soon(self._listeners.tell, subject, payload)
        if len(self._buffer) >= self.room:
            self._buffer.popleft()
            self.dropped += 1
            self._lost = True
        self._buffer.append((subject, payload))
        self._more.set()

    async def _send(self) -> None:
        """Empty the buffer whenever there's a connection."""
        clock = asyncio.get_running_loop().time
        while True:
            await self._connected.wait()
            await self._more.wait()
            client = self._client
            if client is None:
                continue
            if self._lost:
                self._lost = False
                self._buffer.append((GAP, b""))
            while self._buffer and self._client is client:
                for subject, payload in self._some():
                    self._told.append((clock(), subject, payload))  # if sending fails, it's sent again
                    with suppress(*BROKEN):
                        await client.publish(subject, payload + _proof(self._keys[0], subject, payload))
                await asyncio.sleep(0)  # nats-py may not yield here, and other tasks need a turn
            if not self._buffer:
                self._more.clear()

    def _some(self) -> list[tuple[str, bytes]]:
        return [self._buffer.popleft() for _ in range(min(100, len(self._buffer)))]

    def _tell_again(self, since: float) -> None:
        """Put the hints sent shortly before an outage in front of the buffer."""
        again = [(subject, payload) for at, subject, payload in self._told if at >= since]
        self._told.clear()
        room = self.room - len(self._buffer)
        self._lost = self._lost or len(again) > room or len(again) == self._told.maxlen
        self._buffer.extendleft(reversed(again[-room:] if room > 0 else []))
        if self._buffer or self._lost:
            self._more.set()

    # Listening

    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Listen. On return, NATS knows of it, or there's an outage, after which all processes look again."""
        listener = NatsSubscriber(self, checked(subject))
        self._listeners.add(subject, listener, heard)
        client = self._client
        if client is not None:
            with suppress(*BROKEN):
                await self._subscribe(client, subject)
                await client.flush(1)
        return listener

    async def leave(self, subject: str, listener: NatsSubscriber) -> None:
        """Stop listening. The last listener ends the subscription."""
        if self._listeners.remove(subject, listener):
            subscribed = self._subscribed.pop(subject, None)
            if subscribed is not None:
                with suppress(*BROKEN):
                    await (await subscribed).unsubscribe()

    async def _subscribe(self, client: Client, subject: str) -> None:
        if subject not in self._subscribed:
            self._subscribed[subject] = asyncio.ensure_future(client.subscribe(subject, cb=self._hear))
        await self._subscribed[subject]

    async def _hear(self, message: Msg) -> None:
        payload, proof = message.data[:-PROOF_BYTES], message.data[-PROOF_BYTES:]
        if any(compare_digest(proof, _proof(key, message.subject, payload)) for key in self._keys):
            self._listeners.tell(message.subject, payload)
        else:
            HINTS_UNSIGNED.inc()

    def _look(self) -> None:
        for look in self._looks:
            unharmed(look)

    # Staying connected

    async def _stay_connected(self) -> None:
        """Use one client per connection, so that no state of an old one lingers in a new one."""
        clock = asyncio.get_running_loop().time
        ended, said = clock(), ""
        while True:
            client, gone = Client(), asyncio.Event()
            try:
                await self._connect(client, gone)
                self._client = client
                self._connected.set()
                said = ""
                log.info("bus-connected")
                self._tell_again(ended - AGAIN)
                self._look()
                await gone.wait()
                ended = clock()
                log.warning("bus-lost", error=repr(client.last_error))
            except Exception as error:  # whatever is wrong with a connection, try another
                if not isinstance(error, BROKEN):
                    log.exception("bus-failed")
                elif repr(error) != said:  # log once, not five times per second: a wrong password stays wrong
                    said = repr(error)
                    log.warning("bus-away", error=said)
                await asyncio.sleep(RETRY)
            finally:
                self._client = None
                self._connected.clear()
                self._subscribed.clear()
                with suppress(*BROKEN):
                    await client.close()

    async def _connect(self, client: Client, gone: asyncio.Event) -> None:
        async def closed() -> None:
            gone.set()

        async def failed(_error: Exception) -> None:
            """Ignore the error: it ends in `closed` or in an exception we see."""

        await client.connect(
            self.servers,
            allow_reconnect=False,
            max_reconnect_attempts=1,  # it tries twice at once before it reports failure
            reconnect_time_wait=0,
            connect_timeout=2,
            ping_interval=5,
            max_outstanding_pings=2,
            closed_cb=closed,
            error_cb=failed,
            no_echo=True,  # otherwise half of all hints would return to the process that sent them
            skip_subject_validation=True,  # ours are checked
        )
        while missing := [subject for subject in self._listeners.subjects() if subject not in self._subscribed]:
            for subject in missing:
                await self._subscribe(client, subject)
            await client.flush(2)


def _proof(key: bytes, subject: str, payload: bytes) -> bytes:
    made = blake2b(subject.encode(), digest_size=PROOF_BYTES, key=key)
    made.update(b"\n" + payload)
    return made.digest()
