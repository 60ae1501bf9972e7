"""Sessions: a random token in a signed cookie, and a row in the store. Deleting the row ends the session."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, Signer

from bothy.kernel import Reason
from bothy.local.ids import fresh_id
from bothy.local.names import fit_name
from bothy.server.clock import now_ms
from bothy.server.errors import Taken
from bothy.server.refusals import Forbidden, TokenUnknown
from bothy.server.rows import PersonRow, SessionRow
from bothy.server.store import Store

COOKIE = "bothy_session"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Cookie name over HTTPS: browsers accept this prefix only from the exact host."""
CSRF_HEADER = "x-bothy-csrf"
TOKEN_BYTES = 32
TOKEN_PREFIX = "bothy_"  # noqa: S105
"""The start of every program's token, so that scanners find one published by mistake."""
DAY = 24 * 3600 * 1000
LASTS = 90 * DAY
TOUCH_EVERY = DAY
"""Minimum time between extensions of a session, so that not every request writes."""
NAMELESS = "Home"
"""Default name in local play."""
RESIDENT = PersonRow(id="00homehomehomehome", name=NAMELESS, created=0)
"""The owner in local play: the first browser of this machine, so that losing a cookie doesn't lose games."""


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in browser, or a program with a token."""

    person: PersonRow
    token: str
    scopes: frozenset[str] = frozenset()
    """What a token permits. A browser has none, and may do everything."""

    @property
    def key(self) -> bytes:
        """The session's key in the store and on the bus."""
        return _hash(self.token)

    def csrf(self) -> str:
        """Returns the CSRF token, required in a header of every changing request. Other sites can't know it."""
        return sha256(b"csrf:" + self.token.encode()).hexdigest()[:32]


class Sessions:
    """Sessions in the store, cookies in browsers. Cookies are signed, so that guesses never reach the store."""

    def __init__(self, store: Store, secret: str, former: Sequence[str] = (), secure: bool = False) -> None:
        self._store = store
        self._signer = Signer([*former, secret], salt="bothy-session")  # the last signs, all are accepted
        self._resident_is_here = False
        self.cookie_name = SECURE_COOKIE if secure else COOKIE
        """Over plain HTTP, as in local play, browsers reject cookies with the secure name."""

    async def begin(self, name: str, before: Session | None = None, device: str = "") -> Session:
        """Signs in as a guest. The token is always new, so a token planted earlier is useless."""
        now = now_ms()
        if before is None:
            person = PersonRow(id=fresh_id(), name=fit_name(name), created=now)
            await self._store.create_person(person)
        else:
            person = PersonRow(id=before.person.id, name=fit_name(name), created=before.person.created)
            await self._store.rename_person(person.id, person.name)
            await self._store.end_session(before.key)
        return await self.open(person, device)

    async def local_play(self, resident: bool, device: str = "") -> Session:
        """Signs in automatically: the first browser of this machine as the resident, others as guests."""
        if self._resident_is_here or not resident:
            return await self.begin(NAMELESS, device=device)
        self._resident_is_here = True
        person = await self._store.person(RESIDENT.id)
        if person is None:
            person = msgspec.structs.replace(RESIDENT, created=now_ms())
            with suppress(Taken):  # another browser was faster
                await self._store.create_person(person)
        return await self.open(person, device)

    async def open(self, person: PersonRow, device: str = "") -> Session:
        """Starts a session for a person whose identity is proven."""
        session = Session(person, secrets.token_urlsafe(TOKEN_BYTES))
        return await self._store_session(session, device, LASTS)

    async def issue(self, person: PersonRow, name: str, scopes: Collection[str], lasts: int) -> Session:
        """Issues a token for a program that acts as this person, for so many milliseconds."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(TOKEN_BYTES)
        return await self._store_session(Session(person, token, frozenset(scopes)), name, lasts)

    async def _store_session(self, session: Session, name: str, lasts: int) -> Session:
        now = now_ms()
        row = SessionRow(
            token_hash=session.key,
            person=session.person.id,
            created=now,
            seen=now,
            ends=now + lasts,
            device=name,
            scopes=" ".join(sorted(session.scopes)),
        )
        await self._store.create_session(row)
        return session

    async def find(self, cookie: str | None) -> Session | None:
        """Returns the cookie's session, if it is valid and hasn't ended."""
        token = self._token(cookie)
        return None if token is None or token.startswith(TOKEN_PREFIX) else await self._current(token)

    async def by_token(self, token: str) -> Session:
        """Returns a program's session. Raises if the token is unknown or has expired."""
        found = await self._current(token) if token.startswith(TOKEN_PREFIX) else None
        if found is None:
            raise TokenUnknown
        return found

    async def _current(self, token: str) -> Session | None:
        row, now = await self._store.session(_hash(token)), now_ms()
        if row is None or row.ends < now:
            return None
        person = await self._store.person(row.person)
        if person is None:
            return None
        if person.id == RESIDENT.id:
            self._resident_is_here = True
        if now - row.seen > TOUCH_EVERY:
            await self._store.touch_session(row.token_hash, now, row.ends if row.scopes else now + LASTS)
        return Session(person, token, frozenset(row.scopes.split()))

    async def end(self, session: Session) -> None:
        """Signs out."""
        await self._store.end_session(session.key)

    async def whose(self, key: bytes) -> PersonRow | None:
        """Returns the session's person; None if it has ended."""
        row = await self._store.session(key)
        return None if row is None else await self._store.person(row.person)

    async def stands(self, key: bytes) -> bool:
        """Returns whether a session is still active."""
        return await self._store.session(key) is not None

    def key(self, cookie: str | None) -> bytes | None:
        """Returns the store's key for a cookie's session; None if the cookie is invalid."""
        token = self._token(cookie)
        return None if token is None else _hash(token)

    def cookie(self, session: Session) -> str:
        """Returns the signed cookie value."""
        return self._signer.sign(session.token.encode()).decode()

    def _token(self, cookie: str | None) -> str | None:
        if cookie is None or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


def check_csrf(session: Session, header: str | None) -> None:
    """Raises if a changing request lacks the session's CSRF token."""
    if header is None or not secrets.compare_digest(header.encode(), session.csrf().encode()):
        raise Forbidden(Reason("csrf"))


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
