"""Mail: plain text, handed to the host's own mail server."""

from bothy.server.mail.interface import MailAway, Mailer, MailRefused
from bothy.server.mail.message import Mail

__all__ = ["Mail", "MailAway", "MailRefused", "Mailer"]
