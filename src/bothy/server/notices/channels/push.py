"""Notices by Web Push: encrypted for one browser (RFC 8291), signed (RFC 8292) and sent to its push service."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from pywebpush import WebPusher

from bothy.server.clock import now_ms
from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.failures import PermanentFailure, TemporaryFailure
from bothy.server.notices.keys import PushKey
from bothy.server.notices.notice import Delivery
from bothy.server.notices.outgoing import Outgoing
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.wording import Said, spoken
from bothy.server.store import Store

KEPT_SECONDS = 2 * 24 * 3600
"""Seconds for which a push service stores a message for a closed browser."""
EXPIRED = (404, 410)

Key = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's encryption keys."""

    p256dh: Key
    auth: Key


class PushCarrier(Carrier):
    """One message per browser of a person."""

    def __init__(self, store: Store, outgoing: Outgoing, key: PushKey, contact: str) -> None:
        self._store = store
        self._outgoing = outgoing
        self._key = key
        self._contact = contact

    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """Returns the subscribed browsers."""
        return [row.endpoint for row in await self._store.push_of(person)]

    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Hands the notice to the push service. An expired subscription is deleted."""
        row = await self._store.push(delivery.to)
        if row is None or row.person != delivery.person:
            raise PermanentFailure("unsubscribed")
        sealed = seal(row.endpoint, msgspec.json.decode(row.body, type=PushKeys), message(said, chosen.language))
        status = await self._outgoing.post(row.endpoint, sealed, self._headers(row.endpoint, said.topic))
        if status in EXPIRED:
            await self._store.forget_push(row.endpoint)
            raise PermanentFailure("expired")
        if status == 429 or status >= 500:
            raise TemporaryFailure(str(status))
        if status >= 300:
            raise PermanentFailure(str(status))

    def _headers(self, endpoint: str, topic: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        return {
            "authorization": self._key.authorization(
                f"{parts.scheme}://{parts.netloc}", self._contact, now_ms() // 1000
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": topic,
            "urgency": "normal",
        }


def message(said: Said, language: str) -> bytes:
    """Builds the service worker's message. The link is a path, which opens at the address the browser knows."""
    path = said.link.partition("://")[2].partition("/")[2] if "://" in said.link else said.link.lstrip("/")
    shown = {"title": said.title, "text": said.text, "path": f"/{path}", "topic": said.topic}
    return msgspec.json.encode(shown | {"language": spoken(language)})


def seal(endpoint: str, keys: PushKeys, data: bytes) -> bytes:
    """Encrypts data for this browser only. Raises `PermanentFailure` if the keys are invalid."""
    try:
        pusher = WebPusher({"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}})
        sealed: bytes = pusher.encode(data)["body"]
    except Exception as error:  # cryptography raises various errors for an invalid point
        raise PermanentFailure("no-keys") from error
    return sealed
