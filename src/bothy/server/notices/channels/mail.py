"""Notices by mail, to a person's first verified address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bothy.server.mail import Mail, MailAway, Mailer, MailRefused
from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.failures import PermanentFailure, TemporaryFailure
from bothy.server.notices.notice import Delivery
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.unsubscribe import Unsubscribing
from bothy.server.notices.wording import Said, mail_text

AddressOf = Callable[[str], Awaitable[str | None]]
"""Returns a person's verified email address, if any."""


class MailCarrier(Carrier):
    """Plain-text emails, with a link to the table and an unsubscribe link."""

    def __init__(self, mailer: Mailer, address_of: AddressOf, unsubscribing: Unsubscribing, origin: str) -> None:
        self._mailer = mailer
        self._address_of = address_of
        self._unsubscribing = unsubscribing
        self._origin = origin

    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """Returns one entry if there is an address, which is looked up again when the email is sent."""
        return [""] if await self._address_of(person) is not None else []

    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Hands the notice to the mail server."""
        address = await self._address_of(delivery.person)
        if address is None:
            raise PermanentFailure("no-address")
        token = self._unsubscribing.token(delivery.person, "mail")
        page = f"{self._origin}/unsubscribe/{token}"
        mail = Mail(
            to=address,
            subject=said.title,
            text=mail_text(said, chosen.language, page, delivery.digest),
            id=delivery.id,
            unsubscribe=f"{self._origin}/api/notices/unsubscribe/{token}",
        )
        try:
            await self._mailer.send(mail)
        except MailAway as error:
            raise TemporaryFailure("mail-away") from error
        except MailRefused as error:
            raise PermanentFailure("mail-refused") from error
