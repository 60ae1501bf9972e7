"""Farmers' markets, railway, awards and milestones at a table with the Automa (A2.9, A4.23, A7)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table, tell
from tests.games.caledonia.tables import Table, begin, run, scores

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.expansions.automa.expand import merchants_placed
from bothy.games.caledonia.expansions.automa.units import ChooseUnit
from bothy.games.caledonia.expansions.combinations.automa_markets import SellNearby
from bothy.games.caledonia.expansions.combinations.automa_railway import RAILWAY
from bothy.games.caledonia.expansions.industria.awards.counting import AwardDrawn
from bothy.games.caledonia.expansions.industria.markets.placing import PlaceMarket
from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS
from bothy.games.caledonia.expansions.industria.markets.stalls import Stalls
from bothy.games.caledonia.expansions.industria.milestones.part import prizes
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, no_trains
from bothy.games.caledonia.expansions.industria.trains.station import why_not_station
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF, MODULE_OF, MODULES, distance
from bothy.games.caledonia.pack.types.goods import WHISKY, WOOL
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.first_workers import FirstWorker
from bothy.kernel import SamplingDealer
from bothy.table.conformance import quick_game

ON = {"farmers-markets": True}


def with_market(hex_: str = "d4", merchants: int = 5, **prices: int) -> Table:
    """A table with a market for wool and whisky on a hex; the Automa has £100 and a worker on c4."""
    table = automa_table(options=ON).money(100, 1).merchants(merchants, 1)
    tiles = MARKETS.of(table.pos.rules.pack).tiles
    stalls = table.pos.part(Stalls)
    stalls.tiles.append(next(at for at, tile in enumerate(tiles) if tile.goods == (WOOL, WHISKY)))
    stalls.seats.append(0)
    stalls.hexes.append(HEX_OF[hex_])
    stalls.covered.append(0)
    table.pos.block(HEX_OF[hex_])
    for good, step in prices.items():
        table.price(good, step)
    return table


@pytest.mark.rule("A4.23", "R-A14")
def test_example_two_whisky_at_a_market_bring_six_pounds() -> None:
    table = run(with_market(wool=0, whisky=4), SellNearby(0))
    player = table.player(1)
    assert (player.money, player.market[WHISKY], player.merchants) == (106, -2, 3)
    assert (table.pos.prices[WHISKY], sum(player.goods)) == (2, 0)
    assert table.pos.part(Stalls).covered == [2]


@pytest.mark.rule("A4.23")
@pytest.mark.parametrize(("step", "merchants", "sold"), [(9, 5, 4), (7, 3, 3), (6, 5, 2), (3, 1, 1), (2, 5, 0)])
def test_it_sells_up_to_four_high_two_medium_and_none_low(step: int, merchants: int, sold: int) -> None:
    table = run(with_market(merchants=merchants, wool=0, whisky=step), SellNearby(0))
    assert table.player(1).market[WHISKY] == -sold


@pytest.mark.rule("A4.23")
def test_it_never_sells_against_its_own_merchants() -> None:
    table = with_market(wool=0, whisky=8)
    table.player(1).market[WHISKY] = 1
    assert run(table, SellNearby(0)).player(1).market[WHISKY] == 1


@pytest.mark.rule("A4.23", "R-A14")
def test_if_both_goods_would_do_the_die_decides() -> None:
    table = run(with_market(wool=4, whisky=8), SellNearby(0), deal=(WOOL,))
    assert (table.player(1).market[WOOL], table.player(1).market[WHISKY]) == (-2, 0)


@pytest.mark.rule("A4.18", "A4.23", "R-A14")
def test_the_criterion_counts_neighbourhood_and_market_together_and_both_are_used() -> None:
    table = with_market(wool=0, whisky=8).place("cow", "c4", 0).price("milk", 3)
    assert merchants_placed(table.pos, HEX_OF["d3"]) == 2 + 3  # of up to four, as it has five merchants
    run(table, ChooseUnit(HEX_OF["d3"], 1))
    dealt = [(each["good"], each["side"], each["count"]) for each in tell(table, "automa-deals")]
    assert dealt == [("milk", "buy", 2), ("whisky", "sell", 3)]


@pytest.mark.rule("A4.23")
def test_a_market_with_both_icons_covered_is_gone() -> None:
    table = run(with_market(wool=0, whisky=8), SellNearby(0))
    table.price("wool", 8).merchants(4, 1)
    run(table, SellNearby(0))
    assert table.pos.part(Stalls).hexes == [-2]


def placed(pos: Caledonia) -> Caledonia:
    """Places the markets and plays on to the choice of clans."""
    chance = SamplingDealer(2)
    while isinstance(pos.legal(pos.seats_to_act()[0])[0], PlaceMarket):
        seat = pos.seats_to_act()[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[chance.below(len(legal))], chance)
    return pos


@pytest.mark.rule("A2.9", "R-A11")
def test_one_person_places_two_markets_on_a_and_c_or_on_b_and_d() -> None:
    for seed in range(6):
        pos = begin(2, seed, automa="1", **ON)
        assert pos.part(Stalls).seats == [0, 0]
        first = pos.legal(0)[seed]
        pos.play(0, first, SamplingDealer(1))
        hexes = [HEX_OF[action.hex] for action in pos.legal(0) if isinstance(action, PlaceMarket)]
        module = MODULE_OF[pos.part(Stalls).hexes[0]]
        assert {MODULES[MODULE_OF[hex_]] for hex_ in hexes} == {MODULES[(module + 2) % 4]}
        wrong = next(hex_ for hex_ in pos.board.land if MODULE_OF[hex_] == (module + 1) % 4)
        assert pos.why_not(0, PlaceMarket(HEX_NAMES[wrong])) is not None


@pytest.mark.rule("A2.9", "R-A11")
@pytest.mark.parametrize("people", [2, 3])
def test_with_more_people_there_are_as_many_markets_as_players_each_in_another_module(people: int) -> None:
    pos = placed(begin(people + 1, 3, automa="1", **ON))
    stalls = pos.part(Stalls)
    order = [seat for seat in reversed(pos.order) if seat in pos.rules.people]
    assert stalls.seats == [*order, order[-1]]
    modules = [MODULE_OF[hex_] for hex_ in stalls.hexes if hex_ >= 0]
    assert len(modules) == len(set(modules)) == people + 1


@pytest.mark.rule("A2.9", "R-A11")
def test_peoples_first_workers_keep_two_hexes_away_and_the_automas_need_not() -> None:
    pos = placed(begin(2, 1, automa="1", **ON))
    markets = [hex_ for hex_ in pos.part(Stalls).hexes if hex_ >= 0]
    pos.play(0, pos.legal(0)[0], SamplingDealer(1))
    offered = [HEX_OF[action.hex] for action in pos.legal(0) if isinstance(action, Expand)]
    assert min(distance(hex_, market) for hex_ in offered for market in markets) > 2
    near = next(hex_ for hex_ in pos.board.land if 0 < distance(hex_, markets[0]) <= 2 and _mountain(pos, hex_))
    reason = pos.why_not(0, Expand("miner", HEX_NAMES[near]))
    assert reason is not None
    assert reason.key in ("worker-near-market", "occupied")


@pytest.mark.rule("A2.9")
def test_where_no_other_land_is_left_a_first_worker_may_stand_near_a_market() -> None:
    table = with_market("d4")
    pos = table.pos
    run(table, FirstWorker(0, 1))
    assert table.why_not(Expand("miner", "c4")) == "worker-near-market"
    for hex_ in pos.board.land:
        if distance(hex_, HEX_OF["d4"]) > 2:
            pos.block(hex_)
    table.money(50)
    assert table.why_not(Expand("miner", "c4")) == ""
    assert Expand("miner", "c4") in table.legal(Expand)


@pytest.mark.rule("A2.9")
@pytest.mark.parametrize("clan", ["fergusson", "macdonald"])
def test_clans_with_places_of_their_own_keep_away_from_markets_too(clan: str) -> None:
    table = with_market("d4").money(55)
    table.player(0).clan = [row.id for row in table.pos.rules.pack.clans].index(clan)
    run(table, FirstWorker(0, 1))
    offered = [HEX_OF[action.hex] for action in table.legal(Expand)]
    assert offered
    assert min(distance(hex_, HEX_OF["d4"]) for hex_ in offered) > 2


def _mountain(pos: Caledonia, hex_: int) -> bool:
    return bool(pos.board.terrain[hex_] & 2)


@pytest.mark.rule("A7.2", "R-A20")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_whole_train_module_it_scores_for_the_railway_by_its_level(level: int, seats: int) -> None:
    table = automa_table(level, seats, options={"trains": "full"})
    assert (scores(table, seats - 1)[RAILWAY], scores(table, 0)[RAILWAY]) == (10 * level, 0)


@pytest.mark.rule("A7.2", "R-A20")
@pytest.mark.parametrize("trains", ["off", "milestones-for-5", "simple-demands"])
def test_without_trains_it_scores_nothing_for_the_railway(trains: str) -> None:
    assert RAILWAY not in scores(automa_table(options={"trains": trains}), 1)


@pytest.mark.rule("A7.2", "R-A9")
def test_it_has_no_train() -> None:
    table = automa_table(options={"trains": "full"})
    part = no_trains(table.pos)
    assert (part.trains[1], part.minis[1]) == (NOWHERE, NOWHERE)
    assert part.track[1] == 0


@pytest.mark.rule("A7.2", "R-I44")
def test_a_station_may_share_a_hex_with_a_unit_of_the_automa() -> None:
    table = automa_table(options={"trains": "full"}).place("sheep", "d3", 0).place("sheep", "d4", 1)
    assert why_not_station(table.pos, 0, HEX_OF["d4"]) is None
    table.pos.block(HEX_OF["c4"])
    assert why_not_station(table.pos, 0, HEX_OF["c4"]) is not None


@pytest.mark.rule("A7.3", "R-A19", "R-I47")
@pytest.mark.parametrize("trains", ["full", "milestones-for-5", "simple-demands"])
def test_against_one_person_milestones_are_paid_by_round(trains: str) -> None:
    assert prizes(automa_table(options={"trains": trains}).pos)[1] == (10, 8, 6, 4, 2)


@pytest.mark.rule("A7.3", "R-A19")
def test_with_two_people_the_usual_table_holds() -> None:
    assert prizes(automa_table(seats=3, options={"trains": "full"}).pos)[1] == (6, 2)
    assert prizes(automa_table(seats=4, options={"trains": "full"}).pos)[1] == (8, 4, 2, 0)


@pytest.mark.rule("A7.1", "R-A9")
def test_it_takes_no_part_in_awards() -> None:
    table = automa_table(seats=3, options={"awards": True})
    table.pos.part(AwardDrawn).award = 0  # most units on the map
    table.place("sheep", "b2", 0).place("sheep", "d3", 2).place("sheep", "d4", 2)
    assert [scores(table, seat)["award"] for seat in range(3)] == [8, 0, 0]
    table = automa_table(options={"awards": True})
    table.pos.part(AwardDrawn).award = 0
    assert [scores(table, seat)["award"] for seat in range(2)] == [-4, 0]  # the card, as in the solo game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_with_all_modules(seats: int) -> None:
    options = {"automa": "3", "trains": "full", "farmers-markets": True, "awards": True, "future-contracts": True}
    assert quick_game(CALEDONIA, options, seats, seats)[0] > 20
