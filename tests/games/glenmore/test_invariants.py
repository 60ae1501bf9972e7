"""Invariants of whole games: no piece is lost, and every territory obeys the rules of placing."""

from __future__ import annotations

import pytest

from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE, EDGES, VILLAGE, column_of, row_of
from bothy.games.glenmore.turn import StopAtEnd, Take
from bothy.kernel import Action, SamplingDealer


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
