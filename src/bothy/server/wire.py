"""Types sent over HTTP and sockets. The kernel's short forms stay, because they're sent often.

Incoming data with unknown fields is rejected; outgoing data omits defaults.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from bothy.kernel import Reason, Text
from bothy.local.tables import IdeaTerms
from bothy.server.clocks.pace import Pace
from bothy.table.action_effects import ActionEffect

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat of the table, from 0.")]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000_000, description="The number of an entry of the log, from 0.")]
Hash = Annotated[str, Meta(description="SHA-256 of the view as JSON with sorted keys, its first 16 hex digits.")]
ActionData = Annotated[
    list[Any],
    Meta(min_length=1, max_length=40, description="An action: its name, then its arguments in order."),
]


Rendered = Annotated[
    str,
    Meta(
        description="A sentence in the caller's language, for programs without messages.",
        extra_json_schema={"x-rendered": True},
    ),
]
"""Only for programs: the browser client renders keys itself, and its types leave these fields out."""


class TextData(Struct, frozen=True):
    """A message to render: its key and values."""

    key: str
    values: dict[str, Any]


class ReasonData(Struct, frozen=True):
    """A reason: a message key, its values, and the paragraph of the rules behind it, if any."""

    key: str
    values: dict[str, Any]
    rule: str = ""


class Line(Struct, frozen=True, array_like=True):
    """One line of an account: the stock that changed, by how much, and why."""

    stock: str
    amount: int
    why: str


class EventData(Struct, frozen=True, array_like=True):
    """An event: a key, its values (null if this seat may not see them), and its account."""

    key: str
    values: dict[str, Any] | None
    lines: list[Line] = []


class Explained(Struct, frozen=True, array_like=True):
    """Explanation of a decision by the game itself: the number of its event, a key, and figures."""

    at: int
    key: str
    values: dict[str, Any]


class Ask(Struct, frozen=True, array_like=True):
    """A question: a message key and its values."""

    key: str
    values: dict[str, Any]


class Step(Struct, frozen=True, omit_defaults=True):
    """One entry of the log, as this seat may know it, and its events."""

    seq: Seq
    by: int | None
    events: list[EventData]
    do: ActionData | UnsetType = UNSET
    """The action, unless this seat may not know it yet."""
    undo: int | UnsetType = UNSET
    """The first entry that was taken back."""
    sealed: str | UnsetType = UNSET
    """When the hidden action is revealed: at the `closing` of the question, or the `end` of the game."""
    draws: list[list[Any]] = []
    bar: str = ""
    """Why undo can't go behind it: `draw`, `reveal`, `turn`, `asked`, or nothing."""
    explained: list[Explained] = []
    """Explanations of the game's own decisions."""
    preference: str = ""
    """The player's own standing preference that answered it, `never` or `always`."""


class Reacting(Struct, frozen=True):
    """A pending optional reaction: its name among the preferences, and the answer that declines it."""

    name: str
    declines: ActionData


class Decision(Struct, frozen=True, omit_defaults=True):
    """A seat's question, every legal answer, and the argument names of each kind of action."""

    seat: int
    ask: Ask
    actions: list[ActionData]
    fields: dict[str, list[str]]
    reaction: Reacting | UnsetType = UNSET
    """In another seat's turn, and only if it may be declined."""


class Account(Struct, frozen=True):
    """Immediate costs and gains of an action, before any draw or question."""

    totals: dict[str, int]
    """Change of each stock; a seat's stocks end in its number, as `money-0`."""
    lines: list[Line]
    stopped: bool
    """True if a draw or a reveal would follow, which can't be known beforehand."""


class Mine(Struct, frozen=True, omit_defaults=True):
    """A seat's possible moves: its decision, undo and redo."""

    decision: Decision | None = None
    undo: int | None = None
    """The earliest entry it may take back."""
    redo: bool = False


class ResultData(Struct, frozen=True):
    """The game's end: each seat's rank (1 is best, ties share it) and its score by category."""

    ranks: list[int]
    scores: list[dict[str, int]]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat of a table: a person's, a bot's, the game's own, or free."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    """A person's. Message `opponent-<bot>` has a bot's name, `seat-of-<game>` that of the game's own player."""
    nobody: bool = False
    """True if the game plays this seat itself."""
    former: bool = False
    """True if the person who sat here has erased their account: the name is gone."""
    offered: bool = False
    """During a game: True if its player has left and another person may sit down."""
    vote: str = ""
    """Its vote on a seat that no one plays: `end` of the match, or a `bot`."""


class SeatTime(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A seat's time, in milliseconds and moments since 1970. A bot has none."""

    left: int | None = None
    """Time left when this was sent."""
    ends: int | None = None
    """When that runs out, if it's running, with nights and days off taken into account."""
    resumes: int | None = None
    """When it resumes, while it's paused."""
    away: str | None = None
    """If its player is away: the bot that plays instead, or an empty text if none does."""


class TableInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table as anyone may see it."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: str
    state: str
    listed: bool = False
    match: str | None = None
    """The id of the match, once it has started."""
    commitment: str
    """Hash of the host's part of the shuffle, published before any player gives a word."""
    before: str | None = None
    after: str | None = None
    """The table of the rematch."""
    pace: Pace | None = None
    """Time control; null is without a clock."""
    given_up: bool = False
    """True if the match ended without a result, by decision of the remaining players."""
    ideas: IdeaTerms = "on"
    """Whether players may ask a bot for ideas."""
    lesson: bool = False
    """A first game to learn by: its deal is fixed and known, and no player gave a word for it."""
    teaches: str = ""
    """The name of the lesson, for such a table."""
    branched: str | None = None
    """The finished match it continues, if any: such a game is neither rated nor counted in profiles."""
    branched_step: int = 0
    """The step of that match before which it branched."""
    created: int
    version: int
    invite: str | None = None
    """The code of the invite link, for players seated here only."""


class ChatLine(Struct, frozen=True):
    """A chat line."""

    number: int
    person: str
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


def account_data(effect: ActionEffect) -> Account:
    """Convert an action's effect on the stocks for the wire."""
    return Account(effect.totals, [Line(*line) for line in effect.lines], effect.stopped)


def text_data(text: Text) -> TextData:
    """Convert a message of the kernel for the wire."""
    return TextData(text.key, dict(text.values))


def reason_data(reason: Reason) -> ReasonData:
    """Convert a reason of the kernel for the wire."""
    key, values, rule = reason.data()
    return ReasonData(key, values, rule)
