"""Starting tiles 10 to 16 (I7.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bothy.games.caledonia.expansions.industria.ground.starting_tiles import STARTING_TILES
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types import StartingTile, components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.setup.steps import Choosing, DrawStartingTile
from bothy.kernel import SamplingDealer

TILES = [tile for tile in STARTING_TILES.rows(components()) if isinstance(tile, StartingTile)]
PRICES = [track.prices[track.start] for track in components().price_tracks]


def drawn(**options: Any) -> list[str]:
    rules = CALEDONIA.open({name.replace("_", "-"): value for name, value in options.items()}, 3)
    assert isinstance(rules, CaledoniaRules)
    outcomes = DrawStartingTile(-1).outcomes(rules.start())
    return [rules.pack.starting_tiles[int(number)].id for number, _ in outcomes]


@pytest.mark.rule("I7.1")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_each_brings_55_pounds_and_goods_worth_about_15(tile: StartingTile) -> None:
    assert tile.money == 55
    assert 14 <= sum(count * price for count, price in zip(tile.goods, PRICES, strict=True)) <= 16
    assert tile.source == "original"


@pytest.mark.rule("I7.1", "I1.2", "R-I18")
def test_a_table_draws_from_the_tiles_it_has_chosen() -> None:
    base, ours = [f"start-{n}" for n in range(1, 10)], [f"start-{n}" for n in range(10, 17)]
    assert drawn() == base
    assert drawn(starting_tiles="both") == [*base, *ours]
    assert drawn(starting_tiles="industria") == ours


@pytest.mark.rule("I7.1")
def test_a_player_who_takes_one_gets_its_money_and_goods() -> None:
    rules = CALEDONIA.open({"starting-tiles": "industria"}, 2)
    pos = rules.start()
    pos.settle(SamplingDealer(1))
    assert isinstance(pos.stack[-1], Choosing)
    seat = pos.seats_to_act()[0]
    action = pos.legal(seat)[0]
    tile = next(row for row in TILES if row.id == action.tile)  # type: ignore[attr-defined]
    pos.play(seat, action, SamplingDealer(1))
    player = pos.players[seat]
    assert player.money == 55
    assert dict(zip(GOODS, player.goods, strict=True)) == dict(zip(GOODS, tile.goods, strict=True))


def test_tiles_too_rich_alike_or_missing_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [replace(TILES[0], money=60), replace(TILES[1], goods=TILES[2].goods), *TILES[2:6]]
    monkeypatch.setattr(STARTING_TILES, "rows", lambda pack: tuple(changed))
    pack = replace(components(), starting_tiles=(*components().starting_tiles, *changed))
    assert STARTING_TILES.faults(pack) == [
        "starting tiles of Industria: 6, there should be 7",
        "start-10: £60, £55 wanted",
        "start-12: the same goods as start-11",
    ]
