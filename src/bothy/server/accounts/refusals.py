"""Sign-in errors. They tell a guesser nothing except that the guess was wrong."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.server.refusals import Conflict, Forbidden


class TicketOver(Forbidden):
    """The link was used, has expired or never existed; the response is the same."""

    def __init__(self) -> None:
        super().__init__(Reason("ticket-over"))


class CodeWrong(Forbidden):
    """The code doesn't match the email."""

    def __init__(self) -> None:
        super().__init__(Reason("code-wrong"))


class PasskeyUnknown(Forbidden):
    """The passkey is unknown or its proof is invalid."""

    def __init__(self) -> None:
        super().__init__(Reason("passkey-unknown"))


class SignUpClosed(Forbidden):
    """This host accepts no new accounts, or only by invitation."""

    def __init__(self, sign_up: str) -> None:
        super().__init__(Reason("sign-up-closed", how=sign_up))


class NameNeeded(Conflict):
    """A new account needs a name."""

    def __init__(self) -> None:
        super().__init__(Reason("name-needed"))


class WayTaken(Conflict):
    """The address or passkey belongs to another account."""

    def __init__(self) -> None:
        super().__init__(Reason("way-taken"))


class LastWay(Conflict):
    """Removing the last sign-in method would lock the owner out."""

    def __init__(self) -> None:
        super().__init__(Reason("last-way-in"))
