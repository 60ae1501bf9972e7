"""Permissions: every route of the API for every kind of caller, with the expected status.

Everything a row names is the host's: their table, match, seat, address, passkey, session. There are seven callers,
and all know the ids that links contain:

- nobody has no cookie;
- a guest has a name and nothing else;
- a stranger has an account, and sits at other tables;
- a spectator has an account, and watches this table;
- a seat sits at it, and isn't its host;
- the host opened it, and has its first seat;
- an operator has an account. Operators act through `bothy admin`, never through the API.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

CALLERS = ("nobody", "guest", "stranger", "spectator", "seat", "host", "operator")

WAITING, ASKED, FULL, PLAYING, LEFT, OVER = "waiting", "asked", "full", "playing", "left", "over"
"""A table with a free seat; one to which `spectator` was asked; one that could begin; one that plays; one that
`seat` has left; one that is over."""


@dataclass(frozen=True)
class Row:
    """One request, and the status for each of the callers."""

    route: str
    """Method and path, as the API names them."""
    cells: tuple[int, ...]
    """A status for each of the callers."""
    at: str = PLAYING
    body: Any = None
    asked: str = ""
    """The query after the path, such as `?seat=0`."""
    named: dict[str, str] = field(default_factory=dict)
    """Path values that differ from the world's names."""
    holds: str = ""
    """The reason why a caller may change something that isn't theirs: they were sent a proof."""


def row(route: str, cells: str, **more: Any) -> Row:
    return Row(route, tuple(int(each) for each in cells.split()), **more)


ALL = "200 200 200 200 200 200 200"
KNOWN = "401 200 200 200 200 200 200"
"""For callers with a name: each sees and changes their own."""
TOKEN = {"name": "Mine", "scopes": ["read"]}
DEVELOPERS = "401 403 201 201 201 201 201"
"""For accounts."""
HIS_SEAT = "403 403 403 403 403 200 403"
SEATED = "401 403 403 403 200 200 403"
HOST = "401 403 403 403 403 200 403"
WITH_MAIL = {"ticket": "{ticket}", "code": "000000", "name": "Thief"}
CREDENTIAL = {"id": "x", "response": {"clientDataJSON": "e30"}}
KEYS = {"p256dh": "{p256dh}", "auth": "{auth}"}
INVITED = {"invite": "{code}"}
REPORT = {"about": "{person}", "what": "She wins."}
HERS = {"seat": "1"}
"""The seat of `seat`, not the host's."""

PEOPLE = (
    row("POST /api/me", "201 201 201 201 201 201 201", body={"name": "Another name"}),
    row("GET /api/me", "204 200 200 200 200 200 200"),
    row("DELETE /api/me", "401 204 204 204 204 204 204"),
    row("GET /api/me/account", KNOWN),
    row("DELETE /api/me/mail/{address}", "401 404 404 404 404 204 404"),
    row("DELETE /api/me/passkeys/{passkey}", "401 404 404 404 404 204 404"),
    row("GET /api/me/sessions", KNOWN),
    row("DELETE /api/me/sessions/{session}", "401 404 404 404 404 204 404"),
    row("POST /api/me/device", "401 201 201 201 201 201 201"),
    row("GET /api/me/export", KNOWN),
    row("POST /api/me/erase", "401 409 409 409 409 204 409", body={"name": "{host_name}"}),
    row("GET /api/me/bots", KNOWN),
    row("POST /api/me/bots", DEVELOPERS, body={"name": "Clachan"}),
    row("DELETE /api/me/bots/{bot}", "401 404 404 404 404 204 404"),
    row("GET /api/me/tokens", KNOWN),
    row("POST /api/me/tokens", DEVELOPERS, body=TOKEN),
    row("POST /api/me/tokens", "401 403 404 404 404 201 404", body=TOKEN | {"bot": "{bot}"}),
    row("DELETE /api/me/tokens/{token}", "401 404 404 404 404 204 404", named={"token": "{access}"}),
    row("GET /api/me/rest", KNOWN),
    row("PUT /api/me/rest", KNOWN, body={"zone": "Europe/Lisbon", "begin": 60, "end": 120}),
    row("GET /api/me/profile", KNOWN),
    row("PATCH /api/me/profile", "401 403 200 200 200 200 200", body={"open": True}),
    row("GET /api/people/{person}/profile", "404 404 404 404 404 200 404"),
    row("GET /api/me/blocks", KNOWN),
    row("POST /api/me/blocks/{person}", "401 204 204 204 204 409 204"),
    row("DELETE /api/me/blocks/{person}", "401 404 404 404 404 204 404", named={"person": "{blocked}"}),
)

SIGN_IN = (
    row("GET /api/sign-in", ALL),
    row("POST /api/sign-in/mail", "202 202 202 202 202 202 202", body={"address": "new@example.org"}),
    row("POST /api/sign-in/code", "403 403 403 403 403 403 403", body=WITH_MAIL),
    row("POST /api/sign-in/look", "403 403 403 403 403 403 403", body={"link": "m.{ticket}.guessed"}),
    row("POST /api/sign-in/link", "403 403 403 403 403 403 403", body={"link": "m.{ticket}.guessed"}),
    row(
        "POST /api/sign-in/link", "201 201 201 201 201 201 201", body={"link": "{device}"}, holds="a device's link"
    ),
    row("POST /api/sign-in/passkey/new", ALL, body={"name": "Newcomer"}),
    row("POST /api/sign-in/passkey/made", "403 403 403 403 403 403 403", body={"credential": CREDENTIAL}),
    row("POST /api/sign-in/passkey/challenge", ALL),
    row("POST /api/sign-in/passkey", "403 403 403 403 403 403 403", body={"credential": CREDENTIAL}),
)

GAMES = (
    row("GET /api/server", ALL),
    row("GET /api/games", ALL),
    row("GET /api/games/{game}", ALL),
    row("GET /api/games/{game}/messages/{language}", ALL),
    row("GET /api/games/{game}/rules", ALL, named={"game": "glenmore"}),
    row("GET /api/games/{game}/lesson", ALL, named={"game": "glenmore"}),
    row("GET /api/games/{game}/pack", ALL),
    row("GET /api/games/{game}/leaders", ALL),
    row("GET /api/games/{game}/bests", ALL, named={"game": "caledonia"}),
)

ASKS = "401 403 403 403 403 204 403"
UNKNOWN, HIM = {"person": "{guest}"}, {"person": "{spectator}"}
"""A person the host never played with, and an invited one."""

TABLES = (
    row("POST /api/tables", "401 201 201 201 201 201 201", body={"game": "creel"}),
    row("POST /api/lessons/{game}", "401 201 201 201 201 201 201", named={"game": "glenmore"}),
    row("GET /api/tables", ALL, at=WAITING),
    row("GET /api/tables/mine", KNOWN),
    row("GET /api/me/tables", KNOWN),
    row("GET /api/tables/open", ALL, at=WAITING),
    row("GET /api/tables/{table}", ALL, at=WAITING),
    row("GET /api/tables/{table}", ALL),
    row("GET /api/tables/{table}", ALL, at=OVER),
    row("GET /api/invites/{code}", ALL, at=WAITING),
    row("PATCH /api/tables/{table}", HOST, at=WAITING, body={"listed": True}),
    row("PATCH /api/tables/{table}", "401 403 403 403 403 409 403", body={"listed": True}),
    row("DELETE /api/tables/{table}", "401 403 403 403 403 204 403", at=WAITING),
    row("DELETE /api/tables/{table}", "401 409 409 409 409 409 409"),
    row("POST /api/tables/{table}/seats", "401 403 403 403 409 201 403", at=WAITING, body={}),
    row("POST /api/tables/{table}/seats", "401 403 403 403 409 201 403", at=WAITING, body={"invite": "guessed"}),
    row("POST /api/tables/{table}/seats", "401 201 201 201 409 201 201", at=WAITING, body=INVITED, holds="invite"),
    row("POST /api/tables/{table}/seats", "401 403 403 403 409 409 403", body={}),
    row("POST /api/tables/{table}/seats", "401 409 409 409 409 409 409", body=INVITED),
    row("POST /api/tables/{table}/seats", "401 403 403 403 409 409 403", at=LEFT, body={}),
    row("POST /api/tables/{table}/seats", "401 403 403 201 409 201 403", at=ASKED, body={}, holds="asked"),
    row("GET /api/tables/{table}/invitations", HOST, at=ASKED),
    row("GET /api/tables/{table}/invitations", "401 409 409 409 409 409 409"),
    row("POST /api/tables/{table}/invitations/{person}", ASKS, at=ASKED, named={"person": "{stranger}"}),
    row("POST /api/tables/{table}/invitations/{person}", "401 403 403 403 403 404 403", at=ASKED, named=UNKNOWN),
    row("DELETE /api/tables/{table}/invitations/{person}", "401 403 403 204 403 204 403", at=ASKED, named=HIM),
    row("DELETE /api/tables/{table}/invitations/{person}", "401 404 403 403 403 404 403", at=ASKED, named=UNKNOWN),
    row("DELETE /api/tables/{table}/seats/{seat}", HOST, at=WAITING),
    row("DELETE /api/tables/{table}/seats/{seat}", SEATED, at=WAITING, named=HERS),
    row("DELETE /api/tables/{table}/seats/{seat}", HOST),
    row("DELETE /api/tables/{table}/seats/{seat}", "401 403 403 403 200 403 403", named=HERS),
    row("POST /api/tables/{table}/bots", "401 403 403 403 403 201 403", at=WAITING, body={"bot": "wren"}),
    row("POST /api/tables/{table}/start", HOST, at=FULL),
    row("POST /api/tables/{table}/rematch", SEATED, at=OVER),
    row("GET /api/tables/{table}/chat", "403 403 403 403 200 200 403"),
    row("POST /api/tables/{table}/chat", "401 403 403 403 201 201 403", body={"text": "Slàinte"}),
    row("POST /api/tables/{table}/reports", "401 403 403 403 201 409 403", body=REPORT, holds="copied words"),
    row("GET /api/tables/{table}/seats/{seat}/reactions", HOST),
    row(
        "POST /api/tables/{table}/seats/{seat}/reactions",
        "401 403 403 403 403 404 403",
        body={"reaction": "none such", "preference": "never"},
    ),
    row("GET /api/tables/{table}/clock", ALL),
    row("POST /api/tables/{table}/seats/{seat}/return", "401 403 403 403 403 409 403"),
    row("POST /api/tables/{table}/seats/{seat}/return", "401 403 403 403 200 403 403", at=LEFT, named=HERS),
    row("POST /api/tables/{table}/seats/{seat}/vote", "401 403 403 403 403 409 403", body={"vote": "end"}),
    row("POST /api/tables/{table}/seats/{seat}/vote", HOST, at=LEFT, body={"vote": "end"}),
)  # fmt: skip

MATCHES = (
    row("GET /api/matches/{match}", ALL),
    row("GET /api/matches/{match}", HIS_SEAT, asked="?seat=0"),
    row("GET /api/matches/{match}", ALL, at=OVER, asked="?seat=0"),
    row("GET /api/matches/{match}/pack", ALL),
    row("GET /api/matches/{match}/actions", SEATED),
    row("GET /api/matches/{match}/actions", HOST, asked="?seat=0"),
    row("POST /api/matches/{match}/blocked", SEATED, body={}),
    row("POST /api/matches/{match}/blocked", HOST, body={"seat": 0}),
    row("POST /api/matches/{match}/preview", SEATED, body={"actions": "{actions}"}),
    row("POST /api/matches/{match}/preview", HOST, body={"actions": "{actions}", "seat": 0}),
    row("POST /api/matches/{match}/ideas", "401 403 403 403 409 409 403", body={}),
    row("POST /api/matches/{match}/ideas", "401 403 403 403 403 409 403", body={"seat": 0}),
    row("POST /api/matches/{match}/actions", SEATED, body={"actions": "{actions}"}),
    row("POST /api/matches/{match}/actions", HOST, body={"actions": "{actions}", "seat": 0}),
    row("POST /api/matches/{match}/undo", "401 403 403 403 409 409 403", body={}),
    row("POST /api/matches/{match}/undo", "401 403 403 403 403 409 403", body={"seat": 0}),
    row("POST /api/matches/{match}/redo", "401 403 403 403 409 409 403", body={}),
    row("POST /api/matches/{match}/redo", "401 403 403 403 403 409 403", body={"seat": 0}),
    row("GET /api/matches/{match}/history", ALL),
    row("GET /api/matches/{match}/history", HIS_SEAT, asked="?seat=0"),
    row("GET /api/matches/{match}/history/{step}", ALL),
    row("GET /api/matches/{match}/history/{step}", HIS_SEAT, asked="?seat=0"),
    row("GET /api/matches/{match}/record", ALL),
    row("GET /api/matches/{match}/record", HIS_SEAT, asked="?seat=0"),
    row("GET /api/matches/{match}/breakdown", "409 409 409 409 409 409 409"),
    row("GET /api/matches/{match}/breakdown", ALL, at=OVER),
    row("GET /api/matches/{match}/course", "409 409 409 409 409 409 409"),
    row("GET /api/matches/{match}/course", ALL, at=OVER),
    row("GET /api/matches/{match}/analysis", ALL),
    row("GET /api/matches/{match}/analysis", ALL, at=OVER),
    row("POST /api/matches/{match}/play-on", "401 403 403 403 409 409 403", body={"step": 1, "seat": 0}),
    row("POST /api/matches/{match}/play-on", "401 403 403 403 201 201 403", at=OVER, body={"step": 1, "seat": 0}),
    row(
        "POST /api/matches/{match}/play-on",
        "401 201 201 201 201 201 201",
        at=OVER,
        body={"step": 1, "seat": 0} | INVITED,
        holds="they have been sent the link",
    ),
    row("POST /api/records/verify", ALL, at=OVER, body={"record": "{record}"}),
    row("POST /api/records", "401 201 201 201 201 201 201", at=OVER, body={"record": "{record}"}),
    row("GET /api/stream/{table}", ALL),
    row("GET /api/stream/{table}", HIS_SEAT, asked="?seat=0"),
)

NOTICES = (
    row("GET /api/notices", KNOWN),
    row("PATCH /api/notices", KNOWN, body={"mail": "off", "hook_url": "https://hooks.example.org/mine"}),
    row(
        "POST /api/notices/browsers",
        "401 201 201 201 201 201 201",
        body={"endpoint": "https://push.example.org/mine", "keys": KEYS},
    ),
    row("POST /api/notices/browsers/gone", KNOWN, body={"endpoint": "{endpoint}"}),
    row("POST /api/notices/trials", "401 409 202 202 202 202 202", body={"channel": "mail"}),
    row("GET /api/calendar/{file}", ALL, holds="the secret link"),
    row("GET /api/calendar/{file}", "404 404 404 404 404 404 404", named={"file": "guessed.guessed.ics"}),
    row("POST /api/notices/calendar", KNOWN),
    row("DELETE /api/notices/calendar", KNOWN),
    row("GET /api/notices/unsubscribe/{token}", ALL),
    row("GET /api/notices/unsubscribe/{token}", "404 404 404 404 404 404 404", named={"token": "guessed"}),
    row("POST /api/notices/unsubscribe/{token}", ALL, holds="a link of the mail"),
    row("POST /api/notices/unsubscribe/{token}", "404 404 404 404 404 404 404", named={"token": "guessed"}),
)

ROUTES = (*PEOPLE, *SIGN_IN, *GAMES, *TABLES, *MATCHES, *NOTICES)


EVERYBODY = "nobody guest stranger spectator seat host operator"


@dataclass(frozen=True)
class Says:
    """A client's message, and each caller's answer: a kind of message, or the reason of a refusal.

    Seated callers have sent hello from their own seat, the others without one.
    """

    kind: str
    cells: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Hears:
    """An action of the host, and who receives a message about it, by kind of message."""

    deed: str
    fields: dict[str, Any]
    heard: dict[str, str]


NO = "not-your-seat"

SAYS = (
    Says("hello", "resync resync resync resync resync resync resync"),
    Says("hello", f"{NO} {NO} {NO} {NO} {NO} resync {NO}", {"seat": 0}),
    Says("hello", f"{NO} {NO} {NO} {NO} resync {NO} {NO}", {"seat": 1}),
    Says("preview", f"{NO} {NO} {NO} {NO} previewed previewed {NO}", {"actions": "{actions}"}),
    Says("undo", f"{NO} {NO} {NO} {NO} cannot-undo cannot-undo {NO}", {"after": 0}),
    Says("redo", f"{NO} {NO} {NO} {NO} cannot-redo cannot-redo {NO}", {"after": 0}),
    Says("say", "not-signed-in not-seated not-seated not-seated ack ack not-seated", {"text": "Slàinte"}),
    Says("ping", "pong pong pong pong pong pong pong"),
    Says("hide", "- - - - - - -", {"hidden": True}),
    Says("act", f"{NO} {NO} {NO} {NO} ack overtaken {NO}", {"after": 0, "actions": "{actions}"}),
)  # fmt: skip
"""In this order: the last one changes the match."""

HEARS = (
    Hears("hello", {"seat": 0, "prices": True}, {"resync": "host", "prices": "host", "clock": "host"}),
    Hears(
        "act",
        {"after": 0, "actions": "{actions}"},
        {"ack": "host", "steps": EVERYBODY, "clock": EVERYBODY, "prices": "seat"},
    ),
    Hears("preview", {"actions": "{actions}"}, {"refused": "host"}),
    Hears("ping", {}, {"pong": "host"}),
    Hears("say", {"text": "Slàinte"}, {"ack": "host", "said": "seat host"}),
)
"""A table and its presence are sent to everyone who connects. A stopping process sends `bye`: `test_edge.py`."""

NOTICES_TO = {
    "turn": "seat host",
    "over": "seat host",
    "decide": "host",
    "rematch": "seat",
    "out": "seat host",
    "offered": "",
    "invited": "spectator",
}
"""The recipients of each, when `seat` leaves and the host asks for a rematch, or invites `spectator`.

No one else may ever receive it.
"""
