"""The log is the truth: a header, then one entry after another. Nothing is ever deleted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bothy.kernel import OPEN, Dealt, Json, Malformed, Reason
from bothy.kernel.text import plain

DRAW, REVEAL, TURN, ASKED = "draw", "reveal", "turn", "asked"
"""What undo cannot cross: the dice are cast, a secret is out, the turn is over, somebody else may act on it."""

OUT_OF_TIME, LEFT, BACK, BOT, SUBSTITUTE, ABANDONED, IDEA, BRANCHED = (
    "out-of-time",
    "left",
    "back",
    "bot",
    "substitute",
    "abandoned",
    "idea",
    "branched",
)
SEATINGS = frozenset({OUT_OF_TIME, LEFT, BACK, BOT, SUBSTITUTE, ABANDONED, IDEA, BRANCHED})
"""What may become of a seat in mid-game: its time is over, its person leaves, comes back, a bot is asked to play
on, somebody else sits down. `abandoned` is the whole table's: it is given up without a result. With `idea` its
person plays on, and was shown a bot's ideas here: a record tells which moves were helped. With `branched` somebody
plays on at that seat from a game that others had played up to here."""
NOTES = frozenset({IDEA, BRANCHED})
"""Those after which the seat is played as before."""


KINDS: Mapping[str, type] = {
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "pack": str,
    "pack_changes": dict,
    "commitment": str,
    "words": list,
    "dealt_by": str,
}
"""What stands in a header, and of which kind it is."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was opened with, stamped so that it can only be replayed by the rules it was played by."""

    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Any]
    pack: str
    pack_changes: Mapping[str, Json]
    commitment: str
    words: tuple[str, ...]
    key_commitment: str

    def data(self) -> dict[str, Json]:
        """The wire form."""
        return {
            "game": self.game,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "pack": self.pack,
            "pack_changes": dict(self.pack_changes),
            "commitment": self.commitment,
            "words": list(self.words),
            "dealt_by": self.key_commitment,
        }

    @classmethod
    def read(cls, data: Mapping[str, Json]) -> Header:
        """The header written so: each value of its own kind, or it is as if it were missing."""
        for name, kind in KINDS.items():
            if type(data.get(name)) is not kind:
                raise Malformed(Reason("record-header", missing=name))
        if any(type(word) is not str for word in data["words"]):
            raise Malformed(Reason("record-header", missing="words"))
        return cls(
            game=data["game"],
            rules_version=data["rules"],
            seats=data["seats"],
            options=data["options"],
            pack=data["pack"],
            pack_changes=data["pack_changes"],
            commitment=data["commitment"],
            words=tuple(data["words"]),
            key_commitment=data["dealt_by"],
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """One step: an action of a seat, an undo of a seat, or the deal before the first action (`by` is None).

    Or a word on who plays a seat from here on: nothing moves on the board, but a record then tells which moves
    were a bot's.
    """

    seq: int
    by: int | None
    action: Json = None
    undo: int | None = None
    """Entries from this number on no longer stand."""
    draws: tuple[Dealt, ...] = ()
    bar: str = ""
    """Why undo stops here: `draw`, `reveal`, `turn`, `asked`, or nothing."""
    sealed: str = OPEN
    height: int = 0
    """Where on the stack a sealed question lay, to know when it closes."""
    opens: tuple[int, ...] = ()
    """Heights of the sealed questions that closed with this step."""
    preference: str = ""
    """The standing preference that gave this answer in its seat's place, `never` or `always`."""
    seating: str = ""
    """What becomes of seat `by`, one of `SEATINGS`; empty for a step of the game itself."""
    bot: str = ""
    """The bot that plays the seat from here on. Empty: its person does, or nobody until somebody is found."""
    digest: str = field(default="", compare=False)
    """Of the position, at the end of a turn and of the game; kept from seats until the end."""

    def data(self) -> dict[str, Json]:
        """The whole entry, short: what is empty is left out."""
        line: dict[str, Json] = {"seq": self.seq, "by": self.by}
        if self.undo is not None:
            line["undo"] = self.undo
        if self.action is not None:
            line["do"] = self.action
        if self.draws:
            line["draws"] = [_dealt(dealt) for dealt in self.draws]
        if self.sealed:
            line |= {"sealed": self.sealed, "height": self.height}
        if self.opens:
            line["opens"] = list(self.opens)
        if self.bar:
            line["bar"] = self.bar
        if self.preference:
            line["preference"] = self.preference
        if self.seating:
            line |= self._seated()
        if self.digest:
            line["digest"] = self.digest
        return line

    def seen_by(self, seat: int | None, opened: bool) -> dict[str, Json]:
        """What a seat, or a spectator (None), may know of it before the end."""
        line: dict[str, Json] = {"seq": self.seq, "by": self.by}
        if self.undo is not None:
            line["undo"] = self.undo
        if self.action is not None:
            hidden = self.sealed != OPEN and not opened and self.by != seat
            line |= {"sealed": self.sealed} if hidden else {"do": self.action}
        if self.draws:
            line["draws"] = [dealt.seen_by(seat) for dealt in self.draws]
        if self.bar:
            line["bar"] = self.bar
        if self.preference and self.by == seat:  # what a seat prefers is nobody else's business
            line["preference"] = self.preference
        if self.seating:
            line |= self._seated()
        return line

    def _seated(self) -> dict[str, Json]:
        return {"seating": self.seating, "bot": self.bot} if self.bot else {"seating": self.seating}

    @classmethod
    def read(cls, line: Mapping[str, Json]) -> Entry:
        """The entry written by `data`."""
        try:
            return cls(
                seq=_whole(line["seq"]),
                by=None if line["by"] is None else _whole(line["by"]),
                action=line.get("do"),
                undo=None if line.get("undo") is None else _whole(line["undo"]),
                draws=tuple(_read_dealt(dealt) for dealt in line.get("draws", ())),
                bar=line.get("bar", ""),
                sealed=line.get("sealed", OPEN),
                height=line.get("height", 0),
                opens=tuple(line.get("opens", ())),
                preference=line.get("preference", ""),
                seating=line.get("seating", ""),
                bot=line.get("bot", ""),
                digest=line.get("digest", ""),
            )
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise Malformed(Reason("record-line", given=str(line)[:60])) from error


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _dealt(dealt: Dealt) -> Json:
    seen = [dealt.draw, plain(dealt.outcome)]
    return seen if dealt.only is None else [*seen, list(dealt.only)]


def _read_dealt(line: Json) -> Dealt:
    return Dealt(line[0], _tupled(line[1]), tuple(line[2]) if len(line) > 2 else None)


def _tupled(value: Json) -> Json:
    """Outcomes are numbers, strings or tuples; JSON knows only lists."""
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value
