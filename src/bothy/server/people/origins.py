"""Origin checks: only our own pages may act for a person. Browsers send the origin; programs needn't."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from bothy.kernel import Reason
from bothy.server.refusals import Forbidden

SAFE_SITES = ("", "same-origin", "none")


class Origins:
    """The host's addresses. Without any, as in local play, the requested host counts unless it's a domain."""

    def __init__(self, ours: Iterable[str]) -> None:
        self._ours = frozenset(origin.rstrip("/").lower() for origin in ours)

    def check(self, origin: str | None, host: str, site: str = "") -> None:
        """Raises if another site's page sent the request."""
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

    def address(self, host: str) -> str:
        """Returns the address of this host by which a caller came."""
        known = [each for each in sorted(self._ours) if each.partition("://")[2] == host.lower()]
        return (known or sorted(self._ours) or [f"http://{host}"])[0]

    def check_host(self, host: str) -> None:
        """In local play, rejects domain names, which another site could point here (DNS rebinding)."""
        if not self._ours and not _is_home(host):
            raise Forbidden(Reason("foreign-host", host=host[:80]))


def _is_home(host: str) -> bool:
    """Returns whether a host is `localhost` or an IP address, which no other site's page can have as its name."""
    name = host.rsplit(":", 1)[0] if host.count(":") == 1 or host.startswith("[") else host
    if name == "localhost":
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
