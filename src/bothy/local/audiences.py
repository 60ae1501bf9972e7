"""Messages for each audience of a match: one per seat, and the spectators. Each is built and encoded once.

In most games, most audiences see the same. Data that is equal by construction (one view object for several seats,
a public event) is encoded once and shared; only a seat's legal actions are always its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bothy.kernel import OPEN, Json
from bothy.local.loaded_match import LoadedMatch
from bothy.local.messages import Audience, has_own_pack, prices, result_of, what_is_mine
from bothy.local.parts import Encoders, Parts, in_order
from bothy.table import Match, Played

MOST_MISSED = 64
"""Clients that missed more get the whole view: replaying steps takes time, and anyone may request it."""


class Audiences:
    """Audiences of one match that have listeners: their last sent state and their next messages."""

    def __init__(self, loaded: LoadedMatch, encoders: Encoders) -> None:
        self.seq = loaded.seq
        """All audiences have received everything up to here."""
        self.parts: dict[Audience, Parts] = {}
        self._encoders = encoders
        self._joining: dict[tuple[Audience, int], str] = {}
        """First messages by audience and newest known entry, cached however many clients connect."""
        self._prices: dict[Audience, str] = {}
        """Costs of the answers to the current decision; empty for audiences without one."""

    def leave(self, audience: Audience) -> None:
        """Drops an audience that has no listeners left."""
        self.parts.pop(audience, None)

    def news(self, loaded: LoadedMatch) -> dict[Audience, str]:
        """Returns the next message for each audience, with everything up to the newest step."""
        return self._news(loaded, None)[0]

    def _news(
        self, loaded: LoadedMatch, given: dict[Audience, Parts] | None
    ) -> tuple[dict[Audience, str], StepsWriter | None]:
        """Returns the messages and their writer. Views already encoded elsewhere may be given."""
        if loaded.seq <= self.seq or not self.parts:
            if loaded.seq > self.seq:
                self.seq, self._joining, self._prices = loaded.seq, {}, {}
            return {}, None
        self._joining, self._prices = {}, {}
        told, audiences = self.parts, list(self.parts)
        self.parts = self._encoded(loaded.match, audiences, told) if given is None else given
        played = list(loaded.replay_entries(self.seq + 1, loaded.seq + 1))
        self.seq = loaded.seq
        writer = StepsWriter(loaded, played, self._encoders)
        return {each: writer.write(each, told[each], self.parts[each]) for each in audiences}, writer

    def join(self, loaded: LoadedMatch, audience: Audience, have: int) -> str:
        """Returns a listener's first message: what it missed, or everything. Call `news` before."""
        assert loaded.seq == self.seq
        if audience not in self.parts:
            self.parts |= self._encoded(loaded.match, [audience], {})
        if not 0 <= have <= self.seq or self.seq - have > MOST_MISSED:
            have = -1
        text = self._joining.get((audience, have))
        if text is None:
            text = self._joining[audience, have] = self._joined(loaded, audience, have)
        return text

    def _joined(self, loaded: LoadedMatch, audience: Audience, have: int) -> str:
        if have < 0:
            return self.everything(loaded, audience)
        known = self.parts[audience]
        if have < self.seq:
            known = Parts(loaded.match.rules.view(loaded.match.at(have), audience), self._encoders.by_name)
        played = list(loaded.replay_entries(have + 1, self.seq + 1))
        return StepsWriter(loaded, played, self._encoders).write(audience, known, self.parts[audience])

    def prices(self, loaded: LoadedMatch, audience: Audience) -> str:
        """Returns the costs of a seat's possible answers, calculated once; empty if the seat has no decision."""
        text = self._prices.get(audience)
        if text is None:
            found = prices(loaded.match, audience)
            text = self._prices[audience] = "" if found is None else self._encoders.plain(found).decode()
        return text

    def rewind(self, loaded: LoadedMatch) -> None:
        """Restarts from an earlier entry; the later ones are lost."""
        self.seq, self._joining, self._prices = loaded.seq, {}, {}
        self.parts = self._encoded(loaded.match, self.parts, {})

    def everything(self, loaded: LoadedMatch, audience: Audience) -> str:
        """Returns the whole view, as last sent."""
        parts, match, encode = self.parts[audience], loaded.match, self._encoders.plain
        opening = b'{"is":"resync","seq":%d,"seat":%s,"view":' % (self.seq, encode(audience))
        to_act = b',"hash":"%s","seats_to_act":%s' % (parts.hash.encode(), encode(match.seats_to_act()))
        own_pack = b',"own_pack":true' if has_own_pack(match) else b""
        mine = _field(b"mine", what_is_mine(match, audience), encode)
        result = _field(b"result", result_of(match), encode)
        return b"".join((opening, parts.whole(), to_act, mine, result, own_pack, b"}")).decode()

    def _encoded(
        self, match: Match, audiences: Iterable[Audience], told: dict[Audience, Parts]
    ) -> dict[Audience, Parts]:
        """Encodes each audience's view. Audiences share the result where the game returns one object for several.

        Parts that are the same object as in the last sent view aren't encoded again.
        """
        each = list(audiences)
        views = match.views(each)
        made: dict[int, Parts] = {}
        for audience, view in zip(each, views, strict=True):
            if id(view) not in made:
                made[id(view)] = Parts(view, self._encoders.by_name, told.get(audience))
        return {audience: made[id(view)] for audience, view in zip(each, views, strict=True)}


class StepsWriter:
    """Writes steps for one audience after another, reusing what it has encoded."""

    def __init__(self, loaded: LoadedMatch, played: Sequence[Played], encoders: Encoders) -> None:
        self.match = loaded.match
        self.played = played
        self._encode = encoders.plain
        self._opening = b'{"is":"steps","seq":%d,"steps":' % loaded.seq
        self._seats_to_act = b'","seats_to_act":' + self._encode(self.match.seats_to_act())
        self._result = _field(b"result", result_of(self.match), self._encode)
        self._public = all(_public(self.match, step) for step in played)
        self._steps: bytes | None = None
        self._changed: dict[tuple[int, int], tuple[bytes, list[str]]] = {}
        self._texts: dict[tuple[int, int], str] = {}

    def write(self, audience: Audience, before: Parts, after: Parts) -> str:
        """Returns the message with these steps and the changes of an audience's view."""
        mine, key = what_is_mine(self.match, audience), (id(before), id(after))
        shared = mine is None and self._public
        if shared and key in self._texts:
            return self._texts[key]
        changed, gone = self.changes(before, after)
        pieces = (
            self._opening,
            self._seen_by(audience),
            b',"changed":',
            changed,
            b',"hash":"',
            after.hash.encode(),
            self._seats_to_act,
            _field(b"gone", gone or None, self._encode),
            _field(b"mine", mine, self._encode),
            self._result,
            b"}",
        )
        text = b"".join(pieces).decode()
        if shared:
            self._texts[key] = text
        return text

    def changes(self, before: Parts, after: Parts) -> tuple[bytes, list[str]]:
        """Returns the changed parts as JSON, and the names of removed ones."""
        key = (id(before), id(after))
        if key not in self._changed:
            changed, gone = after.since(before) if before is not after else ({}, [])
            self._changed[key] = in_order(changed), gone
        return self._changed[key]

    def _seen_by(self, audience: Audience) -> bytes:
        if self._public and self._steps is not None:
            return self._steps
        steps = [step.seen_by(audience, self.match.opened(step.entry.seq)) for step in self.played]
        self._steps = self._encode(steps)
        return self._steps


def _field(name: bytes, value: Json, encode: Callable[[Json], bytes]) -> bytes:
    return b"" if value is None else b',"%s":%s' % (name, encode(value))


def _public(match: Match, step: Played) -> bool:
    """Returns whether all audiences may see the same of a step."""
    entry = step.entry
    return (
        (entry.sealed == OPEN or match.opened(entry.seq))
        and all(event.only is None for event in step.events)
        and all(dealt.only is None for dealt in entry.draws)
    )
