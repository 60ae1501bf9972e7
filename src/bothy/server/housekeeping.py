"""Drops expired rows: old sessions, tables that never started, and the like."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from msgspec import Struct

from bothy.kernel import BothyError
from bothy.server.accounts.account_transfers import AccountTransfers
from bothy.server.clock import now_ms
from bothy.server.clocks.pause_calendar import OLDEST
from bothy.server.settings import Settings
from bothy.server.store import Store

EVERY = 3600.0
"""Seconds. Every process does it: what another has dropped already costs almost nothing."""
DAY = 24 * 3600 * 1000
AT_ONCE = 500
"""Rows dropped in one statement, so that others don't wait long."""

LOG = structlog.get_logger("housekeeping")


class Dropped(Struct, frozen=True, kw_only=True):
    """Number of rows dropped."""

    sessions: int = 0
    tickets: int = 0
    tables: int = 0
    chat: int = 0
    guests: int = 0
    sanctions: int = 0
    reports: int = 0


async def do_housekeeping(store: Store, settings: Settings, account_transfers: AccountTransfers) -> None:
    """Drop expired rows at startup and then every hour, forever."""
    while True:
        try:
            dropped = await clear(store, settings, account_transfers, now_ms())
            told = {name: getattr(dropped, name) for name in Dropped.__struct_fields__}
            if any(told.values()):
                LOG.info("cleared", **told)
        except BothyError as error:
            LOG.warning("not-cleared", reason=error.reason.key)
        except Exception:
            LOG.exception("broken")
        await asyncio.sleep(EVERY)


async def clear(store: Store, settings: Settings, account_transfers: AccountTransfers, now: int) -> Dropped:
    """Drop the rows expired at a time, according to the settings."""
    await store.forget_downtimes(now - OLDEST)  # no clock needs them any more
    await store.forget_counts(now - DAY)  # by then every limit is fully refilled
    return Dropped(
        sessions=await store.forget_sessions(now),
        tickets=await store.forget_tickets(now),
        tables=await _in_turn(store.forget_tables, now, settings.unstarted_table_days),
        chat=await _in_turn(store.forget_chat, now, settings.chat_days)
        + await _in_turn(store.forget_private_chat, now, settings.unlisted_chat_days),
        guests=await _erase_guests(
            store, account_transfers, now, 0 if settings.local_play else settings.guest_days
        ),
        reports=await store.forget_reports(now - settings.chat_days * DAY) if settings.chat_days else 0,
        sanctions=await store.forget_sanctions(now),
    )


async def _in_turn(forget: Callable[[int, int], Awaitable[int]], now: int, days: int) -> int:
    count = 0
    while days and (dropped := await forget(now - days * DAY, AT_ONCE)):
        count += dropped
    return count


async def _erase_guests(store: Store, account_transfers: AccountTransfers, now: int, days: int) -> int:
    """Erase idle guests. Not for local play, where the owner is a guest too and returns without a session."""
    count = 0
    while days and (found := await store.idle_guests(now - days * DAY)):
        for person in found:
            await account_transfers.erase(person)
            count += 1
    return count
