"""All messages of the live socket. The field `is` names the type. They are part of the OpenAPI document."""

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

RequestId = Annotated[int, Meta(ge=0, le=2**53, description="Chosen by the client; returned in the answer.")]
MOST_ACTIONS = 50
LONGEST_CHAT = 500

# Messages from the client


class Hello(Struct, tag_field="is", tag="hello", forbid_unknown_fields=True):
    """A request to follow the table, from one of the caller's seats or as a spectator. Send it again to change."""

    seat: Seat | None = None
    have: Seq = -1
    """The newest entry the client knows. The server then sends only what it missed."""
    prices: bool = False
    """True to receive the costs of the possible answers with every decision."""
    invite: Annotated[str, Meta(max_length=40)] = ""
    """The table's invite code. Spectators of a private table need it to receive the chat."""


class Act(Struct, tag_field="is", tag="act", forbid_unknown_fields=True):
    """A request to play one action, or several as a unit."""

    id: RequestId
    after: Seq
    """The newest entry the client knew when deciding. If there is a newer one, the message is refused."""
    actions: Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]
    end_turn: bool = False
    """Ends the turn as well, if nothing else is left to do."""


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """A request to undo the caller's newest action, or everything from entry `to` on."""

    id: RequestId
    after: Seq
    to: Seq | None = None


class Redo(Struct, tag_field="is", tag="redo", forbid_unknown_fields=True):
    """A request to redo the action undone last."""

    id: RequestId
    after: Seq


class Preview(Struct, tag_field="is", tag="preview", forbid_unknown_fields=True):
    """A request for the effects of some actions."""

    id: RequestId
    actions: Annotated[list[ActionData], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """A chat message to send."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Struct, tag_field="is", tag="ping", forbid_unknown_fields=True):
    """A connection check."""


class Hide(Struct, tag_field="is", tag="hide", forbid_unknown_fields=True):
    """A report that the page is hidden or shown. While it's hidden, the person gets notices as if absent."""

    hidden: bool


FromClient = Hello | Act | Undo | Redo | Preview | Say | Ping | Hide

# Messages from the server


class Resync(Struct, tag_field="is", tag="resync", omit_defaults=True):
    """The whole state, which replaces everything the client has."""

    seq: Seq
    seat: int | None
    view: dict[str, Any]
    hash: Hash
    seats_to_act: list[int]
    mine: Mine | None = None
    result: ResultData | None = None
    own_pack: bool = False
    """True if its components differ from the game's current ones; see `/api/matches/{match}/pack`."""


class Steps(Struct, tag_field="is", tag="steps", omit_defaults=True):
    """New steps, usually one. The changed parts of the view replace those the client has."""

    seq: Seq
    """The number of the newest step. Steps continue without a gap from what the client has."""
    steps: list[Step]
    changed: dict[str, Any]
    hash: Hash
    """Hash of the whole view after these changes. If the client's differs, it sends `hello` with `have` -1."""
    seats_to_act: list[int]
    gone: list[str] = []
    mine: Mine | None = None
    result: ResultData | None = None


class Prices(Struct, tag_field="is", tag="prices"):
    """Costs and gains of each possible answer, in the order of the decision's actions."""

    seq: Seq
    """The `seq` of the `steps` or `resync` with the decision."""
    seat: int
    accounts: list[Account]


class Ack(Struct, tag_field="is", tag="ack"):
    """Confirmation that a request is stored for good. The resulting steps go to everyone, the sender too."""

    id: int
    seq: Seq


class Refused(Struct, tag_field="is", tag="refused", omit_defaults=True):
    """A refused request, and the reason."""

    id: int | None
    reason: ReasonData
    seq: Seq = -1
    """The newest entry the server knows, if there is a match."""


class Previewed(Struct, tag_field="is", tag="previewed", omit_defaults=True):
    """Effects of the actions: events, and the changed parts of the view."""

    id: int
    events: list[EventData]
    changed: dict[str, Any]
    stopped: bool = False
    """A draw or reveal would follow, which can't be previewed."""
    assumed: bool = False
    """True if another decision comes before the last effects; those assume the current position."""


class Clocks(Struct, tag_field="is", tag="clock"):
    """Time left, sent after each move. Clients count down themselves."""

    seq: Seq
    at: int
    """Time of this reading by the server's clock, in milliseconds since 1970."""
    seats: list[SeatTime]
    whole: int = 0
    """Full time per player, for the game or for a move; 0 without a clock."""


class TableNews(Struct, tag_field="is", tag="table"):
    """The changed table."""

    table: TableInfo


class Said(Struct, tag_field="is", tag="said"):
    """A chat message."""

    line: ChatLine


class Presence(Struct, tag_field="is", tag="presence"):
    """People following the table. Sent at most once per second, and less often at crowded tables."""

    people: list[str]
    """Up to twenty person ids, players first."""
    others: int
    """The number of others: anonymous spectators, and people beyond the first twenty."""


class Pong(Struct, tag_field="is", tag="pong"):
    """The answer to a ping, with the newest entry of the match, which shows whether anything was missed."""

    seq: Seq


class Bye(Struct, tag_field="is", tag="bye"):
    """This process is shutting down. Connect again, with `have`, once no answer is pending."""


FromServer = (
    Resync | Steps | Prices | Ack | Refused | Previewed | Clocks | TableNews | Said | Presence | Pong | Bye
)

_ENCODER = Encoder()
_DECODER = Decoder(FromClient)


def text_of(message: Struct) -> str:
    """Encodes a message for the socket."""
    return _ENCODER.encode(message).decode()


def read(text: str | bytes) -> FromClient:
    """Decodes a client's message; raises msgspec's error if it is invalid."""
    said: FromClient = _DECODER.decode(text)
    return said


FAREWELL = text_of(Bye())
