"""Everybody in this process who follows a table, and the ways by which news reach them.

There is one path: whatever moves a match at hand, here or elsewhere, ends in `Matches.moved`, and the room of that
match tells its listeners in the next turn of the loop. Hints, gaps and sweeps only see to it that matches at hand
are brought up to date.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

import structlog

from bothy.kernel import BothyError, Reason
from bothy.server.bus import Bus
from bothy.server.bus.interface import game_subject, presence_subject, table_subject
from bothy.server.ids import is_id
from bothy.server.live.audience import Audience
from bothy.server.live.listener import Listener
from bothy.server.live.presence import TELL_EVERY
from bothy.server.live.room import Room
from bothy.server.matches import Held
from bothy.server.refusals import NotFound
from bothy.server.tables.chatting import chat_lines
from bothy.server.tables.lobby import CHANGED, Lobby

SWEEP_EVERY = 30.0
"""Seconds after which every match that is followed is compared with the store: a lost hint costs no more."""
STAND_IN_EVERY = 1.0
"""While the bus is away nobody is told of moves made elsewhere: then they are looked for, so often."""
TABLES_EVERY = 5
"""So many times less often, what was said and changed at the tables."""

LOG = structlog.get_logger("hub")


class Hub:
    """The rooms of this process."""

    def __init__(self, lobby: Lobby, bus: Bus) -> None:
        self.lobby = lobby
        self.matches = lobby.matches
        self.bus = bus
        self.process = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.followed: list[Callable[[Held], None]] = []
        """Called with a match that somebody here begins to follow."""
        self._by_game: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: dict[str, bool] = {}
        """Matches that are brought up to date just now, and whether more was told of them meanwhile."""
        self.matches.moved.append(self._moved)
        self.matches.given_up.append(self._given_up)
        bus.after_gap(self.look_again)

    # Coming and going

    async def enter(self, table_id: str, listener: Listener) -> Room:
        """Let somebody listen at a table."""
        if not is_id(table_id):  # whatever a path may hold: it must not get as far as the bus
            raise NotFound("table")
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table_id, self.process)
            self.do(self._prepare(room))
        room.listeners.add(listener)  # or the room might close while it is made ready
        try:
            await asyncio.shield(room.ready)
        except BaseException:
            self.leave(room, listener)
            raise
        room.enter(listener)
        if not self._count(room):
            room.announce_to(listener)
        return room

    async def _prepare(self, room: Room) -> None:
        try:
            room.subscriptions = [
                await self.bus.subscribe(table_subject(room.id), lambda told: self._table_told(room, told)),
                await self.bus.subscribe(presence_subject(room.id), lambda told: self._presence_told(room, told)),
            ]
            room.table = await self.lobby.table(room.id)
            room.chat_from = await self.lobby.store.said(room.id)
            room.ready.set_result(None)
        except BaseException as error:
            room.ready.set_exception(error)
            room.ready.exception()  # those who wait are told; if nobody waits, nobody need be
            if not isinstance(error, BothyError):
                raise

    def leave(self, room: Room, listener: Listener) -> None:
        """Somebody has gone; the last one closes the room."""
        room.leave(listener)
        if not room.listeners and self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            if room.table is not None and room.table.game_id is not None:
                self._by_game.pop(room.table.game_id, None)
            self.do(self._close(room))
        self._count(room)

    async def _close(self, room: Room) -> None:
        for subscription in room.subscriptions:
            await subscription.close()

    async def follow(self, room: Room, listener: Listener, audience: Audience, have: int) -> Held | None:
        """Let a listener follow the table's match, if it has begun. Whether it may sit there was asked before."""
        game_id = await self.game_of(room)
        if game_id is None:
            return None
        if game_id not in self._by_game:
            self._by_game[game_id] = room
            room.subscriptions.append(
                await self.bus.subscribe(game_subject(game_id), lambda told: self._game_told(game_id, told))
            )
        held = await self._newest(room, game_id)
        room.follow(held, listener, audience, have)
        for followed in self.followed:
            followed(held)
        return held

    def watched(self, game_id: str) -> bool:
        """Whether anybody follows a match in this process."""
        return game_id in self._by_game

    async def _newest(self, room: Room, game_id: str) -> Held:
        """The match, as new as the store has it. If that is less than listeners were told, they are told so."""
        held = await self.matches.newest(game_id)
        room.rewind(held)
        return held

    async def game_of(self, room: Room) -> str | None:
        """The table's match. If none is known, the store is asked: the hint that told of it may be lost."""
        assert room.table is not None
        if room.table.game_id is None:
            room.changed(await self.lobby.table(room.id))
        return room.table.game_id

    async def all_anew(self, room: Room, listener: Listener) -> str:
        """Everything, for a listener that was too slow."""
        game_id = room.table.game_id if room.table is not None else None
        held = await self._newest(room, game_id) if game_id is not None and listener.following else None
        return room.all_anew(held, listener)

    # News

    def _moved(self, held: Held, ours: bool) -> None:
        """A match at hand has moved: tell it, but after whoever moved it has its acknowledgement."""
        room = self._by_game.get(held.id)
        if room is not None and not room.due:
            room.due = True
            asyncio.get_running_loop().call_soon(self._tell, room, held, ours)

    def _tell(self, room: Room, held: Held, ours: bool) -> None:
        room.tell(held)
        if room.audiences is not None and held.seq < room.audiences.seq:
            self.do(self._newest(room, held.id))  # loaded anew, and less than was told: has the store lost it?
        if ours and room.audiences is not None and room.audiences.lending:
            self.matches.hints.lend(held.id, held.seq, room.audiences.lending)

    def _given_up(self, game_id: str, reason: Reason) -> None:
        room = self._by_game.get(game_id)
        if room is not None:
            room.give_up(reason)

    def _game_told(self, game_id: str, payload: bytes) -> None:
        """A hint: an entry that one of our processes proves it wrote, or else a reason to look into the store."""
        try:
            hint = self.matches.hints.read(game_id, payload)
        except ValueError:
            LOG.warning("hint-unread", game=game_id)
            return
        room = self._by_game.get(game_id)
        if room is not None:
            room.lent = hint.seq, hint.shown
        try:
            if not self.matches.hear_at_once(game_id, hint.seq, hint.line):
                self._look(game_id, hint.seq)
        except BothyError as error:
            LOG.warning("not-told", reason=error.reason.key)
        except Exception:
            LOG.exception("hint-unread", game=game_id)  # the next sweep looks into the store

    def _look(self, game_id: str, seq: int) -> None:
        """Bring a match up to date, once at a time: whoever tells a thousand things causes no thousand reads."""
        if game_id in self._looking:
            self._looking[game_id] = True
            return
        self._looking[game_id] = False
        self.do(self._looked(game_id, seq))

    async def _looked(self, game_id: str, seq: int) -> None:
        try:
            await self.matches.heard(game_id, seq)
            while self._looking[game_id]:
                self._looking[game_id] = False
                await self.matches.newest(game_id)
        finally:
            del self._looking[game_id]

    def _table_told(self, room: Room, payload: bytes) -> None:
        self.do(self._table_changed(room) if payload == CHANGED else self._talked(room))

    async def _table_changed(self, room: Room) -> None:
        room.changed(await self.lobby.table(room.id))

    async def _talked(self, room: Room) -> None:
        room.said(await chat_lines(self.lobby.store, room.id, room.chat_from))

    def _presence_told(self, room: Room, payload: bytes) -> None:
        changed, new = room.attendance.hear(payload, monotonic())
        if changed:
            room.announce()
        if new:
            self.do(self._tell_presence(room))

    def _count(self, room: Room) -> bool:
        changed = room.count()
        if changed:
            self.do(self._tell_presence(room))
        return changed

    async def _tell_presence(self, room: Room) -> None:
        await self.bus.publish(presence_subject(room.id), room.attendance.telling())

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
        """Hints may have been lost: look at everything that is followed."""
        for room in list(self.rooms.values()):
            self.do(self._look_at(room))

    async def _look_at(self, room: Room) -> None:
        await self._table_changed(room)
        await self._talked(room)
        if room.audiences is not None and room.table is not None and room.table.game_id is not None:
            room.tell(await self._newest(room, room.table.game_id))

    async def sweep(self) -> None:
        """Now and then look at everything, tell who is here, and forget processes that fell silent. Forever."""
        looked = monotonic()
        while True:
            await asyncio.sleep(TELL_EVERY)
            now = monotonic()
            look = now - looked > SWEEP_EVERY
            looked = now if look else looked
            for room in list(self.rooms.values()):
                room.cut_off(now)
                if room.attendance.forget(now):
                    room.announce()
                await self._watched(self._tell_presence(room))
                if look:
                    await self._watched(self._look_at(room))

    async def stand_in(self) -> None:
        """As long as the bus is away, look in its stead: at all matches at once, more seldom at the tables."""
        away = 0
        while True:
            await asyncio.sleep(STAND_IN_EVERY)
            away = 0 if await self.bus.ready() else away + 1
            if away:
                await self._watched(self._catch_up())
            if away and away % TABLES_EVERY == 0:
                for room in list(self.rooms.values()):  # one after another, not to press
                    await self._watched(self._look_at(room))

    async def _catch_up(self) -> None:
        for game_id, seq in (await self.matches.store.seqs(list(self._by_game))).items():
            held, room = self.matches.cache.get(game_id), self._by_game.get(game_id)
            if room is not None and (held is None or held.seq != seq):
                self.do(self._newest(room, game_id))

    async def close(self) -> None:
        """Stop telling."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self._close(room)
