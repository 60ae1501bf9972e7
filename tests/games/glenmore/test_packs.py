"""The built-in pack is valid, and every check finds its faults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack import tools as packs
from bothy.games.glenmore.pack.checks.effects import scotsmen_given
from bothy.games.glenmore.pack.checks.worth import cost_worth, effect_worth
from bothy.games.glenmore.pack.types import Components, Origin, Price, components
from bothy.games.glenmore.pack.types.clan_board import build_board
from bothy.games.glenmore.pack.types.effects import (
    GainScotsmen,
    Power,
    Produce,
    Score,
    TakeCard,
    TakePerson,
    Trade,
)
from bothy.games.glenmore.pack.types.price import FREE

Broken = Callable[[Components], Components]
WOOD = (1, 0, 0, 0, 0)


def tile(id_: str, **changes: Any) -> Broken:
    """Returns the pack with one tile changed."""
    return lambda pack: replace(
        pack, tiles=tuple([replace(t, **changes) if t.id == id_ else t for t in pack.tiles])
    )


def stack(letter: str, **changes: Any) -> Broken:
    """Returns the pack with every tile of a stack changed."""
    return lambda pack: replace(
        pack, tiles=tuple([replace(t, **changes) if t.stack == letter else t for t in pack.tiles])
    )


def card(id_: str, **changes: Any) -> Broken:
    """Returns the pack with one landmark card changed."""
    return lambda pack: replace(
        pack, landmarks=tuple([replace(c, **changes) if c.id == id_ else c for c in pack.landmarks])
    )


def clan(id_: str, **changes: Any) -> Broken:
    """Returns the pack with one clan territory changed."""

    def broken(pack: Components) -> Components:
        board = pack.clan_board
        places = tuple([replace(p, **changes) if p.id == id_ else p for p in board.places])
        return replace(pack, clan_board=build_board(places, board.roads))

    return broken


def road(id_: str, **changes: Any) -> Broken:
    """Returns the pack with one road changed, or removed if no change is given."""

    def broken(pack: Components) -> Components:
        board = pack.clan_board
        roads = [replace(r, **changes) if r.id == id_ else r for r in board.roads if changes or r.id != id_]
        return replace(pack, clan_board=build_board(board.places, tuple(roads)))

    return broken


def table(name: str, change: Callable[[Any], Any]) -> Broken:
    """Returns the pack with another table changed."""
    return lambda pack: replace(pack, **{name: change(getattr(pack, name))})


def both(one: Broken, other: Broken) -> Broken:
    """Returns the pack with two things changed."""
    return lambda pack: other(one(pack))


def without_roads_to(id_: str) -> Broken:
    """Returns the pack with a place cut off."""

    def broken(pack: Components) -> Components:
        board = pack.clan_board
        return replace(
            pack, clan_board=build_board(board.places, tuple([r for r in board.roads if id_ not in r.ends]))
        )

    return broken


def test_the_built_in_components_have_no_faults() -> None:
    assert GLENMORE.packs.faults() == []


def test_every_row_has_a_set_an_id_and_a_source() -> None:
    rows = GLENMORE.packs.rows()
    assert len([piece for _, pieces in components().sets() for piece in pieces]) == 182
    assert len(dict.fromkeys([(name, id_) for name, id_, _ in rows])) == len(rows)
    assert {source for _, _, source in rows} == {"rulebook", "public", "original"}
    assert ("stack D", "the-end", "rulebook") in rows
    assert ("clan territories", "macleod", "original") in rows
    assert ("landmark cards", "loch-ness", "rulebook") in rows


def test_a_wood_tile_yields_what_a_wood_costs() -> None:
    assert effect_worth(Produce(WOOD)) == cost_worth(Price(WOOD))
    assert effect_worth(Trade(Price(any=3), (Score(7),))) == 2 * 7 - 3 * 3


def test_eighteen_scotsmen_are_to_be_had_by_all_players_together() -> None:
    assert scotsmen_given(components()) == 18


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (tile("elgin", stack="C"), "stack C: 18 tiles, the set-up speaks of 17"),
        (tile("elgin", id="tain"), "stack D: tain is there 2 times"),
        (tile("spittal", id="tain"), "tiles: tain is there 2 times"),
        (tile("tain", origin=Origin("original", ("weight",))), "stack D, tain: says where weight comes from"),
        (tile("robert-burns", kind="territory"), "robert-burns: only persons count as persons"),
        (tile("rob-roy", immediate=()), "rob-roy: a person of the rondel brings one clan marker"),
        (tile("rob-roy", river=True), "rob-roy: a person is never placed"),
        (tile("rob-roy", cost=Price(WOOD)), "rob-roy: a person can always be taken"),
        (stack("A", kind="person"), "persons: 23 on the rondel, there should be 10 to 12"),
        (tile("spittal", icons=("village",)), "villages: 11 on the rondel, there should be 8 to 10"),
        (tile("spittal", overlay=True), "overlays: 7 on the rondel, there should be 4 to 6"),
        (both(stack("A", river=False), stack("B", river=False)), "river tiles: 9 on the rondel"),
        (tile("nairn", icons=("whisky",)), "distilleries: should be edradour"),
        (tile("duart-castle", immediate=()), "duart-castle: exactly one tile of stack B should bring this card"),
        (tile("nairn", immediate=(TakeCard("x"),)), "x: a tile brings this card, but there is none"),
        (card("loch-shiel", stack="C"), "landmark cards: stack B should have inverness"),
        (tile("the-end", stack="C"), "The End: there should be one, in stack D"),
        (tile("nairn", protected=True), "nairn: The End alone is protected"),
        (tile("nairn", region="Surrey"), "nairn: Surrey is not in the Highlands"),
        (tile("nairn", name="Tain"), "Tain: two tiles have this name"),
        (tile("easter-ross", icons=("loch",)), "easter-ross: only 0 tiles that it may cover"),
        (tile("nairn", activation=(Produce((2, 2, 0, 0, 0)),)), "nairn: brings 4 resources at once"),
        (tile("nairn", immediate=(Produce(WOOD),)), "nairn: Produce is no immediate effect of a base tile"),
        (tile("moot-hill", activation=()), "trades: no tile gives any 1 for a clan marker"),
        (tile("elgin", activation=()), "trades: no tile gives any 3 for 7 points"),
        (tile("nairn", immediate=(GainScotsmen(40),)), "Scotsmen: 58 to be had, 15 each in players-4"),
        (stack("C", cost=FREE), "stack C: costs no more than stack B on average"),
        (stack("D", activation=(), immediate=()), "stack D: brings no more than stack C on average"),
        (card("castle-moil", effects=(Power("activate-all"),)), "power activate-all: 2 cards or clans have it"),
        (clan("mckay", bonus=(TakePerson("adam-smith"),)), "mckay: there is no person adam-smith"),
        (road("start-gunn", cost=3), "road start-gunn: costs 3, roads cost 0 to 2"),
        (road("start-gunn", cost=2), "mckay: should be two roads of cost 1 from the start"),
        (road("macleod-gunn", ends=("gunn", "start")), "road gunn - start: two different places"),
        (without_roads_to("sinclair"), "sinclair: no road leads here from the start"),
        (clan("munro", colour="blue"), "munro: is blue, at 3 from the start it should be red"),
        (clan("munro", distance=2), "munro: says it is 2 from the start, its roads say 3"),
        (road("munro-brodie", cost=0), "brodie: says it is 4 from the start, its roads say 3"),
        (
            both(road("munro-sutherland", cost=1), road("oliphant-douglas", cost=0)),
            "clan board: the dearest territory costs 4, it should be 5",
        ),
        (road("start-macleod"), "road start - macleod: the rulebook has it, at 0"),
        (road("macmillan-maclachlan", cost=2), "road macmillan - maclachlan: the rulebook has it, at 1"),
        (clan("grant", x=50), "grant: pays points, so it should lie at the right-hand edge"),
        (clan("gunn", x=60, y=60), "cross"),
        (clan("macintosh", x=35, y=40), "runs too near to macintosh"),
        (table("market", lambda rows: rows[::-1]), "market rows: should stand in the order wood, stone"),
        (table("market", lambda rows: (replace(rows[0], prices=(3, 2)), *rows[1:])), "market row wood: prices"),
        (table("rondel", lambda ring: replace(ring, spaces=12)), "players-4: 14 spaces filled"),
        (table("stacks", lambda s: (replace(s[0], tiles=6), *s[1:])), "stack S: 5 tiles, the set-up speaks of 6"),
        (table("seats", lambda seats: seats[::-1]), "starting coins: who acts later should have more"),
        (table("tables", lambda t: (replace(t[0], die=False), *t[1:])), "two players always play with the die"),
        (table("tables", lambda t: (replace(t[0], market_coins=2), *t[1:])), "2 coins do not fit"),
        (table("differences", lambda d: replace(d, vp=(0, 2, 1))), "scoring: points begin at 0 and never fall"),
        (table("end_worths", lambda worths: worths[:1]), "final scoring: should say"),
    ],
)
def test_a_broken_row_is_reported(broken: Broken, fault: str) -> None:
    found = packs.faults(broken(components()))
    assert any(fault in each for each in found), found
