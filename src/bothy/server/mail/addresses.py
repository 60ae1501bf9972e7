"""Email addresses in one canonical spelling, safe to put in a header."""

from __future__ import annotations

import re

from bothy.kernel import Reason
from bothy.server.refusals import Refusal

LONGEST = 254
LOCAL = re.compile(r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+")


class AddressUnfit(Refusal):
    """The address can't receive mail."""

    def __init__(self) -> None:
        super().__init__(Reason("address-unfit"))


def fit_address(given: str) -> str:
    """Returns the address in lowercase, with an IDNA domain. No server today distinguishes `A@` from `a@`."""
    local, at, domain = given.strip().lower().rpartition("@")
    try:
        domain = domain.encode("idna").decode()
    except UnicodeError as error:
        raise AddressUnfit from error
    fine = LOCAL.fullmatch(local) and DOMAIN.fullmatch(domain) and len(local) <= 64
    if not at or not fine or len(local) + 1 + len(domain) > LONGEST:
        raise AddressUnfit
    return f"{local}@{domain}"
