"""From settings to the store and the bus they name. What only a host needs is imported only then."""

from __future__ import annotations

from pathlib import Path

from bothy.kernel import Malformed, Reason
from bothy.server.bus import Bus
from bothy.server.settings import Settings
from bothy.server.store import Store


def store_of(settings: Settings) -> Store:
    """The store these settings name, not yet open."""
    if settings.store.startswith("sqlite:"):
        from bothy.server.store.sqlite import SqliteStore

        return SqliteStore(Path(settings.store.removeprefix("sqlite:")))
    try:
        from bothy.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise Malformed(Reason("host-missing", package=str(error.name))) from error
    return PostgresStore(settings.store, settings.store_connections)


def bus_of(settings: Settings) -> Bus:
    """The bus these settings name, not yet open."""
    if settings.bus == "local":
        from bothy.server.bus.local import LocalBus

        return LocalBus()
    try:
        from bothy.server.bus.nats import NatsBus
    except ModuleNotFoundError as error:
        raise Malformed(Reason("host-missing", package=str(error.name))) from error
    return NatsBus(settings.bus)


def store_before(settings: Settings) -> Store:
    """The same store as it is now, of an older form perhaps, to be looked at only."""
    if settings.store.startswith("sqlite:"):
        from bothy.server.store.sqlite import SqliteBefore

        return SqliteBefore(Path(settings.store.removeprefix("sqlite:")))
    try:
        from bothy.server.store.postgres import PostgresBefore
    except ModuleNotFoundError as error:
        raise Malformed(Reason("host-missing", package=str(error.name))) from error
    return PostgresBefore(settings.store)


async def migrate(settings: Settings) -> None:
    """Bring the store to the form this release reads."""
    if settings.store.startswith("sqlite:"):
        store = store_of(settings)  # it sees to its form when it is opened
        await store.open()
        await store.close()
        return
    try:
        from bothy.server.store.postgres import migrate
    except ModuleNotFoundError as error:
        raise Malformed(Reason("host-missing", package=str(error.name))) from error
    try:
        await migrate(settings.store)
    except OSError as error:
        raise Malformed(Reason("store-unreachable", fault=str(error))) from error
