"""A host's parts: the store, the bus, the mail server and the key for push services."""

from __future__ import annotations

import asyncio
import smtplib
import sqlite3
import ssl
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from bothy.kernel import BothyError
from bothy.server.doctor.finding import Finding, bad, fine, left_out
from bothy.server.settings import Settings

PATIENCE = 10.0
"""Seconds to wait for an answer."""


def sqlite_file(settings: Settings) -> Path | None:
    """Returns the file with the games, if they are in one."""
    kind, _, name = settings.store.partition(":")
    return Path(name) if kind == "sqlite" else None


def store(settings: Settings) -> list[Finding]:
    """Checks that the store is there, of this release, and takes a write."""
    file = sqlite_file(settings)
    if not settings.store:
        return [left_out("store", "the settings name none")]
    if file is not None and not file.exists():
        return [
            bad(
                "store", f"{file} doesn't exist", "Correct the path, or start a process once: it creates the file."
            )
        ]
    from bothy.server.backends import open_existing

    async def look() -> Finding:
        opened = await open_existing(settings)
        try:
            if await opened.ready():
                return fine("store", "reachable, of this release, and takes writes")
            remedy = "Look at the disk of the database, and whether it became read-only."
            return bad("store", "it can be read, but takes no write", remedy)
        finally:
            await opened.close()

    try:
        return [asyncio.run(look())]
    except BothyError as error:
        from bothy.server.doctor import told

        stale = error.reason.key == "store-version"
        remedy = (
            "Run “bothy migrate”." if stale else "Is the database running, and are host, user and password right?"
        )
        return [bad("store", told(error), remedy)]
    except (OSError, sqlite3.Error) as error:
        return [bad("store", str(error), "Is the file readable and writable for the user that runs this?")]


def server_version(settings: Settings) -> int | None:
    """Returns PostgreSQL's major version, if it answers."""
    found = _asked(settings, "select current_setting('server_version_num')::int / 10000")
    return None if found is None else int(found)


def database_time(settings: Settings) -> float | None:
    """Returns PostgreSQL's time in seconds, if it answers."""
    return _asked(settings, "select extract(epoch from clock_timestamp())::float8")


def _asked(settings: Settings, question: str) -> float | None:
    """Returns PostgreSQL's answer to a question for one number."""
    if not settings.store.startswith("postgresql:"):
        return None
    import asyncpg

    async def ask() -> float:
        connection = await asyncpg.connect(settings.store, timeout=PATIENCE)
        try:
            return float(await connection.fetchval(question))
        finally:
            await connection.close()

    try:
        return asyncio.run(ask())
    except (OSError, asyncpg.PostgresError, ValueError):
        return None


def bus(settings: Settings) -> list[Finding]:
    """Checks that NATS lets us in, and nobody without a password."""
    if settings.bus == "local":
        return [left_out("bus", "one process alone needs none")]
    fault = asyncio.run(_connects(settings.bus))
    if fault is not None:
        remedy = "Is NATS running, and are the user and password in `bus` those of its configuration?"
        return [bad("bus", f"{settings.bus_shown} doesn't let us in: {fault}", remedy)]
    parts = urlsplit(settings.bus)
    if parts.username is None:
        remedy = "Give NATS a user and a password: anyone who reaches it can read draws of running games."
        return [bad("bus", "NATS lets anybody in", remedy)]
    if asyncio.run(_connects(settings.bus.replace(f"{parts.netloc.rpartition('@')[0]}@", ""))) is None:
        remedy = "NATS has a user, but accepts others without one: set `authorization` in its configuration."
        return [bad("bus", "NATS lets anybody in", remedy)]
    return [fine("bus", "reachable, with a password")]


async def _connects(address: str) -> str | None:
    """Returns None if NATS lets us in, else what it said."""
    from nats.aio.client import Client
    from nats.errors import Error

    async def quiet(_: Exception) -> None:
        """Drops what the client would log: it's returned instead."""

    client, patience = Client(), int(PATIENCE)
    try:
        await client.connect(
            address, connect_timeout=patience, allow_reconnect=False, max_reconnect_attempts=1, error_cb=quiet
        )
    except (OSError, Error, TimeoutError) as error:
        return str(error) or type(error).__name__
    finally:
        await client.close()
    return None


def mail(settings: Settings) -> list[Finding]:
    """Checks that the mail server takes our login. Sends nothing."""
    if not settings.mail_server:
        return [left_out("mail", "the settings name no mail server, so nobody gets mail")]
    where = f"{settings.mail_server}:{settings.mail_port}"
    try:
        encrypted = ssl.create_default_context()
        if settings.mail_tls == "tls":
            opened: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.mail_server, settings.mail_port, timeout=PATIENCE, context=encrypted
            )
        else:
            opened = smtplib.SMTP(settings.mail_server, settings.mail_port, timeout=PATIENCE)
        with closing(opened) as server:
            if settings.mail_tls == "starttls":
                server.starttls(context=encrypted)
            if settings.mail_user:
                file = settings.mail_password_file
                server.login(settings.mail_user, Path(file).read_text(encoding="utf-8").strip() if file else "")
            server.noop()
    except smtplib.SMTPAuthenticationError as error:
        return [
            bad(
                "mail", f"{where} rejects the login ({error.smtp_code})", "Correct mail_user or the password file."
            )
        ]
    except smtplib.SMTPNotSupportedError as error:
        return [bad("mail", f"{where}: {error}", "Set mail_tls to what the server offers: starttls, tls or none.")]
    except (OSError, smtplib.SMTPException) as error:
        remedy = "Is the port open from here, and is mail_tls right for it (587 starttls, 465 tls)?"
        return [bad("mail", f"{where}: {error}", remedy)]
    return [fine("mail", f"{where} takes our login")]


def push(settings: Settings) -> list[Finding]:
    """Checks the key for push services."""
    if not settings.push_key_file:
        return [left_out("push", "no push_key_file, so phones and browsers get no messages")]
    file = Path(settings.push_key_file)
    if not file.exists():
        writable = file.parent.is_dir()
        if writable:
            return [fine("push", f"the first process will create {file}")]
        return [bad("push", f"{file.parent} isn't a folder", "Create it, writable for the user that runs Bothy.")]
    from bothy.server.notices.keys import PushKey

    try:
        PushKey.at(file)
    except BothyError:
        remedy = f"Restore {file} from a backup. A new key (bothy keys) ends every subscription."
        return [bad("push", f"{file} holds no key", remedy)]
    except OSError as error:
        return [bad("push", str(error), f"Let the user that runs Bothy read {file}.")]
    return [fine("push", f"{file} holds a key")]
