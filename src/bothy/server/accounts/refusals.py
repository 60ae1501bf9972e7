"""What is refused at the door. Whoever guesses learns nothing from it but that it was wrong."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.server.refusals import Conflict, Forbidden


class TicketOver(Forbidden):
    """A link that was used, ran out, or never was: the answer is the same."""

    def __init__(self) -> None:
        super().__init__(Reason("ticket-over"))


class CodeWrong(Forbidden):
    """Not what stands in the mail."""

    def __init__(self) -> None:
        super().__init__(Reason("code-wrong"))


class PasskeyUnknown(Forbidden):
    """A passkey nobody has here, or one that proves nothing."""

    def __init__(self) -> None:
        super().__init__(Reason("passkey-unknown"))


class SignUpClosed(Forbidden):
    """This host makes no new accounts, or only by invitation."""

    def __init__(self, sign_up: str) -> None:
        super().__init__(Reason("sign-up-closed", how=sign_up))


class NameNeeded(Conflict):
    """A new account needs to be called something."""

    def __init__(self) -> None:
        super().__init__(Reason("name-needed"))


class WayTaken(Conflict):
    """The address or the passkey belongs to another account."""

    def __init__(self) -> None:
        super().__init__(Reason("way-taken"))


class LastWay(Conflict):
    """Without it nobody could come back."""

    def __init__(self) -> None:
        super().__init__(Reason("last-way-in"))
