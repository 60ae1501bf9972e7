"""How good a position looks for a seat, in hundredths of a VP: plain enough for a player to read.

What the final scoring would give now, what units on the map will still earn in the rounds left, and a little for
means that are not points yet: money, contracts in the box with the goods they ask for, merchants and ships.
"""

from __future__ import annotations

from bothy.games.caledonia.components.units import WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring import final_scores

POUND = 10
"""Ten pounds are a VP at the end; before it a pound does more than that."""
POUND_EARLY = 6
CONTRACT = 150
ASKED_GOOD = 60
MERCHANT = 30
SHIPPING = 40


def estimate(pos: Caledonia, seat: int) -> int:
    """The value of a position for a seat."""
    player, rules = pos.players[seat], pos.rules
    rounds = rules.pack.setup.rounds - pos.round + (seat not in pos.passed)
    worth = 100 * sum(final_scores(pos)[seat].values())
    worth += player.money * POUND_EARLY * min(rounds, 2) + player.money % 10 * POUND
    worth += rounds * POUND * _income(pos, seat)
    worth += rounds * MERCHANT * (player.merchants > 0) + SHIPPING * player.shipping
    for number in player.box:
        asked = rules.pack.contracts[number]
        have = sum([min(need, stock) for need, stock in zip(asked.goods, player.goods, strict=True)])
        worth += CONTRACT + ASKED_GOOD * have
    return worth


def _income(pos: Caledonia, seat: int) -> int:
    """What the units on the map bring in one production, in pounds at starting prices."""
    player, rules = pos.players[seat], pos.rules
    earned = sum([amount for amount, _ in pos.power(seat).worker_income(pos, seat)])
    for unit in rules.pack.units:
        if unit.index not in WORKERS and unit.makes is not None:
            out = rules.pieces[unit.index] - player.left[unit.index]
            price = rules.prices[unit.makes][rules.pack.price_tracks[unit.makes].start]
            used = 0 if unit.uses is None else rules.prices[unit.uses][rules.pack.price_tracks[unit.uses].start]
            earned += out * (price * unit.makes_amount - used)
    return earned
