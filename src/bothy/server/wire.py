"""The types that cross the wire, over HTTP and sockets alike. The kernel's short forms stay: they go out often.

What comes in is refused if it has unknown fields; what goes out leaves its defaults out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from bothy.kernel import Reason
from bothy.server.clocks.pace import Pace
from bothy.server.rows import IdeaTerms
from bothy.table.prospects import Prospect

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat of the table, from 0.")]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000_000, description="The number of an entry of the log, from 0.")]
Hash = Annotated[str, Meta(description="SHA-256 of the view as JSON with sorted keys, its first 16 hex digits.")]
ActionData = Annotated[
    list[Any],
    Meta(min_length=1, max_length=40, description="An action: its name, then its arguments in order."),
]


class ReasonData(Struct, frozen=True):
    """Why not: a message key, the values that fill it, and the paragraph of the rules that says so, if any."""

    key: str
    values: dict[str, Any]
    rule: str = ""


class Line(Struct, frozen=True, array_like=True):
    """One line of an account: the stock that changed, by how much, and why."""

    stock: str
    amount: int
    why: str


class EventData(Struct, frozen=True, array_like=True):
    """Something that happened: a key, its values (null if this seat may not see them), and the account of it."""

    key: str
    values: dict[str, Any] | None
    lines: list[Line] = []


class Explained(Struct, frozen=True, array_like=True):
    """What a decision of the game itself went by: the number of its event, a key, and figures."""

    at: int
    key: str
    values: dict[str, Any]


class Ask(Struct, frozen=True, array_like=True):
    """A question: a message key and its values."""

    key: str
    values: dict[str, Any]


class Step(Struct, frozen=True, omit_defaults=True):
    """One entry of the log, as this seat may know it, and what happened with it."""

    seq: Seq
    by: int | None
    events: list[EventData]
    do: ActionData | UnsetType = UNSET
    """The action, unless this seat may not know it yet."""
    undo: int | UnsetType = UNSET
    """The entry from which on all was taken back."""
    sealed: str | UnsetType = UNSET
    """Until when the action is hidden: `closing` of the question, or `end` of the game."""
    draws: list[list[Any]] = []
    bar: str = ""
    """Why undo cannot go behind it: `draw`, `reveal`, `turn`, `asked`, or nothing."""
    explained: list[Explained] = []
    """What the game went by where it decided by itself."""
    preference: str = ""
    """By which standing preference of one's own it was answered, `never` or `always`."""


class Reacting(Struct, frozen=True):
    """An optional reaction that is asked: its name among the preferences, and the answer that leaves it."""

    name: str
    declines: ActionData


class Decision(Struct, frozen=True, omit_defaults=True):
    """What a seat is asked, every legal answer, and the names of the arguments of each kind of action."""

    seat: int
    ask: Ask
    actions: list[ActionData]
    fields: dict[str, list[str]]
    reaction: Reacting | UnsetType = UNSET
    """In another seat's turn, and only if it may be left."""


class Account(Struct, frozen=True):
    """What an action costs and brings by itself, before anything is drawn or asked."""

    totals: dict[str, int]
    """By how much each stock changes; stocks of a seat end in its number, as `money-0`."""
    lines: list[Line]
    stopped: bool
    """A draw or a reveal would follow, and nobody may know it beforehand."""


class Mine(Struct, frozen=True, omit_defaults=True):
    """What a seat may do now."""

    decision: Decision | None = None
    undo: int | None = None
    """The earliest entry it may take back."""
    redo: bool = False


class ResultData(Struct, frozen=True):
    """How the game ended: each seat's rank (1 is best, equals share it) and its score by category."""

    ranks: list[int]
    scores: list[dict[str, int]]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat of a table: a person's, a bot's, the game's own, or free."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    nobody: bool = False
    """Whether the game plays this seat itself, so that nobody takes it."""
    former: bool = False
    """Whether whoever sat here has erased their account: there is no name any more."""
    offered: bool = False
    """In mid-game: whether its person has left, and anybody who may join can sit down."""
    vote: str = ""
    """What it wants to become of a seat that nobody plays: `end` of the match, or a `bot`."""


class SeatTime(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The time of a seat, in milliseconds and moments since 1970. A bot has none."""

    left: int | None = None
    """What it has, at the moment this was told."""
    ends: int | None = None
    """When that runs out, if it runs: nights and days off are reckoned in."""
    resumes: int | None = None
    """When it counts again, while it stands still."""
    away: str | None = None
    """If its person doesn't play just now: the bot that does, or an empty text if nobody does."""


class TableInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: str
    state: str
    listed: bool = False
    match: str | None = None
    """The id of the match, once it is begun."""
    commitment: str
    """The hash of the host's part of the shuffle, published before anybody gives a word."""
    before: str | None = None
    after: str | None = None
    """The table of the rematch."""
    pace: Pace | None = None
    """How long people may think; null is without a clock."""
    given_up: bool = False
    """Whether the match ended without a result, because those who were left decided so."""
    ideas: IdeaTerms = "on"
    """Whether people may ask a bot what they could do."""
    lesson: bool = False
    """A first game to learn by: its deal is fixed and known, and nobody gave a word for it."""
    teaches: str = ""
    """The name of the lesson, for such a table."""
    branched: str | None = None
    """The finished match that is played on from here, if any: it's neither rated nor remembered."""
    branched_step: int = 0
    """Before which of its steps it was branched."""
    created: int
    version: int
    invite: str | None = None
    """The code of the invite link; only for those who sit here."""


class ChatLine(Struct, frozen=True):
    """One thing said at a table."""

    number: int
    person: str
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


def account_data(prospect: Prospect) -> Account:
    """What an action would do to the stocks, on its way out."""
    return Account(prospect.totals, [Line(*line) for line in prospect.lines], prospect.stopped)


def reason_data(reason: Reason) -> ReasonData:
    """A reason of the kernel on its way out."""
    key, values, rule = reason.data()
    return ReasonData(key, values, rule)


RawParts = Mapping[str, Raw]
"""Parts of a view that are JSON already."""
