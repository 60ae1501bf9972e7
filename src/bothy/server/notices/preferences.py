"""How somebody wants to be told: by which channels, at once or once a day, in which language and at which hour."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct

from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.rows import PreferencesRow

When = Literal["off", "now", "digest"]


class Preferences(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody has chosen. Until they choose, mail comes to whoever gave an address, and so on."""

    mail: When = "now"
    push: When = "now"
    hook: When = "now"
    hook_url: str = ""
    offers: bool = False
    """Whether to hear of seats that are offered at listed tables of strangers."""
    language: Annotated[str, Meta(max_length=12)] = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    hour: Annotated[int, Meta(ge=0, le=23)] = 8
    """Of the day in their zone, for the digest."""

    def when(self, channel: Channel) -> When:
        """When this channel is used."""
        chosen: When = getattr(self, channel)
        return chosen

    @property
    def wants_digest(self) -> bool:
        """Whether any channel carries a digest."""
        return any(self.when(channel) == "digest" for channel in CHANNELS)


_decode = msgspec.json.Decoder(Preferences).decode


def read_preferences(row: PreferencesRow | None) -> Preferences:
    """What was kept; the usual for whoever has chosen nothing."""
    return Preferences() if row is None else _decode(row.body)


def preferences_row(person: str, chosen: Preferences, now: int) -> PreferencesRow:
    """As it is kept, with the time of the next digest."""
    due = next_digest(chosen, now) if chosen.wants_digest else None
    return PreferencesRow(person=person, digest=due, offers=chosen.offers, body=msgspec.json.encode(chosen))


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC if nobody knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder's name is a file that cannot be read
        return UTC


def next_digest(chosen: Preferences, now: int) -> int:
    """The next time their clocks show the hour. On a day that skips it, the moment it would have been."""
    zone = zone_of(chosen.zone)
    here = datetime.fromtimestamp(now / 1000, zone)
    for days in (0, 1, 2):
        day = (here + timedelta(days=days)).date()
        due = datetime(day.year, day.month, day.day, chosen.hour, tzinfo=zone)
        if (at := int(due.timestamp() * 1000)) > now:
            return at
    raise AssertionError("two days hold every hour")
