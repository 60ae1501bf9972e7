"""Notices by webhook, with one body for Discord (`content`), Slack and Matrix (`text`)."""

from __future__ import annotations

import msgspec

from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.failures import PermanentFailure, TemporaryFailure
from bothy.server.notices.notice import Delivery
from bothy.server.notices.outgoing import Outgoing
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.wording import Said

LONGEST = 1900
"""Characters; Discord accepts two thousand."""


class HookCarrier(Carrier):
    """Posts to the webhook URL of a person's chat room."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """Returns one entry if there is a URL."""
        return [""] if chosen.hook_url else []

    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Posts the notice."""
        if not chosen.hook_url:
            raise PermanentFailure("no-address")
        headers = {"content-type": "application/json", "user-agent": "Bothy"}
        status = await self._outgoing.post(chosen.hook_url, body_of(said, delivery), headers)
        if status == 429 or status >= 500:
            raise TemporaryFailure(str(status))
        if status >= 300:
            raise PermanentFailure(str(status))


def body_of(said: Said, delivery: Delivery) -> bytes:
    """Builds the request body. Mentions are disabled for Discord, and names can't contain any."""
    text = said.text if delivery.digest else f"{said.text} {said.link}"
    shown = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return msgspec.json.encode(
        {
            "content": shown,
            "text": shown,
            "username": "Bothy",
            "allowed_mentions": {"parse": []},
            "id": delivery.id,
        }
    )
