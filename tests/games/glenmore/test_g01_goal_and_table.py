"""The goal of the game and its components (G1, G2)."""

from __future__ import annotations

import pytest
from tests.games.glenmore.openings import ahead, end, in_hand, opened, refused, ring, whole_game
from tests.games.glenmore.tables import Table

from bothy.games.glenmore.actions.markers import ChoosingClan, PlaceMarker
from bothy.games.glenmore.actions.market import Sell
from bothy.games.glenmore.actions.placing import Place
from bothy.games.glenmore.answers import DONE, Buy, Give
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types import RESOURCES, components
from bothy.games.glenmore.pack.types.clan_board import START
from bothy.games.glenmore.pack.types.price import ANIMALS
from bothy.games.glenmore.player import SCORES
from bothy.games.glenmore.rounds import LayTile
from bothy.games.glenmore.scoring.scores import Finish
from bothy.games.glenmore.territory.grid import column_row
from bothy.games.glenmore.turn import Take
from bothy.games.glenmore.variants.die import DIE, RollDie
from bothy.kernel import InvalidInput

PACK = components()

# G1 The goal


@pytest.mark.rule("G1.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_most_points_at_the_end_win(seed: int) -> None:
    pos, _ = whole_game(3, seed)
    totals = [player.total() for player in pos.players]
    assert max(totals) == totals[pos.rules.result(pos).winners[0]]


@pytest.mark.rule("G1.2")
def test_points_come_from_effects_four_comparisons_and_two_final_figures() -> None:
    pos, _ = whole_game(3, 4)
    assert list(pos.rules.result(pos).scores[0]) == list(SCORES)
    assert SCORES == ("effects", "castle-scotsmen", "landmarks", "whisky", "persons", "size", "coins")


@pytest.mark.rule("G1.3")
def test_a_long_jump_hands_the_others_turns() -> None:
    table = ahead("brora", "robert-the-bruce", "william-wallace", "mary-stuart", "montrose", "inshriach")
    end(table.play(Take("inshriach"), Place(1, -1)))
    actors = []
    for person in ("robert-the-bruce", "william-wallace", "mary-stuart", "montrose"):
        actors.append(table.acting())
        end(table.play(Take(person), DONE))
    assert actors == [1, 2, 1, 2]


@pytest.mark.rule("G1.3", "G4.2")
def test_short_steps_give_many_turns() -> None:
    table = ring(Table(), "seat-0 robert-the-bruce william-wallace seat-1 seat-2")
    end(table.play(Take("robert-the-bruce"), DONE))
    assert table.acting() == 0
    end(table.play(Take("william-wallace"), DONE))
    assert table.acting() == 0


@pytest.mark.rule("G1.3", "G19.7")
def test_each_tile_more_than_the_smallest_territory_costs_three_points() -> None:
    table = Table().tiles(2, seat=0).tiles(1, seat=1).run(Finish())
    assert [table.player(seat).total() for seat in range(3)] == [-6, -3, 0]


@pytest.mark.rule("G1.4")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_people_play(seats: int) -> None:
    with pytest.raises(InvalidInput):
        GLENMORE.open({}, seats)


@pytest.mark.rule("G1.4", "R-G10", "R-G71")
def test_the_die_always_plays_with_two_and_may_with_more() -> None:
    with_die = [[opened(seats, die=die).space_of(DIE) > 0 for die in (False, True)] for seats in (2, 3, 4)]
    assert with_die == [[True, True], [False, True], [False, True]]


@pytest.mark.rule("G1.5", "R-G72", "R-G23")
def test_everyone_sees_the_same() -> None:
    table = Table().coins(4).discards("brora").goods("home-village", wood=1)
    views = [table.rules.view(table.pos, seat) for seat in (0, 1, 2, None)]
    assert views == [views[0]] * 4
    assert views[0]["discards"] == ["brora"]
    assert views[0]["players"][0]["coins"] == 4


@pytest.mark.rule("G1.5", "G3.7")
def test_no_one_knows_the_order_of_a_stack() -> None:
    pos = opened(3)
    outcomes = LayTile(0).outcomes(pos)
    assert len(outcomes) == 14 - 5
    assert {weight for _, weight in outcomes} == {1}


# G2 The components


@pytest.mark.rule("G2.1")
def test_the_rondel_has_fourteen_spaces_and_each_holds_one_thing() -> None:
    pos = opened(4, die=True)
    assert len(pos.rondel) == 14
    assert len(set(pos.rondel)) == 14


@pytest.mark.rule("G2.2")
def test_a_market_row_has_spaces_of_one_two_and_three_coins() -> None:
    assert {row.id: row.prices for row in PACK.market} == dict.fromkeys(RESOURCES, (1, 2, 3))


@pytest.mark.rule("G2.3")
def test_five_resources_two_of_them_animals() -> None:
    assert RESOURCES == ("wood", "stone", "barley", "sheep", "cattle")
    assert [RESOURCES[animal] for animal in ANIMALS] == ["sheep", "cattle"]


@pytest.mark.rule("G2.3")
def test_whisky_is_never_sold() -> None:
    table = Table().whisky(3).goods("home-village", wood=1).market(wood=1)
    assert refused(table, Sell("whisky", "home-village")) == ("resource-not-there", "G7.6")


@pytest.mark.rule("G2.3")
def test_whisky_pays_for_no_resource() -> None:
    table = ahead("kingussie").whisky(3).coins(3).play(Take("kingussie"))
    assert refused(table, Give("whisky", "home-village")) == ("resource-not-there", "G8.3")
    assert table.why_not(Buy("whisky")) == "no-such-resource"


@pytest.mark.rule("G2.4")
def test_there_are_seventy_tiles_in_five_stacks_and_david_hume_separately() -> None:
    assert [len(PACK.stack(letter)) for letter in "SABCD"] == [5, 14, 17, 17, 17]
    assert len(PACK.rondel_tiles) == 70
    assert PACK.tile("the-end") in PACK.stack("D")
    assert [tile.id for tile in PACK.stack("clan")] == ["david-hume"]


@pytest.mark.rule("G2.5")
def test_a_tile_is_a_territory_tile_a_person_or_the_end() -> None:
    assert {tile.kind for tile in PACK.rondel_tiles} == {"territory", "person", "end"}
    assert [tile.id for tile in PACK.tiles if tile.kind == "end"] == ["the-end"]


@pytest.mark.rule("G2.5")
def test_a_tile_may_show_all_there_is_to_show() -> None:
    inverness = PACK.tile("inverness")
    assert not inverness.cost.free
    assert inverness.icons == ("village",)
    assert (inverness.river, inverness.overlay) == (True, True)
    assert (len(inverness.immediate), len(inverness.activation)) == (2, 1)


@pytest.mark.rule("G2.6")
def test_home_is_a_village_and_a_castle_to_its_right_on_the_river() -> None:
    table = Table()
    home = {column_row(cell): table.rules.ids[tile] for cell, tile in table.player().tiles.items()}
    assert home == {(0, 0): "home-village", (1, 0): "home-castle"}
    assert all(PACK.tile(id_).river for id_ in home.values())


@pytest.mark.rule("G2.7")
def test_ten_scotsmen_one_of_them_the_pawn_and_ten_markers() -> None:
    player = opened(3).players[0]
    on_rondel = 1
    assert player.supply + sum(player.scotsmen.values()) + on_rondel == 10
    assert player.markers == 10


@pytest.mark.rule("G2.8")
def test_a_green_start_and_twenty_two_clan_territories_joined_by_priced_roads() -> None:
    board = PACK.clan_board
    assert board.places[START].colour == "green"
    assert len(board.territories) == 22
    assert len([road for road in board.roads if road.cost >= 0]) == len(board.roads) > 22


@pytest.mark.rule("G2.9")
def test_eleven_landmark_cards_one_for_each_landmark_tile() -> None:
    cards = sorted(tile.card for tile in PACK.tiles if tile.card)
    assert len(cards) == 11
    assert cards == sorted(card.id for card in PACK.landmarks)


@pytest.mark.rule("G2.10")
def test_the_faces_of_the_die() -> None:
    assert PACK.die.faces == (1, 1, 1, 2, 2, 3)
    assert list(RollDie().outcomes(opened(2))) == [(1, 3), (2, 2), (3, 1)]


@pytest.mark.rule("G2.11", "R-G38")
def test_eight_scotsmen_and_ten_markers_are_left_after_set_up() -> None:
    assert [(player.supply, player.markers) for player in opened(2).players] == [(8, 10)] * 2


@pytest.mark.rule("G2.11", "R-G38")
def test_without_scotsmen_in_the_supply_a_village_brings_none() -> None:
    table = in_hand("halkirk")
    table.player().supply = 0
    table.play(Place(-1, 0))
    assert (table.standing("halkirk"), table.player().supply) == (0, 0)


@pytest.mark.rule("G2.11", "R-G38")
def test_without_markers_a_person_brings_none() -> None:
    table = ahead("robert-the-bruce")
    table.player().markers = 0
    table.play(Take("robert-the-bruce"))
    assert table.legal(PlaceMarker) == []
    assert table.why_not(PlaceMarker("macleod")) == "not-an-answer"


@pytest.mark.rule("G2.11")
def test_coins_and_whisky_never_run_out() -> None:
    table = Table().coins(999).activating().asked(ChoosingClan(0)).play(PlaceMarker("macleod"))
    assert table.player().coins == 1002
