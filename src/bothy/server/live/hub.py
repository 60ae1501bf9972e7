"""Everybody in this process who follows a table, and the ways by which news reach them.

There is one path: whatever moves a match at hand, here or elsewhere, ends in `Matches.moved`, and the channel of
that match tells its listeners in the next turn of the loop. Announcements, gaps and sweeps only see to it that
matches at hand are brought up to date.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

import msgspec
import structlog

from bothy.kernel import BothyError, Reason
from bothy.server.bus import Bus
from bothy.server.bus.interface import game_subject, presence_subject, table_subject
from bothy.server.ids import is_id
from bothy.server.live.audience import Audience
from bothy.server.live.listener import Listener
from bothy.server.live.presence import TELL_EVERY
from bothy.server.live.table_channel import TableChannel
from bothy.server.matches import CachedMatch
from bothy.server.refusals import NotFound
from bothy.server.rows import TableRow
from bothy.server.tables.chatting import blocked_by, chat_lines
from bothy.server.tables.lobby import CHANGED, Lobby

SWEEP_EVERY = 30.0
"""Seconds after which every match that is followed is compared with the store: a lost hint costs no more."""
STAND_IN_EVERY = 1.0
"""While the bus is away nobody is told of moves made elsewhere: then they are looked for, so often."""
TABLES_EVERY = 5
"""So many times less often, what was said and changed at the tables."""

LOG = structlog.get_logger("hub")


class Hub:
    """The channels of this process."""

    def __init__(self, lobby: Lobby, bus: Bus) -> None:
        self.lobby = lobby
        self.matches = lobby.matches
        self.bus = bus
        self.process = secrets.token_hex(4)
        self.channels: dict[str, TableChannel] = {}
        self.followed: list[Callable[[CachedMatch], None]] = []
        """Called with a match that somebody here begins to follow."""
        self.looked: list[Callable[[TableRow, str], None]] = []
        """Called with a table and somebody who begins to look at it, or looks away."""
        self._by_game: dict[str, TableChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: dict[str, bool] = {}
        """Matches that are brought up to date just now, and whether more was told of them meanwhile."""
        self.matches.moved.append(self._moved)
        self.matches.given_up.append(self._given_up)
        bus.after_gap(self.look_again)

    # Coming and going

    async def enter(self, table_id: str, listener: Listener) -> TableChannel:
        """Let somebody listen at a table."""
        if not is_id(table_id):  # whatever a path may hold: it must not get as far as the bus
            raise NotFound("table")
        listener.blocked = await blocked_by(self.lobby.store, listener.person)
        channel = self.channels.get(table_id)
        if channel is None:
            channel = self.channels[table_id] = TableChannel(table_id, self.process)
            self.do(self._prepare(channel))
        channel.listeners.add(listener)  # or the channel might close while it is made ready
        try:
            await asyncio.shield(channel.ready)
        except BaseException:
            self.leave(channel, listener)
            raise
        channel.enter(listener)
        self._note_look(channel, listener)
        if not self._attended(channel, listener):
            channel.announce_to(listener)
        return channel

    async def _prepare(self, channel: TableChannel) -> None:
        try:
            channel.subscriptions = [
                await self.bus.subscribe(table_subject(channel.id), lambda told: self._table_told(channel, told)),
                await self.bus.subscribe(
                    presence_subject(channel.id), lambda told: self._presence_told(channel, told)
                ),
            ]
            channel.table = await self.lobby.table(channel.id)
            channel.chat_from = await self.lobby.store.said(channel.id)
            channel.ready.set_result(None)
        except BaseException as error:
            channel.ready.set_exception(error)
            channel.ready.exception()  # those who wait are told; if nobody waits, nobody need be
            if not isinstance(error, BothyError):
                raise

    def leave(self, channel: TableChannel, listener: Listener) -> None:
        """Somebody has gone; the last one closes the channel."""
        channel.leave(listener)
        if not listener.hidden:
            self._note_look(channel, listener)
        if not channel.listeners and self.channels.get(channel.id) is channel:
            del self.channels[channel.id]
            if channel.table is not None and channel.table.match_id is not None:
                self._by_game.pop(channel.table.match_id, None)
            self.do(self._close(channel))
        self._attended(channel, listener)

    def hide(self, channel: TableChannel, listener: Listener, hidden: bool) -> None:
        """Somebody's page is hidden from now on, or is seen again."""
        if listener.hidden != hidden:
            channel.hide(listener, hidden)
            self._note_look(channel, listener)
            self._attended(channel, listener)

    def _note_look(self, channel: TableChannel, listener: Listener) -> None:
        if channel.table is not None and listener.person is not None:
            for looked in self.looked:
                looked(channel.table, listener.person)

    async def _close(self, channel: TableChannel) -> None:
        if channel.announcing is not None:
            channel.announcing.cancel()
        for subscription in channel.subscriptions:
            await subscription.close()

    async def follow(
        self, channel: TableChannel, listener: Listener, audience: Audience, have: int
    ) -> CachedMatch | None:
        """Let a listener follow the table's match, if it has begun. Whether it may sit there was asked before."""
        match_id = await self.game_of(channel)
        if match_id is None:
            return None
        if match_id not in self._by_game:
            self._by_game[match_id] = channel
            channel.subscriptions.append(
                await self.bus.subscribe(game_subject(match_id), lambda told: self._game_told(match_id, told))
            )
        cached = await self._newest(channel, match_id)
        channel.follow(cached, listener, audience, have)
        for followed in self.followed:
            followed(cached)
        return cached

    def known_to_look(self, table_id: str) -> set[str]:
        """Who has a table before their eyes, as far as this process knows: all of them, if it serves the table."""
        channel = self.channels.get(table_id)
        return set() if channel is None else channel.attendance.looking(monotonic())

    def watched(self, match_id: str) -> bool:
        """Whether anybody follows a match in this process."""
        return match_id in self._by_game

    def has_clock(self, match_id: str) -> bool:
        """Whether those who come to a match are told the time left already."""
        channel = self._by_game.get(match_id)
        return channel is not None and bool(channel.clock)

    def tell_clock(self, match_id: str, text: str) -> None:
        """Tell those who follow a match here how its clocks stand."""
        channel = self._by_game.get(match_id)
        if channel is not None:
            channel.tell_clock(text)

    def reseated(self, cached: CachedMatch) -> None:
        """The seats of a match have changed hands."""
        channel = self._by_game.get(cached.id)
        if channel is not None:
            channel.reseated(cached)

    async def _newest(self, channel: TableChannel, match_id: str) -> CachedMatch:
        """The match, as new as the store has it. If that is less than listeners were told, they are told so."""
        cached = await self.matches.newest(match_id)
        channel.rewind(cached)
        return cached

    async def game_of(self, channel: TableChannel) -> str | None:
        """The table's match. If none is known, the store is asked: the hint that told of it may be lost."""
        assert channel.table is not None
        if channel.table.match_id is None:
            channel.changed(await self.lobby.table(channel.id))
        return channel.table.match_id

    async def all_anew(self, channel: TableChannel, listener: Listener) -> str:
        """Everything, for a listener that was too slow."""
        match_id = channel.table.match_id if channel.table is not None else None
        cached = await self._newest(channel, match_id) if match_id is not None and listener.following else None
        return channel.all_anew(cached, listener)

    # News

    def _moved(self, cached: CachedMatch, ours: bool) -> None:
        """A match at hand has moved: tell it, but after whoever moved it has its acknowledgement."""
        channel = self._by_game.get(cached.id)
        if channel is not None and not channel.due:
            channel.due = True
            asyncio.get_running_loop().call_soon(self._tell, channel, cached, ours)

    def _tell(self, channel: TableChannel, cached: CachedMatch, ours: bool) -> None:
        channel.tell(cached)
        if channel.audiences is not None and cached.seq < channel.audiences.seq:
            self.do(
                self._newest(channel, cached.id)
            )  # loaded anew, and less than was told: has the store lost it?
        if ours and channel.audiences is not None and channel.audiences.lending:
            self.matches.announcements.lend(cached.id, cached.seq, channel.audiences.lending)

    def _given_up(self, match_id: str, reason: Reason) -> None:
        channel = self._by_game.get(match_id)
        if channel is not None:
            channel.give_up(reason)

    def _game_told(self, match_id: str, payload: bytes) -> None:
        """A hint: an entry that one of our processes proves it wrote, or else a reason to look into the store."""
        try:
            hint = self.matches.announcements.read(match_id, payload)
        except ValueError:
            LOG.warning("hint-unread", game=match_id)
            return
        channel = self._by_game.get(match_id)
        if channel is not None:
            channel.lent = hint.seq, hint.shown
        if hint.clock:
            self.matches.clock_lent(match_id, hint.seq, hint.clock)
        try:
            if not self.matches.hear_at_once(match_id, hint.seq, hint.line):
                self._look(match_id, hint.seq)
        except BothyError as error:
            LOG.warning("not-told", reason=error.reason.key)
        except Exception:
            LOG.exception("hint-unread", game=match_id)  # the next sweep looks into the store

    def _look(self, match_id: str, seq: int) -> None:
        """Bring a match up to date, once at a time: whoever tells a thousand things causes no thousand reads."""
        if match_id in self._looking:
            self._looking[match_id] = True
            return
        self._looking[match_id] = False
        self.do(self._looked(match_id, seq))

    async def _looked(self, match_id: str, seq: int) -> None:
        try:
            await self.matches.heard(match_id, seq)
            while self._looking[match_id]:
                self._looking[match_id] = False
                await self.matches.newest(match_id)
        finally:
            del self._looking[match_id]

    def _table_told(self, channel: TableChannel, payload: bytes) -> None:
        self.do(self._table_changed(channel) if payload == CHANGED else self._talked(channel))

    async def _table_changed(self, channel: TableChannel) -> None:
        channel.changed(await self.lobby.table(channel.id))

    async def _talked(self, channel: TableChannel) -> None:
        channel.said(await chat_lines(self.lobby.store, channel.id, channel.chat_from))

    def _presence_told(self, channel: TableChannel, payload: bytes) -> None:
        try:
            changed, new = channel.attendance.hear(payload, monotonic())
        except msgspec.DecodeError:
            LOG.warning("hint-unread", table=channel.id)
            return
        if changed:
            self._announce_soon(channel)
        if new:
            self._tell_presence(channel)

    def _attended(self, channel: TableChannel, listener: Listener) -> bool:
        """Somebody came, went, or looks away; whether everybody here was told at once.

        Other processes hear at once of those the table is about, since they decide by it whom to tell elsewhere.
        """
        concerned = channel.table is not None and listener.person in channel.table.concerned
        if channel.attendance.unsaid and (concerned or not channel.listeners):
            self._tell_presence(channel)
        return bool(channel.listeners) and self._announce_soon(channel)

    def _announce_soon(self, channel: TableChannel) -> bool:
        """Tell who is here: now if that was not told lately, else once for all that happens meanwhile."""
        loop = asyncio.get_running_loop()
        wait = channel.announced_at + channel.pause - loop.time()
        if wait <= 0:
            self._announce(channel)
        elif channel.announcing is None:
            channel.announcing = loop.call_later(wait, self._announce, channel)
        return wait <= 0

    def _announce(self, channel: TableChannel) -> None:
        channel.announce(asyncio.get_running_loop().time())
        if channel.attendance.unsaid:
            self._tell_presence(channel)

    def _tell_presence(self, channel: TableChannel) -> None:
        self.do(self.bus.publish(presence_subject(channel.id), channel.attendance.telling()))

    # In the background

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something nobody waits for. What people can cause is noted; anything else is loud."""
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Awaitable[Any]) -> None:
        try:
            await work
        except BothyError as error:
            LOG.warning("not-told", reason=error.reason.key)
        except Exception:
            LOG.exception("broken")

    def look_again(self) -> None:
        """Announcements may have been lost: look at everything that is followed."""
        for channel in list(self.channels.values()):
            self.do(self._look_at(channel))

    async def _look_at(self, channel: TableChannel) -> None:
        await self._table_changed(channel)
        await self._talked(channel)
        if channel.audiences is not None and channel.table is not None and channel.table.match_id is not None:
            channel.tell(await self._newest(channel, channel.table.match_id))

    async def sweep(self) -> None:
        """Now and then look at everything, tell who is here, and forget processes that fell silent. Forever."""
        looked = monotonic()
        while True:
            await asyncio.sleep(TELL_EVERY)
            now = monotonic()
            look = now - looked > SWEEP_EVERY
            looked = now if look else looked
            for channel in list(self.channels.values()):
                channel.cut_off(now)
                if channel.attendance.forget(now):
                    self._announce_soon(channel)
                self._tell_presence(channel)
                if look:
                    await self._watched(self._look_at(channel))

    async def stand_in(self) -> None:
        """As long as the bus is away, look in its stead: at all matches at once, more seldom at the tables."""
        away = 0
        while True:
            await asyncio.sleep(STAND_IN_EVERY)
            away = 0 if await self.bus.ready() else away + 1
            if away:
                await self._watched(self._catch_up())
            if away and away % TABLES_EVERY == 0:
                for channel in list(self.channels.values()):  # one after another, not to press
                    await self._watched(self._look_at(channel))

    async def _catch_up(self) -> None:
        for match_id, seq in (await self.matches.store.seqs(list(self._by_game))).items():
            cached, channel = self.matches.cache.get(match_id), self._by_game.get(match_id)
            if channel is not None and (cached is None or cached.seq != seq):
                self.do(self._newest(channel, match_id))

    async def close(self) -> None:
        """Stop telling."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for channel in list(self.channels.values()):
            await self._close(channel)
