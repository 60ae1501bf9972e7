"""Round scoring by tile, and the final scoring with every category (C18, C19)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import money_at_hand
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.settlements import largest_group, linked, settlements
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.scoring import EXPORTS, SETTLEMENTS
from bothy.games.caledonia.pack.types.tiles import ScoringTile
from bothy.games.caledonia.pack.types.units import FIELD
from bothy.games.caledonia.position import Caledonia
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
    """Returns a scoring tile's current glory for a seat: an amount for each full lot of what it counts (C18.2)."""
    if tile.counts == "production-units":
        kinds, makes = pos.kinds_of(seat), pos.rules.unit_makes
        fields = kinds.count(FIELD)
        others = len([kind for kind in kinds if makes[kind] >= 0 and kind != FIELD])
        glory = others * tile.glory + fields * tile.glory_for_field
    else:
        count = _counted(pos, seat, tile)
        for hook in pos.rules.seat_hooks[pos.players[seat].clan].modify_count:
            count = hook(pos, seat, tile.counts, count)
        glory = count // tile.every * tile.glory
    for change in pos.rules.seat_hooks[pos.players[seat].clan].modify_tile_glory:
        glory = change(pos, seat, glory)
    return glory


def stock_of(pos: Caledonia, seat: int) -> list[int]:
    """Returns the goods that count as a seat's, by kind (I4.4, R-I26). Don't modify the result."""
    player = pos.players[seat]
    goods = player.goods
    for hook in pos.rules.seat_hooks[player.clan].modify_stock:
        goods = hook(pos, seat, goods)
    return goods


def counted(pos: Caledonia, seat: int, tile: ScoringTile) -> int:
    """Returns a seat's count for a tile."""
    hooks = pos.rules.seat_hooks[pos.players[seat].clan].modify_count
    count = _counted(pos, seat, tile)
    for hook in hooks:
        count = hook(pos, seat, tile.counts, count)
    return count


def _counted(pos: Caledonia, seat: int, tile: ScoringTile) -> int:
    player, what = pos.players[seat], tile.counts
    if what == "basic-goods":
        goods = stock_of(pos, seat)
        return sum([goods[good] for good in BASIC_GOODS])
    if what == "processed-goods":
        goods = stock_of(pos, seat)
        return sum([goods[good] for good in PROCESSED_GOODS])
    if what == "workers":
        is_worker = pos.rules.is_worker
        return len([kind for kind in pos.kinds_of(seat) if is_worker[kind]])
    if what == "border-units":
        return len([hex_ for hex_ in player.units if pos.board.border[hex_]])
    if what == "rare-imports":
        return sum(player.imports)
    if what == "meat":
        return sum([sum(pos.rules.pack.contracts[number].meat) for number in player.fulfilled])
    if what == "upgrades":
        hired = pos.rules.pack.merchants.track - player.to_hire
        return sum(player.technology) + player.shipping + hired
    if what == "dear-hexes":
        dear = [hex_ for hex_ in player.units if pos.board.land_cost[hex_] >= tile.land_cost_from]
        return len(dict.fromkeys(dear))  # once per shared hex (I3.5)
    return 0  # a module's tile, counted by its hook


@value
class RoundScoring(Step[Caledonia]):
    """Runs modules' scoring of the round (C18.1)."""

    def run(self, pos: Caledonia) -> None:
        pos.push(*[step for hook in pos.rules.hooks.scoring_steps for step in hook(pos)])


def import_values(pos: Caledonia) -> list[int]:
    """Returns the value of each cotton, tobacco and sugar cane: the rarer, the more (C19.7, C19.8, C22.11)."""
    rarest = sorted(range(len(pos.imports)), key=lambda kind: (pos.imports[kind], kind))
    values = [0] * len(pos.imports)
    for place, kind in enumerate(rarest):
        values[kind] = pos.rules.pack.rarities[place].vp
    for hook in pos.rules.hooks.modify_import_values:
        values = hook(pos, values)
    return values


def shared(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """Returns prizes by rank; ties share the sum of the places they fill, rounded down (C19.16, C19.17)."""
    points = []
    for count in counts:
        first = len([other for other in counts if other > count])
        tied = len([other for other in counts if other == count])
        points.append(sum(prizes[first : first + tied]) // tied)
    return points


_RANKED: BoundedCache[list[int]] = BoundedCache(2_000)


def ranked(pos: Caledonia, of: str, counts: list[int]) -> list[int]:
    """Returns points for exports or settlements, cached because views need them often. Don't modify the result."""
    key: Key = (pos.rules, of, *counts)
    known = _RANKED.get(key)
    if known is None:
        known = _ranked(pos, of, counts)
        _RANKED.put(key, known)
    return known


def _ranked(pos: Caledonia, of: str, counts: list[int]) -> list[int]:
    """Returns points by rank, unless a module changes them."""
    points = shared(counts, pos.rules.pack.ranking(of, len(counts)))
    for hook in pos.rules.hooks.modify_place_points:
        points = hook(pos, of, counts, points)
    return points


def links_of(pos: Caledonia, seat: int) -> int:
    """Returns the number of settlements in a seat's largest linked group (C19.12)."""
    player, hooks = pos.players[seat], pos.hooks_of(seat).allows_link
    if not hooks:
        return linked(pos.board, player.units, player.shipping)
    key: Key = (pos.rules, player.clan, id(pos.board), player.shipping, *player.units)
    known = _LINKED.get(key)
    if known is None:
        known = (
            pos.board,
            _count_links(pos, seat),
        )  # keeps the board alive, so its id isn't reused
        _LINKED.put(key, known)
    return known[1]


_LINKED: BoundedCache[tuple[Board, int]] = BoundedCache(20_000)


def _count_links(pos: Caledonia, seat: int) -> int:
    """Counts linked settlements where modules also link them."""
    player, hooks = pos.players[seat], pos.hooks_of(seat).allows_link
    groups = settlements(pos.board, player.units)
    near = pos.board.level_needed
    pairs = [
        (at, to)
        for at, one in enumerate(groups)
        for to, other in enumerate(groups)
        if any(
            near[here][there] <= player.shipping or any(hook(pos, seat, here, there) for hook in hooks)
            for here in one
            for there in other
        )
    ]
    return largest_group(len(groups), pairs)


def final_scores(pos: Caledonia) -> list[dict[str, int]]:
    """Returns every category of the final scoring for every seat, as of now."""
    seats = range(len(pos.players))
    return with_the_others(pos, [own_scores(pos, seat) for seat in seats], [links_of(pos, seat) for seat in seats])


def own_scores(pos: Caledonia, seat: int) -> dict[str, int]:
    """Returns the categories in which a seat scores independently of the others."""
    player, worths = pos.players[seat], pos.rules.worths
    goods = stock_of(pos, seat)
    amounts = {
        "glory": player.glory,
        "basic-goods": sum([goods[good] for good in BASIC_GOODS]),
        "processed-goods": sum([goods[good] for good in PROCESSED_GOODS]),
        "money": player.money + money_at_hand(pos, seat),
        "hops": player.hops,
    }
    scores = {}
    for thing, amount in amounts.items():
        every, vp = worths[thing]
        scores[thing] = amount // every * vp
    return scores


def with_the_others(pos: Caledonia, own: Sequence[dict[str, int]], groups: list[int]) -> list[dict[str, int]]:
    """Returns all categories, adding rarity and ranks to those of each seat alone."""
    players, values = pos.players, import_values(pos)
    exports = ranked(pos, EXPORTS, [len(player.fulfilled) for player in players])  # not those in boxes (C19.18)
    settled = ranked(pos, SETTLEMENTS, groups)
    found: list[dict[str, int]] = []
    for seat, player in enumerate(players):
        scores = {
            **own[seat],
            "imports": sum([count * each for count, each in zip(player.imports, values, strict=True)]),
            "exports": exports[seat],
            "settlements": settled[seat],
            "bid": -player.bid,  # C19.19
        }
        for hook in pos.hooks_of(seat).modify_scores:
            scores = hook(pos, seat, scores)
        found.append(scores)
    return found


FRAMES: Sequence[type[Frame[Caledonia]]] = (RoundScoring,)
