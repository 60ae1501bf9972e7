"""Whole games: no piece vanishes or appears, and every territory obeys the rules of placing."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games.glenmore.actions.activation import Activate
from bothy.games.glenmore.actions.markers import PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.movement import Walk
from bothy.games.glenmore.actions.placing import Placing, Receive
from bothy.games.glenmore.actions.removing import Remove
from bothy.games.glenmore.actions.retrieving import Retrieve
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.territory.grid import CASTLE, EDGES, ROW, VILLAGE, column_of, row_of
from bothy.games.glenmore.turn import EndTurn, StopAtEnd, Take
from bothy.kernel import Action, SamplingDealer

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {}),
    (2, 2, {"length": "short"}),
    (3, 3, {}),
    (3, 4, {"die": True}),
    (4, 5, {}),
    (4, 6, {"die": True, "length": "short"}),
]
PUT_OFF = (Sell, Walk, EndTurn, StopAtEnd)
"""Answers chosen rarely, so that other things happen."""


class Playing:
    """A game played at random, and what has happened in it so far."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        rules = GLENMORE.open(options, seats)
        assert isinstance(rules, GlenMoreRules)
        self.pos: GlenMore = rules.start()
        self.dealer, self.chance = SamplingDealer(seed), SamplingDealer(seed + 1000)
        self.gone: list[int] = []
        """Tiles out of the game."""
        self.taken: list[Action] = []
        self.longest = 0
        self.pos.settle(self.dealer)
        for player in self.pos.players:
            player.coins += 20

    def step(self) -> None:
        """Plays one action; records removed tiles and checks that markers stay."""
        pos = self.pos
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        self.longest = max(self.longest, len(legal))
        action = self.any_action(legal)
        if isinstance(action, Remove):
            player, cell = pos.players[seat], pos.cell_of(seat, action.tile)
            self.gone += [player.tiles[cell], *player.under.get(cell, ())]
        before = pos.clans
        pos.play(seat, action, self.dealer)
        assert all(new[: len(old)] == old for old, new in zip(before, pos.clans, strict=True))
        self.taken.append(action)

    def any_action(self, legal: list[Action]) -> Action:
        """Picks a kind first, then an action of that kind."""
        kinds = list(dict.fromkeys([type(action) for action in legal]))
        busy = [kind for kind in kinds if kind not in PUT_OFF]
        if busy and self.chance.below(6):
            kinds = busy
        kind = kinds[self.chance.below(len(kinds))]
        some = [action for action in legal if type(action) is kind]
        return some[self.chance.below(len(some))]


def tiles_add_up(playing: Playing) -> None:
    """Checks that each of the seventy tiles is in one place, apart from home tiles and David Hume."""
    pos = playing.pos
    rules = pos.rules
    there = [*playing.gone, *pos.left, *pos.discards, *[code for code in pos.rondel if code >= 0]]
    there += [tile for stack in rules.stacks[pos.stage + 1 :] for tile in stack]
    there += [frame.tile for frame in pos.stack if isinstance(frame, Placing | Receive)]
    for player in pos.players:
        there += [*player.persons, *player.tiles.values()]
        there += [tile for pile in player.under.values() for tile in pile]
    beside = (rules.home_village, rules.home_castle, rules.number_of["david-hume"])
    there = [tile for tile in there if tile not in beside]
    assert len(there) == len(set(there)) == 70


def pieces_add_up(pos: GlenMore, seat: int) -> None:
    player = pos.players[seat]
    assert player.supply + sum(player.scotsmen.values()) == 9, "the tenth is the pawn"
    assert player.markers + sum([seats.count(seat) for seats in pos.clans]) == 10
    assert min(player.supply, player.markers, player.coins, player.whisky) >= 0
    assert all(count > 0 for count in player.scotsmen.values())
    assert set(player.scotsmen) | set(player.goods) <= set(player.tiles)
    for goods in player.goods.values():
        assert min(goods) >= 0
        assert 1 <= sum(goods) <= 3


def territory_holds(pos: GlenMore, player: Player) -> None:
    """Checks one river in one row without a plain tile next to it, tiles joined by edges, piles of one kind."""
    rules, tiles = pos.rules, player.tiles
    river = sorted([cell for cell, tile in tiles.items() if rules.river[tile]])
    assert river == list(range(river[0], river[-1] + 1))
    assert {VILLAGE, CASTLE} <= set(river)
    assert not {river[0] - 1, river[-1] + 1} & set(tiles)
    assert river[0] > -ROW // 2
    joined, waiting = {CASTLE}, [CASTLE]
    while waiting:
        cell = waiting.pop()
        near = [cell + way for way in EDGES if cell + way in tiles and cell + way not in joined]
        joined.update(near)
        waiting += near
    assert joined == set(tiles)
    for cell, pile in player.under.items():
        for lower, upper in zip(pile, (*pile[1:], tiles[cell]), strict=True):
            assert rules.overlay[upper]
            assert rules.icons[lower] & rules.icons[upper]
            assert rules.river[lower] == rules.river[upper]


def check(playing: Playing) -> None:
    pos = playing.pos
    tiles_add_up(playing)
    assert all(0 <= filled <= 3 for filled in pos.market)
    for place, seats in enumerate(pos.clans):
        assert len(seats) <= 1 or pos.rules.many[place]
    for seat, player in enumerate(pos.players):
        pieces_add_up(pos, seat)
        territory_holds(pos, player)


@pytest.mark.rule(
    "G2.7", "G2.11", "G9.2", "G9.4", "G9.5", "G10.2", "G11.5", "G14.3", "G14.8", "G17.2", "G17.5",
    "R-G8", "R-G30", "R-G38", "R-G40",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_pieces_are_conserved_and_territories_hold(seats: int, seed: int, options: dict[str, Any]) -> None:
    playing = Playing(seats, seed, options)
    while not playing.pos.finished:
        playing.step()
        check(playing)
    kinds = [type(action) for action in playing.taken]
    assert {Activate, PlaceMarker} <= set(kinds), "or this game shows little"
    assert max([len(player.tiles) for player in playing.pos.players]) > 6
    assert playing.longest <= 300


@pytest.mark.rule("G4.12", "G15.15", "G15.19", "R-G23")
def test_the_games_played_remove_cover_and_retrieve_tiles() -> None:
    kinds: set[type[Action]] = set()
    covered = 0
    for seats, seed, options in GAMES:
        playing = Playing(seats, seed, options)
        while not playing.pos.finished:
            playing.step()
        kinds.update([type(action) for action in playing.taken])
        covered += sum([len(player.under) for player in playing.pos.players])
    assert {Remove, Retrieve} <= kinds
    assert covered > 0


def check_tiles(pos: GlenMore) -> None:
    """Checks that every rondel tile is in at most one place; only removed ones are missing."""
    waiting = [tile for stack in pos.rules.stacks[pos.stage + 1 :] for tile in stack]
    seen = [*[code for code in pos.rondel if code >= 0], *pos.left, *waiting, *pos.discards]
    homes = (pos.rules.home_village, pos.rules.home_castle)
    for player in pos.players:
        piles = [tile for pile in player.under.values() for tile in pile]
        seen += [tile for tile in [*player.tiles.values(), *piles, *player.persons] if tile not in homes]
    assert len(seen) == len(set(seen))
    assert len(seen) <= 71


def check_pieces(pos: GlenMore, seat: int, player: Player) -> None:
    pieces = pos.rules.pack.pieces
    assert player.supply + sum(player.scotsmen.values()) == pieces.scotsmen - 1
    assert player.markers + sum([seats.count(seat) for seats in pos.clans]) == pieces.markers
    assert all(0 < sum(goods) <= pieces.room for goods in player.goods.values())
    assert {*player.goods, *player.scotsmen, *player.under} <= {*player.tiles}
    assert min(player.coins, player.whisky, player.supply) >= 0


def check_territory(pos: GlenMore, player: Player) -> None:
    """Checks that a territory is in one piece, its river unbroken in one row, and the castle uncovered."""
    seen, waiting = {CASTLE}, [CASTLE]
    while waiting:
        cell = waiting.pop()
        for near in [cell + way for way in EDGES if cell + way in player.tiles]:
            if near not in seen:
                seen.add(near)
                waiting.append(near)
    assert len(seen) == len(player.tiles)
    river = sorted([cell for cell, tile in player.tiles.items() if pos.rules.river[tile]])
    assert {row_of(cell) for cell in river} == {0}
    columns = [column_of(cell) for cell in river]
    assert columns == list(range(columns[0], columns[-1] + 1))
    assert not any(end in player.tiles for end in (river[0] - 1, river[-1] + 1))
    assert player.tiles[CASTLE] == pos.rules.home_castle
    assert player.tiles[VILLAGE] == pos.rules.home_village or player.under[VILLAGE][0] == pos.rules.home_village


@pytest.mark.rule("G2.11", "G4.12", "G9.4", "G9.5", "G10.4", "G11.5", "G17.2", "R-G23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_lost_and_territories_obey_the_rules(seats: int) -> None:
    for seed in range(8):
        rules = GLENMORE.open({"die": seed % 2 == 0}, seats)
        chance = SamplingDealer(100 * seats + seed)
        pos = rules.start()
        assert isinstance(pos, GlenMore)
        pos.settle(chance)
        while pos.stack:
            seat = pos.seats_to_act()[0]
            legal = pos.legal(seat)
            near: list[Action] = []
            near += [action for action in legal if isinstance(action, Take)][:2]
            on = near or [action for action in legal if not isinstance(action, StopAtEnd)] or legal
            pos.apply(seat, on[chance.below(len(on))], chance)
            check_tiles(pos)
            for at, player in enumerate(pos.players):
                check_pieces(pos, at, player)
                check_territory(pos, player)
            assert all(0 <= filled <= 3 for filled in pos.market)
            assert pos.roads == pos.rules.roads_to(pos.clans)
