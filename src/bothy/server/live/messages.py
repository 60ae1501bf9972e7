"""Every message of the live socket, both ways. The field `is` says which; all are in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from bothy.server.wire import (
    Account,
    ActionData,
    ChatLine,
    EventData,
    Hash,
    Mine,
    ReasonData,
    ResultData,
    Seat,
    SeatTime,
    Seq,
    Step,
    TableInfo,
)

RequestId = Annotated[int, Meta(ge=0, le=2**53, description="Chosen by the client; the answer carries it.")]
MOST_ACTIONS = 50
LONGEST_CHAT = 500

# What a client says


class Hello(Struct, tag_field="is", tag="hello", forbid_unknown_fields=True):
    """Follow the table from now on, from a seat of one's own or as a spectator. May be said again to change."""

    seat: Seat | None = None
    have: Seq = -1
    """The newest entry the client knows; it is then sent only what it missed."""
    prices: bool = False
    """Whether every question to the seat is to be followed by what its answers cost."""
    invite: Annotated[str, Meta(max_length=40)] = ""
    """The code of the table's link: who watches a private table hears what is said there only with it."""


class Act(Struct, tag_field="is", tag="act", forbid_unknown_fields=True):
    """Play one action, or several as one: all or none."""

    id: RequestId
    after: Seq
    """The newest entry the client knew when it decided. If there is a newer one, the act is refused."""
    actions: Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]
    end_turn: bool = False
    """Whether the turn ends with it, if nothing else is left to do."""


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """Take back one's newest action, or all from entry `to` on."""

    id: RequestId
    after: Seq
    to: Seq | None = None


class Redo(Struct, tag_field="is", tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back last."""

    id: RequestId
    after: Seq


class Preview(Struct, tag_field="is", tag="preview", forbid_unknown_fields=True):
    """What would some actions do?"""

    id: RequestId
    actions: Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Struct, tag_field="is", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class Hide(Struct, tag_field="is", tag="hide", forbid_unknown_fields=True):
    """Whether the page is hidden: then its person is told of their turn as if they weren't here."""

    hidden: bool


FromClient = Hello | Act | Undo | Redo | Preview | Say | Ping | Hide

# What the server says


class Resync(Struct, tag_field="is", tag="resync", omit_defaults=True):
    """Everything: the client forgets what it held."""

    seq: Seq
    seat: int | None
    view: dict[str, Any]
    hash: Hash
    owes: list[int]
    mine: Mine | None = None
    result: ResultData | None = None
    own_pack: bool = False
    """Whether its components are others than those of the game today: `/api/matches/{match}/pack` has them."""


class Steps(Struct, tag_field="is", tag="steps", omit_defaults=True):
    """What happened since: usually one step. Parts of the view that changed replace those the client holds."""

    seq: Seq
    """The number of the newest step; they follow on what the client has without a gap."""
    steps: list[Step]
    changed: dict[str, Any]
    hash: Hash
    """Of the whole view after these changes. If the client's differs, it says hello again with `have` -1."""
    owes: list[int]
    gone: list[str] = []
    mine: Mine | None = None
    result: ResultData | None = None


class Prices(Struct, tag_field="is", tag="prices"):
    """What each answer to the question costs and brings, in the order of the decision's actions."""

    seq: Seq
    """Of the `steps` or the `resync` that asked."""
    seat: int
    accounts: list[Account]


class Ack(Struct, tag_field="is", tag="ack"):
    """It is written down for good. The steps that tell of it come to everybody, the actor included."""

    id: int
    seq: Seq


class Refused(Struct, tag_field="is", tag="refused", omit_defaults=True):
    """It was not done, and why."""

    id: int | None
    reason: ReasonData
    text: str
    seq: Seq = -1
    """The newest entry the server knows, if there is a game."""


class Previewed(Struct, tag_field="is", tag="previewed", omit_defaults=True):
    """What the actions would do: events, and the parts of the view that would change."""

    id: int
    events: list[EventData]
    changed: dict[str, Any]
    stopped: bool = False
    """A draw or a reveal would follow, and nobody may know it beforehand."""
    assumed: bool = False
    """The last of it happens after a further question, and is told as things stand."""


class Clocks(Struct, tag_field="is", tag="clock"):
    """The time left, after each move. Clients count down by themselves."""

    seq: Seq
    at: int
    """When it was so, by the server's clock: milliseconds since 1970."""
    seats: list[SeatTime]
    whole: int = 0
    """What each has in the game, or for a move; 0 at a table without a clock."""


class TableNews(Struct, tag_field="is", tag="table"):
    """The table has changed."""

    table: TableInfo


class Said(Struct, tag_field="is", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Presence(Struct, tag_field="is", tag="presence"):
    """Who follows the table just now. It comes at most once per second, and less often at crowded tables."""

    people: list[str]
    """Up to twenty by person id, the players first."""
    others: int
    """How many more: those without a name, and whoever is past the twentieth."""


class Pong(Struct, tag_field="is", tag="pong"):
    """Here. With the newest entry of the game, to see whether anything was missed."""

    seq: Seq


class Bye(Struct, tag_field="is", tag="bye"):
    """This process goes: connect anew, with `have`, once nothing is waited for."""


FromServer = (
    Resync | Steps | Prices | Ack | Refused | Previewed | Clocks | TableNews | Said | Presence | Pong | Bye
)

_ENCODER = Encoder()
_DECODER = Decoder(FromClient)


def text_of(message: Struct) -> str:
    """A message as a socket sends it."""
    return _ENCODER.encode(message).decode()


def read(text: str | bytes) -> FromClient:
    """What a client said, or msgspec's complaint."""
    said: FromClient = _DECODER.decode(text)
    return said


FAREWELL = text_of(Bye())
