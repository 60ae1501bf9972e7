"""Every message of the live socket and every notice, for every kind of caller."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

ALL = "nobody guest stranger spectator seat host operator"


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
        "act", {"after": 0, "actions": "{actions}"}, {"ack": "host", "steps": ALL, "clock": ALL, "prices": "seat"}
    ),
    Hears("preview", {"actions": "{actions}"}, {"refused": "host"}),
    Hears("ping", {}, {"pong": "host"}),
    Hears("say", {"text": "Slàinte"}, {"ack": "host", "said": "seat host"}),
)
"""A table and its presence are sent to everyone who connects. A stopping process sends `bye`: `test_edge.py`."""

NOTICES = {
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
