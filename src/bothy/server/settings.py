"""A host's settings, read from a TOML file and BOTHY_* variables, and their validation."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from bothy.kernel import InvalidInput, Reason

PREFIX = "BOTHY_"
FILE_VARIABLE = "BOTHY_SETTINGS"
"""Variable that names the settings file, for service managers."""
NO_SETTINGS = (FILE_VARIABLE, "BOTHY_COMPILED", "BOTHY_NO_CLIENT", "BOTHY_SERVICES", "BOTHY_TEST_")
"""Our variables for builds and tests. Any other unknown BOTHY_* variable is reported as a mistake."""
SHORTEST_SECRET = 32

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one process. Field `port` is `port` in the file and `BOTHY_PORT` in the environment."""

    host: str = "127.0.0.1"
    """Address to listen on. Keep it loopback behind a reverse proxy on the same machine."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8417
    """Port to listen on; 0 takes a free one."""
    origins: tuple[str, ...] = ()
    """Addresses people type, such as `https://bothy.example.org`. Sockets and forms from elsewhere are refused."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Reverse proxies, as addresses or networks, trusted to report a caller's address."""
    store: str = ""
    """Location of the games: `postgresql://user@host/database`, or `sqlite:FILE` for a single process."""
    store_connections: Positive = 8
    """Maximum number of PostgreSQL connections per process for reading; three more write moves. PostgreSQL
    allows 100 over all processes unless told otherwise (`max_connections`).
    """
    bus: str = "local"
    """Bus between processes: `nats://user:password@host:4222`, or `local` for a single process. NATS needs a
    password: messages are signed with the secret and can't be forged, but anyone on the bus can read them,
    including draws of running games. The password is never logged; one in hexadecimal digits needs no
    escaping.
    """
    secret: str = ""
    """Signs session cookies: a random text of at least 32 characters, the same for all processes."""
    previous_secrets: tuple[str, ...] = ()
    """Earlier secrets: their cookies remain valid and are re-signed."""
    secret_file: str = ""
    """File with the secret, instead of `secret`; earlier ones on the lines below it."""
    hsts_subdomains: bool = False
    """Tell browsers to use https for all subdomains too. All of them must support it."""
    local_play: bool = False
    """One person's local table, without sign-in: every browser is let in as its own guest. `bothy play` sets
    it; a host must not.
    """
    share_url: str = ""
    """Address of a shared local table for others in the local network. `bothy play --share` sets it."""
    rate_limits: bool = True
    """Slow down callers with too many requests. Without it the next three limits don't apply; turn it off for
    load tests only.
    """
    max_sockets_per_address: Positive = 100
    """Live sockets and event streams open at once per address, at each process; IPv6 counts by /64."""
    max_waiting_tables_per_person: Positive = 12
    """Tables per person that wait for players."""
    max_waiting_tables_per_address: Positive = 60
    """Tables per address that wait for players."""
    unstarted_table_days: Positive = 7
    """Days before a table that hasn't started is deleted, with its chat."""
    chat_days: Annotated[int, Meta(ge=0)] = 0
    """Days before chat and closed reports are deleted; 0 keeps them."""
    unlisted_chat_days: Annotated[int, Meta(ge=0)] = 0
    """The same for chat at finished unlisted tables; 0 keeps it as long as elsewhere."""
    guest_days: Annotated[int, Meta(ge=0)] = 0
    """Days after joining before guests are erased who can't return: those with no session and no unfinished
    game. 0 keeps their names.
    """
    request_timeout_seconds: Seconds = 30.0
    """Seconds before an incomplete request, headers or body, is cut off."""
    show_examples: bool = False
    """Offer example games, such as Creel, if any are installed."""
    offline: bool = True
    """Serve a page at `/offline/` that plays alone in the browser, without this server, once it's loaded."""
    packs: tuple[str, ...] = ()
    """Folders of component packs, at most one per game; in the environment separated by commas. New tables
    use them instead of the built-in rows.
    """
    cache_mb: Positive = 256
    """Memory for loaded matches, in megabytes."""
    bot_workers: Annotated[int, Meta(ge=0)] = 1
    """Worker processes for bots; 0 offers no bots."""
    bot_timeout_seconds: Seconds = 20.0
    """Timeout for a bot's answer, after which another worker tries."""
    max_bot_seats_per_person: Positive = 24
    """Bot seats per person, over all processes, in unfinished matches they started in the last twelve hours;
    no limit in local play.
    """
    allow_guests: bool = True
    """Allow play under a name alone, without an account."""
    sign_up: Literal["open", "invitation", "closed"] = "open"
    """Who may create an account: anyone (`open`), people with an invitation from `bothy invite`
    (`invitation`), or no one (`closed`).
    """
    mail_server: str = ""
    """Server for outgoing mail. Without one there's no sign-in and no notice by mail."""
    mail_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    """Port of the mail server."""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection: `starttls` (usually port 587), `tls` from the start (465), or `none`."""
    mail_user: str = ""
    """User name at the mail server, if it needs one."""
    mail_password_file: str = ""
    """File with the password for the mail server."""
    mail_from: str = ""
    """Sender of mail: `Bothy <play@bothy.example.org>`."""
    notices: bool = True
    """Notify absent players when it is their turn, by the available channels."""
    notice_delay_seconds: Annotated[float, Meta(ge=0)] = 30.0
    """Seconds in which players may see an event themselves before they're notified."""
    push_key_file: str = ""
    """File with the key that identifies this host to push services, created if missing. Without it there's no
    push.
    """
    webhook_networks: tuple[str, ...] = ()
    """Private networks that webhooks may reach, such as `10.1.0.0/16`. Plain http is allowed there too."""
    drain_seconds: Seconds = 10.0
    """Seconds a stopping process may take to finish its open work."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Lowest level that is logged."""
    log_format: Literal["json", "plain"] = "json"
    """`json`, one object per line, or `plain` for people."""
    log_sample_rate: Positive = 100
    """Sampling of events with thousands per second: one line in this many. Errors are always logged."""

    @property
    def bus_shown(self) -> str:
        """The bus for logs, without its password."""
        scheme, mark, rest = self.bus.partition("://")
        return f"{scheme}{mark}{rest.rpartition('@')[2]}"


NAMES = Settings.__struct_fields__
_TYPES: dict[str, Any] = get_type_hints(Settings, include_extras=True)


def read_settings(file: Path | None = None, environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Read the settings: arguments first, then the environment, the file and the defaults."""
    if file is None and environ.get(FILE_VARIABLE):
        file = Path(environ[FILE_VARIABLE])
    values = {} if file is None else _from_file(file)
    values |= _from_environment(environ)
    values |= {name: _fit(name, value, "bothy") for name, value in given.items()}
    settings = Settings(**values)
    if settings.secret_file and not settings.secret:
        secret, *former = _lines(Path(settings.secret_file)) or [""]
        previous_secrets = (*settings.previous_secrets, *former)
        settings = msgspec.structs.replace(settings, secret=secret, previous_secrets=previous_secrets)
    return settings


def check_store(settings: Settings) -> Settings:
    """Return settings that name a store; raises otherwise. Enough for commands that don't serve."""
    if not settings.store:
        raise InvalidInput(Reason("store-unset"))
    if not settings.store.startswith(("postgresql://", "sqlite:")):
        raise InvalidInput(Reason("store-scheme", given=settings.store.split(":")[0]))
    return settings


def check_host(settings: Settings) -> Settings:
    """Return settings that can host; otherwise raises with the remedy."""
    check_store(settings)
    if settings.bus != "local" and not settings.bus.startswith(("nats://", "tls://")):
        raise InvalidInput(Reason("bus-scheme", given=settings.bus.split(":")[0]))
    if min(map(len, (settings.secret, *settings.previous_secrets))) < SHORTEST_SECRET:
        raise InvalidInput(Reason("secret-unset", least=SHORTEST_SECRET))
    if not settings.origins:
        raise InvalidInput(Reason("origins-unset"))
    for origin in settings.origins:
        if not origin.startswith(("https://", "http://")) or origin.count("/") != 2:
            raise InvalidInput(Reason("origin-form", given=origin))
    if settings.mail_server and "@" not in settings.mail_from:
        raise InvalidInput(Reason("mail-from-unset", given=settings.mail_from))
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidInput(Reason("settings-file", file=str(file), fault=str(error))) from error
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
    """Convert a value to its type. Texts from the environment may contain numbers and booleans."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, n=1)
        if near:
            raise InvalidInput(Reason("setting-misspelt", name=name, where=where, near=near[0]))
        raise InvalidInput(Reason("setting-unknown", name=name, where=where))
    try:
        return msgspec.convert(value, _TYPES[name], strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        shown = "…" if "secret" in name else str(value)[:60]
        raise InvalidInput(
            Reason("setting-wrong", name=name, where=where, given=shown, fault=str(error))
        ) from error


_DEFAULTS = Settings()
