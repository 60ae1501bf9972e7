"""The active line of a log: the entries that weren't undone, found without knowing the rules."""

from __future__ import annotations

from bothy.kernel import UNTIL_CLOSED, InvalidInput, Json, Reason
from bothy.table.log import ABANDONED, ASKED, BACK, IDEA, NOTES, RESHUFFLED, SEATINGS, SUBSTITUTE, TURN, Entry


class ActiveLine:
    """A log and its active entries. Undo only moves the head of the chain."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.heads: list[int] = []
        """For each entry, the newest active action after it."""
        self.parents: dict[int, int] = {}
        """For each action, the one before it in its line."""
        self.opened: dict[int, int] = {}
        """For each sealed answer that is now public, the entry that opened it."""
        self.undone: list[tuple[int, Json]] = []
        """Actions that could be redone, the next one last."""
        self.taken_back: dict[int, int] = {}
        """Undos and redos of each seat since the last turn ended."""
        self.away: dict[int, str] = {}
        """Seats whose player is away, each with the bot that plays for them; empty if there's none yet."""
        self.abandoned = False
        """True once the table was abandoned."""
        self.reshuffled: Entry | None = None
        """The entry from which on a new key deals, if any."""

    @property
    def helped(self) -> set[int]:
        """The seats that were shown ideas for the current decision, with nothing played since."""
        found = set()
        for entry in reversed(self.log):
            if not entry.seating:
                break
            if entry.seating == IDEA and entry.by is not None:
                found.add(entry.by)
        return found

    @property
    def head(self) -> int:
        """The newest active action."""
        return self.heads[-1]

    def line(self, seq: int) -> list[int]:
        """Returns the actions that were active after entry `seq`, oldest first."""
        at = self.heads[seq]
        found = [at]
        while at in self.parents:
            at = self.parents[at]
            found.append(at)
        return found[::-1]

    def enter(self, entry: Entry) -> None:
        """Adds an entry, and updates what is active, what is public, and what could be redone."""
        if entry.seq != len(self.log):
            raise InvalidInput(Reason("log-gap", want=len(self.log), have=entry.seq))
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
            raise InvalidInput(Reason("record-line", given=entry.seating[:60]))
        if entry.seating == ABANDONED:
            self.abandoned = True
        elif entry.seating == RESHUFFLED:
            if entry.new_key is None or self.reshuffled is not None:
                raise InvalidInput(Reason("record-line", given=entry.seating))
            self.reshuffled = entry
        elif entry.by is None:
            raise InvalidInput(Reason("record-line", given=entry.seating))
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
                raise InvalidInput(Reason("undo-too-far", to=undo))
            self.undone.append((taken.by, taken.action))
            at = self.parents[at]
        self.heads.append(at)

    def _count(self, by: int | None) -> None:
        if by is not None:
            self.taken_back[by] = self.taken_back.get(by, 0) + 1
