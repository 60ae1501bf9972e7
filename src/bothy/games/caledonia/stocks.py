"""All amounts that must not change without an event: money, goods, pieces, contracts, markers."""

from __future__ import annotations

from bothy.games.caledonia.actions.contracts import pile_size
from bothy.games.caledonia.pack.types.goods import GOODS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import Caledonia


def stocks(pos: Caledonia) -> dict[str, int]:
    """Returns every stock by name; those of a player end in the seat."""
    found = {
        "pile": pile_size(pos),
        "open": len([contract for contract in pos.open if contract >= 0]),
        "drawn": len(pos.drawn),
    }
    for hook in pos.rules.hooks.stocks:
        found |= hook(pos, -1)
    for seat, player in enumerate(pos.players):
        mine = {
            "money": player.money,
            "merchants": player.merchants,
            "to-hire": player.to_hire,
            "market": sum([abs(count) for count in player.market]),
            "map": len(player.units),
            "box": len(player.box),
            "fulfilled": len(player.fulfilled),
            "hops": player.hops,
            "glory": player.glory,
            "ports": len(player.ports),
            "shipping": player.shipping,
            "technology": sum(player.technology),
        }
        mine |= dict(zip(GOODS, player.goods, strict=True))
        mine |= dict(zip(RARE_IMPORTS, player.imports, strict=True))
        mine |= {f"{unit}-left": count for unit, count in zip(UNITS, player.left, strict=True)}
        for hook in pos.hooks_of(seat).stocks:
            mine |= hook(pos, seat)
        found |= {f"{name}-{seat}": count for name, count in mine.items()}
    return found
