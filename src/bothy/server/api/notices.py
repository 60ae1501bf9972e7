"""Notices to absent players: by mail, push message or webhook, at once or in a daily digest."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from bothy.kernel import Reason
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import delete, get, patch, post
from bothy.server.clock import now_ms
from bothy.server.notices import calendar
from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.preferences import When, zone_of
from bothy.server.notices.rows import PushRow
from bothy.server.notices.wording import spoken
from bothy.server.people.limits import TRIALS
from bothy.server.refusals import Conflict, NotFound, Refusal
from bothy.server.services import Services
from bothy.server.tables.mine import tables_of

MOST_BROWSERS = 10
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
CALENDAR = "text/calendar; charset=utf-8"
CalendarFile = Annotated[str, Meta(max_length=100, description="Last part of the secret link.")]
Token = Annotated[str, Meta(max_length=300, description="Last part of the link in an email.")]


class NoticeSettings(Struct, frozen=True):
    """The host's channels, and the caller's choices."""

    channels: list[Channel]
    """The host's channels."""
    push_key: str
    """The key for browser subscriptions; empty if the host has no push messages."""
    address: str
    """The caller's verified email address; empty if there is none."""
    browsers: list[str]
    """The caller's subscribed browsers, as subscription endpoints."""
    mail: When
    push: When
    hook: When
    hook_url: str
    offers: bool
    """True to be notified of seats on offer in strangers' running games."""
    language: str
    zone: str
    hour: int
    calendar: str
    """The path of the calendar of the caller's deadlines, a secret; empty if there is none."""


class NoticeChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to the notice settings."""

    mail: When | UnsetType = UNSET
    push: When | UnsetType = UNSET
    hook: When | UnsetType = UNSET
    hook_url: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """A webhook URL from Discord, Slack or Matrix; HTTPS only. Empty for none."""
    offers: bool | UnsetType = UNSET
    """True to be notified of seats on offer at listed tables."""
    language: Annotated[str, Meta(max_length=12)] | UnsetType = UNSET
    zone: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    """A time zone, such as `Europe/Lisbon`."""
    hour: Annotated[int, Meta(ge=0, le=23)] | UnsetType = UNSET
    """The hour at which the digest is sent."""


class BrowserKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's encryption keys."""

    p256dh: PushKey
    auth: PushKey


class BrowserSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser to send push messages to, as in its `PushSubscription`."""

    endpoint: Endpoint
    keys: BrowserKeys


class BrowserGone(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser to stop sending push messages to."""

    endpoint: Endpoint


class ChannelTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """The channel to test."""

    channel: Channel


class Unsubscription(Struct, frozen=True):
    """The channel that a link turns off."""

    channel: Channel
    on: bool
    """True if the channel is still on."""


async def _shown(services: Services, person: str) -> NoticeSettings:
    notices, chosen = services.notices, await services.notices.reach.preferences(person)
    return NoticeSettings(
        channels=[channel for channel in CHANNELS if channel in notices.reach.carriers],
        push_key=notices.push_key,
        address=await notices.address_of(person) or "",
        browsers=[row.endpoint for row in await services.store.push_of(person)],
        **msgspec.structs.asdict(chosen) | {"calendar": calendar.path(person, chosen)},
    )


@get("/api/notices", tags=["notices"], summary="My notice settings")
async def notice_settings(visitor: Visitor, services: Services) -> NoticeSettings:
    """Returns the host's channels and the caller's choices."""
    return await _shown(services, visitor.person.id)


@patch("/api/notices", tags=["notices"], summary="Change my notice settings")
async def choose_notices(data: NoticeChoice, visitor: Visitor, services: Services) -> NoticeSettings:
    """Changes the settings from now on. Waiting notices aren't sent through a channel that is off."""
    person = visitor.person.id
    given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    if given.get("hook_url"):
        _outgoing(services, "hook").check(given["hook_url"])
    if "zone" in given:
        given["zone"] = str(zone_of(given["zone"]))
    if "language" in given:
        given["language"] = spoken(given["language"])
    await services.notices.prefer(person, replace(await services.notices.reach.preferences(person), **given))
    return await _shown(services, person)


@post("/api/notices/calendar", tags=["notices"], summary="Make a link to my calendar", status_code=200)
async def make_calendar(visitor: Visitor, services: Services) -> NoticeSettings:
    """Makes a secret link to a calendar of the caller's deadlines. It ends an older one."""
    return await _keep_calendar(services, visitor.person.id, calendar.new_secret())


@delete("/api/notices/calendar", tags=["notices"], summary="End the link to my calendar", status_code=200)
async def end_calendar(visitor: Visitor, services: Services) -> NoticeSettings:
    """Ends the link."""
    return await _keep_calendar(services, visitor.person.id, "")


async def _keep_calendar(services: Services, person: str, secret: str) -> NoticeSettings:
    chosen = await services.notices.reach.preferences(person)
    await services.notices.prefer(person, replace(chosen, calendar=secret))
    return await _shown(services, person)


@get("/api/calendar/{file:str}", tags=["notices"], summary="A calendar", media_type=CALENDAR)
async def read_calendar(file: CalendarFile, visitor: Visitor, services: Services) -> Response[str]:
    """Returns the deadlines of the person whose link this is, as an iCalendar file. No sign-in needed."""
    visitor.heavy()
    found = calendar.read(file)
    if found is None:
        raise NotFound("link")
    person, secret = found
    chosen = await services.notices.reach.preferences(person)
    if not calendar.opens(chosen, secret):
        raise NotFound("link")
    async with visitor.turn():
        tables = await tables_of(services, person)
    address = services.origins.address(visitor.caller.host)
    return Response(calendar.calendar(tables, address, now_ms(), chosen.language), media_type=CALENDAR)


@post("/api/notices/browsers", tags=["notices"], summary="Send push messages to this browser", status_code=201)
async def add_browser(data: BrowserSubscription, visitor: Visitor, services: Services) -> NoticeSettings:
    """Subscribes a browser, up to the newest ten. Another person's browser is rejected, unless the keys match."""
    person = visitor.person.id
    _outgoing(services, "push").check(data.endpoint)
    _check_keys(data)
    row = PushRow(endpoint=data.endpoint, person=person, created=now_ms(), body=msgspec.json.encode(data.keys))
    if not await services.store.keep_push(row):
        raise Conflict(Reason("push-taken"))
    for old in (await services.store.push_of(person))[MOST_BROWSERS:]:
        await services.store.forget_push(old.endpoint, person)
    services.notices.reach.changed(person)
    return await _shown(services, person)


@post(
    "/api/notices/browsers/gone", tags=["notices"], summary="Stop push messages to this browser", status_code=200
)
async def drop_browser(data: BrowserGone, visitor: Visitor, services: Services) -> NoticeSettings:
    """Removes one of the caller's browsers. Unknown browsers and those of others are ignored."""
    person = visitor.person.id
    await services.store.forget_push(data.endpoint, person)
    return await _shown(services, person)


@post("/api/notices/trials", tags=["notices"], summary="Send a test notice", status_code=202)
async def try_channel(data: ChannelTrial, visitor: Visitor, services: Services) -> None:
    """Sends a test notice through one of the caller's channels, once per minute. Failures aren't retried."""
    person = visitor.person.id
    parcels = await services.notices.trial(person, data.channel)
    if not parcels:
        raise Conflict(Reason("channel-missing", channel=data.channel))
    await services.shared_limits.take(TRIALS, f"{person} {data.channel}")
    await services.store.put_parcels(parcels, now_ms())


@get("/api/notices/unsubscribe/{token:str}", tags=["notices"], summary="Look at an unsubscribe link")
async def look_at_link(token: Token, services: Services) -> Unsubscription:
    """Returns the channel without turning it off: some mail programs open every link."""
    person, channel = _read(services, token)
    chosen = await services.notices.reach.preferences(person)
    return Unsubscription(channel, chosen.when(channel) != "off")


@post("/api/notices/unsubscribe/{token:str}", tags=["notices"], summary="Unsubscribe", status_code=200)
async def unsubscribe(token: Token, services: Services) -> Unsubscription:
    """Turns the link's channel off; no sign-in needed. Unsubscribe buttons of mail programs post here too."""
    person, channel = _read(services, token)
    found = await services.store.person(person)
    if found is None or not found.name:  # the store was restored from an older backup, or the person was erased
        raise NotFound("link")
    await services.notices.close_channel(person, channel)
    return Unsubscription(channel, False)


def _read(services: Services, token: str) -> tuple[str, Channel]:
    found = services.notices.unsubscribing.read(token)
    if found is None:
        raise NotFound("link")
    return found


def _outgoing(services: Services, channel: Channel) -> Any:
    outgoing = services.notices.outgoing.get(channel)
    if outgoing is None:
        raise Conflict(Reason("channel-missing", channel=channel))
    return outgoing


def _check_keys(data: BrowserSubscription) -> None:
    from bothy.server.notices.channels.push import PushKeys, seal
    from bothy.server.notices.failures import PermanentFailure

    try:
        seal(data.endpoint, PushKeys(data.keys.p256dh, data.keys.auth), b"?")
    except PermanentFailure as error:
        raise Refusal(Reason("push-unfit")) from error


HANDLERS: list[Any] = [
    notice_settings,
    choose_notices,
    make_calendar,
    end_calendar,
    read_calendar,
    add_browser,
    drop_browser,
    try_channel,
    look_at_link,
    unsubscribe,
]
