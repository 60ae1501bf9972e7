"""The chain of entries that stands, as far as it can be told without knowing the rules."""

from __future__ import annotations

from bothy.kernel import UNTIL_CLOSED, Json, Malformed, Reason
from bothy.table.log import ABANDONED, ASKED, BACK, IDEA, NOTES, SEATINGS, SUBSTITUTE, TURN, Entry


class Chain:
    """A log, and which entries of it stand. Undo only moves the head of the chain."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.heads: list[int] = []
        """For each entry, the newest action that stood after it."""
        self.parents: dict[int, int] = {}
        """For each action, the one it was played upon."""
        self.opened: dict[int, int] = {}
        """For each sealed answer that is public by now, the entry that opened it."""
        self.undone: list[tuple[int, Json]] = []
        """What could be redone, the next one last."""
        self.taken_back: dict[int, int] = {}
        """How often each seat took back or played again since the newest turn ended."""
        self.away: dict[int, str] = {}
        """Seats whose person does not play just now, each with the bot that does; empty if nobody does yet."""
        self.abandoned = False
        """Whether the table was given up."""

    @property
    def helped(self) -> set[int]:
        """The seats that were shown ideas for what is asked just now: since then nothing was played."""
        found = set()
        for entry in reversed(self.log):
            if not entry.seating:
                break
            if entry.seating == IDEA and entry.by is not None:
                found.add(entry.by)
        return found

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
        if entry.seating:
            self._enter_seating(entry)
        elif entry.undo is not None:
            self._enter_undo(entry.undo)
            self._count(entry.by)
        elif entry.by is None:
            self.heads.append(entry.seq)
        else:
            self._enter_action(entry, entry.by)
        self.log.append(entry)

    def _enter_seating(self, entry: Entry) -> None:
        if entry.seating not in SEATINGS or not self.log:
            raise Malformed(Reason("record-line", given=entry.seating[:60]))
        if entry.seating == ABANDONED:
            self.abandoned = True
        elif entry.by is None:
            raise Malformed(Reason("record-line", given=entry.seating))
        elif entry.seating in (BACK, SUBSTITUTE):
            self.away.pop(entry.by, None)
        elif entry.seating not in NOTES:
            self.away[entry.by] = entry.bot
        self.heads.append(self.head)

    def _enter_action(self, entry: Entry, by: int) -> None:
        if self.undone:
            if self.undone[-1] == (by, entry.action):
                self.undone = self.undone[:-1]
                self._count(by)
            else:
                self.undone = []
        if entry.opens:
            self._open(entry)
        if entry.digest or entry.bar in (TURN, ASKED):
            self.taken_back = {}
        self.parents[entry.seq] = self.head
        self.heads.append(entry.seq)

    def _open(self, entry: Entry) -> None:
        for seq in self.line(entry.seq - 1):
            earlier = self.log[seq]
            if earlier.sealed == UNTIL_CLOSED and earlier.height in entry.opens:
                self.opened.setdefault(seq, entry.seq)
        if entry.sealed == UNTIL_CLOSED and entry.height in entry.opens:
            self.opened[entry.seq] = entry.seq

    def _enter_undo(self, undo: int) -> None:
        at = self.head
        while at >= undo:
            taken = self.log[at]
            if taken.by is None or at not in self.parents:
                raise Malformed(Reason("undo-too-far", to=undo))
            self.undone.append((taken.by, taken.action))
            at = self.parents[at]
        self.heads.append(at)

    def _count(self, by: int | None) -> None:
        if by is not None:
            self.taken_back[by] = self.taken_back.get(by, 0) + 1
