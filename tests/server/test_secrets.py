"""No secret leaks: two games that differ only in what the observer can't know send it identical bytes.

The same game is played twice on two servers that are equal down to every id. In the second, everything hidden
from the observer differs: other hands, the order of the deck, sealed answers. Sockets, responses, records and
hashes are compared byte for byte, until something is revealed.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import at_night
from tests.server.calendar import Watch
from tests.server.running import Guest, Live, Site, running

from bothy.kernel import Dealer, Json, SamplingDealer
from bothy.kernel.dealer import Weighted
from bothy.server.matches import CachedMatch
from bothy.table import Shuffle
from bothy.table.action_effects import action_effects
from bothy.table.log import REVEAL

Draw = tuple[str, Any, tuple[int, ...] | None]


class NotThere(Exception):
    """Raised when the second game can't repeat the first: nothing more to compare."""


class MatchingDealer(Dealer):
    """Deals the observer what it saw in the first game, and changes everything it didn't see."""

    def __init__(self, script: list[Draw], observer: int | None) -> None:
        self.script = {place: (outcome, only) for place, outcome, only in script}
        self.observer = observer
        self.otherwise = 0

    def deal(self, place: str, outcomes: Weighted) -> Any:
        known = [outcome for outcome, _ in outcomes]
        if place not in self.script:
            return known[-1]
        outcome, only = self.script[place]
        if only is None or self.observer in only:
            if outcome not in known:
                raise NotThere
            return outcome
        others = [each for each in known if each != outcome] or known
        self.otherwise += others[0] != outcome
        return others[sum(place.encode()) % len(others)]


class Loaded(Shuffle):
    """A shuffle with the same seed and words that doesn't deal by them."""

    def __init__(self, seed: bytes, words: Any, dealt: Dealer | None) -> None:
        super().__init__(seed, words)
        self.dealt = dealt

    def dealer(self) -> Any:
        return super().dealer() if self.dealt is None else self.dealt


@dataclass
class Told:
    """Everything the observer was sent, moment by moment, and the course of the game."""

    moments: list[list[str]] = field(default_factory=list)
    actions: list[tuple[int, Json, bool]] = field(default_factory=list)
    """Seat, action, and whether the observer may not know it yet."""
    draws: list[Draw] = field(default_factory=list)
    reveals: list[int] = field(default_factory=list)
    """The moments at which something was revealed."""


def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes all randomness and all clocks outside the rules deterministic."""
    count = itertools.count()

    def stretch(size: int) -> bytes:
        return hashlib.shake_256(str(next(count)).encode()).digest(size)

    monkeypatch.setattr(secrets, "randbits", lambda bits: int.from_bytes(stretch(16), "big") % (1 << bits))
    monkeypatch.setattr(secrets, "token_bytes", stretch)
    monkeypatch.setattr(secrets, "token_hex", lambda size: stretch(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: stretch(size).hex())
    monkeypatch.setattr("bothy.server.clock.time", Watch())


async def look(guest: Guest, match: str, seat: int | None, live: Live, cached: CachedMatch) -> list[str]:
    """Collects everything that can be requested and received at one moment."""
    await live.until_seq(cached.seq)
    path = f"/api/matches/{match}"
    asked = "" if seat is None else f"?seat={seat}"
    found = live.texts[:]
    live.texts.clear()
    ways = [path, f"{path}/history", f"{path}/history/{cached.seq // 2}", f"{path}/record"]
    if seat is not None:
        ways.append(f"{path}/actions")
    for way in ways:
        found.append((await guest.client.get(way + asked)).text)
    if seat is not None and seat in cached.match.seats_to_act():
        action = cached.match.rules.registry.write(cached.match.legal(seat)[0])
        body = {"actions": [action], "seat": seat}
        found.append((await guest.client.post(f"{path}/preview", json=body)).text)
        found.append((await guest.client.post(f"{path}/blocked", json={"seat": seat})).text)
    return found


def sealed_from(cached: CachedMatch, seat: int, observer: int | None) -> bool:
    """Checks whether a seat's next answer is hidden from the observer."""
    return bool(cached.match.position.stack[-1].sealed) and seat != observer


Choose = Callable[[CachedMatch, int], Json]


async def play(site: Site, game: str, seats: int, observer: int | None, choices: Iterator[Choose]) -> Told:
    """Plays one game; each choice is a function of the match and the seat that owes an answer."""
    told = Told()
    async with AsyncExitStack() as stack:
        ailsa, watcher = [await stack.enter_async_context(site.guest(name)) for name in ("Ailsa", "Watcher")]
        table = await ailsa.post("/api/tables", {"game": game, "seats": seats, "shuffle_word": "peat"})
        others = []
        for name in ("Boyd", "Cal", "Dougal")[: seats - 1]:
            other = await stack.enter_async_context(site.guest(name))
            await other.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
            others.append(other)
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        people, match = [ailsa, *others], begun["match"]
        eyes = watcher if observer is None else people[observer]
        async with eyes.follow(table["id"]) as live:
            await (await live.hello(observer)).until("resync")
            cached = await site.services.matches.at_hand(match)
            told.moments.append(await look(eyes, match, observer, live, cached))
            for choose in choices:
                if cached.match.finished:
                    break
                seat = cached.match.seats_to_act()[0]
                try:
                    action = choose(cached, seat)
                except NotThere:
                    break
                told.actions.append((seat, action, sealed_from(cached, seat, observer)))
                await people[seat].post(f"/api/matches/{match}/actions", {"actions": [action], "seat": seat})
                if cached.match.log[-1].bar == REVEAL or cached.match.finished:
                    told.reveals.append(len(told.moments))
                told.moments.append(await look(eyes, match, observer, live, cached))
            told.draws = [
                (dealt.place, dealt.outcome, dealt.only) for entry in cached.match.log for dealt in entry.draws
            ]
    return told


def at_random(steps: int, seed: int) -> Iterator[Choose]:
    """Chooses legal actions, this many times; later preferably those that draw or bring the next draw nearer."""
    chance = SamplingDealer(seed)

    def choose(cached: CachedMatch, seat: int) -> Json:
        found = action_effects(cached.match.position, seat)
        late = cached.seq > 9
        drawing = [each for each in found if late and each.stopped]
        emptying = [each for each in found if late and each.action.name == "obtain"]
        passing = [each for each in found if late and each.action.name in ("pass", "end-turn", "produce")]
        some = drawing or emptying or passing or found
        return cached.match.rules.registry.write(some[chance.below(len(some))].action)

    return itertools.repeat(choose, steps)


def again(first: Told, votes_differ: bool) -> Iterator[Choose]:
    """Repeats the actions; with `votes_differ`, replaces those hidden from the observer."""
    for _, action, hidden in first.actions:

        def choose(cached: CachedMatch, seat: int, action: Json = action, hidden: bool = hidden) -> Json:
            registry = cached.match.rules.registry
            legal = [registry.write(each) for each in cached.match.legal(seat)]
            if hidden and (votes_differ or action not in legal):
                return next((each for each in legal if each != action), action)
            if action not in legal:
                raise NotThere
            return action

        yield choose


async def compare(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    observer: int | None,
    votes_differ: bool = False,
    alike_for: int | None = None,
) -> int:
    """Plays twice and compares; returns how many moments were compared.

    With `alike_for` all draws are equal for this many moments, and differ from then on.
    """
    seats, steps = 3, 14 if alike_for is None else 24
    alike(monkeypatch)
    (path / "first").mkdir()
    async with running(path / "first") as site:
        first = await play(site, game, seats, observer, at_random(steps, 5))
    until = None if alike_for is None else _drawn(first, alike_for)
    script = first.draws[:until]
    dealer = MatchingDealer(script, observer)
    monkeypatch.setattr("bothy.server.tables.lobby.Shuffle", lambda seed, words: Loaded(seed, words, dealer))
    alike(monkeypatch)
    (path / "second").mkdir()
    second = Told()
    async with running(path / "second") as site:
        second = await play(site, game, seats, observer, again(first, votes_differ))
    compared = 0
    for number, (one, other) in enumerate(zip(first.moments, second.moments, strict=False)):
        if votes_differ and number in first.reveals:
            break
        if until is not None and _drawn(first, number) > until:
            break
        assert one == other, f"moment {number}: the observer could tell the games apart"
        compared += 1
    assert first.actions != second.actions if votes_differ else first.draws != second.draws, "they do differ"
    return compared


def _drawn(told: Told, number: int) -> int:
    """Counts the draws up to a moment, from the record at that moment."""
    record = next(text for text in told.moments[number] if text.startswith('{"bothy"'))
    return sum(len(_draws(line)) for line in record.splitlines()[1:])


def _draws(line: str) -> list[Any]:
    return list(json.loads(line).get("draws", []))


@pytest.mark.parametrize("observer", [1, *[pytest.param(each, marks=at_night) for each in (0, None)]])
async def test_other_hands_and_the_deck_stay_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, observer: int | None
) -> None:
    assert await compare(tmp_path, monkeypatch, "creel", observer) > 8


@pytest.mark.parametrize("observer", [2, pytest.param(None, marks=at_night)])
async def test_sealed_answers_stay_secret_until_all_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, observer: int | None
) -> None:
    assert await compare(tmp_path, monkeypatch, "creel", observer, votes_differ=True) >= 3


@pytest.mark.parametrize(
    ("game", "observer"),
    [
        pytest.param("caledonia", 0, marks=at_night),
        ("glenmore", None),
        pytest.param("caledonia", None, marks=at_night),
        pytest.param("glenmore", 0, marks=at_night),
    ],
)
async def test_future_draws_stay_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, observer: int | None
) -> None:
    assert await compare(tmp_path, monkeypatch, game, observer, alike_for=4) > 4
