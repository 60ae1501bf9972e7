"""The people a host can reach, and their addresses by channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.notice import CHANNELS, Channel, Delivery, Notice, written
from bothy.server.notices.preferences import Preferences, read_preferences
from bothy.server.notices.rows import Parcel
from bothy.server.store import Store

FORGET_AFTER = 60_000
"""Milliseconds for which a person counts as unreachable: they may set up a channel in another process."""
MOST_KNOWN = 20_000


class Way(Struct, frozen=True):
    """One way to reach a person, and whether it gets digests."""

    channel: Channel
    to: str
    digest: bool


class Reach:
    """The host's channels and their users."""

    def __init__(self, store: Store, carriers: Mapping[Channel, Carrier], clock: Callable[[], int]) -> None:
        self.carriers = carriers
        self._store = store
        self._clock = clock
        self._out_of_reach: dict[str, int] = {}

    def may_be_reached(self, person: str) -> bool:
        """Returns False if the person was recently found unreachable, such as a guest at a live table."""
        return bool(self.carriers) and self._out_of_reach.get(person, 0) < self._clock()

    def changed(self, person: str) -> None:
        """Forgets the cached result after a change of settings."""
        self._out_of_reach.pop(person, None)

    async def preferences(self, person: str) -> Preferences:
        """Returns a person's settings."""
        return read_preferences(await self._store.notice_preferences(person))

    async def ways(self, person: str, chosen: Preferences) -> list[Way]:
        """Returns all ways to reach a person that aren't turned off."""
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
    """Builds a parcel. Its id is derived from the news and the channel, so that a repeat is recognised."""
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
