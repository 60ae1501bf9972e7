"""Compares acknowledged moves with the log: none lost, none twice, and the log replays to its digests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bothy.load.client import Sent
from bothy.server.live.parts import view_hash
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.rows import MatchRow
from bothy.table import Match
from bothy.table.log import IDEA


class Ledger:
    """The moves of one match, as known to the clients that made them."""

    def __init__(self, match: str, doubtful: Sequence[list[Sent]]) -> None:
        self.match = match
        self.moves: dict[int, tuple[int, Sent]] = {}
        """By acknowledged number: the seat, and its move."""
        self.twice: list[str] = []
        self.advised: set[int] = set()
        """Seats that got an idea: each has a note in the log."""
        self._doubtful = doubtful

    def acked(self, seat: int, sent: Sent, seq: int) -> None:
        """Record an acknowledged move."""
        if seq in self.moves:
            self.twice.append(f"{self.match}: entry {seq} was acknowledged twice")
        self.moves[seq] = seat, sent

    def faults(self, lines: Sequence[bytes], began: int) -> list[str]:
        """Return the faults of the log, given the moves acknowledged or in doubt since the start."""
        found = list(self.twice)
        entries = {entry["seq"]: entry for entry in map(msgspec.json.decode, lines)}
        doubt = [(seat, sent) for seat, some in enumerate(self._doubtful) for sent in some]
        for seq, (seat, sent) in self.moves.items():
            if seq not in entries or not _is(entries[seq], seat, sent):
                found.append(f"{self.match}: entry {seq} was acknowledged and is lost")
            if seq != sent.after + 1:
                found.append(f"{self.match}: entry {seq} was requested after {sent.after}")
        for seq, entry in entries.items():
            if seq <= began or seq in self.moves or _advice(entry) in self.advised:
                continue
            if not any(sent.after + 1 == seq and _is(entry, seat, sent) for seat, sent in doubt):
                found.append(f"{self.match}: entry {seq} was never requested, or applied twice")
        noted = {_advice(entry) for entry in entries.values()}
        found += [f"{self.match}: seat {seat} got an idea that isn't in the log" for seat in self.advised - noted]
        return found


def _advice(entry: dict[str, Any]) -> int | None:
    """Return the seat that got an idea according to an entry, if any."""
    return entry["by"] if entry.get("seating") == IDEA else None


def _is(entry: dict[str, object], seat: int, sent: Sent) -> bool:
    """Return whether an entry is the move a seat sent."""
    if entry.get("by") != seat:
        return False
    return "undo" in entry if sent.action is None else entry.get("do") == sent.action


def replayed(row: MatchRow, lines: Sequence[bytes]) -> Match:
    """Replay a match from its seed, comparing every entry and digest; raises ValueError at a difference."""
    cached = CachedMatch.read(row, list(lines), None)
    shuffle = cached.match.shuffle
    assert shuffle is not None
    again = Match(cached.match.game, cached.header, shuffle)
    for entry in cached.match.log:
        if entry.seating:
            told = again.commit(again.draft_seating(entry.seating, entry.by, entry.bot))[0].entry
        elif entry.undo is not None:
            assert entry.by is not None
            told = again.undo(entry.by, entry.undo)
        else:
            told = again.follow(entry, shuffle.dealer()).entry
        if told != entry or told.digest != entry.digest:
            raise ValueError(f"{row.id}: entry {entry.seq} does not replay")
    return again


def true_hash(match: Match, seat: int | None) -> str:
    """Return the hash of a view, straight from the rules."""
    return view_hash(match.view(seat))
