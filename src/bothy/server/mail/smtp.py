"""Mail over SMTP, with one connection per message: most are hours apart."""

from __future__ import annotations

from email.utils import parseaddr
from pathlib import Path

import aiosmtplib

from bothy.server.mail.interface import MailAway, Mailer, MailRefused
from bothy.server.mail.message import UNFOLDED, Mail, message_of
from bothy.server.settings import Settings

PATIENCE = 20.0
FOR_GOOD = 500


class SmtpMailer(Mailer):
    """The mail server from the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sender = parseaddr(settings.mail_from)[1]
        file = settings.mail_password_file
        self._password = Path(file).read_text(encoding="utf-8").strip() if file else None

    async def send(self, mail: Mail) -> None:
        """Hands over an email."""
        settings = self._settings
        data = message_of(mail, settings.mail_from).as_bytes(policy=UNFOLDED)
        try:
            await aiosmtplib.send(
                data,
                sender=self._sender,
                recipients=[mail.to],
                hostname=settings.mail_server,
                port=settings.mail_port,
                username=settings.mail_user or None,
                password=self._password,
                use_tls=settings.mail_tls == "tls",
                start_tls=settings.mail_tls == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(each.code >= FOR_GOOD for each in error.recipients):
                raise MailRefused from error
            raise MailAway from error
        except aiosmtplib.SMTPDataError as error:
            if error.code >= FOR_GOOD:
                raise MailRefused from error
            raise MailAway from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailAway from error
