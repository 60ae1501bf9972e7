"""Constraints on the tables: counts, ids, totals, and assumptions of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.map.board import LEVELS
from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.goods import GOODS, GRAIN, MEATS, MILK, RARE_IMPORTS
from bothy.games.caledonia.pack.types.pack import Components
from bothy.games.caledonia.pack.types.scoring import RANKED, WORTH
from bothy.games.caledonia.pack.types.tiles import COUNTED, PORT_EFFECTS
from bothy.games.caledonia.pack.types.units import UNITS

COUNTS: Final = {
    "price tracks": 6,
    "price bands": 3,
    "units": 8,
    "technology tiles": 2,
    "shipping levels": 6,
    "port bonus tiles": 9,
    "scoring tiles": 9,
    "clans": 9,
    "starting tiles": 9,
    "open contract boxes": 4,
    "rounds": 5,
    "pass bonuses": 4,
    "player counts": 4,
    "map module sides": 8,
}
PRICE_STEPS: Final = 10
STARTING_MONEY: Final = 55
STARTING_GOODS: Final = (14, 16)
"""Range of a starting tile's goods, in pounds at starting prices."""


def set_faults(pack: Components) -> list[str]:
    """Returns all faults of the tables, except for the maps."""
    faults = [*count_faults(pack), *order_faults(pack), *market_faults(pack)]
    if faults:
        return faults  # the other checks need complete, ordered tables
    return [*contract_faults(pack), *starting_tile_faults(pack), *player_faults(pack), *clan_faults(pack)]


def count_faults(pack: Components) -> list[str]:
    """Returns sets of the wrong size, and duplicate ids."""
    faults = []
    for name, pieces in pack.sets():
        wanted = COUNTS.get(name, len(pieces))
        if len(pieces) != wanted:
            faults.append(f"{name}: there should be {wanted}, not {len(pieces)}")
        ids = [piece.id for piece in pieces]
        twice = [id_ for id_ in dict.fromkeys(ids) if ids.count(id_) > 1]
        faults += [f"{name}: {id_} is there {ids.count(id_)} times" for id_ in twice]
    return faults


def order_faults(pack: Components) -> list[str]:
    """Checks the order of tables that are looked up by number."""
    levels = [(False, 0), *[(True, lochs) for lochs in range(LEVELS - 1)]]
    numbers = range(1, len(pack.player_counts) + 1)
    orders: list[tuple[str, Sequence[object], Sequence[object]]] = [
        ("price tracks", [each.id for each in pack.price_tracks], GOODS),
        ("units", [each.id for each in pack.units], UNITS),
        ("shipping levels", [(each.rivers, each.lochs) for each in pack.shipping_levels], levels),
        ("player counts", [each.count for each in pack.player_counts], numbers),
        ("open contract boxes", [each.players for each in pack.open_boxes], numbers),
        ("final scoring", [each.id for each in pack.worths], WORTH),
        ("port bonus tiles", [each.effect for each in pack.ports], PORT_EFFECTS),
        ("scoring tiles", [each.counts for each in pack.scoring_tiles], COUNTED),
    ]
    return [
        f"{name}: should stand in the order {', '.join([str(each) for each in wanted])}"
        for name, found, wanted in orders
        if list(found) != list(wanted)
    ]


def market_faults(pack: Components) -> list[str]:
    """Checks that prices never fall from step to step, and that every step is low, medium or high."""
    faults = []
    for track in pack.price_tracks:
        if len(track.prices) != PRICE_STEPS or list(track.prices) != sorted(track.prices):
            faults.append(f"{track.id}: should have {PRICE_STEPS} prices that never fall")
        if not 0 <= track.start < len(track.prices):
            faults.append(f"{track.id}: the marker starts off the track")
    steps = [step for band in pack.price_bands for step in range(band.first, band.last + 1)]
    if steps != list(range(PRICE_STEPS)):
        faults.append("price bands: low, medium and high should share out the steps, from the lowest on")
    return faults


def contract_faults(pack: Components) -> list[str]:
    """Returns contracts that demand nothing, demand grain or milk, or bring nothing; and wrong totals."""
    faults = []
    for contract in pack.contracts:
        if not sum(contract.goods) + sum(contract.meat):
            faults.append(f"{contract.id}: asks for nothing")
        if contract.goods[GRAIN] or contract.goods[MILK]:
            faults.append(f"{contract.id}: asks for grain or milk, which no contract does")
        if not contract.hops + sum(contract.imports):
            faults.append(f"{contract.id}: imports nothing")
        if len([amount for amount in contract.imports if amount]) > 1:
            faults.append(f"{contract.id}: imports more than one rare good")
    totals = pack.contract_totals
    if len(pack.contracts) != totals.contracts:
        faults.append(f"export contracts: {len(pack.contracts)}, the totals speak of {totals.contracts}")
    found, wanted = _sums(pack.contracts), _sums([totals.sums])
    faults += [
        f"export contracts: {amount} {name} in all, the totals say {wanted[name]}"
        for name, amount in found.items()
        if amount != wanted[name]
    ]
    return faults


def _sums(contracts: Sequence[Contract]) -> dict[str, int]:
    """Adds up everything on these contracts, by name."""
    sums: dict[str, int] = {}
    for each in contracts:
        named = [
            *zip(GOODS, each.goods, strict=True),
            *zip(MEATS, each.meat, strict=True),
            *zip(RARE_IMPORTS, each.imports, strict=True),
            ("hops", each.hops),
            ("money", each.money),
            ("free hexes", each.free_hexes),
            ("upgrades", each.upgrades),
        ]
        for name, amount in named:
            sums[name] = sums.get(name, 0) + amount
    return sums


def starting_tile_faults(pack: Components) -> list[str]:
    """Checks that starting tiles give £55 and goods of about the same worth, and that no two are equal."""
    low, high = STARTING_GOODS
    prices = [track.prices[track.start] for track in pack.price_tracks]
    faults = []
    seen: dict[tuple[int, ...], str] = {}
    for tile in pack.starting_tiles:
        worth = sum([amount * price for amount, price in zip(tile.goods, prices, strict=True)])
        if tile.money != STARTING_MONEY:
            faults.append(f"{tile.id}: £{tile.money}, £{STARTING_MONEY} wanted")
        if not low <= worth <= high:
            faults.append(f"{tile.id}: goods worth £{worth}, £{low} to £{high} wanted")
        if tile.goods in seen:
            faults.append(f"{tile.id}: the same goods as {seen[tile.goods]}")
        seen[tile.goods] = tile.id
    return faults


def player_faults(pack: Components) -> list[str]:
    """Checks that numbers that depend on the players fit the components."""
    faults = []
    for each in pack.player_counts:
        if each.clans != each.count + 1:
            faults.append(f"{each.id}: {each.clans} clans are drawn, there should be one more than players")
        faults += [
            f"final scoring: nothing for {of} with {each.count} players"
            for of in RANKED
            if each.count > 1 and not pack.ranking(of, each.count)
        ]
    if len(pack.rounds) != pack.setup.rounds:
        faults.append(f"rounds: {len(pack.rounds)} rows for {pack.setup.rounds} rounds")
    boxes = sorted([face.box for face in pack.price_faces])
    if boxes != list(range(pack.open_boxes[1].open)):
        faults.append("solo game: the price die should point to each contract box once")
    if sorted(pack.goods_die.faces) != list(range(len(GOODS))):
        faults.append("solo game: the goods die should show each good once")
    return faults


def clan_faults(pack: Components) -> list[str]:
    """Checks that clans begin on an existing shipping level and mark as inferred only figures they have."""
    faults = []
    for clan in pack.clans:
        if not all(0 <= level < LEVELS for level in (clan.shipping_small, clan.shipping_large)):
            faults.append(f"{clan.id}: begins on a shipping level that does not exist")
        faults += [f"{clan.id}: has no figure {name}" for name in clan.inferred if name not in clan.figures]
    return faults
