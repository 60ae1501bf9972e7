"""All sign-in methods of one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bothy.kernel import Reason
from bothy.server.accounts.addresses import Addresses
from bothy.server.accounts.arrivals import Arrivals
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.accounts.by_device import ByDevice
from bothy.server.accounts.by_mail import ByMail
from bothy.server.accounts.partings import Partings
from bothy.server.accounts.tickets import TicketOffice
from bothy.server.backends import for_hosts
from bothy.server.clock import now_ms
from bothy.server.live.signouts import SignOuts
from bothy.server.mail import Mailer
from bothy.server.people.sessions import Sessions
from bothy.server.refusals import Unknown
from bothy.server.settings import Settings
from bothy.server.store import Store

if TYPE_CHECKING:
    from bothy.server.accounts.by_passkey import ByPasskey


class Doors:
    """Sign-in by mail (if there is a mail server), passkey and another device. None in local play."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        signouts: SignOuts,
        partings: Partings,
        banned_ways: BannedWays,
        mailer: Mailer | None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.tickets = TicketOffice(store, settings.secret, clock)
        self.arrivals = Arrivals(settings, store, sessions, signouts, self.tickets, partings, banned_ways)
        self.partings = partings
        self.addresses = Addresses(settings)
        self.by_device = ByDevice(self.arrivals)
        self._mail = None if mailer is None else ByMail(mailer, self.arrivals)
        self._open = not settings.at_home

    @property
    def mail_offered(self) -> bool:
        """True if sign-in by mail is available."""
        return self._open and self._mail is not None

    @property
    def offered(self) -> bool:
        """True if this host has accounts."""
        return self._open

    @property
    def by_mail(self) -> ByMail:
        """Sign-in by mail. Raises if it's unavailable."""
        if not self._open or self._mail is None:
            raise Unknown(Reason("no-mail-here"))
        return self._mail

    @property
    def by_passkey(self) -> ByPasskey:
        """Sign-in by passkey. Raises if there are no accounts."""
        self.check_open()
        with for_hosts():
            from bothy.server.accounts.by_passkey import ByPasskey
        return ByPasskey(self.arrivals)

    def check_open(self) -> None:
        """Raises if there are no accounts, as in local play."""
        if not self._open:
            raise Unknown(Reason("no-accounts-here"))
