"""The caller of a request, checked once per request before any handler runs."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from bothy.kernel import Reason
from bothy.server.asgi.types import ASGIApp, Receive, Scope, Send
from bothy.server.people.entrance import Caller
from bothy.server.people.limits import ADDRESS_HEAVY, FILES, HEAVY, READS, WRITES, Bucket, Limit
from bothy.server.people.metering import charged
from bothy.server.people.sessions import CSRF_HEADER, Session, check_csrf
from bothy.server.refusals import Forbidden, NotSignedIn
from bothy.server.rows import PersonRow
from bothy.server.services import Services
from bothy.server.words import reason_text

OPEN_TO_ALL = {
    ("GET", "/api/server"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/export"),
    ("POST", "/api/me/erase"),
}
"""Requests that banned people may still make: their data remains theirs."""
SAFE = ("GET", "HEAD", "OPTIONS")


class Visitor:
    """A caller whose request may be answered, signed in or not."""

    __slots__ = ("caller", "services", "session")

    def __init__(self, services: Services, caller: Caller, session: Session | None) -> None:
        self.services = services
        self.caller = caller
        self.session = session

    @property
    def person(self) -> PersonRow:
        """The caller, who must be signed in."""
        if self.session is None:
            raise NotSignedIn
        return self.session.person

    @property
    def person_id(self) -> str | None:
        """The caller's id; None if not signed in."""
        return None if self.session is None else self.session.person.id

    def authorize(self, needed: str | None) -> None:
        """Raises if the caller is a program whose token lacks this scope. None: no token permits it."""
        if self.session is None or not self.session.scopes or needed in self.session.scopes:
            return
        raise Forbidden(Reason("token-never") if needed is None else Reason("token-scope", scope=needed))

    @property
    def cookie(self) -> str | None:
        """The session cookie, as received."""
        return self.caller.cookie(self.services.sessions.cookie_name)

    @property
    def language(self) -> str:
        """The language to answer in."""
        return self.caller.language

    def take(self, limit: Limit) -> None:
        """Counts this against a limit of the person, or of the network if not signed in."""
        self.services.limits.take(limit, self.person_id or self.caller.network)

    def heavy(self) -> None:
        """Counts this as an expensive request, for both person and network."""
        self.take(HEAVY)
        self.services.limits.take(ADDRESS_HEAVY, self.caller.network)

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Waits for this network's turn at an expensive operation."""
        return self.services.limits.turn(self.caller.network)

    def text(self, reason: Reason, game: str = "") -> str:
        """Renders a reason as a sentence."""
        return reason_text(reason, self.language, game)


def check_requests(services: Services, app: ASGIApp) -> ASGIApp:
    """Checks requests before their handlers run, and puts the visitor in their state."""

    async def check(scope: Scope, receive: Receive, send: Send) -> None:
        bucket: Bucket | None = None
        caller = Caller(scope)
        services.origins.check_host(caller.host)
        changing = scope["method"] not in SAFE
        if changing:
            services.origins.check(caller.header("origin"), caller.host, caller.header("sec-fetch-site") or "")
        if scope["path"].startswith("/assets/"):
            services.limits.take(FILES, caller.network)
        else:
            services.limits.take(READS, caller.network)
            bucket = services.limits.work(caller.network)
        session = await _session_of(services, caller)
        if session is not None and _minds_bans(scope):
            for each in session.person.answerable:
                services.sanctions.check_ban(each)
        visitor = Visitor(services, caller, session)
        if changing:
            visitor.take(WRITES)
            if session is not None and not session.scopes:  # no browser sends a token by itself
                check_csrf(session, caller.header(CSRF_HEADER))
        scope["state"]["visitor"] = visitor
        await charged(bucket, app(scope, receive, send))

    return check


async def _session_of(services: Services, caller: Caller) -> Session | None:
    """Returns the session of a program's token, or of a browser's cookie."""
    kind, _, token = (caller.header("authorization") or "").partition(" ")
    if kind.lower() == "bearer":
        return await services.sessions.by_token(token.strip())
    return await services.sessions.find(caller.cookie(services.sessions.cookie_name))


def _minds_bans(scope: Scope) -> bool:
    """Returns whether a ban blocks this request. Pages and their assets remain open."""
    return scope["path"].startswith("/api/") and (scope["method"], scope["path"]) not in OPEN_TO_ALL
