"""Tables and matches as a host keeps them: JSON texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any

from bothy.kernel import Json
from bothy.local.games import known_game
from bothy.local.tables import SeatRow, Table
from bothy.table import Entry, Header, Match, Shuffle


def written(data: Json) -> str:
    """Returns data as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, kw_only=True)
class KeptTable(Table):
    """A table of one person, with its result once it's over."""

    moved: int = 0
    """When the newest entry was kept, in milliseconds since 1970."""
    ranks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()

    def text(self) -> str:
        """Returns the text to keep, without fields that have their default."""
        usual = {each.name: each.default for each in fields(self) if each.default is not MISSING}
        data = {name: value for name, value in asdict(self).items() if name not in usual or value != usual[name]}
        return written(data | {"seed": self.seed.hex()})

    @classmethod
    def read(cls, text: str) -> KeptTable:
        """Reads a kept table."""
        data: dict[str, Any] = json.loads(text)
        seats = tuple(SeatRow(**each) for each in data["seats"])
        data |= {name: tuple(data[name]) for name in ("ranks", "points") if name in data}
        return cls(**data | {"seats": seats, "seed": bytes.fromhex(data["seed"])})


def match_head(match: Match, table_id: str) -> str:
    """Returns what never changes of a match."""
    assert match.shuffle is not None
    return written({"table": table_id, "header": match.header.data(), "seed": match.shuffle.seed.hex()})


def entry_lines(entries: Sequence[Entry]) -> list[str]:
    """Returns entries as lines of the kept log."""
    return [written(entry.data()) for entry in entries]


def read_entries(lines: Sequence[str]) -> list[Entry]:
    """Reads lines of the kept log."""
    return [Entry.read(json.loads(line)) for line in lines]


def read_match(head: str, lines: Sequence[str], snapshot: str) -> tuple[str, Match]:
    """Reads a match, and the id of its table. A snapshot saves replaying the steps before it."""
    data = json.loads(head)
    header, entries = Header.read(data["header"]), read_entries(lines)
    kept = json.loads(snapshot) if snapshot else None
    usable = (kept[0], kept[1]) if kept and kept[0] < len(entries) else None
    shuffle = Shuffle.in_force(bytes.fromhex(data["seed"]), header, entries)
    return data["table"], Match.load(known_game(header.game), header, entries, shuffle, usable)
