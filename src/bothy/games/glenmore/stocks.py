"""Everything that must not change without an event: coins, resources, pieces, cards, tiles, points."""

from __future__ import annotations

from bothy.games.glenmore.actions.rondel import tiles_to_come
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.position import GlenMore


def stocks(pos: GlenMore) -> dict[str, int]:
    """Returns every stock by name; players' names end in the seat."""
    found = {
        "stacks": tiles_to_come(pos),
        "rondel": len([code for code in pos.rondel if code >= 0]),
        "discards": len(pos.discards),
        "clan-board": sum([len(seats) for seats in pos.clans]),
        **{f"market-{name}": filled for name, filled in zip(RESOURCES, pos.market, strict=True)},
    }
    for seat, player in enumerate(pos.players):
        mine: dict[str, int] = {
            "coins": player.coins,
            "whisky": player.whisky,
            "vp": player.total(),
            "supply": player.supply,
            "scotsmen": sum(player.scotsmen.values()),
            "markers": player.markers,
            "cards": len(player.cards),
            "persons": len(player.persons),
            "tiles": len(player.tiles) + sum([len(pile) for pile in player.under.values()]),
            **dict(zip(RESOURCES, player.stock(), strict=True)),
        }
        found |= {f"{name}-{seat}": count for name, count in mine.items()}
    for hook in pos.rules.hooks.stocks:
        found |= hook(pos)
    return found
