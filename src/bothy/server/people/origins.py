"""Which pages may speak for a person: our own. Browsers say where a request comes from; programs need not."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from bothy.kernel import Reason
from bothy.server.refusals import Forbidden

SAFE_SITES = ("", "same-origin", "none")


class Origins:
    """Our own addresses. At home there is none: then we are what we are asked as, unless by a foreign name."""

    def __init__(self, ours: Iterable[str]) -> None:
        self._ours = frozenset(origin.rstrip("/").lower() for origin in ours)

    def check(self, origin: str | None, host: str, site: str = "") -> None:
        """Refuse what a foreign page sends."""
        if origin is None:
            if site not in SAFE_SITES:
                raise Forbidden(Reason("foreign-origin", origin=site[:80]))
            return
        given = origin.rstrip("/").lower()
        if self._ours:
            fine = given in self._ours
        else:
            fine = given in (f"http://{host.lower()}", f"https://{host.lower()}")
        if not fine:
            raise Forbidden(Reason("foreign-origin", origin=origin[:80]))

    def check_host(self, host: str) -> None:
        """At home, refuse to be called by a foreign name that somebody made to lead here."""
        if not self._ours and not _is_home(host):
            raise Forbidden(Reason("foreign-host", host=host[:80]))


def _is_home(host: str) -> bool:
    """Whether a host is `localhost` or an address in digits: no page elsewhere has such a name of its own."""
    name = host.rsplit(":", 1)[0] if host.count(":") == 1 or host.startswith("[") else host
    if name == "localhost":
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
