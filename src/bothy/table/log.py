"""The log, the single source of truth: a header, then entries. Nothing is ever deleted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import hexdigits
from typing import Any

from bothy.kernel import OPEN, DrawResult, InvalidInput, Json, Reason
from bothy.kernel.text import plain

DRAW, REVEAL, TURN, ASKED = "draw", "reveal", "turn", "asked"
"""Bars that undo can't cross: a draw, a reveal, the end of a turn, or a question that another seat may act on."""

OUT_OF_TIME, LEFT, BACK, BOT, SUBSTITUTE, ABANDONED, IDEA, BRANCHED, RESHUFFLED = (
    "out-of-time",
    "left",
    "back",
    "bot",
    "substitute",
    "abandoned",
    "idea",
    "branched",
    "reshuffled",
)
SEATINGS = frozenset({OUT_OF_TIME, LEFT, BACK, BOT, SUBSTITUTE, ABANDONED, IDEA, BRANCHED, RESHUFFLED})
"""Changes to a seat in mid-game: its time runs out, its player leaves or comes back, a bot takes over, or a
substitute sits down. `abandoned` applies to the whole table, which ends without a result. `idea` notes that the
player was shown a bot's ideas here, so that a record shows which moves were helped. `branched` notes that the
game continues at that seat from one that others had played up to here. `reshuffled` notes that the game was
brought from a page, whose owner could look at the deck: from here on a new key deals."""
NOTES = frozenset({IDEA, BRANCHED, RESHUFFLED})
"""Kinds that don't change who plays the seat."""


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
"""A header's fields and their types."""


@dataclass(frozen=True, slots=True)
class Header:
    """The settings of a game, with the rules version and pack digest needed to replay it."""

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
        """Returns the wire form."""
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
        """Reads a header. A value of the wrong type counts as missing."""
        for name, kind in KINDS.items():
            if type(data.get(name)) is not kind:
                raise InvalidInput(Reason("record-header", missing=name))
        if any(type(word) is not str for word in data["words"]):
            raise InvalidInput(Reason("record-header", missing="words"))
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
class NewKey:
    """The key that deals from an entry on, and the seed that dealt before it, revealed at the end."""

    seed_before: str
    commitment: str
    words: tuple[str, ...]
    key_commitment: str

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {"seed_before": self.seed_before} | self.promise()

    def promise(self) -> dict[str, Json]:
        """Returns the same without the seed, which would reveal what is still hidden of its draws."""
        return {"commitment": self.commitment, "words": list(self.words), "dealt_by": self.key_commitment}

    @classmethod
    def read(cls, data: Mapping[str, Json]) -> NewKey:
        """Reads a key written by `data`. Raises TypeError for a value of the wrong type."""
        seed, words = data["seed_before"], tuple(data["words"])
        if any(type(text) is not str for text in (seed, data["commitment"], *words, data["dealt_by"])):
            raise TypeError(data)
        if len(seed) % 2 or not set(seed) <= set(hexdigits):
            raise TypeError(data)
        return cls(seed, data["commitment"], words, data["dealt_by"])


@dataclass(frozen=True, slots=True)
class Entry:
    """One step: a seat's action or undo, or the deal before the first action (`by` is None).

    Or a change of who plays a seat. It moves nothing on the board, but lets a record show which moves were a
    bot's.
    """

    seq: int
    by: int | None
    action: Json = None
    undo: int | None = None
    """Entries from this number on are undone."""
    draws: tuple[DrawResult, ...] = ()
    bar: str = ""
    """The reason why undo stops here: `draw`, `reveal`, `turn`, `asked`, or empty."""
    sealed: str = OPEN
    height: int = 0
    """The stack index of a sealed question, to detect when it closes."""
    opens: tuple[int, ...] = ()
    """Stack indices of the sealed questions that closed with this step."""
    preference: str = ""
    """The preference that gave this answer for the seat, `never` or `always`."""
    seating: str = ""
    """The change to seat `by`, one of `SEATINGS`; empty for a step of the game itself."""
    bot: str = ""
    """The bot that plays the seat from here on. Empty if its player does, or if there's no replacement yet."""
    new_key: NewKey | None = None
    """For `reshuffled`, the key that deals from here on."""
    digest: str = field(default="", compare=False)
    """Digest of the position at the end of a turn and of the game; hidden from seats until the end."""

    def data(self) -> dict[str, Json]:
        """Returns the whole entry without its empty fields."""
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
            line |= self._seated({} if self.new_key is None else self.new_key.data())
        if self.digest:
            line["digest"] = self.digest
        return line

    def seen_by(self, seat: int | None, opened: bool) -> dict[str, Json]:
        """Returns what a seat, or a spectator (None), may see before the end."""
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
        if self.preference and self.by == seat:  # preferences are private
            line["preference"] = self.preference
        if self.seating:
            line |= self._seated({} if self.new_key is None else self.new_key.promise())
        return line

    def _seated(self, new_key: dict[str, Json]) -> dict[str, Json]:
        line: dict[str, Json] = {"seating": self.seating}
        if self.bot:
            line["bot"] = self.bot
        if new_key:
            line["new_key"] = new_key
        return line

    @classmethod
    def read(cls, line: Mapping[str, Json]) -> Entry:
        """Reads an entry written by `data`."""
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
                new_key=None if line.get("new_key") is None else NewKey.read(line["new_key"]),
                digest=line.get("digest", ""),
            )
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise InvalidInput(Reason("record-line", given=str(line)[:60])) from error


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _dealt(dealt: DrawResult) -> Json:
    seen = [dealt.place, plain(dealt.outcome)]
    return seen if dealt.only is None else [*seen, list(dealt.only)]


def _read_dealt(line: Json) -> DrawResult:
    return DrawResult(line[0], _tupled(line[1]), tuple(line[2]) if len(line) > 2 else None)


def _tupled(value: Json) -> Json:
    """Converts lists to tuples: outcomes are numbers, strings or tuples, but JSON has only lists."""
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value
