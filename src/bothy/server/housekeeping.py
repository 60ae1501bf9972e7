"""What is dropped when its time is over: sessions that ran out, tables that nobody started."""

from __future__ import annotations

import asyncio

import structlog

from bothy.kernel import BothyError
from bothy.server.clock import now_ms
from bothy.server.store import Store

EVERY = 3600.0
"""Seconds. Every process does it: what another has dropped already costs a glance."""
DAY = 24 * 3600 * 1000
AT_ONCE = 500
"""Tables dropped in one go, so that nobody waits long behind them."""

LOG = structlog.get_logger("housekeeping")


async def keep_house(store: Store, table_days: int) -> None:
    """Drop what is over, at the start and then every hour. Forever."""
    while True:
        try:
            await _clear(store, now_ms(), table_days)
        except BothyError as error:
            LOG.warning("not-cleared", reason=error.reason.key)
        except Exception:
            LOG.exception("broken")
        await asyncio.sleep(EVERY)


async def _clear(store: Store, now: int, table_days: int) -> None:
    sessions = await store.forget_sessions(now)
    tables = 0
    while dropped := await store.forget_tables(now - table_days * DAY, AT_ONCE):
        tables += dropped
    if sessions or tables:
        LOG.info("cleared", sessions=sessions, tables=tables)
