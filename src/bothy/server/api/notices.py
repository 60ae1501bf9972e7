"""How somebody is told who is not at the table: by mail, push message or web hook, at once or once a day."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from bothy.kernel import Reason
from bothy.server.api.visitor import Asking, Here
from bothy.server.clock import now_ms
from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.preferences import Preferences, When, zone_of
from bothy.server.notices.rows import PushRow
from bothy.server.notices.wording import spoken
from bothy.server.people.limits import TRIALS
from bothy.server.refusals import Conflict, NotFound, Refusal

MOST_BROWSERS = 10
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]
PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
Token = Annotated[str, PathParameter(max_length=300, description="The end of the link in a mail.")]


class NoticeSettings(Struct, frozen=True):
    """What there is at this host, and what the caller has chosen."""

    channels: list[Channel]
    """The channels of this host."""
    push_key: str
    """What a browser subscribes for; empty if there are no push messages."""
    address: str
    """Where mail goes; empty if the caller has shown no address to be theirs."""
    browsers: list[str]
    """The caller's browsers that get push messages, by the addresses of their subscriptions."""
    mail: When
    push: When
    hook: When
    hook_url: str
    offers: bool
    """Whether the caller hears of seats that are offered in running games of strangers."""
    language: str
    zone: str
    hour: int


class NoticeChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be different from now on."""

    mail: When | UnsetType = UNSET
    push: When | UnsetType = UNSET
    hook: When | UnsetType = UNSET
    hook_url: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET
    """An address that Discord, Slack or Matrix handed out; https only. Empty for none."""
    offers: bool | UnsetType = UNSET
    """Whether to hear of seats that are offered at listed tables."""
    language: Annotated[str, Meta(max_length=12)] | UnsetType = UNSET
    zone: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET
    """A time zone as `Europe/Lisbon`."""
    hour: Annotated[int, Meta(ge=0, le=23)] | UnsetType = UNSET
    """The hour of the digest."""


class BrowserKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What messages for a browser are sealed with."""

    p256dh: PushKey
    auth: PushKey


class BrowserSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants push messages, as its PushSubscription says it."""

    endpoint: Endpoint
    keys: BrowserKeys


class BrowserGone(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants none any more."""

    endpoint: Endpoint


class ChannelTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Which channel to try out."""

    channel: Channel


class Unsubscription(Struct, frozen=True):
    """What a link ends, or has ended."""

    channel: Channel
    on: bool
    """Whether something still comes by it."""


async def _shown(services: Here, person: str) -> NoticeSettings:
    notices, chosen = services.notices, await services.notices.reach.preferences(person)
    return NoticeSettings(
        channels=[channel for channel in CHANNELS if channel in notices.reach.carriers],
        push_key=notices.push_key,
        address=await notices.address_of(person) or "",
        browsers=[row.endpoint for row in await services.store.push_of(person)],
        **{name: getattr(chosen, name) for name in Preferences.__struct_fields__},
    )


@get("/api/notices", tags=["notices"], summary="How am I told?")
async def notice_settings(visitor: Asking, services: Here) -> NoticeSettings:
    """What this host has, and what the caller has chosen."""
    return await _shown(services, visitor.person.id)


@patch("/api/notices", tags=["notices"], summary="Be told otherwise")
async def choose_notices(data: JSONBody[NoticeChoice], visitor: Asking, services: Here) -> NoticeSettings:
    """From now on. What is already on its way is not sent by a channel that is off."""
    person = visitor.person.id
    given = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    if given.get("hook_url"):
        _outgoing(services).check(given["hook_url"])
    if "zone" in given:
        given["zone"] = str(zone_of(given["zone"]))
    if "language" in given:
        given["language"] = spoken(given["language"])
    await services.notices.prefer(person, replace(await services.notices.reach.preferences(person), **given))
    return await _shown(services, person)


@post("/api/notices/browsers", tags=["notices"], summary="Send push messages to this browser", status_code=201)
async def add_browser(data: JSONBody[BrowserSubscription], visitor: Asking, services: Here) -> NoticeSettings:
    """The newest ten of a person are kept. One of another person's is refused, unless its keys are shown too."""
    person = visitor.person.id
    _outgoing(services).check(data.endpoint)
    if not services.notices.push_key:
        raise Conflict(Reason("channel-missing", channel="push"))
    _check_keys(data)
    row = PushRow(endpoint=data.endpoint, person=person, created=now_ms(), body=msgspec.json.encode(data.keys))
    if not await services.store.keep_push(row):
        raise Conflict(Reason("push-taken"))
    for old in (await services.store.push_of(person))[MOST_BROWSERS:]:
        await services.store.forget_push(old.endpoint, person)
    services.notices.reach.changed(person)
    return await _shown(services, person)


@post("/api/notices/browsers/gone", tags=["notices"], summary="No more push messages here", status_code=200)
async def drop_browser(data: JSONBody[BrowserGone], visitor: Asking, services: Here) -> NoticeSettings:
    """One of the caller's own; what is nobody's, or another's, stays as it is."""
    person = visitor.person.id
    await services.store.forget_push(data.endpoint, person)
    return await _shown(services, person)


@post("/api/notices/trials", tags=["notices"], summary="Send me something to try it out", status_code=202)
async def try_channel(data: JSONBody[ChannelTrial], visitor: Asking, services: Here) -> None:
    """By a channel the caller has set up, once per minute. What doesn't arrive isn't tried again."""
    person = visitor.person.id
    parcels = await services.notices.trial(person, data.channel)
    if not parcels:
        raise Conflict(Reason("channel-missing", channel=data.channel))
    await services.shared_limits.take(TRIALS, f"{person} {data.channel}")
    await services.store.put_parcels(parcels, now_ms())


@get("/api/notices/unsubscribe/{token:str}", tags=["notices"], summary="What would this link end?")
async def look_at_link(token: Token, services: Here) -> Unsubscription:
    """Looking ends nothing: mail programs open links by themselves."""
    person, channel = _read(services, token)
    chosen = await services.notices.reach.preferences(person)
    return Unsubscription(channel, chosen.when(channel) != "off")


@post("/api/notices/unsubscribe/{token:str}", tags=["notices"], summary="End it", status_code=200)
async def unsubscribe(token: Token, services: Here) -> Unsubscription:
    """Without signing in: whoever has the mail may end the mails. A mail program's own button posts here too."""
    person, channel = _read(services, token)
    found = await services.store.person(person)
    if found is None or not found.name:  # a store that was restored from before; or they have been erased
        raise NotFound("link")
    await services.notices.close_channel(person, channel)
    return Unsubscription(channel, False)


def _read(services: Here, token: str) -> tuple[str, Channel]:
    found = services.notices.unsubscribing.read(token)
    if found is None:
        raise NotFound("link")
    return found


def _outgoing(services: Here) -> Any:
    if services.notices.outgoing is None:
        raise Conflict(Reason("channel-missing", channel="hook"))
    return services.notices.outgoing


def _check_keys(data: BrowserSubscription) -> None:
    from bothy.server.notices.channels.push import PushKeys, seal
    from bothy.server.notices.failures import Gone

    try:
        seal(data.endpoint, PushKeys(data.keys.p256dh, data.keys.auth), b"?")
    except Gone as error:
        raise Refusal(Reason("push-unfit")) from error


HANDLERS: list[Any] = [
    notice_settings,
    choose_notices,
    add_browser,
    drop_browser,
    try_channel,
    look_at_link,
    unsubscribe,
]
