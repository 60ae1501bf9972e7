"""A table's chat, with the names of its authors."""

from __future__ import annotations

from collections.abc import Collection

from bothy.server.rows import ChatRow
from bothy.server.store import Store
from bothy.server.wire import ChatLine


async def chat_lines(store: Store, table_id: str, since: int, unheard: Collection[str] = ()) -> list[ChatLine]:
    """Return the chat from a number on, oldest first, up to the store's limit, without the people in `unheard`."""
    rows = [row for row in await store.chat(table_id, since) if row.person not in unheard]
    names: dict[str, str] = {}
    for person in dict.fromkeys(row.person for row in rows):
        found = await store.person(person)
        names[person] = found.name if found is not None else ""
    return [chat_line(row, names[row.person]) for row in rows]


async def blocked_by(store: Store, person: str | None) -> frozenset[str]:
    """Return the ids of the people a person blocks, and of their bots."""
    return frozenset() if person is None else frozenset(await store.blocked_by(person))


def chat_line(row: ChatRow, name: str) -> ChatLine:
    """Convert a chat row to a line."""
    return ChatLine(number=row.number, person=row.person, name=name, text=row.text, at=row.at)
