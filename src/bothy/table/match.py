"""A match in play: the log, the position it folds to, and what seats may do and see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from bothy.kernel import (
    OPEN,
    Action,
    Dealer,
    EventRecorder,
    Game,
    InvalidInput,
    Json,
    Pack,
    Position,
    Reason,
    Refused,
    Result,
    Ruleset,
    digest,
)
from bothy.table.decision import Decision, blocked, decide
from bothy.table.divergence import Diverged
from bothy.table.fairness import Shuffle
from bothy.table.fold import Fold
from bothy.table.log import ABANDONED, BACK, IDEA, RESHUFFLED, SUBSTITUTE, Entry, Header, NewKey
from bothy.table.rules_cache import pack_here, shared_rules
from bothy.table.standing import Preferences, standing_answer
from bothy.table.steps import Draft, Played, Preview, foresee, seated, take_step

END_TURN = "end-turn"
"""The name of every game's action that only ends a turn."""
MOST_TAKEN_BACK = 200
"""Limit of a seat's undos and redos per turn: ample, but it keeps logs finite."""


class Match:
    """One game at a table. The position is a fold over the active entries; snapshots are a cache."""

    def __init__(self, game: Game[Any], header: Header, shuffle: Shuffle | None, pack: Pack | None = None) -> None:
        if header.rules_version not in game.versions:
            have, want = game.rules_version, header.rules_version
            raise Diverged(Reason("rules-version", game=game.name, have=have, want=want))
        pack = pack if pack is not None else pack_here(game, header)
        fits = game.packs.version_of(pack) == header.rules_version
        if not fits or header.pack != game.packs.stamp(pack, header.options, header.seats):
            raise Diverged(Reason("pack-unknown", game=game.name, pack=header.pack))
        self.game = game
        self.pack = pack
        self.header = header
        self.shuffle = shuffle
        """The one that deals from here on; None if its seed isn't known here."""
        self.rules: Ruleset[Any] = shared_rules(game, header, pack)
        self.fold = Fold(self.rules)
        self._pos: Position = self.rules.start()

    # Opening and loading

    @classmethod
    def open(
        cls,
        game: Game[Any],
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        shuffle: Shuffle | None = None,
        pack: Pack | None = None,
    ) -> Match:
        """Opens a new match, dealt and ready for its first answer, with its pack's rules version."""
        shuffle = shuffle if shuffle is not None else Shuffle.fresh()
        pack = pack if pack is not None else game.packs.current
        chosen, places = game.complete(options or {}), game.seats[0] if seats is None else seats
        header = Header(
            game=game.name,
            rules_version=game.packs.version_of(pack),
            seats=places,
            options=chosen,
            pack=game.packs.stamp(pack, chosen, places),
            pack_changes=pack.changes,
            commitment=shuffle.commitment,
            words=shuffle.words,
            key_commitment=shuffle.key_commitment,
        )
        match = cls(game, header, shuffle, pack)
        match._commit(match._pos, [match.step(match._pos, 0, None, None, shuffle.dealer())])
        return match

    @classmethod
    def load(
        cls,
        game: Game[Any],
        header: Header,
        entries: Iterable[Entry],
        shuffle: Shuffle | None = None,
        snapshot: tuple[int, Json] | None = None,
        pack: Pack | None = None,
    ) -> Match:
        """Loads a match from its log. With a snapshot, only later entries are replayed."""
        match = cls(game, header, shuffle, pack)
        for entry in entries:
            match.fold.enter(entry)
        for _ in match.playing_again(snapshot):
            pass
        return match

    def playing_again(self, snapshot: tuple[int, Json] | None = None) -> Iterator[int]:
        """Replays the log step by step to its position, so that a caller can pause in between.

        Raises `Diverged` if a replayed position doesn't match a digest in the log.
        """
        fold = self.fold
        if snapshot is not None:
            seq, data = snapshot
            head = fold.heads[seq]
            fold.snapshots[head] = self.rules.read(data)
            fold.compare(fold.snapshots[head], fold.log[head])
        for seq in fold.missing(fold.head):
            fold.compare(fold.position_after(seq), fold.log[seq])
            yield seq
        self._pos = fold.position_after(fold.head)

    # Queries

    @property
    def log(self) -> list[Entry]:
        """Every entry, oldest first. Append only."""
        return self.fold.log

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.log) - 1

    @property
    def position(self) -> Position:
        """A copy of the current position."""
        return self._pos.copy()

    @property
    def finished(self) -> bool:
        """True once the game is over."""
        return self._pos.finished

    @property
    def result(self) -> Result:
        """Ranks and scores, once the game is over."""
        return self.rules.result(self._pos)

    @property
    def abandoned(self) -> bool:
        """True once the table was abandoned: nothing more is played, and there is no winner."""
        return self.fold.abandoned

    @property
    def away(self) -> Mapping[int, str]:
        """The seats whose player is away, each with the bot that plays for them; empty if there's none yet."""
        return self.fold.away

    def seats_to_act(self) -> tuple[int, ...]:
        """Returns the seats that must answer."""
        return () if self.fold.abandoned else tuple(self._pos.seats_to_act())

    def legal(self, seat: int) -> list[Action]:
        """Returns a seat's legal actions."""
        return self._pos.legal(seat)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Returns the reason that forbids an action, or None."""
        return self._pos.why_not(seat, action)

    def decision(self, seat: int) -> Decision | None:
        """Returns the question and legal actions of a seat that must answer, else None."""
        return None if self.fold.abandoned else decide(self._pos, seat)

    def blocked(self, seat: int, name: str = "", **fields: Any) -> list[tuple[Action, Reason]]:
        """Returns illegal actions this seat might try, with reasons, for one kind and fixed arguments."""

        def wanted(action: Action) -> bool:
            named = not name or action.name == name
            return named and all(getattr(action, field, None) == value for field, value in fields.items())

        return list(blocked(self._pos, seat, wanted))

    def view(self, seat: int | None) -> dict[str, Json]:
        """Returns what a seat, or a spectator (None), may see."""
        return self.rules.view(self._pos, seat)

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Json]]:
        """Returns several views at once. Equal ones may be one object, so don't modify them."""
        return self.rules.views(self._pos, seats)

    def view_digest(self, seat: int | None) -> str:
        """Returns the digest of a seat's view, for its client to compare."""
        return digest(self.view(seat))

    # Moves

    def play(self, seat: int, *actions: Action) -> list[Played]:
        """Plays one or several actions atomically: all of them or none.

        Only the last may draw, reveal or end the turn: otherwise refusing the rest would reveal the draw.
        """
        return self.commit(self.draft(seat, *actions))

    def draft(self, seat: int, *actions: Action) -> Draft:
        """Returns what `play` would add to the log, without playing it."""
        if self.shuffle is None:
            raise InvalidInput(Reason("no-seed"))
        self._check_stands()
        pos, dealer = self._pos.copy(), self.shuffle.dealer()
        played: list[Played] = []
        for action in actions:
            if played and played[-1].entry.bar:
                raise Refused(Reason("not-as-one"))
            played.append(self.step(pos, self.seq + 1 + len(played), seat, action, dealer))
        return Draft(tuple(played), self.seq, pos)

    def _check_stands(self) -> None:
        if self.fold.abandoned:
            raise Refused(Reason("match-abandoned"))

    def draft_seating(self, seating: str, seat: int | None, bot: str = "") -> Draft:
        """Returns what would be added to the log when another player takes over a seat, or its own comes back."""
        self._check_stands()
        if self.finished:
            raise Refused(Reason("match-over"))
        if seating != ABANDONED and (seat is None or not 0 <= seat < self.header.seats):
            raise Refused(Reason("not-there", kind="seat"))
        if seating == IDEA and seat not in self._pos.seats_to_act():
            raise Refused(Reason("not-asked"))
        if seating in (BACK, SUBSTITUTE) and seat not in self.fold.away:
            raise Refused(Reason("seat-not-away"))
        return Draft((seated(Entry(self.seq + 1, seat, seating=seating, bot=bot)),), self.seq, self._pos)

    def reshuffle(self, shuffle: Shuffle) -> Played:
        """Lets a new key deal from here on, and notes it in the log with the seed used so far."""
        if self.shuffle is None:
            raise InvalidInput(Reason("no-seed"))
        self._check_stands()
        key = NewKey(self.shuffle.seed.hex(), shuffle.commitment, shuffle.words, shuffle.key_commitment)
        step = seated(Entry(self.seq + 1, None, seating=RESHUFFLED, new_key=key))
        self.commit(Draft((step,), self.seq, self._pos))
        self.shuffle = shuffle
        return step

    def shuffle_before(self) -> Shuffle | None:
        """Returns the shuffle that dealt the game's beginning: the same as today's unless a new key came in."""
        entry = self.fold.reshuffled
        if entry is None or entry.new_key is None:
            return self.shuffle
        return Shuffle(bytes.fromhex(entry.new_key.seed_before), self.header.words)

    def standing(self, preferences: Preferences, draft: Draft | None = None) -> Draft:
        """Extends a draft, or the current match, with the answers that preferences give next."""
        if draft is None:
            draft = Draft((), self.seq, self._pos)
        if draft.pos is None or self.shuffle is None:
            return draft
        played, pos, dealer = list(draft.played), draft.pos, self.shuffle.dealer()
        while (answer := standing_answer(pos, preferences)) is not None:
            seat, action, wanted = answer
            pos = pos.copy()
            played.append(self.step(pos, draft.after + 1 + len(played), seat, action, dealer, wanted))
        return Draft(tuple(played), draft.after, pos)

    def ending_turn(self, seat: int, draft: Draft) -> Draft:
        """Extends a draft with the end of the turn if that is the only action left."""
        if draft.pos is None or draft.pos.finished or self.shuffle is None or seat not in draft.pos.seats_to_act():
            return draft
        legal = draft.pos.legal(seat)
        if len(legal) != 1 or legal[0].name != END_TURN:
            return draft
        pos = draft.pos.copy()
        step = self.step(pos, draft.seq + 1, seat, legal[0], self.shuffle.dealer())
        return Draft((*draft.played, step), draft.after, pos)

    def commit(self, draft: Draft) -> list[Played]:
        """Adds a draft to the match."""
        if draft.after != self.seq:
            raise InvalidInput(Reason("log-gap", want=self.seq + 1, have=draft.after + 1))
        if draft.pos is not None:
            self._commit(draft.pos, list(draft.played))
            return list(draft.played)
        for step in draft.played:
            self.fold.enter(step.entry)
        self._pos = self.fold.position_after(self.fold.head)
        return list(draft.played)

    def apply_remote(self, entry: Entry) -> Played:
        """Adds an entry played elsewhere on the same log. Returns the step with its events.

        Raises `Diverged` and adds nothing if the entry can't be replayed here or doesn't match its digest.
        """
        if entry.seating:
            return self.commit(Draft((seated(entry),), self.seq, self._pos))[0]
        if entry.undo is not None:
            return self.commit(Draft((Played(entry, ()),), self.seq, None))[0]
        pos = self._pos.copy()
        trace = pos.trace = EventRecorder()
        self.fold.replay(pos, entry)
        pos.trace = None
        self.fold.compare(pos, entry)
        return self.commit(Draft((Played(entry, tuple(trace.events), tuple(trace.explained)),), self.seq, pos))[0]

    def follow(self, entry: Entry, dealer: Dealer) -> Played:
        """Plays an entry of another log of the same game, including the deal before the first action."""
        action = None if entry.by is None else self.rules.registry.read_action(entry.action)
        pos = self._pos.copy()
        played = self.step(pos, self.seq + 1, entry.by, action, dealer, entry.preference)
        self._commit(pos, [played])
        return played

    def _commit(self, pos: Position, played: list[Played]) -> None:
        self._pos = pos  # never changed from here on: moves are played on copies
        for step in played:
            self.fold.enter(step.entry)
        if played and not played[-1].entry.seating:
            self.fold.keep(self.seq, pos)

    def undoable(self, seat: int) -> int | None:
        """Returns the earliest entry this seat may undo to, or None: its own, of this turn, after any bar."""
        found = None
        at = self.fold.head
        while self.log[at].by == seat and not self.log[at].bar:
            found = at
            at = self.fold.parents[at]
        return found

    def undo(self, seat: int, to: int | None = None) -> Entry:
        """Undoes the seat's newest action, or all from entry `to` on. An undo is an entry like any other."""
        return self.commit(self.draft_undo(seat, to))[0].entry

    def draft_undo(self, seat: int, to: int | None = None) -> Draft:
        """Returns what `undo` would add to the log."""
        self._check_stands()
        earliest, head = self.undoable(seat), self.fold.head
        target = head if to is None else to
        if earliest is None or not earliest <= target <= head or target not in self.line():
            raise Refused(Reason("cannot-undo", bar=self.log[head].bar or "other"))
        self._check_taken_back(seat)
        return Draft((Played(Entry(self.seq + 1, seat, undo=target), ()),), self.seq, None)

    def redo(self, seat: int) -> list[Played]:
        """Redoes the last undone action, if nothing else was played since."""
        return self.commit(self.draft_redo(seat))

    def draft_redo(self, seat: int) -> Draft:
        """Returns what `redo` would add to the log."""
        if not self.redoable(seat):
            raise Refused(Reason("cannot-redo"))
        self._check_taken_back(seat)
        return self.draft(seat, self.rules.registry.read_action(self.fold.undone[-1][1]))

    def _check_taken_back(self, seat: int) -> None:
        if self.fold.taken_back.get(seat, 0) >= MOST_TAKEN_BACK:
            raise Refused(Reason("undone-too-often", most=MOST_TAKEN_BACK))

    def redoable(self, seat: int) -> bool:
        """Returns True if this seat may redo its last undone action."""
        undone = self.fold.undone
        return bool(undone) and undone[-1][0] == seat

    def preview(self, seat: int, *actions: Action) -> Preview:
        """Plays actions on a copy, stopping before the first draw or reveal."""
        before = self.view(seat)
        pos = self._pos.copy()
        trace = pos.trace = EventRecorder()
        stopped, assumed = foresee(pos, seat, actions)
        after = self.rules.view(pos, seat)
        changed = {key: part for key, part in after.items() if before.get(key) != part}
        return Preview(tuple(trace.events), changed, stopped, assumed)

    # History

    def line(self, seq: int | None = None) -> list[int]:
        """Returns the actions that were active after entry `seq`, oldest first."""
        return self.fold.line(self.seq if seq is None else seq)

    def at(self, seq: int) -> Position:
        """Returns the position after entry `seq`, as it was then."""
        return self.fold.position_after(self.fold.heads[seq]).copy()

    def played(self, seq: int) -> Played:
        """Returns an entry of the log with its events, replayed if necessary."""
        return next(self.replay_entries(seq, seq + 1))

    def replay_entries(self, since: int, until: int) -> Iterator[Played]:
        """Yields entries of the log with their events, replaying each from the previous one where possible."""
        fold, at, pos = self.fold, -1, self._pos
        for entry in self.log[since:until]:
            if entry.undo is not None or entry.seating:
                yield seated(entry) if entry.seating else Played(entry, ())
                continue
            if at < 0 or fold.parents.get(entry.seq) != at:
                pos = fold.position_before(entry.seq)
            pos = pos.copy()
            trace = pos.trace = EventRecorder()
            fold.replay(pos, entry)
            pos.trace, at = None, entry.seq
            yield Played(entry, tuple(trace.events), tuple(trace.explained))

    def snapshot(self) -> tuple[int, Json]:
        """Returns the newest position, to store with the log, so that loading needn't replay everything."""
        return self.seq, self.rules.write(self._pos)

    def opened(self, seq: int) -> bool:
        """Returns True if the answer there is public."""
        return self.finished or seq in self.fold.opened or self.log[seq].sealed == OPEN

    def history(self, seat: int | None) -> list[dict[str, Json]]:
        """Returns the log as a seat, or a spectator (None), may see it."""
        return [entry.seen_by(seat, self.opened(entry.seq)) for entry in self.log]

    def fork(self) -> Match:
        """Returns an independent copy of the match, for trying something out."""
        other = copy(self)
        other.fold = self.fold.fork()
        return other

    # One step

    def step(
        self,
        pos: Position,
        seq: int,
        seat: int | None,
        action: Action | None,
        dealer: Dealer,
        preference: str = "",
    ) -> Played:
        """Plays an action, or the deal before the first one. Returns the step with its entry and events."""
        return take_step(self.rules, pos, seq, seat, action, dealer, preference)
