"""Railway, awards and milestones at a table with the Automa (A7)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.automa.automa_tables import automa_table
from tests.games.caledonia.tables import scores

from bothy.games.caledonia.expansions.combinations.automa_railway import RAILWAY
from bothy.games.caledonia.expansions.industria.awards.counting import AwardDrawn
from bothy.games.caledonia.expansions.industria.milestones.part import prizes
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, no_trains
from bothy.games.caledonia.expansions.industria.trains.station import why_not_station
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.table.conformance import quick_game


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
