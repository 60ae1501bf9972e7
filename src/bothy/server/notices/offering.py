"""Notices about seats on offer in running games, for people who may join without the link."""

from __future__ import annotations

from bothy.server.notices.service import Notices
from bothy.server.operators.blocks import Blocks
from bothy.server.rows import TableRow
from bothy.server.store import Store

MOST_STRANGERS = 200


class Offering:
    """Sends notices about seats on offer."""

    def __init__(self, store: Store, notices: Notices, blocks: Blocks) -> None:
        self._store = store
        self._notices = notices
        self._blocks = blocks

    async def tell(self, row: TableRow) -> None:
        """Notifies players of the previous match and, at a listed table, people who want such notices."""
        before = None if row.before is None else await self._store.table(row.before)
        known = () if before is None else before.people
        strangers = await self._store.who_wants_offers(MOST_STRANGERS) if row.listed else []
        asked = [person for person in dict.fromkeys([*known, *strangers]) if person not in row.people]
        welcome = [person for person in asked if await self._blocks.apart(person, [row])]
        await self._notices.tell("offered", welcome, row.id)
