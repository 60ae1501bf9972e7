"""Messages for each audience of a match: one per seat, and the spectators. Each is built and encoded once.

In most games, most audiences see the same. Data that is equal by construction (one view object for several seats,
a public event) is encoded once and shared; only a seat's legal actions are always its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw

from bothy.kernel import OPEN
from bothy.server.live.messages import Prices, Resync, Steps, text_of
from bothy.server.live.parts import Parts, SharedPatch, decode_patch, encode_patch
from bothy.server.matches import CachedMatch
from bothy.server.matches.lines import encode
from bothy.server.wire import Mine, ResultData, account_data
from bothy.table import Match, Played
from bothy.table.action_effects import action_effects

Audience = int | None
"""A seat; None for spectators."""
MOST_MISSED = 64
"""Clients that missed more get the whole view: replaying steps takes time, and anyone may request it."""


class Audiences:
    """Audiences of one match that have listeners: their last sent state and their next messages."""

    def __init__(self, cached: CachedMatch) -> None:
        self.seq = cached.seq
        """All audiences have received everything up to here."""
        self.parts: dict[Audience, Parts] = {}
        self.lending = b""
        """The newest step's changes, for other processes; empty if the game hides information."""
        self._joining: dict[tuple[Audience, int], str] = {}
        """First messages by audience and newest known entry, cached however many clients connect."""
        self._prices: dict[Audience, str] = {}
        """Costs of the answers to the current decision; empty for audiences without one."""

    def leave(self, audience: Audience) -> None:
        """Drops an audience that has no listeners left."""
        self.parts.pop(audience, None)

    def news(self, cached: CachedMatch, shared: bytes = b"") -> dict[Audience, str]:
        """Returns the next message for each audience, with everything up to the newest step.

        A view patch from another process (`shared`) is used if it is for the next step here.
        """
        self.lending = b""
        if cached.seq <= self.seq or not self.parts:
            if cached.seq > self.seq:
                self.seq, self._joining, self._prices = cached.seq, {}, {}
            return {}
        self._joining, self._prices = {}, {}
        told, audiences = self.parts, list(self.parts)
        one = cached.seq == self.seq + 1 and cached.match.rules.nothing_hidden
        parts = _from_shared(audiences, told, shared) if one and shared else None
        self.parts = _parts(cached.match, audiences, told) if parts is None else parts
        played = list(cached.replay_entries(self.seq + 1, cached.seq + 1))
        self.seq = cached.seq
        writer = _Writer(cached, played)
        texts = {each: writer.write(each, told[each], self.parts[each]) for each in audiences}
        if one and not shared:
            self.lending = writer.lending(told[audiences[0]], self.parts[audiences[0]])
        return texts

    def join(self, cached: CachedMatch, audience: Audience, have: int) -> str:
        """Returns a listener's first message: what it missed, or everything. Call `news` before."""
        assert cached.seq == self.seq
        if audience not in self.parts:
            self.parts |= _parts(cached.match, [audience], {})
        if not 0 <= have <= self.seq or self.seq - have > MOST_MISSED:
            have = -1
        text = self._joining.get((audience, have))
        if text is None:
            text = self._joining[audience, have] = self._joined(cached, audience, have)
        return text

    def _joined(self, cached: CachedMatch, audience: Audience, have: int) -> str:
        if have < 0:
            return self.everything(cached, audience)
        if have == self.seq:
            return _Writer(cached, []).write(audience, self.parts[audience], self.parts[audience])
        known = Parts(cached.match.rules.view(cached.match.at(have), audience))
        played = list(cached.replay_entries(have + 1, self.seq + 1))
        return _Writer(cached, played).write(audience, known, self.parts[audience])

    def prices(self, cached: CachedMatch, audience: Audience) -> str:
        """Returns the costs of a seat's possible answers, calculated once; empty if the seat has no decision."""
        text = self._prices.get(audience)
        if text is None:
            text = self._prices[audience] = _priced(cached.match, audience)
        return text

    def rewind(self, cached: CachedMatch) -> None:
        """Restarts from an earlier entry; the later ones are lost."""
        self.seq, self.lending, self._joining, self._prices = cached.seq, b"", {}, {}
        self.parts = _parts(cached.match, self.parts, {})

    def everything(self, cached: CachedMatch, audience: Audience) -> str:
        """Returns the whole view, as last sent."""
        parts = self.parts[audience]
        return text_of(
            Resync(
                seq=self.seq,
                seat=audience,
                view=Raw(parts.whole()),  # type: ignore[arg-type]
                hash=parts.hash,
                seats_to_act=list(cached.match.seats_to_act()),
                mine=what_is_mine(cached.match, audience),
                result=result_of(cached.match),
                own_pack=has_own_pack(cached.match),
            )
        )


class _Writer:
    """Writes steps for one audience after another, reusing what it has encoded."""

    def __init__(self, cached: CachedMatch, played: Sequence[Played]) -> None:
        self.match = cached.match
        self.played = played
        self.seq = cached.seq
        self.seats_to_act = list(cached.match.seats_to_act())
        self.result = result_of(cached.match)
        self.public = all(_public(cached.match, step) for step in played)
        self._steps: Raw | None = None
        self._changed: dict[tuple[int, int], tuple[Any, list[str]]] = {}
        self._texts: dict[tuple[int, int], str] = {}

    def write(self, audience: Audience, before: Parts, after: Parts) -> str:
        mine, key = what_is_mine(self.match, audience), (id(before), id(after))
        shared = mine is None and self.public
        if shared and key in self._texts:
            return self._texts[key]
        if key not in self._changed:
            changed, gone = after.since(before) if before is not after else ({}, [])
            self._changed[key] = Raw(encode(changed)), gone
        changed_raw, gone = self._changed[key]
        message = Steps(
            seq=self.seq,
            steps=self._seen_by(audience),  # type: ignore[arg-type]
            changed=changed_raw,
            hash=after.hash,
            seats_to_act=self.seats_to_act,
            gone=gone,
            mine=mine,
            result=self.result,
        )
        text = text_of(message)
        if shared:
            self._texts[key] = text
        return text

    def lending(self, before: Parts, after: Parts) -> bytes:
        """Returns the changes, for other processes."""
        changed, gone = self._changed[id(before), id(after)]
        return encode_patch(SharedPatch(before.hash, after.hash, changed, gone))

    def _seen_by(self, audience: Audience) -> Raw:
        if self.public and self._steps is not None:
            return self._steps
        steps = [step.seen_by(audience, self.match.opened(step.entry.seq)) for step in self.played]
        self._steps = Raw(encode(steps))
        return self._steps


def _parts(match: Match, audiences: Iterable[Audience], told: dict[Audience, Parts]) -> dict[Audience, Parts]:
    """Encodes each audience's view. Audiences share the result where the game returns one object for several.

    Parts that are the same object as in the last sent view aren't encoded again.
    """
    each = list(audiences)
    views = match.views(each)
    made: dict[int, Parts] = {}
    for audience, view in zip(each, views, strict=True):
        if id(view) not in made:
            made[id(view)] = Parts(view, told.get(audience))
    return {audience: made[id(view)] for audience, view in zip(each, views, strict=True)}


def _from_shared(
    audiences: Sequence[Audience], told: dict[Audience, Parts], shared: bytes
) -> dict[Audience, Parts] | None:
    """Applies another process's patch, if all views here match the one it starts from; else returns None."""
    step = decode_patch(shared)
    if any(told[each].hash != step.before for each in audiences):
        return None
    return dict.fromkeys(audiences, Parts.patched(told[audiences[0]], step))


def _public(match: Match, step: Played) -> bool:
    """Returns whether all audiences may see the same of a step."""
    entry = step.entry
    return (
        (entry.sealed == OPEN or match.opened(entry.seq))
        and all(event.only is None for event in step.events)
        and all(dealt.only is None for dealt in entry.draws)
    )


def what_is_mine(match: Match, audience: Audience) -> Mine | None:
    """Returns a seat's decision, undo and redo; None if it has none, as for spectators and absent players."""
    if audience is None or audience in match.away:
        return None
    decision = match.decision(audience)
    undo, redo = match.undoable(audience), match.redoable(audience)
    if decision is None and undo is None and not redo:
        return None
    data: Any = None if decision is None else decision.data(match.rules.registry)
    return Mine(decision=data, undo=undo, redo=redo)


def _priced(match: Match, audience: Audience) -> str:
    decision = None if audience is None or audience in match.away else match.decision(audience)
    if audience is None or decision is None:
        return ""
    found = action_effects(match.position, audience, decision.actions)
    return text_of(Prices(match.seq, audience, [account_data(each) for each in found]))


def has_own_pack(match: Match) -> bool:
    """Returns whether a match uses other components than a new one would."""
    return match.pack.digest != match.game.packs.current.digest


def result_of(match: Match) -> ResultData | None:
    """Returns the result, or None before the end."""
    if not match.finished:
        return None
    result = match.result
    return ResultData(list(result.ranks), [dict(score) for score in result.scores])
