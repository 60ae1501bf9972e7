"""Whom we can reach, and by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.notice import CHANNELS, Channel, Delivery, Notice, written
from bothy.server.notices.preferences import Preferences, read_preferences
from bothy.server.notices.rows import Parcel
from bothy.server.store import Store

FORGET_AFTER = 60_000
"""Milliseconds for which we believe that somebody wants to hear nothing: it may change at another process."""
MOST_KNOWN = 20_000


class Way(Struct, frozen=True):
    """One way to reach somebody, and when they want it used."""

    channel: Channel
    to: str
    digest: bool


class Reach:
    """The channels of this host and who uses them."""

    def __init__(self, store: Store, carriers: Mapping[Channel, Carrier], clock: Callable[[], int]) -> None:
        self.carriers = carriers
        self._store = store
        self._clock = clock
        self._out_of_reach: dict[str, int] = {}

    def may_be_reached(self, person: str) -> bool:
        """False if we have just seen that nothing leads to this person: a guest at a live table, most of all."""
        return bool(self.carriers) and self._out_of_reach.get(person, 0) < self._clock()

    def changed(self, person: str) -> None:
        """Somebody has chosen anew."""
        self._out_of_reach.pop(person, None)

    async def preferences(self, person: str) -> Preferences:
        """What a person has chosen."""
        return read_preferences(await self._store.notice_preferences(person))

    async def ways(self, person: str, chosen: Preferences) -> list[Way]:
        """All ways to a person that they have not closed."""
        found = [
            Way(channel, to, chosen.when(channel) == "digest")
            for channel in CHANNELS
            if channel in self.carriers and chosen.when(channel) != "off"
            for to in await self.carriers[channel].ways(person, chosen)
        ]
        if not found:
            if len(self._out_of_reach) > MOST_KNOWN:
                self._out_of_reach.clear()
            self._out_of_reach[person] = self._clock() + FORGET_AFTER
        return found


def parcel(way: Way, mark: str, person: str, at: int, notices: tuple[Notice, ...], digest: bool = False) -> Parcel:
    """What goes this way. Its id is made of the news and the way, so that a repeat is known as one."""
    delivery = Delivery(
        id=f"{mark}-{way.channel}",
        channel=way.channel,
        person=person,
        at=at,
        notices=notices,
        to=way.to,
        digest=digest,
    )
    return Parcel(channel=way.channel, body=written(delivery))
