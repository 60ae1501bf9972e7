"""The pack: every set is complete and sound, and faults are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.nightly import at_night

from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.board import atlas
from bothy.games.caledonia.map.grid import ON_EDGE, column_of, hex_name, hex_named
from bothy.games.caledonia.pack import tools as packs
from bothy.games.caledonia.pack import types
from bothy.games.caledonia.pack.checks.maps import map_faults
from bothy.games.caledonia.pack.types import Components, Side, components, read_components
from bothy.games.caledonia.pack.types.goods import CHEESE, MILK, WOOL
from bothy.games.caledonia.pack.types.land import GRASSLAND, WORKER_LAND
from bothy.games.caledonia.pack.types.maps import Cell

Sides = tuple[Side, ...]


def recelled(sides: Sides, change: Callable[[Cell], Cell]) -> Sides:
    """Returns the sides with every cell changed."""
    return tuple([replace(side, cells=tuple([change(cell) for cell in side.cells])) for side in sides])


def with_cell(side_id: str, name: str, **changes: object) -> Sides:
    """Returns the sides with one cell changed."""
    sides = []
    for side in components().sides:
        cells = [
            replace(cell, **changes) if (side.id, hex_name(cell.hex)) == (side_id, name) else cell  # type: ignore[arg-type]
            for cell in side.cells
        ]
        sides.append(replace(side, cells=tuple(cells)))
    return tuple(sides)


def with_course(river_id: str, mouths: str, edges: str) -> Sides:
    """Returns the sides with another course of one river."""
    first, last = [hex_named(name) for name in mouths.split()]
    borders = [(hex_named(edge[:2]), hex_named(edge[3:])) for edge in edges.split()]
    sides = []
    for side in components().sides:
        rivers = [
            replace(river, mouths=(first, last), edges=tuple(borders)) if river.id == river_id else river
            for river in side.rivers
        ]
        sides.append(replace(side, rivers=tuple(rivers)))
    return tuple(sides)


def dried(sides: Sides) -> Sides:
    """Returns the sides without rivers, so that land may become loch."""
    return tuple([replace(side, rivers=()) for side in sides])


def drowned(cell: Cell) -> Cell:
    return replace(cell, terrain=0, cost=0, mist=False)


# Contents


def test_every_set_has_its_count() -> None:
    counted: dict[str, int] = {}
    for name, _, _ in CALEDONIA.packs.rows():
        counted[name] = counted.get(name, 0) + 1
    assert counted == {
        "price tracks": 6,
        "price bands": 3,
        "units": 8,
        "technology tiles": 2,
        "shipping levels": 6,
        "merchants": 1,
        "export contracts": 50,
        "export contract totals": 1,
        "port bonus tiles": 9 + 9,  # those of Industria
        "scoring tiles": 9 + 9,  # those of Industria
        "clans": 9 + 9,  # those of Industria
        "starting tiles": 9 + 7,
        "open contract boxes": 4,
        "rounds": 5,
        "pass bonuses": 4,
        "tracks": 2,
        "set-up": 1,
        "player counts": 4,
        "variants": 1,
        "final scoring": 14,
        "solo game": 19,
        "map module sides": 8 + 8,
        "rivers": 13 + 16,
        "Automa cards": 22,
        "Automa levels": 5,
        "Automa figures": 1,
        "future contracts board": 1,
        "starting price rolls": 6,
        "runners-up for two": 2,
        "awards": 9,
        "award prizes": 3,
        "award cards": 1,
        "farmers’ markets": 9,
        "farmers’ market figures": 1,
        "milestones": 16,
        "milestone prizes": 4,
        "railway": 5,
        "railway places": 12,
        "railway tracks": 21,
        "tunnels": 2,
        "demand places": 7,
        "demand tiles": 39,
        "delivery bonus tiles": 24,
    }


def test_every_row_has_its_own_id_and_a_source() -> None:
    rows = CALEDONIA.packs.rows()
    assert len({(name, id_) for name, id_, _ in rows}) == len(rows)
    assert {source for _, _, source in rows} == {"rulebook", "public", "original"}


def test_rows_that_we_designed_say_so() -> None:
    original = dict.fromkeys([name for name, _, source in CALEDONIA.packs.rows() if source == "original"])
    assert list(original) == [
        "price bands",
        "starting tiles",
        "map module sides",
        "rivers",
        "railway",
        "railway places",
        "railway tracks",
        "tunnels",
        "demand places",
        "demand tiles",
    ]


# Constraints


@at_night  # by day, tests/games/test_frame.py checks the same
def test_the_built_in_components_are_sound() -> None:
    assert CALEDONIA.packs.faults() == []


def test_a_pack_that_cannot_be_read_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(types, "components", lambda: read_components(tmp_path))
    assert len(CALEDONIA.packs.faults()) == 1
    assert CALEDONIA.packs.faults()[0].startswith("market.toml: ")


def broken(**changes: object) -> list[str]:
    pack: Components = replace(components(), **changes)  # type: ignore[arg-type]
    return packs.faults(pack)


def test_a_contract_too_few_is_found() -> None:
    assert "export contracts: 49, the totals speak of 50" in broken(contracts=components().contracts[1:])


def test_an_id_used_twice_is_found() -> None:
    first, *others = components().ports
    faults = broken(ports=(first, first, *others[1:]))
    assert "port bonus tiles: port-1 is there 2 times" in faults


def test_a_slip_in_a_contract_shows_in_the_totals() -> None:
    first, *others = components().contracts
    goods = [0] * 6
    goods[CHEESE] = 4
    faults = broken(contracts=(replace(first, goods=tuple(goods)), *others))
    assert faults == [
        "export contracts: 36 wool in all, the totals say 40",
        "export contracts: 37 cheese in all, the totals say 33",
    ]


def test_contracts_never_ask_for_milk_or_nothing() -> None:
    first, second, third, *others = components().contracts
    milk = [0] * 6
    milk[MILK] = 1
    faults = broken(
        contracts=(
            replace(first, goods=tuple(milk)),
            replace(second, goods=(0,) * 6),
            replace(third, hops=0, imports=(0, 0, 0)),
            *others,
        )
    )
    assert "contract-01: asks for grain or milk, which no contract does" in faults
    assert "contract-02: asks for nothing" in faults
    assert "contract-03: imports nothing" in faults


def test_a_contract_imports_one_rare_good_at_most() -> None:
    first, *others = components().contracts
    faults = broken(contracts=(replace(first, imports=(1, 1, 0)), *others))
    assert "contract-01: imports more than one rare good" in faults


def test_rows_out_of_order_are_found() -> None:
    pack = components()
    wool, grain, *others = pack.price_tracks
    assert broken(price_tracks=(grain, wool, *others)) == [
        "price tracks: should stand in the order wool, grain, milk, bread, cheese, whisky"
    ]
    assert any("units: should stand in" in fault for fault in broken(units=pack.units[::-1]))


def test_prices_that_fall_or_start_off_the_track_are_found() -> None:
    wool, *others = components().price_tracks
    wrong = replace(wool, prices=wool.prices[::-1], start=10)
    faults = broken(price_tracks=(wrong, *others))
    assert "wool: should have 10 prices that never fall" in faults
    assert "wool: the marker starts off the track" in faults


def test_bands_that_leave_a_step_out_are_found() -> None:
    low, medium, high = components().price_bands
    assert any(
        fault.startswith("price bands") for fault in broken(price_bands=(low, replace(medium, last=5), high))
    )


def test_starting_tiles_too_rich_too_poor_or_alike_are_found() -> None:
    first, second, third, fourth, *others = components().starting_tiles
    rich = [0] * 6
    rich[CHEESE] = 2
    poor = [0] * 6
    poor[WOOL] = 3
    faults = broken(
        starting_tiles=(
            replace(first, goods=tuple(rich)),
            replace(second, goods=tuple(poor)),
            replace(third, money=54),
            replace(fourth, goods=third.goods),
            *others,
        )
    )
    assert faults == [
        "start-1: goods worth £20, £14 to £16 wanted",
        "start-2: goods worth £12, £14 to £16 wanted",
        "start-3: £54, £55 wanted",
        "start-4: the same goods as start-3",
    ]


def test_tables_that_do_not_fit_the_players_are_found() -> None:
    pack = components()
    solo, *others = pack.player_counts
    assert "players-1: 9 clans are drawn, there should be one more than players" in broken(
        player_counts=(replace(solo, clans=9), *others)
    )
    assert "final scoring: nothing for exports with 2 players" in broken(rankings=pack.rankings[1:])
    assert any("the price die" in fault for fault in broken(price_faces=pack.price_faces[1:]))
    die = replace(pack.goods_die, faces=(0, 1, 2, 3, 4, 4))
    assert any("the goods die" in fault for fault in broken(goods_die=die))
    assert any("rounds: 5 rows for 6" in fault for fault in broken(setup=replace(pack.setup, rounds=6)))


def test_clans_with_impossible_figures_are_found() -> None:
    buchanan, *others = components().clans
    faults = broken(clans=(replace(buchanan, shipping_large=6, inferred=("boxes",)), *others))
    assert faults == [
        "buchanan: begins on a shipping level that does not exist",
        "buchanan: has no figure boxes",
    ]


# Broken maps


def test_every_layout_passes_every_check() -> None:
    assert len(atlas(components().sides).layouts) == 16
    assert map_faults(components().sides) == []


def test_a_side_too_few_is_found() -> None:
    assert "module D: 1 sides, there should be 2" in map_faults(components().sides[:-1])


def test_a_port_place_or_rock_that_is_missing_or_elsewhere_is_found() -> None:
    assert "A1: 0 times a port place for 1-2 players, there should be one" in map_faults(
        with_cell("A1", "b1", feature="")
    )
    faults = map_faults(with_cell("B2", "i1", feature="rock"))
    assert "B2: 2 times a rock, there should be one" in faults
    assert "B2: the rock stands in i1, not in the middle of the map" in faults
    faults = map_faults(with_cell("C1", "l8", feature="port"))
    assert "C1: the port place for 3-4 players is l8, not the corner of the map" in faults


def test_mist_in_the_wrong_place_is_found() -> None:
    assert any("A1: b3 has mist" in fault for fault in map_faults(with_cell("A1", "b3", mist=True)))
    assert any("A1: a3 lacks mist" in fault for fault in map_faults(with_cell("A1", "a3", mist=False)))


def test_a_river_that_ends_on_land_is_found() -> None:
    faults = map_faults(with_cell("A1", "a2", terrain=GRASSLAND, cost=1, mist=True))
    assert any("A1-carron: ends in a2, which is no loch" in fault for fault in faults)


def test_a_river_that_ends_beyond_the_seam_is_tested_in_every_layout() -> None:
    faults = map_faults(with_cell("C2", "g8", terrain=GRASSLAND, cost=1))
    assert "D1-lochy: ends in g8, which is no loch in A1B1C2D1" in faults
    assert not any(fault.startswith("D1-lochy") and "C1" in fault for fault in faults)


def test_a_river_with_a_gap_is_found() -> None:
    faults = map_faults(with_course("D1-orchy", "a7 d7", "a6/b6 b5/b6 c6/c7 c7/d6"))
    assert "D1-orchy: its borders do not lead in one line from loch to loch" in faults


def test_a_river_that_stops_short_of_its_loch_is_found() -> None:
    faults = map_faults(with_course("D1-orchy", "a7 d7", "a6/b6 b5/b6"))
    assert "D1-orchy: its borders do not lead in one line from loch to loch" in faults


def test_a_river_that_begins_and_ends_in_one_loch_is_found() -> None:
    faults = map_faults(with_course("A1-carron", "c3 c3", "b2/b3"))
    assert "A1-carron: begins and ends in the same loch hex" in faults


def test_a_river_along_a_seam_or_a_loch_is_found() -> None:
    faults = map_faults(with_course("A1-conon", "e3 f1", "a5/a6"))
    assert "A1-conon: a5/a6 is no border between two land hexes of A1" in faults
    faults = map_faults(with_course("A1-conon", "e3 f1", "c2/c3"))
    assert "A1-conon: c2/c3 is no border between two land hexes of A1" in faults


def test_rivers_that_meet_are_found() -> None:
    faults = map_faults(with_course("A1-oykel", "a2 c3", "a3/b2 b2/b3"))
    assert "A1-oykel: meets A1-carron at a2/a3/b2" in faults


def test_a_river_that_winds_round_a_hex_is_found() -> None:
    faults = map_faults(with_course("D1-orchy", "a7 d7", "b6/b7 b6/c7 b6/c6 b6/b5 b6/a6"))
    assert "D1-orchy: follows more than 3 borders of b6" in faults


def test_a_module_without_rivers_has_no_delta() -> None:
    sides = components().sides
    faults = map_faults((*sides[:2], *dried(sides[2:3]), *sides[3:]))
    assert "A1B1C1D1, 3-4 players: no river delta in play on module B" in faults
    assert "A1B1C1D1, 1-2 players: no river delta in play on module B" in faults
    assert not any(fault.startswith("A1B2C1D1") for fault in faults)


def test_too_few_deltas_are_found() -> None:
    faults = map_faults(dried(components().sides))
    assert "A1B1C1D1, 3-4 players: 0 river deltas of 86 land hexes, 16 to 32 % wanted" in faults


def test_too_many_lochs_are_found() -> None:
    wet = recelled(dried(components().sides), lambda cell: drowned(cell) if cell.mist else cell)
    assert any("lochs of 117 hexes, 22 to 27 % wanted" in fault for fault in map_faults(wet))


def test_too_few_lochs_are_found() -> None:
    def drained(cell: Cell) -> Cell:
        inner = not cell.terrain and not cell.feature and not ON_EDGE[cell.hex]
        return replace(cell, terrain=GRASSLAND, cost=3) if inner else cell

    faults = map_faults(recelled(components().sides, drained))
    assert any("lochs of 117 hexes, 22 to 27 % wanted" in fault for fault in faults)
    assert any("land hexes in play, 54 to 66 wanted" in fault for fault in faults)


def test_land_beyond_five_lochs_is_out_of_reach() -> None:
    def flooded(cell: Cell) -> Cell:
        return drowned(cell) if 3 <= column_of(cell.hex) <= 7 else cell

    faults = map_faults(recelled(dried(components().sides), flooded))
    assert any("out of reach of the rest even at 4-loch" in fault for fault in faults)


def test_dear_land_near_a_port_is_found() -> None:
    def dear(cell: Cell) -> Cell:
        return replace(cell, cost=3) if cell.terrain & WORKER_LAND and column_of(cell.hex) > 9 else cell

    faults = map_faults(recelled(components().sides, dear))
    assert any("for a worker within 3 of the port of module B" in fault for fault in faults)
    assert not any("within 3 of the port of module A" in fault for fault in faults)


def test_dear_land_near_a_rock_is_found() -> None:
    def dear(cell: Cell) -> Cell:
        return replace(cell, cost=3) if cell.terrain & WORKER_LAND and column_of(cell.hex) == 6 else cell

    faults = map_faults(recelled(components().sides, dear))
    assert any("for a worker within 3 of the rock of module" in fault for fault in faults)


def test_a_border_without_land_for_workers_is_found() -> None:
    def meadow(cell: Cell) -> Cell:
        return replace(cell, terrain=GRASSLAND) if cell.terrain and ON_EDGE[cell.hex] else cell

    told = "0 border hexes that take a worker, in 0 modules, at least 8 in 3 wanted"
    assert f"A1B1C1D1, 3-4 players: {told}" in map_faults(recelled(components().sides, meadow))


def test_a_hex_walled_in_is_found() -> None:
    def islanded(cell: Cell) -> Cell:
        return drowned(cell) if hex_name(cell.hex) in ("m2", "l2", "l3") else cell

    sides = components().sides
    b1 = sides[2]
    assert b1.id == "B1"
    faults = map_faults((*sides[:2], *recelled((b1,), islanded), *sides[3:]))
    assert "A1B1C1D1, 3-4 players: m3 has no neighbouring land" in faults


def test_a_solo_game_needs_land_that_costs_more_than_1() -> None:
    def cheap(cell: Cell) -> Cell:
        return replace(cell, cost=1) if cell.terrain & WORKER_LAND else cell

    faults = map_faults(recelled(components().sides, cheap))
    assert any("solo: 0 hexes that take a worker are left, at least 12 wanted" in fault for fault in faults)
    assert any(", solo: " in fault and "land hexes are left, at least 35 wanted" in fault for fault in faults)


def test_a_solo_port_out_of_reach_is_found() -> None:
    def cheap(cell: Cell) -> Cell:
        return replace(cell, cost=1) if cell.terrain and column_of(cell.hex) < 9 else cell

    assert any(
        "solo: the port at b1 is out of reach" in fault
        for fault in map_faults(recelled(components().sides, cheap))
    )
