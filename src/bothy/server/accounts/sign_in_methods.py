"""All sign-in methods of one process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bothy.kernel import Reason
from bothy.server.accounts.account_transfers import AccountTransfers
from bothy.server.accounts.addresses import Addresses
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.accounts.by_device import ByDevice
from bothy.server.accounts.mail_sign_in import MailSignIn
from bothy.server.accounts.one_time_tokens import OneTimeTokens
from bothy.server.accounts.sign_in_service import SignInService
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


class SignInMethods:
    """Sign-in by mail (if there is a mail server), passkey and another device. None in local play."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        signouts: SignOuts,
        account_transfers: AccountTransfers,
        banned_ways: BannedWays,
        mailer: Mailer | None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.tickets = OneTimeTokens(store, settings.secret, clock)
        self.sign_in_service = SignInService(
            settings, store, sessions, signouts, self.tickets, account_transfers, banned_ways
        )
        self.account_transfers = account_transfers
        self.addresses = Addresses(settings)
        self.by_device = ByDevice(self.sign_in_service)
        self._mail = None if mailer is None else MailSignIn(mailer, self.sign_in_service)
        self._open = not settings.local_play

    @property
    def mail_offered(self) -> bool:
        """True if sign-in by mail is available."""
        return self._open and self._mail is not None

    @property
    def offered(self) -> bool:
        """True if this host has accounts."""
        return self._open

    @property
    def mail_sign_in(self) -> MailSignIn:
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
        return ByPasskey(self.sign_in_service)

    def check_open(self) -> None:
        """Raises if there are no accounts, as in local play."""
        if not self._open:
            raise Unknown(Reason("no-accounts-here"))
