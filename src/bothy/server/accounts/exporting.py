"""Export of everything the host stores about a person, as one file for them."""

from __future__ import annotations

from typing import Any

import msgspec

from bothy.server.accounts.account_transfers import ALL
from bothy.server.matches.lines import decode
from bothy.server.rows import PersonRow, SessionRow, TableRow
from bothy.server.store import Store

FORM = 1


async def export(store: Store, person: PersonRow) -> dict[str, Any]:
    """Returns the person, sign-in methods, sessions, chat, and tables and games with the person's own moves."""
    account = await store.account(person.id)
    tables = await store.tables_of(person.id, ALL)
    return {
        "form": FORM,
        "person": msgspec.to_builtins(person),
        "account": None if account is None else {"created": account.created, **account.body},
        "mail": [{"address": each.address, "since": each.since} for each in await store.addresses_of(person.id)],
        "passkeys": [
            {"id": each.id.hex(), "name": each.name, "created": each.created, "used": each.used, "uses": each.uses}
            for each in await store.passkeys_of(person.id)
        ],
        "sessions": [_session(each) for each in await store.sessions_of(person.id)],
        "bots": [
            {
                "id": bot.id,
                "name": bot.name,
                "created": bot.created,
                "tokens": [_session(each) for each in await store.sessions_of(bot.id)],
            }
            for bot in await store.bots_of(person.id)
        ],
        "tables": [await _table(store, table, person.id) for table in tables],
        "said": [{"table": table, "at": at, "text": text} for table, at, text in await store.said_by(person.id)],
        "queued": await store.queued_for(person.id),
        **await store.kept_of(person.id),
    }


def _session(row: SessionRow) -> dict[str, Any]:
    named = {"device": row.device, "created": row.created, "seen": row.seen, "ends": row.ends}
    return named | ({"scopes": row.scopes} if row.scopes else {})


async def _table(store: Store, table: TableRow, person: str) -> dict[str, Any]:
    """Returns a table with only this person's seats."""
    mine = [number for number, seat in enumerate(table.seats) if seat.person == person]
    return {
        "table": table.id,
        "game": table.game,
        "options": table.options,
        "created": table.created,
        "state": table.state,
        "host": table.host == person,
        "invited": person in table.invited or person in table.declined,
        "match": table.match_id,
        "seats": {str(number): msgspec.to_builtins(table.seats[number]) for number in mine},
        "moves": [] if table.match_id is None else await _moves(store, table.match_id, mine),
    }


async def _moves(store: Store, match_id: str, seats: list[int]) -> list[Any]:
    """Returns the moves of these seats. Other moves and the draws are in the match's record."""
    entries: list[Any] = [decode(line) for line in await store.entries(match_id)]
    return [
        {"step": step, "seat": entry["by"], **({"do": entry["do"]} if "do" in entry else {"undo": entry["undo"]})}
        for step, entry in enumerate(entries)
        if entry["by"] in seats and ("do" in entry or "undo" in entry)
    ]
