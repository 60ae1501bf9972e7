"""Whoever carries mail, and the two ways in which they may fail."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.kernel import BothyError, Reason
from bothy.server.mail.message import Mail


class Mailer(ABC):
    """Hands mail to a mail server, which sees to the rest."""

    @abstractmethod
    async def send(self, mail: Mail) -> None:
        """Hand it over. `MailAway` may be tried again, with the same id; `MailRefused` never helps to."""


class MailAway(BothyError):
    """The mail server does not answer, or not now, or not to us."""

    def __init__(self) -> None:
        super().__init__(Reason("mail-away"))


class MailRefused(BothyError):
    """The mail server takes no mail for this address, and won't tomorrow."""

    def __init__(self) -> None:
        super().__init__(Reason("mail-refused"))
