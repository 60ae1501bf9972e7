"""People who sign in and out by mail, passkey and link, over the network; and all a store keeps of them."""

from __future__ import annotations

import json
import re
import secrets
import shutil
import sqlite3
import subprocess
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.notices.receiver import Postbox, post_office
from tests.server.running import Guest, Site, running

from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore

ORIGIN, NAME = "https://bothy.example", "bothy.example"
MAIL = "ailsa@example.org"


@asynccontextmanager
async def hosting(path: Path, **settings: Any) -> AsyncIterator[tuple[Site, Postbox]]:
    """Runs a host with a mail server."""
    async with post_office() as (postbox, by):
        mail = {name: getattr(by, name) for name in ("mail_server", "mail_port", "mail_tls", "mail_from")}
        async with running(path, **{"origins": (ORIGIN,), **mail, **settings}) as site:
            yield site, postbox


@asynccontextmanager
async def browser(site: Site, **headers: str) -> AsyncIterator[Guest]:
    """Opens a browser without a session."""
    usual = {"origin": ORIGIN, "user-agent": "Mozilla/5.0 (Android 15) Gecko Firefox/140.0"}
    async with httpx.AsyncClient(base_url=site.address, headers=usual | headers, timeout=30) as client:
        yield Guest(site, SecureCookies(client))  # type: ignore[arg-type]


class SecureCookies:
    """A browser behind an https proxy: it keeps and sends the secure cookie, which httpx wouldn't."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self.headers = client.headers
        self.cookies: dict[str, str] = {}

    async def get(self, path: str) -> httpx.Response:
        return self._kept(await self._client.get(path))

    async def post(self, path: str, json: Any = None) -> httpx.Response:
        return self._kept(await self._client.post(path, json=json))

    async def delete(self, path: str) -> httpx.Response:
        return self._kept(await self._client.delete(path))

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        for cookie in answer.headers.get_list("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        if self.cookies:
            self.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if "set-cookie" in answer.headers and answer.content:
            self.headers["x-bothy-csrf"] = answer.json()["csrf"]
        return answer


def code_in(postbox: Postbox) -> str:
    found = re.search(r"^ *(\d{3} \d{3})\s*$", postbox.mails[-1].get_content(), re.MULTILINE)
    assert found is not None
    return found[1]


def link_in(postbox: Postbox) -> str:
    found = re.search(r"/sign-in#(\S+)", postbox.mails[-1].get_content())
    assert found is not None
    return found[1]


async def by_code(who: Guest, postbox: Postbox, address: str = MAIL, **more: Any) -> Any:
    """Signs in, or up, with a mail's code."""
    asked = await who.post("/api/sign-in/mail", {"address": address}, 202)
    me = await who.post("/api/sign-in/code", {"ticket": asked["ticket"], "code": code_in(postbox), **more})
    who.id = me["person"]
    return me


async def make_passkey(who: Guest, **more: Any) -> Authenticator:
    """Creates a passkey for the signed-in person, or for a new one."""
    device = Authenticator(ORIGIN, NAME)
    offered = await who.post("/api/sign-in/passkey/new", more)
    me = await who.post("/api/sign-in/passkey/made", {"credential": device.make(offered["options"])})
    who.id = me["person"]
    return device


async def show_passkey(who: Guest, device: Authenticator, status: int | None = None, **more: Any) -> Any:
    """Signs in by passkey."""
    offered = await who.post("/api/sign-in/passkey/challenge")
    shown = {"credential": device.show(offered["options"]), **more}
    return await who.post("/api/sign-in/passkey", shown, status)


PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str, site: str, counts: bool = True) -> None:
        self.origin = origin
        self.site = site
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.counts = counts
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Any) -> dict[str, Any]:
        """Returns the answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(ATTESTED) + attested
        response = {
            "clientDataJSON": text(self._client("webauthn.create", options["challenge"])),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def show(self, options: Any) -> dict[str, Any]:
        """Returns the answer to `navigator.credentials.get`."""
        if self.counts:
            self.uses += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": None,
        }
        return self._credential(response)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([self.flags | more]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        key = text(self.id)
        return {"id": key, "rawId": key, "type": "public-key", "response": response, "clientExtensionResults": {}}


def dumped(store: Store) -> str:
    """Returns all rows of all tables, including jobs, as text."""
    if isinstance(store, PostgresStore):
        program = shutil.which("pg_dump") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))))
        return subprocess.run([str(program), store.dsn], capture_output=True, text=True, check=True).stdout
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        rows = [
            repr(row)
            for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall()
            for row in db.execute(f"select * from {table}")  # noqa: S608
        ]
    return "\n".join(rows)


def found_in(store: Store, value: str | bytes) -> bool:
    """Checks whether a value is anywhere in a store, in any encoding; in a file, also between its rows."""
    plain = value.encode() if isinstance(value, str) else value
    rows = dumped(store)
    spelled = [plain.hex(), repr(plain)[2:-1]] + ([value] if isinstance(value, str) else [])
    side_writes = b""
    if isinstance(store, SqliteStore):
        files = (store.path.with_name(store.path.name + end) for end in ("", "-wal"))
        side_writes = b"".join(file.read_bytes() for file in files if file.exists())
    return any(each in rows for each in spelled) or plain in side_writes
