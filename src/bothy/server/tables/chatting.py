"""What was said at a table, with the names of those who said it."""

from __future__ import annotations

from collections.abc import Collection

from bothy.server.rows import ChatRow
from bothy.server.store import Store
from bothy.server.wire import ChatLine


async def chat_lines(store: Store, table_id: str, since: int, unheard: Collection[str] = ()) -> list[ChatLine]:
    """Everything said from a number on, oldest first, as far as the store gives it at once, but by some people."""
    rows = [row for row in await store.chat(table_id, since) if row.person not in unheard]
    names: dict[str, str] = {}
    for person in dict.fromkeys(row.person for row in rows):
        found = await store.person(person)
        names[person] = found.name if found is not None else ""
    return [chat_line(row, names[row.person]) for row in rows]


async def blocked_by(store: Store, person: str | None) -> frozenset[str]:
    """Whom a person does not want to hear."""
    if person is None:
        return frozenset()
    return frozenset(row.blocked for row in await store.blocks_of(person))


def chat_line(row: ChatRow, name: str) -> ChatLine:
    """One of them."""
    return ChatLine(number=row.number, person=row.person, name=name, text=row.text, at=row.at)
