"""Unsubscribe links, each for one channel of one person. They are in that person's mail and need no sign-in."""

from __future__ import annotations

from collections.abc import Sequence

from itsdangerous import BadSignature, URLSafeSerializer

from bothy.server.notices.notice import CHANNELS, Channel

LONGEST = 300


class Unsubscribing:
    """Signs and reads links. They never expire: an email may be read years later."""

    def __init__(self, secret: str, former: Sequence[str] = ()) -> None:
        self._signer = URLSafeSerializer([*former, secret], salt="bothy-unsubscribe")

    def token(self, person: str, channel: Channel) -> str:
        """Returns the last part of the link."""
        return str(self._signer.dumps([person, channel]))

    def read(self, token: str) -> tuple[str, Channel] | None:
        """Returns a link's person and channel; None if we didn't sign it."""
        if len(token) > LONGEST:
            return None
        try:
            person, channel = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return (person, channel) if channel in CHANNELS else None
