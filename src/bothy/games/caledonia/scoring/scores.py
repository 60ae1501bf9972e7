"""Round scoring by tile, and the final scoring with every category (C18, C19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.map.settlements import linked
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.solo import ResultBand
from bothy.games.caledonia.pack.types.tiles import ScoringTile
from bothy.games.caledonia.pack.types.units import FIELD, WORKERS
from bothy.games.caledonia.position import FISHERMAN, Caledonia, unit_of
from bothy.kernel import Frame, Step, value
from bothy.kernel.bounded_cache import BoundedCache, Key

CATEGORIES = (
    "glory",
    "basic-goods",
    "processed-goods",
    "money",
    "hops",
    "imports",
    "exports",
    "settlements",
    "bid",
)


def glory_for(pos: Caledonia, seat: int, tile: ScoringTile) -> int:
    """What a scoring tile gives a seat now: so much for every full lot of what it counts."""
    if tile.counts == "production-units":
        units = [unit_of(pos.hexes[hex_]) for hex_ in pos.players[seat].units]
        fields = units.count(FIELD)
        others = len([unit for unit in units if unit not in WORKERS and unit not in (FIELD, FISHERMAN)])
        return others * tile.glory + fields * tile.glory_for_field
    return counted(pos, seat, tile) // tile.every * tile.glory


def counted(pos: Caledonia, seat: int, tile: ScoringTile) -> int:
    """How many a seat has of what a tile counts."""
    player, what = pos.players[seat], tile.counts
    if what == "basic-goods":
        return sum([player.goods[good] for good in BASIC_GOODS])
    if what == "processed-goods":
        return sum([player.goods[good] for good in PROCESSED_GOODS]) + pos.power(seat).hidden_whisky(pos)
    if what == "workers":
        units = [unit_of(pos.hexes[hex_]) for hex_ in player.units]
        return len([unit for unit in units if unit in WORKERS or unit == FISHERMAN])
    if what == "border-units":
        return len([hex_ for hex_ in player.units if pos.board.border[hex_]])
    if what == "rare-imports":
        return sum(player.imports)
    if what == "meat":
        return sum([sum(pos.rules.pack.contracts[number].meat) for number in player.fulfilled])
    if what == "upgrades":
        hired = pos.rules.pack.merchants.track - player.to_hire
        return sum(player.technology) + player.shipping + hired
    return len([hex_ for hex_ in player.units if pos.board.land_cost[hex_] >= tile.land_cost_from])


@value
class RoundScoring(Step[Caledonia]):
    """Glory for everybody by the tile of the round (C18.1)."""

    def run(self, pos: Caledonia) -> None:
        if pos.tiles:
            tile = pos.rules.pack.scoring_tiles[pos.tiles[pos.round - 1]]
            for seat in pos.order:
                pos.glorify(seat, glory_for(pos, seat, tile), tile.id)


def import_values(pos: Caledonia) -> list[int]:
    """What one cotton, tobacco and sugar cane is worth: the rarer, the more (C19.7, C19.8)."""
    if pos.rules.static_imports:
        return [pos.rules.pack.variants.static_import_vp] * len(pos.imports)
    rarest = sorted(range(len(pos.imports)), key=lambda kind: (pos.imports[kind], kind))
    values = [0] * len(pos.imports)
    for place, kind in enumerate(rarest):
        values[kind] = pos.rules.pack.rarities[place].vp
    return values


def shared(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Prizes by rank; who is tied adds up the places they fill and shares, rounded down (C19.16)."""
    points = []
    for count in counts:
        first = len([other for other in counts if other > count])
        tied = len([other for other in counts if other == count])
        points.append(sum(prizes[first : first + tied]) // tied)
    return points


_RANKED: BoundedCache[list[int]] = BoundedCache(2_000)


def ranked(pos: Caledonia, of: str, counts: list[int]) -> list[int]:
    """Points for exports or settlements, remembered, as views ask at every step. To look at, not to change."""
    key: Key = (pos.rules, of, *counts)
    known = _RANKED.get(key)
    if known is None:
        known = _ranked(pos, of, counts)
        _RANKED.put(key, known)
    return known


def _ranked(pos: Caledonia, of: str, counts: list[int]) -> list[int]:
    """By rank, or by the ladders of the solo game."""
    pack = pos.rules.pack
    if pos.rules.seats > 1:
        return shared(counts, pack.ranking(of, pos.rules.seats))
    return [max([rung.vp for rung in pack.rungs if rung.of == of and counts[0] >= rung.at_least], default=0)]


def final_scores(pos: Caledonia) -> list[dict[str, int]]:
    """Every category of the final scoring for every seat, as it would be now."""
    groups = [linked(pos.board, player.units, player.shipping) for player in pos.players]
    return with_the_others(pos, [own_scores(pos, seat) for seat in range(len(pos.players))], groups)


def own_scores(pos: Caledonia, seat: int) -> dict[str, int]:
    """The categories in which a seat scores for itself alone."""
    player, worths = pos.players[seat], pos.rules.worths
    whisky, money = pos.power(seat).still_to_come(pos)
    amounts = {
        "glory": player.glory,
        "basic-goods": sum([player.goods[good] for good in BASIC_GOODS]),
        "processed-goods": sum([player.goods[good] for good in PROCESSED_GOODS]) + whisky,
        "money": player.money + money,
        "hops": player.hops,
    }
    scores = {}
    for thing, amount in amounts.items():
        every, vp = worths[thing]
        scores[thing] = amount // every * vp
    return scores


def with_the_others(pos: Caledonia, own: Sequence[dict[str, int]], groups: list[int]) -> list[dict[str, int]]:
    """All categories, given those of each seat alone and its linked settlements: rarity and ranks come in."""
    players, values = pos.players, import_values(pos)
    exports = ranked(pos, EXPORTS, [len(player.fulfilled) for player in players])
    settled = ranked(pos, SETTLEMENTS, groups)
    return [
        {
            **own[seat],
            "imports": sum([count * each for count, each in zip(player.imports, values, strict=True)]),
            "exports": exports[seat],
            "settlements": settled[seat],
            "bid": -player.bid,
        }
        for seat, player in enumerate(players)
    ]


def bands(pos: Caledonia) -> tuple[ResultBand, ResultBand | None, int]:
    """Of a solo result (C22.14): what it is called, what the next would be, and how many points that is away."""
    total = sum(final_scores(pos)[0].values())
    rows = pos.rules.pack.result_bands
    reached = len([row for row in rows if total >= row.from_vp])
    following = rows[reached] if reached < len(rows) else None
    return rows[reached - 1], following, 0 if following is None else following.from_vp - total


def band(pos: Caledonia) -> str:
    """What a solo result is called; nothing with more players."""
    return "" if pos.rules.seats > 1 else bands(pos)[0].id


FRAMES: Sequence[type[Frame[Caledonia]]] = (RoundScoring,)
