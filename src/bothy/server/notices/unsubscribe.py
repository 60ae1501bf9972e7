"""A link that ends one channel of one person, whoever opens it: it is in their mail, and needs no sign-in."""

from __future__ import annotations

from collections.abc import Sequence

from itsdangerous import BadSignature, URLSafeSerializer

from bothy.server.notices.notice import CHANNELS, Channel

LONGEST = 300


class Unsubscribing:
    """Signs such links and reads them. They never run out: a mail may be read years later."""

    def __init__(self, secret: str, former: Sequence[str] = ()) -> None:
        self._signer = URLSafeSerializer([*former, secret], salt="bothy-unsubscribe")

    def token(self, person: str, channel: Channel) -> str:
        """What the link ends in."""
        return str(self._signer.dumps([person, channel]))

    def read(self, token: str) -> tuple[str, Channel] | None:
        """Whose channel a link ends; None if we did not write it."""
        if len(token) > LONGEST:
            return None
        try:
            person, channel = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return (person, channel) if channel in CHANNELS else None
