"""One way to reach people."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.server.notices.notice import Delivery
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.wording import Said


class Carrier(ABC):
    """Carries what is said to one person. `Later` and `Gone` say that it could not."""

    @abstractmethod
    async def ways(self, person: str, chosen: Preferences) -> list[str]:
        """Where a person can be reached by it: nothing if nowhere, empty texts if one need not tell them apart."""

    @abstractmethod
    async def carry(self, delivery: Delivery, chosen: Preferences, said: Said) -> None:
        """Hand it over to whoever brings it there."""
