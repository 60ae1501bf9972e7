"""People who sign in and out by mail, passkey and link, over the network."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.accounts.authenticator import Authenticator
from tests.server.mail.postbox import Postbox, post_office
from tests.server.running import Guest, Site, running

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
