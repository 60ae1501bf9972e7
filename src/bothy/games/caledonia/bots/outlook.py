"""What is still to be had: contracts in the box and on the board, places in the rankings, land to settle."""

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
"""What a pound that a contract still costs is held against it, in hundredths of a VP."""
MONEY, FREE, UPGRADE = 15, 100, 100
"""What a contract's pound, free land and upgrade are worth, in hundredths of a VP."""
CHEAP = 3
MOST_LAND = 6


def box(pos: Caledonia, seat: int, out: list[int]) -> list[int]:
    """What contracts would bring, in hundredths of a VP: all in the box, those of them that could be fulfilled at
    once, the best and the next best on the board after what they cost, and rewards that are due."""
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
    """What fulfilling a contract brings as things stand, in hundredths of a VP."""
    imports: int = sum(map(mul, contract.imports, values))
    points = contract.hops + imports
    return 100 * points + MONEY * contract.money + FREE * contract.free_hexes + UPGRADE * contract.upgrades


def lacking(pos: Caledonia, seat: int, contract: Contract, goods: list[int], animals: list[int]) -> int:
    """What a contract still costs a seat in pounds; the goods and animals it takes are spent."""
    asked, meat = demand(pos, seat, contract)
    return spent_on(pos, asked, meat, goods, animals)


def places(pos: Caledonia, seat: int) -> list[int]:
    """What the rankings of exports and of settlements would give as things stand."""
    seats = range(len(pos.players))
    exports = ranked(pos, EXPORTS, [len(player.fulfilled) for player in pos.players])
    settled = ranked(pos, SETTLEMENTS, [links_of(pos, each) for each in seats])
    return [exports[seat], settled[seat]]


def new_land(pos: Caledonia, seat: int) -> int:
    """Cheap empty hexes in reach where a settlement of its own could stand, a few at most."""
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
