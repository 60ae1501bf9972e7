"""Two processes on one store that act at the same moment, over and over, with undo: one wins, every time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest
from tests.nightly import NIGHTLY
from tests.server.processes import new_match, service, stored

from bothy.kernel import Refused, SamplingDealer
from bothy.server.matches import Acted, CachedMatch, MatchService
from bothy.server.refusals import Overtaken

RACES = 10_000 if NIGHTLY else 300


def attempt(matches: MatchService, cached: CachedMatch, chance: SamplingDealer) -> Awaitable[Acted]:
    """Does something legal after the newest entry: an undo now and then, otherwise any action."""
    match = cached.match
    mover = match.log[match.fold.head].by
    if mover is not None and match.undoable(mover) is not None and chance.below(4) == 0:
        return matches.undo(cached.id, mover, after=cached.seq)
    to_act = match.seats_to_act()
    seat = to_act[chance.below(len(to_act))]
    legal = match.legal(seat)
    action = match.rules.registry.write(legal[chance.below(len(legal))])
    return matches.play(cached.id, seat, [action], cached.seq)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Returns where the log is stored."""
    if request.param == "sqlite":
        return tmp_path
    address: str = request.getfixturevalue("database")
    return address


async def test_of_two_that_race_exactly_one_wins_and_the_log_replays(place: Path | str) -> None:
    chance, won, games, undone = SamplingDealer(5), [0, 0], 0, 0
    async with service(place) as one, service(place) as other:
        cached: CachedMatch | None = None
        for _ in range(RACES):
            if cached is None or cached.match.finished:
                cached, games = await new_match(one, "caledonia", 2, seed=games), games + 1
            here, there = await one.newest(cached.id), await other.newest(cached.id)
            assert here.seq == there.seq
            answers = await asyncio.gather(
                attempt(one, here, chance), attempt(other, there, chance), return_exceptions=True
            )
            winners = [at for at, answer in enumerate(answers) if isinstance(answer, Acted)]
            losers = [answer for answer in answers if isinstance(answer, Overtaken)]
            assert (len(winners), len(losers)) == (1, 1), answers
            won[winners[0]] += 1
            cached = await one.newest(cached.id)
            undone += cached.match.log[-1].undo is not None
            if cached.match.finished:
                await stored(one.store, cached.id)
        assert cached is not None
        log = (await stored(one.store, cached.id)).match.log
        assert log == (await one.newest(cached.id)).match.log == (await other.newest(cached.id)).match.log
    assert min(won) > 0, "both sides win some"
    assert undone > 0


async def test_many_who_act_at_once_each_get_a_number_of_their_own(place: Path | str) -> None:
    async with service(place) as one, service(place) as other:
        cached = await new_match(one, seats=2)
        await other.at_hand(cached.id)

        async def insist(matches: MatchService, seat: int) -> int:
            """Rows and undoes it, whatever others do."""
            while True:
                try:
                    await matches.play(cached.id, seat, [["row", 1]])
                    return (await matches.undo(cached.id, seat)).seq
                except (Overtaken, Refused):
                    await asyncio.sleep(0)

        numbers = await asyncio.gather(*[insist(matches, 0) for matches in (one, other) for _ in range(10)])
        assert len(set(numbers)) == 20
        log = (await stored(one.store, cached.id)).match.log
        assert len([entry for entry in log if entry.undo is not None]) == 20
