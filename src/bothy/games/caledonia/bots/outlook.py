"""Opportunities: contracts in the box and on the board, places in the rankings, land to settle."""

from __future__ import annotations

from operator import mul

from bothy.games.caledonia.actions.contracts import free_boxes
from bothy.games.caledonia.actions.fulfil import demand
from bothy.games.caledonia.actions.rewards import Rewards
from bothy.games.caledonia.bots.estimate import spent_on
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.units import COW, SHEEP
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.games.caledonia.scoring.scores import import_values, links_of, ranked

POUND = 20
"""Deduction per pound that a contract still costs, in hundredths of a VP."""
MONEY, FREE, UPGRADE = 15, 100, 100
"""Worth of a contract's pound, free land and upgrade, in hundredths of a VP."""
CHEAP = 3
MOST_LAND = 6


def box(pos: Caledonia, seat: int, out: list[int]) -> list[int]:
    """Returns what contracts would bring, in hundredths of a VP.

    In order: all in the box, those of them that could be fulfilled at once, the best and the second best on the
    board after their costs, and rewards that are due.
    """
    player, values = pos.players[seat], import_values(pos)
    goods, animals = player.goods[:], [out[COW], out[SHEEP]]
    worth = ready = 0
    contracts = pos.rules.pack.contracts
    for number in player.box:
        contract = contracts[number]
        lack = lacking(pos, seat, contract, goods, animals)
        brings = brought(contract, values)
        worth += brings
        if not lack:
            ready += brings
    offers = [0, 0]
    if free_boxes(pos, seat) > 0:
        cost = max(0, pos.contract_cost()) if pos.round else 0
        for number in (*pos.open, *pos.drawn):
            if number >= 0:
                contract = contracts[number]
                lack = cost + lacking(pos, seat, contract, goods[:], animals[:])
                offers.append(brought(contract, values) - POUND * lack)
        offers.sort(reverse=True)
    pending = 0
    for frame in pos.stack:
        if type(frame) is Rewards and frame.seat == seat:
            pending += MONEY * frame.money + FREE * frame.free + UPGRADE * frame.upgrades
    return [worth, ready, offers[0], offers[1], pending]


def brought(contract: Contract, values: list[int]) -> int:
    """Returns what fulfilling a contract would bring now, in hundredths of a VP."""
    imports: int = sum(map(mul, contract.imports, values))
    points = contract.hops + imports
    return 100 * points + MONEY * contract.money + FREE * contract.free_hexes + UPGRADE * contract.upgrades


def lacking(pos: Caledonia, seat: int, contract: Contract, goods: list[int], animals: list[int]) -> int:
    """Returns what a contract still costs a seat in pounds; spends the goods and animals it takes."""
    asked, meat = demand(contract)
    return spent_on(pos, asked, meat, goods, animals)


def places(pos: Caledonia, seat: int) -> list[int]:
    """Returns what the rankings of exports and of settlements would give now."""
    seats = range(len(pos.players))
    exports = ranked(pos, EXPORTS, [len(player.fulfilled) for player in pos.players])
    settled = ranked(pos, SETTLEMENTS, [links_of(pos, each) for each in seats])
    return [exports[seat], settled[seat]]


def new_land(pos: Caledonia, seat: int) -> int:
    """Returns the number of cheap empty hexes in reach for a separate settlement, up to a few."""
    player, board, hexes = pos.players[seat], pos.board, pos.hexes
    cost, neighbours = board.land_cost, board.neighbours
    own = set(player.units)
    found = 0
    for hex_ in board.reached.of(player.units, player.shipping).land:
        if hexes[hex_] == EMPTY and cost[hex_] <= CHEAP and own.isdisjoint(neighbours[hex_]):
            found += 1
            if found == MOST_LAND:
                break
    return found
