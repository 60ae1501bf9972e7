"""The ASGI side of the live socket: accepts or rejects it, then reads and writes until it closes."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Any

import structlog

from bothy.kernel import BothyError
from bothy.server.asgi.types import Receive, Send
from bothy.server.live.conversation import Conversation
from bothy.server.live.hub import Hub
from bothy.server.live.listener import Listener
from bothy.server.live.messages import Refused, text_of
from bothy.server.live.signouts import SignOuts
from bothy.server.operators.refusals import Sanctioned
from bothy.server.operators.sanctions import Sanctions
from bothy.server.people.entrance import Caller
from bothy.server.people.limits import READS
from bothy.server.people.origins import Origins
from bothy.server.people.seats import Seats
from bothy.server.people.sessions import Sessions
from bothy.server.people.shared_limits import SharedLimits
from bothy.server.refusals import NotSignedIn, Refusal
from bothy.server.wire import reason_data

REFUSED = 4000
"""A rejected socket is closed with 4000 + the HTTP status: 4403 for another site's page, 4401 if signed out."""
PATIENCE = 1.0
"""Seconds for a closing socket to accept the reason."""

LOG = structlog.get_logger("socket")


class LiveSocket:
    """Lets clients follow a table and play at it."""

    def __init__(
        self,
        hub: Hub,
        sessions: Sessions,
        signouts: SignOuts,
        origins: Origins,
        shared_limits: SharedLimits,
        seats: Seats,
        sanctions: Sanctions,
    ) -> None:
        self._hub = hub
        self._sessions = sessions
        self._signouts = signouts
        self._origins = origins
        self._limits = shared_limits.own
        self._shared_limits = shared_limits
        self._seats = seats
        self._sanctions = sanctions

    async def serve(self, scope: Any, receive: Receive, send: Send, table_id: str) -> None:
        """Serves one connection from start to end."""
        caller = Caller(scope)
        await receive()  # the connection request
        listener, signed_out = Listener(None), asyncio.Event()
        with ExitStack() as connection:
            try:
                self._origins.check_host(caller.host)
                self._origins.check(caller.header("origin"), caller.host)
                self._limits.take(READS, caller.network)
                connection.enter_context(self._limits.connection(caller.network))
                cookie = caller.cookie(self._sessions.cookie_name)
                # Subscribe before the lookup, so no sign-out is missed.
                connection.enter_context(self._signouts.watched(self._sessions.key(cookie), signed_out.set))
                session = await self._sessions.find(cookie)
                listener.person = None if session is None else session.person.id
                if listener.person is not None:
                    self._sanctions.check_ban(listener.person)
                channel = await self._hub.enter(table_id, listener)
            except Sanctioned as error:
                await send({"type": "websocket.accept"})
                await _turn_away_with_reason(send, error)
                return
            except BothyError as error:
                await _turn_away(send, error)
                return
            try:
                await send({"type": "websocket.accept"})
                talk = Conversation(self._hub, self._seats, self._shared_limits, channel, listener, caller)
                await self._both_ways(channel, listener, talk, signed_out, receive, send)
            finally:
                self._hub.leave(channel, listener)
            if signed_out.is_set():
                with suppress(Exception):  # it may be closing, or not reading
                    await asyncio.wait_for(self._say_why(send, listener.person), PATIENCE)

    async def _say_why(self, send: Send, person: str | None) -> None:
        """Sends the reason for closing: the session has ended, or the person was banned."""
        try:
            if person is not None:
                self._sanctions.check_ban(person)
        except Sanctioned as error:
            await _turn_away_with_reason(send, error)
        else:
            await _turn_away(send, NotSignedIn())

    async def _both_ways(
        self,
        channel: Any,
        listener: Listener,
        talk: Conversation,
        signed_out: asyncio.Event,
        receive: Receive,
        send: Send,
    ) -> None:
        """Reads and writes concurrently until either side or the session ends."""

        async def told(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        hearing = asyncio.create_task(_hear(talk, receive))
        telling = asyncio.create_task(listener.deliver(lambda: self._hub.all_anew(channel, listener), told))
        ending = asyncio.create_task(signed_out.wait())
        tasks: tuple[asyncio.Task[Any], ...] = hearing, telling, ending
        listener.cut = telling.cancel
        done: set[asyncio.Task[Any]] = set()
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            if not task.cancelled() and task.exception() is not None and not _gone(task.exception()):
                LOG.error("socket-fault", exc_info=task.exception())


async def _turn_away(send: Send, error: BothyError) -> None:
    status = error.status if isinstance(error, Refusal) else 503
    await send({"type": "websocket.close", "code": REFUSED + status, "reason": error.reason.key})


async def _turn_away_with_reason(send: Send, error: Sanctioned) -> None:
    """Sends the reason as a message before closing, because a close frame has no room for its values."""
    told = Refused(None, reason_data(error.reason))
    await send({"type": "websocket.send", "text": text_of(told)})
    await _turn_away(send, error)


async def _hear(talk: Conversation, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await talk.hear(text if text is not None else message.get("bytes") or b"")


def _gone(error: BaseException | None) -> bool:
    """Returns whether an error only means that the client has disconnected."""
    return isinstance(error, OSError | RuntimeError) or type(error).__name__ == "ClientDisconnected"
