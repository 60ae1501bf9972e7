"""Mail addresses as they are kept: one spelling each, and nothing in them that a header could stumble over."""

from __future__ import annotations

import re

from bothy.kernel import Reason
from bothy.server.refusals import Refusal

LONGEST = 254
LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+")


class AddressUnfit(Refusal):
    """No mail can be sent there."""

    def __init__(self) -> None:
        super().__init__(Reason("address-unfit"))


def fit_address(given: str) -> str:
    """An address in small letters, its domain as mail servers spell it. No server tells `A@` from `a@` today."""
    local, at, domain = given.strip().lower().rpartition("@")
    try:
        domain = domain.encode("idna").decode()
    except UnicodeError as error:
        raise AddressUnfit from error
    fine = LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain) and len(local) <= 64
    if not at or not fine or len(local) + 1 + len(domain) > LONGEST:
        raise AddressUnfit
    return f"{local}@{domain}"
