"""Conservation: components neither vanish nor appear."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.clans.macdonald import FISHERMAN
from bothy.games.caledonia.clans.mackenzie import Cellar
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import EMPTY, NEUTRAL, Caledonia, owner_of, unit_of
from bothy.games.caledonia.turn import Pass
from bothy.kernel import Action, SamplingDealer

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (1, 1, {}),
    (1, 2, {"clans": "none"}),
    (2, 3, {}),
    (2, 4, {"tight": True, "clans": "auction"}),
    (3, 5, {}),
    (3, 6, {"ports": False, "imports": "fixed"}),
    (4, 7, {}),
    (4, 8, {"extras": False, "scoring": False}),
]


def units_add_up(pos: Caledonia, seat: int) -> None:
    player = pos.players[seat]
    on_map = [unit_of(pos.hexes[hex_]) for hex_ in player.units]
    assert all(owner_of(pos.hexes[hex_]) == seat for hex_ in player.units)
    for unit in range(WORKERS[0]):
        assert player.left[unit] + on_map.count(unit) == 4
    workers = len([unit for unit in on_map if unit in (*WORKERS, FISHERMAN)])
    assert sum([player.left[unit] for unit in WORKERS]) + workers == 8
    assert min(player.left) >= 0


def stocks_hold(pos: Caledonia, seat: int) -> None:
    player = pos.players[seat]
    assert player.merchants + player.to_hire + sum([abs(count) for count in player.market]) == 7
    assert min(player.merchants, player.to_hire, player.money, *player.goods) >= 0
    assert len(set(player.ports)) == len(player.ports) <= 4
    assert set(player.ports) <= set(pos.ports)
    assert 0 <= player.shipping <= 5
    assert set(player.technology) <= {0, 1}
    assert len(player.box) <= player.boxes


def contracts_add_up(pos: Caledonia) -> None:
    there = [*pos.unseen, *pos.under, *pos.drawn, *[contract for contract in pos.open if contract >= 0]]
    for player in pos.players:
        there += [*player.box, *player.fulfilled]
    removed = 50 - len(there)
    assert len(set(there)) == len(there)
    if len(pos.players) > 1:
        assert removed == 0
    else:
        assert max(0, pos.round - 2) <= removed <= max(0, pos.round - 1)


def imports_add_up(pos: Caledonia) -> None:
    rows = pos.rules.pack.contracts
    for player in pos.players:
        mine = [rows[number] for number in player.fulfilled]
        assert player.hops == sum([row.hops for row in mine])
        assert player.imports == [sum([row.imports[kind] for row in mine]) for kind in range(3)]
    assert pos.imports == [sum([player.imports[kind] for player in pos.players]) for kind in range(3)]


def map_holds(pos: Caledonia) -> None:
    standing = sorted([hex_ for player in pos.players for hex_ in player.units])
    closed = [hex_ for hex_, code in enumerate(pos.hexes) if code == NEUTRAL]
    assert standing == [hex_ for hex_, code in enumerate(pos.hexes) if code not in (EMPTY, NEUTRAL)]
    assert len(set(standing)) == len(standing)
    for hex_ in standing:
        assert pos.board.active[hex_]
        assert pos.board.loch[hex_] == (unit_of(pos.hexes[hex_]) == FISHERMAN)
    assert not [hex_ for hex_ in closed if pos.board.loch[hex_]]


def check(pos: Caledonia) -> None:
    contracts_add_up(pos)
    imports_add_up(pos)
    map_holds(pos)
    assert all(0 <= step <= 9 for step in pos.prices)
    for seat in range(len(pos.players)):
        units_add_up(pos, seat)
        stocks_hold(pos, seat)


def any_action(legal: list[Action], chance: SamplingDealer) -> Action:
    """Chooses a kind, then an action of that kind; rarely passes or trades, so that other things happen."""
    kinds = list(dict.fromkeys([type(action) for action in legal]))
    busy = [kind for kind in kinds if kind not in (Pass, Buy, Sell)]
    if busy and chance.below(6):
        kinds = busy
    kind = kinds[chance.below(len(kinds))]
    some = [action for action in legal if type(action) is kind]
    return some[chance.below(len(some))]


def play_through(pos: Caledonia, seed: int) -> list[Action]:
    """Plays a game to its end, with all seats rich from round 1 on, and checks it after every action."""
    dealer, chance = SamplingDealer(seed), SamplingDealer(seed + 1000)
    taken: list[Action] = []
    rich = False
    pos.settle(dealer)
    while not pos.finished:
        if pos.round == 1 and not rich:
            rich = True
            for player in pos.players:
                player.money, player.goods = 300, [5] * 6
        to_act = pos.seats_to_act()
        seat = to_act[chance.below(len(to_act))]
        action = any_action(pos.legal(seat), chance)
        pos.play(seat, action, dealer)
        taken.append(action)
        check(pos)
    return taken


@pytest.mark.rule("C1.5", "C2.8", "C2.11", "R-C38")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_pieces_and_contracts_are_conserved(seats: int, seed: int, options: dict[str, Any]) -> None:
    pos = CALEDONIA.open(options, seats).start()
    taken = play_through(pos, seed)
    assert pos.round == 5
    kinds = [type(action) for action in taken]
    assert Fulfil in kinds, "or this game shows little"
    assert max([len(player.units) for player in pos.players]) > 6
    if Cellar.name in pos.parts:
        assert not any(pos.part(Cellar).spots), "emptied at the end"
