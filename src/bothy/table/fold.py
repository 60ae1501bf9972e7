"""The fold: which entries of a log stand, what they add up to, and what has become public."""

from __future__ import annotations

from typing import Any

from bothy.kernel import UNTIL_CLOSED, Action, Malformed, Position, Reason, Ruleset, ScriptedDealer
from bothy.table.log import Entry

SNAPSHOT_EVERY = 32


class Fold:
    """A log, and the chain of entries in it that stands. Undo only moves the head of the chain."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules
        self.log: list[Entry] = []
        self.heads: list[int] = []
        """For each entry, the newest action that stood after it."""
        self.parents: dict[int, int] = {}
        """For each action, the one it was played upon."""
        self.opened: dict[int, int] = {}
        """For each sealed answer that is public by now, the entry that opened it."""
        self.undone: list[tuple[int, Action]] = []
        """What could be redone, the next one last."""
        self.snapshots: dict[int, Position] = {}

    def fork(self) -> Fold:
        """An equal fold; the entries and positions in it never change, so they are shared."""
        other = Fold(self.rules)
        other.log, other.heads, other.undone = self.log[:], self.heads[:], self.undone[:]
        other.parents, other.opened = dict(self.parents), dict(self.opened)
        other.snapshots = dict(self.snapshots)
        return other

    @property
    def head(self) -> int:
        """The newest action that stands."""
        return self.heads[-1]

    def line(self, seq: int) -> list[int]:
        """The actions that stood after entry `seq`, oldest first."""
        at = self.heads[seq]
        found = [at]
        while at in self.parents:
            at = self.parents[at]
            found.append(at)
        return found[::-1]

    def enter(self, entry: Entry) -> None:
        """Add an entry, and keep account of what stands, what is open, and what could be redone."""
        if entry.seq != len(self.log):
            raise Malformed(Reason("log-gap", want=len(self.log), have=entry.seq))
        if entry.undo is not None:
            self._enter_undo(entry.undo)
        elif entry.by is None:
            self.heads.append(entry.seq)
        else:
            self._enter_action(entry, entry.by)
        self.log.append(entry)

    def _enter_action(self, entry: Entry, by: int) -> None:
        if self.undone:
            again = self.undone[-1] == (by, self.rules.registry.read_action(entry.action))
            self.undone = self.undone[:-1] if again else []
        if entry.opens:
            for seq in self.line(entry.seq - 1):
                earlier = self.log[seq]
                if earlier.sealed == UNTIL_CLOSED and earlier.height in entry.opens:
                    self.opened.setdefault(seq, entry.seq)
            if entry.sealed == UNTIL_CLOSED and entry.height in entry.opens:
                self.opened[entry.seq] = entry.seq
        self.parents[entry.seq] = self.head
        self.heads.append(entry.seq)

    def _enter_undo(self, undo: int) -> None:
        at = self.head
        while at >= undo:
            taken = self.log[at]
            if taken.by is None or at not in self.parents:
                raise Malformed(Reason("undo-too-far", to=undo))
            self.undone.append((taken.by, self.rules.registry.read_action(taken.action)))
            at = self.parents[at]
        self.heads.append(at)

    def position_after(self, seq: int) -> Position:
        """The position after a standing action, replayed from the nearest snapshot. Copy it before playing on."""
        missing: list[int] = []
        while seq not in self.snapshots:
            missing.append(seq)
            if seq not in self.parents:
                break
            seq = self.parents[seq]
        pos = self.snapshots[seq] if seq in self.snapshots else self.rules.start()
        for each in reversed(missing):
            pos = pos.copy()
            self.replay(pos, self.log[each])
            self.keep(each, pos)
        return pos

    def position_before(self, seq: int) -> Position:
        """The position an action was played upon."""
        return self.position_after(self.parents[seq]) if seq in self.parents else self.rules.start()

    def replay(self, pos: Position, entry: Entry) -> None:
        """Play an entry again, with what nature dealt then."""
        dealer = ScriptedDealer([dealt.outcome for dealt in entry.draws])
        if entry.by is None:
            pos.settle(dealer)
        else:
            pos.play(entry.by, self.rules.registry.read_action(entry.action), dealer)

    def keep(self, seq: int, pos: Position) -> None:
        """Remember positions now and then, and all since the newest bar, where undo may want them."""
        if self.log[seq].bar:
            self.snapshots = {at: kept for at, kept in self.snapshots.items() if at % SNAPSHOT_EVERY == 0}
        self.snapshots[seq] = pos
