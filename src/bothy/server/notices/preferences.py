"""A person's notice settings: channels, immediate or digest, language and hour."""

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
    """A person's choices. By default, every channel they have set up is on."""

    mail: When = "now"
    push: When = "now"
    hook: When = "now"
    hook_url: str = ""
    offers: bool = False
    """True to be notified of seats on offer at strangers' listed tables."""
    language: Annotated[str, Meta(max_length=12)] = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    hour: Annotated[int, Meta(ge=0, le=23)] = 8
    """The hour of the digest, in their time zone."""
    calendar: str = ""
    """Secret of the link to their calendar of deadlines; empty without one. A new one ends the old link."""

    def when(self, channel: Channel) -> When:
        """Returns when this channel is used."""
        chosen: When = getattr(self, channel)
        return chosen

    @property
    def wants_digest(self) -> bool:
        """True if any channel sends a digest."""
        return any(self.when(channel) == "digest" for channel in CHANNELS)


_decode = msgspec.json.Decoder(Preferences).decode


def read_preferences(row: PreferencesRow | None) -> Preferences:
    """Decodes stored settings; defaults if there are none."""
    return Preferences() if row is None else _decode(row.body)


def preferences_row(person: str, chosen: Preferences, now: int) -> PreferencesRow:
    """Encodes settings for the store, with the time of the next digest."""
    due = next_digest(chosen, now) if chosen.wants_digest else None
    return PreferencesRow(person=person, digest=due, offers=chosen.offers, body=msgspec.json.encode(chosen))


def zone_of(name: str) -> tzinfo:
    """Returns a time zone by name; UTC if it is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError if it names a folder
        return UTC


def next_digest(chosen: Preferences, now: int) -> int:
    """Returns when their clock next shows the hour. On a day that skips it, the moment it would have been."""
    zone = zone_of(chosen.zone)
    here = datetime.fromtimestamp(now / 1000, zone)
    for days in (0, 1, 2):
        day = (here + timedelta(days=days)).date()
        due = datetime(day.year, day.month, day.day, chosen.hour, tzinfo=zone)
        if (at := int(due.timestamp() * 1000)) > now:
            return at
    raise AssertionError("two days hold every hour")
