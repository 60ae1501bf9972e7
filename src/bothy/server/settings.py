"""What a host may set, by a TOML file and by BOTHY_* variables, and what to do if something is set wrong."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from bothy.kernel import Malformed, Reason

PREFIX = "BOTHY_"
FILE_VARIABLE = "BOTHY_SETTINGS"
"""The variable that names the file, for those who start by a service manager."""
NO_SETTINGS = (FILE_VARIABLE, "BOTHY_COMPILED", "BOTHY_NO_CLIENT", "BOTHY_SERVICES", "BOTHY_TEST_")
"""Variables of ours that are for builds and tests. Any other one that is no setting is a mistake, and is said."""
SHORTEST_SECRET = 32

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One process of a host. Field `port` is `port` in the file and `BOTHY_PORT` in the environment."""

    host: str = "127.0.0.1"
    """The address to listen on. Keep it loopback behind a reverse proxy on the same machine."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8417
    """The port to listen on; 0 takes a free one."""
    origins: tuple[str, ...] = ()
    """The addresses people type, `https://bothy.example.org`: sockets and forms from elsewhere are refused."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The reverse proxies whose word on a caller's address is believed."""
    store: str = ""
    """Where games are kept: `postgresql://user@host/database`, or `sqlite:FILE` for one process alone."""
    store_connections: Positive = 8
    """Connections by which this process reads from PostgreSQL, at most; three more write moves."""
    bus: str = "local"
    """How processes hear of each other's moves: `nats://host:4222`, or `local` for one process alone."""
    secret: str = ""
    """Signs session cookies: a long random text, the same for all processes."""
    former_secrets: tuple[str, ...] = ()
    """Secrets that signed before this one: their cookies are still believed, and are signed anew."""
    secret_file: str = ""
    """A file that holds the secret, instead of `secret`; former ones on the lines below it."""
    hsts_subdomains: bool = False
    """Whether browsers are told that all names below this one are served by https too."""
    at_home: bool = False
    """One person's own table, without sign-in: every browser that comes is let in as a guest of its own."""
    shared_at: str = ""
    """Where others in the local network find a table at home, if it is shared with them."""
    throttle: bool = True
    """Whether callers that ask too often are made to wait; without it none of the limits below holds either."""
    sockets_an_address: Positive = 100
    """Live sockets and event streams one address may have open at once; IPv6 counts by /64."""
    tables_a_guest: Positive = 12
    """Tables of one host that may wait for players at once."""
    tables_an_address: Positive = 60
    """Tables opened from one address that may wait for players at once."""
    table_days: Positive = 7
    """A table that nobody starts is dropped after so many days."""
    chat_days: Annotated[int, Meta(ge=0)] = 0
    """What was said at tables, and reports that are closed, are dropped after so many days; 0 keeps them."""
    finished_days: Annotated[int, Meta(ge=0)] = 0
    """The same at finished tables that were not listed; 0 keeps it as long as at others."""
    guest_days: Annotated[int, Meta(ge=0)] = 0
    """Guests nobody can come back as are erased so many days after they came; 0 keeps their names."""
    request_seconds: Seconds = 30.0
    """A request that has not come in whole by then, head and body, is cut off."""
    examples: bool = False
    """Whether games that are examples, if any are installed, stand among the others."""
    packs: tuple[str, ...] = ()
    """Folders of component packs, one a game at most: tables are opened with these, not with the built-in rows."""
    cache_mb: Positive = 256
    """Memory for matches at hand, in megabytes."""
    bot_workers: Annotated[int, Meta(ge=0)] = 1
    """Worker processes in which bots think; 0 offers no bots."""
    bot_seconds: Seconds = 20.0
    """After so long a thinking bot is stopped and another asked."""
    bot_seats: Positive = 24
    """Seats that bots may hold in one person's unfinished matches of the last twelve hours; at home no limit."""
    guests: bool = True
    """Whether people may play under a name alone, without an account."""
    sign_up: Literal["open", "invitation", "closed"] = "open"
    """Who may make an account: anybody, whoever has an invitation by `bothy invite`, or nobody any more."""
    mail_server: str = ""
    """The mail server that takes our mail; without one nobody signs in by mail, and no notice goes out by it."""
    mail_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    """The port it takes mail at."""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the way there is kept secret: `starttls` (mostly port 587), `tls` from the start (465), or `none`."""
    mail_user: str = ""
    """Our name at the mail server, if it asks for one."""
    mail_password_file: str = ""
    """A file that holds our password there."""
    mail_from: str = ""
    """Who mail comes from: `Bothy <play@bothy.example.org>`."""
    notices: bool = True
    """Whether people who are not at their table are told that it is their turn, by the channels there are."""
    notice_seconds: Annotated[float, Meta(ge=0)] = 30.0
    """Seconds somebody has to see for themselves what happened before they are told."""
    push_key_file: str = ""
    """The file of the key that push services know this host by, made if it isn't there; without it no push."""
    hook_networks: tuple[str, ...] = ()
    """Private networks that web hooks may lead to, `10.1.0.0/16`; within them http is fine too."""
    drain_seconds: Seconds = 10.0
    """How long a process that was asked to stop may take to finish what it has begun."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least important lines that are written."""
    log_format: Literal["json", "plain"] = "json"
    """`json`, a line an object, or `plain` for people."""
    log_sample: Positive = 100
    """Of what happens thousands of times a second, one line in so many is written; errors always are."""

    @property
    def bus_shown(self) -> str:
        """The bus as it may be logged: without its password."""
        scheme, mark, rest = self.bus.partition("://")
        return f"{scheme}{mark}{rest.rpartition('@')[2]}"


NAMES = Settings.__struct_fields__
_TYPES: dict[str, Any] = get_type_hints(Settings, include_extras=True)


def read_settings(file: Path | None = None, environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings: what is given here first, then the environment, then the file, then the defaults."""
    if file is None and environ.get(FILE_VARIABLE):
        file = Path(environ[FILE_VARIABLE])
    values = {} if file is None else _from_file(file)
    values |= _from_environment(environ)
    values |= {name: _fit(name, value, "bothy") for name, value in given.items()}
    settings = Settings(**values)
    if settings.secret_file and not settings.secret:
        secret, *former = _lines(Path(settings.secret_file)) or [""]
        former_secrets = (*settings.former_secrets, *former)
        settings = msgspec.structs.replace(settings, secret=secret, former_secrets=former_secrets)
    return settings


def check_store(settings: Settings) -> Settings:
    """Refuse settings that name no store; else give them back. Enough for whoever serves nobody."""
    if not settings.store:
        raise Malformed(Reason("store-unset"))
    if not settings.store.startswith(("postgresql://", "sqlite:")):
        raise Malformed(Reason("store-scheme", given=settings.store.split(":")[0]))
    return settings


def check_host(settings: Settings) -> Settings:
    """Refuse settings that cannot host, with the way out; else give them back."""
    check_store(settings)
    if settings.bus != "local" and not settings.bus.startswith(("nats://", "tls://")):
        raise Malformed(Reason("bus-scheme", given=settings.bus.split(":")[0]))
    if min(map(len, (settings.secret, *settings.former_secrets))) < SHORTEST_SECRET:
        raise Malformed(Reason("secret-unset", least=SHORTEST_SECRET))
    if not settings.origins:
        raise Malformed(Reason("origins-unset"))
    for origin in settings.origins:
        if not origin.startswith(("https://", "http://")) or origin.count("/") != 2:
            raise Malformed(Reason("origin-form", given=origin))
    if settings.mail_server and "@" not in settings.mail_from:
        raise Malformed(Reason("mail-from-unset", given=settings.mail_from))
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(Reason("settings-file", file=str(file), fault=str(error))) from error
    return {name: _fit(name, value, str(file)) for name, value in table.items()}


def _lines(file: Path) -> list[str]:
    return [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for variable, text in environ.items():
        if not variable.startswith(PREFIX) or variable.startswith(NO_SETTINGS):
            continue
        name = variable.removeprefix(PREFIX).lower()
        value: Any = text
        if isinstance(getattr(_DEFAULTS, name, None), tuple):
            value = [part.strip() for part in text.split(",") if part.strip()]
        found[name] = _fit(name, value, variable)
    return found


def _fit(name: str, value: Any, where: str) -> Any:
    """One value in its type. Texts of the environment may spell numbers and truth values."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, n=1)
        if near:
            raise Malformed(Reason("setting-misspelt", name=name, where=where, near=near[0]))
        raise Malformed(Reason("setting-unknown", name=name, where=where))
    try:
        return msgspec.convert(value, _TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        shown = "…" if "secret" in name else str(value)[:60]
        raise Malformed(Reason("setting-wrong", name=name, where=where, given=shown, fault=str(error))) from error


_DEFAULTS = Settings()
