"""Starting tiles 10 to 16, and variants: random prices, closer scoring for two (I7.1, I11; booklet 7.1, 7.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.caledonia.tables import Table, run

from bothy.games.caledonia.expansions.industria.ground.starting_tiles import STARTING_TILES
from bothy.games.caledonia.expansions.industria.variants.starting_prices import RollStartingPrice
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.pack.types import StartingTile, components
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.scoring import scores as scoring
from bothy.games.caledonia.scoring.scores import final_scores
from bothy.games.caledonia.setup.steps import Choosing, DrawStartingTile
from bothy.kernel import InvalidInput, SamplingDealer, Stage
from bothy.messages import Catalogue
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

ROLLED: dict[str, Any] = {"starting-prices": "rolled"}
CLOSER: dict[str, Any] = {"closer-scoring": True}
WORDS = Catalogue(game=CALEDONIA)


def rolled(*faces: int) -> list[int]:
    """Returns the prices after these rolls, good by good."""
    table = Table(seats=2, **ROLLED)
    run(table, *[RollStartingPrice(good) for good in range(len(GOODS))], deal=faces)
    return [table.pos.price(good) for good in range(len(GOODS))]


@pytest.mark.rule("I11.2")
@pytest.mark.parametrize(
    ("face", "prices"),
    [
        (1, [4, 5, 5, 10, 10, 11]),
        (-1, [4, 5, 5, 10, 10, 11]),
        (2, [5, 6, 6, 11, 11, 12]),
        (3, [5, 6, 6, 11, 11, 12]),
        (-2, [4, 4, 5, 9, 9, 10]),
        (-3, [4, 4, 5, 9, 9, 10]),
    ],
)
def test_the_price_die_moves_each_starting_price_by_the_table_of_the_booklet(face: int, prices: list[int]) -> None:
    assert rolled(*[face] * 6) == prices


@pytest.mark.rule("I11.1", "I11.2")
def test_each_good_has_its_own_roll() -> None:
    assert rolled(3, -3, 1, -2, 2, -1) == [5, 4, 5, 9, 11, 11]


@pytest.mark.rule("I11.1")
def test_prices_are_rolled_before_anybody_chooses() -> None:
    starts = set()
    for seed in range(4):
        pos: Any = Match.open(
            CALEDONIA, {"starting-prices": "rolled"}, 2, Shuffle.numbered(seed, ["a", "b"])
        ).position
        assert pos.round == 0
        assert all(2 <= step <= 4 for step in pos.prices)
        starts.add(tuple(pos.prices))
    assert len(starts) > 1
    plain: Any = Match.open(CALEDONIA, {}, 2).position
    assert plain.prices == [3] * 6


# 7.2


def ranked(of: str, mine: int, theirs: int, **options: Any) -> tuple[int, int]:
    """Returns the points of two players with these counts, mine first."""
    table = Table(seats=2, **options)
    mine_points, theirs_points = scoring.ranked(table.pos, of, [mine, theirs])
    return mine_points, theirs_points


@pytest.mark.rule("I11.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(5, 4, (8, 4)), (5, 3, (8, 0)), (4, 4, (4, 4)), (2, 3, (4, 8)), (0, 6, (0, 8))]
)
def test_one_contract_behind_is_worth_four(mine: int, theirs: int, points: tuple[int, int]) -> None:
    assert ranked("exports", mine, theirs, **CLOSER) == points


@pytest.mark.rule("I11.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [(7, 6, (12, 6)), (7, 5, (12, 6)), (7, 4, (12, 0)), (6, 6, (6, 6)), (4, 6, (6, 12))],
)
def test_one_or_two_settlements_behind_are_worth_six(mine: int, theirs: int, points: tuple[int, int]) -> None:
    assert ranked("settlements", mine, theirs, **CLOSER) == points


@pytest.mark.rule("I11.3")
def test_without_the_variant_the_second_of_two_gets_nothing() -> None:
    assert (ranked("exports", 5, 4), ranked("settlements", 7, 6)) == ((8, 0), (12, 0))


@pytest.mark.rule("I11.3")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_closer_scoring_is_for_two(seats: int) -> None:
    with pytest.raises(InvalidInput):
        Match.open(CALEDONIA, {"closer-scoring": True}, seats)


def test_the_score_sheet_says_how_close_it_was() -> None:
    pos = Table(seats=2, **CLOSER).pos
    pos.players[0].fulfilled, pos.players[1].fulfilled = (1, 2), (3,)
    lines = CALEDONIA.review.score_breakdown([Stage(0, pos, ())])[1]["exports"]
    assert [(WORDS.render(line.text.key, line.text.values), line.points) for line in lines] == [
        ("Contracts fulfilled: 1, only 1 behind", 4)
    ]
    assert final_scores(pos)[1]["exports"] == 4


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
