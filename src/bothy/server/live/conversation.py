"""Client messages on the live socket, and their answers."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from bothy.kernel import BothyError, Json, Reason
from bothy.local import messages
from bothy.local.messages import Audience
from bothy.server.live.hub import Hub
from bothy.server.live.listener import Listener
from bothy.server.live.messages import (
    Act,
    Hello,
    Hide,
    Ping,
    Preview,
    Redo,
    Say,
    Undo,
    read,
)
from bothy.server.live.parts import ENCODERS
from bothy.server.live.table_channel import TableChannel
from bothy.server.matches import CachedMatch
from bothy.server.people.entrance import Caller
from bothy.server.people.limits import MESSAGES, TALK
from bothy.server.people.metering import charged
from bothy.server.people.seats import Seats
from bothy.server.people.shared_limits import SharedLimits
from bothy.server.refusals import Conflict, Forbidden, NotSignedIn, Refusal

LOG = structlog.get_logger("socket")


class Conversation:
    """One client's socket. Every message gets an answer, even an invalid one."""

    def __init__(
        self,
        hub: Hub,
        seats: Seats,
        shared_limits: SharedLimits,
        channel: TableChannel,
        listener: Listener,
        caller: Caller,
    ) -> None:
        self._hub = hub
        self._seats = seats
        self._limits = shared_limits.own
        self._shared_limits = shared_limits
        self._bucket = self._limits.socket(MESSAGES)
        self._channel = channel
        self._listener = listener
        self._network = caller.network

    async def hear(self, text: str | bytes) -> None:
        """Answers one message."""
        number: int | None = None
        try:
            if self._bucket is not None:
                self._bucket.take()
            message = _parsed(text)
            number = getattr(message, "id", None)
            await charged(self._limits.work(self._network), self._answer(message))
        except BothyError as error:
            await self._refuse(number, error.reason)
        except Exception:
            LOG.exception("fault", table=self._channel.id)
            await self._refuse(number, Reason("server-fault"))

    async def _answer(self, message: Any) -> None:
        match message:
            case Act(id=number, after=after, actions=actions, end_turn=end_turn):
                acted = await self._hub.matches.play(self._match_id(), self._seat(), actions, after, end_turn)
                await self._reply(messages.ack(number, acted.seq))
            case Undo(id=number, after=after, to=to):
                acted = await self._hub.matches.undo(self._match_id(), self._seat(), to, after)
                await self._reply(messages.ack(number, acted.seq))
            case Redo(id=number, after=after):
                acted = await self._hub.matches.redo(self._match_id(), self._seat(), after)
                await self._reply(messages.ack(number, acted.seq))
            case Preview(id=number, actions=actions):
                await self._preview(number, actions)
            case Hello(seat=seat, have=have, prices=prices, invite=invite):
                self._listener.prices = prices
                self._listener.invite = invite
                await self._hello(seat, have)
            case Say(id=number, text=text):
                await self._say(number, text)
            case Hide(hidden=hidden):
                self._hub.hide(self._channel, self._listener, hidden)
            case Ping():
                await self._reply(messages.pong(self._seq()))

    async def _hello(self, seat: Audience, have: int) -> None:
        if seat is not None:
            match_id = await self._hub.match_of(self._channel)
            if match_id is None:
                raise Conflict(Reason("match-not-begun"))
            self._seats.check(await self._hub.matches.at_hand(match_id), self._listener.person, seat)
        await self._hub.follow(self._channel, self._listener, seat, have)

    async def _preview(self, number: int, actions: list[Any]) -> None:
        cached = await self._hub.matches.at_hand(self._match_id())
        match, seat = cached.match, self._seat()
        async with self._limits.turn(self._network):
            seen = match.preview(seat, *messages.read_actions(match, actions))
        await self._reply(messages.previewed(number, seat, seen))

    async def _say(self, number: int, text: str) -> None:
        if self._listener.person is None:
            raise NotSignedIn
        await self._shared_limits.take(TALK, self._listener.person)
        said = await self._hub.lobby.say(self._channel.id, self._listener.person, text)
        await self._reply(messages.ack(number, said.number))

    def _match_id(self) -> str:
        table = self._channel.table
        if table is None or table.match_id is None:
            raise Conflict(Reason("match-not-begun"))
        return table.match_id

    def _seat(self) -> int:
        """Returns this socket's seat, checking that it hasn't changed hands or been taken over by a bot."""
        seat = self._listener.audience
        if not self._listener.following or seat is None:
            raise Forbidden(Reason("not-your-seat"))
        cached = self._hub.matches.cache.get(self._match_id())
        if cached is not None:
            self._seats.playing(cached, self._listener.person, seat)
        return seat

    def _seq(self) -> int:
        return -1 if self._channel.audiences is None else self._channel.audiences.seq

    async def _reply(self, message: dict[str, Json]) -> None:
        await self._listener.send_queue.reply(ENCODERS.plain(message).decode())

    async def _refuse(self, number: int | None, reason: Reason) -> None:
        await self._reply(messages.refused(number, reason, self._seq()))


def _parsed(text: str | bytes) -> Any:
    try:
        return read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # deeply nested lists recurse
        raise Refusal(Reason("message-unreadable", fault=str(error)[:120])) from error


__all__ = ["CachedMatch", "Conversation"]
