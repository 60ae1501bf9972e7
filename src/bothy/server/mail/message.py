"""One mail: plain text, so that no mark-up is ever read; and no line of a name or a subject becomes a header."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr

from msgspec import Struct

UNFOLDED = SMTP.clone(max_line_length=None)
"""Headers in one line each: some readers lose a link that is folded. None of ours comes near the limit of 998."""
LONGEST_SUBJECT = 150


class Mail(Struct, frozen=True, kw_only=True):
    """What is sent, and to whom."""

    to: str
    """An address that `fit_address` gave."""
    subject: str
    text: str
    id: str
    """The same whenever the same mail is tried again, so that a second copy is recognised as one."""
    unsubscribe: str = ""
    """A link that ends mail of this kind, by being opened or by a mail reader's own button (RFC 8058)."""


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """The mail as it goes out. `sender` is an address, perhaps with a name before it."""
    name, address = parseaddr(sender)
    message = EmailMessage()
    message["From"] = Address(one_line(name), addr_spec=address)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = one_line(mail.subject)[:LONGEST_SUBJECT]
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{_plain(mail.id)}@{address.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"  # nobody's absence note answers it
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{one_line(mail.unsubscribe)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text, cte="quoted-printable")
    return message


def one_line(text: str) -> str:
    """A text as a header can hold it: no line breaks, no invisible letters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _plain(text: str) -> str:
    return "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in text)
