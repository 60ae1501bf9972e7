"""All listeners in this process, and the ways news reaches them.

There is one path: every change to a loaded match, here or elsewhere, ends in `MatchService.moved`, and the match's
channel sends it to its listeners in the next turn of the loop. Announcements, gaps and sweeps only bring loaded
matches up to date.
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
from bothy.local.ids import is_id
from bothy.local.messages import Audience
from bothy.server.bus import Bus
from bothy.server.bus.interface import match_subject, presence_subject, table_subject
from bothy.server.live.listener import Listener
from bothy.server.live.presence import TELL_EVERY
from bothy.server.live.table_channel import TableChannel
from bothy.server.matches import CachedMatch
from bothy.server.refusals import NotFound
from bothy.server.rows import TableRow
from bothy.server.tables.chatting import blocked_by, chat_lines
from bothy.server.tables.lobby import CHANGED, Lobby

SWEEP_EVERY = 30.0
"""Seconds between comparisons of every followed match with the store, which bounds the delay of a lost hint."""
STAND_IN_EVERY = 1.0
"""Seconds between polls for moves from other processes while the bus is down."""
TABLES_EVERY = 5
"""Polls per check of chat and tables, while the bus is down."""

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
        """Called with a match that gets a follower here."""
        self.looked: list[Callable[[TableRow, str], None]] = []
        """Called with a table and a person who starts or stops looking at it."""
        self._by_match: dict[str, TableChannel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: dict[str, bool] = {}
        """Matches being brought up to date, and whether another hint arrived meanwhile."""
        self.matches.moved.append(self._moved)
        self.matches.given_up.append(self._given_up)
        bus.after_gap(self.look_again)

    # Coming and going

    async def enter(self, table_id: str, listener: Listener) -> TableChannel:
        """Adds a listener to a table."""
        if not is_id(table_id):  # paths may hold anything: keep it off the bus
            raise NotFound("table")
        listener.blocked = await blocked_by(self.lobby.store, listener.person)
        channel = self.channels.get(table_id)
        if channel is None:
            channel = self.channels[table_id] = TableChannel(table_id, self.process)
            self.do(self._prepare(channel))
        channel.listeners.add(listener)  # keeps the channel open while it is prepared
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
            channel.ready.exception()  # marks it retrieved, in case nobody awaits it
            if not isinstance(error, BothyError):
                raise

    def leave(self, channel: TableChannel, listener: Listener) -> None:
        """Removes a listener, and closes the channel after the last."""
        channel.leave(listener)
        if not listener.hidden:
            self._note_look(channel, listener)
        if not channel.listeners and self.channels.get(channel.id) is channel:
            del self.channels[channel.id]
            if channel.table is not None and channel.table.match_id is not None:
                self._by_match.pop(channel.table.match_id, None)
            self.do(self._close(channel))
        self._attended(channel, listener)

    def hide(self, channel: TableChannel, listener: Listener, hidden: bool) -> None:
        """Notes that a listener's page was hidden or shown."""
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
        """Makes a listener follow the table's match, if it has begun. The caller has checked the seat."""
        match_id = await self.match_of(channel)
        if match_id is None:
            return None
        if match_id not in self._by_match:
            self._by_match[match_id] = channel
            channel.subscriptions.append(
                await self.bus.subscribe(match_subject(match_id), lambda told: self._match_told(match_id, told))
            )
        cached = await self._newest(channel, match_id)
        channel.follow(cached, listener, audience, have)
        for followed in self.followed:
            followed(cached)
        return cached

    def known_to_look(self, table_id: str) -> set[str]:
        """Returns the people known to be looking at a table. Complete only if this process serves the table."""
        channel = self.channels.get(table_id)
        return set() if channel is None else channel.attendance.looking(monotonic())

    def watched(self, match_id: str) -> bool:
        """Returns whether anyone in this process follows a match."""
        return match_id in self._by_match

    def has_clock(self, match_id: str) -> bool:
        """Returns whether a match's channel already has the clock to send to new followers."""
        channel = self._by_match.get(match_id)
        return channel is not None and bool(channel.clock)

    def tell_clock(self, match_id: str, text: str) -> None:
        """Sends the clocks to a match's followers here."""
        channel = self._by_match.get(match_id)
        if channel is not None:
            channel.tell_clock(text)

    def reseated(self, cached: CachedMatch) -> None:
        """Updates the followers after seats have changed hands."""
        channel = self._by_match.get(cached.id)
        if channel is not None:
            channel.reseated(cached)

    async def _newest(self, channel: TableChannel, match_id: str) -> CachedMatch:
        """Returns the match, as new as the store has it. Rewinds listeners who have received more than that."""
        cached = await self.matches.newest(match_id)
        channel.rewind(cached)
        return cached

    async def match_of(self, channel: TableChannel) -> str | None:
        """Returns the table's match. If unknown, reads the store, because the hint may have been lost."""
        assert channel.table is not None
        if channel.table.match_id is None:
            channel.changed(await self.lobby.table(channel.id))
        return channel.table.match_id

    async def all_anew(self, channel: TableChannel, listener: Listener) -> str:
        """Returns everything, for a listener that was too slow."""
        match_id = channel.table.match_id if channel.table is not None else None
        cached = await self._newest(channel, match_id) if match_id is not None and listener.following else None
        return channel.all_anew(cached, listener)

    # News

    def _moved(self, cached: CachedMatch, ours: bool) -> None:
        """Schedules the news of a changed match, so that the player who moved gets the acknowledgement first."""
        channel = self._by_match.get(cached.id)
        if channel is not None and not channel.due:
            channel.due = True
            asyncio.get_running_loop().call_soon(self._tell, channel, cached, ours)

    def _tell(self, channel: TableChannel, cached: CachedMatch, ours: bool) -> None:
        channel.tell(cached)
        if channel.audiences is not None and cached.seq < channel.audiences.seq:
            self.do(
                self._newest(channel, cached.id)
            )  # reloaded with less than was sent: the store may have lost entries
        if ours and channel.audiences is not None and channel.audiences.lending:
            self.matches.announcements.lend(cached.id, cached.seq, channel.audiences.lending)

    def _given_up(self, match_id: str, reason: Reason) -> None:
        channel = self._by_match.get(match_id)
        if channel is not None:
            channel.give_up(reason)

    def _match_told(self, match_id: str, payload: bytes) -> None:
        """Handles a hint: an entry with proof that our process wrote it, or else a reason to read the store."""
        try:
            hint = self.matches.announcements.read(match_id, payload)
        except ValueError:
            LOG.warning("hint-unread", match=match_id)
            return
        channel = self._by_match.get(match_id)
        if channel is not None:
            channel.shared = hint.seq, hint.shown
        if hint.clock:
            self.matches.clock_lent(match_id, hint.seq, hint.clock)
        try:
            if not self.matches.hear_at_once(match_id, hint.seq, hint.line):
                self._look(match_id, hint.seq)
        except BothyError as error:
            LOG.warning("not-told", reason=error.reason.key)
        except Exception:
            LOG.exception("hint-unread", match=match_id)  # the next sweep reads the store

    def _look(self, match_id: str, seq: int) -> None:
        """Brings a match up to date, with one read at a time however many hints arrive."""
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
        """Announces that a listener came, left or hid the page; returns whether listeners here got it at once.

        Changes of people the table concerns go to other processes at once, which choose by them whom to notify.
        """
        concerned = channel.table is not None and listener.person in channel.table.concerned
        if channel.attendance.unsaid and (concerned or not channel.listeners):
            self._tell_presence(channel)
        return bool(channel.listeners) and self._announce_soon(channel)

    def _announce_soon(self, channel: TableChannel) -> bool:
        """Announces who is here: now, or once after the pause if it was announced recently."""
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
        """Runs work in the background. Expected errors are logged as warnings, others as faults."""
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
        """Checks everything that is followed, because announcements may have been lost."""
        for channel in list(self.channels.values()):
            self.do(self._look_at(channel))

    async def _look_at(self, channel: TableChannel) -> None:
        await self._table_changed(channel)
        await self._talked(channel)
        if channel.audiences is not None and channel.table is not None and channel.table.match_id is not None:
            channel.tell(await self._newest(channel, channel.table.match_id))

    async def sweep(self) -> None:
        """Periodically checks everything, announces who is here and drops silent processes, forever."""
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
        """Polls while the bus is down: all matches in one query, tables less often."""
        away = 0
        while True:
            await asyncio.sleep(STAND_IN_EVERY)
            away = 0 if await self.bus.ready() else away + 1
            if away:
                await self._watched(self._catch_up())
            if away and away % TABLES_EVERY == 0:
                for channel in list(self.channels.values()):  # one at a time, to spare the store
                    await self._watched(self._look_at(channel))

    async def _catch_up(self) -> None:
        for match_id, seq in (await self.matches.store.seqs(list(self._by_match))).items():
            cached, channel = self.matches.cache.get(match_id), self._by_match.get(match_id)
            if channel is not None and (cached is None or cached.seq != seq):
                self.do(self._newest(channel, match_id))

    async def close(self) -> None:
        """Stops all background work and closes the channels."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for channel in list(self.channels.values()):
            await self._close(channel)
