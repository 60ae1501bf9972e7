"""Standing preferences on a server: set by the seat, stored with it, answered at once, hidden from others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.games.glenmore.everything import SHIELINGS, Everything, Reacting
from tests.server.processes import a_table
from tests.server.running import Guest, Site, running, two_seated

from bothy.games.glenmore.actions.placing import Placing
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.manifest import MODULES
from bothy.kernel.modules import joined_options
from bothy.local.tables import SeatRow
from bothy.server.matches import CachedMatch
from bothy.server.store.bodies import table_body, table_row
from bothy.server.words import catalogue


@pytest.fixture(autouse=True)
def with_everything(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Returns Glen More with a module that asks for reactions, and its messages."""
    monkeypatch.setattr(GLENMORE, "modules", (*MODULES, Everything()))
    monkeypatch.setattr(GLENMORE, "options", joined_options((), GLENMORE.modules))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


class Seated:
    """Two players at a table; one has a shieling in hand, and once it's placed, the other may react."""

    def __init__(self, site: Site, guests: tuple[Guest, Guest], table: Any, cached: CachedMatch) -> None:
        pos: Any = cached.match._pos
        self.site, self.cached, self.table = site, cached, table
        self.mover: int = pos.seats_to_act()[0]
        self.other = 1 - self.mover
        self.moving, self.reacting = guests[self.mover], guests[self.other]
        pos.push(Placing(self.mover, pos.rules.number_of[SHIELINGS[1]]))
        pos.players[self.other].coins = 5

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}/seats/{self.other}/reactions"

    async def prefer(self, preference: str) -> Any:
        return await self.reacting.post(self.path, {"reaction": "tokens", "preference": preference}, 200)

    async def place(self) -> None:
        action = self.cached.match.rules.registry.write(self.cached.match.legal(self.mover)[0])
        await self.moving.post(f"/api/matches/{self.table['match']}/actions", {"actions": [action]})

    def asks(self) -> bool:
        return isinstance(self.cached.match.position.stack[-1], Reacting)


@asynccontextmanager
async def seated(tmp_path: Path) -> AsyncIterator[Seated]:
    async with running(tmp_path) as site, two_seated(site, "glenmore", everything=True) as (one, two, table):
        yield Seated(site, (one, two), table, await site.services.matches.at_hand(table["match"]))


async def test_a_seat_is_asked_unless_it_says_otherwise(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        assert await at.reacting.get(at.path) == [{"reaction": "tokens", "preference": "ask"}]
        await at.place()
        assert at.asks()
        assert at.cached.match.seats_to_act() == (at.other,)


@pytest.mark.parametrize(("preference", "bought"), [("never", False), ("always", True)])
async def test_a_preference_answers_at_once(tmp_path: Path, preference: str, bought: bool) -> None:
    async with seated(tmp_path) as at:
        assert (await at.prefer(preference))[0]["preference"] == preference
        await at.place()
        entry = at.cached.match.log[-1]
        assert (entry.by, entry.action, entry.preference) == (at.other, ["answer", bought], preference)
        (*_, stored) = await at.site.services.store.entries(at.table["match"])
        assert b'"preference":"' + preference.encode() in stored


async def test_only_the_seat_itself_learns_that_a_preference_answered(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        await at.prefer("never")
        await at.place()
        path = f"/api/matches/{at.table['match']}/record"
        own, theirs = [(await each.client.get(path)).text for each in (at.reacting, at.moving)]
        assert '"preference":"never"' in own
        assert '"do":["answer",false]' in theirs
        assert "preference" not in theirs
        shown = await at.moving.get(f"/api/tables/{at.table['id']}")
        assert "reactions" not in str(shown)


async def test_a_preference_answers_the_question_that_is_open(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        await at.place()
        await at.prefer("ask")
        assert at.asks()
        await at.prefer("never")
        assert not at.asks()
        assert at.cached.match.log[-1].preference == "never"


async def test_the_mover_takes_nothing_back_behind_a_reaction(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        await at.prefer("never")
        await at.place()
        assert await at.moving.reason(f"/api/matches/{at.table['match']}/undo", {}, 409) == "cannot-undo"


async def test_preferences_are_for_ones_own_seat_and_for_reactions_there_are(tmp_path: Path) -> None:
    async with seated(tmp_path) as at:
        assert (await at.moving.get(at.path, 403))["reason"]["key"] == "not-your-seat"
        body = {"reaction": "tokens", "preference": "never"}
        assert await at.moving.reason(at.path, body, 403) == "not-your-seat"
        assert await at.reacting.reason(at.path, {**body, "reaction": "nothing"}, 404) == "reaction-unknown"
        await at.reacting.post(at.path, {**body, "preference": "sometimes"}, 400)


def test_preferences_are_kept_with_the_table() -> None:
    plain = a_table("p")
    row = replace(plain, seats=(replace(plain.seats[0], reactions={"tokens": "never"}), SeatRow()))
    assert table_row(table_body(row)) == row
    assert b"reactions" not in table_body(plain)  # as written before preferences existed
