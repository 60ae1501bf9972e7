"""The record file `.bothy`: JSON lines with a header, the entries, and a last line once the game has ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from bothy.kernel import OPEN, Dealer, Game, InvalidInput, Json, Pack, Reason, SeededDealer, canonical
from bothy.kernel.dealer import Weighted
from bothy.kernel.errors import BothyError
from bothy.table.active_line import ActiveLine
from bothy.table.fairness import Shuffle
from bothy.table.log import RESHUFFLED, Entry, Header, NewKey
from bothy.table.match import Match

FORMAT = 1


class RecordError(BothyError):
    """An invalid record, with the step where it fails and the reason."""

    def __init__(self, step: int, reason: Reason) -> None:
        super().__init__(reason)
        self.step = step


def complete(match: Match, failure: Json = None, bots: Sequence[str | None] = ()) -> str:
    """Returns the complete record including the seed, for a finished game or the host's own use."""
    return "".join(complete_lines(match, failure, bots))


def complete_lines(match: Match, failure: Json = None, bots: Sequence[str | None] = ()) -> Iterator[str]:
    """Yields the same line by line, because a record can be long. `bots` sit at a game that goes on elsewhere."""
    if match.shuffle is None:
        raise InvalidInput(Reason("no-seed"))
    last: dict[str, Json] = {"seed": match.shuffle.seed.hex(), "digest": match.rules.digest(match.position)}
    if match.finished:
        last["result"] = match.result.data()
    if failure is not None:
        last["failure"] = failure
    if any(bots):
        last["bots"] = list(bots)
    yield from _linked(match.header, match.log[:])
    yield _text({"end": last})


def for_seat(match: Match, seat: int | None) -> str:
    """Returns the record as a seat, or a spectator (None), may see it. After the end it is complete for all."""
    return "".join(lines_for_seat(match, seat))


def lines_for_seat(match: Match, seat: int | None) -> Iterator[str]:
    """Yields the same line by line."""
    if match.finished and match.shuffle is not None:
        yield from complete_lines(match)
        return
    yield _text({"bothy": FORMAT, "seat": seat} | match.header.data())
    for entry in match.log[:]:
        yield _text(entry.seen_by(seat, match.opened(entry.seq)))


def stored_lines(header: Header, active_line: ActiveLine, seat: int | None, seed: bytes | None) -> Iterator[str]:
    """Yields the stored record of a log that can't be replayed here, with the seed if the game has ended."""
    if seed is not None:
        yield from _linked(header, active_line.log)
        yield _text({"end": {"seed": seed.hex(), "digest": active_line.log[-1].digest}})
        return
    yield _text({"bothy": FORMAT, "seat": seat} | header.data())
    for entry in active_line.log:
        yield _text(entry.seen_by(seat, entry.sealed == OPEN or entry.seq in active_line.opened))


def _linked(header: Header, log: Sequence[Entry]) -> Iterator[str]:
    first = {"bothy": FORMAT} | header.data()
    yield _text(first)
    link = _link("", first)
    for entry in log:
        line = entry.data()
        link = _link(link, line)
        yield _text(line | {"link": link})


def _text(line: Json) -> str:
    return canonical(line) + "\n"


def _link(before: str, line: Json) -> str:
    """Returns a line's link. It hashes all lines before it, so that a changed line is found at its own step."""
    return blake2b((before + canonical(line)).encode(), digest_size=8).hexdigest()


@dataclass(slots=True)
class Record:
    """A record file, read but not yet verified."""

    header: Header
    entries: list[Entry]
    links: list[str]
    first: Json
    lines: list[Json]
    end: dict[str, Json] = field(default_factory=dict)
    partial: bool = False

    @classmethod
    def read(cls, text: str) -> Record:
        """Parses a file. An error names the unreadable line. The first line is checked before the others."""
        parsed = _parsed(text)
        first = next(parsed, None)
        if not isinstance(first, dict) or first.get("bothy") != FORMAT:
            raise RecordError(0, Reason("record-format"))
        try:
            record = cls(Header.read(first), [], [], first, [], {}, "seat" in first)
            for line in parsed:
                if "end" in line:
                    record.end = _end_of(line, parsed)
                else:
                    record._add(line)
        except InvalidInput as error:
            raise RecordError(0, error.reason) from error
        return record

    def _add(self, line: dict[str, Json]) -> None:
        """Adds an entry."""
        self.links.append(line.pop("link", ""))
        self.lines.append(line)
        if not self.partial:
            self.entries.append(Entry.read(line))

    @property
    def bots(self) -> list[str | None]:
        """The bot at each seat of a running game, None where a person sits; empty if the record names none."""
        found = self.end.get("bots")
        if not isinstance(found, list) or any(each is not None and type(each) is not str for each in found):
            return []
        return found

    def match(self, find: Callable[[str], Game[Any]], pack: Pack | None = None) -> Match:
        """Returns the match with the recorded draws, so that it can be viewed step by step."""
        if self.partial:
            raise RecordError(0, Reason("record-partial"))
        game = find(self.header.game)
        chosen = self._pack(game) if pack is None else pack
        return Match.load(game, self.header, self.entries, self._shuffle(), pack=chosen)

    def _pack(self, game: Game[Any]) -> Pack:
        """Returns its components. The record holds every row that didn't come with its version."""
        header = self.header
        newest = header.rules_version == game.rules_version
        if newest and header.pack == game.packs.stamp(game.packs.current, header.options, header.seats):
            return game.packs.current
        return game.packs.with_changes(header.pack_changes, header.rules_version)

    def _shuffle(self) -> Shuffle | None:
        seed = self.end.get("seed")
        return None if seed is None else Shuffle.in_force(bytes.fromhex(seed), self.header, self.entries)

    def verify(
        self,
        find: Callable[[str], Game[Any]],
        progress: Callable[[int], None] = lambda seq: None,
        pack: Pack | None = None,
    ) -> Match:
        """Replays everything and checks every link, draw, digest and the result. Returns the match."""
        if self.partial:
            raise RecordError(0, Reason("record-partial"))
        self._verify_links()
        first, last = self._verify_seeds()
        game = find(self.header.game)
        try:
            match = Match(game, self.header, first, self._pack(game) if pack is None else pack)
        except BothyError as error:
            raise RecordError(0, error.reason) from error
        for entry in self.entries:
            _verify_entry(match, entry, last)
            progress(entry.seq)
        self._verify_end(match)
        return match

    def _verify_links(self) -> None:
        link = _link("", self.first)
        for line, told in zip(self.lines, self.links, strict=True):
            link = _link(link, line)
            if link != told:
                raise RecordError(line.get("seq", 0), Reason("record-altered"))

    def _verify_seeds(self) -> tuple[Shuffle, Shuffle]:
        """Returns the shuffles of beginning and end: the same one unless a new key came in."""
        last = self._shuffle()
        if last is None:
            raise RecordError(0, Reason("record-unsealed"))
        keyed = next((entry for entry in self.entries if entry.new_key is not None), None)
        if keyed is None or keyed.new_key is None:
            _verify_seed(0, last, self.header)
            return last, last
        first = Shuffle(bytes.fromhex(keyed.new_key.seed_before), self.header.words)
        _verify_seed(0, first, self.header)
        _verify_seed(keyed.seq, last, keyed.new_key)
        return first, last

    def _verify_end(self, match: Match) -> None:
        if self.end.get("digest") != match.rules.digest(match.position):
            raise RecordError(match.seq, Reason("record-digest"))
        if match.finished and self.end.get("result") != match.result.data():
            raise RecordError(match.seq, Reason("record-result"))


class CheckedDealer(Dealer):
    """Deals the recorded draws and rejects any that don't follow from the seed."""

    def __init__(self, seeded: SeededDealer, told: Iterable[Any]) -> None:
        self.seeded = seeded
        self.told = list(told)

    def deal(self, place: str, outcomes: Weighted) -> Any:
        """Returns the seed's outcome, which must equal the recorded one."""
        due = self.seeded.deal(place, outcomes)
        told = self.told.pop(0) if self.told else None
        if told != due:
            raise InvalidInput(Reason("record-draw", place=place, told=str(told), due=str(due)))
        return due


def _verify_seed(step: int, shuffle: Shuffle, promised: Header | NewKey) -> None:
    if shuffle.commitment != promised.commitment:
        raise RecordError(step, Reason("record-seed"))
    if shuffle.key_commitment != promised.key_commitment:
        raise RecordError(step, Reason("record-words"))


def _verify_entry(match: Match, entry: Entry, last: Shuffle) -> None:
    """Replays one entry with the seed's draws and compares it with the recorded one."""
    assert match.shuffle is not None
    try:
        if entry.seating == RESHUFFLED:
            again = match.reshuffle(last).entry
        elif entry.seating:
            again = match.commit(match.draft_seating(entry.seating, entry.by, entry.bot))[0].entry
        elif entry.undo is not None:
            again = match.undo(-1 if entry.by is None else entry.by, entry.undo)
        else:
            dealer = CheckedDealer(match.shuffle.dealer(), [dealt.outcome for dealt in entry.draws])
            again = match.follow(entry, dealer).entry
    except BothyError as error:
        raise RecordError(entry.seq, error.reason) from error
    if again != entry:
        raise RecordError(entry.seq, Reason("record-entry"))
    if again.digest != entry.digest:
        raise RecordError(entry.seq, Reason("record-digest"))


def _end_of(line: dict[str, Json], others: Iterator[Any]) -> dict[str, Json]:
    """Returns the last line's contents, and rejects further lines."""
    end = line["end"]
    if not isinstance(end, dict) or next(others, None) is not None:
        raise RecordError(0, Reason("record-line", given=str(line)[:60]))
    return end


def _parsed(text: str) -> Iterator[Any]:
    for number, line in enumerate(text.splitlines()):
        try:
            parsed = json.loads(line, object_pairs_hook=_once_each)
            # Fails on half a character, such as "\ud800", and on NaN, which is no JSON.
            json.dumps(parsed, ensure_ascii=False, allow_nan=False).encode()
        except RepeatedKey as error:
            raise RecordError(number, Reason("record-repeated", line=number + 1, name=str(error))) from error
        except (ValueError, RecursionError) as error:
            raise RecordError(number, Reason("record-json", line=number + 1)) from error
        if number and not isinstance(parsed, dict):
            raise RecordError(number, Reason("record-line", given=line[:60]))
        yield parsed


class RepeatedKey(ValueError):
    """A key that occurs twice in one object: two parsers could read two different records."""


def _once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for key in keys if keys.count(key) > 1)
        raise RepeatedKey(repeated.encode(errors="replace").decode()[:60])
    return found
