"""One email, as plain text, so markup is never interpreted. Names and subjects can't inject headers."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr

from msgspec import Struct

UNFOLDED = SMTP.clone(max_line_length=None)
"""Unfolded headers: some mail programs lose a folded link. Ours are far below the limit of 998 characters."""
LONGEST_SUBJECT = 150


class Mail(Struct, frozen=True, kw_only=True):
    """An email and its recipient."""

    to: str
    """An address returned by `fit_address`."""
    subject: str
    text: str
    id: str
    """Unchanged between retries, so that a second copy is recognised as one."""
    unsubscribe: str = ""
    """A link to unsubscribe from this type of mail, opened or posted by a mail program's button (RFC 8058)."""


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """Builds the message to send. `sender` is an address, optionally preceded by a name."""
    name, address = parseaddr(sender)
    message = EmailMessage()
    message["From"] = Address(one_line(name), addr_spec=address)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = one_line(mail.subject)[:LONGEST_SUBJECT]
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{_plain(mail.id)}@{address.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"  # prevents out-of-office replies
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{one_line(mail.unsubscribe)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text, cte="quoted-printable")
    return message


def one_line(text: str) -> str:
    """Makes a text safe for a header: no line breaks, no invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _plain(text: str) -> str:
    return "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in text)
