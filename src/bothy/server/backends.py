"""Creates the store, bus and mailer named by the settings. Packages that only hosts need are imported lazily."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from bothy.kernel import InvalidInput, Reason
from bothy.server.bus import Bus
from bothy.server.clock import CLOCK
from bothy.server.errors import StoreUnavailable
from bothy.server.mail import Mailer
from bothy.server.settings import Settings
from bothy.server.store import Store


@contextmanager
def for_hosts() -> Iterator[None]:
    """Wrap imports of host-only packages: a missing one raises an error that names it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise InvalidInput(Reason("host-missing", package=str(error.name))) from error


def store_of(settings: Settings) -> Store:
    """Create the store these settings name, not yet open."""
    if settings.store.startswith("sqlite:"):
        from bothy.server.store.sqlite import SqliteStore

        return SqliteStore(Path(settings.store.removeprefix("sqlite:")))
    with for_hosts():
        from bothy.server.store.postgres import PostgresStore
    return PostgresStore(settings.store, settings.store_connections)


async def open_existing(settings: Settings) -> Store:
    """Open the store these settings name. Never creates a missing one."""
    file = Path(settings.store.removeprefix("sqlite:"))
    if settings.store.startswith("sqlite:") and not file.exists():
        raise InvalidInput(Reason("store-absent", file=str(file)))
    store = store_of(settings)
    try:
        await store.open()
        await CLOCK.look(store.time)
    except StoreUnavailable as error:
        raise InvalidInput(Reason("store-unreachable", fault=place_of(settings.store))) from error
    return store


def place_of(store: str) -> str:
    """Return the location of a store, without any password in its address."""
    parts = urlsplit(store)
    return f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"


def bus_of(settings: Settings) -> Bus:
    """Create the bus these settings name, not yet open."""
    if settings.bus == "local":
        from bothy.server.bus.local import LocalBus

        return LocalBus()
    with for_hosts():
        from bothy.server.bus.nats import NatsBus
    return NatsBus(settings.bus, secret=settings.secret, former=settings.previous_secrets)


def mailer_of(settings: Settings) -> Mailer | None:
    """Create the mailer, if the settings name a mail server."""
    if not settings.mail_server:
        return None
    with for_hosts():
        from bothy.server.mail.smtp import SmtpMailer
    return SmtpMailer(settings)


def store_before(settings: Settings) -> Store:
    """Create the store read-only as it is now, possibly with an older schema."""
    if settings.store.startswith("sqlite:"):
        from bothy.server.store.sqlite import SqliteBefore

        return SqliteBefore(Path(settings.store.removeprefix("sqlite:")))
    with for_hosts():
        from bothy.server.store.postgres import PostgresBefore
    return PostgresBefore(settings.store)


async def migrate(settings: Settings) -> None:
    """Migrate the store to this release's schema."""
    if settings.store.startswith("sqlite:"):
        store = store_of(settings)  # it migrates itself when it's opened
        await store.open()
        await store.close()
        return
    with for_hosts():
        from bothy.server.store.postgres import migrate
    try:
        await migrate(settings.store)
    except OSError as error:
        raise InvalidInput(Reason("store-unreachable", fault=str(error))) from error
