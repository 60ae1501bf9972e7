"""By web hook: one body that Discord (`content`), Slack and Matrix (`text`) understand."""

from __future__ import annotations

import msgspec

from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.failures import Gone, Later
from bothy.server.notices.notice import Delivery
from bothy.server.notices.outgoing import Outgoing
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.wording import Said

LONGEST = 1900
"""Characters; Discord takes two thousand."""


class HookCarrier(Carrier):
    """The address somebody gave for their chat room."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """One, if there is an address."""
        return [""] if chosen.hook_url else []

    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Post it."""
        if not chosen.hook_url:
            raise Gone("no-address")
        headers = {"content-type": "application/json", "user-agent": "Bothy"}
        status = await self._outgoing.post(chosen.hook_url, body_of(said, delivery), headers)
        if status == 429 or status >= 500:
            raise Later(str(status))
        if status >= 300:
            raise Gone(str(status))


def body_of(said: Said, delivery: Delivery) -> bytes:
    """What is posted. Nobody is pinged by a name: Discord is told so, and names carry no mention anyway."""
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
