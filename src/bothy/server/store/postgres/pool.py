"""Connections that recover: a restarted PostgreSQL delays callers briefly instead of raising an error."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bothy.kernel import InvalidInput, Reason
from bothy.server.errors import NotStorable, StoreUnavailable
from bothy.server.store.interface import Store
from bothy.server.store.postgres.migrate import Connection, check
from bothy.server.store.probe import BYTES, ROW, Probe
from bothy.server.store.sql import Statements, Work

AWAY = (
    OSError,  # refused, reset; TimeoutError is one too
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # or was being closed
    asyncpg.OperatorInterventionError,  # shutting down, starting up, cancelled
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,  # a deadlock: it was rolled back and can be retried
)
"""Raised when the answer is lost or was never given. The statement may have been carried out."""

UNFIT = (asyncpg.DataError, UnicodeError)
"""Raised for a text or a number the database can't hold. Nothing was carried out."""

UNKNOWN = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)
"""Raised if the user, password or database in the address is wrong."""

UNABLE = (asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError)
"""Raised where nothing can be written at present: disk full, or a standby. Nothing was carried out."""

TRY_TO_WRITE = """
insert into snapshots (match_id, seq, data) values ($1, 0, $2)
on conflict (match_id) do update set data = excluded.data
"""
"""Writes incompressible bytes. Old ones occupy their space until vacuumed, so each write needs new space."""

RETRY = 0.05
PATIENCE = 10.0

T = TypeVar("T")
Ask = Callable[[Connection, bool], Awaitable[T]]
"""A request on a connection; the flag says that an earlier attempt may have been carried out already."""


async def _keep_as_it_is(_connection: asyncpg.Connection) -> None:
    """Skip the reset: our statements leave no session state, so the pool can save the round trip."""


async def _take_json_as_bytes(connection: asyncpg.Connection) -> None:
    """Let JSON columns be bytes, as in SQLite. The first byte of the binary format is its version."""
    await connection.set_type_codec(
        "jsonb",
        schema="pg_catalog",
        encoder=b"\x01".__add__,
        decoder=lambda value: bytes(value[1:]),
        format="binary",
    )


class _Transaction(Statements):
    def __init__(self, connection: Connection, again: bool) -> None:
        self._connection = connection
        self.again = again

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._connection.fetch(statement, *values)
        return rows

    async def count(self, statement: str, *values: object) -> int:
        return _touched(await self._connection.execute(statement, *values))

    async def lock(self, name: str) -> None:
        await self.fetch("select pg_advisory_xact_lock(hashtext($1))", name)


def _touched(status: str) -> int:
    """Return the number of rows a statement touched: the last word of PostgreSQL's status."""
    return int(status.split()[-1])


class PostgresPool(Store):
    """One process's connections to one database."""

    def __init__(self, dsn: str, connections: int = 4, patience: float = PATIENCE) -> None:
        self.dsn = dsn
        self.connections = connections
        self.patience = patience
        self.server_settings: dict[str, str] = {}
        """PostgreSQL settings for the pool's connections."""
        self._pool: asyncpg.Pool | None = None
        self._probe = Probe(self._try_to_write, (*AWAY, asyncpg.PostgresError, StoreUnavailable))

    async def open(self) -> None:
        """Connect, and reject a database with another schema: `migrate` is a separate step for hosts."""

        async def opened() -> asyncpg.Pool:
            return await asyncpg.create_pool(
                self.dsn,
                timeout=self.patience,
                min_size=1,
                max_size=self.connections,
                init=_take_json_as_bytes,
                reset=_keep_as_it_is,
                server_settings=self.server_settings,
                command_timeout=self.patience,
                max_inactive_connection_lifetime=0,
            )

        try:
            self._pool = await self._persist(opened)
        except (*UNKNOWN, ValueError) as error:  # no such user, password or database; or an invalid address
            raise InvalidInput(Reason("store-unreachable", fault=str(error))) from error
        try:
            await self.ask(lambda connection, _: self.check_schema(connection))
        except BaseException:
            await self.close()
            raise

    async def check_schema(self, connection: Connection) -> None:
        """Reject a database that this release can't work with."""
        await check(connection)

    async def close(self) -> None:
        """Disconnect."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def ready(self) -> bool:
        """Return whether the database currently answers and accepts writes."""
        if self._pool is None:
            return False
        try:
            async with asyncio.timeout(1):
                await self._pool.fetchval("select 1")
                return await self._probe.went_well()
        except AWAY:
            return False

    async def _try_to_write(self) -> None:
        await self._opened.execute(TRY_TO_WRITE, ROW, secrets.token_bytes(BYTES))

    async def connect(self) -> asyncpg.Connection:
        """Open a connection outside the pool."""
        return await asyncpg.connect(self.dsn, timeout=self.patience, command_timeout=self.patience)

    async def ask(self, ask: Ask[T]) -> T:
        """Run a request, retrying until the patience ends: for requests that may safely run twice."""
        doubt = False

        async def attempt() -> T:
            nonlocal doubt
            async with self._opened.acquire() as connection:
                again, doubt = doubt, True
                return await ask(connection, again)

        return await self._persist(attempt)

    async def fetch(self, statement: str, *values: object, once: bool = False) -> list[Any]:
        """Return a statement's rows."""

        async def fetched(connection: Connection, _again: bool) -> list[Any]:
            rows: list[Any] = await connection.fetch(statement, *values)
            return rows

        return await (self.ask_once(fetched) if once else self.ask(fetched))

    async def count(self, statement: str, *values: object) -> int:
        """Return the number of rows a statement changed."""
        return _touched(await self.ask(lambda connection, _: connection.execute(statement, *values)))

    async def transaction(self, work: Work[T], once: bool = False) -> T:
        """Run several statements, all or none."""

        async def done(connection: Connection, again: bool) -> T:
            async with connection.transaction():
                return await work(_Transaction(connection, again))

        return await (self.ask_once(done) if once else self.ask(done))

    async def scrub(self) -> None:
        """Do nothing: deleted rows are PostgreSQL's to clear."""

    async def ask_once(self, ask: Ask[T]) -> T:
        """Run a request once: for requests that must not run twice."""

        async def acquired() -> PoolConnectionProxy:
            return await self._opened.acquire()

        connection = await self._persist(acquired)
        try:
            return await _readable(ask(connection, False))
        except AWAY as error:
            raise StoreUnavailable from error
        finally:
            await self._opened.release(connection)

    @property
    def _opened(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreUnavailable
        return self._pool

    async def _persist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        clock = asyncio.get_running_loop().time
        deadline = clock() + self.patience
        while True:
            try:
                return await _readable(attempt())
            except AWAY as error:
                if clock() > deadline:
                    raise StoreUnavailable from error
            await asyncio.sleep(RETRY)


async def _readable(asked: Awaitable[T]) -> T:
    try:
        return await asked
    except UNFIT as error:
        raise NotStorable from error
    except UNABLE as error:
        raise StoreUnavailable from error
