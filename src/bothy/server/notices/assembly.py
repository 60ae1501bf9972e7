"""Builds a host's channels from its settings. Optional dependencies are imported only if needed."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bothy.server.bus import Bus
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.live.presence import who_looks
from bothy.server.mail import Mailer
from bothy.server.matches import MatchService
from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.channels.mail import AddressOf, MailCarrier
from bothy.server.notices.due import still_news
from bothy.server.notices.notice import Channel
from bothy.server.notices.notice_sender import NoticeSender
from bothy.server.notices.outbox_worker import Carriage
from bothy.server.notices.service import Notices
from bothy.server.notices.unsubscribe import Unsubscribing
from bothy.server.settings import Settings

if TYPE_CHECKING:  # a plain install has no aiohttp
    from bothy.server.notices.outgoing import Outgoing

NEEDED = ("aiohttp", "pywebpush")
"""Packages for push messages and webhooks; local play doesn't need them."""


def notices_of(
    settings: Settings,
    bus: Bus,
    matches: MatchService,
    pause_calendar: PauseCalendar,
    mailer: Mailer | None,
    address_of: AddressOf,
) -> Notices:
    """Builds the notices of one process. Local play has none."""
    origin = settings.origins[0].rstrip("/") if settings.origins else ""
    unsubscribing = Unsubscribing(settings.secret, settings.previous_secrets)
    store, looking = matches.store, partial(who_looks, bus)
    still = partial(still_news, matches)
    if settings.local_play or not settings.notices:
        return Notices(store, {}, looking, pause_calendar.until, still, unsubscribing, origin)
    carriers: dict[Channel, Carrier] = {}
    if mailer is not None:
        carriers["mail"] = MailCarrier(mailer, address_of, unsubscribing, origin)
    outgoing: dict[Channel, Outgoing] = {}
    push_key = ""
    if all(find_spec(name) for name in NEEDED):
        from bothy.server.notices.channels.hook import HookCarrier
        from bothy.server.notices.outgoing import Outgoing

        outgoing["hook"] = Outgoing(settings.webhook_networks)
        carriers["hook"] = HookCarrier(outgoing["hook"])
        if settings.push_key_file:
            from bothy.server.notices.channels.push import PushCarrier
            from bothy.server.notices.keys import PushKey

            key = PushKey.at(Path(settings.push_key_file))
            outgoing["push"] = Outgoing(settings.webhook_networks)
            carriers["push"] = PushCarrier(store, outgoing["push"], key, _contact(settings, origin))
            push_key = key.public
    notices = Notices(
        store,
        carriers,
        looking,
        pause_calendar.until,
        still,
        unsubscribing,
        origin,
        settings.notice_delay_seconds,
        outgoing,
        partial(_jobs, settings.store) if settings.store.startswith("postgresql://") else None,
    )
    notices.push_key = push_key
    notices.address_of = address_of
    return notices


def _contact(settings: Settings, origin: str) -> str:
    """Returns the contact for push services: an email address, or the host's HTTPS URL."""
    address = settings.mail_from.rpartition("<")[2].rstrip("> ")
    if "@" in address:
        return f"mailto:{address}"
    host = urlsplit(origin).hostname or "localhost"
    return f"https://{host}" if origin.startswith("https://") else f"mailto:bothy@{host}"


def _jobs(dsn: str, sender: NoticeSender) -> Carriage:
    from bothy.server.notices.jobs import JobCarriage

    return JobCarriage(dsn, sender)
