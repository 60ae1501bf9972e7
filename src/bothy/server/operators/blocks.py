"""Blocks: they hide a person's chat and tables from the blocker, and the blocker's own tables from that person."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.kernel import Reason
from bothy.local.ids import is_id
from bothy.server.bus import Bus
from bothy.server.clock import now_ms
from bothy.server.live.hub import Hub
from bothy.server.operators.refusals import NotWelcome
from bothy.server.operators.rows import BlockRow
from bothy.server.refusals import Conflict, NotFound
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.server.tables.chatting import blocked_by

SUBJECT = "blocks"
MOST = 500
"""Most people one person may block."""


class Blocks:
    """Blocks in the store, and at tables followed in this process."""

    def __init__(self, store: Store, bus: Bus, hub: Hub) -> None:
        self._store = store
        self._bus = bus
        self._hub = hub

    async def open(self) -> None:
        """Subscribes to blocks made in other processes."""
        await self._bus.subscribe(SUBJECT, self._heard)

    async def block(self, person: str, blocked: str) -> None:
        """Blocks a person from now on."""
        there = await self._store.person(blocked) if is_id(blocked) else None
        if there is None or not there.name:
            raise NotFound("person")
        if blocked == person:
            raise Conflict(Reason("block-yourself"))
        if len(await self._store.blocks_of(person)) >= MOST:
            raise Conflict(Reason("blocks-too-many", most=MOST))
        await self._store.block(BlockRow(person=person, blocked=blocked, since=now_ms()))
        await self._bus.publish(SUBJECT, person.encode())

    async def unblock(self, person: str, blocked: str) -> None:
        """Unblocks a person."""
        if not is_id(blocked) or not await self._store.unblock(person, blocked):
            raise NotFound("block")
        await self._bus.publish(SUBJECT, person.encode())

    async def check_welcome(self, row: TableRow, person: str) -> None:
        """Raises if the host blocks this person.

        Other players' blocks don't count, or any stranger at a public table could keep people out of it.
        """
        if await self._store.who_blocks(person, [row.host]):
            raise NotWelcome

    async def apart(self, person: str, rows: Sequence[TableRow]) -> list[TableRow]:
        """Excludes tables whose host blocks the person or where they block a player, unless they sit there."""
        mine = await blocked_by(self._store, person)
        theirs = set(await self._store.who_blocks(person, list(dict.fromkeys(row.host for row in rows))))
        return [row for row in rows if person in row.people or not (row.host in theirs or mine & set(row.people))]

    def _heard(self, payload: bytes) -> None:
        self._hub.do(self._refresh(payload.decode("ascii", "replace")))

    async def _refresh(self, person: str) -> None:
        listeners = [
            each for channel in self._hub.channels.values() for each in channel.listeners if each.person == person
        ]
        if listeners:
            blocked = await blocked_by(self._store, person)
            for listener in listeners:
                listener.blocked = blocked
