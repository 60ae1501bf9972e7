"""The mail interface and its two errors."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.kernel import BothyError, Reason
from bothy.server.mail.message import Mail


class Mailer(ABC):
    """Hands mail to a mail server, which delivers it."""

    @abstractmethod
    async def send(self, mail: Mail) -> None:
        """Hands over an email. After `MailAway`, retry with the same id; after `MailRefused`, don't."""


class MailAway(BothyError):
    """The mail server is unreachable, busy or rejects our login."""

    def __init__(self) -> None:
        super().__init__(Reason("mail-away"))


class MailRefused(BothyError):
    """The mail server permanently rejects this address."""

    def __init__(self) -> None:
        super().__init__(Reason("mail-refused"))
