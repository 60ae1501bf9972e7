"""The fold: positions computed from a log's active entries."""

from __future__ import annotations

from typing import Any

from bothy.kernel import BothyError, Position, Reason, Ruleset, ScriptedDealer
from bothy.table.active_line import ActiveLine
from bothy.table.divergence import Diverged
from bothy.table.log import Entry

SNAPSHOT_EVERY = 32


class Fold(ActiveLine):
    """A chain and its positions. Positions are a cache: the entries can be replayed."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        super().__init__()
        self.rules = rules
        self.snapshots: dict[int, Position] = {}

    def fork(self) -> Fold:
        """Returns an equal fold. Its entries and positions never change, so they are shared."""
        other = Fold(self.rules)
        other.log, other.heads, other.undone = self.log[:], self.heads[:], self.undone[:]
        other.parents, other.opened = dict(self.parents), dict(self.opened)
        other.taken_back, other.snapshots = dict(self.taken_back), dict(self.snapshots)
        other.away, other.abandoned, other.reshuffled = dict(self.away), self.abandoned, self.reshuffled
        return other

    def missing(self, seq: int) -> list[int]:
        """Returns the actions to replay to get the position after this one, oldest first."""
        found: list[int] = []
        while seq not in self.snapshots:
            found.append(seq)
            if seq not in self.parents:
                break
            seq = self.parents[seq]
        return found[::-1]

    def position_after(self, seq: int) -> Position:
        """Returns the position after an action, replayed from the nearest snapshot. Copy it before playing on."""
        missing = self.missing(seq)
        if not missing:
            return self.snapshots[seq]
        before = self.parents.get(missing[0])
        pos = self.rules.start() if before is None else self.snapshots[before]
        for each in missing:
            pos = pos.copy()
            self.replay(pos, self.log[each])
            self.keep(each, pos)
        return pos

    def position_before(self, seq: int) -> Position:
        """Returns the position before an action."""
        return self.position_after(self.parents[seq]) if seq in self.parents else self.rules.start()

    def replay(self, pos: Position, entry: Entry) -> None:
        """Replays an entry with its recorded draws."""
        dealer = ScriptedDealer([dealt.outcome for dealt in entry.draws])
        try:
            if entry.by is None:
                pos.settle(dealer)
            else:
                pos.play(entry.by, self.rules.registry.read_action(entry.action), dealer)
        except BothyError as error:
            raise Diverged(Reason("match-diverged", step=entry.seq)) from error

    def compare(self, pos: Position, entry: Entry) -> None:
        """Raises `Diverged` if an entry's digest doesn't match. Only ends of turns have one."""
        if entry.digest and entry.digest != self.rules.digest(pos):
            raise Diverged(Reason("match-diverged", step=entry.seq))

    def keep(self, seq: int, pos: Position) -> None:
        """Keeps some positions, and all since the newest bar, where undo may need them."""
        if self.log[seq].bar:
            self.snapshots = {at: kept for at, kept in self.snapshots.items() if at % SNAPSHOT_EVERY == 0}
        self.snapshots[seq] = pos
