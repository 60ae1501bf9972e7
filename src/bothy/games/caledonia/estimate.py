"""How good a position looks for a seat, in hundredths of a VP: plain enough for a player to read.

Points that are sure (glory, hops, imports), what a pound is worth in this round, what the units on the map will
still earn, what the goods in stock would fetch, and how near the contracts in the box are to being paid.
"""

from __future__ import annotations

from bothy.games.caledonia.components.goods import BASIC_GOODS
from bothy.games.caledonia.components.units import WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.settlements import linked

POUND = (18, 18, 15, 12, 10, 10)
"""What a pound is worth by round: early it builds what earns, at the end ten of them are a VP."""
PASS = 12
"""What passing will bring about, as long as one has not passed."""
SALE = 35
"""Percent of its price that a good in stock is thought to fetch."""
IMPORT = 400
EXPORTED = 600
"""What another fulfilled contract does for the ranking of exports, about."""
SETTLEMENT = 500
"""The same for a settlement that ships link."""
BONUS = 150
MERCHANT = 40
SHIPPING = 80


def estimate(pos: Caledonia, seat: int) -> int:
    """The value of a position for a seat."""
    player, rules = pos.players[seat], pos.rules
    now = max(pos.round, 1)
    pound = POUND[now]
    worth = 100 * (player.glory + player.hops - player.bid) + IMPORT * sum(player.imports)
    worth += EXPORTED * len(player.fulfilled) + SETTLEMENT * linked(pos.board, player.units, player.shipping)
    worth += pound * (player.money + (0 if seat in pos.passed else PASS))
    productions = [POUND[min(each + 1, len(POUND) - 1)] for each in range(now, rules.pack.setup.rounds + 1)]
    worth += sum(productions) * _income(pos, seat)
    worth += _stock(pos, seat, pound)
    worth += sum([_contract(pos, seat, number, pound) for number in player.box])
    worth += len(productions) * MERCHANT * (len(rules.pack.shipping_levels) - player.to_hire)
    return worth + SHIPPING * player.shipping


def _income(pos: Caledonia, seat: int) -> int:
    """What the units on the map bring in one production, in pounds at starting prices."""
    player, rules = pos.players[seat], pos.rules
    earned = sum([amount for amount, _ in pos.power(seat).worker_income(pos, seat)])
    for unit in rules.pack.units:
        if unit.index not in WORKERS and unit.makes is not None:
            out = rules.pieces[unit.index] - player.left[unit.index]
            if out:
                earned += out * (_price(pos, unit.makes) * unit.makes_amount - _price(pos, unit.uses))
    return earned


def _price(pos: Caledonia, good: int | None) -> int:
    """A good's starting price, nothing for no good."""
    return 0 if good is None else pos.rules.prices[good][pos.rules.pack.price_tracks[good].start]


def _stock(pos: Caledonia, seat: int, pound: int) -> int:
    """Each good at what it would fetch, or at its points in the final scoring if that is more."""
    worth = 0
    for good, count in enumerate(pos.players[seat].goods):
        if count:
            final = 100 if good in BASIC_GOODS else 200
            worth += count * max(final if pound <= POUND[-2] else 0, pos.price(good) * pound * SALE // 100)
    return worth


def _contract(pos: Caledonia, seat: int, number: int, pound: int) -> int:
    """A contract in the box: a part of what it will bring, the more the nearer it is to being paid."""
    contract, goods = pos.rules.pack.contracts[number], pos.players[seat].goods
    brings = IMPORT * sum(contract.imports) + 100 * contract.hops + pound * contract.money + EXPORTED
    brings += BONUS * (contract.free_hexes + contract.upgrades)
    asked = sum(contract.goods) + sum(contract.meat)
    have = sum([min(need, stock) for need, stock in zip(contract.goods, goods, strict=True)])
    animals = [pos.rules.pieces[unit] - pos.players[seat].left[unit] for unit in (1, 0)]
    have += sum([min(need, there) for need, there in zip(contract.meat, animals, strict=True)])
    last = pos.round == pos.rules.pack.setup.rounds
    return brings * ((0 if last else 15) + 50 * have // asked) // 100
