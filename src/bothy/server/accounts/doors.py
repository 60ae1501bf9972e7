"""All ways in of one process, put together."""

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
    """By mail if there is a mail server, by passkey, and by another device. At home there are no doors."""

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
        """Whether one can sign in by mail."""
        return self._open and self._mail is not None

    @property
    def offered(self) -> bool:
        """Whether there are accounts here at all."""
        return self._open

    @property
    def by_mail(self) -> ByMail:
        """The way in by mail."""
        if not self._open or self._mail is None:
            raise Unknown(Reason("no-mail-here"))
        return self._mail

    @property
    def by_passkey(self) -> ByPasskey:
        """The way in by passkey."""
        self.check_open()
        with for_hosts():
            from bothy.server.accounts.by_passkey import ByPasskey
        return ByPasskey(self.arrivals)

    def check_open(self) -> None:
        """Refuse what is about accounts where everybody is at home."""
        if not self._open:
            raise Unknown(Reason("no-accounts-here"))
