"""The interface of a notice channel."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.server.notices.notice import Delivery
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.wording import Said


class Carrier(ABC):
    """Delivers notices to one person. Raises `TemporaryFailure` or `PermanentFailure` on failure."""

    @abstractmethod
    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """Returns the person's addresses here: none if unreachable, an empty string if there can only be one."""

    @abstractmethod
    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Hands the notice to the delivering service."""
